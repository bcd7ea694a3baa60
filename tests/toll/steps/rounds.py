"""T-2: rounds and turns."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from tests.toll.state import Toll


class Round(Phase[Toll]):
    """T-2: the poorest first; ties go to the lower seat."""

    kind = "round"
    rule = "T-2"

    def resume(self, s: Toll, f: Frame, fx: Effects) -> None:
        if s.round == s.rounds:
            return
        s.round += 1
        order = sorted(range(len(s.seats)), key=lambda q: (s.seats[q].coins, q))
        s.push(*(Frame("begin", q) for q in order), f)


class Begin(Phase[Toll]):
    """T-2: a turn begins."""

    kind = "begin"
    rule = "T-2"

    def resume(self, s: Toll, f: Frame, fx: Effects) -> None:
        s.active = f.seat
        s.push(Frame("turn", f.seat))
