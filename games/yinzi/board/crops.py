"""Silhouettes of the twelve goods and the four products, in a box from -1 to 1: each must be told apart at twenty pixels."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from app.table.shapes import box, circle, cut, merged, polygon, ring

TINT = {
    "rice": QColor("#fbf4de"),
    "wheat": QColor("#e8b64a"),
    "cabbage": QColor("#8fc06a"),
    "fruit": QColor("#ef8f7c"),
    "salt": QColor("#eef3f6"),
    "tea": QColor("#4f9a5c"),
    "cotton": QColor("#fffdf8"),
    "sugarcane": QColor("#b7a24c"),
    "ramie": QColor("#a7c79a"),
    "bamboo": QColor("#7fae4f"),
    "potatoes": QColor("#c79a63"),
    "corn": QColor("#f4c63d"),
    "silk": QColor("#d7619a"),
    "porcelain": QColor("#f7f9fb"),
    "refined_sugar": QColor("#fbf1e2"),
    "paper": QColor("#f1e3bd"),
}


def leaf(x: float, y: float, length: float, width: float, turn: float) -> QPainterPath:
    """A pointed leaf that begins here; no turn points up."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(-width, -length * 0.35, -width * 0.7, -length * 0.8, 0, -length)
    path.cubicTo(width * 0.7, -length * 0.8, width, -length * 0.35, 0, 0)
    return QTransform().translate(x, y).rotate(turn).map(path)


def grain(x: float, y: float, turn: float, size: float = 0.3) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(-size * 0.42, -size, size * 0.84, size * 2))
    return QTransform().translate(x, y).rotate(turn).map(path)


def together(*parts: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    for part in parts:
        path.addPath(part)
    return merged(path)


def rice() -> QPainterPath:
    """A bowl heaped with rice."""
    bowl = QPainterPath(QPointF(-0.95, 0.02))
    bowl.lineTo(0.95, 0.02)
    bowl.cubicTo(0.9, 0.5, 0.6, 0.72, 0.36, 0.76)
    bowl.lineTo(0.4, 0.95)
    bowl.lineTo(-0.4, 0.95)
    bowl.lineTo(-0.36, 0.76)
    bowl.cubicTo(-0.6, 0.72, -0.9, 0.5, -0.95, 0.02)
    heap = QPainterPath(QPointF(-0.78, -0.12))
    heap.cubicTo(-0.7, -0.95, 0.7, -0.95, 0.78, -0.12)
    heap.closeSubpath()
    bowl.addPath(heap)
    return bowl


def wheat() -> QPainterPath:
    parts = [ring([(0, 0.98), (0, -0.5)], 0.14), grain(0, -0.74, 0, 0.26)]
    for y in (-0.42, -0.06, 0.3):
        parts += [grain(-0.34, y, -34, 0.27), grain(0.34, y, 34, 0.27)]
    return together(*parts)


def cabbage() -> QPainterPath:
    head = together(circle(0, 0.08, 0.82), circle(-0.52, -0.2, 0.46), circle(0.52, -0.2, 0.46), circle(0, -0.48, 0.46))
    veins = together(
        ring([(0, 0.86), (0, -0.5)], 0.11), ring([(0, 0.3), (-0.5, -0.16)], 0.1), ring([(0, 0.3), (0.5, -0.16)], 0.1)
    )
    return cut(head, veins)


def fruit() -> QPainterPath:
    """A peach with its leaf."""
    peach = QPainterPath(QPointF(0, -0.42))
    peach.cubicTo(0.5, -0.78, 1.1, -0.1, 0.72, 0.46)
    peach.cubicTo(0.5, 0.8, 0.2, 0.86, 0, 0.98)
    peach.cubicTo(-0.2, 0.86, -0.5, 0.8, -0.72, 0.46)
    peach.cubicTo(-1.1, -0.1, -0.5, -0.78, 0, -0.42)
    peach = cut(peach, ring([(-0.04, -0.4), (-0.16, 0), (-0.1, 0.42)], 0.1))
    peach.addPath(leaf(0.04, -0.5, 0.62, 0.28, 58))
    return peach


def salt() -> QPainterPath:
    """Three crystals."""
    path = QPainterPath()
    for x, y, r in ((-0.46, 0.42, 0.5), (0.46, 0.42, 0.5), (0, -0.42, 0.5)):
        path.addPath(polygon([(x, y - r), (x + r * 0.86, y - r * 0.5), (x + r * 0.86, y + r * 0.5), (x, y + r)]))
        left = polygon([(x - 0.07, y - r), (x - 0.07, y + r), (x - r * 0.9, y + r * 0.5), (x - r * 0.9, y - r * 0.5)])
        path.addPath(left)
    return path


def tea() -> QPainterPath:
    """Two leaves and a bud."""
    return together(
        leaf(0, 0.34, 1.28, 0.3, 0),
        leaf(0, 0.4, 1.12, 0.42, -66),
        leaf(0, 0.4, 1.12, 0.42, 66),
        ring([(0, 0.3), (0, 0.95)], 0.14),
    )


def cotton() -> QPainterPath:
    boll = together(circle(-0.4, -0.3, 0.46), circle(0.4, -0.3, 0.46), circle(0, 0.18, 0.46), circle(0, -0.62, 0.34))
    stem = together(leaf(0, 0.5, 0.66, 0.2, -118), leaf(0, 0.5, 0.66, 0.2, 118), ring([(0, 0.6), (0, 0.98)], 0.14))
    boll.addPath(stem)
    return boll


def sugarcane() -> QPainterPath:
    """Two crossed canes in pieces."""
    cane = QPainterPath()
    for y in (-0.98, -0.46, 0.06, 0.58):
        cane.addPath(box(-0.17, y, 0.34, 0.44, 0.08))
    return together(QTransform().rotate(35).map(cane), QTransform().rotate(-35).map(cane))


def ramie() -> QPainterPath:
    """A broad leaf with teeth."""
    right = ((0.3, -0.72), (0.28, -0.56), (0.6, -0.42), (0.52, -0.24), (0.82, -0.04), (0.66, 0.12), (0.72, 0.34), (0.4, 0.5))
    left = [(-x, y) for x, y in reversed(right)]
    blade = polygon([(0, -1), *right, (0.06, 0.58), (-0.06, 0.58), *left])
    veins = together(
        ring([(0, 0.5), (0, -0.6)], 0.09), ring([(0, 0.2), (0.36, -0.1)], 0.08), ring([(0, 0.2), (-0.36, -0.1)], 0.08)
    )
    blade = cut(blade, veins)
    blade.addPath(ring([(0, 0.56), (0.1, 0.98)], 0.14))
    return blade


def bamboo() -> QPainterPath:
    """Two upright stalks with knots and leaves."""
    path = QPainterPath()
    for x, top in ((-0.46, -0.98), (0.1, -0.7)):
        y = top
        while y < 0.9:
            path.addPath(box(x - 0.14, y, 0.28, min(0.46, 0.98 - y), 0.05))
            y += 0.54
    path.addPath(leaf(0.3, -0.2, 0.74, 0.2, 50))
    path.addPath(leaf(0.3, 0.22, 0.74, 0.2, 78))
    path.addPath(leaf(-0.3, -0.5, 0.66, 0.18, 36))
    return path


def potatoes() -> QPainterPath:

    def one(x: float, y: float, turn: float) -> QPainterPath:
        path = QPainterPath(QPointF(-0.6, 0.04))
        path.cubicTo(-0.62, -0.5, 0.2, -0.42, 0.5, -0.26)
        path.cubicTo(0.8, -0.04, 0.5, 0.44, 0.06, 0.4)
        path.cubicTo(-0.3, 0.4, -0.58, 0.42, -0.6, 0.04)
        for dx, dy in ((-0.24, -0.06), (0.14, 0.1), (0.34, -0.1)):
            path = cut(path, circle(dx, dy, 0.08))
        return QTransform().translate(x, y).rotate(turn).map(path)

    path = one(-0.18, -0.42, -12)
    path.addPath(one(0.2, 0.46, 16))
    return path


def corn() -> QPainterPath:
    cob = QPainterPath(QPointF(0, -1))
    cob.cubicTo(0.5, -0.8, 0.44, 0.2, 0.28, 0.7)
    cob.lineTo(-0.28, 0.7)
    cob.cubicTo(-0.44, 0.2, -0.5, -0.8, 0, -1)
    for y in (-0.62, -0.34, -0.06, 0.22):
        cob = cut(cob, ring([(-0.4, y), (0.4, y)], 0.06))
    cob = cut(cob, ring([(0, -0.8), (0, 0.4)], 0.06))
    cob.addPath(leaf(0, 0.98, 1.3, 0.34, -26))
    cob.addPath(leaf(0, 0.98, 1.3, 0.34, 26))
    return cob


def silk() -> QPainterPath:
    """A robe with wide sleeves."""
    half = ((0.26, -0.92), (0.98, -0.52), (0.98, 0.24), (0.56, 0.24), (0.5, -0.04), (0.62, 0.95))
    robe = polygon([*half, *((-x, y) for x, y in reversed(half))])
    collar = together(ring([(-0.24, -0.94), (0.12, -0.2)], 0.11), ring([(0.24, -0.94), (0.02, -0.44)], 0.11))
    return cut(robe, collar, ring([(-0.54, 0.1), (0.54, 0.1)], 0.12), ring([(0.12, 0.16), (0.12, 0.95)], 0.08))


def porcelain() -> QPainterPath:
    """A vase with a band."""
    vase = QPainterPath(QPointF(-0.34, -0.98))
    vase.lineTo(0.34, -0.98)
    vase.cubicTo(0.16, -0.7, 0.16, -0.62, 0.3, -0.5)
    vase.cubicTo(0.96, -0.2, 0.8, 0.5, 0.34, 0.82)
    vase.lineTo(0.42, 0.98)
    vase.lineTo(-0.42, 0.98)
    vase.lineTo(-0.34, 0.82)
    vase.cubicTo(-0.8, 0.5, -0.96, -0.2, -0.3, -0.5)
    vase.cubicTo(-0.16, -0.62, -0.16, -0.7, -0.34, -0.98)
    band = QPainterPath(QPointF(-0.8, -0.06))
    band.cubicTo(-0.3, 0.14, 0.3, 0.14, 0.8, -0.06)
    band.lineTo(0.8, 0.14)
    band.cubicTo(0.3, 0.34, -0.3, 0.34, -0.8, 0.14)
    return cut(vase, band, circle(0, 0.5, 0.13))


def refined_sugar() -> QPainterPath:
    """A sugar loaf in its collar."""
    loaf = QPainterPath(QPointF(-0.46, 0.4))
    loaf.cubicTo(-0.4, -0.3, -0.26, -0.98, 0, -0.98)
    loaf.cubicTo(0.26, -0.98, 0.4, -0.3, 0.46, 0.4)
    loaf.closeSubpath()
    collar = polygon([(-0.6, 0.5), (0.6, 0.5), (0.78, 0.98), (-0.78, 0.98)])
    loaf = cut(loaf, ring([(-0.6, 0.06), (0.6, -0.12)], 0.1))
    loaf.addPath(collar)
    return loaf


def paper() -> QPainterPath:
    """A scroll, half unrolled."""
    sheet = box(-0.62, -0.66, 1.24, 1.32)
    for y in (-0.3, 0.02, 0.34):
        sheet = cut(sheet, ring([(-0.36, y), (0.36 if y < 0.3 else 0.1, y)], 0.09))
    sheet.addPath(box(-0.92, -0.96, 1.84, 0.34, 0.16))
    sheet.addPath(box(-0.92, 0.62, 1.84, 0.34, 0.16))
    return sheet


CROPS = {
    "rice": rice,
    "wheat": wheat,
    "cabbage": cabbage,
    "fruit": fruit,
    "salt": salt,
    "tea": tea,
    "cotton": cotton,
    "sugarcane": sugarcane,
    "ramie": ramie,
    "bamboo": bamboo,
    "potatoes": potatoes,
    "corn": corn,
    "silk": silk,
    "porcelain": porcelain,
    "refined_sugar": refined_sugar,
    "paper": paper,
}
