"""NO-11.4: everybody builds the own wheel from the six starting discs."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.state import Noria
from games.noria.tables import (
    ACTIVE,
    DISCS,
    RING_OF,
    RINGS,
    SPACES,
    STARTING_DISCS,
)

IN_RING = {"small": 1, "medium": 2, "large": 3}
IN_ACTIVE_HALF = 2


class SetDisc(Step[Noria]):
    verb = "set_disc"
    params = ("disc", "space")
    rule = "NO-11.4"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        wheel = s.seats[f.seat].wheel
        return [(disc, x) for disc in STARTING_DISCS if disc + 1 not in wheel for x in range(len(SPACES))]

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        disc, space = a
        wheel = s.seats[f.seat].wheel
        if disc not in STARTING_DISCS or disc + 1 in wheel:
            return Refusal("disc-placed", (DISCS[disc],), self.rule)
        if wheel[space]:
            return Refusal("space-taken", (SPACES[space],), self.rule)
        ring = RING_OF[space]
        if sum(1 for x in RINGS[ring] if wheel[x]) == IN_RING[ring]:
            return Refusal("ring-full", (IN_RING[ring], ring), self.rule)
        active = [x for x in range(len(SPACES)) if wheel[x] and x in ACTIVE]
        halves = len(active), sum(map(bool, wheel)) - len(active)
        room = IN_ACTIVE_HALF, len(STARTING_DISCS) - IN_ACTIVE_HALF
        half = 0 if space in ACTIVE else 1
        if halves[half] == room[half]:
            return Refusal(("active-half-full", "other-half-full")[half], (room[half],), self.rule)
        return None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        disc, space = a
        s.seats[f.seat].wheel[space] = disc + 1
        s.push(f)


class BuildWheel(Phase[Noria]):
    kind = "build_wheel"
    rule = "NO-11.4"
    offers = (SetDisc(),)

    def asks(self, s: Noria, f: Frame) -> bool:
        return sum(map(bool, s.seats[f.seat].wheel)) < len(STARTING_DISCS)

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        fx.tell("built_wheel", f.seat)
