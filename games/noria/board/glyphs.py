"""Silhouettes in a box from -1 to 1: whatever must be told apart at twenty pixels."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from app.table.shapes import box, circle, merged, polygon, ring, star, thick


def cog(teeth: int, outer: float, inner: float, hole: float = 0.0) -> QPainterPath:
    """A toothed wheel."""
    points = []
    step = 2 * pi / teeth
    for i in range(teeth):
        for part, reach in ((-0.27, inner), (-0.17, outer), (0.17, outer), (0.27, inner)):
            angle = (i + part) * step
            points.append((reach * sin(angle), -reach * cos(angle)))
    path = polygon(points)
    return path.subtracted(circle(0, 0, hole)) if hole else path


def _energy() -> QPainterPath:
    return polygon([(0.2, -1), (-0.62, 0.16), (-0.1, 0.16), (-0.28, 1), (0.64, -0.3), (0.1, -0.3), (0.46, -1)])


def _mycelium() -> QPainterPath:
    """A large mushroom and a small one."""
    path = _mushroom(-0.16, 0.95, 0.82, 1.86)
    for x, y, r in ((-0.5, -0.46, 0.14), (-0.08, -0.66, 0.15), (0.26, -0.36, 0.12)):
        path = path.subtracted(circle(x, y, r))
    return path.united(_mushroom(0.66, 0.95, 0.36, 0.92))


def _mushroom(x: float, foot: float, half: float, height: float) -> QPainterPath:
    brim = foot - height * 0.47
    top = foot - height
    cap = QPainterPath(QPointF(x - half, brim))
    cap.cubicTo(x - half, top + (brim - top) * 0.3, x - half * 0.5, top, x, top)
    cap.cubicTo(x + half * 0.5, top, x + half, top + (brim - top) * 0.3, x + half, brim)
    cap.cubicTo(x + half, brim + height * 0.09, x + half * 0.8, brim + height * 0.07, x, brim + height * 0.03)
    cap.cubicTo(x - half * 0.8, brim + height * 0.07, x - half, brim + height * 0.09, x - half, brim)
    stem = QPainterPath(QPointF(x - half * 0.3, brim))
    stem.cubicTo(x - half * 0.24, brim + height * 0.2, x - half * 0.5, foot - height * 0.06, x - half * 0.42, foot)
    stem.quadTo(x, foot + height * 0.05, x + half * 0.42, foot)
    stem.cubicTo(x + half * 0.5, foot - height * 0.06, x + half * 0.24, brim + height * 0.2, x + half * 0.3, brim)
    stem.closeSubpath()
    return cap.united(stem)


def _obsidian() -> QPainterPath:
    return polygon([(-0.1, -1), (0.52, -0.62), (0.78, 0.12), (0.36, 0.95), (-0.42, 0.86), (-0.8, 0.1), (-0.5, -0.52)])


def _knowledge() -> QPainterPath:
    return cog(8, 0.98, 0.72, 0.32)


def _propeller() -> QPainterPath:
    blade = QPainterPath(QPointF(-0.08, -0.1))
    blade.cubicTo(-0.62, -0.6, -0.3, -1.1, 0.12, -0.98)
    blade.cubicTo(0.42, -0.86, 0.26, -0.4, 0.1, -0.1)
    blade.closeSubpath()
    path = circle(0, 0, 0.24)
    for i in range(3):
        path = path.united(QTransform().rotate(120 * i).map(blade))
    return path


def _sail() -> QPainterPath:
    main = QPainterPath(QPointF(0.02, -0.98))
    main.cubicTo(0.85, -0.5, 0.95, 0.1, 0.86, 0.42)
    main.lineTo(0.02, 0.42)
    main.closeSubpath()
    fore = QPainterPath(QPointF(-0.16, -0.7))
    fore.cubicTo(-0.4, -0.2, -0.6, 0.1, -0.86, 0.42)
    fore.lineTo(-0.16, 0.42)
    fore.closeSubpath()
    hull = polygon([(-0.9, 0.58), (0.92, 0.58), (0.58, 0.96), (-0.56, 0.96)])
    path = main.united(fore)
    path.addPath(hull)
    return path


def _compass() -> QPainterPath:
    path = circle(0, 0.06, 0.9).subtracted(circle(0, 0.06, 0.66))
    path.addPath(polygon([(0.4, -0.44), (0.14, 0.2), (-0.4, 0.56), (-0.14, -0.08)]))
    path.addPath(box(-0.14, -1, 0.28, 0.2, 0.06))
    return path


def _lamp() -> QPainterPath:
    body = polygon([(-0.44, -0.42), (0.44, -0.42), (0.6, 0.6), (-0.6, 0.6)])
    pane = polygon([(-0.24, -0.22), (0.24, -0.22), (0.34, 0.42), (-0.34, 0.42)])
    path = body.subtracted(pane)
    path.addPath(box(-0.7, 0.64, 1.4, 0.28, 0.08))
    path.addPath(polygon([(-0.56, -0.46), (0, -0.78), (0.56, -0.46)]))
    path.addPath(thick(circle(0, -0.82, 0.14), 0.1))
    path.addPath(polygon([(0, -0.16), (0.16, 0.14), (0, 0.34), (-0.16, 0.14)]))
    return path


def _piston() -> QPainterPath:
    path = box(-0.66, -0.96, 1.32, 0.22, 0.06)
    path.addPath(box(-0.66, -0.66, 1.32, 0.2, 0.06))
    path.addPath(box(-0.66, -0.38, 1.32, 0.34, 0.06))
    rod = polygon([(-0.18, 0.02), (0.18, 0.02), (0.2, 0.5), (-0.2, 0.5)])
    path.addPath(rod)
    path.addPath(circle(0, 0.7, 0.3).subtracted(circle(0, 0.7, 0.13)))
    return path


def _journey() -> QPainterPath:
    balloon = QPainterPath(QPointF(-0.2, 0.34))
    balloon.cubicTo(-1.05, -0.2, -0.75, -0.98, 0, -0.98)
    balloon.cubicTo(0.75, -0.98, 1.05, -0.2, 0.2, 0.34)
    balloon.closeSubpath()
    for x in (-0.26, 0.26):
        balloon = balloon.subtracted(ring([(x * 0.6, -0.9), (x * 1.25, -0.35), (x * 0.55, 0.3)], 0.09))
    path = balloon
    path.addPath(ring([(-0.18, 0.36), (-0.16, 0.64)], 0.07))
    path.addPath(ring([(0.18, 0.36), (0.16, 0.64)], 0.07))
    path.addPath(box(-0.26, 0.62, 0.52, 0.34, 0.08))
    return path


def _city() -> QPainterPath:
    path = polygon([(-0.86, 0.9), (-0.86, -0.1), (-0.62, -0.46), (-0.38, -0.1), (-0.38, 0.9)])
    path.addPath(polygon([(-0.28, 0.9), (-0.28, -0.46), (0.02, -1), (0.32, -0.46), (0.32, 0.9)]))
    path.addPath(polygon([(0.42, 0.9), (0.42, 0.1), (0.66, -0.22), (0.9, 0.1), (0.9, 0.9)]))
    windows = box(-0.08, -0.3, 0.2, 0.3, 0.1).united(box(-0.1, 0.46, 0.24, 0.5, 0.12))
    for x in (-0.7, 0.58):
        windows = windows.united(box(x, 0.24, 0.16, 0.24, 0.05))
    return path.subtracted(windows)


def _tool() -> QPainterPath:
    handle = box(-0.19, -0.3, 0.38, 1.26, 0.18)
    head = circle(0, -0.52, 0.48).subtracted(box(-0.2, -1.05, 0.4, 0.56, 0.04))
    path = handle.united(head).subtracted(circle(0, 0.72, 0.1))
    return QTransform().rotate(40).map(path)


def _bonus() -> QPainterPath:
    path = QPainterPath()
    for turn in (0, 180):
        arc = QPainterPath()
        arc.arcMoveTo(QRectF(-0.72, -0.72, 1.44, 1.44), 160)
        arc.arcTo(QRectF(-0.72, -0.72, 1.44, 1.44), 160, -122)
        part = thick(arc, 0.25)
        part.addPath(polygon([(0.3, -0.58), (0.96, -0.62), (0.7, -0.02)]))
        path.addPath(QTransform().rotate(turn).map(part))
    path.addPath(star(5, 0.34, 0.15))
    return path


def _ship() -> QPainterPath:
    """A boat that hangs from a long balloon."""
    balloon = QPainterPath()
    balloon.addEllipse(QPointF(0, -0.42), 1.0, 0.54)
    hull = QPainterPath(QPointF(-0.86, 0.3))
    hull.quadTo(0, 0.5, 0.96, 0.2)
    hull.cubicTo(0.86, 0.62, 0.6, 0.9, 0.36, 0.94)
    hull.lineTo(-0.46, 0.94)
    hull.cubicTo(-0.7, 0.86, -0.82, 0.6, -0.86, 0.3)
    path = balloon
    for x in (-0.56, 0, 0.56):
        path.addPath(ring([(x, -0.04), (x * 0.94, 0.46)], 0.07))
    path.addPath(hull)
    return merged(path)


def _factory() -> QPainterPath:
    path = polygon(
        [(-0.9, 0.9), (-0.9, -0.02), (-0.34, 0.28), (-0.34, -0.02), (0.22, 0.28), (0.22, 0.02), (0.9, 0.02), (0.9, 0.9)]
    )
    path.addPath(polygon([(0.42, 0.06), (0.48, -0.9), (0.72, -0.9), (0.78, 0.06)]))
    path.addPath(circle(0.28, -0.84, 0.14).united(circle(0.02, -0.94, 0.11)))
    return path


def _smokestack() -> QPainterPath:
    path = polygon([(-0.56, 0.94), (-0.34, -0.1), (0.34, -0.1), (0.56, 0.94)])
    path.addPath(box(-0.46, -0.3, 0.92, 0.22, 0.06))
    for x, y, r in ((-0.1, -0.52, 0.2), (0.26, -0.68, 0.26), (0.64, -0.84, 0.16)):
        path.addPath(circle(x, y, r))
    return merged(path)


def _check() -> QPainterPath:
    return ring([(-0.6, 0.05), (-0.15, 0.5), (0.65, -0.5)], 0.34)


def _eye() -> QPainterPath:
    lid = QPainterPath(QPointF(-1, 0))
    lid.quadTo(0, -1.1, 1, 0)
    lid.quadTo(0, 1.1, -1, 0)
    return lid.subtracted(circle(0, 0, 0.42)).united(circle(0, 0, 0.24))


def _swap() -> QPainterPath:
    path = ring([(-0.8, -0.36), (0.5, -0.36)], 0.22)
    path.addPath(polygon([(0.4, -0.8), (0.98, -0.36), (0.4, 0.08)]))
    return path.united(QTransform().rotate(180).map(path))


def _turn() -> QPainterPath:
    arc = QPainterPath()
    arc.arcMoveTo(QRectF(-0.72, -0.72, 1.44, 1.44), 215)
    arc.arcTo(QRectF(-0.72, -0.72, 1.44, 1.44), 215, -255)
    path = thick(arc, 0.26)
    path.addPath(polygon([(0.12, 0.16), (0.98, 0.0), (0.62, 0.78)]))
    return path


def _points() -> QPainterPath:
    return star(5, 1.04, 0.46).translated(0, 0.08)


def _politician() -> QPainterPath:
    path = circle(0, -0.42, 0.36)
    path.addPath(polygon([(-0.5, 0.94), (-0.62, 0.3), (-0.3, 0.02), (0.3, 0.02), (0.62, 0.3), (0.5, 0.94)]))
    return path


_MADE: dict[str, Callable[[], QPainterPath]] = {
    "energy": _energy,
    "mycelium": _mycelium,
    "obsidian": _obsidian,
    "knowledge": _knowledge,
    "propeller": _propeller,
    "sail": _sail,
    "compass": _compass,
    "lamp": _lamp,
    "piston": _piston,
    "journey": _journey,
    "city": _city,
    "tool": _tool,
    "bonus": _bonus,
    "ship": _ship,
    "factory": _factory,
    "smokestack": _smokestack,
    "check": _check,
    "eye": _eye,
    "swap": _swap,
    "turn": _turn,
    "points": _points,
    "politician": _politician,
}


@cache
def glyph(name: str) -> QPainterPath:
    return _MADE[name]()
