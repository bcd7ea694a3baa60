"""Painted above the pieces: what the board explains, and the arrow of a hint."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.table.items import HELD_Z

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
        """What was painted last: the thing explained, and the one in the hand."""
        self.setZValue(HELD_Z - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:  # noqa: N802
        return QRectF(0, 0, *self._owner.board.size).adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def wanted(self) -> tuple[str, str]:
        """What is to be seen now."""
        hand = self._owner.hand
        return self._owner.hovered or hand.focus, hand.held

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        owner = self._owner
        self.explained = self.wanted()
        painter.save()
        if owner.seen is not None and owner.hand.held:
            owner.board.paint_held(painter, owner.seen, owner.hand.held, owner.focus, owner.theme)
        elif owner.seen is not None and self.explained[0]:
            owner.board.paint_overlay(painter, owner.seen, self.explained[0], owner.focus, owner.theme)
        painter.restore()
        if self.arrow:
            self._paint_arrow(painter, *self.arrow)

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
