"""Panels that may break: what one of them cannot show is reported and marked on it, and everything around it goes on."""

from collections.abc import Callable
from functools import wraps
from inspect import isfunction
from types import TracebackType
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from app.framework.mishap import report, unfailing
from app.table.painting import INK, PAPER, Painting, paint_sign
from app.table.tongue import SHORT, words

W = TypeVar("W", bound=type[QWidget])
SIDE = 22


class Mark(QLabel):
    """A strip over the upper edge of what is broken; what lies under it can still be clicked."""

    def __init__(self, broken: QWidget, what: str) -> None:
        super().__init__(words(SHORT), broken)
        self.what = what
        """What could not be done; when it can be done again, the mark goes."""
        self.setObjectName("broken")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAccessibleName(words())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(SIDE + 8, 2, 6, 2)
        self.setStyleSheet(f"background: {PAPER.name()}; color: {INK.name()}")
        broken.installEventFilter(self)
        self._lie(broken)
        self.show()
        self.raise_()

    @unfailing(bool)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._lie(watched)
        return False

    def _lie(self, broken: QWidget) -> None:
        self.setGeometry(0, 0, broken.width(), min(broken.height(), max(SIDE + 4, self.sizeHint().height())))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        with Painting(self) as painter:
            paint_sign(painter, QRectF(4, (self.height() - SIDE) / 2, SIDE, SIDE))


class Shielded:
    """Around what is done to a panel: `with Shielded(panel, "show_state")`."""

    def __init__(self, panel: QWidget, what: str) -> None:
        self._panel, self._what = panel, what
        self.broke = False

    def __enter__(self) -> "Shielded":
        return self

    def __exit__(self, _kind: type[BaseException] | None, value: BaseException | None, _trace: TracebackType | None) -> bool:
        if not isinstance(value, Exception):
            if value is None and _marked:
                unmark(self._panel, self._what)
            return False
        self.broke = True
        report(value)
        mark(self._panel, self._what)
        return True


_marked: dict[int, Mark] = {}
"""By the panel that is marked. Nearly always empty, so that what goes well costs nothing."""


def mark(panel: QWidget, what: str) -> None:
    if isValid(panel) and id(panel) not in _marked:
        _marked[id(panel)] = Mark(panel, what)
        panel.destroyed.connect(_Forgetting(id(panel)))


def unmark(panel: QWidget, what: str) -> None:
    made = _marked.get(id(panel))
    if made is not None and made.what == what:
        del _marked[id(panel)]
        if isValid(made):
            made.deleteLater()
            made.hide()


class _Forgetting:
    def __init__(self, key: int) -> None:
        self._key = key

    def __call__(self, _gone: object = None) -> None:
        _marked.pop(self._key, None)


def shielded(panel: W) -> W:
    """A panel to which nothing can be done that breaks what is around it: all that it is told, and all that it hears of Qt."""
    for name, method in list(vars(panel).items()):
        tells = isfunction(method) and method.__annotations__.get("return", "") is None
        if tells and not name.startswith("_"):
            setattr(panel, name, _guarded(name, method))
    return panel


def _guarded(name: str, method: Callable[..., None]) -> Callable[..., None]:
    @wraps(method)
    def guarded(self: QWidget, *args: Any, **named: Any) -> None:
        with Shielded(self, name):
            method(self, *args, **named)

    return guarded
