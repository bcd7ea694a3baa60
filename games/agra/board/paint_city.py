"""The city: sixteen buildings in columns by level, the arrows that lead from good to good, banners, bonus tiles."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from app.table.ink import CREAM, INK, NO_BRUSH, NO_PEN, alpha, down, edged, filled, mix, number, pen, rounded
from app.table.theme import Theme
from app.text.speaker import Speaker
from games.agra.board import layout as at
from games.agra.board.goods import paint_good, row_colour
from games.agra.board.paint_court import mat
from games.agra.board.stone import GOLD, SAND_DEEP, cusped_arch, garland, hollow, marble, sandstone, tone, written
from games.agra.tables import BONUS_LEVEL, BONUSES, BUILDING_VALUE, BUILDINGS, GOODS, INPUT, LEVEL, LUXURIES, PRINTED, TOKENS


def paint_city(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    sandstone(p, at.CITY, theme, 14, seed=5)
    for bonus in range(len(BONUSES)):
        nth = sum(1 for b in range(bonus) if BONUS_LEVEL[b] == BONUS_LEVEL[bonus])
        hollow(p, rounded(at.bonus_rect(BONUS_LEVEL[bonus], nth), 5), theme, tone(theme, SAND_DEEP))
    for token in range(len(TOKENS)):
        p.setPen(pen(edged(theme, alpha(GOLD, 130)), 1.2))
        p.setBrush(filled(theme, tone(theme, SAND_DEEP)))
        p.drawEllipse(at.token_home(token))
    for good, source in enumerate(INPUT):
        if source >= 0:
            _arrow(p, source, good, theme)
    for building in range(len(BUILDINGS)):
        _house(p, building, theme)
    for good in LUXURIES:
        _banner(p, good, theme)


def _arrow(p: QPainter, source: int, good: int, theme: Theme) -> None:
    """From a good to what it becomes; a way of two columns runs below the house between."""
    a, b = at.tile_rect(source), at.tile_rect(good)
    colour = tone(theme, mix(row_colour(GOODS[good]), QColor("#ffffff"), 0.25))
    path = QPainterPath()
    if LEVEL[good] - LEVEL[source] == 1:
        y = a.center().y()
        path.moveTo(a.right() - 4, y)
        tip = QPointF(b.x() + 1, y)
        path.lineTo(tip - QPointF(6, 0))
        turn = 0.0
    else:
        y = a.bottom() + 6
        path.moveTo(a.right() - 26, a.bottom() - 2)
        path.quadTo(a.right() - 24, y, a.right() - 8, y)
        path.lineTo(b.x() - 10, y)
        path.quadTo(b.x() + 14, y, b.x() + 14, b.bottom() + 6)
        tip = QPointF(b.x() + 14, b.bottom() - 1)
        turn = -90.0
        path.lineTo(tip + QPointF(0, 4))
    p.setBrush(NO_BRUSH)
    for tint, width in ((edged(theme, SAND_DEEP), 9.0), (colour, 5.0)):
        p.setPen(pen(tint, width))
        p.drawPath(path)
    p.save()
    p.translate(tip)
    p.rotate(turn)
    p.setPen(pen(edged(theme, SAND_DEEP), 2))
    p.setBrush(colour)
    p.drawPolygon(QPolygonF([QPointF(2, 0), QPointF(-12, -9), QPointF(-12, 9)]))
    p.restore()


def _house(p: QPainter, building: int, theme: Theme) -> None:
    """A slab of marble: the good and its value on the left, the gate with its arches above, the storage below."""
    r, good = at.tile_rect(building), GOODS[building]
    colour = tone(theme, row_colour(good))
    marble(p, r, theme, 9, seed=20 + building, veins=4)
    side = QRectF(r.x() + 2, r.y() + 2, 52, r.height() - 4)
    p.setPen(NO_PEN)
    p.setBrush(filled(theme, down(side, alpha(colour, 150), alpha(colour, 60))))
    p.drawPath(rounded(side, 8))
    _gate(p, building, theme, colour)
    store = QRectF(r.x() + 55, r.y() + 64, r.width() - 58, 40)
    hollow(p, rounded(store, 7), theme, tone(theme, QColor("#d8c9ae")))
    paint_good(p, at.good_rect(building), good, theme)
    _value(p, building, theme)


def _gate(p: QPainter, building: int, theme: Theme, colour: QColor) -> None:
    """As many cusped arches as the level of the building."""
    r, level = at.works_rect(building), LEVEL[building]
    wide = r.width() / level
    for i in range(level):
        room = QRectF(r.x() + i * wide + 3, r.y() + 3, wide - 6, r.height() - 4)
        bay = room.adjusted(*((0, 0, min(0.0, 56 - room.width()), 0)))
        p.setPen(pen(edged(theme, mix(colour, INK, 0.3)), 1.5))
        p.setBrush(filled(theme, down(bay, alpha(colour, 110), alpha(colour, 34))))
        p.drawPath(cusped_arch(bay))
    mat(p, at.space_rect(building), theme, colour)


def _value(p: QPainter, building: int, theme: Theme) -> None:
    """The printed value on a pennant; beside it, in a wooden frame, what the good is worth for building."""
    r = at.price_rect(building)
    flag = QPainterPath(QPointF(r.x() + 4, r.y() + 3))
    flag.lineTo(r.right() - 3, r.y() + 3)
    flag.lineTo(r.right() - 12, r.center().y() - 2)
    flag.lineTo(r.right() - 3, r.bottom() - 8)
    flag.lineTo(r.x() + 4, r.bottom() - 8)
    flag.closeSubpath()
    p.setPen(pen(edged(theme, INK), 1.4))
    p.setBrush(filled(theme, down(r, QColor("#b8432f"), QColor("#8a2b20"))))
    p.drawPath(flag)
    p.setPen(pen(QColor("#6d4415"), 3))
    p.drawLine(QPointF(r.x() + 3, r.y()), QPointF(r.x() + 3, r.bottom() + 1))
    number(p, QRectF(r.x() + 5, r.y() + 3, r.width() - 16, r.height() - 11), str(PRINTED[building]), CREAM, INK, 0.9)
    if value := BUILDING_VALUE[building]:
        frame = QRectF(r.right() - 15, r.bottom() - 21, 23, 23)
        p.setPen(pen(edged(theme, QColor("#6d4415")), 3))
        p.setBrush(filled(theme, QColor("#f0d9a8")))
        p.drawRoundedRect(frame, 3, 3)
        number(p, frame, str(value), written(theme), None, 0.84)


def _banner(p: QPainter, good: int, theme: Theme) -> None:
    """A standard of the luxury good: what is used this turn lies on it."""
    r = at.banner_rect(good)
    colour = tone(theme, row_colour(GOODS[good]))
    cloth = QPainterPath(r.topLeft())
    cloth.lineTo(r.topRight())
    cloth.lineTo(r.right(), r.bottom())
    cloth.lineTo(r.center().x(), r.bottom() - 12)
    cloth.lineTo(r.x(), r.bottom())
    cloth.closeSubpath()
    p.setPen(pen(edged(theme, GOLD), 1.6))
    p.setBrush(filled(theme, down(r, mix(colour, INK, 0.1), mix(colour, INK, 0.45))))
    p.drawPath(cloth)
    paint_good(p, QRectF(r.x() + 1, r.y() + 6, r.width() - 2, r.width() - 2), GOODS[good], theme)
    garland(p, QPointF(r.center().x(), r.y() + 38), r.height() - 62, theme, 3.4, upright=True)
