"""The cards of rivals, small: what lies on each of their fortune slots."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.ink import number, pen, player_colour, square
from app.table.theme import Theme
from games.yinzi.board.ink import palette, well
from games.yinzi.board.tokens import paint_glyph

FORTUNE_ICON = {
    "develop_boats": "boat",
    "cultivate": "sprout",
    "sell_city": "stall",
    "develop_factories": "factory",
    "innovations": "lantern",
}


def paint_slotted(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A rival's fortune slot: the value of the card on it, and a worker for each of the card, hollow once it is sent."""
    fortune, value, waiting, men, colour = words
    pal, h = palette(theme), rect.height()
    used = value != "0"
    well(p, rect.adjusted(0.5, 0.5, -0.5, -0.5), theme, h * 0.15, 255 if used else 90)
    if not used:
        p.setOpacity(0.55)
        paint_glyph(p, square(rect, 0.74), FORTUNE_ICON[fortune], pal.cobalt)
        p.setOpacity(1)
        return
    p.setOpacity(0.14)
    paint_glyph(p, square(rect, 0.86), FORTUNE_ICON[fortune], pal.cobalt)
    p.setOpacity(1)
    wide = min(rect.width() * 0.4, h)
    number(p, QRectF(rect.x() + 2, rect.y(), wide, h), value, pal.seal, pal.plate, 0.8)
    group = QRectF(rect.x() + wide, rect.y() + 2, rect.width() - wide - 3, h - 4)
    _crew(p, group, int(waiting), int(men), player_colour(colour), theme)


LOW = 40.0
"""In a slot that is lower than this, figures are not made out in a window of 1280 to 800."""


def _crew(p: QPainter, rect: QRectF, waiting: int, men: int, colour: QColor, theme: Theme) -> None:
    """In a row, or in two columns where there is no room for one; where the slot is low, as dots."""
    columns = men if rect.width() > rect.height() * 0.8 * men else min(2, men)
    rows = -(-men // columns)
    low = rect.height() < LOW
    side = min(rect.width() / columns, rect.height() / rows, rect.height() * (0.56 if low else 1.0))
    left, top = rect.center().x() - side * columns / 2, rect.center().y() - side * rows / 2
    pal = palette(theme)
    for i in range(men):
        box = square(QRectF(left + side * (i % columns), top + side * (i // columns), side, side), 0.84)
        filled = i < waiting
        fill = colour if filled else pal.plate
        if low:
            p.setPen(pen(pal.ink, side * 0.1))
            p.setBrush(fill)
            p.drawEllipse(square(box, 0.86))
        else:
            paint_glyph(p, box, "worker", fill, pal.ink, 0.06 if filled else 0.1)
