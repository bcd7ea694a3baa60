"""YZ-14.13, YZ-12.4: routes are won, new ones turned up, and personal tiles supplied."""

from app.framework.dice import Effects
from app.framework.moves import Indices
from app.framework.phases import Frame, Phase, Step
from games.yinzi.demands import can_supply, send_home
from games.yinzi.state import Yinzi
from games.yinzi.steps.routes import SUPPLY
from games.yinzi.tables import ROUTES


class RoutesWon(Phase[Yinzi]):
    """YZ-14.13"""

    kind = "routes_won"
    rule = "YZ-14.13"
    stage = True

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

    verb = "done"
    rule = "YZ-12.4"
    ends = True

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class Personal(Phase[Yinzi]):
    """YZ-12.4"""

    kind = "personal"
    rule = "YZ-12.4"
    stage = True
    offers = (*SUPPLY, SupplyDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return can_supply(s, f.seat)
