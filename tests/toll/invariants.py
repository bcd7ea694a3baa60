"""What holds in every state."""

from collections.abc import Iterator

from tests.toll.components import COPIES, VALUES
from tests.toll.state import Toll


def broken(s: Toll) -> Iterator[str]:
    for v, value in enumerate(VALUES):
        if s.pile[v] + s.discard[v] + sum(seat.hand[v] for seat in s.seats) != COPIES:
            yield f"cards of value {value}"
