"""What the board reads from the obligations that are still open: the only place that knows how they are written down."""

from typing import NamedTuple

from app.framework.phases import Frame
from games.agra.state import Agra
from games.agra.steps.sailor import free_deliveries, left_of
from games.agra.steps.trader import value_left


class Voyage(NamedTuple):
    """A Sailor action under way."""

    seat: int
    left: int
    paid: int
    free: int


def asked(s: Agra) -> Frame | None:
    return s.stack[-1] if s.stack else None


def decider(s: Agra) -> int:
    """Who is asked; nobody once the game is over."""
    return s.stack[-1].seat if s.stack else -1


def open_kinds(s: Agra) -> set[str]:
    return {f.kind for f in s.stack}


def good_of(f: Frame) -> int:
    """The good, or the building, that a question is about."""
    return f.args[0]


def token_of(f: Frame) -> int:
    """The price token that has been taken."""
    return f.args[0]


def voyage(s: Agra) -> Voyage | None:
    f = next((f for f in reversed(s.stack) if f.kind == "sailor"), None)
    return Voyage(f.seat, left_of(s, f), f.args[0], free_deliveries(s, f.seat)) if f else None


def exchange(s: Agra) -> int | None:
    """The value that the Trader still owes."""
    f = asked(s)
    return max(0, value_left(f)) if f is not None and f.kind in ("giving", "taking") else None


def phase(s: Agra) -> int:
    """Meditation, action or order: 0 to 2; -1 when no turn is under way."""
    kinds = open_kinds(s)
    if "order" not in kinds:
        return -1
    if "meditation" in kinds:
        return 0
    return 2 if s.stack[-1].kind == "order" else 1
