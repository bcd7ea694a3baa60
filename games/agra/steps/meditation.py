"""AG-6.1-1 to AG-6.1.3-2: the Meditation Phase."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.house import LAY_AFTER_SPENDING
from games.agra.meditation_points import lay_value
from games.agra.state import Agra
from games.agra.steps.circle import (
    MeditateDeliver,
    MeditateFarmer,
    MeditateRefine,
    MeditateRefineTwo,
    MeditateSwap,
    MeditateUncover,
    Mosaic,
)
from games.agra.steps.secondary import ASIDES
from games.agra.tables import CIRCLE, COOK, FT_MP, SPACES

ALL_WORKERS = BOX.constants.workers_per_player
LAY_MOVES = each(len(SPACES))
NOBODY_STANDS = tuple(Refusal("nobody-stands", (space,), "AG-6.1-1") for space in SPACES)
POINTS_SPENT = Refusal("points-spent", (), "AG-6.1.2-1")
NO_COOK = Refusal("cook-empty", (), "AG-A1-8")


class Lay(Step[Agra]):
    """AG-6.1.1-1: lay down an own standing worker for meditation points."""

    verb = "lay"
    params = ("space",)
    rule = "AG-6.1.1-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return POINTS_SPENT if s.spent and not s.house & LAY_AFTER_SPENDING else None

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        mark = 2 * f.seat + 1
        return [LAY_MOVES[i] for i, v in enumerate(s.spaces) if v == mark]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (space,) = a
        return None if s.spaces[space] == 2 * f.seat + 1 else NOBODY_STANDS[space]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (space,) = a
        s.push(f)
        s.spaces[space] = 2 * f.seat
        fx.tell("laid", f.seat, SPACES[space])
        lay_value(s, f.seat, fx)


class Fetch(Step[Agra]):
    """AG-A1-8: a worker stored on the Cook comes to the supply as if laid down."""

    verb = "fetch"
    rule = "AG-A1-8"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if s.owner[COOK] != f.seat or not s.seats[f.seat].cook:
            return NO_COOK
        return POINTS_SPENT if s.spent and not s.house & LAY_AFTER_SPENDING else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        s.push(f)
        me = s.seats[f.seat]
        me.cook -= 1
        me.workers += 1
        fx.tell("fetched", f.seat)
        lay_value(s, f.seat, fx)


class Act(Step[Agra]):
    """AG-6.1-1, AG-6.1.3-1: leave the Meditation Phase; points left are lost."""

    verb = "act"
    rule = "AG-6.1.3-1"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        close(s, f, fx)


def close(s: Agra, f: Frame, fx: Effects) -> None:
    s.mp = 0
    if s.outer >= 0:
        s.circle = s.outer
        fx.tell("circle", f.seat, CIRCLE[s.outer])


class Meditation(Phase[Agra]):
    """AG-6.1-1: optional; asks only when a worker might be laid down, a point gained otherwise, or points are left."""

    kind = "meditation"
    rule = "AG-6.1-1"
    offers = (
        Act(),
        Lay(),
        Fetch(),
        MeditateSwap(),
        MeditateDeliver(),
        MeditateRefine(),
        MeditateRefineTwo(),
        MeditateUncover(),
        MeditateFarmer(),
        Mosaic(),
        *ASIDES,
    )

    def asks(self, s: Agra, f: Frame) -> bool:
        me = s.seats[f.seat]
        return me.workers < ALL_WORKERS or s.mp > 0 or FT_MP in me.tiles

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        close(s, f, fx)
