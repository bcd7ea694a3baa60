"""The pieces on the right side: boats, ships, what lies in foreign markets, the die, the round."""

from collections.abc import Iterator, Sequence

from app.table.board import Piece
from games.yinzi import tables as t
from games.yinzi.board import frames
from games.yinzi.state import Yinzi

PILES = ("upper", "lower")


def sea_pieces(s: Yinzi, names: Sequence[str]) -> Iterator[Piece]:
    for q, seat in enumerate(s.seats):
        yield Piece(f"boat:{q}", f"boat/{names[q]}", f"afloat:{seat.boat + 1}", q)
    yield from _harbour(s, names)
    yield from _markets(s, names)
    yield Piece("die", f"die/{s.die}", f"rate:{s.rate + 1}", aspect=0)
    yield Piece("on-clock", f"clock/{s.round}/{frames.phase(s) or '-'}", "clock", aspect=0)


def _harbour(s: Yinzi, names: Sequence[str]) -> Iterator[Piece]:
    for dock, ship in enumerate(s.docked):
        if ship < 0:
            continue
        where = t.DOCKS[dock]
        yield Piece(f"ship:{t.SHIPS[ship]}", f"ship/{t.SHIPS[ship]}", f"dock:{where}", aspect=0)
        for hold in range(dock * 3, dock * 3 + 3):
            if load := s.hold[hold]:
                yield Piece(f"load:{t.HOLDS[hold]}", load_look(load, names), f"hold:{t.HOLDS[hold]}", scale=0.96)
        for q in range(len(s.seats)):
            for i in range(s.aboard[dock * 4 + q]):
                yield Piece(f"aboard:{where}:{q}:{i}", f"disc/{names[q]}/placed", f"aboard:{where}", q * 3 + i)
    for pile, ship in zip(PILES, s.tops, strict=True):
        if ship >= 0:
            yield Piece(f"ship:{t.SHIPS[ship]}", f"ship/{t.SHIPS[ship]}", f"next:{pile}", aspect=0)
    for i, pile in enumerate(PILES):
        yield Piece(f"on-below:{pile}", f"below/{s.pile[i]}", f"below:{pile}", aspect=0)


def load_look(load: tuple[int, ...], names: Sequence[str]) -> str:
    """A delivery: of whom, and a product or cubes."""
    q, product, *cubes = load
    if product >= 0:
        return f"product/{t.PRODUCTS[product]}/{names[q]}"
    return f"load/{names[q]}/{'/'.join(names[c] for c in cubes)}" if cubes else f"load/{names[q]}"


def _markets(s: Yinzi, names: Sequence[str]) -> Iterator[Piece]:
    for number, nation in enumerate(t.NATIONS):
        for q in range(len(s.seats)):
            for i in range(s.nations[number * 4 + q]):
                yield Piece(f"export:{nation}:{q}:{i}", f"marker/{names[q]}", f"exported:{nation}", q * 5 + i)
    for number, market in enumerate(t.FOREIGN):
        for q in range(len(s.seats)):
            if count := s.general[number * 4 + q]:
                yield Piece(f"general:{market}:{q}", f"goods/{names[q]}/{count}", f"general:{market}", q)
            if count := s.envoys[number * 4 + q]:
                yield Piece(f"envoys:{market}:{q}", f"chip/{names[q]}/{count}", f"envoys:{market}", q)
