"""What the system must bring is looked for, installed where that may be, and otherwise named in one command."""

import os
import re
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from app import needs
from app.needs import NEEDS, PURPOSES, SCREENS, Need, lacking, provide

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt brings what it wants")

QT = Path(PySide6.__path__[0])
OF_PYTHON = {"libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "librt.so.1", "libgcc_s.so.1"}
"""Libraries without which no wheel works anywhere."""
GONE = (Need("libgone.so.1", "libgone1"), Need("libgone-more.so.2", "libgone1"), Need("NoSuchProgram", "nosuch"))


def named_by(*libraries: str) -> set[str]:
    """The libraries of the system that these of Qt's name, and those of Qt's that they name in turn."""
    found: set[str] = set()
    open_, seen = [QT / name for name in libraries], set[Path]()
    while open_:
        path = open_.pop()
        if path in seen:
            continue
        seen.add(path)
        for name in re.findall(rb"\0(lib[\w+-]+(?:-[\d.]+)?\.so\.\d+)(?=\0)", path.read_bytes()):
            own = QT / "Qt" / "lib" / name.decode()
            if own.exists():
                open_.append(own)
            else:
                found.add(name.decode())
    return {name for name in found if not name.startswith(("libQt6", "libicu", "libpyside", "libshiboken"))} - OF_PYTHON


def listed(*groups: str) -> set[str]:
    return {need.what for group in groups for need in NEEDS[group]}


@pytest.mark.parametrize(
    ("plugin", "groups"),
    [("libqoffscreen.so", ("qt",)), ("libqxcb.so", ("qt", "x11")), ("libqwayland.so", ("qt", "wayland"))],
)
def test_every_library_that_qt_names_is_looked_for(plugin: str, groups: tuple[str, ...]) -> None:
    asked = named_by("Qt/lib/libQt6Widgets.so.6", "Qt/lib/libQt6DBus.so.6", f"Qt/plugins/platforms/{plugin}")
    assert len(asked) > 5
    assert asked - listed(*groups) == set()


def test_nothing_is_lacking_where_these_tests_run() -> None:
    assert lacking("test") == []


def test_it_needs_no_package_of_python() -> None:
    root = Path(needs.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-S", "-m", "app.needs", "draw"], cwd=root, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(("lang", "words"), [("en_GB.UTF-8", "no screen"), ("it_IT.UTF-8", "schermo")])
def test_it_speaks_without_any_package_of_python(lang: str, words: str) -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    here = {key: value for key, value in os.environ.items() if key not in (*screens, "LC_ALL")} | {"LANG": lang}
    command = [sys.executable, "-S", "-m", "app.needs", "play"]
    root = Path(needs.__file__).parents[1]
    done = subprocess.run(command, cwd=root, env=here, capture_output=True, text=True, check=False)
    assert done.returncode == needs.WRONG
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def gone(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Things that no system has, asked for by `draw`."""
    monkeypatch.setitem(NEEDS, "gone", GONE)
    monkeypatch.setitem(PURPOSES, "draw", ("gone",))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return monkeypatch


def test_who_may_not_install_is_told_the_one_command(gone: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    gone.setattr(needs, "is_root", lambda: False)
    assert provide("draw") == 2
    said = capsys.readouterr()
    assert "libgone.so.1, libgone-more.so.2, NoSuchProgram" in said.err
    assert "sudo apt-get install libgone1 nosuch" in said.err
    assert (said.out, len(said.err.splitlines())) == ("", 1)


def fake_apt(folder: Path, monkeypatch: pytest.MonkeyPatch, lines: str) -> Path:
    apt, asked = folder / "apt-get", folder / "asked"
    apt.write_text(f'#!/bin/sh\necho "$@" >> {asked}\n{lines}\n')
    apt.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    monkeypatch.setattr(needs, "is_root", lambda: True)
    return asked


def test_root_with_apt_gets_them_installed(
    gone: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone.setitem(NEEDS, "gone", GONE[2:])
    program = tmp_path / GONE[2].what
    asked = fake_apt(tmp_path, gone, f'[ "$1" = update ] || {{ echo "#!/bin/sh" > {program}; chmod +x {program}; }}')
    assert provide("draw") == 0
    assert asked.read_text().splitlines() == ["update -qq", "install -y -qq --no-install-recommends nosuch"]
    assert "nosuch" in capsys.readouterr().out


def test_what_apt_cannot_bring_is_named_with_its_reason(
    gone: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fake_apt(tmp_path, gone, 'echo "E: no such package" >&2; exit 100')
    assert provide("draw") == 2
    said = capsys.readouterr().err
    assert "E: no such package" in said
    assert "libgone.so.1" in said


def test_without_a_screen_nothing_is_looked_for_nor_installed(
    gone: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        gone.delenv(name, raising=False)
    gone.setattr(needs, "lacking", lambda *_: pytest.fail("looked"))
    assert provide("play", "build") == 2
    assert "no screen" in capsys.readouterr().err


def test_one_screen_that_works_is_enough(gone: pytest.MonkeyPatch) -> None:
    for group in SCREENS.values():
        gone.setitem(NEEDS, group, ())
    gone.setitem(NEEDS, "x11", GONE[:1])
    gone.setenv("DISPLAY", ":0")
    gone.delenv("WAYLAND_DISPLAY", raising=False)
    assert lacking("play") == [GONE[0]]
    gone.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert lacking("play") == []
