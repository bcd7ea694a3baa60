"""What is asked for on the boards, and how long the game may still last: the ground under the features."""

from functools import lru_cache

from games.agra.state import Agra, covered
from games.agra.tables import (
    ARROWS,
    BOWL_GOODS,
    FREE,
    INPUT,
    LEVEL_OPENED,
    NOTABLE_LEVEL,
    ORDER_GOODS,
    RIVER,
    SPOT_GOOD,
    SPOTS,
)

USUAL_ROUNDS = (0, 0, 24, 22, 20)
"""How many rounds a game takes, by the number of players."""
AT_PIER = (99, 99, 99, 15, 10, 6, 2)
AT_STEP = (99, 99, 99, 99, 99, 11, 8, 5, 3, 2)
AT_COLUMN = (99, 99, 99, 11, 8, 4, 2)
"""How many turns two players usually have left once the boat has come so far, somebody stands so high, a column is so full."""
PACE = (0.0, 0.0, 1.0, 0.85, 0.7)
"""How many of these there are with more players."""
SPOT_WANT, ORDER_WANT, BOWL_WANT, SOON_WANT = 1.0, 0.6, 0.4, 0.4
"""What an open spot, a marked order, a free bowl, and a card of the level to be opened next add to the want for a good."""
HANDED_DOWN = 0.4
"""The share of the want for a good that goes to what it is made from."""
MOST = 2.0


def wanted(s: Agra) -> tuple[float, ...]:
    """For each good how much it is wanted, as it is or for what becomes of it; 2 at most."""
    return wants(s.open_spots, s.marked, s.bowls, tuple(s.owner), s.pier)


@lru_cache(maxsize=8192)
def wants(
    open_spots: tuple[int, ...], marked: tuple[int, ...], bowls: tuple[int, ...], owner: tuple[int, ...], pier: int
) -> tuple[float, ...]:
    soon = [n for n, its in enumerate(owner) if its == RIVER and NOTABLE_LEVEL[n] == LEVEL_OPENED[pier] + 1]
    orders = [6 * guild + place for guild, place in enumerate(marked) if place >= 0]
    want = [0.0] * 16
    for good, much in (
        *((SPOT_GOOD[spot], SPOT_WANT) for spot in open_spots),
        *((SPOT_GOOD[spot], SOON_WANT) for n in soon for spot in SPOTS[n]),
        *((good, ORDER_WANT) for order in orders for good in ORDER_GOODS[order]),
        *((good, BOWL_WANT) for good in BOWL_GOODS if bowls[good - BOWL_GOODS[0]] == FREE),
    ):
        want[good] += much
    for good in reversed(ARROWS):
        want[INPUT[good]] += HANDED_DOWN * min(MOST, want[good])
    return tuple(min(MOST, w) for w in want)


def turns_left(s: Agra, seat: int) -> int:
    """Own turns still to come, the present one not counted: known at the end, a guess before. After the usual length the
    guess is what it would be once the end is triggered, so that nobody shuns the end."""
    seats = len(s.seats)
    behind = (seat - s.starter) % seats > (s.active - s.starter) % seats
    if s.final:
        return int(behind)
    if s.ending:
        return 1 + behind
    highest = max([max(player.influence) for player in s.seats])
    near = min(AT_PIER[s.pier], AT_STEP[highest], AT_COLUMN[fullest(s.orders)])
    ahead = USUAL_ROUNDS[seats] - s.round
    return max(1 if ahead <= 0 else 2, min(ahead, round(PACE[seats] * near))) + behind


@lru_cache(maxsize=1024)
def fullest(orders: tuple[int, ...]) -> int:
    """How many orders are covered in the fullest column."""
    return max([covered(orders, guild) for guild in range(3)])
