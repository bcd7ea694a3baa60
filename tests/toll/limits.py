"""What each number on the table may be."""

from app.framework.limits import PLENTY, Limit, Limits, Range, exactly
from tests.toll.components import COPIES, ROUNDS, VALUES
from tests.toll.state import Seat, Toll

CARDS = exactly(len(VALUES), Range(0, COPIES))


def limits(seats: int) -> Limits:
    player: dict[str, Limit] = {"coins": Range(-PLENTY, PLENTY), "hand": CARDS, "unseen": Range(0, 0)}
    rounds = Range(0, max(ROUNDS.values()))
    table: dict[str, Limit] = {"round": rounds, "rounds": rounds, "pile": CARDS, "discard": CARDS}
    return Limits({Toll: table, Seat: player}, {"eyes": Range(1, 6)}, (("round",), ("begin",), ("turn",)))
