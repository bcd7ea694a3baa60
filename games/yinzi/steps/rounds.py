"""YZ-1.1: the round, and phase F."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from games.yinzi import house
from games.yinzi.state import NOTHING, Yinzi
from games.yinzi.tables import CARDS, HAND, RATES, ROUNDS


class Round(Phase[Yinzi]):
    """YZ-1.1: phases A to F, four times; then the final chance."""

    kind = "round"
    rule = "YZ-1.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        if s.round == ROUNDS:
            s.push(*(Frame("last_turn", seat) for seat in s.order))
            return
        s.round += 1
        fx.tell("round", s.order[0], s.round)
        s.push(
            *(Frame("bonus_turn", seat) for seat in s.order),
            Frame("new_order", 0),
            Frame("first_hands", 0),
            Frame("turns", 0, (0,)),
            Frame("closing", 0),
            f,
        )


class FirstHands(Phase[Yinzi]):
    """YZ-7.2: only in round 1 hands are drawn after phase A."""

    kind = "first_hands"
    rule = "YZ-7.2"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        if s.round == 1:
            draw_hands(s, fx)


def draw_hands(s: Yinzi, fx: Effects) -> None:
    for seat in s.order:
        player = s.seats[seat]
        drawn = []
        for _ in range(HAND):
            card = fx.choose([c for c in range(len(CARDS)) if player.deck >> c & 1])
            player.deck ^= 1 << card
            drawn.append(card)
            fx.tell("draws", seat, CARDS[card], only=(seat,))
        player.hand = tuple(sorted(drawn))


class Closing(Phase[Yinzi]):
    """Phases C to F in the new order."""

    kind = "closing"
    rule = "YZ-8.3"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        order = s.order
        s.fresh = 0
        for player in s.seats:
            player.traded = NOTHING
        s.push(
            *(Frame("feed_start", seat) for seat in order),
            Frame("new_occasion", 0),
            Frame("war_glory", 0),
            Frame("disasters", 0),
            Frame("routes_won", 0),
            *(Frame("personal", seat) for seat in order),
            *(Frame("duty", seat) for seat in order),
            *(Frame("tax", seat) for seat in order),
            Frame("new_occasion", 0),
            *(Frame("late", seat, (0, 0, 0)) for seat in order),
            Frame("administration", 0),
        )


class NewOccasion(Phase[Yinzi]):
    """YZ-6.5: phases C to E are one occasion, unless the table reads each phase as its own."""

    kind = "new_occasion"
    rule = "YZ-6.5"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        if s.house & house.EACH_PHASE:
            for player in s.seats:
                player.traded = NOTHING


class Administration(Phase[Yinzi]):
    """YZ-16.1"""

    kind = "administration"
    rule = "YZ-16.1"
    stage = True

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        roll_rate(s, fx)
        send_workers_home(s)
        for player in s.seats:
            player.discs += player.tax
            player.tax, player.bonus = 0, -1
            player.slots[:] = [-1] * 5
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
    for player in s.seats:
        player.men += sum(player.areas)
        player.areas[:] = [0] * 5
        player.discs += player.aide + player.recruit
        player.aide = player.recruit = 0
        player.duty = -1
        player.lower += player.upper
        player.upper = 0
    s.war = ()
