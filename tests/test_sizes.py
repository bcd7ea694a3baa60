"""What is too large is named, and what was may only shrink."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "sizes.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sizes", TOOL)
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def long_function(name: str, lines: int) -> str:
    return f"def {name}():\n" + "    pass\n" * (lines - 1)


def test_sizes_are_those_of_the_file_and_of_each_function_within(tool: ModuleType) -> None:
    text = "class A:\n    def inside(self):\n        pass\n\n\n" + long_function("outside", 5)
    assert list(tool.sizes("a.py", text)) == [("a.py", 10, 400), ("a.py:outside", 5, 40), ("a.py:inside", 2, 40)]


@pytest.mark.parametrize(
    ("lines", "known", "said"), [(40, 0, 0), (41, 0, 1), (60, 60, 0), (61, 60, 1), (59, 60, 0), (40, 60, 1)]
)
def test_a_function_may_have_forty_lines_and_a_known_one_no_more_than_it_had(
    tool: ModuleType, lines: int, known: int, said: int
) -> None:
    larger = {"a.py:f": known} if known else {}
    assert len(list(tool.complaints(list(tool.sizes("a.py", long_function("f", lines))), larger))) == said


def test_what_is_gone_leaves_the_list(tool: ModuleType) -> None:
    assert list(tool.complaints([], {"gone.py": 500})) == ["gone.py fits now: take it out of LARGER"]
