"""What went where between two states: cubes, products, discs, workers, wood and stone, money.

Each thing is counted where it lies. What lies there as a piece of its own stays the same piece under its new name; what is only
a number at one end is seen to fly.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from app.table.board import Passing
from games.yinzi import tables as t
from games.yinzi.board import frames
from games.yinzi.board.arrange_sea import PILES
from games.yinzi.board.arrange_seats import SPARE
from games.yinzi.board.places import all_places
from games.yinzi.state import Yinzi

MOST = 6
"""Tokens that fly for one change; more would only be a cloud."""


class Spot(NamedTuple):
    """Where one thing lies: the place, and its piece when it has one of its own."""

    place: str
    piece: str = ""


Lister = Callable[[Yinzi, int, int], Iterator[Spot]]


class Change(NamedTuple):
    old: Spot
    new: Spot


def _stock(q: int, name: str, count: int) -> Iterator[Spot]:
    yield from (Spot(f"stock:{q}:{name}") for _ in range(count))


def cubes(s: Yinzi, q: int, focus: int) -> Iterator[Spot]:
    for x in s.seats[q].fields:
        for i in reversed(range(s.cubes[x])):
            yield Spot(f"plot:{t.SQUARES[x]}", f"cube:{t.SQUARES[x]}:{i}")
    for space, colour in enumerate(s.market):
        if colour == q:
            yield Spot(f"space:{t.SPACES[space]}", f"raw:{t.SPACES[space]}")
    yield from (Spot("rural") for _ in range(s.rural[q]))
    for hold, load in enumerate(s.hold):
        for i in range(load[2:].count(q)):
            yield Spot(f"hold:{t.HOLDS[hold]}", "" if i or load[1] >= 0 else f"load:{t.HOLDS[hold]}")
    yield from _on_routes(s, q, 0)
    yield from _stock(q, "cubes", s.seats[q].cubes)


def _on_routes(s: Yinzi, q: int, kind: int) -> Iterator[Spot]:
    for i, laid in enumerate(s.laid):
        yield from (Spot(f"open:{i + 1}") for _ in range(laid.count(kind * 4 + q)))
    for seat in range(len(s.seats)):
        for entry in s.seats[seat].personal:
            yield from (Spot(f"area:{seat}") for _ in range(entry[2:].count(kind * 4 + q)))


def products(s: Yinzi, q: int, focus: int) -> Iterator[Spot]:
    for factory in s.built:
        name = t.FACTORIES[factory]
        for i in range(s.stored[factory * 4 + q]):
            yield Spot(f"store:{name}", f"product:{name}:{q}:{i}")
    for hold, load in enumerate(s.hold):
        if load and load[0] == q and load[1] >= 0:
            yield Spot(f"hold:{t.HOLDS[hold]}", f"load:{t.HOLDS[hold]}")
    for number, nation in enumerate(t.NATIONS):
        for i in range(s.nations[number * 4 + q]):
            yield Spot(f"exported:{nation}", f"export:{nation}:{q}:{i}")
    for number, market in enumerate(t.FOREIGN):
        yield from (Spot(f"general:{market}") for _ in range(s.general[number * 4 + q]))
    yield from _on_routes(s, q, 1)
    yield from _stock(q, "markers", s.seats[q].markers)


def discs(s: Yinzi, q: int, focus: int) -> Iterator[Spot]:
    seat = s.seats[q]
    for number, innovation in enumerate(t.INNOVATIONS):
        if seat.inn >> number & 1:
            yield Spot(f"rest:{innovation}", f"disc:{innovation}")
    for dock, name in enumerate(t.DOCKS):
        for i in range(s.aboard[dock * 4 + q]):
            yield Spot(f"aboard:{name}", f"aboard:{name}:{q}:{i}")
    for number, market in enumerate(t.FOREIGN):
        yield from (Spot(f"envoys:{market}") for _ in range(s.envoys[number * 4 + q]))
    for factory in s.built:
        if s.owner[factory] == q:
            yield from (Spot(f"site:{t.SITES[s.place[factory]]}") for _ in range(s.level[factory]))
    for i, count in enumerate(seat.glory):
        yield from (Spot(f"glory:{i}") for _ in range(count))
    yield from (Spot(f"tax:{q}") for _ in range(seat.tax))
    yield from (Spot(f"work:{t.WORKS[t.WAR]}") for _ in range(seat.recruit))
    yield from (Spot(f"work:{t.WORKS[t.DUTIES]}") for _ in range(seat.aide))
    yield from _on_routes(s, q, 2)
    yield from _stock(q, "discs", seat.discs)


def workers(s: Yinzi, q: int, focus: int) -> Iterator[Spot]:
    seat = s.seats[q]
    kind = "muster" if q == focus else "slot"
    for slot, count in enumerate(seat.groups):
        yield from (Spot(f"{kind}:{q}:{t.FORTUNES[slot]}") for _ in range(count))
    for area, work in enumerate(t.WORKS):
        yield from (Spot(f"work:{work}") for _ in range(seat.areas[area]))
    for side, count in (("migration:upper", seat.upper), ("migration:lower", seat.lower), ("lying", seat.lying)):
        yield from (Spot(side) for _ in range(count))
    yield from _stock(q, "men", seat.men)


TOKENS: tuple[tuple[str, Lister], ...] = (("cube", cubes), ("product", products), ("disc", discs), ("worker", workers))


def changes(before: Yinzi, after: Yinzi, q: int, focus: int, lister: Lister) -> list[Change]:
    """Where things of one kind were and are, as many as have moved."""
    old, new = Counter(lister(before, q, focus)), Counter(lister(after, q, focus))
    return [Change(a, b) for a, b in zip((old - new).elements(), (new - old).elements(), strict=False)]


def renamed(before: Yinzi, after: Yinzi, focus: int) -> Mapping[str, str]:
    """The pieces that are the same as before under another name."""
    names: dict[str, str] = dict(_tiles(before, after))
    for q in range(len(after.seats)):
        for _, lister in TOKENS:
            for old, new in changes(before, after, q, focus, lister):
                piece = old.piece or _spare(old.place, focus)
                if piece and new.piece:
                    names.setdefault(piece, new.piece)
    return names


def _spare(place: str, focus: int) -> str:
    """The piece that the hand takes out of the own supply."""
    kind, _, rest = place.partition(":")
    seat, _, name = rest.partition(":")
    return f"spare:{rest}" if kind == "stock" and seat == str(focus) and name in SPARE else ""


def _tiles(before: Yinzi, after: Yinzi) -> Iterator[tuple[str, str]]:
    """Plantation tiles: one is bought and goes to the bench, from there to its square; then the track slides left."""
    if frames.tile_in_hand(before) >= 0:
        laid = [x for x, count in enumerate(after.cubes) if count and not before.cubes[x]]
        yield from (("tile-in-hand", f"tile:{t.SQUARES[x]}") for x in laid)
    elif frames.tile_in_hand(after) >= 0:
        taken = [i for i, good in enumerate(before.track) if good >= 0 and after.track[i] < 0]
        yield from ((f"offer:{i + 1}", "tile-in-hand") for i in taken)
    left = [i for i, good in enumerate(before.track) if good >= 0]
    if [before.track[i] for i in left] == after.track[: len(left)]:
        yield from ((f"offer:{old + 1}", f"offer:{new + 1}") for new, old in enumerate(left) if old != new)


def passing(before: Yinzi, after: Yinzi, focus: int, names: Sequence[str]) -> list[Passing]:
    """What is seen to fly because it is a number at one end."""
    found: list[Passing] = []
    for q in range(len(after.seats)):
        for word, lister in TOKENS:
            moved: Counter[tuple[str, str]] = Counter()
            for old, new in changes(before, after, q, focus, lister):
                if old.place != new.place and not new.piece:
                    moved[old.place, new.place] += 1
            found += [Passing(f"token/{word}/{names[q]}", a, b, min(n, MOST)) for (a, b), n in moved.items()]
    known = {place.id for place in all_places(before, focus)} & {place.id for place in all_places(after, focus)}
    return [p for p in (*found, *_resources(before, after), *_money(before, after)) if {p.start, p.end} <= known]


def _resources(before: Yinzi, after: Yinzi) -> Iterator[Passing]:
    for q, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        for name, n in (("wood", new.wood - old.wood), ("stone", new.stone - old.stone)):
            ends = (f"pile:{name}", f"stock:{q}:{name}")
            if n:
                start, end = ends if n > 0 else ends[::-1]
                yield Passing(f"token/{name}", start, end, min(abs(n), MOST))


def _money(before: Yinzi, after: Yinzi) -> Iterator[Passing]:
    """From whoever pays to whoever gains; what the bank gives or takes goes by the exchange."""
    for name in ("copper", "silver"):
        change = [getattr(b, name) - getattr(a, name) for a, b in zip(before.seats, after.seats, strict=True)]
        for p, lost in enumerate(change):
            for q, gained in enumerate(change):
                if lost < 0 < gained and lost + gained == 0:
                    yield Passing(f"token/{name}", f"stock:{p}:{name}", f"stock:{q}:{name}", min(gained, MOST))
                    change[p] = change[q] = 0
        for q, n in enumerate(change):
            if n > 0:
                yield Passing(f"token/{name}", "exchange", f"stock:{q}:{name}", min(n, MOST))
            elif n < 0:
                yield Passing(f"token/{name}", f"stock:{q}:{name}", "exchange", min(-n, MOST))


def came_from(s: Yinzi, piece: str, focus: int) -> str:
    """Where a piece flies in from that was not there before and is nothing else's new name."""
    kind, *words = piece.split(":")
    if kind == "cube":
        return f"stock:{s.whose[t.SQUARE[words[0]]]}:cubes"
    if kind == "product":
        return f"stock:{words[1]}:markers"
    if kind == "disc":
        owner = next(q for q, seat in enumerate(s.seats) if seat.inn & t.bit(words[0]))
        return f"stock:{owner}:discs"
    if kind in ("crew", "warriors", "migrants"):
        return f"area:{words[-1]}"
    if kind == "card" and words[0] != str(focus):
        return f"area:{words[0]}"
    if kind == "ship":
        return f"below:{PILES[0]}" if t.SHIP[words[0]] == s.tops[0] else f"below:{PILES[1]}"
    return ""
