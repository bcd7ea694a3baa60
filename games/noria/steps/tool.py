"""NO-6.8, NO-6.9: the Tool disc upgrades a disc or produces goods."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Step
from app.framework.resources import covers, spend
from games.noria.components import GOODS, RECIPES, RESOURCES, SPACE, SPACES
from games.noria.state import KINDS, Noria, is_advanced
from games.noria.steps.disc_frames import keep_second_action


class Upgrade(Step[Noria]):
    """NO-6.8"""

    verb, params, rule = "upgrade", ("space",), "NO-6.8"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return [_UPGRADE[x] for x, disc in enumerate(s.seats[f.seat].wheel) if disc]

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        space = SPACE[m.args[0]]
        disc = s.seats[f.seat].wheel[space]
        if not disc:
            return Refusal("space-empty", (m.args[0],), self.rule)
        if is_advanced(disc):
            return Refusal("already-advanced", (m.args[0],), self.rule)
        return Refusal("own-tool", (), "NO-6.8.3") if space == f.args[0] else None

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        space = SPACE[m.args[0]]
        s.seats[f.seat].wheel[space] += KINDS
        s.upgraded |= 1 << space
        fx.tell("upgraded", f.seat, *m.args)
        keep_second_action(s, f)


class Produce(Step[Noria]):
    """NO-6.9"""

    verb, params, rule = "produce", tuple(f"n:{g}" for g in GOODS), "NO-6.9"

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        seat = s.seats[f.seat]
        return Refusal("warehouses-full", (), "NO-6.9.2") if seat.warehouses == seat.goods else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        seat = s.seats[f.seat]
        return _batches(tuple(w - g for w, g in zip(seat.warehouses, seat.goods, strict=True)))

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        if m.args not in _COSTS:
            return Refusal("odd-batch", (), "NO-6.9.1")
        seat = s.seats[f.seat]
        for good, count in enumerate(m.args):
            if count and int(count) > (empty := seat.warehouses[good] - seat.goods[good]):
                return Refusal("warehouses-short", (GOODS[good], empty), "NO-6.9.2")
        cost = _COSTS[m.args]
        return None if covers(seat.resources, cost) else Refusal("recipe-short", cost, self.rule)

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        seat = s.seats[f.seat]
        spend(seat.resources, _COSTS[m.args])
        for good, count in enumerate(m.args):
            seat.goods[good] += int(count)
        fx.tell("produced", f.seat, *m.args)
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


_COSTS: dict[tuple[int | str, ...], tuple[int, ...]] = {batch: _cost(batch) for batch in _all_batches()}


@cache
def _batches(empty: tuple[int, ...]) -> tuple[Move, ...]:
    """What could be made with this much room, whatever it costs."""
    return tuple(Move(Produce.verb, b) for b in _all_batches() if covers(empty, b))


_UPGRADE = tuple(Move(Upgrade.verb, (x,)) for x in SPACES)
