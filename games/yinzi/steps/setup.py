"""YZ-3.4: the last part of the set-up, in reverse turn order."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from games.yinzi.pieces import reveal_factory
from games.yinzi.state import Yinzi
from games.yinzi.steps.factories import Found
from games.yinzi.steps.resources import Gather


class SetupTurn(Phase[Yinzi]):
    """YZ-3.4: the set-up goes round like a turn; the frame carries what is asked."""

    kind, rule = "setup_turn", "YZ-3.4"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        s.active = f.seat
        s.push(Frame(str(f.args[0]), f.seat))


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
