"""Positions of Toll put together by hand."""

from typing import Self

from app.framework.dice import Effects
from app.framework.phases import Frame
from tests.every_game.position import Position
from tests.toll import GAME
from tests.toll.components import COPIES, VALUES
from tests.toll.state import Toll

ANNA, BRUNO, CARLA = range(3)


class Table(Position[Toll]):
    """A game just set up, nobody holding anything: the first round is about to begin."""

    game = GAME

    def __init__(self, players: int = 3) -> None:
        super().__init__(GAME.start(GAME.setup(players), Effects(lambda n: 0)))
        for q in range(players):
            self.hand(q)

    def turn(self, seat: int) -> Self:
        """The beginning of the last turn of a round."""
        return self.follow(Frame("begin", seat), Frame("round", 0))

    def hand(self, q: int, *values: str) -> None:
        """Exactly these cards; the rest lies in the pile."""
        self.state.seats[q].hand = [values.count(v) for v in VALUES]
        self.state.pile = [COPIES - sum(seat.hand[v] for seat in self.state.seats) for v in range(len(VALUES))]

    def coins(self, *coins: int) -> None:
        """Of every seat."""
        for seat, count in zip(self.state.seats, coins, strict=True):
            seat.coins = count

    def purses(self) -> list[int]:
        return [seat.coins for seat in self.state.seats]
