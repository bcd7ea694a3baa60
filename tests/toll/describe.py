"""The table in words."""

from collections.abc import Iterator

from app.framework.moves import Event
from tests.toll.state import Toll

DESCRIPTIONS = {"coins": ("count",)}


def describe(s: Toll) -> Iterator[Event]:
    return (Event("coins", q, (seat.coins,)) for q, seat in enumerate(s.seats))
