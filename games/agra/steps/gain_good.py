"""AG-A3-1, AG-7.1-5: gaining one good of choice."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.gains import gain_goods
from games.agra.state import Agra
from games.agra.tables import GOOD, GOODS

TAKE_MOVES = tuple(Move("take", (good,)) for good in GOODS)
NOT_BASIC = tuple(Refusal("not-basic", (good,), "AG-A3-1") for good in GOODS)
NOT_WORTH = tuple(tuple(Refusal("not-worth", (good, value), "AG-5.2.1-1") for value in range(5)) for good in GOODS)


class TakeGood(Step[Agra]):
    """AG-A3-1, AG-7.1-5: gain one good; 0 stands for a basic good, else its current value is given."""

    verb, params, rule = "take", ("good",), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return TAKE_MOVES if f.args[0] else TAKE_MOVES[:4]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good, value = GOOD[str(m.args[0])], int(f.args[0])
        if not value:
            return None if good < 4 else NOT_BASIC[good]
        return None if s.value[good] == value else NOT_WORTH[good][value]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        gain_goods(s, f.seat, GOOD[str(m.args[0])], 1, fx)


class Gain(Phase[Agra]):
    """AG-A3-1, AG-7.1-5"""

    kind, rule, offers = "gain", "AG-A3-1", (TakeGood(),)
