"""NO-1.8, NO-1.9: the starting resource and the free first Level."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Move
from app.framework.phases import Frame, Phase, Step
from games.noria.components import PATH, PATHS, RESOURCE, RESOURCES
from games.noria.state import Noria


class TakeStartResource(Step[Noria]):
    verb, params, rule = "start_with", ("resource",), "NO-1.8"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _RESOURCE_MOVES

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        s.seats[f.seat].resources[RESOURCE[m.args[0]]] += 1
        fx.tell("started_with", f.seat, *m.args)


class TakeFreeLevel(Step[Noria]):
    verb, params, rule = "free_level", ("path",), "NO-1.9"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _PATH_MOVES

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        s.seats[f.seat].levels[PATH[m.args[0]]] = 1
        fx.tell("climbed", f.seat, *m.args, 1)


_RESOURCE_MOVES = tuple(Move(TakeStartResource.verb, (r,)) for r in RESOURCES)
_PATH_MOVES = tuple(Move(TakeFreeLevel.verb, (p,)) for p in PATHS)


class StartResource(Phase[Noria]):
    kind, rule, offers = "start_resource", "NO-1.8", (TakeStartResource(),)


class FreeLevel(Phase[Noria]):
    kind, rule, offers = "free_level", "NO-1.9", (TakeFreeLevel(),)
