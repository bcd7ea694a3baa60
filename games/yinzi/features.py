"""What a position is worth to a seat, in points."""

from collections.abc import Sequence

from app.framework.game import Judge
from games.yinzi.scoring import score
from games.yinzi.state import Yinzi


class YinziJudge(Judge[Yinzi]):
    features = ("score",)
    weights = (1.0,)

    def measure(self, s: Yinzi, seat: int) -> Sequence[float]:
        return (score(s, seat),)
