"""A short way to write down pictures: shapes of M, L, Q, C, Z and O (a circle: x y r) in a box from -100 to 100, and fills."""

from collections.abc import Mapping, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from app.table.ink import INK, NO_BRUSH, alpha, mix, pen, square
from app.table.theme import Theme

WHITE = QColor("#fffaf0")
COMMON = {
    "white": WHITE,
    "ink": INK,
    "green": QColor("#5f8f4a"),
    "page": QColor("#fbf0d2"),
    "gold": QColor("#f0b93a"),
    "gilt": QColor("#fbe08a"),
    "bronze": QColor("#a8701f"),
    "skin": QColor("#c98d5a"),
    "rose": QColor("#e58aa6"),
    "blush": QColor("#fbd3de"),
    "grey": QColor("#8d8a94"),
    "slate": QColor("#5d6070"),
    "blue": QColor("#3f78c9"),
}

Part = tuple[str, str]
"""A shape and what it is filled with: a common colour, base, light or dark of a tint, or `line`, which is only drawn."""

_TAKES = {"M": 2, "L": 2, "Q": 4, "C": 6, "O": 3}


@cache
def shape(text: str) -> QPainterPath:
    path = QPainterPath()
    words = text.split()
    while words:
        command = words.pop(0)
        if command == "Z":
            path.closeSubpath()
            continue
        takes = _TAKES[command]
        n = [float(word) for word in words[:takes]]
        del words[:takes]
        _draw(path, command, n)
    return path


def _draw(path: QPainterPath, command: str, n: list[float]) -> None:
    if command == "M":
        path.moveTo(*n)
    elif command == "L":
        path.lineTo(*n)
    elif command == "Q":
        path.quadTo(*n)
    elif command == "C":
        path.cubicTo(*n)
    else:
        path.addEllipse(QPointF(n[0], n[1]), n[2], n[2])


def laid(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """A path of the box from -100 to 100, in the middle of a rectangle."""
    side = min(rect.width(), rect.height()) / 200
    return QTransform().translate(rect.center().x(), rect.center().y()).scale(side, side).map(path)


def shades(base: QColor) -> Mapping[str, QColor]:
    return {**COMMON, "base": base, "light": mix(base, WHITE, 0.45), "dark": mix(base, INK, 0.42)}


def paint_parts(p: QPainter, rect: QRectF, parts: Sequence[Part], fills: Mapping[str, QColor], theme: Theme) -> None:
    """With a pale rim that lifts the picture off any ground."""
    inner = square(rect, 0.9)
    side = inner.width()
    paths = [(laid(shape(text), inner), fill) for text, fill in parts]
    p.setBrush(NO_BRUSH)
    p.setPen(pen(QColor("#ffffff") if theme.strong else alpha(WHITE, 190), side * 0.13))
    for path, fill in paths:
        if fill != "line":
            p.drawPath(path)
    for path, fill in paths:
        p.setBrush(fills[fill] if fill != "line" else NO_BRUSH)
        p.setPen(pen(INK, side * 0.048))
        p.drawPath(path)
