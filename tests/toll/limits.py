"""What each number on the table may be."""

from app.framework.limits import PLENTY, Limits, Range, exactly
from tests.toll.components import COPIES, ROUNDS, VALUES
from tests.toll.state import Seat, Toll

CARDS = exactly(len(VALUES), Range(0, COPIES))
LENGTH = Range(0, max(ROUNDS.values()))
LIMITS = Limits(
    {
        Toll: {"round": LENGTH, "rounds": LENGTH, "pile": CARDS, "discard": CARDS},
        Seat: {"coins": Range(-PLENTY, PLENTY), "hand": CARDS, "unseen": Range(0, 0)},
    },
    {"eyes": Range(1, 6)},
    (("round",), ("begin",), ("turn",)),
)
