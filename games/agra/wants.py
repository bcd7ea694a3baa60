"""What is asked for on the boards, and how long the game may still last: the ground under the features."""

from functools import lru_cache

from games.agra.state import Agra
from games.agra.tables import FREE, ORDER_GOODS, SPOT_GOOD, TOP

USUAL_ROUNDS = 24


@lru_cache(maxsize=8192)
def wants(open_spots: tuple[int, ...], marked: tuple[int, ...], bowls: tuple[int, ...]) -> tuple[float, ...]:
    """For each good how much the river, the marked orders and Akbar want it; 2 at most."""
    want = [0.0] * 16
    for spot in open_spots:
        want[SPOT_GOOD[spot]] += 1.0
    for guild, place in enumerate(marked):
        if place >= 0:
            for good in ORDER_GOODS[6 * guild + place]:
                want[good] += 0.6
    for bowl, occupant in enumerate(bowls):
        if occupant == FREE:
            want[bowl + 4] += 0.4
    return tuple(min(2.0, w) for w in want)


def turns_left(s: Agra, seat: int) -> int:
    """Own turns still to come, the present one not counted: known at the end, a guess before. After the usual length the
    guess is what it would be once the end is triggered, so that nobody shuns the end."""
    seats = len(s.seats)
    behind = (seat - s.starter) % seats > (s.active - s.starter) % seats
    if s.final:
        return int(behind)
    if s.ending:
        return 1 + behind
    guess = USUAL_ROUNDS - s.round - 2 * max(0, s.pier - 2)
    highest = max(max(player.influence) for player in s.seats)
    return max(1 if s.round >= USUAL_ROUNDS else 2, min(guess, 3 * (TOP + 1 - highest))) + behind
