"""AG-6.2.2.2-1: production buildings."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.farm import produced
from games.agra.gains import gain_goods
from games.agra.state import Agra
from games.agra.steps.secondary import ASIDES
from games.agra.tables import DYER

MOST = 9
PRODUCE_MOVES = tuple(tuple((n,) for n in range(most, -1, -1)) for most in range(MOST + 1))
TOO_MUCH = tuple(Refusal("too-much", (most,), "AG-6.2.2.2-1") for most in range(MOST + 1))


class Produce(Step[Agra]):
    """AG-6.2.2.2-1: as many as the farm yields, or fewer."""

    verb = "produce"
    params = ("count",)
    rule = "AG-6.2.2.2-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        (good,) = f.args
        return PRODUCE_MOVES[produced(s, f.seat, good)]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (count,) = a
        (good,) = f.args
        most = produced(s, f.seat, good)
        return TOO_MUCH[most] if count > most else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (count,) = a
        (good,) = f.args
        if s.owner[DYER] == f.seat and count >= BOX.contracts.dyer_give:
            s.push(Frame("dyer", f.seat, (good, s.seats[f.seat].goods[good])))
        gain_goods(s, f.seat, good, count, fx)


class Production(Phase[Agra]):
    """AG-6.2.2.2-1"""

    kind = "produce"
    params = ("good",)
    rule = "AG-6.2.2.2-1"
    offers = (Produce(), *ASIDES)
