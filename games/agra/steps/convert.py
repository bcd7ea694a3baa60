"""AG-A3-1: processing one good along an arrow."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.conversion import FEW_FOR_TWO, NO_ARROW, REFINE_MOVES, REFINE_TWO_MOVES, convert
from games.agra.gains import NO_GOOD, favour_refusal, pay_favour_action
from games.agra.state import Agra
from games.agra.tables import FT_EXTRA, GOOD, GOODS, INPUT

NOT_1_TO_2 = tuple(Refusal("not-1-to-2", (good,), "AG-A3-1") for good in GOODS)


class Refine(Step[Agra]):
    """AG-A3-1: process one good along any arrow, or, by the tile, only from value 1 to value 2."""

    verb, params, rule = "refine", ("good",), "AG-A3-1"
    count = 1

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        goods = s.seats[f.seat].goods
        return [move for move, source in REFINE_MOVES if goods[source]]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good = GOOD[str(m.args[0])]
        source = INPUT[good]
        if source < 0:
            return NO_ARROW[good]
        if not s.seats[f.seat].goods[source]:
            return NO_GOOD[source]
        return NOT_1_TO_2[good] if f.args[0] and (s.value[source], s.value[good]) != (1, 2) else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        good = GOOD[str(m.args[0])]
        convert(s, f.seat, INPUT[good], good, self.count, fx)


class TwoAlike(Step[Agra]):
    """AG-A3-1: a way of processing, with one good more along the same arrow."""

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        goods = s.seats[f.seat].goods
        return [move for move, source in REFINE_TWO_MOVES if goods[source]]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        if reason := super().refuse(s, f, m):
            return reason
        source = INPUT[GOOD[str(m.args[0])]]
        return FEW_FOR_TWO[source] if s.seats[f.seat].goods[source] < 2 else None


class RefineTwo(TwoAlike, Refine):
    """AG-A3-1: one good more along the same arrow, by the favour tile."""

    verb = "refine_two"
    count = 2

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return favour_refusal(s.seats[f.seat], FT_EXTRA)

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        pay_favour_action(s, f.seat, FT_EXTRA, fx)
        super().play(s, f, m, fx)


class Convert(Phase[Agra]):
    """AG-A3-1"""

    kind, rule, offers = "convert", "AG-A3-1", (Refine(), RefineTwo())
