"""A sealed file of components is taken as it is; any other is validated, and tells what is wrong with it."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from app.framework.components import Part, Positive, WrongComponents, read_components, seal_of
from tests.plugins import GAMES

OURS = [name for name in GAMES if name != "toll"]


def box_of(name: str) -> tuple[Any, Path, type[Part]]:
    module = import_module(f"games.{name}.components")
    return module, Path(module.__file__ or "").with_name("components.json"), type(module.BOX)


@pytest.mark.parametrize("name", OURS)
def test_the_seal_is_that_of_a_file_that_holds_what_it_should(name: str) -> None:
    module, path, model = box_of(name)
    assert read_components(path, model) == module.BOX, "validated whole, the file says the same"
    assert seal_of(path.read_bytes()) == module.SEAL, "the file has changed: put its new seal into components.py"


def test_a_game_is_loaded_without_the_validation_library() -> None:
    code = f"import sys, {', '.join(f'games.{name}' for name in OURS)}, app.framework.record; print('pydantic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_line_ends_of_another_system_leave_the_seal_whole() -> None:
    assert seal_of(b"{\r\n}\r\n") == seal_of(b"{\n}\n") != seal_of(b"{ }\n")


class Cog(Part):
    teeth: Positive


class Clock(Part):
    cogs: list[Cog]
    hand: Cog | None

    def __post_init__(self) -> None:
        if self.hand and not self.cogs:
            raise ValueError("a hand that nothing turns")


@pytest.mark.parametrize("sealed", [True, False])
def test_parts_are_built_by_their_declared_kinds(tmp_path: Path, sealed: bool) -> None:
    file = tmp_path / "clock.json"
    file.write_bytes(b'{"cogs": [{"teeth": 3}], "hand": null}')
    seal = seal_of(file.read_bytes()) if sealed else ""
    assert read_components(file, Clock, seal) == Clock(cogs=[Cog(teeth=3)], hand=None)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b'{"cogs": [{"teeth": 0}], "hand": null}', "clock.json: cogs.0.teeth: "),
        (b'{"cogs": [], "hand": {"teeth": 1}}', "clock.json: the file: .*nothing turns"),
    ],
)
def test_a_changed_file_is_validated_although_there_is_a_seal(tmp_path: Path, content: bytes, complaint: str) -> None:
    file = tmp_path / "clock.json"
    file.write_bytes(content)
    with pytest.raises(WrongComponents, match=complaint):
        read_components(file, Clock, seal_of(b"{}"))
