"""What discs are called: by kind, side and the space they lie on, for in a state one disc is as good as its equal.

So a name stays as long as what lies on the space stays the same, and no longer; which disc goes on under which name when a ring
turns or a disc is moved says `renamed` in `turning.py`.
"""

from games.noria.state import Noria, disc_kind, is_advanced
from games.noria.tables import DISCS, RING_NAMES, RINGS, SPACES, STARTING_DISCS


def disc_names(s: Noria, q: int) -> dict[int, str]:
    """The piece on each space of a wheel that holds a disc, from the inner ring outwards."""
    wheel = s.seats[q].wheel
    return {x: disc_name(q, wheel[x], SPACES[x]) for ring in RING_NAMES for x in RINGS[ring] if wheel[x]}


def disc_name(q: int, disc: int, where: str) -> str:
    return f"disc:{q}:{DISCS[disc_kind(disc)]}{'+' if is_advanced(disc) else ''}:{where}"


def disc_look(disc: int) -> str:
    return f"disc/{DISCS[disc_kind(disc)]}/{'advanced' if is_advanced(disc) else 'normal'}"


def waiting(s: Noria, q: int) -> dict[str, int]:
    """The discs in the centre of a wheel, by name: bought ones, or those that a wheel is still built from."""
    seat = s.seats[q]
    kinds = list(seat.bought)
    if building(s, q):
        kinds += [k for k in STARTING_DISCS if k + 1 not in seat.wheel]
    return {disc_name(q, kind + 1, f"waits_{kinds[:i].count(kind)}"): kind + 1 for i, kind in enumerate(kinds)}


def building(s: Noria, q: int) -> bool:
    return any(f.seat == q and f.kind == "build_wheel" for f in s.stack)
