"""T-3: a turn, work or a card."""

from app.framework.phases import Phase
from tests.toll.state import Toll
from tests.toll.steps.card import PlayCard
from tests.toll.steps.pair import Pair
from tests.toll.steps.work import Work


class Turn(Phase[Toll]):
    """T-3"""

    kind = "turn"
    rule = "T-3"
    offers = (Work(), PlayCard(), Pair())
