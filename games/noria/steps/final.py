"""NO-10.1: what happens before the count."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from games.noria.state import Noria


class FinalScoring(Phase[Noria]):
    kind = "final_scoring"
    rule = "NO-10"

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        s.removed += sum(s.unseated)
        s.unseated = [0] * len(s.unseated)
        fx.tell("game_ended", f.seat)
