"""Yinzi's own colours, by daylight and by lantern light, and what is made of them: paper, porcelain, brush strokes."""

from functools import cache
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from app.table.ink import BOLD, LEFT, NO_BRUSH, NO_PEN, alpha, down, mix, pen, rounded, write
from app.table.theme import TITLE, Theme


class Palette(NamedTuple):
    paper: QColor
    shade: QColor
    """Paper where it is older."""
    plate: QColor
    """Porcelain."""
    hollow: QColor
    """Where things are laid into porcelain."""
    ink: QColor
    soft: QColor
    cobalt: QColor
    line: QColor
    """A fine cobalt line."""
    pale: QColor
    sea: QColor
    deep: QColor
    river: QColor
    hill: QColor
    seal: QColor
    gold: QColor
    land: tuple[QColor, QColor, QColor, QColor]
    square: QColor


def _palette(colours: str, land: str, square: str) -> Palette:
    plain = [QColor(colour) for colour in colours.split()]
    provinces = [QColor(colour) for colour in land.split()]
    return Palette(*plain, tuple(provinces), QColor(square))  # type: ignore[arg-type, call-arg]


DAY = _palette(
    "#f3e9d3 #e2d2b0 #fbfaf4 #eef1f3 #241f1a #6a5f4f #1f4c9c #7d9bcb #d3dff0 #c3d8ea #86add4 #4f7fb6 #5b6a68 #b2332a #a9771d",
    land="#e3dcba #d9e0c3 #ecd7bd #d5dfd6",
    square="#fbf5e4",
)
NIGHT = _palette(
    "#232733 #191c26 #2a3040 #1d2230 #f1e8d5 #b3a996 #8fb7f5 #4f6da3 #33456b #1c2f4c #14233a #4b77b4 #0f131b #ef7766 #efc76a",
    land="#4a4632 #3a4838 #50402f #344644",
    square="#5b5646",
)
STARK = _palette(
    "#000000 #000000 #000000 #000000 #ffffff #ffffff #ffffff #ffffff #303030 #000000 #000000 #2f6fff #000000 #ff8a7a #ffd400",
    land="#000000 #000000 #000000 #000000",
    square="#1c1c1c",
)


def palette(theme: Theme) -> Palette:
    return STARK if theme.strong else NIGHT if theme.dark else DAY


def sheet(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Rice paper with its fibres."""
    pal = palette(theme)
    p.fillRect(rect, down(rect, pal.paper, mix(pal.paper, pal.shade, 0.35), mix(pal.paper, pal.shade, 0.7)))
    if theme.strong:
        return
    p.save()
    p.setBrush(NO_BRUSH)
    for colour, path in _fibres():
        p.setPen(QPen(alpha(pal.soft if colour else pal.plate, 26 if colour else 60), 0.9))
        p.drawPath(path)
    p.restore()


@cache
def _fibres() -> tuple[tuple[int, QPainterPath], ...]:
    rng, found = Random(8), []
    for kind in (0, 1):
        path = QPainterPath()
        for _ in range(420):
            x, y, length = rng.uniform(0, 1600), rng.uniform(0, 1000), rng.uniform(8, 34)
            path.moveTo(x, y)
            path.quadTo(x + length / 2, y + rng.uniform(-7, 7), x + length, y + rng.uniform(-5, 5))
        found.append((kind, path))
    return tuple(found)


def plate(p: QPainter, rect: QRectF, theme: Theme, corner: float = 10.0) -> None:
    """Porcelain with a double cobalt rim."""
    pal = palette(theme)
    p.setPen(NO_PEN)
    if not theme.strong:
        p.setBrush(QColor(20, 24, 40, 34))
        p.drawRoundedRect(rect.translated(1.5, 3), corner, corner)
    p.setBrush(down(rect, pal.plate, pal.plate, mix(pal.plate, pal.pale, 0.35)))
    p.drawRoundedRect(rect, corner, corner)
    p.setBrush(NO_BRUSH)
    p.setPen(QPen(pal.cobalt, 2.2))
    p.drawRoundedRect(rect.adjusted(1.1, 1.1, -1.1, -1.1), corner, corner)
    if not theme.strong:
        p.setPen(QPen(alpha(pal.line, 130), 0.9))
        p.drawRoundedRect(rect.adjusted(4, 4, -4, -4), corner - 3, corner - 3)


def well(p: QPainter, rect: QRectF, theme: Theme, corner: float = 6.0, strength: int = 255) -> None:
    """A hollow that things are laid into."""
    pal = palette(theme)
    p.setPen(QPen(alpha(pal.line, 170), 1.2))
    p.setBrush(alpha(pal.hollow, strength))
    p.drawRoundedRect(rect, corner, corner)


def heading(p: QPainter, rect: QRectF, words: str, theme: Theme, size: float = 17.0, align: Qt.AlignmentFlag = LEFT) -> None:
    write(p, rect, words, size, palette(theme).cobalt, align, BOLD, TITLE)


def scroll_corner(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Cloud scrolls in the corners of a plate, as on the rim of a dish."""
    if theme.strong:
        return
    p.setPen(QPen(alpha(palette(theme).line, 150), 1.4))
    p.setBrush(NO_BRUSH)
    for x, y, dx, dy in (
        (rect.left(), rect.top(), 1, 1),
        (rect.right(), rect.top(), -1, 1),
        (rect.left(), rect.bottom(), 1, -1),
        (rect.right(), rect.bottom(), -1, -1),
    ):
        path = QPainterPath(QPointF(x + 6 * dx, y + 24 * dy))
        path.cubicTo(x + 6 * dx, y + 8 * dy, x + 8 * dx, y + 6 * dy, x + 24 * dx, y + 6 * dy)
        path.moveTo(x + 9 * dx, y + 18 * dy)
        path.cubicTo(x + 9 * dx, y + 10 * dy, x + 18 * dx, y + 10 * dy, x + 15 * dx, y + 16 * dy)
        p.drawPath(path)


def brush(p: QPainter, path: QPainterPath, width: float, colour: QColor, seed: int = 1) -> None:
    """One stroke of a broad brush: full in the middle, streaked where the hair runs dry."""
    rng = Random(seed)
    p.setBrush(NO_BRUSH)
    for part, opacity in ((1.0, 70), (0.86, 90), (0.66, 120)):
        p.setPen(pen(alpha(colour, opacity), width * part))
        p.drawPath(path)
    for _ in range(16):
        shift = rng.uniform(-0.46, 0.46) * width
        light = rng.random() < 0.55
        p.setPen(pen(QColor(255, 255, 255, 46) if light else alpha(colour.darker(135), 60), rng.uniform(0.8, 2.4)))
        start, end = sorted((rng.random(), rng.random()))
        streak = QPainterPath(path.pointAtPercent(start) + QPointF(0, shift))
        for i in range(1, 9):
            streak.lineTo(path.pointAtPercent(start + (end - start) * i / 8) + QPointF(0, shift))
        p.drawPath(streak)


def ink_line(p: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    """A stroke that swells and thins."""
    p.setBrush(NO_BRUSH)
    steps = 36
    for i in range(steps):
        a, b = path.pointAtPercent(i / steps), path.pointAtPercent((i + 1) / steps)
        swell = 0.62 + 0.38 * abs(((i * 7) % steps) / steps - 0.5) * 2
        p.setPen(pen(colour, width * swell))
        p.drawLine(a, b)


def waves(p: QPainter, rect: QRectF, theme: Theme, step: float = 46.0) -> None:
    """Rows of curling waves in thin cobalt."""
    if theme.strong:
        return
    pal = palette(theme)
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.setBrush(NO_BRUSH)
    row, y = 0, rect.top()
    while y < rect.bottom() + step:
        x = rect.left() - step + (row % 2) * step / 2
        while x < rect.right() + step:
            for part, opacity in ((0.5, 64), (0.36, 54), (0.22, 44)):
                r = step * part
                p.setPen(QPen(alpha(pal.plate if not theme.dark else pal.line, opacity), 1.3))
                p.drawArc(QRectF(x - r, y - r, 2 * r, 2 * r), 0, 180 * 16)
            x += step
        y += step * 0.42
        row += 1
    p.restore()


def tag(p: QPainter, rect: QRectF, theme: Theme, fill: QColor | None = None, edge: QColor | None = None) -> None:
    """A small rounded label."""
    pal = palette(theme)
    p.setPen(QPen(edge or pal.cobalt, max(1.0, rect.height() * 0.05)))
    p.setBrush(QBrush(fill or pal.plate))
    p.drawPath(rounded(rect.adjusted(1, 1, -1, -1), rect.height() * 0.28))
