"""T-1: hands are secret, and so is what lies in the pile."""

from app.framework.dice import Effects
from app.framework.resources import move_pieces
from tests.toll.components import COPIES, VALUES
from tests.toll.state import Toll


def observe(s: Toll, seat: int) -> Toll:
    """The hands of others are only counted; what they hold could as well lie in the pile."""
    seen = s.clone()
    for q, other in enumerate(seen.seats):
        if q != seat:
            other.unseen, other.hand = other.cards(), [0] * len(VALUES)
    me = seen.seats[seat]
    seen.pile = [COPIES - seen.discard[v] - me.hand[v] for v in range(len(VALUES))]
    return seen


def imagine(s: Toll, fx: Effects) -> Toll:
    """Hands of as many cards, drawn from what may lie anywhere."""
    full = s.clone()
    for other in full.seats:
        for _ in range(other.unseen):
            move_pieces(full.pile, other.hand, fx.draw(full.pile))
        other.unseen = 0
    return full
