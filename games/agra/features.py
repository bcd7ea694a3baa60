"""What a position is worth."""

from collections.abc import Sequence

from app.framework.game import Judge
from games.agra.scoring import standing
from games.agra.state import Agra


class AgraJudge(Judge[Agra]):
    features = ("score",)
    weights = (1.0,)

    def measure(self, s: Agra, seat: int) -> Sequence[float]:
        return (float(standing(s).totals[seat]),)
