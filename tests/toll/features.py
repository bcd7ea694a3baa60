"""What a position is worth, for bots and hints."""

from collections.abc import Sequence

from app.framework.game import Judge
from tests.toll.state import Toll


class TollJudge(Judge[Toll]):
    features = ("coins", "cards")
    usual = (1.0, 1.5)

    def measure(self, s: Toll, seat: int) -> Sequence[float]:
        me = s.seats[seat]
        return me.coins, me.cards() if s.stack else 0
