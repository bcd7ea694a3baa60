"""AG-A3-1, AG-7.1-5: gaining one good of choice."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.gains import gain_goods
from games.agra.state import Agra
from games.agra.tables import GOODS

TAKE_MOVES = each(len(GOODS))
NOT_BASIC = tuple(Refusal("not-basic", (good,), "AG-A3-1") for good in GOODS)
NOT_WORTH = tuple(tuple(Refusal("not-worth", (good, value), "AG-5.2.1-1") for value in range(5)) for good in GOODS)


class TakeGood(Step[Agra]):
    """AG-A3-1, AG-7.1-5: gain one good."""

    verb = "take"
    params = ("piece",)
    rule = "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        (value,) = f.args
        return TAKE_MOVES if value else TAKE_MOVES[:4]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        (value,) = f.args
        if not value:
            return None if good < 4 else NOT_BASIC[good]
        return None if s.value[good] == value else NOT_WORTH[good][value]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        gain_goods(s, f.seat, good, 1, fx)


class Gain(Phase[Agra]):
    """AG-A3-1, AG-7.1-5; the current value of the good, 0 for a basic one."""

    kind = "gain"
    params = ("value",)
    rule = "AG-A3-1"
    offers = (TakeGood(),)
