"""The picture of the game in the lobby: the wheel rising into the dusk, islands drifting over it. No words."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.table.ink import INK, down, edged, filled, fitted, mix, pen
from app.table.theme import Theme
from games.noria.board import layout as at
from games.noria.board.cogs import paint_wheel
from games.noria.board.discs import paint_disc
from games.noria.board.glyphs import glyph
from games.noria.board.sky import cloud, paint_sky

UNITS = 840.0, 760.0
DISCS = ("journey", "energy", "city", "mycelium", "tool", "obsidian", "bonus", "energy", "city", "journey", "mycelium", "tool")

ISLES = ((90, 196, 250, "city", "#7d4a78"), (560, 250, 210, "mycelium", "#4d7466"), (372, 108, 170, "ship", "#5f5a86"))
KEEL = ((0.9, 0.36), (0.76, 0.44), (0.66, 0.78), (0.56, 0.7), (0.48, 1.0), (0.38, 0.72), (0.28, 0.62), (0.16, 0.34))
"""The underside of a rock, in parts of its width and height."""


def paint_card(p: QPainter, rect: QRectF, theme: Theme) -> None:
    w, h = UNITS
    p.save()
    p.setClipRect(rect)
    p.translate(rect.topLeft())
    p.scale(rect.width() / w, rect.height() / h)
    p.save()
    scale = max(w / at.SIZE[0], h / at.SIZE[1])
    p.translate(w / 2 - at.SIZE[0] * scale * 0.62, 0)
    p.scale(scale, scale)
    paint_sky(p, theme)
    p.restore()
    for x, y, wide, sign, rock in ISLES:
        _floating(p, QRectF(x, y, wide, wide * 0.5), sign, QColor(rock), theme)
    _wheel(p, QPointF(w / 2, h * 0.93), 390, theme)
    if not theme.strong:
        for x, y, wide, seed in ((-60, 640, 300, 3), (600, 650, 320, 5), (250, 690, 360, 9)):
            cloud(p, QRectF(x, y, wide, 130), seed, theme, 200)
    p.restore()


def _floating(p: QPainter, rect: QRectF, sign: str, rock: QColor, theme: Theme) -> None:
    """A rock in the air with something standing on it."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    if not theme.strong:
        cloud(p, QRectF(x - w * 0.12, y + h * 0.5, w * 1.24, h * 0.62), round(x), theme, 190)
    top = QPainterPath(QPointF(x, y))
    top.cubicTo(x + w * 0.2, y - h * 0.16, x + w * 0.8, y - h * 0.16, x + w, y)
    for at_x, at_y in KEEL:
        top.lineTo(x + w * at_x, y + h * at_y)
    top.closeSubpath()
    p.setPen(pen(edged(theme, mix(rock, INK, 0.6)), w * 0.012))
    p.setBrush(filled(theme, down(rect, mix(rock, QColor("#ffd9a8"), 0.35), rock, mix(rock, INK, 0.6))))
    p.drawPath(top)
    turf = QPainterPath(QPointF(x, y))
    turf.cubicTo(x + w * 0.2, y - h * 0.18, x + w * 0.8, y - h * 0.18, x + w, y)
    turf.cubicTo(x + w * 0.8, y + h * 0.2, x + w * 0.2, y + h * 0.2, x, y)
    p.setBrush(filled(theme, QColor("#86a05a") if sign != "ship" else QColor("#a08a5c")))
    p.drawPath(turf)
    high = w * 0.46
    shape = fitted(glyph(sign), QRectF(x + w / 2 - high / 2, y - high * 0.9, high, high))
    p.setBrush(filled(theme, QColor("#fff0cf")))
    p.drawPath(shape)


def _wheel(p: QPainter, centre: QPointF, r: float, theme: Theme) -> None:
    """Upside down, so that the lit half is the one that is seen."""
    wheel = at.wheel(0.0, 0.0, r, False)
    p.save()
    p.translate(centre)
    p.save()
    p.rotate(180)
    paint_wheel(p, wheel, theme)
    p.restore()
    for i, (x, y) in enumerate(wheel.spaces):
        size = wheel.disc
        kind = DISCS[i % len(DISCS)]
        paint_disc(p, QRectF(-x - size / 2, -y - size / 2, size, size), kind, i % 3 == 0, theme)
    p.restore()
