"""What changes hands though it is only a number where it lies: resources, Knowledge, goods made, a rival's ships."""

from collections.abc import Iterator

from app.table.board import Passing
from games.noria.state import Noria
from games.noria.tables import GOODS, ISLAND_SHIPS, RESOURCES, SPACES

MOST = 6
"""Tokens that fly for one gain; more would only be a cloud."""


def passing(before: Noria, after: Noria, focus: int) -> list[Passing]:
    found: list[Passing] = []
    for q in range(len(after.seats)):
        found += _made(before, after, q)
        found += _gained(before, after, q)
        found += _learned(before, after, q)
        if q != focus:
            found += _sailed(before, after, q)
    return found


def _gains(old: list[int], new: list[int]) -> Iterator[tuple[int, int]]:
    """What there is more of, and how much."""
    return ((i, b - a) for i, (a, b) in enumerate(zip(old, new, strict=True)) if b > a)


def _made(before: Noria, after: Noria, q: int) -> Iterator[Passing]:
    """Resources become goods."""
    old, new = before.seats[q], after.seats[q]
    spent = [r for r, n in _gains(new.resources, old.resources)]
    for g, _ in _gains(old.goods, new.goods):
        for r in spent or range(len(RESOURCES)):
            yield Passing(f"icon/{RESOURCES[r]}", f"stock:{q}:{RESOURCES[r]}", f"goods:{q}:{GOODS[g]}", 1)


def _gained(before: Noria, after: Noria, q: int) -> Iterator[Passing]:
    old, new = before.seats[q], after.seats[q]
    for r, n in _gains(old.resources, new.resources):
        bought = new.knowledge < old.knowledge
        source = "coins" if bought else _disc(before, after, q)
        yield Passing(f"icon/{RESOURCES[r]}", source, f"stock:{q}:{RESOURCES[r]}", min(n, MOST))


def _learned(before: Noria, after: Noria, q: int) -> Iterator[Passing]:
    old, new = before.seats[q], after.seats[q]
    n = new.knowledge - old.knowledge
    if n <= 0:
        return
    sold = [f"goods:{q}:{GOODS[g]}" for g, _ in _gains(new.goods, old.goods)]
    source = sold[0] if sold else f"tableau:{q}" if _turn_ended(before, after, q) else _disc(before, after, q)
    yield Passing("icon/knowledge", source, f"knowledge:{q}", min(n, MOST))


def _sailed(before: Noria, after: Noria, q: int) -> Iterator[Passing]:
    island = after.seats[q].ambassador
    for r, n in _gains(before.seats[q].ships, after.seats[q].ships):
        if island in after.islands and ISLAND_SHIPS[island][r] is not None:
            port = f"ships:{after.islands.index(island)}:{RESOURCES[r]}"
            yield Passing(f"ship/{RESOURCES[r]}", port, f"fleet:{q}:{RESOURCES[r]}", n)


def _disc(before: Noria, after: Noria, q: int) -> str:
    """The space of the disc that was used just now, else the whole wheel."""
    fresh = after.used & ~before.used if after.active == before.active == q else 0
    return f"wheel:{q}:{SPACES[fresh.bit_length() - 1]}" if fresh else f"wheel:{q}"


def _turn_ended(before: Noria, after: Noria, q: int) -> bool:
    due = [any(f.seat == q and f.kind == "administration" for f in s.stack) for s in (before, after)]
    return due == [True, False]
