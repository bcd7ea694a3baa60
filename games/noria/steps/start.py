"""NO-1.8, NO-1.9: the starting resource and the free first Level."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Indices, each
from app.framework.phases import Frame, Phase, Step
from games.noria.components import PATHS, RESOURCES
from games.noria.state import Noria


class TakeStartResource(Step[Noria]):
    verb, params, rule = "start_with", ("resource",), "NO-1.8"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return each(len(RESOURCES))

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (resource,) = a
        s.seats[f.seat].resources[resource] += 1
        fx.tell("started_with", f.seat, RESOURCES[resource])


class TakeFreeLevel(Step[Noria]):
    verb, params, rule = "free_level", ("path",), "NO-1.9"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return each(len(PATHS))

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (path,) = a
        s.seats[f.seat].levels[path] = 1
        fx.tell("climbed", f.seat, PATHS[path], 1)


class StartResource(Phase[Noria]):
    kind, rule, offers = "start_resource", "NO-1.8", (TakeStartResource(),)


class FreeLevel(Phase[Noria]):
    kind, rule, offers = "free_level", "NO-1.9", (TakeFreeLevel(),)
