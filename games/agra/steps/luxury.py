"""AG-6.2.3-6, -8: Book, Painting and Clothes."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.gains import gain_favours, gain_rupees, lacking
from games.agra.state import Agra, Seat
from games.agra.steps.aside import NOT_YOUR_TURN, Aside
from games.agra.tables import BOOKS, CLOTHES, GOODS, LUXURIES, PAINTINGS, STATUES, USED_LUXURY

ANYTIME = LUXURIES[1:]
"""The luxury goods that may be used at any time; the Statue has its own (AG-6.2.3-7)."""
LUXURY_IDS = tuple(GOODS[g] for g in ANYTIME)
NO_LUXURIES = Refusal("no-luxuries", (), "AG-6.2.3-6")
NO_GOOD = lacking("AG-6.2.3-6")
LUXURY_USED = tuple(Refusal("luxury-used", (luxury,), "AG-6.2.3-6") for luxury in LUXURY_IDS)


def pay_luxury(me: Seat, good: int) -> None:
    """The marker rests on the banner until the end of the turn."""
    me.goods[good] -= 1
    me.used |= USED_LUXURY[good - STATUES]


class Luxury(Aside):
    """AG-6.2.3-6, -8: Book, Painting and Clothes, one of each per turn."""

    verb = "luxury"
    params = ("luxury",)
    rule = "AG-6.2.3-6"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.seat != s.active:
            return NOT_YOUR_TURN
        goods = s.seats[f.seat].goods
        return None if goods[STATUES] or goods[BOOKS] or goods[PAINTINGS] or goods[CLOTHES] else NO_LUXURIES

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return each(len(ANYTIME))

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (luxury,), me = a, s.seats[f.seat]
        good = ANYTIME[luxury]
        if not me.goods[good]:
            return NO_GOOD[good]
        return LUXURY_USED[luxury] if me.used & USED_LUXURY[good - STATUES] else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (luxury,), me = a, s.seats[f.seat]
        good = ANYTIME[luxury]
        pay_luxury(me, good)
        fx.tell("luxury", f.seat, LUXURY_IDS[luxury])
        if good == BOOKS:
            s.push(Frame("rise", f.seat, (BOX.luxury.book_workers, 0)))
            gain_favours(s, f.seat, BOX.luxury.book_favours, fx)
        elif good == PAINTINGS:
            s.push(Frame("raise", f.seat, (2, -1)))
        else:
            gain_rupees(me, f.seat, s.value[CLOTHES] + (BOX.piers.clothes_bonus if s.pier == 6 else 0), fx)
