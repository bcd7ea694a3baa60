"""On macOS a double click is no argument but an event, for a window that is open as for one that just begins."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from app.framework.mishap import unfailing


class Opener(QObject):
    def __init__(self, app: QObject, open_: Callable[[Path], None]) -> None:
        super().__init__(app)
        self._open = open_
        app.installEventFilter(self)

    @unfailing(bool)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        self._open(Path(event.file()))
        return True
