"""The painted table under everything: as much of it as is seen, sharp when it rests, the old picture while the zoom changes."""

from math import ceil, floor
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from app.framework.mishap import unfailing
from app.table.board import Board
from app.table.items import Looks, blit, where
from app.table.painting import Painting, signed
from app.text.speaker import Speaker

MARGIN = 0.2
"""How much more than is seen is painted on each side, in parts of it, so that a short way can be panned."""


class TableItem(QGraphicsItem):
    """Everything that never moves, painted once for each zoom."""

    def __init__(self, board: Board[Any], looks: Looks, speaker: Speaker) -> None:
        super().__init__()
        self.board, self.looks, self.speaker = board, looks, speaker
        self.seen: Any = None
        self.focus = 0
        self._key: object = None
        self._scale = 0.0
        self._area = QRectF()
        """What `_sharp` shows."""
        self._sharp = self._whole = QPixmap()
        self.setZValue(-1000)

    def show_state(self, seen: Any, focus: int) -> None:
        self.seen, self.focus = seen, focus
        if self.board.table_key(seen, focus) != self._key:
            self._key = self.board.table_key(seen, focus)
            self.forget()

    def forget(self) -> None:
        self._sharp = self._whole = QPixmap()
        self._area = QRectF()
        self.update()

    @unfailing(QRectF)
    def boundingRect(self) -> QRectF:  # noqa: N802
        return QRectF(0, 0, *self.board.size)

    @signed
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.seen is None:
            return
        (world, ratio, scale), wanted = where(painter), self._wanted(widget)
        fresh = abs(scale - self._scale) < 1e-6 and self._area.contains(wanted)
        if not fresh and (self._sharp.isNull() or not self.looks.rough):
            self._paint(scale, wanted)
        if not self._area.contains(wanted) and not self._whole.isNull():
            painter.drawPixmap(self.boundingRect(), self._whole, QRectF(self._whole.rect()))
        if not blit(painter, world, ratio, self._area, self._sharp):
            painter.drawPixmap(self._area, self._sharp, QRectF(self._sharp.rect()))

    def _wanted(self, widget: QWidget | None) -> QRectF:
        """What is seen of the table."""
        view = widget.parentWidget() if widget is not None else None
        if not isinstance(view, QGraphicsView) or widget is None:
            return self.boundingRect()
        return view.mapToScene(widget.rect()).boundingRect().intersected(self.boundingRect())

    def _paint(self, scale: float, wanted: QRectF) -> None:
        dx, dy = wanted.width() * MARGIN, wanted.height() * MARGIN
        area = wanted.adjusted(-dx, -dy, dx, dy).intersected(self.boundingRect())
        x, y = floor(area.x() * scale), floor(area.y() * scale)
        w, h = max(1, ceil(area.right() * scale) - x), max(1, ceil(area.bottom() * scale) - y)
        self._sharp = QPixmap(w, h)
        self._sharp.fill(self.looks.theme.colour("window"))
        self._scale, self._area = scale, QRectF(x / scale, y / scale, w / scale, h / scale)
        with Painting(self._sharp) as own:
            own.translate(-x, -y)
            own.scale(scale, scale)
            self.board.paint_table(own, self.seen, self.focus, self.looks.theme, self.speaker)
        if self._area.contains(self.boundingRect()):
            self._whole = self._sharp
