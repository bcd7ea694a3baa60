"""AG-A1-7: the Dyer."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.state import Agra
from games.agra.steps.decline import Decline
from games.agra.tables import GOOD, GOODS, SAME_ROW

DYE_MOVES = tuple(Move("dye", (good,)) for good in GOODS)
WRONG_ROW = tuple(Refusal("wrong-row", (good,), "AG-A1-7") for good in GOODS)
TOO_DEAR = tuple(Refusal("too-dear", (good, BOX.contracts.dyer_value), "AG-A1-7") for good in GOODS)


class Dye(Step[Agra]):
    """AG-A1-7: two of the produced goods become one of the same row, value 2 at most."""

    verb, params, rule = "dye", ("good",), "AG-A1-7"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [DYE_MOVES[h] for h in SAME_ROW[int(f.args[0])]]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good = GOOD[str(m.args[0])]
        if good not in SAME_ROW[int(f.args[0])]:
            return WRONG_ROW[good]
        return TOO_DEAR[good] if s.value[good] > BOX.contracts.dyer_value else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        me, source, good = s.seats[f.seat], int(f.args[0]), GOOD[str(m.args[0])]
        me.goods[source] -= BOX.contracts.dyer_give
        me.goods[good] += 1
        me.supply += BOX.contracts.dyer_give - 1
        fx.tell("dyed", f.seat, GOODS[source], GOODS[good])


class Dyer(Phase[Agra]):
    """AG-A1-7"""

    kind, rule, offers = "dyer", "AG-A1-7", (Dye(), Decline())

    def asks(self, s: Agra, f: Frame) -> bool:
        """Args are the good and how many were there before: markers may have run out, so that fewer than two were taken."""
        return s.seats[f.seat].goods[int(f.args[0])] - int(f.args[1]) >= BOX.contracts.dyer_give
