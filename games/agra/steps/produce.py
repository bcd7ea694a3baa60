"""AG-6.2.2.2-1: production buildings."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.farm import produced
from games.agra.gains import gain_goods
from games.agra.state import Agra
from games.agra.steps.secondary import ASIDES
from games.agra.tables import DYER

MOST = 9
PRODUCE_MOVES = tuple(tuple(Move("produce", (n,)) for n in range(most, -1, -1)) for most in range(MOST + 1))
TOO_MUCH = tuple(Refusal("too-much", (most,), "AG-6.2.2.2-1") for most in range(MOST + 1))


class Produce(Step[Agra]):
    """AG-6.2.2.2-1: as many as the farm yields, or fewer."""

    verb, params, rule = "produce", ("count",), "AG-6.2.2.2-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return PRODUCE_MOVES[produced(s, f.seat, int(f.args[0]))]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        most = produced(s, f.seat, int(f.args[0]))
        return TOO_MUCH[most] if int(m.args[0]) > most else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        good, count = int(f.args[0]), int(m.args[0])
        if s.owner[DYER] == f.seat and count >= BOX.contracts.dyer_give:
            s.push(Frame("dyer", f.seat, (good, s.seats[f.seat].goods[good])))
        gain_goods(s, f.seat, good, count, fx)


class Production(Phase[Agra]):
    """AG-6.2.2.2-1"""

    kind, rule, offers = "produce", "AG-6.2.2.2-1", (Produce(), *ASIDES)
