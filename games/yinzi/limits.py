"""What each number on the table may be, so that a forged file is refused before anything reckons with it."""

from functools import cache

from app.framework.limits import (
    FLAG,
    PLENTY,
    Among,
    Limit,
    Limits,
    Many,
    Range,
    below,
    below_or_none,
    bits,
    exactly,
    upto,
)
from games.yinzi import tables as t
from games.yinzi.house import RULINGS
from games.yinzi.state import BOUGHT, Seat, Yinzi
from games.yinzi.steps.late import NO_HALF

_DOCKS, _PROVINCES = len(t.DOCKS), len(t.PROVINCES)
_BOXES = 4
"""Whatever is kept for each colour, whether somebody plays it or not."""
_ON_TILE = 12
"""Pieces on one route tile at most; no demand has half as many items."""
_MANY = 99
"""More than one question ever asks for."""
_COUNTED = ("left", "missing", "pairs", "copper", "silver")
_YES_OR_NO = ("weaker", "due", "tile", "taxed", "slide", "river", "refill", "chosen")

_COURSE = (
    ("round", "last_turn", "final"),
    ("setup_turn", "new_display", "closing", "administration"),
    ("turns",),
    ("first_hands", "new_order", "turn"),
)


@cache
def limits(seats: int) -> Limits:
    numbers = dict.fromkeys(_COUNTED, Range(0, _MANY)) | dict.fromkeys(_YES_OR_NO, FLAG)
    numbers |= {
        "borders": below(len(t.CAPACITY) + 3),
        "called": bits(len(t.INNOVATIONS)),
        "sections": bits(len(t.SECTIONS)),
        "used": bits(len(t.FACTORIES)),
        "done": bits(max(map(len, t.NEEDS))),
        "place": below(4),
        "half": Range(0, NO_HALF),
    }
    return Limits({Yinzi: _table(seats), Seat: _player(seats)}, numbers, _COURSE)


def _pieces(seats: int) -> Among:
    """A cube, a product or a disc of somebody who plays."""
    return Among(frozenset(kind + seat for kind in (0, 4, 8) for seat in range(seats)))


def _player(seats: int) -> dict[str, Limit]:
    workers, discs = Range(0, t.PIECES.workers), Range(0, t.PIECES.discs)
    route = Many(_pieces(seats), 2, _ON_TILE, (below(len(t.ROUTES)), bits(max(map(len, t.NEEDS)))))
    return {
        "copper": Range(0, PLENTY),
        "silver": Range(0, PLENTY),
        "misfortune": Range(0, PLENTY),
        "wood": Range(0, t.WOOD),
        "stone": Range(0, t.STONE),
        "boat": Range(0, t.LAST_BOAT),
        "cubes": Range(0, t.PIECES.cubes),
        "discs": discs,
        "markers": Range(0, t.PIECES.markers),
        "men": workers,
        "slots": exactly(len(t.FORTUNES), below_or_none(len(t.CARDS))),
        "groups": exactly(len(t.FORTUNES), workers),
        "areas": exactly(len(t.WORKS), workers),
        "upper": workers,
        "lower": workers,
        "lying": workers,
        "duty": below_or_none(len(t.DUTY_IDS)),
        "aide": FLAG,
        "recruit": FLAG,
        "tax": discs,
        "bonus": below_or_none(len(t.BONUSES)),
        "glory": exactly(2, discs),
        "hand": upto(len(t.CARDS), below(len(t.CARDS))),
        "deck": bits(len(t.CARDS)),
        "played": bits(len(t.CARDS)),
        "traded": Range(0, BOUGHT),
        "inn": bits(len(t.INNOVATIONS)),
        "fields": upto(len(t.SQUARES), below(len(t.SQUARES))),
        "personal": upto(len(t.ROUTES), route),
        "won": upto(len(t.ROUTES), below(len(t.ROUTES))),
    }


def _table(seats: int) -> dict[str, Limit]:
    return _land(seats) | _trade(seats) | _harbour(seats) | _far_away(seats)


def _land(seats: int) -> dict[str, Limit]:
    squares, factories, goods = len(t.SQUARES), len(t.FACTORIES), len(t.GOODS)
    return {
        "round": Range(0, t.ROUNDS),
        "house": bits(len(RULINGS)),
        "order": exactly(seats, below(seats)),
        "fresh": bits(len(t.INNOVATIONS)),
        "grows": exactly(squares, below_or_none(goods)),
        "cubes": exactly(squares, Range(0, t.PIECES.cubes)),
        "whose": exactly(squares, below_or_none(seats)),
        "site": exactly(squares, below_or_none(factories)),
        "place": exactly(factories, below_or_none(len(t.SITES))),
        "built": upto(factories, below(factories)),
        "level": exactly(factories, Range(0, t.TOP_LEVEL)),
        "owner": exactly(factories, below_or_none(seats)),
        "stored": exactly(factories * _BOXES, Range(0, t.PIECES.markers)),
        "display": upto(factories, below(factories)),
        "factories_left": bits(factories),
        "track": exactly(len(t.TILE_COST), below_or_none(goods)),
        "tile_stack": exactly(goods, Range(0, squares)),
        "gone": exactly(goods, Range(0, squares)),
    }


def _trade(seats: int) -> dict[str, Limit]:
    cubes = Range(0, t.PIECES.cubes)
    return {
        "tiles": exactly(_PROVINCES, below(len(t.CITY_MARKETS))),
        "market": exactly(len(t.SPACES), below_or_none(seats)),
        "raw": exactly(_BOXES * _PROVINCES, cubes),
        "rural": exactly(_BOXES, cubes),
        "rate": below(len(t.RATES)),
        "die": Range(1, 6),
        "wood": Range(0, t.WOOD),
        "stone": Range(0, t.STONE),
    }


def _harbour(seats: int) -> dict[str, Limit]:
    ships, people = len(t.SHIPS), Range(0, t.PIECES.discs)
    load = Many(below(seats), 0, 4, (below(seats), below_or_none(len(t.PRODUCTS))))
    return {
        "docked": exactly(_DOCKS, below_or_none(ships)),
        "hold": exactly(len(t.HOLDS), load),
        "aboard": exactly(_DOCKS * _BOXES, people),
        "tops": exactly(2, below_or_none(ships)),
        "pile": exactly(2, Range(0, ships)),
        "ships_left": bits(ships),
        "ships_out": Range(0, ships),
        "sailed": upto(ships, below(ships)),
        "europe": FLAG,
        "nations": exactly(len(t.NATIONS) * _BOXES, Range(0, t.PIECES.markers)),
        "general": exactly(len(t.FOREIGN) * _BOXES, Range(0, t.PIECES.markers)),
        "envoys": exactly(len(t.FOREIGN) * _BOXES, people),
    }


def _far_away(seats: int) -> dict[str, Limit]:
    routes = len(t.ROUTES)
    return {
        "war": upto(t.WAR_SPACES, below(seats)),
        "shown": exactly(_BOXES, below_or_none(routes)),
        "laid": exactly(_BOXES, upto(_ON_TILE, _pieces(seats))),
        "taker": exactly(_BOXES, below_or_none(seats)),
        "route_pile": exactly(_BOXES, Range(0, routes)),
        "routes_left": bits(routes),
        "discard": bits(routes),
        "secret": upto(routes, below_or_none(routes)),
        "looked": bits(seats),
    }
