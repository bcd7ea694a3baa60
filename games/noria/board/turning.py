"""How wheels turn from one state to another, and which disc is which before and after."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from games.noria.board.layout import step_of
from games.noria.board.naming import disc_names, waiting
from games.noria.components import Ring
from games.noria.reckoning import after_turns
from games.noria.state import Noria, disc_kind
from games.noria.tables import RINGS, SPACES

CENTRE = -1
OF_A_TURN = ("night_shifts", "modifies", "intrigues", "used", "activated", "upgraded", "advanced_used")
"""What begins anew with each turn."""


def turns_done(s: Noria, q: int) -> int:
    """How often the rings of a seat have turned at the end of a turn."""
    due = any(f.seat == q and f.kind in ("turn", "administration") for f in s.stack)
    return max(0, s.round - due) if s.stack else s.round


def turned(before: Noria, after: Noria) -> dict[str, float]:
    """Only rings whose discs all went along: what lies on such a ring travels with it."""
    found = {}
    for q in range(len(after.seats)):
        done = turns_done(after, q) - turns_done(before, q)
        for ring in RINGS:
            steps = _steps(before.seats[q].wheel, after.seats[q].wheel, ring, done)
            if steps:
                found[f"cog:{q}:{ring}"] = (steps * step_of(ring) + 179) % 360 - 179
    return found


def by_itself(before: Noria, after: Noria) -> Noria:
    """The state before at the time of the state after: with each wheel as far on as turns have ended, and in the same turn."""
    later = before.clone()
    for q, seat in enumerate(later.seats):
        seat.wheel = after_turns(seat.wheel, turns_done(after, q) - turns_done(before, q))
    later.stack = after.stack
    if (before.round, before.active) != (after.round, after.active):
        later.round, later.active = after.round, after.active
        for name in OF_A_TURN:
            setattr(later, name, getattr(after, name))
    return later


class Disc(NamedTuple):
    name: str
    disc: int
    space: int
    """Where it lies, or where its ring has carried it to."""


def renamed(before: Noria, after: Noria) -> dict[str, str]:
    """Discs that lie elsewhere, or with the other side up, and go on under another name."""
    return {old: new for q in range(len(after.seats)) for old, new in _same(before, after, q) if old != new}


def _same(before: Noria, after: Noria, q: int) -> Iterator[tuple[str, str]]:
    old, new = _discs(before, q, _carried(before, after, q)), _discs(after, q, range(len(SPACES)))
    for alike in _ALIKE:
        for b in new[:]:
            a = next((a for a in old if alike(a, b)), None)
            if a is not None:
                old.remove(a)
                new.remove(b)
                yield a.name, b.name


_ALIKE: tuple[Callable[[Disc, Disc], bool], ...] = (
    lambda a, b: a.disc == b.disc and a.space == b.space != CENTRE,  # stayed, or went along with its ring
    lambda a, b: a.name == b.name,  # waits still
    lambda a, b: a.disc == b.disc,  # put elsewhere
    lambda a, b: disc_kind(a.disc) == disc_kind(b.disc) and a.space == b.space != CENTRE,  # turned over
)


def _discs(s: Noria, q: int, goes_to: Sequence[int]) -> list[Disc]:
    wheel = s.seats[q].wheel
    lying = [Disc(name, wheel[x], goes_to[x]) for x, name in disc_names(s, q).items()]
    return lying + [Disc(name, disc, CENTRE) for name, disc in waiting(s, q).items()]


def _carried(before: Noria, after: Noria, q: int) -> list[int]:
    """Where each space has gone with its ring."""
    old, new = before.seats[q].wheel, after.seats[q].wheel
    done = turns_done(after, q) - turns_done(before, q)
    found = list(range(len(SPACES)))
    for ring, spaces in RINGS.items():
        steps = done or _steps(old, new, ring, done)
        for i, x in enumerate(spaces):
            found[x] = spaces[(i + steps) % len(spaces)]
    return found


def _steps(before: list[int], after: list[int], ring: Ring, done: int) -> int:
    """Steps clockwise: as many as turns have ended, else one either way if that explains what is seen."""
    spaces = RINGS[ring]
    old, new = [before[x] for x in spaces], [after[x] for x in spaces]
    tried = (done,) if done else (0, 1, -1)
    return next((n for n in tried if new == old[-n % len(old) :] + old[: -n % len(old)]), 0)
