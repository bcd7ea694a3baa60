"""The sources that are packed: what is committed or about to be, pure, and with the compiled modules laid over it."""

import os
import shutil
import subprocess
from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).parents[1]
WORK, OUT = ROOT / "build" / "package", ROOT / "dist"
COMPILED = ROOT / "build" / "compiled"
"""What `make compiled` leaves: the project with extension modules, in its packages and, shared by them, beside those."""
EXTENSIONS = (".so", ".pyd")


def version() -> str:
    return str(run_path(str(ROOT / "app" / "__init__.py"))["__version__"])


def born() -> str:
    """When the packed sources were committed: every date in a package, so that the same sources make the same package."""
    return os.environ.get("SOURCE_DATE_EPOCH") or run("git", "log", "-1", "--format=%ct").strip()


def pure() -> Path:
    tree = _emptied(WORK / "pure")
    for name in run("git", "ls-files", "-z").split("\0"):
        source = ROOT / name
        if name and source.exists():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, tree / name)
    return tree


def compiled() -> Path | None:
    """None where nothing was compiled."""
    if not COMPILED.is_dir():
        return None
    tree = shutil.copytree(WORK / "pure", _emptied(WORK / "compiled"), dirs_exist_ok=True)
    for path in (path for path in COMPILED.rglob("*") if path.suffix in EXTENSIONS):
        shutil.copy2(path, tree / path.relative_to(COMPILED))
    return tree


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """Its standard output; CalledProcessError when it fails."""
    env = os.environ | environment
    return subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout


def _emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
