"""A sealed file of components is taken as it is; any other is validated, and tells what is wrong with it."""

from pathlib import Path

import pytest

from app.framework.components import Part, Positive, WrongComponents, read_components, seal_of


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
