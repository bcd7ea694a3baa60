"""AG-6.2.2.1-1, -2: the Architect."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.state import Agra
from games.agra.steps.influence_step import ChooseTrack
from games.agra.steps.payment import held, needed, worth
from games.agra.steps.secondary import ASIDES
from games.agra.tables import ARCHITECT, BUILDINGS, SPACES, TOP

BUILD_MOVES = each(len(BUILDINGS))
NO_SITE = tuple(Refusal("no-site", (space,), "AG-6.2.2.1-2") for space in SPACES)
SECOND_WORKER = Refusal("second-worker", (), "AG-6.2.2.1-4")
FEW_MATERIALS = tuple(tuple(Refusal("few-materials", (b, cost), "AG-6.2.2.1-2") for cost in range(6)) for b in BUILDINGS)


class Advance(ChooseTrack):
    """AG-6.2.2.1-1: one influence step on any track."""

    rule = "AG-6.2.2.1-1"


class Build(Step[Agra]):
    """AG-6.2.2.1-2: any unbuilt building, when its cost and a second worker are there."""

    verb = "build"
    params = ("space",)
    rule = "AG-6.2.2.1-2"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].workers else SECOND_WORKER

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [BUILD_MOVES[b] for b in range(4, ARCHITECT) if not s.built[b]]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (building,) = a
        if building >= ARCHITECT or s.built[building]:
            return NO_SITE[building]
        need = needed(s, f.seat, building)
        return None if worth(held(s.seats[f.seat])) >= need else FEW_MATERIALS[building][need]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (building,) = a
        s.push(Frame("pay", f.seat, (building,)))


BUILD = Build()


def can_build(s: Agra, f: Frame) -> bool:
    return BUILD.shut(s, f) is None and any(BUILD.refuse(s, f, a) is None for a in BUILD.candidates(s, f))


class Architect(Phase[Agra]):
    """AG-6.2.2.1-1; R-19: it is passed over by who can neither rise nor build."""

    kind = "architect"
    rule = "AG-6.2.2.1-1"
    offers = (Advance(), BUILD, *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        return min(s.seats[f.seat].influence) < TOP or can_build(s, f)
