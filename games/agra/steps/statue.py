"""AG-6.2.3-7: the Statue."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame
from games.agra.gains import lacking
from games.agra.state import Agra
from games.agra.steps.aside import NOT_YOUR_TURN, Aside
from games.agra.steps.luxury import pay_luxury
from games.agra.tables import STATUES, USED_LUXURY

NO_STATUE = lacking("AG-6.2.3-7")[STATUES]
STATUE_USED = Refusal("statue-used", (), "AG-6.2.3-7")
STATUE_LATER = Refusal("statue-later", (), "AG-6.2.3-7")
STATUE_TOO_LATE = Refusal("statue-too-late", (), "AG-6.2.3-7")


class Statue(Aside):
    """AG-6.2.3-7: one more main action, once per turn, after the first and before the Order Phase."""

    verb = "statue"
    rule = "AG-6.2.3-7"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        me = s.seats[f.seat]
        if not me.goods[STATUES]:
            return NO_STATUE
        if f.seat != s.active:
            return NOT_YOUR_TURN
        if me.used & USED_LUXURY[0]:
            return STATUE_USED
        if f.kind != "order":
            return STATUE_LATER
        (done,) = f.args
        return STATUE_TOO_LATE if done else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        s.push(Frame("action", f.seat))
        pay_luxury(s.seats[f.seat], STATUES)
        fx.tell("statue", f.seat)
