"""AG-A2-1, AG-A3-1: cover tiles."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.farm import NO_COVER, remove_cover
from games.agra.state import Agra
from games.agra.tables import PLOTS


class RemoveCover(Step[Agra]):
    """AG-A2-1, AG-A3-1: remove one own cover tile."""

    verb = "uncover"
    params = ("plot",)
    rule = "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return each(len(PLOTS))

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (plot,) = a
        return None if s.seats[f.seat].covers[plot] else NO_COVER[plot]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (plot,) = a
        remove_cover(s, f.seat, plot, fx)


class Uncover(Phase[Agra]):
    """AG-A2-1, AG-A3-1; R-57: without covers nothing happens."""

    kind = "uncover"
    rule = "AG-A3-1"
    offers = (RemoveCover(),)

    def asks(self, s: Agra, f: Frame) -> bool:
        return any(s.seats[f.seat].covers)
