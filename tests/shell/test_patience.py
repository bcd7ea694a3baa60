"""A game that takes long to read: the window stays alive, says how far it is, and can be told to let it be."""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton

from app.framework.lines import Stopped
from app.framework.locks import Lock
from app.shell import patience
from app.shell.context import Context
from app.shell.patience import Patience
from app.shell.window import MainWindow
from tests.plugins import find
from tests.shell.conftest import save_game

Tell = Callable[[float], None]


def slow(tell: Tell) -> str:
    for part in range(100):
        tell(part / 100)
        time.sleep(0.01)
    return "read"


def refuses(tell: Tell) -> str:
    slow(tell)
    raise OSError("gone")


def cancel(window: MainWindow) -> None:
    for dialog in window.findChildren(QProgressDialog):
        dialog.findChildren(QPushButton)[0].click()


def test_what_is_quick_is_there_at_once(window: MainWindow, context: Context) -> None:
    waiting = Patience(context, window)
    assert waiting.wait_for(lambda tell: threading.current_thread() is not threading.main_thread(), "a") is True
    assert not window.findChildren(QProgressDialog)


def test_what_is_slow_says_how_far_it_is_while_the_window_lives(window: MainWindow, context: Context) -> None:
    waiting = Patience(context, window)
    seen: list[int] = []
    beat = QTimer(window)
    beat.timeout.connect(lambda: seen.append(waiting.dialog.value() if waiting.dialog else -1))
    beat.start(20)
    assert waiting.wait_for(slow, "a") == "read"
    beat.stop()
    assert len(seen) > 5
    assert seen == sorted(seen)
    assert 0 < max(seen) <= patience.PARTS
    assert not waiting.busy


def test_what_fails_fails_where_it_was_asked_for(window: MainWindow, context: Context) -> None:
    with pytest.raises(OSError, match="gone"):
        Patience(context, window).wait_for(refuses, "a")


def test_what_is_called_off_ends_soon(window: MainWindow, context: Context) -> None:
    began = time.monotonic()
    QTimer.singleShot(400, lambda: cancel(window))
    with pytest.raises(Stopped):
        Patience(context, window).wait_for(lambda tell: [slow(tell) for _ in range(30)], "a")
    assert time.monotonic() - began < 10


def slow_find(game_id: str) -> Any:
    time.sleep(0.5)
    return find(game_id)


def test_a_slow_game_is_opened_all_the_same(window: MainWindow, context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    path = save_game(context, "a")
    other = save_game(context, "b")
    monkeypatch.setattr(context, "find", slow_find)
    QTimer.singleShot(400, lambda: window.games.open(other))
    window.games.open(path)
    assert window.opened
    assert window.opened.recorder.path == path
    assert [banner.label.text() for banner in window.banners] == [
        "Another game is still being opened. Please open b.caravan after that."
    ]


def test_a_game_that_is_called_off_is_left_alone(
    window: MainWindow, context: Context, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = save_game(context, "a")
    before = path.read_bytes()
    monkeypatch.setattr(context, "find", slow_find)
    for act in (window.games.open, window.games.bring_in):
        QTimer.singleShot(400, lambda: cancel(window))
        act(path)
        QApplication.processEvents()
        assert window.opened is None
        assert not window.banners
        assert path.read_bytes() == before
        Lock.take(path).close()
