"""YZ-1.1: the round, and phase F."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from games.yinzi.state import NOTHING, Yinzi
from games.yinzi.tables import CARDS, HAND, RATES, ROUNDS


class Round(Phase[Yinzi]):
    """YZ-1.1: phases A to F, four times; then the final chance."""

    kind, rule = "round", "YZ-1.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        if s.round == ROUNDS:
            s.push(*(Frame("last_turn", q) for q in s.order))
            return
        s.round += 1
        fx.tell("round", s.order[0], s.round)
        s.push(
            *(Frame("bonus_turn", q) for q in s.order),
            Frame("new_order", 0),
            Frame("first_hands", 0),
            Frame("turns", 0, (0,)),
            Frame("closing", 0),
            f,
        )


class FirstHands(Phase[Yinzi]):
    """YZ-7.2: only in round 1 hands are drawn after phase A."""

    kind, rule = "first_hands", "YZ-7.2"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        if s.round == 1:
            draw_hands(s, fx)


def draw_hands(s: Yinzi, fx: Effects) -> None:
    for q in s.order:
        seat = s.seats[q]
        drawn = []
        for _ in range(HAND):
            card = fx.choose([c for c in range(len(CARDS)) if seat.deck >> c & 1])
            seat.deck ^= 1 << card
            drawn.append(card)
            fx.tell("draws", q, CARDS[card], only=(q,))
        seat.hand = tuple(sorted(drawn))


class Closing(Phase[Yinzi]):
    """Phases C to F in the new order."""

    kind, rule = "closing", "YZ-8.3"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        order = s.order
        s.fresh = 0
        for seat in s.seats:
            seat.traded = NOTHING
        s.push(
            *(Frame("feed_start", q) for q in order),
            Frame("new_occasion", 0),
            Frame("war_glory", 0),
            Frame("disasters", 0),
            Frame("routes_won", 0),
            *(Frame("personal", q) for q in order),
            *(Frame("duty", q) for q in order),
            *(Frame("tax", q) for q in order),
            Frame("new_occasion", 0),
            *(Frame("late", q, (0, 0)) for q in order),
            Frame("administration", 0),
        )


class Administration(Phase[Yinzi]):
    """YZ-16.1"""

    kind, rule = "administration", "YZ-16.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        roll_rate(s, fx)
        send_workers_home(s)
        for seat in s.seats:
            seat.discs += seat.tax
            seat.tax, seat.bonus = 0, -1
            seat.slots[:] = [-1] * 5
        if s.round < ROUNDS:
            draw_hands(s, fx)


def roll_rate(s: Yinzi, fx: Effects) -> None:
    """YZ-16.1"""
    face = fx.roll()
    step = (face > s.die) - (face < s.die)
    s.die = face
    s.rate = min(len(RATES) - 1, max(0, s.rate + step))
    fx.tell("rolled", s.order[0], face, RATES[s.rate])


def send_workers_home(s: Yinzi) -> None:
    """YZ-16.2"""
    for seat in s.seats:
        seat.men += sum(seat.areas)
        seat.areas[:] = [0] * 5
        seat.discs += seat.aide + seat.recruit
        seat.aide = seat.recruit = 0
        seat.duty = -1
        seat.lower += seat.upper
        seat.upper = 0
    s.war = ()
