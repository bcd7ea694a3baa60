"""NO-5: the Influence phase. Night Shift and Modify bend the wheel before it is used."""

from collections.abc import Iterable
from typing import ClassVar

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.reckoning import modify_price, night_shift_price, turned
from games.noria.state import Noria
from games.noria.steps.knowledge import knowledge_short
from games.noria.tables import RING_NAMES, SPACES

_SMALL_FIXED = Refusal("small-ring-fixed", (), "NO-5.1")


class NightShift(Step[Noria]):
    """NO-5.1"""

    verb = "night_shift"
    params = ("ring",)
    rule = "NO-5.1"

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        price, knowledge = night_shift_price(s), s.seats[f.seat].knowledge
        return knowledge_short(price, knowledge, "NO-5.4" if s.night_shifts else self.rule) if knowledge < price else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return _TURN_RING

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (ring,) = a
        return _SMALL_FIXED if ring == SMALL else None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (ring,) = a
        price, me = night_shift_price(s), s.seats[f.seat]
        me.knowledge -= price
        s.night_shifts += 1
        me.wheel = turned(me.wheel, RING_NAMES[ring])
        fx.tell("turned_ring", f.seat, RING_NAMES[ring], price)
        s.push(f)


class Modify(Step[Noria]):
    """NO-5.2"""

    verb = "modify"
    params = ("space", "space")
    rule = "NO-5.2"

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        price, knowledge = modify_price(s), s.seats[f.seat].knowledge
        return knowledge_short(price, knowledge, "NO-5.4" if s.modifies else self.rule) if knowledge < price else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        wheel = s.seats[f.seat].wheel
        return [swap for x, disc in enumerate(wheel) if disc for swap in _SWAPS[x] if swap[1] > x or not wheel[swap[1]]]

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        here, there = a
        if not s.seats[f.seat].wheel[here]:
            return Refusal("space-empty", (SPACES[here],), self.rule)
        return Refusal("same-space", (), self.rule) if here == there else None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        here, there = a
        price, me = modify_price(s), s.seats[f.seat]
        me.knowledge -= price
        s.modifies += 1
        me.wheel[here], me.wheel[there] = me.wheel[there], me.wheel[here]
        fx.tell("modified", f.seat, SPACES[here], SPACES[there], price)
        s.push(f)


class EndInfluence(Step[Noria]):
    verb = "end_influence"
    rule = "NO-2.6"
    ends = True

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        pass


SMALL = RING_NAMES.index("small")
_TURN_RING = tuple((RING_NAMES.index(ring),) for ring in ("medium", "large", "small"))
_SWAPS = tuple(tuple((x, y) for y in range(len(SPACES)) if x != y) for x in range(len(SPACES)))


class Influence(Phase[Noria]):
    """Asked only when a price can be paid."""

    kind = "influence"
    rule = "NO-5"
    night_shift: ClassVar = NightShift()
    modify: ClassVar = Modify()
    offers = (night_shift, modify, EndInfluence())

    def asks(self, s: Noria, f: Frame) -> bool:
        return self.night_shift.shut(s, f) is None or self.modify.shut(s, f) is None
