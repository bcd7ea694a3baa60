"""YZ-11.16: War & routes. First how many workers go to war, then perhaps one route tile."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import FREE, idle
from games.yinzi.steps.routes import can_complete
from games.yinzi.steps.work import MUST_WORK, REST, at_hand, dismiss, employ
from games.yinzi.tables import MOST_WORKERS, NEEDS, ROUTE, ROUTES, WAR

ENLIST = tuple(Move("enlist", (count,)) for count in range(1, MOST_WORKERS + 1))
SATISFY = tuple(Move("route", (route,)) for route in ROUTES)
AT_LEAST_ONE = Refusal("at-least-one", (), "YZ-11.2")
ONE_ROUTE = Refusal("one-route", (), "YZ-11.16")
NOT_SHOWN = Refusal("route-not-shown", (), "YZ-11.16")
SATISFIED = Refusal("route-satisfied", (), "YZ-11.16")
CANNOT = Refusal("cannot-supply", (), "YZ-12.2")


def most_warriors(s: Yinzi, q: int, slot: int) -> int:
    """With lying veterans, who join, never more than four (R18)."""
    return min(at_hand(s, q, slot, WAR), MOST_WORKERS - s.seats[q].lying)


class Enlist(Step[Yinzi]):
    """YZ-11.16"""

    verb, params, rule = "enlist", ("count",), "YZ-11.16"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Move, ...]:
        return ENLIST

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        count, slot = int(m.args[0]), int(f.args[0])
        most = most_warriors(s, f.seat, slot)
        if not count:
            return AT_LEAST_ONE
        if count > most:
            return Refusal("few-workers", (count, most), "YZ-11.16")
        if s.house & (house.ALL_MUST_WORK | house.ALL_TO_WAR) and count < min(most, s.seats[f.seat].groups[slot]):
            return MUST_WORK
        return None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        seat, slot = s.seats[f.seat], int(f.args[0])
        employ(s, f.seat, slot, WAR, int(m.args[0]))
        seat.areas[WAR] += seat.lying
        seat.lying = 0
        s.war += (f.seat,)
        fx.tell("enlists", f.seat, seat.areas[WAR], len(s.war))
        dismiss(s, f.seat, slot, fx)
        s.push(Frame("war_route", f.seat, (0,)))


class WarRoutes(Phase[Yinzi]):
    """YZ-11.16"""

    kind, rule = "war_routes", "YZ-11.16"
    offers = (Enlist(),)


class SatisfyRoute(Step[Yinzi]):
    """YZ-11.16"""

    verb, params, rule = "route", ("route",), "YZ-11.16"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return ONE_ROUTE if f.args[0] else None

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [SATISFY[tile] for tile in s.shown if tile >= 0]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        tile = ROUTE[m.args[0]]  # type: ignore[index]
        if tile not in s.shown:
            return NOT_SHOWN
        if s.taker[s.shown.index(tile)] >= 0:
            return SATISFIED
        return None if can_complete(s, f.seat, NEEDS[tile]) else CANNOT

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        place = s.shown.index(ROUTE[m.args[0]])  # type: ignore[index]
        s.taker[place] = f.seat
        s.push(Frame("demand", f.seat, (place, 0)), Frame("war_route", f.seat, (1,)))


class WarRoute(Phase[Yinzi]):
    """YZ-11.16"""

    kind, rule = "war_route", "YZ-11.16"
    offers = (SatisfyRoute(), *FREE, *REST)

    def asks(self, s: Yinzi, f: Frame) -> bool:
        if not f.args[0] and any(
            tile >= 0 and s.taker[place] < 0 and can_complete(s, f.seat, NEEDS[tile]) for place, tile in enumerate(s.shown)
        ):
            return True
        return not idle(s, f.seat)
