"""What the board explains about the thing pointed at: where a good comes from, what it becomes, who wants it; what a farmer
would change; a rival's home, large."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.framework.players import Colour
from app.table.ink import CREAM, INK, NO_BRUSH, alpha, edged, number, pen, player_colour
from app.table.layout import rects
from app.table.theme import Theme
from games.agra.board import homes
from games.agra.board import layout as at
from games.agra.board.gestures import PLOT_GOOD
from games.agra.board.goods import paint_good
from games.agra.board.looks import paint_look
from games.agra.board.paint_home import paint_rooms
from games.agra.board.places import own_places
from games.agra.board.player import player_pieces
from games.agra.board.stone import GILT, GOLD
from games.agra.reckoning import wanted, yields_along
from games.agra.state import Agra
from games.agra.tables import (
    ACTION,
    ARROWS,
    BOX_CARD,
    BUILDINGS,
    GOOD,
    GUILD,
    INPUT,
    NOTABLE,
    ORDER_GOODS,
    ORDERS,
    RIVER,
    SPOT_GOOD,
    SPOTS,
)

OF_A_GOOD = {"store", "good", "pile", "price", "count", "count-at", "corner", "yield"}
OF_A_BUILDING = {"house", "works", "works-at", "coins-at"}
OF_A_NOTABLE = {"card", "river", "landing", "spot", "given", "given-at", "wins", "winner"}
OF_A_PLAYER = {
    "area",
    "workers",
    "workers-at",
    "supply",
    "supply-at",
    "purse",
    "on-purse",
    "favours",
    "favours-of",
    "tracker",
    "track",
    "covers",
    "covers-of",
    "farm-of",
    "small-farm",
    "tiles",
    "contracts",
    "first",
    "corner",
    "yield",
}
HAVE, LACK = QColor("#7dffb2"), QColor("#ffd873")


def paint_overlay(p: QPainter, s: Agra, what: str, focus: int, theme: Theme, colours: Sequence[Colour]) -> None:
    kind, *words = what.split(":")
    owner = _owner(s, kind, words)
    if owner >= 0 and owner != focus:
        _home(p, s, owner, focus, theme, colours[owner])
    elif kind == "farmer":
        _farmer(p, s, focus, int(words[1]), theme)
    elif kind in OF_A_NOTABLE and s.owner[NOTABLE[words[0]]] == RIVER:
        _needs(p, s, focus, [SPOT_GOOD[spot] for spot in SPOTS[NOTABLE[words[0]]]], theme)
    elif kind in ("order", "done", "wanted"):
        _order(p, s, focus, words[0], theme)
    elif kind in OF_A_GOOD | OF_A_BUILDING and (good := _good_of(words)) >= 0:
        _ways(p, good, theme)
        if kind in OF_A_GOOD:
            _wanting(p, s, good, theme)


def _owner(s: Agra, kind: str, words: list[str]) -> int:
    """The player in whose area a thing lies; -1 when it lies elsewhere."""
    if kind in OF_A_PLAYER and words and words[0].isdecimal():
        return int(words[0])
    if kind == "card":
        return s.owner[NOTABLE[words[0]]]
    if kind == "tile":
        return next((q for q, seat in enumerate(s.seats) if ACTION[words[0]] in seat.tiles), -1)
    return -1


def paint_held(p: QPainter, s: Agra, piece: str, focus: int, theme: Theme) -> None:
    kind, *words = piece.split(":")
    if kind == "farmer":
        _farmer(p, s, focus, int(words[1]), theme)
    elif kind in ("good", "pile") and (good := _good_of(words)) >= 0:
        _wanting(p, s, good, theme)


def _good_of(words: list[str]) -> int:
    """The good that a name means, be it by its building."""
    for word in words:
        if word in GOOD:
            return GOOD[word]
        if word in BUILDINGS:
            return BUILDINGS.index(word)
    return -1


# Goods.


def _ways(p: QPainter, good: int, theme: Theme) -> None:
    """Where it comes from and what it becomes."""
    if INPUT[good] >= 0:
        _way(p, INPUT[good], good, theme)
    for other in ARROWS:
        if INPUT[other] == good:
            _way(p, good, other, theme)
    _ring(p, at.good_rect(good), theme, GILT)


def _wanting(p: QPainter, s: Agra, good: int, theme: Theme) -> None:
    """Threads from a good to everybody who takes it now."""
    start = at.good_rect(good).center()
    for rect in _takers(s, good):
        path = QPainterPath(start)
        middle = (start + rect.center()) / 2 + QPointF(0, -36)
        path.quadTo(middle, rect.center())
        p.setBrush(NO_BRUSH)
        for colour, width in ((alpha(INK, 170), 6.0), (QColor("#ffffff") if theme.strong else alpha(GILT, 230), 3.0)):
            p.setPen(pen(colour, width))
            p.drawPath(path)
        _ring(p, rect, theme, HAVE)


def _takers(s: Agra, good: int) -> Iterable[QRectF]:
    who = wanted(s, good)
    slots = at.slots_of(s.owner, BOX_CARD)
    for spot in who.spots:
        notable = spot // 3
        yield at.spot_rect(slots[notable], SPOTS[notable].index(spot), len(SPOTS[notable]))
    for order in who.orders:
        yield at.order_rect(order)
    if who.bowl:
        yield at.bowl_rect(good)


def _way(p: QPainter, source: int, good: int, theme: Theme) -> None:
    """A bright arc from a good to what it becomes."""
    a, b = at.good_rect(source), at.good_rect(good)
    colour = QColor("#ffffff") if theme.strong else GILT
    start, end = QPointF(a.right() + 2, a.center().y()), QPointF(b.left() - 8, b.center().y())
    path = QPainterPath(start)
    path.quadTo((start + end) / 2 - QPointF(0, 46), end)
    p.setBrush(NO_BRUSH)
    for tint, width in ((INK, 12.0), (colour, 7.0)):
        p.setPen(pen(tint, width))
        p.drawPath(path)
    head = QPainterPath(end + QPointF(8, 8))
    head.lineTo(end + QPointF(-15, 3))
    head.lineTo(end + QPointF(4, -17))
    head.closeSubpath()
    p.setPen(pen(INK, 2.4))
    p.setBrush(colour)
    p.drawPath(head)
    _ring(p, b, theme, colour)


def _ring(p: QPainter, rect: QRectF, theme: Theme, colour: QColor) -> None:
    p.setBrush(NO_BRUSH)
    for tint, width in ((alpha(INK, 230), 6.0), (edged(theme, colour), 3.2)):
        p.setPen(pen(tint, width))
        p.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 8, 8)


def _needs(p: QPainter, s: Agra, focus: int, goods: Iterable[int], theme: Theme) -> None:
    """The buildings of these goods: green where the focus player has one."""
    for good in goods:
        _ring(p, at.good_rect(good), theme, HAVE if s.seats[focus].goods[good] else LACK)


def _order(p: QPainter, s: Agra, focus: int, name: str, theme: Theme) -> None:
    if name in GUILD:
        place = s.marked[GUILD[name]]
        if place < 0:
            return
        name = ORDERS[6 * GUILD[name] + place]
    _needs(p, s, focus, ORDER_GOODS[ORDERS.index(name)], theme)


# Farms and homes.


def _farmer(p: QPainter, s: Agra, focus: int, track: int, theme: Theme) -> None:
    """At every space that the farmer can walk to: what the two goods of the track would yield there."""
    ends = [PLOT_GOOD[2 * track], PLOT_GOOD[2 * track + 1]]
    for space, counts in yields_along(s.seats[focus], track):
        box = homes.farm_space(track, space, homes.FARM)
        chip = QRectF(box.center().x() - 19, box.center().y() - 26, 38, 52)
        p.setPen(pen(edged(theme, GOLD), 1.6))
        p.setBrush(QColor("#000000") if theme.strong else QColor("#3a1511"))
        p.drawRoundedRect(chip, 7, 7)
        for nth, good in enumerate(ends):
            row = QRectF(chip.x() + 2, chip.y() + 2 + nth * 24, chip.width() - 4, 24)
            paint_good(p, QRectF(row.x(), row.y() + 3, 18, 18), good, theme)
            number(p, QRectF(row.x() + 17, row.y(), 18, 24), str(counts[GOOD[good]]), CREAM, None, 0.86)


def _home(p: QPainter, s: Agra, seat: int, focus: int, theme: Theme, colour: Colour) -> None:
    """A rival's home where the own one is, as long as one points at the small one."""
    paint_rooms(p, homes.own_area(), theme, colour)
    _ring(p, homes.area(seat, focus, len(s.seats)).panel.adjusted(4, 4, -4, -4), theme, player_colour(colour.id))
    places = own_places(s, seat)
    there = {place.id for place in places}
    pieces = [piece for piece in player_pieces(s, seat, seat, colour) if piece.place in there]
    looks = {piece.id: piece.look for piece in pieces}
    for name, rect in rects(places, pieces).items():
        p.save()
        paint_look(p, looks[name], QRectF(rect), theme)
        p.restore()
