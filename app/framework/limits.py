"""What the numbers in a state may be: declared by each game (`Game.limits`), asked before anything reckons with a file.

Invariants say how numbers hang together; limits say of each by itself what it may be, so that neither rules nor invariants ever
meet a seat, a thing or a length that does not exist, nor a number that takes all memory.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Union

from app.framework.naming import NONE
from app.framework.phases import Frame, Row, State

PLENTY = 1_000_000
"""More than a game ever counts of anything that it does not limit itself."""
MOST_FRAMES = 400
"""More than are ever owed at once."""


class Range(NamedTuple):
    """A whole number."""

    least: int
    most: int


class Among(NamedTuple):
    """One of these numbers."""

    values: frozenset[int]


class Many(NamedTuple):
    """A list or tuple of so many; the first ones may be of another kind than the rest."""

    each: "Limit"
    least: int
    most: int
    first: tuple["Limit", ...] = ()


Limit = Union[Range, Among, Many]  # noqa: UP007 - it names itself


class Limits(NamedTuple):
    rows: Mapping[type[Row], Mapping[str, Limit]]
    """Each kind of row with all its slots; of a state only what is its own and `round`."""
    numbers: Mapping[str, Range] = {}
    """The plain numbers in the arguments of frames, by their word in `Phase.params`."""
    course: tuple[tuple[str, ...], ...] = ()
    """The frames that the course of the game consists of, rank by rank: one of the first rank lies lowest, and none ever lies
    on a later rank, or on a question."""


def below(count: int) -> Range:
    """The places of a family of so many."""
    return Range(0, count - 1)


def below_or_none(count: int) -> Range:
    return Range(NONE, count - 1)


def bits(count: int) -> Range:
    """A set of so many things, one bit each."""
    return Range(0, (1 << count) - 1)


def exactly(count: int, each: Limit) -> Many:
    return Many(each, count, count)


def upto(count: int, each: Limit) -> Many:
    return Many(each, 0, count)


FLAG = Range(0, 1)


def astray(limits: Limits, s: State, signatures: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """Where a state holds what it may not; nothing in every sound state. `signatures`: what frames of each kind carry."""
    own = limits.rows[type(s)]
    for name, limit in own.items():
        if not _keeps(getattr(s, name), limit):
            yield name
    if not 0 <= s.active < len(s.seats):
        yield "active"
    for i, row in enumerate(s.seats):
        yield from (
            f"seats[{i}].{name}" for name, limit in limits.rows[type(row)].items() if not _keeps(getattr(row, name), limit)
        )
    ranks = [_rank(limits.course, frame.kind) for frame in s.stack]
    if len(ranks) > MOST_FRAMES or ranks != sorted(ranks) or ranks[:1] not in ([], [0]):
        yield "stack"
    for i, frame in enumerate(s.stack):
        if not _fits(frame, signatures[frame.kind], limits.numbers):
            yield f"stack[{i}]"


def _rank(course: tuple[tuple[str, ...], ...], kind: str) -> int:
    for rank, kinds in enumerate(course):
        if kind in kinds:
            return rank
    return len(course)


def _fits(frame: Frame, signature: tuple[str, ...], numbers: Mapping[str, Range]) -> bool:
    """Whether the plain numbers of a frame are what they may be; places of things have been read by name."""
    for kind, arg in zip(signature, frame.args, strict=True):
        limit = numbers.get(kind)
        if limit is not None and not limit.least <= arg <= limit.most:
            return False
    return True


def _keeps(value: object, limit: Limit) -> bool:
    if isinstance(limit, Range):
        return isinstance(value, int) and limit.least <= value <= limit.most
    if isinstance(limit, Among):
        return value in limit.values
    if not isinstance(value, list | tuple) or not limit.least <= len(value) <= limit.most:
        return False
    heads = len(limit.first)
    return all(_keeps(x, limit.first[i] if i < heads else limit.each) for i, x in enumerate(value))
