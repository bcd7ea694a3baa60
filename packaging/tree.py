"""The sources that are packed: what is committed or about to be, pure, and with the compiled modules laid over it."""

import os
import shutil
import subprocess
from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).parents[1]
PLACE = Path(os.environ.get("PACKAGE_IN", ROOT))
WORK, OUT = PLACE / "build" / "package", PLACE / "dist"
COMPILED = ROOT / "build" / "compiled"
"""Where extension modules lie when the sources beside them were compiled: in app and games, and what they share at the top."""
EXTENSIONS = (".so", ".pyd")


def version() -> str:
    return str(run_path(str(ROOT / "app" / "__init__.py"))["__version__"])


def born() -> str:
    """When the packed sources were committed: every date in a package, so that the same sources make the same package."""
    return os.environ.get("SOURCE_DATE_EPOCH") or run("git", "log", "-1", "--format=%ct").strip()


def pure() -> Path:
    tree = emptied(WORK / "pure")
    for name in run("git", "ls-files", "-z").split("\0"):
        source = ROOT / name
        if name and source.exists():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, tree / name)
    return tree


def compiled() -> Path | None:
    """None where nothing was compiled."""
    made = [path for place in ("*", "app/**/*", "games/**/*") for path in COMPILED.glob(place) if path.suffix in EXTENSIONS]
    if not made:
        return None
    tree = shutil.copytree(WORK / "pure", emptied(WORK / "compiled"), dirs_exist_ok=True)
    for path in made:
        source = path.with_name(path.name.partition(".")[0] + ".py")
        if source.exists() and source.read_bytes() != (tree / source.relative_to(COMPILED)).read_bytes():
            raise SystemExit(f"{source} is not what is packed: compile again, or remove {COMPILED}")
        shutil.copy2(path, tree / path.relative_to(COMPILED))
    return tree


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """Its standard output; CalledProcessError when it fails."""
    env = os.environ | environment
    return subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
