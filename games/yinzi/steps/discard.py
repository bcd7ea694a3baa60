"""YZ-14.15, YZ-10.8: taking a route tile of choice from the discard pile."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.hidden import learn_secret
from games.yinzi.state import Yinzi
from games.yinzi.tables import ROUTES

EMPTY = Refusal("discard-empty", (), "YZ-14.15")
NOT_THERE = Refusal("not-in-discard", (), "YZ-10.8")


def why_no_discard(s: Yinzi) -> Refusal | None:
    return None if s.discard or s.secret else EMPTY


def look(s: Yinzi, seat: int, fx: Effects) -> None:
    """Whoever may take a tile looks through the pile; only now it is decided what its first tiles are (R38)."""
    if -1 in s.secret:
        learn_secret(s, fx)
    if s.secret and not s.looked >> seat & 1:
        fx.reveal()
    s.looked |= 1 << seat
    s.push(Frame("take_route", seat))


class TakeRoute(Step[Yinzi]):
    """YZ-10.8"""

    verb = "take_route"
    params = ("route",)
    rule = "YZ-10.8"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(route,) for route in range(len(ROUTES)) if s.discard >> route & 1 or route in s.secret]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (route,) = a
        return None if s.discard >> route & 1 or route in s.secret else NOT_THERE

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (route,) = a
        if route in s.secret:
            s.secret = tuple(tile for tile in s.secret if tile != route)
            fx.reveal()
        else:
            s.discard ^= 1 << route
        s.seats[f.seat].personal += ((route, 0),)
        fx.tell("takes_route", f.seat, ROUTES[route])


class TakeRoutePhase(Phase[Yinzi]):
    """YZ-10.8"""

    kind = "take_route"
    rule = "YZ-10.8"
    offers = (TakeRoute(),)
