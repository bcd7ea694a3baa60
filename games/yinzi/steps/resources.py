"""YZ-11.6: Take resources."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.money import BANK, charge, copper_power, no_copper
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import FREE
from games.yinzi.steps.work import MUST_WORK, WorkDone, WorkPhase, at_hand, employ
from games.yinzi.tables import TAKE

TAKE_MOVES = (Move("take", ("wood",)), Move("take", ("stone",)))
NONE_LEFT = Refusal("no-resources", (), "YZ-11.6")
NO_WORKERS = Refusal("no-workers", (), "YZ-11.2")
PRICE = 1


def why_no_resources(s: Yinzi, power: int) -> Refusal | None:
    """Why a player who can pay this much could use no worker here."""
    if not s.wood and not s.stone:
        return NONE_LEFT
    return None if power >= PRICE else Refusal("copper", (PRICE, power), "YZ-11.6")


class Take(Step[Yinzi]):
    """YZ-11.6"""

    verb, params, rule = "take", ("resource",), "YZ-11.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not at_hand(s, f.seat, int(f.args[0]), TAKE):
            return NO_WORKERS
        return no_copper(s, f.seat, PRICE, self.rule)

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Move, ...]:
        return TAKE_MOVES

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return None if (s.wood if m.args[0] == "wood" else s.stone) else NONE_LEFT

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        employ(s, f.seat, int(f.args[0]), TAKE, 1)
        gain_resource(s, f.seat, str(m.args[0]), fx)
        s.push(f)
        charge(s, f.seat, PRICE, 0, BANK, fx)


def gain_resource(s: Yinzi, q: int, resource: str, fx: Effects) -> None:
    seat = s.seats[q]
    if resource == "wood":
        s.wood -= 1
        seat.wood += 1
    else:
        s.stone -= 1
        seat.stone += 1
    fx.tell("takes", q, resource)


class TakeDone(WorkDone):
    area = TAKE

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if (
            s.house & house.ALL_MUST_WORK
            and s.seats[f.seat].groups[int(f.args[0])]
            and why_no_resources(s, copper_power(s, f.seat)) is None
        ):
            return MUST_WORK
        return super().shut(s, f)


class TakeResources(WorkPhase):
    """YZ-11.6"""

    kind, rule, area = "take_resources", "YZ-11.6", TAKE
    offers = (Take(), *FREE, TakeDone())


class Gather(Step[Yinzi]):
    """YZ-3.4: a first wood or stone."""

    verb, params, rule = "gather", ("resource",), "YZ-3.4"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Move, ...]:
        return GATHER

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        gain_resource(s, f.seat, str(m.args[0]), fx)


GATHER = (Move("gather", ("wood",)), Move("gather", ("stone",)))
