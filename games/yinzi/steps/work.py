"""YZ-11.1 to YZ-11.5: what all worker actions share. Their frames carry first the slot whose group works.

Migrants join only when the whole group is at work, one by one as they are needed: so nobody can both leave workers in the
upper migration space and take some from the lower one (YZ-11.5), and nobody is stuck with migrants without work.
"""

from typing import Any

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import WORK_FIRST, idle
from games.yinzi.tables import I_EXTRA, I_IMMIGRANTS, I_SAME, MOST_WORKERS


def at_hand(s: Yinzi, q: int, slot: int, area: int) -> int:
    """Workers that could still be used: the rest of the group and migrants, at most four in one action."""
    seat = s.seats[q]
    return min(seat.groups[slot] + seat.lower, MOST_WORKERS - seat.areas[area])


def employ(s: Yinzi, q: int, slot: int, area: int, count: int) -> None:
    seat = s.seats[q]
    own = min(count, seat.groups[slot])
    seat.groups[slot] -= own
    seat.lower -= count - own
    seat.areas[area] += count


def dismiss(s: Yinzi, q: int, slot: int, fx: Effects) -> None:
    """Workers without work wait in the upper migration space."""
    seat = s.seats[q]
    if seat.groups[slot]:
        fx.tell("migrates", q, seat.groups[slot])
        seat.upper += seat.groups[slot]
        seat.groups[slot] = 0


class WorkDone(Step[Yinzi]):
    """YZ-11.2: at least one worker must have worked."""

    verb, rule = "done", "YZ-11.2"
    area: int

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].areas[self.area] else WORK_FIRST

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        dismiss(s, f.seat, int(f.args[0]), fx)


class WorkPhase(Phase[Yinzi]):
    """YZ-11.2"""

    rule = "YZ-11.2"
    area: int

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return at_hand(s, f.seat, int(f.args[0]), self.area) > 0 or not idle(s, f.seat)


class RestDone(Step[Yinzi]):
    """YZ-6.1"""

    verb, rule = "done", "YZ-6.1"

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        pass


IMPERIAL_BITS = I_EXTRA | I_IMMIGRANTS | I_SAME
REST: tuple[Step[Any], ...] = (RestDone(),)
MUST_WORK = Refusal("all-must-work", (), "YZ-11.2")
