"""Markers that move from one building to another: processing and swapping."""

from functools import lru_cache

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from games.agra.gains import few_goods, some
from games.agra.state import Agra
from games.agra.tables import ARROWS, GOODS

NO_ARROW = tuple(Refusal("no-arrow", (good,), "AG-5.2.4-1") for good in GOODS)
UNEQUAL = tuple(tuple(Refusal("unequal", (g, h), "AG-6.1.2-2") for h in GOODS) for g in GOODS)
FEW_FOR_TWO = tuple(few_goods(good, 2, "AG-5.2.4-1") for good in range(16))
ALONG_ARROWS = tuple((g,) for g in ARROWS)
SWAPS = tuple(tuple((g, h) for h in range(16)) for g in range(16))


def convert(s: Agra, seat: int, source: int, good: int, count: int, fx: Effects) -> None:
    goods = s.seats[seat].goods
    goods[source] -= count
    goods[good] += count
    fx.tell("converted", seat, *some(source, count), GOODS[good])


@lru_cache(maxsize=512)
def swap_table(value: tuple[int, ...]) -> tuple[tuple[Indices, ...], ...]:
    """For each good the swaps for another kind of the same value."""
    return tuple(tuple(SWAPS[g][h] for h in range(16) if h != g and value[h] == value[g]) for g in range(16))


def swaps(value: tuple[int, ...], goods: list[int]) -> list[Indices]:
    table = swap_table(value)
    return [swap for g, n in enumerate(goods) if n for swap in table[g]]
