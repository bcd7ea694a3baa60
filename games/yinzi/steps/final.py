"""YZ-17.1: the final chance."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from games.yinzi.demands import can_finish
from games.yinzi.pieces import sellable
from games.yinzi.state import BOUGHT, Yinzi
from games.yinzi.steps.free import SellFood
from games.yinzi.steps.personal import SupplyDone
from games.yinzi.steps.routes import SUPPLY
from games.yinzi.steps.turn import begin_turn


class LastTurn(Phase[Yinzi]):
    """YZ-17.1: an occasion of its own for selling or buying."""

    kind = "last_turn"
    rule = "YZ-17.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        begin_turn(s, f.seat)
        s.push(Frame("final", f.seat))


class FinalChance(Phase[Yinzi]):
    """YZ-17.1: a tile that cannot be completed now is worth nothing any more, so nothing can be put on it."""

    kind = "final"
    rule = "YZ-17.1"
    offers = (SellFood(), *SUPPLY, SupplyDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return (s.seats[f.seat].traded != BOUGHT and sellable(s, f.seat) > 0) or can_finish(s, f.seat)
