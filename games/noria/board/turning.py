"""How far the rings have turned from one state to another."""

from games.noria.board.arrange import turns_done
from games.noria.board.layout import step_of
from games.noria.components import Ring
from games.noria.reckoning import after_turns
from games.noria.state import Noria
from games.noria.tables import RINGS


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
    """The state before with each wheel as far on as turns have ended since."""
    later = before.clone()
    for q, seat in enumerate(later.seats):
        seat.wheel = after_turns(seat.wheel, turns_done(after, q) - turns_done(before, q))
    return later


def _steps(before: list[int], after: list[int], ring: Ring, done: int) -> int:
    """Steps clockwise: as many as turns have ended, else one either way if that explains what is seen."""
    spaces = RINGS[ring]
    old, new = [before[x] for x in spaces], [after[x] for x in spaces]
    tried = (done,) if done else (0, 1, -1)
    return next((n for n in tried if new == old[-n % len(old) :] + old[: -n % len(old)]), 0)
