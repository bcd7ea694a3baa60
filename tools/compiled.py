"""`make compiled`: the project once more, in build/compiled, with the rules and the search as extension modules.

Nothing is written twice for this: every module runs as it stands, and the compiler reads the same text. What it forgets of a
row, the names and types of its fields, is told to it below a copy.
"""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parents[1]
OUT, WORK = ROOT / "build" / "compiled", ROOT / "build" / "compiling"
MADE, SEAL = WORK / "made", WORK / "seal"
FRAMEWORK = ("dice", "game", "moves", "naming", "phases", "players", "resources")
"""What rules stand on; the rest of the framework waits for the disk and not for Python."""
DRIVERS = ("arena", "simulate", "tune", "worker")
"""Bots' modules that only start and count the work of others."""
MODELS = "components"
"""What a game reads its box with: built from its annotations when it is imported."""


def main() -> None:
    copy(OUT)
    chosen = modules(OUT)
    wanted = seal(chosen)
    if not SEAL.exists() or SEAL.read_text() != wanted:
        copy(WORK)
        make(chosen)
        SEAL.write_text(wanted)
    shutil.copytree(MADE, OUT, dirs_exist_ok=True)


def copy(target: Path) -> None:
    """The project as it lies here, without what git ignores."""
    shutil.rmtree(target, ignore_errors=True)
    listed = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, text=True)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def modules(tree: Path) -> list[str]:
    """What is compiled, as paths in the tree."""
    paths = [tree / "app" / "framework" / f"{name}.py" for name in FRAMEWORK]
    paths += [path for path in (tree / "app" / "bots").glob("*.py") if path.stem not in DRIVERS]
    for game in (tree / "games").glob("*/"):
        paths += [path for path in game.glob("*.py") if path.stem != MODELS]
        paths += (game / "steps").glob("*.py")
    return sorted(path.relative_to(tree).as_posix() for path in paths if path.stem != "__init__")


def seal(chosen: list[str]) -> str:
    """The same for the same sources, this file, and the same compiler."""
    found = hashlib.sha256(f"{sys.version} {version('mypy')} {version('setuptools')}".encode())
    for path in (Path(__file__), *(ROOT / name for name in chosen)):
        found.update(path.read_bytes())
    return found.hexdigest()


def make(chosen: list[str]) -> None:
    for name in chosen:
        with open(WORK / name, "a", encoding="utf-8") as file:
            file.writelines(reminders((ROOT / name).read_text(encoding="utf-8")))
    os.chdir(WORK)
    extensions = mypycify([*chosen, "--strict"], opt_level=os.environ.get("OPT", "3"))
    command = build_ext(Distribution({"name": "caravanserai", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(MADE), str(WORK / "build")
    command.ensure_finalized()
    command.run()


def reminders(source: str) -> Iterator[str]:
    """For every row and named tuple: its fields with their types, which would be lost."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and (is_row(node) or "NamedTuple" in map(ast.unparse, node.bases)):
            parts = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            types = ", ".join(f"{ast.unparse(part.target)!r}: {ast.unparse(part.annotation)}" for part in parts)
            yield f"setattr({node.name}, '__annotations__', {{{types}}})\n"
            if is_row(node):
                yield f"setattr({node.name}, '__slots__', {tuple(ast.unparse(part.target) for part in parts)})\n"


def is_row(node: ast.ClassDef) -> bool:
    return any(ast.unparse(decorator).startswith("dataclass(") for decorator in node.decorator_list)


if __name__ == "__main__":
    main()
