"""NO-1.8, NO-1.9: the starting resource and the free first Level."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Indices, each
from app.framework.phases import Frame, Phase, Step
from games.noria.state import Noria
from games.noria.tables import PATHS, RESOURCES


class TakeStartResource(Step[Noria]):
    verb = "start_with"
    params = ("resource",)
    rule = "NO-1.8"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return each(len(RESOURCES))

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (resource,) = a
        s.seats[f.seat].resources[resource] += 1
        fx.tell("started_with", f.seat, RESOURCES[resource])


class TakeFreeLevel(Step[Noria]):
    verb = "free_level"
    params = ("path",)
    rule = "NO-1.9"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return each(len(PATHS))

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (path,) = a
        s.seats[f.seat].levels[path] = 1
        fx.tell("climbed", f.seat, PATHS[path], 1)


class StartResource(Phase[Noria]):
    kind = "start_resource"
    rule = "NO-1.8"
    offers = (TakeStartResource(),)


class FreeLevel(Phase[Noria]):
    kind = "free_level"
    rule = "NO-1.9"
    offers = (TakeFreeLevel(),)
