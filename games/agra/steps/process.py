"""AG-5.2.4-1, AG-6.2.2.3-1: processing buildings."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from app.framework.players import others
from games.agra.components import BOX
from games.agra.conversion import convert
from games.agra.gains import favour_refusal, few_goods, pay_favour_action
from games.agra.state import Agra
from games.agra.steps.secondary import ASIDES
from games.agra.tables import FT_EXTRA, INPUT

MOST = BOX.constants.process_max_main_action
PROCESS_MOVES = tuple(tuple((n,) for n in range(most, -1, -1)) for most in range(MOST + 1))
TOO_MANY = Refusal("process-limit", (MOST,), "AG-5.2.4-1")
FEW = tuple(tuple(few_goods(good, n, "AG-5.2.4-1") for n in range(MOST + 2)) for good in range(16))


def process(s: Agra, f: Frame, count: int, fx: Effects) -> None:
    """AG-5.2.4-2: if at least one good was processed, everybody else may follow."""
    (good,) = f.args
    if not count:
        return
    s.push(*(Frame("follow", q, (good, f.seat)) for q in others(len(s.seats), f.seat)))
    convert(s, f.seat, INPUT[good], good, count, fx)


class Process(Step[Agra]):
    """AG-5.2.4-1: up to three goods along the arrow."""

    verb = "process"
    params = ("count",)
    rule = "AG-5.2.4-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        (good,) = f.args
        have = s.seats[f.seat].goods[INPUT[good]]
        return PROCESS_MOVES[min(have, MOST)]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (count,) = a
        (good,) = f.args
        source = INPUT[good]
        if count > MOST:
            return TOO_MANY
        return FEW[source][count] if count > s.seats[f.seat].goods[source] else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (count,) = a
        process(s, f, count, fx)


class ProcessExtra(Step[Agra]):
    """AG-A3-1: one good more than three, by the favour tile."""

    verb = "process_extra"
    rule = "AG-A3-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        (good,) = f.args
        me, source = s.seats[f.seat], INPUT[good]
        return favour_refusal(me, FT_EXTRA) or (FEW[source][MOST + 1] if me.goods[source] <= MOST else None)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        pay_favour_action(s, f.seat, FT_EXTRA, fx)
        process(s, f, MOST + 1, fx)


class Processing(Phase[Agra]):
    """AG-6.2.2.3-1"""

    kind = "process"
    params = ("good",)
    rule = "AG-6.2.2.3-1"
    offers = (Process(), ProcessExtra(), *ASIDES)
