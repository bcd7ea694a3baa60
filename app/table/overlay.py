"""Painted above the pieces: what the board explains, and the arrow of a hint."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.framework.mishap import unfailing
from app.table.items import HELD_Z
from app.table.painting import Borrowed, paint_sign, signed

if TYPE_CHECKING:
    from app.table.scene import TableScene

BEYOND = 60.0
"""How far a board may explain something beyond its own edge."""


class Overlay(QGraphicsItem):
    """About what is pointed at, has the focus, or is held; and the arrow of a hint."""

    def __init__(self, scene: "TableScene") -> None:
        super().__init__()
        self._owner = scene
        self.arrow: tuple[QPointF, QPointF] | None = None
        self.explained = "", ""
        """What is painted: the thing explained, and the one in the hand."""
        self._broken: object = None
        """What broke when it was painted last: it is not tried again until something else was to be seen."""
        self.setZValue(HELD_Z - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @unfailing(QRectF)
    def boundingRect(self) -> QRectF:  # noqa: N802
        return QRectF(0, 0, *self._owner.board.size).adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND)

    @unfailing(QPainterPath)
    def shape(self) -> QPainterPath:
        return QPainterPath()

    def wanted(self) -> tuple[str, str]:
        """What is to be seen now."""
        hand = self._owner.hand
        return self._owner.hovered or hand.focus, hand.held

    def refresh(self) -> None:
        """All of it anew when something else is to be seen: a part painted for others' sake never runs ahead of the rest."""
        if self.explained != self.wanted():
            self.explained = self.wanted()
            self.update()

    @signed
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._owner.seen is not None and any(self.explained):
            self._explain(painter)
        if self.arrow:
            self._paint_arrow(painter, *self.arrow)

    def _explain(self, painter: QPainter) -> None:
        owner, (what, held) = self._owner, self.explained
        key = self.explained, owner.seen, owner.focus
        area = owner.area(held or what)
        if self._broken == key:
            paint_sign(painter, area)
            return
        with Borrowed(painter, area) as watched:
            if held:
                owner.board.paint_held(painter, owner.seen, held, owner.focus, owner.theme)
            else:
                owner.board.paint_overlay(painter, owner.seen, what, owner.focus, owner.theme)
        self._broken = key if watched.broke else None

    def _paint_arrow(self, painter: QPainter, start: QPointF, end: QPointF) -> None:
        middle = (start + end) / 2 + QPointF(0, -0.18 * abs(end.x() - start.x()) - 20)
        path = QPainterPath(start)
        path.quadTo(middle, end)
        for colour, width in (("window", 13.0), ("hint", 7.0)):
            pen = QPen(self._owner.theme.colour(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)
        angle = path.angleAtPercent(1.0)
        turn = QTransform().translate(end.x(), end.y()).rotate(-angle)
        painter.setBrush(self._owner.theme.colour("hint"))
        painter.setPen(QPen(self._owner.theme.colour("window"), 3))
        head = QPainterPath()
        head.moveTo(turn.map(QPointF(8, 0)))
        head.lineTo(turn.map(QPointF(-22, 14)))
        head.lineTo(turn.map(QPointF(-22, -14)))
        head.closeSubpath()
        painter.drawPath(head)
