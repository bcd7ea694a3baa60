"""A rival's board, large, for whoever points at the small one."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.framework.players import Colour
from app.table.ink import NO_PEN, edged, pen, player_colour, rounded, square
from app.table.layout import rects
from app.table.theme import Theme, shape_path
from games.yinzi import tables as t
from games.yinzi.board import seats
from games.yinzi.board.arrange_seats import own_pieces
from games.yinzi.board.ink import palette, plate, well
from games.yinzi.board.looks import paint_look
from games.yinzi.board.places import area_places
from games.yinzi.board.rivals import FORTUNE_ICON
from games.yinzi.board.tokens import paint_glyph
from games.yinzi.state import Yinzi

_OF_A_PLAYER = {"area", "stock", "slot", "hand", "tax", "misfortune", "won", "score"}


def owner_of(what: str) -> int | None:
    """The player whose area a hovered piece or place belongs to."""
    kind, _, rest = what.removeprefix("on-").partition(":")
    seat = rest.partition(":")[0]
    return int(seat) if kind in _OF_A_PLAYER and seat.isdecimal() else None


def paint_large(p: QPainter, s: Yinzi, seat: int, theme: Theme, colour: Colour) -> None:
    area = seats.own_area(*seats.LARGE_SHIFT)
    p.setPen(NO_PEN)
    p.setBrush(QColor(8, 8, 16, 90))
    p.drawPath(rounded(area.panel.adjusted(-10, -10, 10, 14), 18))
    plate(p, area.panel, theme)
    paint_hollows(p, area, theme)
    n = area.name
    p.setPen(pen(edged(theme, QColor("#2a2318")), 1.6))
    p.setBrush(player_colour(colour.id))
    p.drawPath(shape_path(colour.shape, n.x() - 17, n.center().y(), 26))
    pieces = list(own_pieces(s, seat, colour.id))
    looks = {piece.id: piece.look for piece in pieces}
    for name, rect in rects(area_places(s, seat, area), pieces).items():
        p.save()
        paint_look(p, looks[name], QRectF(rect), theme)
        p.restore()


def paint_hollows(p: QPainter, area: seats.Area, theme: Theme) -> None:
    """Where things lie on the board of a player, without words."""
    pal, cells = palette(theme), area.cells
    for fortune in t.FORTUNES:
        well(p, cells[f"slot:{fortune}"], theme, 9)
        p.setOpacity(0.32)
        paint_glyph(p, square(cells[f"slot:{fortune}"], 0.6), FORTUNE_ICON[fortune], pal.cobalt)
        p.setOpacity(1)
        well(p, cells[f"muster:{fortune}"], theme, 9, 160)
    for name in ("hand", "misfortune", "won", "score", "personal"):
        well(p, cells[name].adjusted(1, 1, -1, -1), theme, 9, 130)
