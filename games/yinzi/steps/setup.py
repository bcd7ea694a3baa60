"""YZ-3.4: the last part of the set-up, in reverse turn order."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from games.yinzi.pieces import reveal_factory
from games.yinzi.state import Yinzi
from games.yinzi.steps.factories import Found
from games.yinzi.steps.resources import Gather


class FirstFactory(Phase[Yinzi]):
    """YZ-3.4"""

    kind, rule = "first_factory", "YZ-3.4"
    offers = (Found(),)


class NewDisplay(Phase[Yinzi]):
    """YZ-3.4"""

    kind, rule = "new_display", "YZ-3.4"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        for _ in s.seats:
            reveal_factory(s, fx)


class FirstResource(Phase[Yinzi]):
    """YZ-3.4"""

    kind, rule = "first_resource", "YZ-3.4"
    offers = (Gather(),)
