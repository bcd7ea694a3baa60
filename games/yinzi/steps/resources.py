"""YZ-11.6: Take resources."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.money import BANK, charge, copper_power, no_copper
from games.yinzi.pieces import gain_resource
from games.yinzi.state import Yinzi
from games.yinzi.steps.work import FREE_AT_WORK, MUST_WORK, NO_WORKERS, WorkDone, WorkPhase, at_hand, employ
from games.yinzi.tables import R_WOOD, RESOURCES, TAKE

NONE_LEFT = Refusal("no-resources", (), "YZ-11.6")
PRICE = 1


def why_no_resources(s: Yinzi, power: int) -> Refusal | None:
    """Why a player who can pay this much could use no worker here."""
    if not s.wood and not s.stone:
        return NONE_LEFT
    return None if power >= PRICE else Refusal("copper", (PRICE, power), "YZ-11.6")


class Take(Step[Yinzi]):
    """YZ-11.6"""

    verb = "take"
    params = ("resource",)
    rule = "YZ-11.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        (slot,) = f.args
        if not at_hand(s, f.seat, slot, TAKE):
            return NO_WORKERS
        return no_copper(s, f.seat, PRICE, self.rule)

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Indices, ...]:
        return each(len(RESOURCES))

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (resource,) = a
        return None if (s.wood if resource == R_WOOD else s.stone) else NONE_LEFT

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (resource,) = a
        (slot,) = f.args
        employ(s, f.seat, slot, TAKE, 1)
        gain_resource(s, f.seat, resource, fx)
        s.push(f)
        charge(s, f.seat, PRICE, 0, BANK, fx)


class TakeDone(WorkDone):
    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        (slot,) = f.args
        idle_hands = s.house & house.ALL_MUST_WORK and s.seats[f.seat].groups[slot]
        if idle_hands and why_no_resources(s, copper_power(s, f.seat)) is None:
            return MUST_WORK
        return super().shut(s, f)


class TakeResources(WorkPhase):
    """YZ-11.6"""

    kind = "take_resources"
    rule = "YZ-11.6"
    area = TAKE
    offers = (Take(), *FREE_AT_WORK, TakeDone())
