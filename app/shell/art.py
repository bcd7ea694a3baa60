"""The lobby's own pictures, painted from nothing: the gate, and a landscape for every game that brings no picture."""

from functools import cache
from math import pi, sin
from random import Random
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from app.assets import svg
from app.table.theme import Theme


class Air(NamedTuple):
    """The colours of an hour of the day, from the top of the sky to the nearest hill."""

    sky: tuple[str, str, str]
    light: str
    hills: tuple[str, str, str, str]
    lamps: str
    stars: int
    crescent: bool


DUSK = Air(("#2b2350", "#a8476a", "#f6b26b"), "#fff0c4", ("#8f4a6e", "#6b3560", "#45264f", "#2a1a38"), "#ffcf7d", 26, False)
MORNING = Air(("#3f8fb0", "#a9d3cf", "#fbe7bf"), "#fffdf0", ("#a8b98f", "#7f9c86", "#c98f55", "#8a5a35"), "#7a4a26", 0, False)
NIGHT = Air(("#0b1736", "#1d3f6b", "#5f86a8"), "#f3f1df", ("#33587c", "#234264", "#162c4b", "#0c1a31"), "#ffd58a", 70, True)
WIDE = 3
HOURS = (DUSK, MORNING, NIGHT)


def landscape_of(game_id: str) -> int:
    """The landscape that stands for a game, whatever else is installed; never the wide one."""
    digest = crc32(game_id.encode())
    return digest // 3 % 50 * 4 + digest % 3


def arch_path(x: float, base: float, w: float, h: float) -> QPainterPath:
    """A pointed arch standing on `base`."""
    path = QPainterPath(QPointF(x, base))
    spring = base - h * 0.55
    path.lineTo(x, spring)
    path.cubicTo(x, spring - h * 0.26, x + w * 0.3, base - h * 0.88, x + w / 2, base - h)
    path.cubicTo(x + w * 0.7, base - h * 0.88, x + w, spring - h * 0.26, x + w, spring)
    path.lineTo(x + w, base)
    path.closeSubpath()
    return path


@cache
def _emblem(ground: str, light: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(svg("emblem", ground=ground, light=light)))


def paint_emblem(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The app's mark: a gate with a lamp in it."""
    square = QRectF(0, 0, *[min(rect.width(), rect.height())] * 2)
    square.moveCenter(rect.center())
    _emblem(theme.accent, theme.accent_ink).render(painter, square)


def paint_scene(painter: QPainter, rect: QRectF, number: int, theme: Theme) -> None:
    """Landscape `number`, every fourth of them (WIDE) wide and low; the same number is always the same picture."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    if theme.strong:
        _outlined(painter, rect, number, theme)
    else:
        _painted(painter, rect, number)
        if theme.dark:
            painter.fillRect(rect, QColor(12, 14, 24, 34))
    painter.restore()


def _painted(painter: QPainter, rect: QRectF, number: int) -> None:
    air, rng = HOURS[number % 4 % len(HOURS)], Random(number)
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, colour in zip((0.0, 0.5, 0.8), air.sky, strict=True):
        sky.setColorAt(at, QColor(colour))
    painter.fillRect(rect, sky)
    _stars(painter, rect, air, rng)
    _light(painter, rect, air, number)
    unit = min(rect.width() * 0.62, rect.height())
    for depth, colour in enumerate(air.hills[:3]):
        painter.fillPath(_hill(rect, depth, number), QColor(colour))
        if depth == 1:
            _town(painter, rect, unit, QColor(air.hills[2]), QColor(air.lamps), rng, number)
        if depth == 2:
            _caravan(painter, rect, unit, QColor(air.hills[3]), number)
    painter.fillPath(_hill(rect, 3, number), QColor(air.hills[3]))


def _stars(painter: QPainter, rect: QRectF, air: Air, rng: Random) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    size = rect.height() / 260
    for _ in range(air.stars):
        x, y, bright = rng.random(), rng.random() ** 1.6 * 0.55, rng.random()
        painter.setBrush(QColor(255, 250, 225, round(60 + 170 * bright * (1 - y))))
        painter.drawEllipse(
            QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()), size * (0.6 + bright), size * (0.6 + bright)
        )


def _light(painter: QPainter, rect: QRectF, air: Air, number: int) -> None:
    """Sun or moon, with a glow."""
    unit = min(rect.width(), rect.height() * 1.5)
    centre = QPointF(
        rect.x() + rect.width() * (0.7, 0.26, 0.76, 0.87)[number % 4],
        rect.y() + rect.height() * (0.5, 0.3, 0.26, 0.46)[number % 4],
    )
    r = unit * (0.085 if air.crescent else 0.1)
    glow = QRadialGradient(centre, r * 4.2)
    light = QColor(air.light)
    for at, alpha in ((0.0, 190), (0.25, 110), (1.0, 0)):
        light.setAlpha(alpha)
        glow.setColorAt(at, light)
    around = QRectF(centre.x() - r * 4.2, centre.y() - r * 4.2, r * 8.4, r * 8.4)
    painter.fillRect(around.intersected(rect), QBrush(glow))
    disc = QPainterPath()
    disc.addEllipse(centre, r, r)
    if air.crescent:
        bite = QPainterPath()
        bite.addEllipse(centre + QPointF(r * 0.42, -r * 0.2), r * 0.86, r * 0.86)
        disc = disc.subtracted(bite)
    painter.fillPath(disc, QColor(air.light))


def _crest(depth: int, number: int, at: float) -> float:
    """How far down the ridge of a hill lies, as a share of the height."""
    phase = number * 1.7 + depth * 2.1
    wave = sin(at * pi * (1.3 + depth * 0.35) + phase) * 0.6 + sin(at * pi * (3.1 - depth * 0.4) + phase * 2.3) * 0.25
    return (0.6, 0.7, 0.8, 0.93)[depth] + wave * (0.07, 0.05, 0.05, 0.035)[depth]


def _hill(rect: QRectF, depth: int, number: int) -> QPainterPath:
    path = QPainterPath(rect.bottomLeft())
    steps = max(8, min(48, round(rect.width() / 12)))
    for i in range(steps + 1):
        at = i / steps
        path.lineTo(rect.x() + at * rect.width(), rect.y() + rect.height() * _crest(depth, number, at))
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def _town(painter: QPainter, rect: QRectF, unit: float, stone: QColor, light: QColor, rng: Random, number: int) -> None:
    """The caravanserai: a wall with lit arches between two towers, and a dome."""
    w, h = unit * 0.62, unit * 0.15
    left = (0.1, 0.52, 0.12, 0.68)[number % 4]
    x = rect.x() + rect.width() * left
    base = rect.y() + rect.height() * (_crest(1, number, left + 0.12) + 0.06)
    body = QPainterPath()
    body.addRect(QRectF(x, base - h, w, h * 1.6))
    for tower in (x - h * 0.12, x + w - h * 0.33):
        body.addRect(QRectF(tower, base - h * 1.5, h * 0.45, h * 2.0))
        top = QPainterPath(QPointF(tower - h * 0.05, base - h * 1.5))
        top.cubicTo(tower, base - h * 1.95, tower + h * 0.2, base - h * 1.85, tower + h * 0.225, base - h * 2.15)
        top.cubicTo(tower + h * 0.25, base - h * 1.85, tower + h * 0.45, base - h * 1.95, tower + h * 0.5, base - h * 1.5)
        body.addPath(top)
    body.addPath(arch_path(x + w * 0.36, base - h * 0.9, w * 0.28, h * 1.25))
    body.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(body, stone)
    glow = QColor(light)
    for i in range(7):
        glow.setAlpha(round(120 + 110 * rng.random()))
        gate = i == 3
        aw, ah = w * (0.09 if gate else 0.062), h * (0.82 if gate else 0.55)
        painter.fillPath(arch_path(x + w * (0.14 + 0.12 * i) - aw / 2, base, aw, ah), glow)


def _caravan(painter: QPainter, rect: QRectF, unit: float, colour: QColor, number: int) -> None:
    """Four camels on the third ridge, each a little behind the other."""
    size = unit * 0.085
    start = (0.56, 0.1, 0.58, 0.5)[number % 4]
    for i in range(4):
        at = start + i * size * 1.75 / rect.width()
        x, y = rect.x() + at * rect.width(), rect.y() + rect.height() * _crest(2, number, at)
        painter.fillPath(_camel(x, y + size * 0.06, size), colour)


def _camel(x: float, y: float, s: float) -> QPainterPath:
    """One camel walking to the right, its feet at `y`."""
    path = QPainterPath(QPointF(x + s * 0.12, y - s * 0.5))
    for c1x, c1y, c2x, c2y, ex, ey in (
        (0.15, 0.75, 0.28, 0.72, 0.36, 0.78),
        (0.44, 1.02, 0.58, 1.02, 0.66, 0.76),
        (0.78, 0.72, 0.84, 0.6, 0.92, 0.62),
        (1.02, 0.66, 1.0, 0.9, 1.04, 1.0),
        (1.08, 1.08, 1.2, 1.06, 1.3, 0.98),
        (1.3, 0.92, 1.2, 0.92, 1.14, 0.9),
        (1.14, 0.62, 1.06, 0.42, 0.86, 0.42),
        (0.6, 0.36, 0.3, 0.36, 0.12, 0.5),
    ):
        path.cubicTo(x + s * c1x, y - s * c1y, x + s * c2x, y - s * c2y, x + s * ex, y - s * ey)
    for foot, lean in ((0.16, -0.05), (0.27, 0.06), (0.76, -0.06), (0.85, 0.07)):
        path.addRect(QRectF(x + s * foot, y - s * 0.5, s * 0.07, s * 0.3))
        path.addRect(QRectF(x + s * (foot + lean * 0.6), y - s * 0.24, s * 0.055, s * 0.24))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _outlined(painter: QPainter, rect: QRectF, number: int, theme: Theme) -> None:
    """The same landscape in a few thick lines, for the theme of high contrast."""
    painter.fillRect(rect, theme.colour("window"))
    painter.setPen(QPen(theme.colour("ink"), 2))
    for depth in range(3):
        painter.setBrush(theme.colour("window"))
        painter.drawPath(_hill(rect.adjusted(-4, 0, 4, 4), depth, number))
    unit = min(rect.width() * 0.62, rect.height())
    h = unit * 0.3
    for i in range(3):
        gate = arch_path(
            rect.x() + rect.width() * (0.12, 0.5, 0.3)[number % 4 % 3] + i * h * 0.8,
            rect.y() + rect.height() * 0.8,
            h * 0.6,
            h * (1.25 if i == 1 else 0.95),
        )
        painter.setBrush(theme.colour("window"))
        painter.setPen(QPen(theme.colour("accent"), 3))
        painter.drawPath(gate)
    painter.setBrush(theme.colour("accent"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(
        QPointF(rect.x() + rect.width() * (0.74, 0.24, 0.78)[number % 4 % 3], rect.y() + rect.height() * 0.32),
        unit * 0.11,
        unit * 0.11,
    )
