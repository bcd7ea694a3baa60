"""The paint box that every board shares: strokes, surfaces, numbers and words, readable in every theme."""

from functools import cache
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from app.table.theme import LETTER, PLAYER_COLOURS, TEXT, Theme, font

CREAM, INK = QColor("#fbf1dc"), QColor("#2a1a12")
NO_PEN = QPen(Qt.PenStyle.NoPen)
NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
BOLD, SEMI = QFont.Weight.Bold, QFont.Weight.DemiBold
SMALLEST = 19.0
"""No letter on a table is smaller, in board units: 11 pixels in a window of 1280 to 800."""
GROWS = 1.12
"""How much larger the smallest become at most with the text of the app, so that they fit where they must stand."""
MEASURE = 40
"""The size in which words are measured."""
FULL = 0.98
"""The part of its rectangle that a number takes at most."""
NARROWEST, STRETCHES = 70, 6
"""Percent of their width to which letters are pressed together before they grow beyond where they stand."""


def alpha(colour: QColor, a: int) -> QColor:
    c = QColor(colour)
    c.setAlpha(a)
    return c


def mix(a: QColor, b: QColor, t: float) -> QColor:
    return QColor(
        round(a.red() + (b.red() - a.red()) * t),
        round(a.green() + (b.green() - a.green()) * t),
        round(a.blue() + (b.blue() - a.blue()) * t),
    )


def edged(theme: Theme, colour: QColor) -> QColor:
    """An outline: white where the theme asks for strong contrast."""
    return QColor("#ffffff") if theme.strong else colour


def filled(theme: Theme, paint: QColor | QGradient | QBrush) -> QBrush:
    """A surface: black where the theme asks for strong contrast."""
    return QBrush(QColor("#000000")) if theme.strong else QBrush(paint)


def player_colour(name: str) -> QColor:
    return QColor(PLAYER_COLOURS[name])


def down(rect: QRectF, *stops: QColor) -> QLinearGradient:
    """A gradient from top to bottom."""
    return _spread(QLinearGradient(rect.topLeft(), rect.bottomLeft()), stops)


def across(rect: QRectF, *stops: QColor) -> QLinearGradient:
    """A gradient from the upper left to the lower right."""
    return _spread(QLinearGradient(rect.topLeft(), rect.bottomRight()), stops)


def _spread(g: QLinearGradient, stops: tuple[QColor, ...]) -> QLinearGradient:
    for i, colour in enumerate(stops):
        g.setColorAt(i / max(1, len(stops) - 1), colour)
    return g


def glow(centre: QPointF, radius: float, *stops: QColor) -> QRadialGradient:
    g = QRadialGradient(centre, radius)
    for i, colour in enumerate(stops):
        g.setColorAt(i / max(1, len(stops) - 1), colour)
    return g


def rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path


def text_scale() -> float:
    """How much larger than usual people want to read, as the app is dressed."""
    chosen = QGuiApplication.font().pixelSize()
    return max(1.0, chosen / LETTER) if chosen > 0 else 1.0


def _grown(size: float, room: float, wanted: float) -> tuple[float, float]:
    """The size wanted of letters that are usually so large and have so much room, and the least that will do."""
    least = min(wanted, GROWS)
    return max(SMALLEST * least, min(size * wanted, max(size * least, room))), SMALLEST * least


@cache
def _advance(words: str, family: str, weight: int) -> float:
    """How wide words are for each unit of size. Measured in one size: every font that is made costs memory."""
    return QFontMetricsF(font(family, MEASURE, QFont.Weight(weight))).horizontalAdvance(words) / MEASURE


@cache
def _size(words: str, width: float, height: float, size: float, family: str, weight: int, wanted: float) -> int:
    """As large as wanted where there is room, smaller where there is not; for who wants larger text never less than usual."""
    now, least = _grown(size, height, wanted)
    if wanted > 1:
        least = max(least, _size(words, width, height, size, family, weight, 1.0) * min(wanted, GROWS))
    return round(max(least, min(now, floor(width / max(0.01, _advance(words, family, weight))))))


@cache
def _fitting(words: str, width: float, height: float, size: float, family: str, weight: int, wanted: float) -> QFont:
    """Narrower where it could not be read smaller."""
    made = font(family, _size(words, width, height, size, family, weight, wanted), QFont.Weight(weight))
    made.setStretch(_stretch(width, _advance(words, family, weight) * made.pixelSize()))
    return made


def _stretch(width: float, wide: float) -> int:
    """Percent of their width for words that are so wide, in few steps."""
    return 100 if wide <= width else max(NARROWEST, floor(100 * width / wide / STRETCHES) * STRETCHES)


def fits(words: str, width: float, weight: QFont.Weight = SEMI) -> bool:
    """Whether one line is wide enough for these words, small and narrow if need be."""
    least = SMALLEST * min(text_scale(), GROWS)
    return _advance(words, TEXT, weight.value) * round(least) * NARROWEST / 100 <= width


def write(
    p: QPainter,
    rect: QRectF,
    words: str,
    size: float,
    colour: QColor = CREAM,
    align: Qt.AlignmentFlag = CENTRE,
    weight: QFont.Weight = SEMI,
    family: str = TEXT,
) -> None:
    """One line, made smaller until it fits, never below the smallest."""
    p.setFont(_fitting(words, rect.width(), rect.height(), size, family, weight.value, text_scale()))
    p.setPen(colour)
    p.drawText(rect, int(align | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine), words)


def number(
    p: QPainter, rect: QRectF, words: str, colour: QColor = CREAM, edge: QColor | None = INK, fill: float = 0.78
) -> None:
    """A number as large as its rectangle allows, with a dark edge that keeps it readable on anything."""
    wanted = text_scale()
    size = _size(words, rect.width(), rect.height() * FULL, rect.height() * fill, TEXT, BOLD.value, wanted)
    f = font(TEXT, size, BOLD)
    path = QPainterPath()
    path.addText(0, 0, f, words)
    box = path.boundingRect()
    if box.isEmpty():
        return
    digits = QFontMetricsF(f).capHeight()
    narrow = min(1.0, max(rect.width() / max(1.0, box.width()), NARROWEST / 100))
    move = QTransform().translate(rect.center().x(), rect.center().y()).scale(narrow, 1.0)
    path = move.map(path.translated(-box.center().x(), digits / 2))
    if edge is not None:
        p.setPen(QPen(edge, max(0.6, size * 0.16), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        p.setBrush(edge)
        p.drawPath(path)
    p.setPen(NO_PEN)
    p.setBrush(colour)
    p.drawPath(path)


def pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def fitted(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """A path drawn in a box from -1 to 1, laid into a rectangle."""
    side = min(rect.width(), rect.height()) / 2
    return QTransform().translate(rect.center().x(), rect.center().y()).scale(side, side).map(path)


def square(rect: QRectF, part: float = 1.0) -> QRectF:
    """The largest centred square, or a part of it."""
    side = min(rect.width(), rect.height()) * part
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def shadowed(p: QPainter, path: QPainterPath, size: float, fill: QColor | QBrush, edge: QColor, theme: Theme) -> None:
    """A thing that lies on the table: its shadow, its surface, its edge."""
    p.setPen(NO_PEN)
    p.setBrush(QColor(5, 2, 10, 130))
    p.drawPath(path.translated(size * 0.03, size * 0.05))
    p.setBrush(fill)
    p.setPen(pen(edged(theme, edge), size * (0.07 if theme.strong else 0.045)))
    p.drawPath(path)
