"""AG-6.2.3-1, -6, -8: oil and curry, and the luxury goods."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.gains import NO_GOOD, gain_favours, gain_rupees
from games.agra.state import Agra, Seat
from games.agra.steps.aside import Aside
from games.agra.steps.favour import NOT_YOUR_TURN
from games.agra.tables import (
    BOOKS,
    CLOTHES,
    CURRY,
    GOOD,
    GOODS,
    LUXURIES,
    OIL,
    PAINTINGS,
    STATUES,
    USED_LUXURY,
    USED_OIL_CURRY,
)

OIL_CURRY_USED = Refusal("oil-curry-used", (), "AG-6.2.3-1")
NOBODY_LIES = Refusal("nobody-lies", (), "AG-6.2.3-1")
REMEDIES = {"oil": (OIL,), "curry": (CURRY,), "both": (OIL, CURRY)}
REFRESH_MOVES = tuple(Move("refresh", (remedy,)) for remedy in REMEDIES)


class Refresh(Aside):
    """AG-6.2.3-1: oil or curry stands up one worker, both together three; once per turn."""

    verb, params, rule = "refresh", ("remedy",), "AG-6.2.3-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.seat != s.active:
            return NOT_YOUR_TURN
        p = s.seats[f.seat]
        if not p.goods[OIL] and not p.goods[CURRY]:
            return NO_GOOD[OIL]
        if p.used & USED_OIL_CURRY:
            return OIL_CURRY_USED
        return None if 2 * f.seat in s.spaces else NOBODY_LIES

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return REFRESH_MOVES

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        goods = s.seats[f.seat].goods
        return next((NO_GOOD[g] for g in REMEDIES[str(m.args[0])] if not goods[g]), None)

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p = s.seats[f.seat]
        paid = REMEDIES[str(m.args[0])]
        for g in paid:
            p.goods[g] -= 1
            p.supply += 1
        p.used |= USED_OIL_CURRY
        workers = BOX.luxury.oil_and_curry_workers if len(paid) == 2 else BOX.luxury.oil_or_curry_workers
        s.push(Frame("rise", f.seat, (workers, 0)))


LUXURY_MOVES = tuple(Move("luxury", (GOODS[g],)) for g in LUXURIES)
NO_LUXURY = tuple(Refusal("no-luxury", (good,), "AG-6.2.3-6") for good in GOODS)
LUXURY_USED = tuple(Refusal("luxury-used", (good,), "AG-6.2.3-6") for good in GOODS)
STATUE_LATER = Refusal("statue-later", (), "AG-6.2.3-7")


def pay_luxury(p: Seat, good: int) -> None:
    """The marker rests on the banner until the end of the turn."""
    p.goods[good] -= 1
    p.used |= USED_LUXURY[good - 12]


class Luxury(Aside):
    """AG-6.2.3-6, -8: Book, Painting and Clothes, one of each per turn. The Statue has its own time (AG-6.2.3-7)."""

    verb, params, rule = "luxury", ("good",), "AG-6.2.3-6"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.seat != s.active:
            return NOT_YOUR_TURN
        return None if any(s.seats[f.seat].goods[12:]) else NO_GOOD[BOOKS]

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return LUXURY_MOVES[1:]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good = GOOD[str(m.args[0])]
        p = s.seats[f.seat]
        if good < 12:
            return NO_LUXURY[good]
        if good == STATUES:
            return STATUE_LATER
        if not p.goods[good]:
            return NO_GOOD[good]
        return LUXURY_USED[good] if p.used & USED_LUXURY[good - 12] else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        good = GOOD[str(m.args[0])]
        p = s.seats[f.seat]
        pay_luxury(p, good)
        fx.tell("luxury", f.seat, GOODS[good])
        if good == BOOKS:
            s.push(Frame("rise", f.seat, (BOX.luxury.book_workers, 0)))
            gain_favours(s, f.seat, BOX.luxury.book_favours, fx)
        elif good == PAINTINGS:
            s.push(Frame("raise", f.seat, (2, -1)))
        else:
            gain_rupees(p, f.seat, s.value[CLOTHES] + (BOX.piers.clothes_bonus if s.pier == 6 else 0), fx)
