"""YZ-9.2: the question of the Cultivate action."""

from games.yinzi.steps.cultivate import BuyTile, Cultivate
from games.yinzi.steps.fortune import FORTUNE_ENDS, FortunePhase
from games.yinzi.steps.free import FREE


class CultivatePhase(FortunePhase):
    """YZ-9.2.1"""

    kind, rule = "cultivate", "YZ-9.2.1"
    offers = (Cultivate(), BuyTile(), *FREE, *FORTUNE_ENDS)
