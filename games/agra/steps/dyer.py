"""AG-A1-7: the Dyer."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.gains import some
from games.agra.state import Agra
from games.agra.steps.decline import Decline
from games.agra.steps.secondary import ASIDES
from games.agra.tables import GOODS, SAME_ROW

DYE_MOVES = each(len(GOODS))
WRONG_ROW = tuple(Refusal("wrong-row", (good,), "AG-A1-7") for good in GOODS)
TOO_DEAR = tuple(Refusal("too-dear", (good, BOX.contracts.dyer_value), "AG-A1-7") for good in GOODS)


class Dye(Step[Agra]):
    """AG-A1-7: two of the produced goods become one of the same row, value 2 at most."""

    verb = "dye"
    params = ("piece",)
    rule = "AG-A1-7"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        source, _ = f.args
        return [DYE_MOVES[good] for good in SAME_ROW[source]]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        source, _ = f.args
        if good not in SAME_ROW[source]:
            return WRONG_ROW[good]
        return TOO_DEAR[good] if s.value[good] > BOX.contracts.dyer_value else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        source, _ = f.args
        me = s.seats[f.seat]
        me.goods[source] -= BOX.contracts.dyer_give
        me.goods[good] += 1
        me.supply += BOX.contracts.dyer_give - 1
        fx.tell("dyed", f.seat, *some(source, BOX.contracts.dyer_give), GOODS[good])


class Dyer(Phase[Agra]):
    """AG-A1-7; the produced good and how many were there before, for markers may have run out."""

    kind = "dyer"
    params = ("good", "count")
    rule = "AG-A1-7"
    offers = (Dye(), Decline(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        source, before = f.args
        return s.seats[f.seat].goods[source] - before >= BOX.contracts.dyer_give
