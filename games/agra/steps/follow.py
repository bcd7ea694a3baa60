"""AG-5.2.4-2, -3: the others follow along the same arrow."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.conversion import FEW_FOR_TWO, convert
from games.agra.gains import favour_refusal, gain_favours, pay_favour_action
from games.agra.state import Agra
from games.agra.tables import FT_EXTRA, INPUT


class FollowOne(Step[Agra]):
    """AG-5.2.4-2: exactly one own good along the same arrow; AG-5.2.4-3: one favour for the active player."""

    verb = "follow"
    rule = "AG-5.2.4-2"
    count = 1

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        good, first = f.args
        fx.tell("followed", f.seat, first)
        convert(s, f.seat, INPUT[good], good, self.count, fx)
        gain_favours(s, first, BOX.constants.follow_favour, fx)


class FollowTwo(FollowOne):
    """AG-A3-1: a second good by the favour tile."""

    verb = "follow_two"
    rule = "AG-A3-1"
    count = 2

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        good, _ = f.args
        me, source = s.seats[f.seat], INPUT[good]
        return favour_refusal(me, FT_EXTRA) or (FEW_FOR_TWO[source] if me.goods[source] < 2 else None)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        pay_favour_action(s, f.seat, FT_EXTRA, fx)
        super().play(s, f, a, fx)


class Stay(Step[Agra]):
    """AG-5.2.4-2: following is a choice."""

    verb = "stay"
    rule = "AG-5.2.4-2"
    ends = True

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class Follow(Phase[Agra]):
    """AG-5.2.4-2: asks only who has the good; what the first player made of it, and that player."""

    kind = "follow"
    params = ("good", "seat")
    rule = "AG-5.2.4-2"
    offers = (FollowOne(), FollowTwo(), Stay())

    def asks(self, s: Agra, f: Frame) -> bool:
        good, _ = f.args
        return s.seats[f.seat].goods[INPUT[good]] > 0
