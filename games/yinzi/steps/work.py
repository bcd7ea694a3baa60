"""YZ-11.1 to YZ-11.5: what all worker actions share. Their frames begin with the slot whose group works.

Migrants join only when the whole group is at work, one by one as they are needed: so nobody can both leave workers in the
upper migration space and take some from the lower one (YZ-11.5), and nobody is stuck with migrants without work.
"""

from typing import Any, ClassVar

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, Signature
from app.framework.phases import Frame, Phase, Step
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import FREE, Embark, SellFood, UseInnovation, idle
from games.yinzi.tables import MOST_WORKERS, WORK

WORK_FIRST = Refusal("work-first", (), "YZ-11.2")
MUST_WORK = Refusal("all-must-work", (), "YZ-11.2")
NO_WORKERS = Refusal("no-workers", (), "YZ-11.2")


def at_hand(s: Yinzi, seat: int, slot: int, area: int) -> int:
    """Workers that could still be used: the rest of the group and migrants, at most four in one action."""
    me = s.seats[seat]
    return min(me.groups[slot] + me.lower, MOST_WORKERS - me.areas[area])


def employ(s: Yinzi, seat: int, slot: int, area: int, count: int) -> None:
    me = s.seats[seat]
    own = min(count, me.groups[slot])
    me.groups[slot] -= own
    me.lower -= count - own
    me.areas[area] += count


def dismiss(s: Yinzi, seat: int, slot: int, fx: Effects) -> None:
    """Workers without work wait in the upper migration space."""
    me = s.seats[seat]
    if me.groups[slot]:
        fx.tell("migrates", seat, me.groups[slot])
        me.upper += me.groups[slot]
        me.groups[slot] = 0


def why_not_yet(s: Yinzi, f: Frame) -> Refusal | None:
    """Until a worker action has used its first worker nothing may come between: it could make the action impossible."""
    return None if s.seats[f.seat].areas[WORK[f.kind]] else WORK_FIRST


class SellFoodAtWork(SellFood):
    """YZ-6.2"""

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_yet(s, f) or super().shut(s, f)


class UseAtWork(UseInnovation):
    """YZ-10.1"""

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_yet(s, f) or super().shut(s, f)


class EmbarkAtWork(Embark):
    """YZ-10.4"""

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_yet(s, f) or super().shut(s, f)


FREE_AT_WORK: tuple[Step[Yinzi], ...] = (SellFoodAtWork(), UseAtWork(), EmbarkAtWork())


class WorkDone(Step[Yinzi]):
    """YZ-11.2: at least one worker must have worked."""

    verb = "done"
    rule = "YZ-11.2"
    ends = True

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_yet(s, f)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        slot = f.args[0]
        dismiss(s, f.seat, slot, fx)


class WorkPhase(Phase[Yinzi]):
    """YZ-11.2"""

    params: ClassVar[Signature] = ("fortune",)
    rule = "YZ-11.2"
    area: ClassVar[int]

    def asks(self, s: Yinzi, f: Frame) -> bool:
        slot = f.args[0]
        return at_hand(s, f.seat, slot, self.area) > 0 or not idle(s, f.seat)


class RestDone(Step[Yinzi]):
    """YZ-6.1"""

    verb = "done"
    rule = "YZ-6.1"
    ends = True

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        pass


REST: tuple[Step[Any], ...] = (*FREE, RestDone())


class Rest(Phase[Yinzi]):
    """YZ-6.1: what may follow the action in the same turn."""

    kind = "rest"
    rule = "YZ-6.1"
    offers = REST

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return not idle(s, f.seat)
