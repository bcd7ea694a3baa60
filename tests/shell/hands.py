"""What the tests do with the window, and what they read on it."""

from pathlib import Path
from typing import cast

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.desk.door import Opened
from app.shell.window import MainWindow
from tests.shell.conftest import StandIn

LEFT = Qt.MouseButton.LeftButton


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, LEFT)


def said(window: MainWindow) -> list[str]:
    return [banner.label.text() for banner in window.banners]


def offered(window: MainWindow, text: str) -> QAbstractButton:
    return next(button for banner in window.banners for button in banner.buttons if button.text() == text)


def drop(window: MainWindow, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, LEFT, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, LEFT, none))


def playing(window: MainWindow) -> Opened:
    """The game on the table."""
    assert window.opened
    return window.opened


def stand_in(window: MainWindow) -> StandIn:
    assert window.table
    return cast(StandIn, window.table)
