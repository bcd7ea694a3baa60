"""YZ-14.18 to YZ-14.22: the tax."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.discs import spend_disc, why_not_usable
from games.yinzi.money import virtual_copper
from games.yinzi.pieces import sellable
from games.yinzi.reckoning import tax_due
from games.yinzi.state import BOUGHT, Yinzi
from games.yinzi.steps.feeding import suffer
from games.yinzi.steps.free import SellFood
from games.yinzi.tables import I_COINS, RATES, VIRTUAL_COPPER

COINS_USELESS = Refusal("coins-useless", (), "YZ-14.21")


def unpaid(s: Yinzi, seat: int, due: int, virtual: int) -> int:
    """Silver that would still be missing after changing all the copper."""
    me = s.seats[seat]
    missing = max(0, due - me.silver)
    return max(0, missing - (me.copper + virtual) // RATES[s.rate])


def free_coins_help(s: Yinzi, seat: int) -> bool:
    """Whether they buy silver, or spare copper that would not be lost anyway (YZ-14.21)."""
    due = tax_due(s, seat)
    missing = unpaid(s, seat, due, 0)
    return not missing or unpaid(s, seat, due, VIRTUAL_COPPER) < missing


def pay_tax(s: Yinzi, seat: int, due: int, virtual: int, fx: Effects) -> None:
    """YZ-14.20, YZ-14.21: what cannot be exchanged is lost all the same, with a misfortune for each missing silver."""
    me, rate = s.seats[seat], RATES[s.rate]
    missing = unpaid(s, seat, due, virtual)
    bought = max(0, due - me.silver) - missing
    if bought:
        me.copper -= max(0, bought * rate - virtual)
        me.silver += bought
        fx.tell("buys_silver", seat, bought * rate, bought)
    me.silver -= due - missing
    fx.tell("pays_tax", seat, due - missing)
    if missing:
        me.copper = 0
        suffer(s, seat, missing, fx)


class PayTax(Step[Yinzi]):
    """YZ-14.20"""

    verb = "pay_tax"
    rule = "YZ-14.20"

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        pay_tax(s, f.seat, tax_due(s, f.seat), 0, fx)


class PayTaxFree(Step[Yinzi]):
    """YZ-10.5: free coins as copper towards the exchange."""

    verb = "pay_tax_inn"
    rule = "YZ-10.5"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_usable(s, f.seat, I_COINS) or (None if free_coins_help(s, f.seat) else COINS_USELESS)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        spend_disc(s, f.seat, I_COINS, fx)
        pay_tax(s, f.seat, tax_due(s, f.seat), VIRTUAL_COPPER, fx)


class Tax(Phase[Yinzi]):
    """YZ-14.18: a question only for a player who lacks silver and has something to sell, or free coins that help."""

    kind = "tax"
    rule = "YZ-14.18"
    stage = True
    offers = (PayTax(), PayTaxFree(), SellFood())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        seat = f.seat
        me = s.seats[seat]
        if me.silver >= tax_due(s, seat):
            return False
        if virtual_copper(s, seat) and free_coins_help(s, seat):
            return True
        return me.traded != BOUGHT and sellable(s, seat) > 0

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        if due := tax_due(s, f.seat):
            pay_tax(s, f.seat, due, 0, fx)
