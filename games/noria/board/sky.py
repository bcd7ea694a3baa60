"""The sky at dusk: stars above, a low sun, banks of cloud. The same every time."""

from math import ceil, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from app.table.ink import NO_PEN, alpha, down, fitted, glow, mix
from app.table.theme import Theme
from games.noria.board.glyphs import glyph
from games.noria.board.layout import SIZE

DUSK = ("#1b1740", "#332a63", "#5a3d7c", "#8f5483", "#c8737a", "#e9996f", "#f4bd7c")
LIGHT_DUSK = ("#2a2557", "#4a3d80", "#755195", "#a86894", "#d98787", "#f3aa7c", "#fbd093")
BLACK_DUSK = ("#05040e", "#0b0918", "#120d22", "#1a1129", "#22142b", "#2a172b", "#301a2a")


def paint_sky(p: QPainter, theme: Theme) -> None:
    w, h = SIZE
    tones = BLACK_DUSK if theme.strong else DUSK if theme.dark else LIGHT_DUSK
    g = QLinearGradient(w * 0.42, 0, w * 0.58, h)
    for at, tone in zip((0, 0.2, 0.4, 0.58, 0.75, 0.9, 1), tones, strict=True):
        g.setColorAt(at, QColor(tone))
    p.setPen(NO_PEN)
    p.setBrush(QBrush(g))
    p.drawRect(QRectF(0, 0, w, h))
    rng = Random(4)
    _stars(p, rng)
    if theme.strong:
        return
    sun = QPointF(w * 0.69, h * 0.9)
    p.setBrush(
        glow(
            sun, 620, QColor(255, 228, 160, 200), QColor(255, 190, 120, 90), QColor(255, 160, 120, 28), QColor(255, 150, 120, 0)
        )
    )
    p.drawEllipse(sun, 620, 620)
    _rays(p, sun)
    _far_islands(p, rng)
    _banks(p, rng)


def _stars(p: QPainter, rng: Random) -> None:
    for _ in range(170):
        x, y = rng.random() * SIZE[0], rng.random() ** 1.7 * SIZE[1] * 0.6
        r = rng.choice((0.7, 0.9, 1.2, 1.7))
        p.setBrush(QColor(255, 244, 220, rng.randint(50, 200)))
        p.drawEllipse(QPointF(x, y), r, r)


def _rays(p: QPainter, sun: QPointF) -> None:
    for i in range(9):
        ray = QPainterPath(sun)
        x = sun.x() + (i - 4) * 210 - 40
        ray.lineTo(x, -80)
        ray.lineTo(x + 70, -80)
        ray.closeSubpath()
        p.setBrush(glow(sun, 760, QColor(255, 214, 150, 34), QColor(255, 200, 150, 10), QColor(255, 200, 150, 0)))
        p.drawPath(ray)


def _far_islands(p: QPainter, rng: Random) -> None:
    for x, y, w in ((1004, 478, 64), (1528, 492, 52)):
        body = QPainterPath(QPointF(x, y))
        body.quadTo(x + w * 0.5, y - w * 0.16, x + w, y)
        body.lineTo(x + w * 0.72, y + w * 0.22)
        body.lineTo(x + w * 0.5, y + w * (0.4 + 0.1 * rng.random()))
        body.lineTo(x + w * 0.24, y + w * 0.2)
        body.closeSubpath()
        p.setBrush(QColor(70, 46, 96, 120))
        p.drawPath(body)
    for x, y, size in ((618, 12, 26), (1108, 508, 24)):
        p.setBrush(QColor(58, 38, 84, 130))
        p.drawPath(fitted(glyph("ship"), QRectF(x, y, size, size)))


def _banks(p: QPainter, rng: Random) -> None:
    for y, tone, depth in ((560, "#a5648d", 46), (690, "#cf8489", 60), (830, "#eba98a", 74), (930, "#f6cfa2", 84)):
        path = QPainterPath(QPointF(-60, SIZE[1] + 60))
        path.lineTo(-60, y)
        x = -60.0
        while x < SIZE[0] + 60:
            step = 50 + rng.random() * 90
            lift = depth * (0.35 + 0.65 * rng.random())
            base = y + 22 * sin(x / 190 + y)
            path.cubicTo(x + step * 0.1, base - lift, x + step * 0.9, base - lift, x + step, base)
            x += step
        path.lineTo(SIZE[0] + 60, SIZE[1] + 60)
        path.closeSubpath()
        p.setBrush(
            QBrush(
                down(QRectF(0, y - depth, 10, 220), alpha(QColor(tone), 96), alpha(QColor(tone), 26), alpha(QColor(tone), 0))
            )
        )
        p.drawPath(path)


def cloud(p: QPainter, rect: QRectF, seed: int, theme: Theme, strength: int = 235) -> None:
    """A heap of vapour, lit from below on the right."""
    rng = Random(seed)
    base = QColor("#0f0d18") if theme.strong else QColor("#efd9dd")
    shade = QColor("#26222f") if theme.strong else QColor("#9b7a9f")
    path = _vapour(rect, rng)
    p.setPen(NO_PEN)
    tones = alpha(mix(base, QColor("#ffffff"), 0.35), strength), alpha(base, strength), alpha(mix(base, shade, 0.45), strength)
    p.setBrush(QBrush(down(path.boundingRect(), *tones, alpha(shade, round(strength * 0.45)), alpha(shade, 0))))
    p.drawPath(path)


def _vapour(rect: QRectF, rng: Random) -> QPainterPath:
    """Puffs side by side, the highest in the middle, all inside the rectangle; ragged below."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    n = max(7, ceil(3.4 * rect.width() / rect.height()))
    for i in range(n):
        t = i / (n - 1)
        r = rect.height() * (0.2 + 0.25 * (1 - abs(2 * t - 1)) + 0.06 * rng.random())
        wide = r * 1.2
        x = rect.x() + wide + (rect.width() - 2 * wide) * t
        path.addEllipse(QPointF(x, rect.bottom() - r * 1.05 - rect.height() * 0.07 * rng.random()), wide, r)
    return path.simplified()
