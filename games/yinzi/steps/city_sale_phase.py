"""YZ-9.3: the questions of selling to a city market."""

from app.framework.phases import Phase
from games.yinzi.state import Yinzi
from games.yinzi.steps.city_sale import SaleRiver, SellCity, SellExtra
from games.yinzi.steps.fortune import FORTUNE_ENDS, FortunePhase
from games.yinzi.steps.free import FREE


class CitySalePhase(FortunePhase):
    """YZ-9.3.1"""

    kind, rule = "sell_city", "YZ-9.3.1"
    offers = (SellCity(), SaleRiver(), *FREE, *FORTUNE_ENDS)


class ExtraSalePhase(Phase[Yinzi]):
    """YZ-10.6"""

    kind, rule = "extra_sale", "YZ-10.6"
    offers = (SellExtra(), SaleRiver())
