"""Outlines that every board's silhouettes are made of, drawn in a box from -1 to 1."""

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

FINE = 200.0
LARGE, SMALL = QTransform.fromScale(FINE, FINE), QTransform.fromScale(1 / FINE, 1 / FINE)

Points = Sequence[tuple[float, float]]


def polygon(points: Points) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def ring(points: Points, width: float) -> QPainterPath:
    """A thick line through points."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return thick(path, width)


def thick(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width * FINE)
    return SMALL.map(stroker.createStroke(LARGE.map(path)).simplified())


def merged(path: QPainterPath) -> QPainterPath:
    """One outline of overlapping parts; done large, because Qt's curves are coarse in a box this small."""
    path.setFillRule(Qt.FillRule.WindingFill)
    return SMALL.map(LARGE.map(path).simplified())


def circle(x: float, y: float, r: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), r, r)
    return path


def box(x: float, y: float, w: float, h: float, corner: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), corner, corner)
    return path


def star(points: int, outer: float, inner: float, turn: float = 0.0) -> QPainterPath:
    return polygon(
        [
            ((outer, inner)[i % 2] * sin(turn + pi * i / points), -(outer, inner)[i % 2] * cos(turn + pi * i / points))
            for i in range(points * 2)
        ]
    )


def cut(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    """What is left of a path without others; done large as well."""
    left = LARGE.map(path)
    for hole in holes:
        left = left.subtracted(LARGE.map(hole))
    return SMALL.map(left)
