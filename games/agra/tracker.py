"""The meditation track on the player board."""

from app.framework.dice import Effects
from app.framework.moves import Refusal
from games.agra.gains import lacking, pay_goods
from games.agra.state import Agra, Seat
from games.agra.tables import TRACK_COST, TRACKER_LAST

NO_GOOD = lacking("AG-6.2.2.1-15")
AT_THE_END = Refusal("tracker-at-end", (TRACKER_LAST,), "AG-6.2.2.1-15")


def tracker_forward(s: Agra, seat: int, fx: Effects) -> None:
    player = s.seats[seat]
    if player.tracker < TRACKER_LAST:
        player.tracker += 1
        fx.tell("tracker", seat, player.tracker)


def tracker_refusal(player: Seat) -> Refusal | None:
    """Why the goods printed before the next space cannot be paid."""
    if player.tracker == TRACKER_LAST:
        return AT_THE_END
    for good, count in TRACK_COST[player.tracker]:
        if player.goods[good] < count:
            return NO_GOOD[good]
    return None


def pay_tracker(s: Agra, seat: int, fx: Effects) -> None:
    player = s.seats[seat]
    pay_goods(player, seat, TRACK_COST[player.tracker], fx)
    tracker_forward(s, seat, fx)
