"""What each number on the table may be, so that a forged file is refused before anything reckons with it."""

from functools import cache

from app.framework.limits import FLAG, PLENTY, Limit, Limits, Range, below, below_or_none, bits, exactly, upto
from games.noria.components import (
    CHAMBERS,
    DISC_COPIES,
    DISCS,
    FACTORIES,
    GOODS,
    ISLANDS,
    PATHS,
    POLITICIANS,
    RESOURCES,
    ROUNDS,
    SHIPS,
    SPACES,
    TOP,
    WAREHOUSES,
)
from games.noria.state import KINDS, Noria, Seat

_COPIES = max(DISC_COPIES)
_MOST_PAID = 20
"""Of one price; the dearest there is costs less than half of it."""

_COURSE = (("round",), ("turn", "administration"), ("politics", "influence", "actions"))


@cache
def limits(seats: int) -> Limits:
    seat, free_or_seat = below(seats), below_or_none(seats)
    ships, warehouses = Range(0, SHIPS), Range(0, max(WAREHOUSES))
    politicians = exactly(len(CHAMBERS), Range(0, max(POLITICIANS)))
    player: dict[str, Limit] = {
        "resources": exactly(len(RESOURCES), Range(0, PLENTY)),
        "ships": exactly(len(RESOURCES), ships),
        "goods": exactly(len(GOODS), warehouses),
        "warehouses": exactly(len(GOODS), warehouses),
        "knowledge": Range(0, PLENTY),
        "built": Range(0, FACTORIES),
        "wheel": exactly(len(SPACES), Range(0, 2 * KINDS)),
        "bought": upto(len(SPACES), below(KINDS)),
        "levels": exactly(len(PATHS), Range(0, TOP)),
        "ambassador": below_or_none(len(ISLANDS)),
    }
    table: dict[str, Limit] = {
        "round": Range(0, ROUNDS[seats]),
        "first": seat,
        "circle": FLAG,
        "islands": upto(len(ISLANDS), below(len(ISLANDS))),
        "covered": Range(0, len(ISLANDS)),
        "island_ships": exactly(len(ISLANDS), exactly(len(RESOURCES), ships)),
        "sites": exactly(len(ISLANDS), exactly(4, free_or_seat)),
        "ship_supply": exactly(len(RESOURCES), ships),
        "warehouse_supply": exactly(len(GOODS), warehouses),
        "stacks": exactly(len(DISCS), Range(0, _COPIES)),
        "prices": exactly(len(DISCS), Range(0, len(DISCS))),
        "box": exactly(len(DISCS), Range(0, _COPIES)),
        "unseated": politicians,
        "seated": politicians,
        "removed": Range(0, sum(POLITICIANS)),
        "night_shifts": Range(0, PLENTY),
        "modifies": Range(0, PLENTY),
        "intrigues": Range(0, PLENTY),
        "used": bits(len(SPACES)),
        "activated": bits(len(SPACES)),
        "upgraded": bits(len(SPACES)),
        "advanced_used": FLAG,
    }
    numbers = {
        "acting": below(len(SPACES)),
        "left": Range(1, 2),
        "must": FLAG,
        "needs": Range(0, _MOST_PAID),
        "first": Range(0, len(GOODS)),
        "last": Range(0, len(GOODS)),
    }
    return Limits({Noria: table, Seat: player}, numbers, _COURSE)
