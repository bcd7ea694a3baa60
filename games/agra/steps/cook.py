"""AG-A1-8: what becomes of a kicked-out worker."""

from app.framework.dice import Effects
from app.framework.moves import Indices
from app.framework.phases import Frame, Phase, Step
from games.agra.state import Agra
from games.agra.steps.decline import Decline


class Store(Step[Agra]):
    """AG-A1-8: the kicked-out worker goes onto the Cook instead of into supply."""

    verb = "store"
    rule = "AG-A1-8"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        me = s.seats[f.seat]
        me.workers -= 1
        me.cook += 1
        fx.tell("stored", f.seat)


class Cook(Phase[Agra]):
    """AG-A1-8"""

    kind = "cook"
    rule = "AG-A1-8"
    offers = (Store(), Decline())
