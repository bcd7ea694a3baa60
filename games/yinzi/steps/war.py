"""YZ-11.16: War & routes. First how many workers go to war, then perhaps one route tile."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.demands import can_complete
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import idle
from games.yinzi.steps.work import MUST_WORK, REST, at_hand, dismiss, employ
from games.yinzi.tables import MOST_WORKERS, NEEDS, WAR

AT_LEAST_ONE = Refusal("at-least-one", (), "YZ-11.2")
ONE_ROUTE = Refusal("one-route", (), "YZ-11.16")
NOT_SHOWN = Refusal("route-not-shown", (), "YZ-11.16")
SATISFIED = Refusal("route-satisfied", (), "YZ-11.16")
CANNOT = Refusal("cannot-supply", (), "YZ-12.2")


def most_warriors(s: Yinzi, seat: int, slot: int) -> int:
    """With lying veterans, who join, never more than four (R18)."""
    return min(at_hand(s, seat, slot, WAR), MOST_WORKERS - s.seats[seat].lying)


class Enlist(Step[Yinzi]):
    """YZ-11.16"""

    verb = "enlist"
    params = ("count",)
    rule = "YZ-11.16"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Indices, ...]:
        return each(MOST_WORKERS + 1)[1:]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (count,) = a
        (slot,) = f.args
        most = most_warriors(s, f.seat, slot)
        if not count:
            return AT_LEAST_ONE
        if count > most:
            return Refusal("few-workers", (count, most), "YZ-11.16")
        if s.house & (house.ALL_MUST_WORK | house.ALL_TO_WAR) and count < min(most, s.seats[f.seat].groups[slot]):
            return MUST_WORK
        return None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (count,) = a
        (slot,) = f.args
        me = s.seats[f.seat]
        employ(s, f.seat, slot, WAR, count)
        me.areas[WAR] += me.lying
        me.lying = 0
        s.war += (f.seat,)
        fx.tell("enlists", f.seat, me.areas[WAR], len(s.war))
        dismiss(s, f.seat, slot, fx)
        s.push(Frame("war_route", f.seat, (0,)))


class WarRoutes(Phase[Yinzi]):
    """YZ-11.16"""

    kind = "war_routes"
    params = ("fortune",)
    rule = "YZ-11.16"
    offers = (Enlist(),)


class SatisfyRoute(Step[Yinzi]):
    """YZ-11.16"""

    verb = "route"
    params = ("route",)
    rule = "YZ-11.16"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        (chosen,) = f.args
        return ONE_ROUTE if chosen else None

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(tile,) for tile in s.shown if tile >= 0]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (tile,) = a
        if tile not in s.shown:
            return NOT_SHOWN
        if s.taker[s.shown.index(tile)] >= 0:
            return SATISFIED
        return None if can_complete(s, f.seat, NEEDS[tile]) else CANNOT

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (tile,) = a
        place = s.shown.index(tile)
        s.taker[place] = f.seat
        s.push(Frame("demand", f.seat, (place, 0)), Frame("war_route", f.seat, (1,)))


class WarRoute(Phase[Yinzi]):
    """YZ-11.16: the frame carries whether a tile was chosen."""

    kind = "war_route"
    params = ("chosen",)
    rule = "YZ-11.16"
    offers = (SatisfyRoute(), *REST)

    def asks(self, s: Yinzi, f: Frame) -> bool:
        (chosen,) = f.args
        if not chosen and any(
            tile >= 0 and s.taker[place] < 0 and can_complete(s, f.seat, NEEDS[tile]) for place, tile in enumerate(s.shown)
        ):
            return True
        return not idle(s, f.seat)
