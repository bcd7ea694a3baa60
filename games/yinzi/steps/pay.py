"""YZ-4.1: a payment that free coins may help with. The frame carries copper, silver and who gets it."""

from typing import Any, ClassVar

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.discs import spend_disc
from games.yinzi.money import coins_and_bags, settle
from games.yinzi.state import Yinzi
from games.yinzi.tables import I_COINS, RATES, VIRTUAL_COPPER


class PayCoins(Step[Yinzi]):
    """YZ-4.1: with real money only."""

    verb = "pay"
    rule = "YZ-4.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        copper, silver, _ = f.args
        me = s.seats[f.seat]
        silver_to_have = me.silver + me.copper // RATES[s.rate]
        if silver > silver_to_have:
            return Refusal("silver", (silver, silver_to_have), self.rule)
        have = coins_and_bags(s, f.seat)
        return Refusal("copper", (copper, have), self.rule) if copper > have else None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        copper, silver, payee = f.args
        settle(s, f.seat, copper, silver, payee, 0, fx)


class PayFreeCoins(Step[Yinzi]):
    """YZ-10.5: the innovation spends 2 copper that nobody has to have; no change is given."""

    verb = "pay_inn"
    rule = "YZ-10.5"

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        copper, silver, payee = f.args
        spend_disc(s, f.seat, I_COINS, fx)
        settle(s, f.seat, copper, silver, payee, VIRTUAL_COPPER, fx)


class Pay(Phase[Yinzi]):
    """YZ-4.1"""

    kind = "pay"
    params = ("copper", "silver", "seat?")
    rule = "YZ-4.1"
    offers: ClassVar[tuple[Step[Any], ...]] = (PayCoins(), PayFreeCoins())
    pays = True
