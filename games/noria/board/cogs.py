"""The action wheel: three toothed brass rings in a plate whose lower half is lit."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QPainter, QPainterPath, QTransform

from app.table.theme import Theme
from games.noria.board.glyphs import cog
from games.noria.board.ink import (
    BRASS_DARK,
    BRASS_LIGHT,
    GOLD,
    INK,
    NO_BRUSH,
    NO_PEN,
    alpha,
    edged,
    glow,
    pen,
    rivet,
)
from games.noria.board.layout import WHEEL_RADII, Wheel

TEETH = {"large": 36, "medium": 24, "small": 14}
RING_WIDTH = {"large": (1.0, 0.925), "medium": (0.655, 0.6), "small": (0.37, 0.33)}
"""Outer and inner reach of the teeth, in parts of the wheel's radius."""


def sheen(c: QPointF, turn: float, dark: bool) -> QConicalGradient:
    """Turned brass: light runs around it."""
    g = QConicalGradient(c, turn)
    tones = ("#e8bd68", "#8d5e20", "#d9a44a", "#7b4f18", "#f4d68e", "#8a5a1e", "#c8923c", "#6d4415", "#e8bd68")
    if dark:
        tones = ("#a37a38", "#5e3d14", "#8f6526", "#513310", "#ab8340", "#5b3a13", "#86601f", "#482d0d", "#a37a38")
    for i, tone in enumerate(tones):
        g.setColorAt(i / (len(tones) - 1), QColor(tone))
    return g


def paint_wheel(p: QPainter, wheel: Wheel, theme: Theme, small: bool = False) -> None:
    c, r = QPointF(wheel.x, wheel.y), wheel.r
    p.setPen(NO_PEN)
    p.setBrush(QColor(6, 3, 12, 120))
    p.drawEllipse(c + QPointF(r * 0.02, r * 0.035), r * 1.02, r * 1.02)
    for turn, ring in ((20, "large"), (75, "medium"), (140, "small")):
        outer, inner = RING_WIDTH[ring]
        p.setPen(pen(edged(theme, QColor("#3a230a")), r * 0.008))
        p.setBrush(QColor("#3d2c10") if theme.strong else QBrush(sheen(c, turn, dark=ring == "medium")))
        p.drawPath(QTransform().translate(c.x(), c.y()).scale(r, r).map(cog(TEETH[ring], outer, inner)))
        _engrave(p, c, r * inner, r, theme)
    _rest(p, c, r, theme)
    _lit(p, c, r, theme)
    for index, (x, y) in enumerate(wheel.spaces):
        _socket(p, QPointF(x, y), wheel.disc / 2 * 1.06, wheel.active[index], theme)
    if not small:
        _rivets(p, c, r)


def _engrave(p: QPainter, c: QPointF, reach: float, r: float, theme: Theme) -> None:
    if theme.strong:
        return
    p.setBrush(NO_BRUSH)
    p.setPen(pen(alpha(BRASS_LIGHT, 110), r * 0.006))
    p.drawEllipse(c, reach * 0.985, reach * 0.985)
    p.setPen(pen(alpha(INK, 120), r * 0.008))
    p.drawEllipse(c, reach * 0.965, reach * 0.965)


def _rest(p: QPainter, c: QPointF, r: float, theme: Theme) -> None:
    """The upper half rests in shade."""
    half = QPainterPath(c)
    half.arcTo(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), 0, 180)
    half.closeSubpath()
    p.setPen(NO_PEN)
    p.setBrush(QColor(14, 8, 30, 200 if theme.strong else 128))
    p.drawPath(half)


def _lit(p: QPainter, c: QPointF, r: float, theme: Theme) -> None:
    """The frame of the active half."""
    half = QPainterPath(c)
    half.arcTo(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), 180, 180)
    half.closeSubpath()
    p.setPen(NO_PEN)
    if not theme.strong:
        p.setBrush(
            glow(c + QPointF(0, r * 0.5), r, QColor(255, 232, 160, 120), QColor(255, 205, 110, 40), QColor(255, 190, 90, 0))
        )
        p.drawPath(half)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(QColor("#ffd400") if theme.strong else GOLD, r * 0.02))
    p.drawPath(half)


def _socket(p: QPainter, at: QPointF, r: float, active: bool, theme: Theme) -> None:
    rim = GOLD if active else BRASS_DARK
    p.setPen(pen(edged(theme, rim), r * 0.07))
    p.setBrush(
        QColor("#000000")
        if theme.strong
        else QBrush(glow(at + QPointF(0, r * 0.2), r * 1.1, QColor("#4a3448"), QColor("#281a2e"), QColor("#120a18")))
    )
    p.drawEllipse(at, r, r)


def _rivets(p: QPainter, c: QPointF, r: float) -> None:
    for reach, count, offset in ((0.885, 6, 30), (0.565, 4, 0), (WHEEL_RADII["small"] * 1.02, 2, 90)):
        for i in range(count):
            angle = (offset + 360 * i / count) * pi / 180
            rivet(p, QPointF(c.x() + r * reach * sin(angle), c.y() - r * reach * cos(angle)), r * 0.018)


def paint_hub(p: QPainter, wheel: Wheel, theme: Theme) -> None:
    """Where bought discs wait: a shallow tray in the middle."""
    c, r = QPointF(wheel.x, wheel.y), wheel.r
    p.setPen(pen(edged(theme, BRASS_DARK), r * 0.01))
    p.setBrush(QColor(14, 8, 22, 150))
    w, h = r * 0.5, r * 0.2
    p.drawRoundedRect(QRectF(c.x() - w / 2, c.y() - h / 2, w, h), h / 2, h / 2)
