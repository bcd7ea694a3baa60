"""All that changes in a game: flat rows of numbers, each copied by hand because bots copy them all the time."""

from dataclasses import dataclass

from app.framework.phases import Row, State


@dataclass(slots=True, init=False)
class Seat(Row):
    coins: int
    hand: list[int]
    """Cards by value, as far as the observer knows them."""
    unseen: int
    """Cards the observer does not know."""

    def clone(self) -> "Seat":
        new = Seat()
        new.coins, new.hand, new.unseen = self.coins, self.hand[:], self.unseen
        return new

    def cards(self) -> int:
        return sum(self.hand) + self.unseen


@dataclass(slots=True, init=False)
class Toll(State):
    seats: list[Seat]
    pile: list[int]
    """Cards by value that may still come; for an observer these include the hands of others."""
    discard: list[int]
    rounds: int

    def clone(self) -> "Toll":
        new = Toll()
        new.stack, new.round, new.active, new.rounds = self.stack, self.round, self.active, self.rounds
        new.seats = [seat.clone() for seat in self.seats]
        new.pile, new.discard = self.pile[:], self.discard[:]
        return new
