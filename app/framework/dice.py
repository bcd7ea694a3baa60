"""Chance: dice, shuffles, draws; live, or replayed from a record.

Every chance is one pick of a whole number below `n`. The picks of a move are kept beside it, so a replay meets the same
ones and never depends on a generator's algorithm. Face-down things have no order until they are drawn.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from app.framework.moves import Event

T = TypeVar("T")
Pick = Callable[[int], int]


class ChanceMet(Exception):
    """A preview came to a chance: what follows cannot be known."""


class ChanceMismatch(Exception):
    """A recorded pick does not fit what the rules ask for now."""


def live(rng: random.Random) -> Pick:
    unit = rng.random
    return lambda n: int(unit() * n)


def lucky(seed: str | None, number: int) -> Pick:
    """The chance of move `number`. With a seed the whole game is fixed; without one nothing is, not even in the saved file."""
    made: list[Pick] = []

    def pick(n: int) -> int:
        if not made:
            made.append(live(random.Random(f"{seed}/{number}") if seed is not None else random.Random()))
        return made[0](n)

    return pick


def replayed(picks: Sequence[int]) -> Pick:
    left = iter(picks)

    def pick(n: int) -> int:
        value = next(left, -1)
        if not 0 <= value < n:
            raise ChanceMismatch(f"a pick below {n} is needed, the record has {value if value >= 0 else 'none'}")
        return value

    return pick


def unknown(n: int) -> int:
    raise ChanceMet(n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects:
    """The only door out of a rule: chance, news, and what becomes known."""

    __slots__ = ("_pick", "events", "picks", "revealed")

    def __init__(self, pick: Pick) -> None:
        self._pick = pick
        self.picks: list[int] = []
        self.events: list[Event] = []
        self.revealed = False

    def pick(self, n: int) -> int:
        value = self._pick(n)
        self.picks.append(value)
        return value

    def roll(self, sides: int = 6) -> int:
        return self.pick(sides) + 1

    def draw(self, counts: Sequence[int]) -> int:
        """Draw one piece from a pile that holds counts[kind] of each kind; the caller takes it off the pile."""
        left = self.pick(sum(counts))
        for kind, count in enumerate(counts):
            left -= count
            if left < 0:
                return kind
        raise AssertionError("unreachable: the pick was below the sum")

    def choose(self, things: Sequence[T]) -> T:
        return things[self.pick(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        left = list(things)
        return [left.pop(self.pick(len(left))) for _ in things]

    def tell(self, kind: str, seat: int, *params: int | str, only: tuple[int, ...] = ()) -> None:
        self.events.append(Event(kind, seat, params, only))

    def passed(self, s: Any) -> None:
        """A stage of what happens by itself is about to begin, or has ended. Only who shows it asks for it."""

    def reveal(self) -> None:
        """Someone now knows what nobody, or somebody else, knew: this cannot be undone without a trace."""
        self.revealed = True


@mypyc_attr(allow_interpreted_subclasses=True)
class QuietEffects(Effects):
    """For search and simulation: nobody listens to the news."""

    __slots__ = ()

    def tell(self, kind: str, seat: int, *params: int | str, only: tuple[int, ...] = ()) -> None:
        pass
