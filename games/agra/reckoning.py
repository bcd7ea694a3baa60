"""Numbers that the rules imply and the table wants to show: what would come of what, as it stands."""

from games.agra.city import consolation
from games.agra.deliveries import winner_of
from games.agra.state import Agra
from games.agra.tables import FREE, SPOTS


def favours_for_a_guest(s: Agra, space: int) -> int:
    """AG-6.2.1.2-2: what the worker on this space brings its owner when it is sent home."""
    v = s.spaces[space]
    return consolation(s.seats[v >> 1]) if v >= 0 and v & 1 else 0


def would_win(s: Agra, notable: int) -> int:
    """AG-7.4-1: who would get the contract if nothing more were delivered; -1 while nobody has delivered."""
    given = [spot for spot in SPOTS[notable] if s.spots[spot] != FREE]
    return winner_of(s, given) if given else -1
