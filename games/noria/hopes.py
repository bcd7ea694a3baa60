"""What the Chambers may be worth to a seat at the end: politics as far as one can see them coming."""

from games.noria.reckoning import income
from games.noria.state import Noria, Seat
from games.noria.tables import CHAMBER_VALUES, INTRIGUE_PRICE, PATHS, SPECIALIZATION

SAVED, INSPECTED = 0.6, 0.5
"""How much of what factories bring goes into politics, and what inspecting adds each turn."""
DEARER = 0.5
"""By how much an Intrigue will be dearer than now, on the whole."""
EAGER = 0.5
"""Intrigues beyond its share that a seat may get to play."""
KEPT_WORD = 0.85
"""How sure it is that a seat plays its own Intrigues as it means to."""
FROM_OTHERS, SETTLED = 0.2, 4
"""How much of what waits in a Chamber others seat, until so many turns before the end."""
OPEN = 0.6
"""What a waiting Politician counts against a seated one, where a Path is chosen."""
EASE = (2.0, 2.0, 1.8, 1.8)
"""By Path: what a Politician adds, against what a Level takes."""
HEAD_START = 3.0
"""Levels that everybody will climb on the Path of their choice."""


def intrigues_to_come(s: Noria, turns: int) -> float:
    """How many Intrigues a seat may still play: a little more than its share."""
    waiting = sum(s.unseated) // 2
    return min(waiting / len(s.seats) + EAGER, float(waiting), float(turns))


def expected_values(s: Noria, me: Seat, turns: int, still: int) -> tuple[float, ...]:
    """What each Chamber has now, what others may add, and what this seat may in so many turns and `still` Politics phases.

    It will seat for its best Path and for Specialization, by turns.
    """
    means = me.knowledge + (SAVED * income(me) + INSPECTED) * max(0, turns - 1)
    price = INTRIGUE_PRICE[len(s.seats)][s.round] + DEARER
    own = KEPT_WORD * min(intrigues_to_come(s, still), means / price) / 2
    others = FROM_OTHERS * min(1.0, turns / SETTLED)
    most, main = float(sum(s.unseated) // 2), best_path(s, me)
    values = []
    for chamber, row in enumerate(CHAMBER_VALUES):
        waiting = float(s.unseated[chamber])
        more = others * min(most, waiting)
        if chamber in (main, SPECIALIZATION):
            more = min(waiting, more + own)
        values.append(row[s.seated[chamber]] + row[1] * more)
    return tuple(values)


def best_path(s: Noria, me: Seat) -> int:
    """The Path whose Chamber a seat will care for most."""
    best, most = 0, -1.0
    for path in range(len(PATHS)):
        seats = s.seated[path] + OPEN * s.unseated[path]
        interest = EASE[path] * seats * (me.levels[path] + HEAD_START)
        if interest > most:
            best, most = path, interest
    return best
