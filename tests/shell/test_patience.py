"""A game that takes long to read: the window stays alive, says how far it is, and can be told to let it be."""

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressDialog, QPushButton

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


class Meanwhile:
    """Does something as soon as the dialog is there; until then the slow one waits."""

    def __init__(self, window: MainWindow, act: Callable[[], None]) -> None:
        self.done = threading.Event()
        self._window, self._act = window, act
        self._clock = QTimer(window)
        self._clock.timeout.connect(self._look)
        self._clock.start(10)

    def _look(self) -> None:
        if any(dialog.isVisible() for dialog in self._window.findChildren(QProgressDialog)):
            self._clock.stop()
            self._act()
            self.done.set()

    def find(self, game_id: str) -> Any:
        assert self.done.wait(20)
        return find(game_id)


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
    meanwhile = Meanwhile(window, lambda: cancel(window))
    began = time.monotonic()
    with pytest.raises(Stopped):
        Patience(context, window).wait_for(lambda tell: [slow(tell) for _ in range(30)], "a")
    assert time.monotonic() - began < 20
    assert meanwhile.done.is_set()


def test_a_slow_game_is_opened_all_the_same(window: MainWindow, context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    path, other = save_game(context, "a"), save_game(context, "b")
    monkeypatch.setattr(context, "find", Meanwhile(window, lambda: window.games.open(other)).find)
    window.games.open(path)
    assert window.opened
    assert window.opened.recorder.path == path
    assert [banner.label.text() for banner in window.banners] == [
        "Another game is still being opened. Please open b.caravan after that."
    ]


@pytest.mark.parametrize("act", ["open", "bring_in"])
def test_a_game_that_is_called_off_is_left_alone(
    window: MainWindow, context: Context, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    path = save_game(context, "a")
    before = path.read_bytes()
    monkeypatch.setattr(context, "find", Meanwhile(window, lambda: cancel(window)).find)
    getattr(window.games, act)(path)
    assert window.opened is None
    assert not window.banners
    assert path.read_bytes() == before
    Lock.take(path).close()
