"""AG-A1-6: a good for the French Trader."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.deliveries import generous
from games.agra.gains import gain_rupees, lacking
from games.agra.state import Agra
from games.agra.steps.abilities import french_takes
from games.agra.tables import GOODS

KEEP_MOVES = each(len(GOODS))
NO_GOOD = lacking("AG-A1-6")
FRENCH_REFUSES = tuple(Refusal("french-refuses", (good,), "AG-A1-6") for good in GOODS)


class Entrust(Step[Agra]):
    """AG-A1-6: a good onto the French Trader's card; the third one pays."""

    verb = "entrust"
    params = ("piece",)
    rule = "AG-A1-6"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [KEEP_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        me = s.seats[f.seat]
        if not me.goods[good]:
            return NO_GOOD[good]
        return None if french_takes(s, me, good) else FRENCH_REFUSES[good]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        me = s.seats[f.seat]
        me.goods[good] -= 1
        me.french = (*me.french, s.value[good])
        fx.tell("entrusted", f.seat, GOODS[good])
        reward = generous(s, f.seat, good)
        if len(me.french) == BOX.contracts.french_trader_capacity:
            me.supply += len(me.french)
            me.french = ()
            reward += BOX.contracts.french_trader_rupees
        gain_rupees(me, f.seat, reward, fx)


class FrenchTrader(Phase[Agra]):
    """AG-A1-6"""

    kind = "french"
    rule = "AG-A1-6"
    offers = (Entrust(),)
