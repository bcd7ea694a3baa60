"""The painted land: provinces, hills, the river, borders, squares, city markets, and the sea."""

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from app.table.ink import BOLD, CENTRE, NO_BRUSH, NO_PEN, SEMI, alpha, down, fitted, mix, number, pen, rounded, square, write
from app.table.theme import TITLE, Theme
from app.text.speaker import Speaker
from games.yinzi import tables as t
from games.yinzi.board import layout as at
from games.yinzi.board.glyphs import glyph
from games.yinzi.board.ink import brush, ink_line, palette, plate, scroll_corner, waves, well
from games.yinzi.board.tokens import paint_copper, paint_good
from games.yinzi.state import Yinzi

MAP_BOTTOM = 642.0
Points = tuple[tuple[float, float], ...]
COAST: Points = (
    (1130, -4),
    (1120, 70),
    (1128, 150),
    (1122, 250),
    (1136, 318),
    (1116, 392),
    (1124, 480),
    (1112, 560),
    (1118, 646),
)
MIDDLE: Points = ((767, -4), (774, 90), (762, 190), (768, 300), (800, 322), (828, 336))
WEST: Points = ((396, 336), (500, 318), (600, 326), (690, 338), (768, 326), (828, 336))
EAST: Points = ((828, 336), (900, 330), (1000, 322), (1080, 330), (1136, 318))
SOUTH: Points = ((828, 336), (846, 420), (838, 500), (858, 580), (852, 646))
RIVER: Points = ((384, 330), (480, 306), (570, 334), (680, 336), (780, 300), (880, 316), (960, 286), (1060, 276), (1150, 316))


@cache
def curve(points: Points) -> QPainterPath:
    """A smooth line through points."""
    path = QPainterPath(QPointF(*points[0]))
    for i in range(1, len(points)):
        before, start, end = points[max(0, i - 2)], points[i - 1], points[i]
        after = points[min(len(points) - 1, i + 1)]
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    return path


@cache
def region(province: str) -> QPainterPath:
    """The land of a province, between its borders and the edge of the map."""
    left, bottom = 396.0, 646.0
    west, middle, east, south, coast = (curve(x) for x in (WEST, MIDDLE, EAST, SOUTH, COAST))
    path = QPainterPath()
    if province == "huguang":
        path.addPath(middle)
        path.connectPath(west.toReversed())
        path.lineTo(left, -4)
    elif province == "nanzhili":
        path.addPath(middle)
        path.connectPath(east)
        path.lineTo(1130, -4)
    elif province == "jiangxi":
        path.addPath(west)
        path.connectPath(south)
        path.lineTo(left, bottom)
    else:
        path.addPath(east)
        path.lineTo(1118, bottom)
        path.connectPath(south.toReversed())
    path.closeSubpath()
    if province in ("nanzhili", "zhejiang"):
        sea = QPainterPath(coast)
        sea.lineTo(1300, bottom)
        sea.lineTo(1300, -4)
        sea.closeSubpath()
        shore = QPainterPath()
        shore.addRect(QRectF(760, -4, 380, 328 if province == "nanzhili" else 700))
        path = path.united(shore.intersected(QPainterPath(path))).subtracted(sea)
    return path


def paint_sea(p: QPainter, theme: Theme) -> None:
    """From the coast to the right edge."""
    pal = palette(theme)
    area = QRectF(1090, 0, 510, 766)
    g = QLinearGradient(area.topLeft(), area.topRight())
    g.setColorAt(0, pal.sea)
    g.setColorAt(1, pal.deep)
    p.fillRect(area, g)
    waves(p, area, theme)


def paint_land(p: QPainter, s: Yinzi, theme: Theme, speaker: Speaker) -> None:
    pal = palette(theme)
    p.save()
    p.setClipRect(QRectF(398, 0, 1202, MAP_BOTTOM))
    for i, province in enumerate(t.PROVINCES):
        path = region(province)
        p.setPen(NO_PEN)
        p.setBrush(down(path.boundingRect(), mix(pal.land[i], pal.paper, 0.25), pal.land[i]))
        p.drawPath(path)
    if not theme.strong:
        for hill in HILLS:
            paint_hill(p, *hill, theme)
        _surf(p, theme)
    brush(p, curve(RIVER), 30.0, pal.river, 5)
    for line in (MIDDLE, WEST, EAST, SOUTH):
        ink_line(p, curve(line), alpha(pal.ink, 255 if theme.strong else 120), 4.0)
    ink_line(p, curve(COAST), alpha(pal.cobalt, 190), 3.6)
    p.restore()
    for square_ in range(len(t.SQUARES)):
        _square(p, square_, theme)
    _coordinates(p, theme)
    for number_, province in enumerate(t.PROVINCES):
        _market(p, province, s.tiles[number_], theme)
        write(p, at.NAMES[province], speaker.thing("province", province), 24, pal.ink, CENTRE, BOLD, TITLE)
    for border in at.BORDERS:
        _medallion(p, at.border_rect(border), theme)


HILLS = (
    (404, 140, 120, 70, 3),
    (560, 300, 210, 70, 7),
    (690, 110, 90, 60, 5),
    (400, 452, 170, 80, 11),
    (420, 640, 120, 60, 13),
    (700, 440, 120, 66, 17),
    (640, 640, 210, 60, 19),
    (930, 130, 210, 70, 23),
    (790, 300, 170, 60, 29),
    (840, 460, 90, 70, 31),
    (1030, 460, 100, 60, 37),
    (850, 640, 160, 60, 41),
)
"""Left end, foot, width, height and seed of each group of ink-wash hills."""


def paint_hill(p: QPainter, x: float, foot: float, w: float, h: float, seed: int, theme: Theme) -> None:
    """Peaks in washes that grow paler downwards, as mist does."""
    rng, pal = Random(seed), palette(theme)
    for layer in range(3):
        top = h * (1.0 - 0.24 * layer)
        shift = rng.uniform(-0.08, 0.08) * w
        path = QPainterPath(QPointF(x + shift - w * 0.1, foot))
        peaks = 3
        for i in range(peaks):
            px = x + shift + w * (i + 0.5 + rng.uniform(-0.18, 0.18)) / peaks
            py = foot - top * rng.uniform(0.5, 1.0)
            path.cubicTo(px - w * 0.13, foot - top * 0.1, px - w * 0.06, py, px, py)
            path.cubicTo(px + w * 0.05, py, px + w * 0.09, foot - top * 0.2, px + w * 0.16, foot - top * 0.05)
        path.lineTo(x + shift + w * 1.1, foot)
        g = QLinearGradient(QPointF(x, foot - top), QPointF(x, foot))
        strength = 62 if not theme.dark else 120
        g.setColorAt(0, alpha(pal.hill, strength - 12 * layer))
        g.setColorAt(0.55, alpha(pal.hill, strength // 3))
        g.setColorAt(1, alpha(pal.hill, 0))
        p.setPen(NO_PEN)
        p.setBrush(g)
        p.drawPath(path)


def _surf(p: QPainter, theme: Theme) -> None:
    pal = palette(theme)
    p.setBrush(NO_BRUSH)
    for shift, opacity in ((7, 120), (14, 70), (23, 40)):
        p.setPen(QPen(alpha(pal.plate if not theme.dark else pal.line, opacity), 2.0))
        p.drawPath(curve(COAST).translated(shift, 0))


def _square(p: QPainter, number_: int, theme: Theme) -> None:
    """A square, and the crop that is printed on it."""
    pal = palette(theme)
    box = at.square_rect(t.SQUARES[number_]).adjusted(1.5, 1.5, -1.5, -1.5)
    good = t.PRINTED[number_]
    salt = good == t.SALT
    fill = pal.square if good < 0 else mix(pal.square, QColor("#c9a24e") if not salt else QColor("#9fb6c4"), 0.2)
    p.setPen(QPen(alpha(pal.ink, 150 if salt else 90), 2.4 if salt else 1.2))
    p.setBrush(fill if theme.strong else alpha(fill, 238 if good >= 0 else 215))
    p.drawPath(rounded(box, 5))
    if good < 0:
        return
    p.setOpacity(0.92)
    paint_good(p, square(box, 0.72), t.GOODS[good], theme)
    p.setOpacity(1)
    if t.CUBES_WHEN_PRINTED[good] > 1:
        for i in range(t.CUBES_WHEN_PRINTED[good]):
            p.setPen(QPen(pal.ink, 1))
            p.setBrush(pal.gold)
            p.drawRect(QRectF(box.right() - 11 - 10 * i, box.y() + 4, 8, 8))


def _coordinates(p: QPainter, theme: Theme) -> None:
    """Row and column, as the names of squares have them: above the topmost square of a column, left of the first of a row."""
    colour = alpha(palette(theme).ink, 190)
    for province in t.PROVINCES:
        for words, box in at.coordinates(province):
            write(p, box, words, 13, colour, CENTRE, SEMI)


def _market(p: QPainter, province: str, tile: int, theme: Theme) -> None:
    plate(p, at.market_rect(province), theme, 9)
    for k, good in enumerate(t.SHOWS[tile]):
        box = at.stall_rect(province, k)
        well(p, box.adjusted(1.5, 1.5, -1.5, -1.5), theme, 6)
        if good >= 0:
            p.setOpacity(0.9)
            paint_good(p, square(box, 0.76), t.GOODS[good], theme)
            p.setOpacity(1)
        else:
            paint_copper(p, square(box, 0.86), theme)
            number(
                p,
                QRectF(box.right() - 20, box.bottom() - 24, 18, 22),
                str(t.COIN_PRICE),
                QColor("#ffffff"),
                QColor("#3a1806"),
                0.9,
            )


def _medallion(p: QPainter, box: QRectF, theme: Theme) -> None:
    """The boat on a border."""
    pal = palette(theme)
    c, r = box.center(), box.width() / 2
    p.setPen(NO_PEN)
    p.setBrush(QColor(20, 24, 40, 50))
    p.drawEllipse(c + QPointF(1, 2.5), r, r)
    p.setPen(QPen(pal.cobalt, 2.4))
    p.setBrush(pal.plate)
    p.drawEllipse(c, r - 1, r - 1)
    p.setPen(QPen(pal.line, 1))
    p.setBrush(NO_BRUSH)
    p.drawEllipse(c, r - 4.5, r - 4.5)
    p.setPen(NO_PEN)
    p.setBrush(pal.cobalt)
    p.drawPath(fitted(glyph("boat"), square(box, 0.6)))


def paint_rural(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    """The market for food: what it takes, what it pays and what it costs."""
    pal, box = palette(theme), at.RURAL
    plate(p, box, theme, 10)
    goods = [good for good, rural in zip(t.GOODS, t.RURAL_GOOD, strict=True) if rural]
    size = (box.width() - 8) / len(goods)
    for i, good in enumerate(goods):
        paint_good(p, QRectF(box.x() + 4 + size * i, box.y() + 6, size, size + 2), good, theme)
    for i, (sign, price) in enumerate((("+", t.RURAL_SALE), ("−", t.RURAL_PRICE))):
        x = box.x() + 6 + 40 * i
        number(p, QRectF(x, box.y() + 27, 17, 22), f"{sign}{price}", pal.ink, None, 0.86)
        paint_copper(p, QRectF(x + 18, box.y() + 29, 17, 17), theme)
    for i, word in enumerate(speaker.say("board-rural").split(" ", 1)):
        line = QRectF(box.x() + 3, box.bottom() - 36 + 16 * i, box.width() - 6, 17)
        write(p, line, word, 15, pal.cobalt, CENTRE, BOLD, TITLE)


def paint_display(p: QPainter, theme: Theme) -> None:
    """Where the factories lie that can be built."""
    plate(p, at.DISPLAY_AT, theme, 10)
    box = QRectF(at.DISPLAY_AT.x() + 4, at.DISPLAY_AT.y() + 4, 26, 24)
    p.setPen(NO_PEN)
    p.setBrush(palette(theme).cobalt)
    p.drawPath(fitted(glyph("factory"), square(box, 0.94)))
    number(p, QRectF(box.right() + 2, box.y(), 12, 24), "1", palette(theme).ink, None, 0.8)
    p.setPen(pen(QColor("#33383b"), 1))
    p.setBrush(QBrush(QColor("#aab0b3")))
    p.drawPath(fitted(glyph("stone"), QRectF(box.right() + 14, box.y() + 2, 20, 20)))


def paint_corners(p: QPainter, theme: Theme) -> None:
    for rect in (at.PHASE_A, at.WAR_AT, at.BOATS_AT, at.EXCHANGE_AT):
        scroll_corner(p, rect, theme)
