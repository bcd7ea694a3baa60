"""AG-A1-14, AG-A3-1: one good for another kind of the same value."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.conversion import UNEQUAL, convert, swaps
from games.agra.gains import NO_GOOD
from games.agra.state import Agra
from games.agra.tables import GOOD


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
