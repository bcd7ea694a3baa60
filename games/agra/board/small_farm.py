"""A rival's farm, small: the four tracks with their farmers, covers dark, free spaces pale."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.ink import INK, NO_PEN, edged, filled, mix, pen, player_colour
from app.table.theme import Theme, shape_path
from games.agra.board.goods import ROW, paint_good
from games.agra.board.homes import plot_space
from games.agra.board.stone import GOLD
from games.agra.tables import FARM_SPACES, GOODS, PLOTS

FREE, COVERED = QColor("#f3e3b8"), QColor("#3f210f")


def ground(rect: QRectF) -> QRectF:
    """The farm keeps from the corners of its room, which the frame around a change cuts off."""
    margin = rect.width() * 0.05
    return rect.adjusted(margin, margin, -margin, -margin)


def small_space(track: int, space: int, farm: QRectF) -> QRectF:
    """Tracks as on the large farm, but corners are no larger than spaces."""
    cell = farm.width() / (FARM_SPACES + 2)
    if track in (0, 3):
        return QRectF(farm.x() + space * cell, farm.y() if track == 0 else farm.bottom() - cell, cell, cell)
    return QRectF(farm.x() if track == 1 else farm.right() - cell, farm.y() + space * cell, cell, cell)


def yard_rect(farm: QRectF) -> QRectF:
    """What the tracks leave free in the middle."""
    cell = farm.width() / (FARM_SPACES + 2)
    return farm.adjusted(cell, cell, -cell, -cell)


def small_farm(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The farmers' spaces and the covers, each a row of digits."""
    colour, kind, farmers, covers = words
    rect = ground(rect)
    yard = yard_rect(rect)
    p.setPen(pen(edged(theme, GOLD), 1.2))
    p.setBrush(filled(theme, mix(player_colour(colour), INK, 0.6)))
    p.drawRect(rect)
    _goods(p, rect, yard, theme)
    covered = {plot_space(plot) for plot in range(len(PLOTS)) if covers[plot] == "1"}
    for track in range(4):
        for space in range(1, FARM_SPACES + 1):
            box = small_space(track, space, rect)
            p.setPen(pen(edged(theme, INK), box.width() * 0.07))
            p.setBrush(COVERED if (track, space) in covered else FREE)
            p.drawRect(box)
    for track, farmer in enumerate(farmers):
        box = small_space(track, int(farmer), rect)
        p.setPen(pen(INK, box.width() * 0.12))
        p.setBrush(player_colour(colour))
        p.drawPath(shape_path(kind, box.center().x(), box.center().y(), box.width() * 1.1))


def _goods(p: QPainter, rect: QRectF, yard: QRectF, theme: Theme) -> None:
    """What grows at each corner: its colour, and beside it in the yard the good itself."""
    cell, side = yard.x() - rect.x(), yard.width() * 0.36
    for good in range(4):
        left, upper = good in (0, 2), good < 2
        p.setPen(NO_PEN)
        p.setBrush(filled(theme, ROW[GOODS[good]]))
        p.drawRect(QRectF(rect.x() if left else yard.right(), rect.y() if upper else yard.bottom(), cell, cell))
        x = yard.x() + 1 if left else yard.right() - side - 1
        paint_good(p, QRectF(x, yard.y() + 1 if upper else yard.bottom() - side - 1, side, side), GOODS[good], theme)
