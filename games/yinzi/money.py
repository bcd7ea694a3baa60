"""YZ-4: copper and silver, the exchange that a payment may need, and the virtual coins of an innovation (4.11)."""

from functools import cache

from app.framework.dice import Effects
from app.framework.moves import Refusal
from app.framework.phases import Frame
from app.framework.resources import fewest_exchanges
from games.yinzi.pieces import sellable
from games.yinzi.state import BOUGHT, Yinzi
from games.yinzi.tables import B_SALE, I_COINS, RATES, RURAL_SALE, VIRTUAL_COPPER

BANK = -1
"""Whom a payment goes to when it is no player."""


def virtual_copper(s: Yinzi, seat: int) -> int:
    return VIRTUAL_COPPER if s.seats[seat].inn & I_COINS and not s.fresh & I_COINS else 0


def coins_and_bags(s: Yinzi, seat: int) -> int:
    """How much copper a seat could pay at once with real money."""
    me = s.seats[seat]
    return me.copper + me.silver * RATES[s.rate]


def copper_power(s: Yinzi, seat: int) -> int:
    """How much copper a seat could pay at once."""
    me = s.seats[seat]
    real = me.copper + me.silver * RATES[s.rate]
    return real + VIRTUAL_COPPER if me.inn & I_COINS and not s.fresh & I_COINS else real


def silver_power(s: Yinzi, seat: int) -> int:
    me = s.seats[seat]
    return me.silver + (me.copper + virtual_copper(s, seat)) // RATES[s.rate]


def rural_income(s: Yinzi, seat: int) -> int:
    return RURAL_SALE + 1 if s.seats[seat].bonus == B_SALE else RURAL_SALE


def copper_in_reach(s: Yinzi, seat: int) -> int:
    """What a seat could pay after selling everything that the rural market takes."""
    sales = 0 if s.seats[seat].traded == BOUGHT else sellable(s, seat) * rural_income(s, seat)
    return copper_power(s, seat) + sales


def no_copper(s: Yinzi, seat: int, need: int, rule: str) -> Refusal | None:
    have = s.seats[seat].copper
    if have >= need or copper_power(s, seat) >= need:
        return None
    return _few_copper(need, copper_power(s, seat), rule)


@cache
def _few_copper(need: int, have: int, rule: str) -> Refusal:
    return Refusal("copper", (need, have), rule)


def earn(s: Yinzi, seat: int, copper: int, silver: int, fx: Effects) -> None:
    s.seats[seat].copper += copper
    s.seats[seat].silver += silver
    if copper or silver:
        fx.tell("earns", seat, copper, silver)


def charge(s: Yinzi, seat: int, copper: int, silver: int, to: int, fx: Effects) -> None:
    """Let a seat pay. Call it after pushing what follows: with free coins at hand it becomes a question of its own."""
    if virtual_copper(s, seat) and (copper or s.seats[seat].silver < silver):
        s.push(Frame("pay", seat, (copper, silver, to)))
    else:
        settle(s, seat, copper, silver, to, 0, fx)


def settle(s: Yinzi, seat: int, copper: int, silver: int, to: int, virtual: int, fx: Effects) -> None:
    """Pay with the least exchange; the surplus of the last exchanged bag is kept (YZ-4.2)."""
    me, rate = s.seats[seat], RATES[s.rate]
    if silver > me.silver:
        need = silver - me.silver
        me.copper -= max(0, need * rate - virtual)
        me.silver += need
        fx.tell("buys_silver", seat, need * rate, need)
    real = max(0, copper - virtual)
    if real > me.copper:
        bags = fewest_exchanges(real, me.copper, rate)
        me.silver -= bags
        me.copper += bags * rate
        fx.tell("breaks_silver", seat, bags, bags * rate)
    me.copper -= real
    me.silver -= silver
    fx.tell("pays", seat, copper, silver)
    if to != BANK:
        earn(s, to, copper, silver, fx)
