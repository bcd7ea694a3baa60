"""What Agra is built of: red sandstone, white marble with inlaid flowers, cusped arches, lapis, and gold."""

import itertools
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.table.ink import BOLD, CENTRE, INK, NO_BRUSH, NO_PEN, alpha, down, filled, mix, pen, write
from app.table.theme import TITLE, Theme
from games.agra.board.strokes import WHITE

NIGHT = QColor("#171024")
SAND, SAND_LIGHT, SAND_DARK, SAND_DEEP = QColor("#b9563b"), QColor("#d88a66"), QColor("#7e3224"), QColor("#521c15")
MARBLE, MARBLE_SHADE, MARBLE_LINE = QColor("#f8f3e8"), QColor("#ddd2bf"), QColor("#b5a282")
LAPIS, LAPIS_LIGHT, LAPIS_DEEP = QColor("#21489c"), QColor("#3f78c9"), QColor("#132659")
GOLD, GILT = QColor("#e3ac3b"), QColor("#fbe08a")
LEAF, PETAL, CORE = QColor("#3f7d54"), QColor("#b93a3f"), QColor("#e8b84a")
EVENING = 0.2


def tone(theme: Theme, colour: QColor) -> QColor:
    """The colour by daylight, or at dusk."""
    return mix(colour, NIGHT, EVENING) if theme.dark else colour


def sandstone(p: QPainter, rect: QRectF, theme: Theme, corner: float = 12, seed: int = 1) -> None:
    """Hewn blocks of red stone."""
    p.setPen(NO_PEN)
    light, mid, dark = (tone(theme, c) for c in (mix(SAND, SAND_LIGHT, 0.35), SAND, mix(SAND, SAND_DARK, 0.55)))
    p.setBrush(filled(theme, down(rect, light, mid, dark)))
    p.drawRoundedRect(rect, corner, corner)
    if theme.strong:
        p.setPen(pen(QColor("#ffffff"), 1.6))
        p.setBrush(NO_BRUSH)
        p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner)
        return
    p.save()
    p.setClipRect(rect.adjusted(3, 3, -3, -3))
    _courses(p, rect, theme, seed)
    p.restore()
    p.setBrush(NO_BRUSH)
    p.setPen(pen(alpha(SAND_DEEP, 190), 2))
    p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner)
    p.setPen(pen(alpha(SAND_LIGHT, 110), 1.2))
    p.drawRoundedRect(rect.adjusted(3, 3, -3, -3), corner - 2, corner - 2)


def _courses(p: QPainter, rect: QRectF, theme: Theme, seed: int) -> None:
    """Rows of blocks, each of a slightly different red, and grains of sand."""
    rng = Random(seed)
    y, row = rect.top(), 0
    while y < rect.bottom():
        x = rect.left() - rng.uniform(0, 60)
        while x < rect.right():
            wide = rng.uniform(56, 104)
            block = QRectF(x + 0.7, y + 0.7, wide - 1.4, 30.6)
            p.setPen(NO_PEN)
            p.setBrush(alpha(rng.choice((SAND_LIGHT, SAND_DARK, SAND, SAND_LIGHT)), rng.randrange(14, 46)))
            p.drawRect(block)
            x += wide
        y += 32
        row += 1
    p.setPen(pen(alpha(SAND_DEEP, 46), 1))
    grains = round(rect.width() * rect.height() / 900)
    p.drawPoints(
        [QPointF(rng.uniform(rect.left(), rect.right()), rng.uniform(rect.top(), rect.bottom())) for _ in range(grains)]
    )


def marble(p: QPainter, rect: QRectF, theme: Theme, corner: float = 8, seed: int = 1, veins: int = 3) -> None:
    """A polished slab with grey veins in a thin line of gold."""
    p.setPen(NO_PEN)
    if not theme.strong:
        p.setBrush(QColor(40, 12, 8, 80))
        p.drawRoundedRect(rect.translated(1.5, 2.5), corner, corner)
    p.setBrush(filled(theme, down(rect, tone(theme, WHITE), tone(theme, MARBLE), tone(theme, MARBLE_SHADE))))
    p.drawRoundedRect(rect, corner, corner)
    p.save()
    p.setClipRect(rect.adjusted(1, 1, -1, -1))
    rng = Random(seed)
    for _ in range(0 if theme.strong else veins):
        p.setPen(pen(QColor(120, 110, 120, rng.randrange(18, 40)), rng.uniform(0.8, 2.2)))
        vein = QPainterPath(QPointF(rng.uniform(rect.left(), rect.right()), rect.top()))
        for _ in range(4):
            vein.lineTo(vein.currentPosition() + QPointF(rng.uniform(-30, 30), rect.height() / 4))
        p.setBrush(NO_BRUSH)
        p.drawPath(vein)
    p.restore()
    p.setBrush(NO_BRUSH)
    p.setPen(pen(QColor("#ffffff") if theme.strong else tone(theme, MARBLE_LINE), 1.4))
    p.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), corner, corner)


def flower(p: QPainter, at: QPointF, r: float, colour: QColor) -> None:
    """Inlaid: six petals of carnelian around a core of gold."""
    p.setPen(pen(alpha(INK, 110), r * 0.07))
    p.setBrush(colour)
    for i in range(6):
        angle = i * pi / 3
        p.drawEllipse(at + QPointF(cos(angle), sin(angle)) * r * 0.58, r * 0.36, r * 0.36)
    p.setBrush(CORE)
    p.drawEllipse(at, r * 0.32, r * 0.32)


def leaf(p: QPainter, at: QPointF, angle: float, length: float, colour: QColor = LEAF) -> None:
    p.save()
    p.translate(at)
    p.rotate(angle)
    path = QPainterPath()
    path.cubicTo(length * 0.3, -length * 0.36, length * 0.8, -length * 0.22, length, 0)
    path.cubicTo(length * 0.8, length * 0.22, length * 0.3, length * 0.36, 0, 0)
    p.setPen(NO_PEN)
    p.setBrush(colour)
    p.drawPath(path)
    p.restore()


def garland(p: QPainter, start: QPointF, length: float, theme: Theme, size: float = 7.0, *, upright: bool = False) -> None:
    """A tendril with flowers and leaves, inlaid along an edge."""
    if theme.strong:
        return
    p.save()
    p.translate(start)
    if upright:
        p.rotate(90)
    step = size * 4.4
    count = max(1, int(length / step))
    step = length / count
    tendril = QPainterPath(QPointF(0, 0))
    for i in range(count):
        up = -size if i % 2 else size
        tendril.cubicTo(i * step + step * 0.3, up, i * step + step * 0.7, up, (i + 1) * step, 0)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(tone(theme, LEAF), size * 0.17))
    p.drawPath(tendril)
    for i in range(count):
        up = -0.5 if i % 2 else 0.5
        leaf(p, QPointF((i + 0.14) * step, up * size * 0.6), 50 if up < 0 else -50, size * 0.9, tone(theme, LEAF))
        flower(p, QPointF((i + 0.5) * step, up * size), size * 0.62, tone(theme, (PETAL, LAPIS_LIGHT, CORE)[i % 3]))
    p.restore()


def star(p: QPainter, at: QPointF, r: float, colour: QColor) -> None:
    """The eight-pointed star of Agra's floors."""
    p.setPen(NO_PEN)
    p.setBrush(colour)
    for turn in (0, 45):
        p.save()
        p.translate(at)
        p.rotate(turn)
        p.drawRect(QRectF(-r * 0.7, -r * 0.7, r * 1.4, r * 1.4))
        p.restore()


def cusped_arch(rect: QRectF, lobes: int = 7) -> QPainterPath:
    """A pointed arch whose edge is a row of lobes, on straight jambs."""
    spring = rect.top() + rect.height() * 0.52
    half, rise = rect.width() / 2, spring - rect.top()
    points = []
    for i in range(lobes + 1):
        t = i / lobes
        angle = pi * (1 - t)
        lift = sin(angle) ** 0.8
        points.append(
            QPointF(
                rect.center().x() + half * cos(angle),
                spring - rise * 0.86 * lift - rise * 0.14 * max(0.0, 1 - abs(t - 0.5) * 6),
            )
        )
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(points[0])
    centre = QPointF(rect.center().x(), spring)
    for a, b in itertools.pairwise(points):
        middle = (a + b) / 2
        out = middle - centre
        path.quadTo(middle + out * 0.3, b)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def arcade(p: QPainter, rect: QRectF, count: int, theme: Theme, ground: QColor, depth: QColor) -> None:
    """A wall with so many arches."""
    p.setPen(pen(QColor("#ffffff") if theme.strong else alpha(SAND_DEEP, 180), 1.2))
    p.setBrush(filled(theme, down(rect, mix(ground, WHITE, 0.18), ground)))
    p.drawRoundedRect(rect, 4, 4)
    wide = rect.width() / count
    for i in range(count):
        bay = QRectF(rect.x() + i * wide + wide * 0.1, rect.y() + rect.height() * 0.1, wide * 0.8, rect.height() * 0.9)
        p.setBrush(filled(theme, down(bay, depth, mix(depth, ground, 0.4))))
        p.setPen(pen(QColor("#ffffff") if theme.strong else mix(ground, WHITE, 0.45), 1.3))
        p.drawPath(cusped_arch(bay))


def hollow(p: QPainter, path: QPainterPath, theme: Theme, colour: QColor | None = None) -> None:
    """A bed that things are laid into."""
    bed = colour or tone(theme, MARBLE_SHADE)
    p.setPen(pen(QColor("#ffffff") if theme.strong else alpha(mix(bed, INK, 0.5), 170), 1.2))
    p.setBrush(filled(theme, down(path.boundingRect(), mix(bed, INK, 0.16), bed)))
    p.drawPath(path)


def heading(p: QPainter, rect: QRectF, words: str, size: float, colour: QColor, align: Qt.AlignmentFlag = CENTRE) -> None:
    write(p, rect, words, size, colour, align, BOLD, TITLE)


def written(theme: Theme) -> QColor:
    """The ink on marble."""
    return QColor("#ffffff") if theme.strong else INK
