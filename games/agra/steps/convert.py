"""AG-A3-1: processing one good along an arrow."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.conversion import ALONG_ARROWS, FEW_FOR_TWO, NO_ARROW, convert
from games.agra.gains import favour_refusal, lacking, pay_favour_action
from games.agra.state import Agra
from games.agra.tables import FT_EXTRA, GOODS, INPUT

NO_GOOD = lacking("AG-A3-1")
NOT_1_TO_2 = tuple(Refusal("not-1-to-2", (good,), "AG-A3-1") for good in GOODS)


class Refine(Step[Agra]):
    """AG-A3-1: process one good along any arrow, or, by the tile, only from value 1 to value 2."""

    verb = "refine"
    params = ("stuff",)
    rule = "AG-A3-1"
    count = 1

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return ALONG_ARROWS

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        (only_1_to_2,) = f.args
        source = INPUT[good]
        if source < 0:
            return NO_ARROW[good]
        if not s.seats[f.seat].goods[source]:
            return NO_GOOD[source]
        return NOT_1_TO_2[good] if only_1_to_2 and (s.value[source], s.value[good]) != (1, 2) else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        convert(s, f.seat, INPUT[good], good, self.count, fx)


def short_for_two(s: Agra, seat: int, good: int) -> Refusal | None:
    """AG-A3-1: with one good more along the same arrow."""
    source = INPUT[good]
    return FEW_FOR_TWO[source] if s.seats[seat].goods[source] < 2 else None


class RefineTwo(Refine):
    """AG-A3-1: one good more along the same arrow, by the favour tile."""

    verb = "refine_two"
    count = 2

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return favour_refusal(s.seats[f.seat], FT_EXTRA)

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        return super().refuse(s, f, a) or short_for_two(s, f.seat, good)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        pay_favour_action(s, f.seat, FT_EXTRA, fx)
        super().play(s, f, a, fx)


class Convert(Phase[Agra]):
    """AG-A3-1; 1 by the tile that leads from value 1 to value 2 only."""

    kind = "convert"
    params = ("only_1_to_2",)
    rule = "AG-A3-1"
    offers = (Refine(), RefineTwo())
