"""YZ-4: copper and silver, the exchange that a payment may need, and the virtual coins of an innovation (4.11)."""

from typing import Any, ClassVar

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from app.framework.resources import fewest_exchanges
from games.yinzi.pieces import sellable
from games.yinzi.state import BOUGHT, Yinzi
from games.yinzi.tables import B_SALE, I_COINS, INNOVATIONS, RATES, RURAL_SALE, VIRTUAL_COPPER

BANK = -1


def virtual_copper(s: Yinzi, q: int) -> int:
    return VIRTUAL_COPPER if s.seats[q].inn & ~s.fresh & I_COINS else 0


def coins_and_bags(s: Yinzi, q: int) -> int:
    """How much copper q could pay at once with real money."""
    seat = s.seats[q]
    return seat.copper + seat.silver * RATES[s.rate]


def copper_power(s: Yinzi, q: int) -> int:
    """How much copper q could pay at once."""
    return coins_and_bags(s, q) + virtual_copper(s, q)


def silver_power(s: Yinzi, q: int) -> int:
    seat = s.seats[q]
    return seat.silver + (seat.copper + virtual_copper(s, q)) // RATES[s.rate]


def rural_income(s: Yinzi, q: int) -> int:
    return RURAL_SALE + 1 if s.seats[q].bonus == B_SALE else RURAL_SALE


def copper_in_reach(s: Yinzi, q: int) -> int:
    """What q could pay after selling everything that the rural market takes."""
    sales = 0 if s.seats[q].traded == BOUGHT else sellable(s, q) * rural_income(s, q)
    return copper_power(s, q) + sales


def no_copper(s: Yinzi, q: int, need: int, rule: str) -> Refusal | None:
    have = s.seats[q].copper
    if have >= need or copper_power(s, q) >= need:
        return None
    return Refusal("copper", (need, copper_power(s, q)), rule)


def earn(s: Yinzi, q: int, copper: int, silver: int, fx: Effects) -> None:
    s.seats[q].copper += copper
    s.seats[q].silver += silver
    if copper or silver:
        fx.tell("earns", q, copper, silver)


def charge(s: Yinzi, q: int, copper: int, silver: int, to: int, fx: Effects) -> None:
    """Let q pay. Call it after pushing what follows: with free coins at hand it becomes a question of its own."""
    if virtual_copper(s, q) and (copper or s.seats[q].silver < silver):
        s.push(Frame("pay", q, (copper, silver, to)))
    else:
        settle(s, q, copper, silver, to, 0, fx)


def lacking(s: Yinzi, q: int, copper: int, silver: int, virtual: int) -> bool:
    seat, rate = s.seats[q], RATES[s.rate]
    if silver > seat.silver:
        return (seat.copper + virtual) // rate < silver - seat.silver
    return seat.copper + seat.silver * rate < copper - virtual


def settle(s: Yinzi, q: int, copper: int, silver: int, to: int, virtual: int, fx: Effects) -> None:
    """Pay with the least exchange; the surplus of the last exchanged bag is kept (YZ-4.2)."""
    seat, rate = s.seats[q], RATES[s.rate]
    if silver > seat.silver:
        need = silver - seat.silver
        seat.copper -= max(0, need * rate - virtual)
        seat.silver += need
        fx.tell("buys_silver", q, need * rate, need)
    real = max(0, copper - virtual)
    if real > seat.copper:
        bags = fewest_exchanges(real, seat.copper, rate)
        seat.silver -= bags
        seat.copper += bags * rate
        fx.tell("breaks_silver", q, bags, bags * rate)
    seat.copper -= real
    seat.silver -= silver
    fx.tell("pays", q, copper, silver)
    if to != BANK:
        earn(s, to, copper, silver, fx)


class PayCoins(Step[Yinzi]):
    """YZ-4.1"""

    verb, rule = "pay", "YZ-4.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        copper, silver, _ = map(int, f.args)
        if not lacking(s, f.seat, copper, silver, 0):
            return None
        if copper:
            return Refusal("copper", (copper, coins_and_bags(s, f.seat)), self.rule)
        seat = s.seats[f.seat]
        return Refusal("silver", (silver, seat.silver + seat.copper // RATES[s.rate]), self.rule)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        copper, silver, to = map(int, f.args)
        settle(s, f.seat, copper, silver, to, 0, fx)


class PayFreeCoins(Step[Yinzi]):
    """YZ-10.5: the innovation spends 2 copper that nobody has to have; no change is given."""

    verb, rule = "pay_inn", "YZ-10.5"

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        copper, silver, to = map(int, f.args)
        spend_disc(s, f.seat, I_COINS, fx)
        settle(s, f.seat, copper, silver, to, VIRTUAL_COPPER, fx)


class Pay(Phase[Yinzi]):
    """YZ-4.1"""

    kind, rule = "pay", "YZ-4.1"
    offers: ClassVar[tuple[Step[Any], ...]] = (PayCoins(), PayFreeCoins())


def spend_disc(s: Yinzi, q: int, innovation: int, fx: Effects) -> None:
    """An innovation is used: its disc goes home."""
    take_disc(s, q, innovation, fx)
    s.seats[q].discs += 1


def take_disc(s: Yinzi, q: int, innovation: int, fx: Effects) -> None:
    """A disc leaves the innovations; the caller says where it goes."""
    s.seats[q].inn ^= innovation
    fx.tell("uses", q, INNOVATIONS[innovation.bit_length() - 1])
