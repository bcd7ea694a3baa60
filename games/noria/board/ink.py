"""The paint box of the board: colours of dusk and brass, and a few strokes that every part uses."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from app.table.theme import PLAYER_COLOURS, TEXT, TITLE, Theme, font

CREAM, SAND, INK, NIGHT = QColor("#fbf1dc"), QColor("#e2cda2"), QColor("#2a1a12"), QColor("#1a1530")
BRASS, BRASS_LIGHT, BRASS_DARK, COPPER = QColor("#c8923c"), QColor("#ffe3a0"), QColor("#6d4415"), QColor("#b5643a")
GOLD, SILVER, SILVER_DARK = QColor("#ffd873"), QColor("#eef3f8"), QColor("#7d8794")
ROSE, FUNGUS, GLASS = QColor("#ff6f91"), QColor("#6fd06a"), QColor("#232833")
DEEP = {"energy": QColor("#8f1f4b"), "mycelium": QColor("#1f5b33"), "obsidian": QColor("#0d1016")}
TINT = {"energy": ROSE, "mycelium": FUNGUS, "obsidian": QColor("#9fc4ea")}
NO_PEN = QPen(Qt.PenStyle.NoPen)
NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
BOLD, SEMI = QFont.Weight.Bold, QFont.Weight.DemiBold
SMALLEST = 13.0
"""No text on the table is smaller, in board units."""


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


def brass(rect: QRectF) -> QLinearGradient:
    g = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for at, colour in (
        (0, "#ffe9b0"),
        (0.22, "#dba94f"),
        (0.48, "#9c6a25"),
        (0.6, "#c08c3a"),
        (0.8, "#8a5a1d"),
        (1, "#5b3811"),
    ):
        g.setColorAt(at, QColor(colour))
    return g


def rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path


def plate(p: QPainter, rect: QRectF, theme: Theme, corner: float = 14, rim: float = 3, rivets: bool = True) -> None:
    """A dark plate in a brass frame; what is written on it can be read on any sky."""
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 6, 18, 70))
    p.drawRoundedRect(rect.translated(3, 5), corner, corner)
    p.setBrush(filled(theme, down(rect, QColor("#3b2b45"), QColor("#291f38"), QColor("#211930"))))
    p.drawRoundedRect(rect, corner, corner)
    p.setBrush(NO_BRUSH)
    p.setPen(QPen(QColor(theme.line) if theme.strong else QBrush(brass(rect)), rim))
    p.drawRoundedRect(rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), corner - 1, corner - 1)
    if rivets and not theme.strong:
        inset = rim + 6
        for x in (rect.left() + inset, rect.right() - inset):
            for y in (rect.top() + inset, rect.bottom() - inset):
                rivet(p, QPointF(x, y), 2.6)


def rivet(p: QPainter, at: QPointF, r: float) -> None:
    p.setPen(NO_PEN)
    p.setBrush(QColor(20, 10, 0, 120))
    p.drawEllipse(at + QPointF(r * 0.25, r * 0.35), r * 1.15, r * 1.15)
    p.setBrush(glow(at - QPointF(r * 0.4, r * 0.4), r * 1.6, BRASS_LIGHT, BRASS, BRASS_DARK))
    p.drawEllipse(at, r, r)


def well(p: QPainter, path: QPainterPath, theme: Theme, depth: QColor | None = None) -> None:
    """A hollow that things are laid into."""
    rect = path.boundingRect()
    p.setPen(QPen(QColor(theme.line) if theme.strong else alpha(BRASS, 150), 1.6 if theme.strong else 1.2))
    base = depth or QColor("#120d1e")
    p.setBrush(filled(theme, down(rect, alpha(base, 235), alpha(mix(base, QColor("#4b3a5c"), 0.5), 215))))
    p.drawPath(path)


@cache
def _fitting(words: str, width: float, size: float, family: str, weight: int) -> float:
    while size > SMALLEST and QFontMetricsF(font(family, size, QFont.Weight(weight))).horizontalAdvance(words) > width:
        size -= 0.5
    return size


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
    p.setFont(font(family, _fitting(words, rect.width(), size, family, weight.value), weight))
    p.setPen(colour)
    p.drawText(rect, int(align | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine), words)


def heading(p: QPainter, rect: QRectF, words: str, size: float = 19, align: Qt.AlignmentFlag = CENTRE) -> None:
    write(p, rect, words, size, SAND, align, BOLD, TITLE)


def number(
    p: QPainter, rect: QRectF, words: str, colour: QColor = CREAM, edge: QColor | None = INK, fill: float = 0.78
) -> None:
    """A number as large as its rectangle allows, with a dark edge that keeps it readable on anything."""
    size = rect.height() * fill
    f = font(TEXT, max(4.0, size), BOLD)
    f.setPixelSize(max(3, round(size)))
    path = QPainterPath()
    path.addText(0, 0, f, words)
    box = path.boundingRect()
    if box.isEmpty():
        return
    digits = QFontMetricsF(f).capHeight()
    scale = min(1.0, rect.width() / max(1.0, box.width()))
    move = QTransform().translate(rect.center().x(), rect.center().y()).scale(scale, scale)
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
