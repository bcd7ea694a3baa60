"""The pieces of one player: large with all details for whoever the table is shown for, a line of numbers for the others."""

from collections.abc import Iterator

from app.framework.players import Colour
from app.table.board import Piece
from games.agra.board import homes
from games.agra.farm import produced
from games.agra.state import Agra, Seat
from games.agra.tables import (
    ACTIONS,
    CALIPH,
    ENGLISH,
    FIRST_TILE,
    FRENCH,
    GOODS,
    MOSAIC,
    MULLAH,
    NOTABLES,
    PLOTS,
    USED_CALIPH,
    USED_ENGLISH,
    USED_FRENCH,
    USED_MOSAIC,
    USED_MULLAH,
)

CONTRACT = 0.82
"""Width divided by height."""
ONCE = {CALIPH: USED_CALIPH, ENGLISH: USED_ENGLISH, FRENCH: USED_FRENCH, MOSAIC: USED_MOSAIC, MULLAH: USED_MULLAH}
"""Contracts that can be used up for a turn."""


def look_of(colour: Colour) -> str:
    return f"{colour.id}/{colour.shape}"


def player_pieces(s: Agra, seat: int, focus: int, colour: Colour) -> list[Piece]:
    p, look = s.seats[seat], look_of(colour)
    found = [*_purse(seat, p), *_supplies(seat, p, look), *_contracts(s, seat, p, small=seat != focus), *_yields(s, seat)]
    if seat == focus:
        return [*found, *_stores(seat, p, look), *_farm(seat, p, look), *_favours(seat, p, look), *_tiles(seat, p)]
    return [*found, *rival_stores(seat, p, look), *_tallies(seat, p, look)]


def _purse(seat: int, p: Seat) -> Iterator[Piece]:
    known = str(p.rupees) if p.rupees >= 0 else "closed"
    yield Piece(f"on-purse:{seat}", f"stock/purse/{known}", f"purse:{seat}", aspect=0)


def _supplies(seat: int, p: Seat, look: str) -> Iterator[Piece]:
    yield Piece(f"workers:{seat}", f"workers/{look}/{p.workers}/{p.cook}", f"workers-at:{seat}", aspect=0)
    yield Piece(f"supply:{seat}", f"supply/{look}/{p.supply}", f"supply-at:{seat}", aspect=0)


def _contracts(s: Agra, seat: int, p: Seat, *, small: bool) -> Iterator[Piece]:
    for nth, notable in enumerate(n for n, owner in enumerate(s.owner) if owner == seat):
        state = "used" if p.used & ONCE.get(notable, 0) else "new"
        kept = len(p.french) if notable == FRENCH else 0
        look = f"contract/{NOTABLES[notable]}/{state}/{kept}"
        where = f"contracts:{seat}" if small else f"contract:{seat}:{nth}"
        tiny = small and len(s.seats) > 2
        aspect = 0.0 if tiny else CONTRACT
        yield Piece(f"card:{NOTABLES[notable]}", f"small-{look}" if tiny else look, where, nth, aspect=aspect)


def _yields(s: Agra, seat: int) -> Iterator[Piece]:
    """What the production buildings give this player, contracts counted."""
    for good in range(4):
        yield Piece(
            f"yield:{seat}:{GOODS[good]}",
            f"yield/{GOODS[good]}/{produced(s, seat, good)}",
            f"corner:{seat}:{GOODS[good]}",
            aspect=0,
        )


# Large.


def _stores(seat: int, p: Seat, look: str) -> Iterator[Piece]:
    for good, count in enumerate(p.goods):
        name = GOODS[good]
        for i in range(count):
            yield Piece(f"good:{seat}:{name}:{i}", f"marker/{look}/1", f"store:{seat}:{name}", i)
        if count > 1:
            yield Piece(f"count:{name}", f"heaped/{count}", f"count-at:{name}")


def _farm(seat: int, p: Seat, look: str) -> Iterator[Piece]:
    for plot, name in enumerate(PLOTS):
        if p.covers[plot]:
            track, space = homes.plot_space(plot)
            yield Piece(f"cover:{seat}:{name}", "cover", f"farm:{seat}:{track}:{space}")
    for track, space in enumerate(p.farmers):
        yield Piece(f"farmer:{seat}:{track}", f"farmer/{look}", f"farm:{seat}:{track}:{space}", scale=1.18)
    yield Piece(f"tracker:{seat}", f"tracker/{look}", f"track:{seat}:{p.tracker}")


def _favours(seat: int, p: Seat, look: str) -> Iterator[Piece]:
    for i in range(p.favours):
        yield Piece(f"favour:{seat}:{i}", f"marker/{look}/1", f"favours:{seat}", i)
    yield Piece(f"count-favours:{seat}", f"count/{p.favours}", f"favours-count:{seat}")
    for action in range(FIRST_TILE):
        if p.used >> action & 1:
            yield Piece(f"spent:{seat}:{ACTIONS[action]}", f"marker/{look}/1", f"used-at:{seat}:{action}")
    for nth, tile in enumerate(p.tiles):
        if p.used >> tile & 1:
            yield Piece(f"spent:{seat}:{ACTIONS[tile]}", f"marker/{look}/1", f"used-at:{seat}:tile{nth}")


def _tiles(seat: int, p: Seat) -> Iterator[Piece]:
    for nth, tile in enumerate(p.tiles):
        state = "used" if p.used >> tile & 1 else "new"
        yield Piece(f"tile:{ACTIONS[tile]}", f"tile/{ACTIONS[tile]}/{state}", f"tile-slot:{seat}:{nth}", aspect=0)


# Small.


def rival_stores(seat: int, p: Seat, look: str) -> Iterator[Piece]:
    for good, count in enumerate(p.goods):
        if count:
            yield Piece(f"pile:{seat}:{GOODS[good]}", f"chip/{look}/{count}", f"store:{seat}:{GOODS[good]}", aspect=0)


def _tallies(seat: int, p: Seat, look: str) -> Iterator[Piece]:
    yield Piece(f"favours-of:{seat}", f"stock/favour/{p.favours}", f"favours:{seat}", aspect=0)
    yield Piece(f"tracker:{seat}", f"stock/point/{p.tracker}", f"track:{seat}", aspect=0)
    farmers, covers = ("".join(map(str, row)) for row in (p.farmers, p.covers))
    yield Piece(f"small-farm:{seat}", f"small-farm/{look}/{farmers}/{covers}", f"farm-of:{seat}", aspect=0)
    yield Piece(f"covers-of:{seat}", f"stock/cover/{sum(p.covers)}", f"covers:{seat}", aspect=0)
    for nth, tile in enumerate(p.tiles):
        yield Piece(f"tile:{ACTIONS[tile]}", f"small-tile/{ACTIONS[tile]}", f"tiles:{seat}", nth)
