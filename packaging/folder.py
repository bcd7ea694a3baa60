"""A folder that needs no Python, made by PyInstaller for the system on which this runs."""

import sys
import tomllib
from pathlib import Path

import pictures
from contents import ANNOUNCED
from tree import OUT, ROOT, WORK, born, run

SPEC = ROOT / "packaging" / "pyinstaller" / "caravanserai.spec"


def make(tree: Path) -> Path:
    pictures.make(WORK / "pictures")
    (tree / ANNOUNCED).write_text(announced(tree), encoding="utf-8")
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
        *("--distpath", OUT, "--workpath", WORK / "pyinstaller", SPEC),
        TREE=str(tree),
        PICTURES=str(WORK / "pictures"),
        PYTHONPATH=str(tree),
        PYTHONHASHSEED="0",
        SOURCE_DATE_EPOCH=born(),
    )
    folder = OUT / "caravanserai"
    if sys.platform.startswith("linux"):
        _strip(folder)
    return folder


def announced(tree: Path) -> str:
    """The games that the project brings, as app/framework/plugins.py reads them."""
    groups = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    parts = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in entries.items()) for group, entries in groups.items()]
    return "\n".join(parts)


def _strip(folder: Path) -> None:
    """What is left of names for debuggers; Python as people build it is full of them."""
    libraries = [path for path in sorted(folder.rglob("*.so*")) if path.is_file() and not path.is_symlink()]
    run("strip", "--strip-unneeded", *libraries)
