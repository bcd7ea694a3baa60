"""All that changes in a game: flat rows of numbers, each copied by hand because bots copy them all the time."""

from typing import Self

from app.framework.phases import Row, State


class Seat(Row):
    __slots__ = ("coins", "hand", "unseen")
    coins: int
    hand: list[int]
    """Cards by value, as far as the observer knows them."""
    unseen: int
    """Cards the observer does not know."""

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.coins, new.hand, new.unseen = self.coins, self.hand[:], self.unseen
        return new

    def cards(self) -> int:
        return sum(self.hand) + self.unseen


class Toll(State):
    __slots__ = ("discard", "pile", "rounds")
    seats: list[Seat]
    pile: list[int]
    """Cards by value that may still come; for an observer these include the hands of others."""
    discard: list[int]
    rounds: int

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.stack, new.round, new.active, new.rounds = self.stack, self.round, self.active, self.rounds
        new.seats = [seat.clone() for seat in self.seats]
        new.pile, new.discard = self.pile[:], self.discard[:]
        return new
