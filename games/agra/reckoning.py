"""Numbers that the rules imply and the table wants to show: what would come of what, as it stands."""

from collections.abc import Iterator
from typing import NamedTuple

from games.agra.city import consolation
from games.agra.deliveries import winner_of
from games.agra.farm import farmer_refusal, harvest
from games.agra.state import Agra, Seat, replaced
from games.agra.steps.river import SAILS_AFTER, fulfilled
from games.agra.tables import BOWL_GOODS, FREE, ORDER_GOODS, SPOT_GOOD, SPOTS


class Wanted(NamedTuple):
    """Who takes a good now."""

    spots: tuple[int, ...]
    """Free spots of notables that can be supplied."""
    orders: tuple[int, ...]
    """Marked orders."""
    bowl: bool
    """Akbar's bowl for it is free."""


def wanted(s: Agra, good: int) -> Wanted:
    spots = tuple(spot for spot in s.open_spots if SPOT_GOOD[spot] == good)
    marked = (6 * guild + place for guild, place in enumerate(s.marked) if place >= 0)
    orders = tuple(order for order in marked if good in ORDER_GOODS[order])
    return Wanted(spots, orders, good in BOWL_GOODS and s.bowls[good - BOWL_GOODS[0]] == FREE)


def favours_for_a_guest(s: Agra, space: int) -> int:
    """AG-6.2.1.2-2: what the worker on this space brings its owner when it is sent home."""
    v = s.spaces[space]
    return consolation(s.seats[v >> 1]) if v >= 0 and v & 1 else 0


def would_win(s: Agra, notable: int) -> int:
    """AG-7.4-1: who would get the contract if nothing more were delivered; -1 while nobody has delivered."""
    given = [spot for spot in SPOTS[notable] if s.spots[spot] != FREE]
    return winner_of(s, given) if given else -1


def contracts_to_sail(s: Agra) -> tuple[int, int]:
    """AG-7.1-1: the level whose contracts the boat waits for, and how many more; 0 at the last pier."""
    if s.pier > len(SAILS_AFTER):
        return 0, 0
    level, needed = SAILS_AFTER[s.pier - 1]
    return level, max(0, needed - fulfilled(s, level))


def yields_along(p: Seat, track: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """AG-5.2.3-1: for each space of its track that a farmer can walk to, what the farm would yield of each basic good."""
    for end in (0, 1):
        other = p.clone()
        while farmer_refusal(other, 2 * track + end) is None:
            step = 1 if end else -1
            other.farmers = replaced(other.farmers, track, other.farmers[track] + step)
            yield other.farmers[track], tuple(harvest(other, good) for good in range(4))
