"""Files under 400 lines, functions under 40: names every one that is larger, and ends with status 1 when there is one."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

FILE, FUNCTION = 400, 40
FOLDERS = ("app", "bench", "games", "tests", "tools")


def too_large(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    lines = text.count("\n")
    if lines > FILE:
        yield f"{path}: {lines} lines, at most {FILE}"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            long = (node.end_lineno or node.lineno) - node.lineno + 1
            if long > FUNCTION:
                yield f"{path}:{node.lineno}: {node.name} has {long} lines, at most {FUNCTION}"


def main() -> int:
    found = [line for folder in FOLDERS for path in sorted(Path(folder).rglob("*.py")) for line in too_large(path)]
    print("\n".join(found) or "Every file and function has its size.", file=sys.stderr if found else sys.stdout)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
