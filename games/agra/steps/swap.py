"""AG-A1-14, AG-A3-1: one good for another kind of the same value."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.conversion import UNEQUAL, convert, swaps
from games.agra.gains import lacking
from games.agra.state import Agra

NO_GOOD = lacking("AG-A3-1")


class SwapGood(Step[Agra]):
    """AG-A1-14, AG-A3-1: one good for another kind of the same value."""

    verb = "swap"
    params = ("piece", "piece")
    rule = "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return swaps(s.value, s.seats[f.seat].goods)

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        give, take = a
        if not s.seats[f.seat].goods[give]:
            return NO_GOOD[give]
        return None if s.value[give] == s.value[take] and give != take else UNEQUAL[give][take]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        give, take = a
        convert(s, f.seat, give, take, 1, fx)


class Swap(Phase[Agra]):
    """AG-A1-14, AG-A3-1"""

    kind = "swap"
    rule = "AG-A3-1"
    offers = (SwapGood(),)
