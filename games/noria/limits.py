"""What each number on the table may be, so that a forged file is refused before anything reckons with it."""

from functools import cache

from app.framework.limits import FLAG, PLENTY, Limit, Limits, Range, below, below_or_none, bits, exactly, upto
from games.noria.state import KINDS, Noria, Seat
from games.noria.tables import (
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

_COPIES = max(DISC_COPIES)
_MOST_PAID = 20
"""Of one price; the dearest there is costs less than half of it."""

_COURSE = (("round",), ("turn", "administration"), ("politics", "influence", "actions"))


_SHIPS, _WAREHOUSES = Range(0, SHIPS), Range(0, max(WAREHOUSES))
_NUMBERS = {
    "acting": below(len(SPACES)),
    "left": Range(1, 2),
    "must": FLAG,
    "needs": Range(0, _MOST_PAID),
    "first": Range(0, len(GOODS)),
    "last": Range(0, len(GOODS)),
}
_PLAYER: dict[str, Limit] = {
    "resources": exactly(len(RESOURCES), Range(0, PLENTY)),
    "ships": exactly(len(RESOURCES), _SHIPS),
    "goods": exactly(len(GOODS), _WAREHOUSES),
    "warehouses": exactly(len(GOODS), _WAREHOUSES),
    "knowledge": Range(0, PLENTY),
    "built": Range(0, FACTORIES),
    "wheel": exactly(len(SPACES), Range(0, 2 * KINDS)),
    "bought": upto(len(SPACES), below(KINDS)),
    "levels": exactly(len(PATHS), Range(0, TOP)),
    "ambassador": below_or_none(len(ISLANDS)),
}


@cache
def limits(seats: int) -> Limits:
    politicians = exactly(len(CHAMBERS), Range(0, max(POLITICIANS)))
    table: dict[str, Limit] = {
        "round": Range(0, ROUNDS[seats]),
        "first": below(seats),
        "circle": FLAG,
        "islands": upto(len(ISLANDS), below(len(ISLANDS))),
        "covered": Range(0, len(ISLANDS)),
        "island_ships": exactly(len(ISLANDS), exactly(len(RESOURCES), _SHIPS)),
        "sites": exactly(len(ISLANDS), exactly(4, below_or_none(seats))),
        "ship_supply": exactly(len(RESOURCES), _SHIPS),
        "warehouse_supply": exactly(len(GOODS), _WAREHOUSES),
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
    return Limits({Noria: table, Seat: _PLAYER}, _NUMBERS, _COURSE)
