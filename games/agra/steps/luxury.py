"""AG-6.2.3-6, -8: Book, Painting and Clothes."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.gains import NO_GOOD, gain_favours, gain_rupees
from games.agra.state import Agra, Seat
from games.agra.steps.aside import Aside
from games.agra.steps.favour import NOT_YOUR_TURN
from games.agra.tables import BOOKS, CLOTHES, GOODS, LUXURIES, PAINTINGS, STATUES, USED_LUXURY

LUXURY_MOVES = tuple((g,) for g in LUXURIES)
NO_LUXURY = tuple(Refusal("no-luxury", (good,), "AG-6.2.3-6") for good in GOODS)
LUXURY_USED = tuple(Refusal("luxury-used", (good,), "AG-6.2.3-6") for good in GOODS)
STATUE_LATER = Refusal("statue-later", (), "AG-6.2.3-7")


def pay_luxury(me: Seat, good: int) -> None:
    """The marker rests on the banner until the end of the turn."""
    me.goods[good] -= 1
    me.used |= USED_LUXURY[good - 12]


class Luxury(Aside):
    """AG-6.2.3-6, -8: Book, Painting and Clothes, one of each per turn. The Statue has its own time (AG-6.2.3-7)."""

    verb, params, rule = "luxury", ("good",), "AG-6.2.3-6"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.seat != s.active:
            return NOT_YOUR_TURN
        return None if any(s.seats[f.seat].goods[12:]) else NO_GOOD[BOOKS]

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return LUXURY_MOVES[1:]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        me = s.seats[f.seat]
        if good < 12:
            return NO_LUXURY[good]
        if good == STATUES:
            return STATUE_LATER
        if not me.goods[good]:
            return NO_GOOD[good]
        return LUXURY_USED[good] if me.used & USED_LUXURY[good - 12] else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        me = s.seats[f.seat]
        pay_luxury(me, good)
        fx.tell("luxury", f.seat, GOODS[good])
        if good == BOOKS:
            s.push(Frame("rise", f.seat, (BOX.luxury.book_workers, 0)))
            gain_favours(s, f.seat, BOX.luxury.book_favours, fx)
        elif good == PAINTINGS:
            s.push(Frame("raise", f.seat, (2, -1)))
        else:
            gain_rupees(me, f.seat, s.value[CLOTHES] + (BOX.piers.clothes_bonus if s.pier == 6 else 0), fx)
