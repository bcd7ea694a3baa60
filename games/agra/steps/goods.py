"""AG-A1-6, AG-A1-14, AG-A3-1: selling and swapping a good, and the French Trader."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.deliveries import generous
from games.agra.gains import NO_GOOD, gain_rupees
from games.agra.moving import UNEQUAL, convert, swaps
from games.agra.state import Agra
from games.agra.steps.abilities import french_takes
from games.agra.tables import GOOD, GOODS

SELL_MOVES = tuple(Move("sell", (good,)) for good in GOODS)
KEEP_MOVES = tuple(Move("entrust", (good,)) for good in GOODS)
FRENCH_REFUSES = tuple(Refusal("french-refuses", (good,), "AG-A1-6") for good in GOODS)


class SellGood(Step[Agra]):
    """AG-A3-1: one good for its current value."""

    verb, params, rule = "sell", ("good",), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [SELL_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good = GOOD[str(m.args[0])]
        return None if s.seats[f.seat].goods[good] else NO_GOOD[good]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p, good = s.seats[f.seat], GOOD[str(m.args[0])]
        p.goods[good] -= 1
        p.supply += 1
        fx.tell("sold", f.seat, GOODS[good])
        gain_rupees(p, f.seat, s.value[good], fx)


class Sell(Phase[Agra]):
    """AG-A3-1"""

    kind, rule, offers = "sell", "AG-A3-1", (SellGood(),)


class SwapGood(Step[Agra]):
    """AG-A1-14, AG-A3-1: one good for another kind of the same value."""

    verb, params, rule = "swap", ("good", "good"), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return swaps(s.value, s.seats[f.seat].goods)

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        give, take = GOOD[str(m.args[0])], GOOD[str(m.args[1])]
        if not s.seats[f.seat].goods[give]:
            return NO_GOOD[give]
        return None if s.value[give] == s.value[take] and give != take else UNEQUAL[give][take]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        convert(s, f.seat, GOOD[str(m.args[0])], GOOD[str(m.args[1])], 1, fx)


class Swap(Phase[Agra]):
    """AG-A1-14, AG-A3-1"""

    kind, rule, offers = "swap", "AG-A3-1", (SwapGood(),)


class Entrust(Step[Agra]):
    """AG-A1-6: a good onto the French Trader's card; the third one pays."""

    verb, params, rule = "entrust", ("good",), "AG-A1-6"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [KEEP_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        p, good = s.seats[f.seat], GOOD[str(m.args[0])]
        if not p.goods[good]:
            return NO_GOOD[good]
        return None if french_takes(s, p, good) else FRENCH_REFUSES[good]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p, good = s.seats[f.seat], GOOD[str(m.args[0])]
        p.goods[good] -= 1
        p.french = (*p.french, s.value[good])
        fx.tell("entrusted", f.seat, GOODS[good])
        reward = generous(s, f.seat, good)
        if len(p.french) == BOX.contracts.french_trader_capacity:
            p.supply += len(p.french)
            p.french = ()
            reward += BOX.contracts.french_trader_rupees
        gain_rupees(p, f.seat, reward, fx)


class FrenchTrader(Phase[Agra]):
    """AG-A1-6"""

    kind, rule, offers = "french", "AG-A1-6", (Entrust(),)
