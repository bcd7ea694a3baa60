"""AG-A3-1: selling a good."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.gains import gain_rupees, lacking
from games.agra.state import Agra
from games.agra.tables import GOODS

SELL_MOVES = each(len(GOODS))
NO_GOOD = lacking("AG-A3-1")


class SellGood(Step[Agra]):
    """AG-A3-1: one good for its current value."""

    verb = "sell"
    params = ("piece",)
    rule = "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [SELL_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        return None if s.seats[f.seat].goods[good] else NO_GOOD[good]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        me = s.seats[f.seat]
        me.goods[good] -= 1
        me.supply += 1
        fx.tell("sold", f.seat, GOODS[good])
        gain_rupees(me, f.seat, s.value[good], fx)


class Sell(Phase[Agra]):
    """AG-A3-1"""

    kind = "sell"
    rule = "AG-A3-1"
    offers = (SellGood(),)
