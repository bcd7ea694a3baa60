"""AG-6.2.3-7: the Statue."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Step
from games.agra.gains import NO_GOOD
from games.agra.state import Agra
from games.agra.steps.luxury import LUXURY_USED, pay_luxury
from games.agra.tables import GOODS, STATUES, USED_LUXURY

STATUE_TOO_LATE = Refusal("statue-too-late", (), "AG-6.2.3-7")


class Statue(Step[Agra]):
    """AG-6.2.3-7: one more main action, once per turn, before the Order Phase."""

    verb, rule = "statue", "AG-6.2.3-7"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        me = s.seats[f.seat]
        if not me.goods[STATUES]:
            return NO_GOOD[STATUES]
        if me.used & USED_LUXURY[0]:
            return LUXURY_USED[STATUES]
        return STATUE_TOO_LATE if f.args == (1,) else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        s.push(Frame("action", f.seat), f)
        pay_luxury(s.seats[f.seat], STATUES)
        fx.tell("luxury", f.seat, GOODS[STATUES])
