"""The action wheel: three toothed brass rings that turn, under a plate whose lower half is lit."""

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QPainter, QPainterPath, QTransform

from app.table.ink import INK, NO_BRUSH, NO_PEN, alpha, edged, glow, pen
from app.table.theme import Theme
from games.noria.board.glyphs import cog
from games.noria.board.ink import BRASS_DARK, BRASS_LIGHT, GOLD, rivet
from games.noria.board.layout import WHEEL_RADII, Wheel, wheel
from games.noria.tables import RING_OF

TEETH = {"large": 36, "medium": 24, "small": 14}
RING_WIDTH = {"large": (1.0, 0.925), "medium": (0.655, 0.6), "small": (0.37, 0.33)}
"""Outer and inner reach of the teeth, in parts of the wheel's radius."""
COG_PARTS = {"large": 1.0, "medium": 0.66, "small": 0.43}
"""How much of the wheel each ring takes up with teeth and sockets."""
RIVETS = {"large": (0.885, 6, 30), "medium": (0.565, 4, 0), "small": (WHEEL_RADII["small"] * 1.02, 2, 90)}
"""How far from the middle, how many, and the angle of the first; alike after every step of the ring."""
GLEAMS = {"large": 6, "medium": 4, "small": 4}
"""How often light comes and goes around a ring."""
SHEEN = "#f6dc98", "#c48d3a", "#96662a", "#c99745"
SHEEN_DARK = "#d9b264", "#a5742c", "#7c521b", "#a97a33"
TICKS = 6
"""Marks on the rim for each step."""


def paint_wheel(p: QPainter, wheel: Wheel, theme: Theme, small: bool = False) -> None:
    """All of it at rest, for pictures of wheels that do not turn."""
    box = QRectF(wheel.x - wheel.r, wheel.y - wheel.r, 2 * wheel.r, 2 * wheel.r)
    paint_bed(p, wheel, theme)
    for ring, part in COG_PARTS.items():
        gap = wheel.r * (1 - part)
        paint_cog(p, box.adjusted(gap, gap, -gap, -gap), ring, small, theme)
    paint_light(p, box, theme)


def paint_bed(p: QPainter, wheel: Wheel, theme: Theme) -> None:
    """What the cogs turn in."""
    c, r = QPointF(wheel.x, wheel.y), wheel.r
    p.setPen(NO_PEN)
    p.setBrush(QColor(6, 3, 12, 120))
    p.drawEllipse(c + QPointF(r * 0.02, r * 0.035), r * 1.02, r * 1.02)
    p.setBrush(QColor("#000000") if theme.strong else QColor("#1c1119"))
    p.drawEllipse(c, r * 0.95, r * 0.95)


def paint_cog(p: QPainter, rect: QRectF, ring: str, small: bool, theme: Theme) -> None:
    """One ring that fills its rectangle. It looks the same after every step, so that it can be put straight after each."""
    c, r = rect.center(), rect.width() / 2 / COG_PARTS[ring]
    outer, inner = RING_WIDTH[ring]
    p.setPen(pen(edged(theme, QColor("#3a230a")), r * 0.008))
    p.setBrush(QColor("#3d2c10") if theme.strong else QBrush(_sheen(c, ring, dark=ring == "medium")))
    p.drawPath(QTransform().translate(c.x(), c.y()).scale(r, r).map(cog(TEETH[ring], outer * 0.996, inner)))
    _engrave(p, c, r * inner, r, theme)
    sockets = wheel_sockets(ring, small)
    _ticks(p, c, r, ring, len(sockets), theme)
    for x, y in sockets:
        _socket(p, c + QPointF(x, y) * r, r * socket_size(small), theme)
    if not small:
        _rivets(p, c, r, ring)


@cache
def wheel_sockets(ring: str, small: bool) -> tuple[tuple[float, float], ...]:
    """Where the discs of a ring lie, in parts of the wheel's radius from the middle."""
    unit = wheel(0.0, 0.0, 1.0, small)
    return tuple(unit.spaces[x] for x, name in enumerate(RING_OF) if name == ring)


def socket_size(small: bool) -> float:
    return wheel(0.0, 0.0, 1.0, small).disc / 2 * 1.06


def rim_of(rect: QRectF, ring: str, small: bool) -> QPainterPath:
    """Where a ring is grabbed: what shows of it between its sockets."""
    c, r = rect.center(), rect.width() / 2 / COG_PARTS[ring]
    path = QPainterPath()
    path.addEllipse(c, r * RING_WIDTH[ring][0], r * RING_WIDTH[ring][0])
    holes = QPainterPath()
    for x, y in wheel_sockets(ring, small):
        size = r * socket_size(small)
        holes.addEllipse(c + QPointF(x, y) * r, size, size)
    return path.subtracted(holes)


def paint_light(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """What stays while the cogs turn: shade on the half that rests, light on the other, in its frame."""
    c, r = rect.center(), rect.width() / 2
    _rest(p, c, r, theme)
    _lit(p, c, r, theme)


def _sheen(c: QPointF, ring: str, dark: bool) -> QConicalGradient:
    """Turned brass: light runs around it, alike after every step."""
    g = QConicalGradient(c, 90)
    tones = SHEEN_DARK if dark else SHEEN
    turns = GLEAMS[ring] * len(tones)
    for i in range(turns + 1):
        g.setColorAt(i / turns, QColor(tones[i % len(tones)]))
    return g


def _engrave(p: QPainter, c: QPointF, reach: float, r: float, theme: Theme) -> None:
    if theme.strong:
        return
    p.setBrush(NO_BRUSH)
    p.setPen(pen(alpha(BRASS_LIGHT, 110), r * 0.006))
    p.drawEllipse(c, reach * 0.985, reach * 0.985)
    p.setPen(pen(alpha(INK, 120), r * 0.008))
    p.drawEllipse(c, reach * 0.965, reach * 0.965)


def _ticks(p: QPainter, c: QPointF, r: float, ring: str, steps: int, theme: Theme) -> None:
    """Marks along the rim; they make a turn seen."""
    outer = RING_WIDTH[ring][1]
    p.setPen(pen(edged(theme, alpha(INK, 150)), r * 0.008))
    for i in range(steps * TICKS):
        angle = 2 * pi * i / (steps * TICKS)
        long = 0.045 if i % TICKS == 0 else 0.022
        a, b = outer * 0.955, outer * 0.955 - long
        p.drawLine(
            c + QPointF(r * a * sin(angle), -r * a * cos(angle)),
            c + QPointF(r * b * sin(angle), -r * b * cos(angle)),
        )


def _rest(p: QPainter, c: QPointF, r: float, theme: Theme) -> None:
    """The upper half rests in shade."""
    half = QPainterPath(c)
    half.arcTo(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), 0, 180)
    half.closeSubpath()
    p.setPen(NO_PEN)
    p.setBrush(QColor(14, 8, 30, 190 if theme.strong else 140))
    p.drawPath(half)


def _lit(p: QPainter, c: QPointF, r: float, theme: Theme) -> None:
    """The frame of the active half."""
    r *= 0.985
    half = QPainterPath(c)
    half.arcTo(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), 180, 180)
    half.closeSubpath()
    p.setPen(NO_PEN)
    if not theme.strong:
        p.setBrush(
            glow(c + QPointF(0, r * 0.5), r, QColor(255, 232, 160, 34), QColor(255, 205, 110, 20), QColor(255, 190, 90, 0))
        )
        p.drawPath(half)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(QColor("#ffd400") if theme.strong else GOLD, r * 0.02))
    p.drawPath(half)


def _socket(p: QPainter, at: QPointF, r: float, theme: Theme) -> None:
    p.setPen(pen(edged(theme, GOLD), r * 0.07))
    p.setBrush(
        QColor("#000000")
        if theme.strong
        else QBrush(glow(at, r * 1.1, QColor("#4a3448"), QColor("#281a2e"), QColor("#120a18")))
    )
    p.drawEllipse(at, r, r)


def _rivets(p: QPainter, c: QPointF, r: float, ring: str) -> None:
    reach, count, offset = RIVETS[ring]
    for i in range(count):
        angle = (offset + 360 * i / count) * pi / 180
        rivet(p, QPointF(c.x() + r * reach * sin(angle), c.y() - r * reach * cos(angle)), r * 0.018)


def paint_hub(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Where bought discs wait: a shallow tray in the middle."""
    c, r = rect.center(), rect.width() / 2
    p.setPen(pen(edged(theme, BRASS_DARK), r * 0.01))
    p.setBrush(QColor(14, 8, 22, 150))
    w, h = r * 0.5, r * 0.2
    p.drawRoundedRect(QRectF(c.x() - w / 2, c.y() - h / 2, w, h), h / 2, h / 2)
