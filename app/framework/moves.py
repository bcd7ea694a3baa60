"""What a player and a game say to each other: moves, refusals, events.

All three are flat and hashable, name things by key and never by sentence; `app.text` turns them into words.
What the positions of `args` and `params` mean is declared once, as a tuple of *kinds* (see `Signature`).
"""

from functools import cache
from typing import NamedTuple

Args = tuple[int | str, ...]
"""Names and numbers, as people, files and boards write them."""

Indices = tuple[int, ...]
"""The same for the rules: a thing is its place in its family, everything else a number. A step unpacks them by name:
`disc, space = a`."""

Signature = tuple[str, ...]
"""The kind of each argument: a family of things of the game (`path`, `island`), `seat`, `n:<thing>` for a count of that
thing, or any other word for a plain number. Of a frame's argument, a `?` behind the kind says that it may be none (-1)."""


@cache
def each(count: int) -> tuple[Indices, ...]:
    """The candidates of a step with one argument: everything of a family, or the numbers below `count`."""
    return tuple((i,) for i in range(count))


class Move(NamedTuple):
    """A choice of one player: `invest research`."""

    verb: str
    args: Args = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.args)))


class Refusal(NamedTuple):
    """Why not: a message, its numbers, and the rule to open, where it is the game that forbids it."""

    reason: str
    params: Args = ()
    rule: str = ""


class Event(NamedTuple):
    """Something that happened, for the log, sounds and statistics. `only` names the seats that may know; empty is all."""

    kind: str
    seat: int
    params: Args = ()
    only: tuple[int, ...] = ()


LONGEST_NUMBER = 18
"""Digits of the largest number a move may hold; int() itself raises on thousands of them."""


def move_from_words(words: list[str]) -> Move:
    """Read `invest research` or `pay 2 0 1` back: what looks like a whole number is one."""
    return Move(words[0], tuple(int(w) if w.isdecimal() and len(w) <= LONGEST_NUMBER else w for w in words[1:]))
