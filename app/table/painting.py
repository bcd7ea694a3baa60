"""Painters that always end. Nothing else in the app opens one: a painter that outlives its picture ends the whole process.

What breaks while it paints is reported, and a sign stands in its place; whatever is painted beside it stays as it should be.
"""

from collections.abc import Callable
from functools import wraps
from types import TracebackType
from typing import TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.framework.mishap import report
from app.table.theme import TEXT, font
from app.table.tongue import words

HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
OURS = -31337
"""An origin of brushes that nobody else sets: a painter whose state has it was saved within what is watched here. How many
watch it, one inside the other, is the origin's other number."""
SIGN, INK, PAPER = QColor("#f2a900"), QColor("#241a00"), QColor(255, 246, 214, 235)
LARGEST_SIGN, LARGEST_LETTERS, READABLE = 64.0, 40.0, 11.0
"""The sign alone, and the letters of its words; smaller ones are not written."""
Paint = TypeVar("Paint", bound=Callable[..., None])


class Painting:
    """A painter of one's own on a picture or a widget: `with Painting(picture) as painter`."""

    def __init__(self, device: QPaintDevice) -> None:
        self._device = device  # it must not go before its painter has ended
        self._painter = QPainter(device)
        self._depth = 0

    def __enter__(self) -> QPainter:
        self._depth = watch(self._painter)
        self._painter.setRenderHints(HINTS)
        return self._painter

    def __exit__(self, _kind: type[BaseException] | None, value: BaseException | None, _trace: TracebackType | None) -> bool:
        unwind(self._painter, self._depth)
        if broke := isinstance(value, Exception):
            report(value)
            paint_sign(self._painter, self._area())
        self._painter.end()
        return broke

    def _area(self) -> QRectF:
        device = self._device
        ratio = device.devicePixelRatioF() if isinstance(device, (QImage, QPixmap)) else 1.0
        return QRectF(0, 0, device.width() / ratio, device.height() / ratio)


class Borrowed:
    """Somebody else's painter, given back as it was: `with Borrowed(painter, rect)`; the sign stands in the rectangle."""

    def __init__(self, painter: QPainter, area: QRectF) -> None:
        self._painter, self._area = painter, area
        self._depth = 0
        self.broke = False

    def __enter__(self) -> "Borrowed":
        self._depth = watch(self._painter)
        return self

    def __exit__(self, _kind: type[BaseException] | None, value: BaseException | None, _trace: TracebackType | None) -> bool:
        unwind(self._painter, self._depth)
        if isinstance(value, Exception):
            self.broke = True
            report(value)
            paint_sign(self._painter, self._area)
        return self.broke


def watch(painter: QPainter) -> int:
    """From now on; how many watch it now."""
    depth = watchers(painter) + 1
    painter.save()
    painter.setBrushOrigin(OURS, depth)
    return depth


def unwind(painter: QPainter, depth: int) -> None:
    """Back to how it was when so many began to watch it, however often it was saved since."""
    while watchers(painter) >= depth:
        painter.restore()


def watchers(painter: QPainter) -> int:
    origin = painter.brushOrigin()
    return origin.y() if origin.x() == OURS else 0


def signed(paint: Paint) -> Paint:
    """The painting of an item of the scene; hundreds are painted a frame, so a painter is looked after where boards get it."""

    @wraps(paint)
    def painted(
        item: QGraphicsItem, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        try:
            paint(item, painter, option, widget)
        except Exception as reason:
            report(reason)
            paint_sign(painter, item.boundingRect())

    return cast(Paint, painted)


def paint_sign(painter: QPainter, area: QRectF) -> None:
    """Where something could not be painted: a triangle with its mark, and words where there is room for them."""
    letters = min(area.width() / 26, area.height() / 12, LARGEST_LETTERS)
    side = letters * 3 if letters >= READABLE else min(area.width(), area.height(), LARGEST_SIGN) * 0.9
    if side < 1:
        return
    painter.save()
    painter.setRenderHints(HINTS)
    if letters >= READABLE:
        _paint_words(painter, area.center(), letters)
    _triangle(painter, area.center() - QPointF(0, letters * 2.8 if letters >= READABLE else 0), side)
    painter.restore()


def _paint_words(painter: QPainter, centre: QPointF, letters: float) -> None:
    paper = QRectF(0, 0, letters * 24, letters * 10)
    paper.moveCenter(centre)
    painter.setPen(QPen(INK, letters / 12))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(paper, letters / 2, letters / 2)
    painter.setFont(font(TEXT, letters))
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(paper.adjusted(letters, letters * 3.6, -letters, 0), int(flags), words())


def _triangle(painter: QPainter, centre: QPointF, side: float) -> None:
    half = side / 2
    corners = [centre + QPointF(0, -half), centre + QPointF(half, half), centre + QPointF(-half, half)]
    painter.setPen(QPen(INK, max(1.0, side / 16)))
    painter.setBrush(SIGN)
    painter.drawPolygon(QPolygonF(corners))
    painter.setPen(QPen(INK, max(1.0, side / 9), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(centre + QPointF(0, -side * 0.12), centre + QPointF(0, side * 0.16))
    painter.drawPoint(centre + QPointF(0, side * 0.34))
