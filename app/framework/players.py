"""Seats, colours, turn order."""

from collections.abc import Iterator
from typing import NamedTuple

HUMAN = "human"
"""Who controls the seat of a person."""
LONGEST_NAME = 80
"""What a saved game can hold; where names are typed, less may be allowed."""


class Colour(NamedTuple):
    """A player's colour always comes with a shape, so that nobody has to tell colours apart."""

    id: str
    shape: str


class Player(NamedTuple):
    """Who sits in a seat. `control` is HUMAN or the name of a bot level, maybe with a way to play: `expert.trader`."""

    name: str
    colour: str
    control: str = HUMAN


def level_and_way(control: str) -> tuple[str, str]:
    """The way is empty where none is named."""
    level, _, way = control.partition(".")
    return level, way


def clockwise(seats: int, first: int) -> Iterator[int]:
    """All seats once, beginning with `first`."""
    return ((first + i) % seats for i in range(seats))


def others(seats: int, seat: int) -> Iterator[int]:
    """The other seats in clockwise order after `seat`."""
    return ((seat + i) % seats for i in range(1, seats))
