"""A rival's wheel and stock, large, for whoever points at the small ones."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.framework.players import Colour
from app.table.ink import CREAM, edged, pen, player_colour
from app.table.layout import rects
from app.table.theme import Theme, shape_path
from games.noria.board import layout as at
from games.noria.board.arrange import rival_pieces
from games.noria.board.cogs import paint_bed
from games.noria.board.ink import plate
from games.noria.board.looks import paint_look
from games.noria.board.places import area_places
from games.noria.state import Noria

_OF_A_PLAYER = {"area", "wheel", "cog", "disc", "stock", "fleet", "goods", "knowledge", "tableau", "bought", "first"}


def owner_of(what: str) -> int | None:
    """The player whose area a hovered piece or place belongs to."""
    kind, _, rest = what.removeprefix("on-").partition(":")
    seat = rest.partition(":")[0]
    return int(seat) if kind in _OF_A_PLAYER and seat.isdecimal() else None


def paint_large(p: QPainter, s: Noria, seat: int, theme: Theme, colour: Colour) -> None:
    area = at.large_area()
    plate(p, area.panel, theme, 18, 4)
    n = area.name
    p.setPen(pen(edged(theme, CREAM), 2))
    p.setBrush(player_colour(colour.id))
    p.drawPath(shape_path(colour.shape, n.x() + 18, n.center().y(), 34))
    paint_bed(p, area.wheel, theme)
    pieces = rival_pieces(s, seat, colour.id)
    looks = {piece.id: piece.look for piece in pieces}
    for name, rect in rects(area_places(area, seat), pieces).items():
        p.save()
        paint_look(p, looks[name], QRectF(rect), theme)
        p.restore()
