"""The card beside the pointer: what a thing is, what it does, its numbers now, and what a move there would change."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.framework.mishap import unfailing
from app.table.board import About
from app.table.panels.kit import grown, words
from app.table.shield import shielded
from app.table.theme import Theme

WAIT, AWAY = 350, 18
NEAR, EDGE = 8, 4
LETTERS = 44
"""How wide the card is."""


@shielded
class AboutCard(QFrame):
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setObjectName("about")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.title, self.text, self.change = words(), words(), words()
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(12, 9, 12, 10)
        box.setSpacing(4)
        for label in (self.title, self.text, self.change):
            box.addWidget(label)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._appear)
        self._at = QPoint()
        self._free: list[QRect] = []
        self.rule = ""
        self.hide()
        parent.installEventFilter(self)

    def tell(
        self, about: About, changes: Sequence[str], rule_text: str, at: QPoint, theme: Theme, free: Sequence[QRect] = ()
    ) -> None:
        """Beside this point; what it explains stays free: all of these places if there is room, or the first of them."""
        self._free = [QRect(at, QSize(1, 1)), *free]
        self.rule = about.rule
        self.title.setFont(grown(self, 1.1, QFont.Weight.DemiBold, title=True))
        self.title.setText(about.title)
        self.text.setText("\n".join([*about.lines, *([rule_text] if rule_text else [])]))
        self.text.setVisible(bool(self.text.text()))
        self.change.setText("\n".join(changes))
        self.change.setStyleSheet(f"color: {theme.legal}")
        self.change.setVisible(bool(changes))
        self._at = at
        if self.isVisible():
            self._appear()
        else:
            self._wait.start(WAIT)

    def away(self) -> None:
        self._wait.stop()
        self.hide()

    @unfailing(bool)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Stay inside what is around it, when that becomes smaller."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _appear(self) -> None:
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        parent = self._around
        self.ensurePolished()
        width = min(LETTERS * self.fontMetrics().averageCharWidth(), parent.width() - 8)
        self.resize(width, self._box.totalHeightForWidth(width))
        room = parent.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        for many in range(len(self._free), 0, -1):
            if place := self._beside(_around(self._free[:many]), room):
                self.move(place)
                return
        self.move(max(EDGE, room.right() - self.width()), max(EDGE, room.bottom() - self.height()))

    def _beside(self, free: QRect, room: QRect) -> QPoint | None:
        """Right, left, below or above of this, as near to the point as it goes."""
        wide, high = self.width(), self.height()
        x = max(room.left(), min(self._at.x() + AWAY, room.right() - wide))
        y = max(room.top(), min(self._at.y() + AWAY, room.bottom() - high))
        for left, top in (
            (max(free.right() + NEAR, self._at.x() + AWAY), y),
            (min(free.left() - NEAR, self._at.x() - AWAY) - wide, y),
            (x, max(free.bottom() + NEAR, self._at.y() + AWAY)),
            (x, min(free.top() - NEAR, self._at.y() - AWAY) - high),
        ):
            if room.contains(QRect(left, top, wide, high)):
                return QPoint(left, top)
        return None


def _around(rects: Sequence[QRect]) -> QRect:
    whole = QRect()
    for rect in rects:
        whole = whole.united(rect)
    return whole
