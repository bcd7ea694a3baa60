"""What the compiler is told of a module is true, and stands on the lines of the module."""

import ast
from collections.abc import Callable
from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).parents[1]
explained: Callable[[str], str] = run_path(str(ROOT / "tools" / "explained.py"))["explained"]
RULES = sorted((*ROOT.glob("games/*/*.py"), *ROOT.glob("games/*/steps/*.py"), *ROOT.glob("app/framework/*.py")))
MODULE = '''"""A module."""

from typing import NamedTuple

FIRST, SECOND = 1, "two"
THIRD, FOURTH = (n * n for n in (3, 4))
PLAIN = tuple(range(3))
TYPED: dict[str, int] = {"a": 1}
CHOSEN = (1, 2)
TWICE = 1
TWICE = 2
small = 5
(
    FIFTH,
    SIXTH,
) = (n for n in (5, 6))


class Pair(NamedTuple):
    one: int
    two: list[str]
'''


def where(source: str) -> list[tuple[str, int]]:
    named = (ast.FunctionDef, ast.ClassDef)
    return [(node.name, node.lineno) for node in ast.walk(ast.parse(source)) if isinstance(node, named)]


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_everything_stays_on_its_line(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    if source.startswith('"""'):
        assert where(explained(source)) == where(source)


def test_the_copy_does_the_same() -> None:
    plain: dict[str, object] = {}
    told: dict[str, object] = {}
    exec(MODULE, plain)
    exec(explained(MODULE), told)
    names = [name for name in plain if name.isupper()]
    assert [told[name] for name in names] == [plain[name] for name in names]


def test_what_is_given_once_in_capitals_is_constant() -> None:
    lines = explained(MODULE).splitlines()
    assert lines[4] == "FIRST: Final = 1; SECOND: Final = 'two'"
    assert lines[5] == "THIRD_, FOURTH_ = (n * n for n in (3, 4)); THIRD: Final = THIRD_; FOURTH: Final = FOURTH_"
    assert lines[6] == "PLAIN: Final = tuple(range(3))"
    assert lines[7] == 'TYPED: Final[dict[str, int]] = {"a": 1}'
    assert lines[12:16] == [
        "(",
        "    FIFTH_,",
        "    SIXTH_,",
        ") = (n for n in (5, 6)); FIFTH: Final = FIFTH_; SIXTH: Final = SIXTH_",
    ]
    assert lines[8:12] == MODULE.splitlines()[8:12], "a row of values of its own types, what changes, and what is no constant"


def test_the_fields_of_a_row_are_told_with_their_types() -> None:
    assert explained(MODULE).endswith("setattr(Pair, '__annotations__', {'one': int, 'two': list[str]})\n")
