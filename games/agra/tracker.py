"""The meditation track on the player board."""

from app.framework.dice import Effects
from app.framework.moves import Refusal
from games.agra.gains import NO_GOOD
from games.agra.state import Agra, Seat
from games.agra.tables import TRACK_COST, TRACKER_LAST

AT_THE_END = Refusal("tracker-at-end", (TRACKER_LAST,), "AG-6.2.2.1-15")


def tracker_forward(s: Agra, seat: int, fx: Effects) -> None:
    p = s.seats[seat]
    if p.tracker < TRACKER_LAST:
        p.tracker += 1
        fx.tell("tracker", seat, p.tracker)


def tracker_refusal(p: Seat) -> Refusal | None:
    """Why the goods printed before the next space cannot be paid."""
    if p.tracker == TRACKER_LAST:
        return AT_THE_END
    for good, count in TRACK_COST[p.tracker]:
        if p.goods[good] < count:
            return NO_GOOD[good]
    return None


def pay_tracker(s: Agra, seat: int, fx: Effects) -> None:
    p = s.seats[seat]
    for good, count in TRACK_COST[p.tracker]:
        p.goods[good] -= count
        p.supply += count
    tracker_forward(s, seat, fx)
