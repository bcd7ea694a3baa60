"""Games are found however they were installed."""

import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from app.framework.game import GROUP
from app.framework.plugins import announced, fetch

Install = Callable[[Path, str], str]
"""Installs a package that announces a game `dice`, which is this text; what is to be put on the path."""
LIST = "[console_scripts]\ndice = nowhere:main\n\n[caravanserai.games]\ndice = dice:GAME\n[caravanserai.boards]\nother = x:Y\n"
METADATA = "Metadata-Version: 2.1\nName: dice\nVersion: 1\n"


def as_wheel(folder: Path, game: str) -> str:
    info = folder / "dice-1.dist-info"
    info.mkdir(parents=True)
    (info / "entry_points.txt").write_text(LIST)
    (info / "METADATA").write_text(METADATA)
    (folder / "dice.py").write_text(f"GAME = {game!r}")
    return str(folder)


def as_egg_info(folder: Path, game: str) -> str:
    """As `setup.py develop` leaves it beside the sources."""
    as_wheel(folder, game)
    (folder / "dice-1.dist-info" / "METADATA").unlink()
    (folder / "dice-1.dist-info").rename(folder / "dice.egg-info")
    (folder / "dice.egg-info" / "PKG-INFO").write_text(METADATA)
    return str(folder)


def as_zip(folder: Path, game: str) -> str:
    as_wheel(folder / "unpacked", game)
    archive = folder / "dice.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for file in sorted((folder / "unpacked").rglob("*")):
            packed.write(file, file.relative_to(folder / "unpacked"))
    return str(archive)


INSTALLS = [as_wheel, as_egg_info, as_zip]


@pytest.mark.parametrize("install", INSTALLS, ids=lambda i: i.__name__)
@pytest.mark.parametrize("alone", [True, False], ids=["alone", "beside others"])
def test_a_game_is_found_however_it_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, install: Install, alone: bool
) -> None:
    place = install(tmp_path, "six")
    monkeypatch.setattr(sys, "path", [place] if alone else [*sys.path, place])
    found = announced(GROUP)
    assert found["dice"] == "dice:GAME"
    assert ("noria" in found) is not alone
    monkeypatch.delitem(sys.modules, "dice", raising=False)
    assert fetch(found["dice"]) == "six"
    monkeypatch.delitem(sys.modules, "dice", raising=False)


def test_what_comes_first_on_the_path_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = as_wheel(tmp_path / "a", "six"), as_wheel(tmp_path / "b", "seven")
    (tmp_path / "a" / "dice-1.dist-info" / "entry_points.txt").write_text(LIST.replace("dice:GAME", "dice:FIRST"))
    for path, target in (([first, second], "dice:FIRST"), ([second, first], "dice:GAME")):
        monkeypatch.setattr(sys, "path", path)
        assert announced(GROUP) == {"dice": target}


@pytest.mark.parametrize("first", ["archive", "folder"])
def test_what_comes_first_on_the_path_counts_also_among_archives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    archive, folder = as_zip(tmp_path / "a", "six"), as_wheel(tmp_path / "b", "seven")
    (tmp_path / "b" / "dice-1.dist-info" / "entry_points.txt").write_text(LIST.replace("dice:GAME", "dice:FOLDER"))
    monkeypatch.setattr(sys, "path", [archive, folder] if first == "archive" else [folder, archive])
    assert announced(GROUP) == {"dice": "dice:GAME" if first == "archive" else "dice:FOLDER"}


@pytest.mark.parametrize("rest", [b"\xff\xfe", b""], ids=["noise", "empty"])
def test_a_broken_package_hides_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rest: bytes) -> None:
    as_wheel(tmp_path, "six")
    (tmp_path / "broken.dist-info").mkdir()
    (tmp_path / "broken.dist-info" / "entry_points.txt").write_bytes(rest)
    (tmp_path / "worse.dist-info" / "entry_points.txt").mkdir(parents=True)
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    assert announced(GROUP) == {"dice": "dice:GAME"}


def test_a_frozen_build_brings_its_list_and_does_not_look_into_archives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive, folder = as_zip(tmp_path / "a", "six"), as_wheel(tmp_path / "b", "seven")
    (tmp_path / "b" / "dice-1.dist-info" / "entry_points.txt").write_text(LIST.replace("dice:GAME", "dice:FOLDER"))
    monkeypatch.setattr(sys, "path", [archive, folder])
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert announced(GROUP) == {"dice": "dice:FOLDER"}


def test_where_all_packages_are_folders_the_library_for_it_is_not_loaded() -> None:
    code = "import sys; from app.framework.game import installed_ids; print(len(installed_ids()), 'email' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    number, loaded = done.stdout.split()
    assert (int(number) > 0, loaded) == (True, "False")
