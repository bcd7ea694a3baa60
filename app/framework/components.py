"""What a box holds, read from a file that comes with the game and validated before anything is played with it.

The file as it comes with the game has been validated when it was sealed (a test holds them together), so a game does not load a
validation library for it; a file that anybody changed is validated whole before it is used.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, ClassVar, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

from app.framework.fingerprint import fingerprint


@dataclass(frozen=True)
class Bounds:
    """From the least to the most; only the validator asks, in words of its own."""

    least: int
    most: int = sys.maxsize
    words: ClassVar[tuple[str, str]]

    def __get_pydantic_core_schema__(self, kind: Any, schema_of: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        return schema_of(kind) | dict(zip(self.words, (self.least, self.most), strict=True))


class Number(Bounds):
    """What a number may be."""

    words = "ge", "le"


class Length(Bounds):
    """How much a list may hold."""

    words = "min_length", "max_length"


Count = Annotated[int, Number(0)]
Positive = Annotated[int, Number(1)]


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Part:
    """Something in the box: exact types, no unknown fields. `__post_init__` may compare the fields with each other."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "strict": True}

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


P = TypeVar("P", bound=Part)


class WrongComponents(Exception):
    """A component file that does not hold what it should; the text names file, field and reason."""


def seal_of(content: bytes) -> str:
    return fingerprint(content.replace(b"\r\n", b"\n"))[:16]


def read_components(path: Path, model: type[P], seal: str = "") -> P:
    """The parts of a file; `seal` is that of the content which has been validated already."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise WrongComponents(f"{path.name}: {error.strerror}") from None
    if seal_of(content) != seal:
        return _validated(path.name, content, model)
    made: P = _made(model, json.loads(content))
    return made


def _validated(name: str, content: bytes, model: type[P]) -> P:
    from pydantic import TypeAdapter, ValidationError

    try:
        return TypeAdapter(model).validate_json(content)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"])) or "the file"
        raise WrongComponents(f"{name}: {field}: {first['msg']}") from None


def _made(kind: Any, data: Any) -> Any:
    if isinstance(kind, type) and issubclass(kind, Part):
        hints = _hints(kind)  # type: ignore[arg-type]  # every class can be hashed
        return kind(**{name: _made(hints[name], value) for name, value in data.items()})
    args = get_args(kind)
    match get_origin(kind):
        case origin if origin is list:
            return [_made(args[0], value) for value in data]
        case origin if origin is tuple:
            kinds = args if args[-1] is not Ellipsis else args[:1] * len(data)
            return tuple(map(_made, kinds, data))
        case origin if origin is dict:
            return {key: _made(args[1], value) for key, value in data.items()}
        case origin if origin is UnionType and data is not None:
            return _made(args[0], data)
    return data


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)
