"""The picture of the game in the lobby: a red palace by the lapis river, seen through a cusped arch. No words."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.table.ink import INK, NO_BRUSH, NO_PEN, alpha, down, edged, filled, glow, mix, pen
from app.table.theme import Theme
from games.agra.board import figures
from games.agra.board.goods import paint_good
from games.agra.board.stone import (
    GOLD,
    LAPIS,
    LAPIS_DEEP,
    LAPIS_LIGHT,
    MARBLE,
    SAND,
    SAND_LIGHT,
    cusped_arch,
    garland,
    marble,
    sandstone,
    tone,
)
from games.agra.board.strokes import WHITE

UNITS = 840.0, 760.0
ARCH = QRectF(70, 40, 700, 800)
BANK = 470.0


def paint_card(p: QPainter, rect: QRectF, theme: Theme) -> None:
    p.save()
    p.setClipRect(rect)
    p.translate(rect.topLeft())
    p.scale(rect.width() / UNITS[0], rect.height() / UNITS[1])
    sandstone(p, QRectF(-12, -12, UNITS[0] + 24, UNITS[1] + 24), theme, 0, seed=21)
    view = cusped_arch(ARCH, 9)
    p.save()
    p.setClipPath(view, Qt.ClipOperation.IntersectClip)
    _sky(p, theme)
    _palace(p, theme)
    _water(p, theme)
    p.restore()
    p.setBrush(NO_BRUSH)
    for width, colour in ((20.0, tone(theme, MARBLE)), (5.0, GOLD)):
        p.setPen(pen(edged(theme, colour), width))
        p.drawPath(view)
    for x in (35.0, UNITS[0] - 35):
        garland(p, QPointF(x, 60), 660, theme, 11, upright=True)
    marble(p, QRectF(-10, 684, UNITS[0] + 20, 90), theme, 4, seed=6, veins=14)
    figures.boat(p, QRectF(318, 486, 216, 200), [], theme)
    figures.merchant(p, QRectF(560, 536, 180, 180), [], theme)
    for nth, good in enumerate(("sandstone", "wood", "turmeric", "cotton")):
        paint_good(p, QRectF(100 + 58 * nth, 642 + 14 * (nth % 2), 74, 74), good, theme)
    p.restore()


def _sky(p: QPainter, theme: Theme) -> None:
    sky = QRectF(0, 0, UNITS[0], BANK)
    p.setPen(NO_PEN)
    if theme.dark:
        p.setBrush(filled(theme, down(sky, QColor("#1d2350"), QColor("#6a3d6e"), QColor("#d98a66"))))
    else:
        p.setBrush(filled(theme, down(sky, QColor("#7fb2d9"), QColor("#f2dcc0"), QColor("#f6bf8c"))))
    p.drawRect(sky)
    sun = QPointF(420, 300)
    p.setBrush(filled(theme, glow(sun, 260, QColor(255, 236, 190, 210), QColor(255, 200, 130, 0))))
    p.drawEllipse(sun, 260, 260)


def _palace(p: QPainter, theme: Theme) -> None:
    """Red sandstone, a great dome and slender towers with domes of white marble."""
    light, shade = tone(theme, WHITE), mix(tone(theme, MARBLE), QColor("#8c7aa0"), 0.3)
    for x, high in ((150.0, 210.0), (238.0, 250.0), (602.0, 250.0), (690.0, 210.0)):
        _tower(p, x, BANK - high, high, theme, light, shade)
    for x, r in ((330.0, 44.0), (510.0, 44.0), (420.0, 96.0)):
        _dome(p, QPointF(x, BANK - 170 if r > 50 else BANK - 150), r, theme, light, shade)
    hall = QRectF(276, BANK - 150, 288, 152)
    p.setPen(pen(edged(theme, mix(shade, INK, 0.3)), 3))
    p.setBrush(filled(theme, down(hall, tone(theme, SAND_LIGHT), tone(theme, SAND))))
    p.drawRect(hall)
    for x, y, w, h in (
        (374, BANK - 128, 92, 130),
        (296, BANK - 62, 52, 64),
        (296, BANK - 138, 52, 60),
        (492, BANK - 62, 52, 64),
        (492, BANK - 138, 52, 60),
    ):
        gate = QRectF(x, y, w, h)
        p.setBrush(filled(theme, down(gate, tone(theme, MARBLE), QColor("#d8b48c"))))
        p.drawPath(cusped_arch(gate))


def _dome(p: QPainter, foot: QPointF, r: float, theme: Theme, light: QColor, shade: QColor) -> None:
    path = QPainterPath(foot + QPointF(-r * 0.82, r * 0.3))
    path.cubicTo(foot + QPointF(-r * 1.5, -r * 0.7), foot + QPointF(-r * 0.3, -r * 1.15), foot + QPointF(0, -r * 1.7))
    path.cubicTo(foot + QPointF(r * 0.3, -r * 1.15), foot + QPointF(r * 1.5, -r * 0.7), foot + QPointF(r * 0.82, r * 0.3))
    path.closeSubpath()
    p.setPen(pen(edged(theme, mix(shade, INK, 0.3)), 3))
    p.setBrush(filled(theme, glow(foot + QPointF(-r * 0.3, -r * 0.6), r * 1.7, light, shade)))
    p.drawPath(path)
    p.setPen(pen(GOLD, r * 0.07))
    p.drawLine(foot + QPointF(0, -r * 1.7), foot + QPointF(0, -r * 2.05))


def _tower(p: QPainter, x: float, y: float, high: float, theme: Theme, light: QColor, shade: QColor) -> None:
    shaft = QRectF(x - 11, y, 22, high)
    p.setPen(pen(edged(theme, mix(shade, INK, 0.3)), 2.4))
    p.setBrush(filled(theme, down(shaft, tone(theme, SAND_LIGHT), tone(theme, SAND))))
    p.drawRect(shaft)
    for part in (0.28, 0.6):
        p.drawRect(QRectF(x - 16, y + high * part, 32, 7))
    _dome(p, QPointF(x, y), 17, theme, light, shade)


def _water(p: QPainter, theme: Theme) -> None:
    river = QRectF(0, BANK, UNITS[0], UNITS[1] - BANK)
    p.setPen(NO_PEN)
    p.setBrush(filled(theme, down(river, LAPIS_LIGHT, LAPIS, LAPIS_DEEP)))
    p.drawRect(river)
    p.setBrush(NO_BRUSH)
    for i in range(16):
        y = BANK + 14 + i * 17
        path = QPainterPath(QPointF(60, y))
        for k in range(9):
            x = 60 + 90 * (k + 1)
            path.quadTo(x - 45, y + (8 if (k + i) % 2 else -8), x, y)
        p.setPen(pen(alpha(QColor("#cfe0ff"), 40 + 5 * (i % 4)), 2.4))
        p.drawPath(path)
    p.setPen(pen(edged(theme, tone(theme, QColor("#e9dcc3"))), 9))
    p.drawLine(QPointF(0, BANK), QPointF(UNITS[0], BANK))
