"""YZ-14.13 to YZ-14.17: routes won and supplied, rewards of the imperial duties."""

from app.framework.dice import Effects
from app.framework.moves import Move
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.components import BOX
from games.yinzi.money import earn
from games.yinzi.pieces import sail_on
from games.yinzi.state import NOTHING, Yinzi
from games.yinzi.steps.discard import look
from games.yinzi.steps.factories import can_upgrade
from games.yinzi.steps.routes import SUPPLY, can_supply, send_home
from games.yinzi.tables import ROUTES


class NewOccasion(Phase[Yinzi]):
    """YZ-6.5: phases C to E are one occasion, unless the table reads each phase as its own."""

    kind, rule = "new_occasion", "YZ-6.5"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        if s.house & house.EACH_PHASE:
            for seat in s.seats:
                seat.traded = NOTHING


class RoutesWon(Phase[Yinzi]):
    """YZ-14.13"""

    kind, rule = "routes_won", "YZ-14.13"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        for place, tile in enumerate(s.shown):
            if tile < 0:
                continue
            winner = s.taker[place]
            if winner >= 0:
                s.seats[winner].won += (tile,)
                fx.tell("wins_route", winner, ROUTES[tile])
            else:
                s.discard |= 1 << tile
            send_home(s, s.laid[place])
            s.shown[place], s.laid[place], s.taker[place] = -1, (), -1
            if s.route_pile[place]:
                s.route_pile[place] -= 1
                show_route(s, place, fx)


def show_route(s: Yinzi, place: int, fx: Effects) -> None:
    tile = fx.choose([t for t in range(len(ROUTES)) if s.routes_left >> t & 1])
    s.routes_left ^= 1 << tile
    s.shown[place] = tile
    fx.tell("route_shown", s.active, ROUTES[tile])


class SupplyDone(Step[Yinzi]):
    """YZ-12.4"""

    verb, rule = "done", "YZ-12.4"

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        pass


class Personal(Phase[Yinzi]):
    """YZ-12.4"""

    kind, rule = "personal", "YZ-12.4"
    offers = (*SUPPLY, SupplyDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return can_supply(s, f.seat)


class DutyReward(Phase[Yinzi]):
    """YZ-14.14 to YZ-14.17"""

    kind, rule = "duty", "YZ-14.14"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        q = f.seat
        if s.seats[q].duty < 0:
            return
        duty = BOX.duties[s.seats[q].duty]
        fx.tell("rewarded", q, duty.id)
        copper = duty.copper
        if duty.route and not (s.discard or s.secret):
            copper += duty.without_route
        earn(s, q, copper, duty.silver, fx)
        if duty.boats:
            sail_on(s, q, fx)
        if duty.route and (s.discard or s.secret):
            look(s, q, fx)
        if duty.upgrade and can_upgrade(s, q):
            s.push(Frame("free_upgrade", q))
