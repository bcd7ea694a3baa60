"""T-1: the set-up."""

from app.framework.dice import Effects
from app.framework.game import Setup
from app.framework.phases import Frame
from app.framework.resources import move_pieces
from tests.toll.components import COINS, COPIES, HAND, ROUNDS, VALUES
from tests.toll.state import Seat, Toll


def deal(setup: Setup, fx: Effects) -> Toll:
    s = Toll()
    s.stack, s.round, s.active = (Frame("round", 0),), 0, 0
    s.rounds = ROUNDS[setup.option("length")]
    s.pile, s.discard = [COPIES] * len(VALUES), [0] * len(VALUES)
    s.seats = [_fresh_seat() for _ in range(setup.players)]
    for seat in s.seats:
        for _ in range(HAND):
            move_pieces(s.pile, seat.hand, fx.draw(s.pile))
    return s


def _fresh_seat() -> Seat:
    seat = Seat()
    seat.coins, seat.hand, seat.unseen = COINS, [0] * len(VALUES), 0
    return seat
