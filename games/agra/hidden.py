"""AG-2.2-2: Rupees are kept in a bag. Nothing else is hidden; the favour pile has no order until it is drawn from."""

from app.framework.dice import Effects
from games.agra.components import BOX
from games.agra.house import OPEN_PURSES
from games.agra.state import Agra

UNKNOWN = -1


def observe(s: Agra, seat: int) -> Agra:
    """The purses of others are opened for the scoring, or when the table agreed to play with open purses."""
    seen = s.clone()
    if s.stack and not s.house & OPEN_PURSES:
        for q, player in enumerate(seen.seats):
            if q != seat:
                player.rupees = UNKNOWN
    return seen


def imagine(s: Agra, fx: Effects) -> Agra:
    """A purse as full as purses usually are in that round, a third more or less."""
    full = s.clone()
    for player in full.seats:
        if player.rupees == UNKNOWN:
            usual = BOX.constants.start_rupees + 5 * s.round // 2
            player.rupees = usual - usual // 3 + fx.pick(2 * (usual // 3) + 1)
    return full
