"""The way that goods take: from province to province over the fewest borders, and what waits at its end."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from games.yinzi import tables as t
from games.yinzi.board.frames import capacity_left, used_factories
from games.yinzi.components import BOX, COAST
from games.yinzi.markets import spaces_for, why_not_space
from games.yinzi.pieces import products_in, province_of_factory, store_of
from games.yinzi.state import Yinzi

Border = tuple[str, str]


@cache
def borders_between(start: str, end: str) -> tuple[Border, ...]:
    """The borders that are crossed on a shortest way, in their order."""
    ways: list[tuple[str, tuple[Border, ...]]] = [(start, ())]
    seen = {start}
    for here, way in ways:
        if here == end:
            return way
        for border in BOX.borders:
            if here in border:
                there = border[1] if border[0] == here else border[0]
                if there not in seen and (there != COAST or end == COAST):
                    seen.add(there)
                    ways.append((there, (*way, border)))
    raise ValueError(f"no way from {start} to {end}")


class Goal(NamedTuple):
    """Something that can be reached, or could with more boats."""

    start: str
    """The place from which it is reached."""
    place: str
    borders: tuple[Border, ...]
    near: bool
    """Whether the capacity that is left is enough, and nothing else is in the way."""
    pays: tuple[int, int] = (0, 0)
    """Copper and silver."""


def sales(s: Yinzi, square: int) -> list[Goal]:
    """Where a cube in the field could be sold, and brought aboard."""
    q, good, home = s.whose[square], s.grows[square], t.PROVINCES[t.PROVINCE_OF[square]]
    left, start = capacity_left(s, q), f"square:{t.SQUARES[square]}"
    better = int(s.seats[q].bonus == t.B_SALE)
    found = []
    if t.CITY_GOOD[good]:
        for space in spaces_for(s, good):
            if why_not_space(s, good, space) is None:
                way = borders_between(home, t.PROVINCES[space // 6])
                coin = t.SHOWS[s.tiles[space // 6]][space % 6] < 0
                price = (t.COIN_PRICE if coin else t.CITY_PRICE) + better
                found.append(Goal(start, f"space:{t.SPACES[space]}", way, len(way) <= left, (price, 0)))
    if t.RURAL_GOOD[good]:
        found.append(Goal(start, "rural", (), near=True, pays=(t.RURAL_SALE + better, 0)))
    if good == t.TEA:
        found += aboard(s, start, t.PROVINCE_OF[square], t.TEA_SPACE, left)
    return found


def aboard(s: Yinzi, start: str, province: int, thing: int, left: int) -> Iterator[Goal]:
    """The ships that have a free space for this."""
    way = borders_between(t.PROVINCES[province], COAST)
    for dock, ship in enumerate(s.docked):
        wants = t.SHIP_WANTS[ship] if ship >= 0 else ()
        if thing in wants and not s.hold[dock * 3 + wants.index(thing)]:
            hold = t.HOLDS[dock * 3 + wants.index(thing)]
            yield Goal(start, f"hold:{hold}", way, len(way) <= left, (0, 1))


def shipments(s: Yinzi, factory: int, q: int) -> list[Goal]:
    place = f"store:{t.FACTORIES[factory]}"
    return list(aboard(s, place, province_of_factory(s, factory), t.FACTORY_PRODUCT[factory], capacity_left(s, q)))


def fodder(s: Yinzi, factory: int, q: int) -> list[Goal]:
    """The cubes in markets that could feed a factory, for whoever wants to produce there."""
    here, left = t.PROVINCES[province_of_factory(s, factory)], capacity_left(s, q)
    place, works = f"site:{t.SITES[s.place[factory]]}", works_for(s, factory, q)
    found = []
    for space, colour in enumerate(s.market):
        if colour == t.FACTORY_RAW[factory]:
            way = borders_between(t.PROVINCES[space // 6], here)
            found.append(Goal(f"space:{t.SPACES[space]}", place, way, works and len(way) <= left))
    return found


def eaters(s: Yinzi, space: int, q: int) -> list[Goal]:
    """The factories that could use the cube on a market space."""
    found = []
    for factory in s.built:
        if t.FACTORY_RAW[factory] == s.market[space] and works_for(s, factory, q):
            found += [goal for goal in fodder(s, factory, q) if goal.start == f"space:{t.SPACES[space]}"]
    return found


def works_for(s: Yinzi, factory: int, q: int) -> bool:
    """Whether q could produce there now, raw material and workers apart."""
    if not s.level[factory] or used_factories(s) >> factory & 1:
        return False
    mode = (t.OWN_MODE if s.owner[factory] == q else t.RIVAL_MODE)[s.level[factory]]
    return mode[0] > 0 and products_in(s, factory) < store_of(s, factory)
