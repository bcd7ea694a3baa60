"""What happens when something breaks: a report here, an offer to go on, and nothing lost."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.shell import crash
from app.shell.window import MainWindow
from tests.shell.hands import playing


@pytest.fixture
def keeper(window: MainWindow) -> Iterator[crash.Keeper]:
    made = crash.Keeper(window.context.folders.state, window.playing, window.caught)
    window.keeper = made
    made.install()
    yield made
    made.end()


def blow_up(keeper: crash.Keeper, reason: BaseException) -> None:
    try:
        raise reason
    except type(reason):
        keeper.caught(*sys.exc_info())


def test_a_report_holds_the_trace_and_the_game(
    keeper: crash.Keeper, window: MainWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    window.games.begin_usual("toll")
    path = playing(window).recorder.path
    blow_up(keeper, RuntimeError("a wheel came off"))
    [(report, game)] = crash.unseen(window.context.folders.state)
    assert game == path
    assert "a wheel came off" in (report / "report.txt").read_text()
    assert (report / path.name).read_bytes() == path.read_bytes()
    assert "a wheel came off" in capsys.readouterr().err
    assert "nothing was sent anywhere" in window.banners[0].label.text()


def test_the_next_start_says_so_and_goes_on(qtbot: QtBot, keeper: crash.Keeper, window: MainWindow) -> None:
    window.games.begin_usual("toll")
    path = playing(window).recorder.path
    blow_up(keeper, RuntimeError("a wheel came off"))
    window.show_lobby()
    for banner in list(window.banners):
        banner.go()
    window.tell_crashes()
    assert "last time" in window.banners[0].label.text()
    button = next(b for b in window.banners[0].buttons if b.text() == "Go on with that game")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert playing(window).recorder.path == path
    assert crash.unseen(window.context.folders.state) == []


def test_the_same_trouble_is_reported_once(keeper: crash.Keeper, window: MainWindow) -> None:
    for _ in range(3):
        blow_up(keeper, RuntimeError("again"))
    assert len(crash.unseen(window.context.folders.state)) == 1
    assert len(window.banners) == 1


def test_a_full_disk_is_no_crash(keeper: crash.Keeper, window: MainWindow) -> None:
    blow_up(keeper, OSError(28, "No space left on device", "/games/a.caravan"))
    assert crash.unseen(window.context.folders.state) == []
    assert window.banners[0].label.text() == "/games/a.caravan cannot be written: the disk is full."


def test_a_session_that_died_hard_is_found(window: MainWindow, tmp_path: Path) -> None:
    running = window.context.folders.state / "crashes" / "running-1"
    running.mkdir(parents=True)
    (running / "report.txt").write_text("Fatal Python error: Segmentation fault")
    (running / "unseen").write_text(str(tmp_path / "a.caravan"))
    (tmp_path / "a.caravan").touch()
    [(report, game)] = crash.unseen(window.context.folders.state)
    assert game == tmp_path / "a.caravan"
    assert "Segmentation" in (report / "report.txt").read_text()


def test_a_living_session_and_a_switched_off_one_are_no_crashes(keeper: crash.Keeper, window: MainWindow) -> None:
    off = window.context.folders.state / "crashes" / "running-0"
    off.mkdir(parents=True)
    (off / "report.txt").write_text("")
    assert crash.unseen(window.context.folders.state) == []
    assert not off.exists()
    assert keeper._running
    assert keeper._running.exists()
    keeper.end()
    assert not keeper._running.exists()


def test_a_game_whose_name_is_no_text_is_reported_like_any_other(
    keeper: crash.Keeper, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = tmp_path / "bad\udcff.caravan"
    odd.write_text("a game")
    monkeypatch.setattr(keeper, "_game", lambda: odd)
    keeper.playing(odd)
    blow_up(keeper, RuntimeError("a wheel \ud800 came off"))
    [(report, game)] = crash.unseen(window.context.folders.state)
    assert game == odd
    assert (report / odd.name).read_text() == "a game"


def test_reports_that_are_none_are_passed_over(window: MainWindow) -> None:
    folder = window.context.folders.state / "crashes"
    for number, content in enumerate((b"/a\0b", b"\xff", b"x" * 5000, b"", b"x" * 10**6)):
        (folder / f"2026-01-01-00000{number}").mkdir(parents=True)
        (folder / f"2026-01-01-00000{number}" / "unseen").write_bytes(content)
    (folder / "2026-01-01-000005" / "unseen").mkdir(parents=True)
    found = crash.unseen(window.context.folders.state)
    assert [(report.name, game) for report, game in found] == [(f"2026-01-01-00000{number}", None) for number in (3, 2, 1, 0)]
    window.tell_crashes()
    assert len(window.banners) == 1


def test_what_broke_in_another_process_is_a_report_too(keeper: crash.Keeper, window: MainWindow) -> None:
    window.watcher.broke.emit("a wheel came off elsewhere")
    window.watcher.broke.emit("a wheel came off elsewhere")
    [(report, _)] = crash.unseen(window.context.folders.state)
    assert "elsewhere" in (report / "report.txt").read_text()
    assert "nothing was sent anywhere" in window.banners[0].label.text()
