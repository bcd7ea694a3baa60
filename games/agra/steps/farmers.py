"""AG-6.2.2.1-15, -16: farmers."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.farm import FARMER_MOVES, can_move_farmer, farmer_refusal, move_farmer
from games.agra.state import Agra
from games.agra.steps.stand_up import NONE_YET
from games.agra.tables import PLOT


class WalkFarmer(Step[Agra]):
    """AG-6.2.2.1-15, AG-A3-1: two farmers one space each or one farmer two spaces."""

    verb, params, rule = "farmer", ("plot",), "AG-6.2.2.1-15"

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return FARMER_MOVES

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        return farmer_refusal(s.seats[f.seat], PLOT[str(m.args[0])])

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        if int(f.args[0]) > 1:
            s.push(Frame("farmers", f.seat, (int(f.args[0]) - 1,)))
        move_farmer(s, f.seat, m, fx)


class EnoughWalked(Step[Agra]):
    """AG-6.2.2.1-15: one farmer, one space is allowed as well."""

    verb, rule = "enough", "AG-6.2.2.1-15"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return NONE_YET if f.args[0] == 2 else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        pass


class Farmers(Phase[Agra]):
    """AG-6.2.2.1-15"""

    kind, rule, offers = "farmers", "AG-6.2.2.1-15", (WalkFarmer(), EnoughWalked())

    def asks(self, s: Agra, f: Frame) -> bool:
        return can_move_farmer(s.seats[f.seat])
