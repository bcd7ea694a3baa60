"""AG-6.2.2.1-15, -16: farmers."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.farm import can_move_farmer, farmer_refusal, move_farmer
from games.agra.state import Agra
from games.agra.steps.secondary import ASIDES
from games.agra.steps.stand_up import NONE_YET
from games.agra.tables import PLOTS


class WalkFarmer(Step[Agra]):
    """AG-6.2.2.1-15, AG-A3-1: two farmers one space each or one farmer two spaces."""

    verb = "farmer"
    params = ("plot",)
    rule = "AG-6.2.2.1-15"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return each(len(PLOTS))

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (plot,) = a
        return farmer_refusal(s.seats[f.seat], plot)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (plot,) = a
        (left,) = f.args
        if left > 1:
            s.push(Frame("farmers", f.seat, (left - 1,)))
        move_farmer(s, f.seat, plot, fx)


class EnoughWalked(Step[Agra]):
    """AG-6.2.2.1-15: one farmer, one space is allowed as well."""

    verb = "enough"
    rule = "AG-6.2.2.1-15"
    ends = True

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        (left,) = f.args
        return NONE_YET if left == 2 else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class Farmers(Phase[Agra]):
    """AG-6.2.2.1-15; `left` is how many spaces may still be walked."""

    kind = "farmers"
    params = ("left",)
    rule = "AG-6.2.2.1-15"
    offers = (WalkFarmer(), EnoughWalked(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        return can_move_farmer(s.seats[f.seat])
