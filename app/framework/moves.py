"""What a player and a game say to each other: moves, refusals, events.

All three are flat and hashable, name things by key and never by sentence; `app.text` turns them into words.
What the positions of `args` and `params` mean is declared once, as a tuple of *kinds* (see `Signature`).
"""

from typing import NamedTuple

Args = tuple[int | str, ...]

Signature = tuple[str, ...]
"""The kind of each argument: a family of things of the game (`path`, `island`), `seat`, `n:<thing>` for a count of that
thing, or any other word for a plain number."""


class Move(NamedTuple):
    """A choice of one player: `invest research`."""

    verb: str
    args: Args = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.args)))


class Refusal(NamedTuple):
    """Why not: a message, its numbers, and the rule to open."""

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
