"""A window over a library in a temporary folder, the tiny test game on its shelf, and a stand-in for the table."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.desk.door import Opened
from app.desk.folders import Folders
from app.desk.shelf import Card
from app.framework.record import Recorder
from app.settings import Settings
from app.shell.context import Context
from app.shell.style import dress
from app.shell.window import MainWindow
from app.table.table import Table
from tests.plugins import find
from tests.tables import play_on, players_for, toll_match


class StandIn(QWidget):
    lobby_wanted = Signal()
    rule_wanted = Signal(str)
    rematch_wanted = Signal()
    practice_wanted = Signal(str)
    trial_wanted = Signal()
    changed = Signal()

    def __init__(self, opened: Opened, context: Context) -> None:
        super().__init__()
        self.match, self.players, self.recorder, self.settings = opened.match, opened.players, opened.recorder, context.settings
        self.applied: list[str] = []
        self.was_shut = False
        self.undo = QAction("Undo", self)
        self.undo.setShortcut("Ctrl+Z")

    def actions_by_menu(self) -> dict[str, list[QAction]]:
        return {"edit": [self.undo], "odd": [QAction("Odd", self)]}

    def apply(self, settings: Settings) -> None:
        self.applied.append(settings.language)

    def picture(self, width: int) -> QImage:
        image = QImage(width, width, QImage.Format.Format_RGB32)
        image.fill(0xFF8800)
        return image

    def shut(self) -> None:
        self.was_shut = True
        self.recorder.close()


standing_in = cast("Callable[[Opened, Context], Table]", StandIn)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "config", tmp_path / "data", tmp_path / "state", tmp_path / "cache")


@pytest.fixture
def context(folders: Folders) -> Context:
    settings = Settings(language="en", theme="light")
    return Context(folders, settings, [Card("toll", Path(find("toll").folder))], find)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, context: Context) -> Iterator[MainWindow]:
    dress(qapp, context.theme, context.settings.text_size)
    made = MainWindow(context, standing_in)
    made.watcher.look = lambda games: None  # type: ignore[method-assign]  # no processes in a unit test
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def real(qtbot: QtBot, qapp: QApplication, context: Context) -> Iterator[MainWindow]:
    """A window with the real table in it."""
    dress(qapp, context.theme, context.settings.text_size)
    context.settings.animation = "off"
    made = MainWindow(context)
    made.watcher.look = lambda games: None  # type: ignore[method-assign]
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def save_game(context: Context, name: str = "", moves: int = 5, age: float = 0) -> Path:
    """A saved game of the test-only game in the library."""
    import os
    import time

    match = toll_match()
    path = context.library.fresh("toll") if not name else context.library.folder / f"{name}.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    play_on(match, moves)
    recorder.close()
    then = time.time() - age
    os.utime(path, (then, then))
    return path
