"""Who must decide what, and what is still owed.

The place of a game in its rulebook is `State.stack`: the obligations still open, the present one last. It is plain data,
so saving, cloning and undoing in the middle of a decision need nothing special.

- A `Frame` is one open obligation: a name, a seat, plain arguments.
- A `Phase` says what a kind of frame offers, or, when there is nothing to ask, what follows by itself.
- A `Step` is one verb of the rulebook and the one place that states its rule.

A move takes its frame off the stack; whatever is still to be asked is pushed again. An *aside* (something allowed at any
time in a turn) leaves the frame where it is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from mypy_extensions import mypyc_attr

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, Signature

NO_ARGUMENTS: tuple[Indices, ...] = ((),)


class Frame(NamedTuple):
    kind: str
    seat: int
    args: Indices = ()
    """What the kind's `Phase.params` say, as indices; unpack them by name."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, init=False)
class Row:
    """A mutable row of plain data, declared as this one is: equal when all fields are equal, copied by its own `clone`."""

    def __init_subclass__(cls) -> None:
        """A field that a compiled base keeps already is not kept again in a slot of a row in plain Python."""
        for name in vars(cls).get("__slots__", ()):
            if hasattr(cls.__base__, name):
                delattr(cls, name)

    def clone(self) -> Self:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, init=False)
class State(Row):
    """What every game's state has. Everything else in it is ints, strings, lists, tuples and other Rows."""

    seats: list[Any]
    """One Row for each player."""
    stack: tuple[Frame, ...]
    round: int
    active: int
    """Whose turn it is; the top frame says who decides now, which may be somebody else."""

    def push(self, *frames: Frame) -> None:
        """Owe these before all that is owed already; the first named comes first."""
        self.stack += frames if len(frames) == 1 else frames[::-1]

    def owe_after(self, *frames: Frame) -> None:
        """Owe these as soon as the present obligation is done; the first named comes first."""
        self.stack = (*self.stack[:-1], *frames[::-1], self.stack[-1])

    def drop(self) -> Frame:
        """Take the present obligation off: it is not owed any more."""
        frame = self.stack[-1]
        self.stack = self.stack[:-1]
        return frame

    def rewrite(self, *args: int) -> None:
        """Give the present obligation other arguments."""
        self.stack = (*self.stack[:-1], self.stack[-1]._replace(args=args))


def slot_names(cls: type[Row]) -> tuple[str, ...]:
    assert "__dataclass_fields__" in vars(cls), f"{cls.__name__} is not declared as a dataclass"
    return tuple(field.name for field in fields(cls))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One verb. A move is legal when nobody can name a reason against it: neither `shut` nor `refuse`.

    `a` holds the arguments of the move as indices, in the order of `params`.
    """

    verb: ClassVar[str]
    params: ClassVar[Signature] = ()
    rule: ClassVar[str]
    aside: ClassVar[bool] = False
    ends: ClassVar[bool] = False
    """It means nothing else than that its player is done with this question: nobody who plays it need be asked again."""

    def shut(self, s: S, f: Frame) -> Refusal | None:
        """A reason against every move of this verb now, whatever its arguments."""
        return None

    def candidates(self, s: S, f: Frame) -> Iterable[Indices]:
        """What a player might try: finite, small, legal or not."""
        return NO_ARGUMENTS

    def refuse(self, s: S, f: Frame, a: Indices) -> Refusal | None:
        """A reason against this move, given that the verb is not shut."""
        return None

    def stock(self, s: S, f: Frame) -> Sequence[int]:
        """Of a step that pays: what there is of each thing that its arguments count."""
        raise NotImplementedError

    def play(self, s: S, f: Frame, a: Indices, fx: Effects) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One kind of frame."""

    kind: ClassVar[str]
    params: ClassVar[Signature] = ()
    """What the arguments of its frames are."""
    rule: ClassVar[str]
    offers: ClassVar[tuple[Step[Any], ...]] = ()
    says: ClassVar[Signature] = ()
    """What `tell` tells for its question, besides what its frames carry."""
    pays: ClassVar[bool] = False
    """Its question is how something chosen just now is paid for."""
    stage: ClassVar[bool] = False
    """Whether what it does by itself is shown by itself, as one thing among those that end a round."""

    def tell(self, s: S, f: Frame) -> Indices:
        """What its question says that only the state knows, by `says`."""
        return ()

    def asks(self, s: S, f: Frame) -> bool:
        """Whether the frame on top needs a decision now."""
        return bool(self.offers)

    def resume(self, s: S, f: Frame, fx: Effects) -> None:
        """Nothing to ask: the frame has been taken off; do what follows, push what comes next."""
