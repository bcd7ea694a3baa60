"""What a box holds, read from a file that comes with the game and validated before anything is played with it."""

from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError


class Part(BaseModel):
    """A model of something in the box: exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


P = TypeVar("P", bound=Part)


class WrongComponents(Exception):
    """A component file that does not hold what it should; the text names file, field and reason."""


def read_components(path: Path, model: type[P]) -> P:
    try:
        return model.model_validate_json(path.read_bytes())
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"])) or "the file"
        raise WrongComponents(f"{path.name}: {field}: {first['msg']}") from None
    except OSError as error:
        raise WrongComponents(f"{path.name}: {error.strerror}") from None
