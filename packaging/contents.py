"""What goes into a frozen build: read off the tree that is packed and off the list of what the system brings."""

import ast
import subprocess
import sys
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path

from tree import EXTENSIONS

from app.needs import NEEDS
from app.shell.licences import brought, works
from app.shell.start import DESKTOP_FILE
from app.table.theme import FONTS
from app.text import LANGUAGES

Entry = tuple[str, str, str]
"""Where it goes, where it lies, what it is."""
PACKAGES = ("app", "games")
CODE = (".py", *EXTENSIONS)
ANNOUNCED = "entry_points.txt"
LIBRARIES = (".", "PySide6/Qt/lib")
FOUND_BY = ("METADATA", "RECORD")
UNWANTED = [
    *("tkinter", "pydoc", "doctest", "lib2to3", "test", "unittest", "curses", "readline", "sqlite3", "ssl", "_ssl", "_hashlib"),
    *("bz2", "_bz2", "lzma", "_lzma", "_uuid"),
    *("setuptools", "pip", "numpy", "IPython", "_pytest", "hypothesis", "mypy", "ast_serialize", "librt", "rich"),
    "PySide6.QtNetwork",
]
SYSTEM = {need.what for group in ("qt", "x11", "wayland") for need in NEEDS[group]} | {"libgcc_s.so.1"}
"""On Linux these are the system's: a copy of them would not go with its screen, its fonts, its drivers. The last is libc6's."""
NEEDLESS = (
    "PySide6/Qt/translations/",
    "PySide6/Qt/plugins/egldeviceintegrations/",
    "PySide6/Qt/plugins/generic/",
    *(f"PySide6/Qt/plugins/imageformats/libq{kind}." for kind in ("gif", "icns", "ico", "jpeg", "tga", "tiff", "wbmp", "webp")),
    "PySide6/Qt/plugins/networkinformation/",
    "PySide6/Qt/plugins/tls/",
    "PySide6/Qt/plugins/platforms/libqeglfs",
    "PySide6/Qt/plugins/platformthemes/libqgtk3",
    "PySide6/Qt/plugins/platforms/libqlinuxfb",
    "PySide6/Qt/plugins/platforms/libqminimal",
    "PySide6/Qt/plugins/platforms/libqvkkhrdisplay",
    "PySide6/Qt/plugins/platforms/libqvnc",
    "PySide6/Qt/plugins/xcbglintegrations/",
)
"""Of Qt: what the app never asks for."""
KIND = f"{DESKTOP_FILE}.game"
PLIST = {
    "NSHighResolutionCapable": True,
    "CFBundleLocalizations": list(LANGUAGES),
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Saved game of Caravanserai",
            "CFBundleTypeIconFile": "saved-game.icns",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [KIND],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": KIND,
            "UTTypeDescription": "Saved game of Caravanserai",
            "UTTypeConformsTo": ["public.data"],
            "UTTypeTagSpecification": {"public.filename-extension": ["caravan"]},
        }
    ],
}


def files(tree: Path, pictures: Path) -> list[tuple[str, str]]:
    """Everything beside the code: words, boxes, drawings, fonts."""
    found = [
        (str(path), str(path.parent.relative_to(tree)))
        for package in PACKAGES
        for path in sorted((tree / package).rglob("*"))
        if path.is_file() and path.suffix not in CODE and "__pycache__" not in path.parts
    ]
    found += [(str(tree / "assets"), "app/_assets"), (str(tree / ANNOUNCED), f"caravanserai-{version(tree)}.dist-info")]
    for package, names in FONTS.items():
        worn = Path(str(import_module(package).__file__)).parent / "files"
        found += [(str(worn / f"{name}.ttf"), f"{package}/files") for name in names]
    if sys.platform == "darwin":
        found.append((str(pictures / "saved-game.icns"), "."))
    return found


def licences() -> list[tuple[str, str]]:
    """The words under which others let us carry their work, where their packages have them, and by what these are found."""
    names = [work.name for work in works(packed=True) if brought(work.name)]
    lists = [path for name in names for path in distribution(name).files or [] if path.name in FOUND_BY]
    return [(str(path.locate()), str(path.parent)) for path in (*lists, *(path for name in names for path in brought(name)))]


def modules(tree: Path) -> list[str]:
    """Every module of ours, as games are found by name, and whatever one of them names: compiled ones do not show it."""
    ours, theirs = {path.name.partition(".")[0] for path in tree.glob("*") if path.suffix in EXTENSIONS}, set[str]()
    for path in (path for package in PACKAGES for path in (tree / package).rglob("*.py")):
        parts = path.relative_to(tree).with_suffix("").parts
        ours.add(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                theirs |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                theirs.add(node.module)
    return sorted(ours | theirs | FONTS.keys())


def chosen(entries: list[Entry]) -> list[Entry]:
    """Without what is never asked for, what the system brings, and libraries and links that only such wanted."""
    kept = [entry for entry in entries if wanted(entry[0])]
    if not sys.platform.startswith("linux"):
        return kept
    files = [entry for entry in kept if entry[2] != "SYMLINK"]
    libraries = {Path(entry[0]).name: entry[1] for entry in files if _is_library(entry)}
    reached = _reached([entry[1] for entry in files if not _is_library(entry)], libraries)
    files = [entry for entry in files if not _is_library(entry) or Path(entry[0]).name in reached]
    there = {Path(entry[0]) for entry in files}
    return files + [entry for entry in kept if entry[2] == "SYMLINK" and Path(entry[0]).parent / entry[1] in there]


def _is_library(entry: Entry) -> bool:
    """Whether it is there only because something else names it."""
    target, _, kind = entry
    return kind == "BINARY" and str(Path(target).parent) in LIBRARIES and not Path(target).name.startswith("libpython")


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
    if name.startswith("babel/locale-data/") and name.endswith(".dat"):
        return Path(name).name.partition(".")[0].partition("_")[0] in {"root", *LANGUAGES}
    return not (name.startswith(NEEDLESS) or (sys.platform.startswith("linux") and Path(name).name in SYSTEM))


def version(tree: Path) -> str:
    from runpy import run_path

    return str(run_path(str(tree / "app" / "__init__.py"))["__version__"])
