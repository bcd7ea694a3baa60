"""NO-6.8, NO-6.9: the Tool disc upgrades a disc or produces goods."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Step
from app.framework.resources import covers, spend
from games.noria.state import KINDS, Noria, is_advanced
from games.noria.steps.disc_frames import keep_second_action
from games.noria.tables import GOODS, RECIPES, RESOURCES, SPACES


class Upgrade(Step[Noria]):
    """NO-6.8"""

    verb = "upgrade"
    params = ("space",)
    rule = "NO-6.8"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return [(x,) for x, disc in enumerate(s.seats[f.seat].wheel) if disc]

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (space,) = a
        own, _, _ = f.args
        disc = s.seats[f.seat].wheel[space]
        if not disc:
            return Refusal("space-empty", (SPACES[space],), self.rule)
        if is_advanced(disc):
            return Refusal("already-advanced", (SPACES[space],), self.rule)
        return Refusal("own-tool", (), "NO-6.8.3") if space == own else None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (space,) = a
        s.seats[f.seat].wheel[space] += KINDS
        s.upgraded |= 1 << space
        fx.tell("upgraded", f.seat, SPACES[space])
        keep_second_action(s, f)


class Produce(Step[Noria]):
    """NO-6.9"""

    verb = "produce"
    params = tuple(f"n:{g}" for g in GOODS)
    rule = "NO-6.9"

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        seat = s.seats[f.seat]
        return Refusal("warehouses-full", (), "NO-6.9.2") if seat.warehouses == seat.goods else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        seat = s.seats[f.seat]
        return _batches(tuple(w - g for w, g in zip(seat.warehouses, seat.goods, strict=True)))

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        if a not in _COSTS:
            return Refusal("odd-batch", (), "NO-6.9.1")
        seat = s.seats[f.seat]
        for good, count in enumerate(a):
            if count and count > (empty := seat.warehouses[good] - seat.goods[good]):
                return Refusal("warehouses-short", (GOODS[good], empty), "NO-6.9.2")
        cost = _COSTS[a]
        if covers(seat.resources, cost):
            return None
        missing = tuple(max(0, due - have) for due, have in zip(cost, seat.resources, strict=True))
        return Refusal("recipe-short", missing, self.rule)

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        seat = s.seats[f.seat]
        spend(seat.resources, _COSTS[a])
        for good, count in enumerate(a):
            seat.goods[good] += count
        fx.tell("produced", f.seat, *a)
        keep_second_action(s, f)


_MOST = 12
"""More of one good than anybody can have warehouses for."""


def _all_batches() -> Iterable[tuple[int, ...]]:
    """NO-6.9.1: any number of one good, or one each of several."""
    kinds = range(len(GOODS))
    for good in kinds:
        for count in range(1, _MOST + 1):
            yield tuple(count if g == good else 0 for g in kinds)
    for size in range(2, len(GOODS) + 1):
        for several in combinations(kinds, size):
            yield tuple(int(g in several) for g in kinds)


def _cost(batch: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(count * recipe[r] for count, recipe in zip(batch, RECIPES, strict=True)) for r in range(len(RESOURCES)))


_COSTS: dict[Indices, Indices] = {batch: _cost(batch) for batch in _all_batches()}


@cache
def _batches(empty: tuple[int, ...]) -> tuple[Indices, ...]:
    """What could be made with this much room, whatever it costs."""
    return tuple(batch for batch in _all_batches() if covers(empty, batch))
