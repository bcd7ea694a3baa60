"""Silhouettes of everything else, in a box from -1 to 1."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from app.table.shapes import box, circle, cut, polygon, ring, star, thick
from games.yinzi.board.crops import leaf, together


def worker() -> QPainterPath:
    """Somebody under a straw hat."""
    hat = polygon([(0, -0.98), (0.82, -0.34), (-0.82, -0.34)])
    body = QPainterPath(QPointF(-0.66, 0.98))
    body.cubicTo(-0.66, 0.2, -0.46, -0.1, 0, -0.1)
    body.cubicTo(0.46, -0.1, 0.66, 0.2, 0.66, 0.98)
    body.closeSubpath()
    return together(hat, circle(0, -0.24, 0.34), body)


def coin() -> QPainterPath:
    """Square-holed copper."""
    return cut(circle(0, 0, 0.96), box(-0.28, -0.28, 0.56, 0.56))


def ingot() -> QPainterPath:
    """A silver ingot in the shape of a boat: the yinzi."""
    base = QPainterPath(QPointF(-1, -0.34))
    base.cubicTo(-0.8, -0.1, -0.5, 0.02, 0, 0.02)
    base.cubicTo(0.5, 0.02, 0.8, -0.1, 1, -0.34)
    base.cubicTo(0.96, 0.3, 0.7, 0.72, 0.5, 0.78)
    base.lineTo(-0.5, 0.78)
    base.cubicTo(-0.7, 0.72, -0.96, 0.3, -1, -0.34)
    dome = QPainterPath(QPointF(-0.5, -0.12))
    dome.cubicTo(-0.4, -0.82, 0.4, -0.82, 0.5, -0.12)
    dome.cubicTo(0.2, -0.04, -0.2, -0.04, -0.5, -0.12)
    base.addPath(dome)
    return base


def wood() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((-0.46, 0.44), (0.46, 0.44), (0, -0.38)):
        path.addPath(cut(circle(x, y, 0.46), circle(x, y, 0.26)))
        path.addPath(circle(x, y, 0.12))
    return path


def stone() -> QPainterPath:
    left = polygon([(-0.92, 0.5), (-0.7, -0.16), (-0.1, -0.3), (0.02, 0.8), (-0.7, 0.84)])
    right = polygon([(0.12, 0.8), (0.04, -0.1), (0.5, -0.3), (0.94, 0.2), (0.86, 0.8)])
    left.addPath(right)
    left.addPath(polygon([(-0.44, -0.36), (-0.2, -0.86), (0.36, -0.8), (0.56, -0.42), (0, -0.3)]))
    return left


def boat() -> QPainterPath:
    """A river boat with a battened sail."""
    hull = QPainterPath(QPointF(-0.98, 0.4))
    hull.lineTo(0.98, 0.4)
    hull.cubicTo(0.86, 0.8, 0.6, 0.94, 0.4, 0.94)
    hull.lineTo(-0.44, 0.94)
    hull.cubicTo(-0.7, 0.94, -0.9, 0.76, -0.98, 0.4)
    sail = QPainterPath(QPointF(-0.1, -0.98))
    sail.cubicTo(0.6, -0.8, 0.86, -0.2, 0.74, 0.26)
    sail.lineTo(-0.5, 0.26)
    sail.cubicTo(-0.2, -0.2, -0.16, -0.6, -0.1, -0.98)
    for y in (-0.56, -0.18):
        sail = cut(sail, ring([(-0.6, y + 0.06), (0.9, y - 0.02)], 0.08))
    hull.addPath(sail)
    return hull


def factory() -> QPainterPath:
    """A workshop under a curved roof."""
    roof = QPainterPath(QPointF(-1, -0.1))
    roof.cubicTo(-0.7, -0.16, -0.46, -0.4, -0.36, -0.72)
    roof.lineTo(0.36, -0.72)
    roof.cubicTo(0.46, -0.4, 0.7, -0.16, 1, -0.1)
    roof.lineTo(0.92, 0.1)
    roof.lineTo(-0.92, 0.1)
    roof.closeSubpath()
    walls = cut(box(-0.7, 0.16, 1.4, 0.8), box(-0.2, 0.4, 0.4, 0.6), box(-0.56, 0.34, 0.22, 0.24))
    walls = cut(walls, box(0.34, 0.34, 0.22, 0.24))
    roof.addPath(walls)
    roof.addPath(box(-0.46, -0.96, 0.92, 0.16, 0.06))
    return roof


def fire() -> QPainterPath:
    flame = QPainterPath(QPointF(0.06, -1))
    flame.cubicTo(0.2, -0.5, 0.86, -0.3, 0.74, 0.36)
    flame.cubicTo(0.66, 0.8, 0.3, 0.98, 0, 0.98)
    flame.cubicTo(-0.4, 0.98, -0.78, 0.7, -0.74, 0.24)
    flame.cubicTo(-0.7, -0.1, -0.46, -0.2, -0.4, -0.5)
    flame.cubicTo(-0.2, -0.3, -0.16, -0.1, -0.1, 0.02)
    flame.cubicTo(0.12, -0.3, 0.1, -0.6, 0.06, -1)
    inner = QPainterPath(QPointF(0.04, 0.16))
    inner.cubicTo(0.4, 0.4, 0.3, 0.8, 0, 0.82)
    inner.cubicTo(-0.3, 0.8, -0.34, 0.5, 0.04, 0.16)
    return cut(flame, inner)


def flood() -> QPainterPath:
    path = QPainterPath()
    for y in (-0.5, 0.06, 0.62):
        wave = QPainterPath(QPointF(-0.95, y + 0.12))
        for x in (-0.95, -0.32, 0.31):
            wave.cubicTo(x + 0.16, y - 0.3, x + 0.36, y - 0.3, x + 0.63, y + 0.12)
        path.addPath(thick(wave, 0.22))
    return path


def drought() -> QPainterPath:
    return cut(together(star(10, 0.98, 0.58), circle(0, 0, 0.5)), thick(circle(0, 0, 0.46), 0.09))


def war() -> QPainterPath:
    """Two crossed sabres."""
    blade = QPainterPath(QPointF(-0.1, 0.5))
    blade.lineTo(-0.1, -0.6)
    blade.cubicTo(-0.08, -0.86, 0.06, -0.96, 0.24, -1)
    blade.cubicTo(0.14, -0.7, 0.12, -0.3, 0.12, 0.5)
    blade.closeSubpath()
    hilt = together(blade, box(-0.34, 0.44, 0.68, 0.14, 0.05), box(-0.09, 0.5, 0.18, 0.48, 0.08))
    mirrored = QTransform(-1, 0, 0, 1, 0, 0).rotate(42).map(hilt)
    return together(QTransform().rotate(42).map(hilt), mirrored.toReversed())


def route() -> QPainterPath:
    """A signpost."""
    boards = polygon([(-0.7, -0.8), (0.6, -0.8), (0.95, -0.54), (0.6, -0.28), (-0.7, -0.28)])
    boards.addPath(polygon([(0.7, -0.16), (-0.6, -0.16), (-0.95, 0.1), (-0.6, 0.36), (0.7, 0.36)]))
    boards.addPath(box(-0.12, 0.36, 0.24, 0.62))
    boards.addPath(box(-0.12, -0.98, 0.24, 0.18))
    boards.addPath(box(-0.12, -0.28, 0.24, 0.12))
    return boards


def hand() -> QPainterPath:
    path = QPainterPath()
    for turn in (-22, 0, 22):
        card = QTransform().translate(0, 0.9).rotate(turn).translate(0, -0.9).map(box(-0.4, -0.72, 0.8, 1.3, 0.12))
        path = cut(path, card)
        path.addPath(QTransform().translate(0, 0.9).rotate(turn).translate(0, -0.9).map(box(-0.34, -0.66, 0.68, 1.18, 0.1)))
    return path


def food() -> QPainterPath:
    """A bowl with chopsticks."""
    bowl = QPainterPath(QPointF(-0.96, 0.02))
    bowl.lineTo(0.96, 0.02)
    bowl.cubicTo(0.88, 0.6, 0.5, 0.92, 0, 0.94)
    bowl.cubicTo(-0.5, 0.92, -0.88, 0.6, -0.96, 0.02)
    bowl.addPath(ring([(0.1, -0.1), (0.74, -0.96)], 0.14))
    bowl.addPath(ring([(-0.2, -0.1), (0.34, -0.98)], 0.14))
    return bowl


def tax() -> QPainterPath:
    """A seal of office."""
    seal = box(-0.72, 0.1, 1.44, 0.84, 0.08)
    seal = cut(seal, ring([(-0.36, 0.34), (0.36, 0.34)], 0.12), ring([(0, 0.34), (0, 0.74)], 0.12))
    seal = cut(seal, ring([(-0.4, 0.72), (0.4, 0.72)], 0.12))
    grip = QPainterPath(QPointF(-0.34, 0.04))
    grip.cubicTo(-0.1, -0.3, -0.5, -0.5, -0.36, -0.8)
    grip.cubicTo(-0.2, -1.04, 0.2, -1.04, 0.36, -0.8)
    grip.cubicTo(0.5, -0.5, 0.1, -0.3, 0.34, 0.04)
    seal.addPath(grip)
    return seal


def misfortune() -> QPainterPath:
    """A broken bowl."""
    left = polygon(
        [(-0.96, -0.3), (-0.1, -0.3), (-0.26, 0.02), (0.0, 0.24), (-0.2, 0.5), (-0.06, 0.86), (-0.5, 0.8), (-0.86, 0.4)]
    )
    right = polygon(
        [(0.1, -0.42), (0.96, -0.3), (0.9, 0.3), (0.5, 0.8), (0.12, 0.86), (0.02, 0.54), (0.22, 0.28), (-0.04, 0.0)]
    )
    left.addPath(right)
    left.addPath(
        polygon([(-0.2, -0.98), (0.24, -0.98), (0.04, -0.66), (0.3, -0.66), (-0.16, -0.44), (0.0, -0.7), (-0.24, -0.7)])
    )
    return left


def points() -> QPainterPath:
    return star(5, 1.0, 0.46)


def lantern() -> QPainterPath:
    body = QPainterPath()
    body.addEllipse(QRectF(-0.72, -0.58, 1.44, 1.14))
    body = cut(body, ring([(-0.26, -0.5), (-0.26, 0.5)], 0.09), ring([(0.26, -0.5), (0.26, 0.5)], 0.09))
    body.addPath(box(-0.34, -0.8, 0.68, 0.2, 0.05))
    body.addPath(box(-0.34, 0.58, 0.68, 0.16, 0.05))
    body.addPath(ring([(0, -0.98), (0, -0.8)], 0.1))
    for x in (-0.18, 0, 0.18):
        body.addPath(ring([(x, 0.74), (x, 0.98)], 0.08))
    return body


def palace() -> QPainterPath:
    path = QPainterPath()
    for y, half in ((-0.5, 0.62), (0.14, 0.92)):
        roof = QPainterPath(QPointF(-half, y))
        roof.cubicTo(-half * 0.6, y - 0.06, -half * 0.4, y - 0.24, -half * 0.3, y - 0.4)
        roof.lineTo(half * 0.3, y - 0.4)
        roof.cubicTo(half * 0.4, y - 0.24, half * 0.6, y - 0.06, half, y)
        roof.closeSubpath()
        path.addPath(roof)
    path.addPath(box(-0.4, -0.44, 0.8, 0.16))
    for x in (-0.62, -0.1, 0.42):
        path.addPath(box(x, 0.2, 0.2, 0.6))
    path.addPath(box(-0.86, 0.82, 1.72, 0.16))
    return path


def roads() -> QPainterPath:
    road = polygon([(-0.2, -0.9), (0.2, -0.9), (0.9, 0.95), (-0.9, 0.95)])
    for y, h, w in ((-0.7, 0.26, 0.05), (-0.22, 0.36, 0.08), (0.4, 0.44, 0.11)):
        road = cut(road, box(-w, y, 2 * w, h))
    return road


def canal() -> QPainterPath:
    path = together(ring([(-0.9, -0.9), (-0.5, -0.3), (-0.8, 0.3), (-0.5, 0.95)], 0.24))
    path.addPath(ring([(0.5, -0.95), (0.8, -0.3), (0.5, 0.3), (0.9, 0.9)], 0.24))
    for y in (-0.5, 0.0, 0.5):
        wave = QPainterPath(QPointF(-0.32, y))
        wave.cubicTo(-0.16, y - 0.24, 0.1, y + 0.24, 0.34, y - 0.04)
        path.addPath(thick(wave, 0.14))
    return path


def bridges() -> QPainterPath:
    deck = QPainterPath(QPointF(-1, 0.4))
    deck.cubicTo(-0.5, -0.7, 0.5, -0.7, 1, 0.4)
    deck.lineTo(1, 0.7)
    deck.lineTo(0.62, 0.7)
    deck.cubicTo(0.4, -0.06, -0.4, -0.06, -0.62, 0.7)
    deck.lineTo(-1, 0.7)
    deck.closeSubpath()
    for x, y in ((-0.5, -0.2), (0, -0.46), (0.5, -0.2)):
        deck.addPath(box(x - 0.07, y - 0.34, 0.14, 0.36))
    deck.addPath(ring([(-0.56, 0.86), (0.56, 0.86)], 0.12))
    return deck


def stall() -> QPainterPath:
    """A market stall."""
    roof = polygon([(-0.7, -0.8), (0.7, -0.8), (0.98, -0.2), (-0.98, -0.2)])
    roof = cut(roof, *(ring([(x * 0.8, -0.86), (x * 1.3, -0.14)], 0.1) for x in (-0.42, 0.0, 0.42)))
    posts = box(-0.8, -0.1, 0.16, 1.06), box(0.64, -0.1, 0.16, 1.06)
    roof.addPath(together(*posts, box(-0.86, 0.34, 1.72, 0.26, 0.05)))
    return roof


def sprout() -> QPainterPath:
    return together(
        leaf(0, 0.3, 1.1, 0.36, -46), leaf(0, 0.3, 1.1, 0.36, 46), ring([(0, 0.2), (0, 0.9)], 0.14), box(-0.9, 0.8, 1.8, 0.18)
    )


def lying() -> QPainterPath:
    """Somebody who rests with the hat over the face."""
    body = together(box(-0.36, 0.1, 1.32, 0.46, 0.22), circle(-0.6, 0.34, 0.28))
    body.addPath(polygon([(-0.98, 0.04), (-0.66, -0.46), (-0.2, -0.04)]))
    body.addPath(box(-0.98, 0.68, 1.96, 0.2, 0.08))
    return body


def arrive() -> QPainterPath:
    return together(ring([(-0.9, 0.1), (0.5, 0.1)], 0.26), polygon([(0.36, -0.4), (0.98, 0.1), (0.36, 0.6)]))


def upwards() -> QPainterPath:
    return polygon([(0, -0.9), (0.86, 0.1), (0.34, 0.1), (0.34, 0.9), (-0.34, 0.9), (-0.34, 0.1), (-0.86, 0.1)])


def cube() -> QPainterPath:
    path = polygon([(0, -0.96), (0.86, -0.48), (0, -0.02), (-0.86, -0.48)])
    path.addPath(polygon([(-0.9, -0.36), (-0.05, 0.1), (-0.05, 0.98), (-0.9, 0.5)]))
    path.addPath(polygon([(0.9, -0.36), (0.05, 0.1), (0.05, 0.98), (0.9, 0.5)]))
    return path


def cross() -> QPainterPath:
    return together(ring([(-0.7, -0.7), (0.7, 0.7)], 0.3), ring([(0.7, -0.7), (-0.7, 0.7)], 0.3))


def envoy() -> QPainterPath:
    """A rolled letter with a seal."""
    letter = QTransform().rotate(-24).map(box(-0.95, -0.34, 1.9, 0.68, 0.3))
    letter = cut(letter, circle(0.06, 0.04, 0.42))
    letter.addPath(circle(0.06, 0.04, 0.3))
    return letter


SIGNS = {
    "worker": worker,
    "copper": coin,
    "silver": ingot,
    "wood": wood,
    "stone": stone,
    "boat": boat,
    "factory": factory,
    "fire": fire,
    "flood": flood,
    "drought": drought,
    "war": war,
    "route": route,
    "hand": hand,
    "food": food,
    "tax": tax,
    "misfortune": misfortune,
    "points": points,
    "lantern": lantern,
    "palace": palace,
    "roads": roads,
    "canal": canal,
    "bridges": bridges,
    "stall": stall,
    "sprout": sprout,
    "lying": lying,
    "arrive": arrive,
    "up": upwards,
    "cube": cube,
    "cross": cross,
    "envoy": envoy,
}
