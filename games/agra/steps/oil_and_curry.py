"""AG-6.2.3-1: oil and curry."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.gains import lacking, pay_goods
from games.agra.state import Agra
from games.agra.steps.aside import NOT_YOUR_TURN, Aside
from games.agra.tables import CURRY, OIL, USED_OIL_CURRY

NO_REMEDY = Refusal("no-remedy", (), "AG-6.2.3-1")
NO_GOOD = lacking("AG-6.2.3-1")
OIL_CURRY_USED = Refusal("oil-curry-used", (), "AG-6.2.3-1")
NOBODY_LIES = Refusal("nobody-lies", (), "AG-6.2.3-1")
REMEDIES = ("oil", "curry", "both")
INGREDIENTS = ((OIL,), (CURRY,), (OIL, CURRY))
REFRESH_MOVES = each(len(REMEDIES))


class Refresh(Aside):
    """AG-6.2.3-1: oil or curry stands up one worker, both together three; once per turn."""

    verb = "refresh"
    params = ("remedy",)
    rule = "AG-6.2.3-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.seat != s.active:
            return NOT_YOUR_TURN
        me = s.seats[f.seat]
        if not me.goods[OIL] and not me.goods[CURRY]:
            return NO_REMEDY
        if me.used & USED_OIL_CURRY:
            return OIL_CURRY_USED
        return None if 2 * f.seat in s.spaces else NOBODY_LIES

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return REFRESH_MOVES

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (remedy,) = a
        goods = s.seats[f.seat].goods
        return next((NO_GOOD[g] for g in INGREDIENTS[remedy] if not goods[g]), None)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (remedy,) = a
        me = s.seats[f.seat]
        paid = INGREDIENTS[remedy]
        pay_goods(me, f.seat, [(good, 1) for good in paid], fx)
        me.used |= USED_OIL_CURRY
        workers = BOX.luxury.oil_and_curry_workers if len(paid) == 2 else BOX.luxury.oil_or_curry_workers
        s.push(Frame("rise", f.seat, (workers, 0)))
