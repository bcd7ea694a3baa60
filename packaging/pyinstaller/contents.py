"""What goes into a frozen build: read off the tree that is packed and off the list of what the system brings."""

import ast
import json
import subprocess
import sys
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path

from app.needs import NEEDS
from app.table.theme import FONTS
from app.text import LANGUAGES

Entry = tuple[str, str, str]
"""Where it goes, where it lies, what it is."""
PACKAGES = ("app", "games")
CODE = (".py", ".so", ".pyd")
UNWANTED = [
    *("tkinter", "pydoc", "doctest", "lib2to3", "test", "unittest", "curses", "readline", "sqlite3", "ssl", "_ssl", "_hashlib"),
    *("setuptools", "pip", "IPython", "_pytest", "hypothesis", "mypy", "ast_serialize", "librt", "rich", "PySide6.QtNetwork"),
]
SYSTEM = {need.what for group in ("qt", "x11", "wayland") for need in NEEDS[group]}
"""On Linux these are the system's: a copy of them would not go with its screen, its fonts, its drivers."""
NEEDLESS = (
    "PySide6/Qt/translations/",
    "PySide6/Qt/plugins/egldeviceintegrations/",
    "PySide6/Qt/plugins/generic/",
    "PySide6/Qt/plugins/networkinformation/",
    "PySide6/Qt/plugins/tls/",
    "PySide6/Qt/plugins/platforms/libqeglfs",
    "PySide6/Qt/plugins/platformthemes/libqgtk3",
    "PySide6/Qt/plugins/platforms/libqlinuxfb",
    "PySide6/Qt/plugins/platforms/libqminimal",
    "PySide6/Qt/plugins/platforms/libqvkkhrdisplay",
    "PySide6/Qt/plugins/platforms/libqvnc",
)
"""Of Qt: what the app never asks for."""
PLIST = {
    "NSHighResolutionCapable": True,
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Saved game of Caravanserai",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": ["org.caravanserai.game"],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": "org.caravanserai.game",
            "UTTypeDescription": "Saved game of Caravanserai",
            "UTTypeConformsTo": ["public.data"],
            "UTTypeTagSpecification": {"public.filename-extension": ["caravan"]},
        }
    ],
}


def files(tree: Path) -> list[tuple[str, str]]:
    """Everything beside the code: words, boxes, drawings, fonts."""
    found = [
        (str(path), str(path.parent.relative_to(tree)))
        for package in PACKAGES
        for path in sorted((tree / package).rglob("*"))
        if path.is_file() and path.suffix not in CODE and "__pycache__" not in path.parts
    ]
    found += [(str(tree / "assets"), "app/_assets")]
    for package, names in FONTS.items():
        worn = Path(str(import_module(package).__file__)).parent / "files"
        found += [(str(worn / f"{name}.ttf"), f"{package}/files") for name in names]
    return found


def licences(tree: Path) -> list[tuple[str, str]]:
    """The words under which others let us carry their work, as far as they come with it."""
    used: list[list[str]] = json.loads((tree / "assets" / "licences.json").read_text(encoding="utf-8"))
    names = [name for whose, _ in used for name in whose.split(", ")]
    found = []
    for name in names:
        package = {"Source Sans Pro": "font-source-sans-pro", "Source Serif Pro": "font-source-serif-pro"}.get(name, name)
        if package not in ("Qt", "Python"):
            lists = distribution(package).files or []
            found += [(str(path.locate()), f"licences/{package}") for path in lists if path.name.startswith("LICENSE")]
    return found


def modules(tree: Path) -> list[str]:
    """Every module of ours, as games are found by name, and whatever one of them names: compiled ones do not show it."""
    ours, theirs = set[str](), set[str]()
    inside = (path for package in PACKAGES for path in (tree / package).rglob("*"))
    for path in (path for path in (*tree.iterdir(), *inside) if path.suffix in CODE):
        name = path.name.partition(".")[0]
        ours.add(".".join((*path.parent.relative_to(tree).parts, *([] if name == "__init__" else [name]))))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if path.suffix == ".py" else ():
            if isinstance(node, ast.Import):
                theirs |= {each.name for each in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                theirs.add(node.module)
    return sorted(ours | theirs)


def chosen(entries: list[Entry]) -> list[Entry]:
    """Without what is never asked for, what the system brings, and libraries that only such wanted."""
    kept = [entry for entry in entries if wanted(entry[0])]
    if not sys.platform.startswith("linux"):
        return kept
    libraries = {Path(target).name: source for target, source, kind in kept if _is_library(target) and kind != "SYMLINK"}
    reached = _reached([source for target, source, kind in kept if not _is_library(target)], libraries)
    kept = [entry for entry in kept if not _is_library(entry[0]) or Path(entry[0]).name in reached]
    files = {target for target, _, kind in kept if kind != "SYMLINK"}
    return [(target, source, kind) for target, source, kind in kept if kind != "SYMLINK" or source in files]


def _is_library(target: str) -> bool:
    """Whether it is there only because something else names it."""
    return str(Path(target).parent) in (".", "PySide6/Qt/lib") and not Path(target).name.startswith("libpython")


def _reached(sources: list[str], libraries: dict[str, str]) -> set[str]:
    found, open_ = set[str](), list(sources)
    while open_:
        for name in needed(Path(open_.pop())) - found:
            if name in libraries:
                found.add(name)
                open_.append(libraries[name])
    return found


def needed(path: Path) -> set[str]:
    """The libraries that a program or library names itself; empty for any other file."""
    with open(path, "rb") as file:
        if file.read(4) != b"\x7fELF":
            return set()
    done = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=False)
    return {line.split()[1] for line in done.stdout.splitlines() if line.startswith("  NEEDED")}


def wanted(target: str) -> bool:
    name = target.replace("\\", "/")
    if name.startswith("babel/locale-data/"):
        return Path(name).name.partition(".")[0].partition("_")[0] in {"root", *LANGUAGES}
    return not (name.startswith(NEEDLESS) or (sys.platform.startswith("linux") and Path(name).name in SYSTEM))


def version(tree: Path) -> str:
    from runpy import run_path

    return str(run_path(str(tree / "app" / "__init__.py"))["__version__"])
