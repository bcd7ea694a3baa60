"""The table in words, line by line."""

from collections.abc import Iterator, Mapping

from app.framework.moves import Event, Signature
from games.noria.reckoning import prices_for
from games.noria.scoring import chamber_value
from games.noria.state import FREE, HOME, Noria, Seat, disc_kind, is_advanced
from games.noria.tables import (
    ACTIVE,
    CHAMBERS,
    DISCS,
    GOODS,
    ISLANDS,
    PATHS,
    RESOURCES,
    SITES,
    SPACES,
)

EMPTY = "empty"
FACES = (EMPTY, *DISCS, *(f"{d}_advanced" for d in DISCS))
"""What a space of a wheel may show."""

_STOCK = (*(f"n:{r}" for r in RESOURCES), "n:knowledge")
_SHIPS = tuple(f"n:ships_{r}" for r in RESOURCES)
_FULL = tuple(f"n:{g}" for g in GOODS)
_ROOMS = tuple(f"n:warehouse_{g}" for g in GOODS)
_SITES = tuple(f"n:site_{g}" for g in GOODS)

DESCRIPTIONS: Mapping[str, Signature] = {
    "prices": ("night_shift", "modify", "intrigue"),
    "stack": ("disc", "left", "price"),
    "chamber": ("chamber", "value", "seated", "unseated"),
    "island_ships": ("island", *_SHIPS),
    "island_sites": ("island", *_SITES),
    "covered": ("count",),
    "seat": ("built", "count"),
    "stock": _STOCK,
    "ships": _SHIPS,
    "goods": _FULL,
    "warehouses": _ROOMS,
    "levels": ("level",) * len(PATHS),
    "at_island": ("island",),
    "at_home": (),
    "wheel_active": ("face",) * len(ACTIVE),
    "wheel_idle": ("face",) * (len(SPACES) - len(ACTIVE)),
}


def describe(s: Noria) -> Iterator[Event]:
    yield from _board(s)
    for q, seat in enumerate(s.seats):
        yield from _seat(q, seat)


def _board(s: Noria) -> Iterator[Event]:
    if s.round:
        yield Event("prices", -1, prices_for(s, s.active))
    for disc, left in enumerate(s.stacks):
        yield Event("stack", -1, (DISCS[disc], left, s.prices[disc]))
    for c, name in enumerate(CHAMBERS):
        yield Event("chamber", -1, (name, chamber_value(s, c), s.seated[c], s.unseated[c]))
    for i in s.islands:
        free = [0] * len(GOODS)
        for (good, _), owner in zip(SITES[i], s.sites[i], strict=True):
            free[good] += owner == FREE
        yield Event("island_ships", -1, (ISLANDS[i], *s.island_ships[i]))
        yield Event("island_sites", -1, (ISLANDS[i], *free))
    if s.covered:
        yield Event("covered", -1, (s.covered,))


def _seat(q: int, seat: Seat) -> Iterator[Event]:
    yield Event("seat", q, (seat.built, sum(map(bool, seat.wheel))))
    yield Event("stock", q, (*seat.resources, seat.knowledge))
    yield Event("ships", q, tuple(seat.ships))
    if any(seat.warehouses):
        yield Event("goods", q, tuple(seat.goods))
        yield Event("warehouses", q, tuple(seat.warehouses))
    yield Event("levels", q, tuple(seat.levels))
    yield Event("at_home", q) if seat.ambassador == HOME else Event("at_island", q, (ISLANDS[seat.ambassador],))
    yield Event("wheel_active", q, tuple(_face(seat.wheel[x]) for x in ACTIVE))
    yield Event("wheel_idle", q, tuple(_face(seat.wheel[x]) for x in range(len(SPACES)) if x not in ACTIVE))


def _face(disc: int) -> str:
    if not disc:
        return EMPTY
    return DISCS[disc_kind(disc)] + ("_advanced" if is_advanced(disc) else "")
