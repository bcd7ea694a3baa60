"""`make compiled`: the project once more, in build/compiled, with the rules and the search as extension modules.

Nothing is written twice for this: every module runs as it stands, and the compiler reads a copy in which it is told, on the
same lines, what else it could not know (`explained.py`).
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from itertools import chain
from pathlib import Path

from explained import explained
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parents[1]
OUT, WORK = ROOT / "build" / "compiled", ROOT / "build" / "compiling"
MADE, SEAL = WORK / "made", WORK / "seal"
FRAMEWORK = ("dice", "game", "moves", "naming", "phases", "players", "resources")
"""What rules stand on; the rest of the framework waits for the disk and not for Python."""
DRIVERS = ("adviser", "arena", "cores", "elsewhere", "simulate", "tally", "tune", "warning", "worker")
"""Bots' modules that only start, count or explain the work of others."""
PLAIN = ("components", "describe", "invariants", "lessons", "limits", "vocabulary")
"""Of a game: the models of its box, built from their annotations, and what nobody asks in a hurry."""


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


def modules(tree: Path) -> dict[str, list[str]]:
    """What is compiled, as paths in the tree: first what all games share, then each game."""
    shared = [tree / "app" / "framework" / f"{name}.py" for name in FRAMEWORK]
    parts = {"caravanserai": shared + [path for path in (tree / "app" / "bots").glob("*.py") if path.stem not in DRIVERS]}
    for game in (tree / "games").glob("*/"):
        rules = [path for path in game.glob("*.py") if path.stem not in PLAIN]
        parts[f"caravanserai_{game.name}"] = [*rules, *(game / "steps").glob("*.py")]
    return {
        part: sorted(path.relative_to(tree).as_posix() for path in paths if path.stem != "__init__")
        for part, paths in sorted(parts.items(), reverse=True)
    }


def seal(parts: dict[str, list[str]]) -> str:
    """The same for the same sources, this file, and the same compiler."""
    found = hashlib.sha256(f"{sys.version} {version('mypy')} {version('setuptools')}".encode())
    for path in (
        Path(__file__),
        Path(__file__).with_name("explained.py"),
        *(ROOT / name for chosen in parts.values() for name in chosen),
    ):
        found.update(path.read_bytes())
    return found.hexdigest()


def make(parts: dict[str, list[str]]) -> None:
    chosen = list(chain(*parts.values()))
    for name in chosen:
        (WORK / name).write_text(explained((ROOT / name).read_text(encoding="utf-8")), encoding="utf-8")
    os.chdir(WORK)
    groups: list[tuple[list[str], str | None]] = [(names, part) for part, names in parts.items()]
    # What "2" gains is within 2%, and it takes the C compiler a third longer.
    extensions = mypycify([*chosen, "--strict"], opt_level="1", debug_level="0", separate=groups)
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")  # nobody takes the place of a function: calls are direct
    command = build_ext(Distribution({"name": "caravanserai", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(MADE), str(WORK / "build"), os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
