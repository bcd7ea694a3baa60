"""No file over 400 lines, no function over 40: names each that is, and ends with status 1 when there is one.

What was larger when this began stands in LARGER with its size then: it may shrink, not grow, and leaves the list once it fits.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

FILE, FUNCTION = 400, 40
FOLDERS = ("app", "bench", "games", "packaging", "tests", "tools")
LARGER = {
    "games/yinzi/features.py:measure": 59,
    "tests/games/agra/test_corner_cases.py": 419,
    "tests/games/agra/test_guided_game.py:test_guided_game": 62,
}


def sizes(path: str, text: str) -> Iterator[tuple[str, int, int]]:
    """A file and its functions: what it is, how many lines it has, how many it may have."""
    yield path, text.count("\n"), FILE
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{path}:{node.name}", (node.end_lineno or node.lineno) - node.lineno + 1, FUNCTION


def complaints(found: list[tuple[str, int, int]], larger: dict[str, int]) -> Iterator[str]:
    sized: dict[str, int] = {}
    for what, lines, most in found:
        sized[what] = max(lines, sized.get(what, 0))
        if lines > max(most, larger.get(what, 0)):
            yield f"{what} has {lines} lines, at most {max(most, larger.get(what, 0))}"
    limits = {what: most for what, _, most in found}
    for what in larger:
        if sized.get(what, 0) <= limits.get(what, 0):
            yield f"{what} fits now: take it out of LARGER"


def main() -> int:
    files = [path for folder in FOLDERS for path in sorted(Path(folder).rglob("*.py"))]
    found = [size for path in files for size in sizes(path.as_posix(), path.read_text(encoding="utf-8"))]
    lines = list(complaints(found, LARGER))
    print("\n".join(lines), end="\n" * bool(lines), file=sys.stderr)
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main())
