"""A .deb around the folder: what the desktop and the shell need to know of it, and nothing that touches people's games."""

import gzip
import os
import re
import shutil
from datetime import UTC, datetime
from hashlib import md5
from pathlib import Path

import news
import terminal_words
from contents import needed
from tree import OUT, ROOT, WORK, born, run, version

from app.needs import NEEDS
from app.shell.start import DESKTOP_FILE

ID, MIME = DESKTOP_FILE, "application-x-caravanserai-game"
LINUX = ROOT / "packaging" / "linux"
SHARE = "usr/share"
ICONS = {"caravanserai": f"apps/{ID}", "saved-game": f"mimetypes/{MIME}"}
COMPRESSED = ("-Zxz", "-z1")
"""A third more than the least that xz can make of it, in a tenth of the time."""


def make(folder: Path) -> Path:
    root = WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    home = root / "usr/lib/caravanserai"
    shutil.copytree(folder, home, symlinks=True)
    (root / "usr/games").mkdir(parents=True)
    (root / "usr/games/caravanserai").symlink_to("../lib/caravanserai/caravanserai")
    _desktop(root)
    _documents(root)
    _control(root, home)
    _owned(root, int(born()))
    arch = run("dpkg", "--print-architecture").strip()
    made = OUT / f"caravanserai_{version()}-1_{arch}.deb"
    run("dpkg-deb", "--root-owner-group", *COMPRESSED, "--build", root, made, SOURCE_DATE_EPOCH=born())
    return made


def _desktop(root: Path) -> None:
    for drawing, where in ICONS.items():
        for picture in (WORK / "pictures").glob(f"{drawing}-*.png"):
            size = picture.stem.rpartition("-")[2]
            _copy(picture, root / f"{SHARE}/icons/hicolor/{size}x{size}/{where}.png")
        _copy(WORK / "pictures" / f"{drawing}.svg", root / f"{SHARE}/icons/hicolor/scalable/{where}.svg")
    _write(root / f"{SHARE}/applications/{ID}.desktop", news.named("app.desktop"))
    _write(root / f"{SHARE}/mime/packages/{ID}.xml", news.named("app.mime.xml"))
    _write(root / f"{SHARE}/metainfo/{ID}.metainfo.xml", news.metainfo(os.environ.get("PICTURES_AT", "")))


def _documents(root: Path) -> None:
    day = f"{datetime.fromtimestamp(int(born()), UTC):%Y-%m-%d}"
    _zip(root / f"{SHARE}/man/man6/caravanserai.6.gz", terminal_words.man(version(), day))
    for path, text in terminal_words.completions().items():
        _write(root / path, text)
    docs = root / f"{SHARE}/doc/caravanserai"
    _copy(LINUX / "copyright", docs / "copyright")
    _zip(docs / "changelog.gz", (ROOT / "assets/notes/en.md").read_text(encoding="utf-8"))
    _zip(docs / "changelog.Debian.gz", news.debian(maker()))
    _copy(LINUX / "lintian-overrides", root / f"{SHARE}/lintian/overrides/caravanserai")


def _control(root: Path, home: Path) -> None:
    size = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir()) // 1024
    depends, recommends = libraries(home)
    _write(
        root / "DEBIAN/control",
        f"""Package: caravanserai
Version: {version()}-1
Architecture: {run("dpkg", "--print-architecture").strip()}
Maintainer: {maker()}
Installed-Size: {size}
Depends: {", ".join(depends)}
Recommends: {", ".join(recommends)}
Section: games
Priority: optional
Description: three heavy economic board games at one table
 Agra, Yinzi and Noria: with friends at one screen, alone against bots, or to
 learn them, with hints that explain themselves. English and Italian.
 .
 Everything stays on this machine: no account, no network.
""",
    )
    sums = [
        f"{md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}"
        for path in _files(root / "usr")
    ]
    _write(root / "DEBIAN/md5sums", "\n".join(sums) + "\n")


def maker() -> str:
    """Whoever builds it, when Debian's own variables say who that is; the address of nobody is sure to reach nobody."""
    name, mail = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    return f"{name} <{mail}>" if name and mail else "The Caravanserai authors <nobody@caravanserai.invalid>"


def libraries(home: Path) -> tuple[list[str], list[str]]:
    """The packages without which no window opens, and those for screens of the other kind."""
    named, glibc = set[str](), (0, 0)
    for path in _files(home):
        if theirs := needed(path):
            named |= theirs
            versions = re.findall(rb"GLIBC_(\d+)\.(\d+)", path.read_bytes())
            glibc = max(glibc, *((int(a), int(b)) for a, b in versions), (0, 0))
    always = {need.package for group in ("qt", "x11") for need in NEEDS[group] if need.what in named}
    wayland = {need.package for need in NEEDS["wayland"]} - always
    return [f"libc6 (>= {glibc[0]}.{glibc[1]})", *sorted(always)], sorted(wayland)


def _owned(root: Path, when: int) -> None:
    """Plain modes and one date for everything."""
    for path in sorted(root.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name == "caravanserai" and path.parent.name == "caravanserai" and "lib" in path.parts)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _zip(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
