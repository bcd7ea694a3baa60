"""YZ-14.15, YZ-10.8: taking a route tile of choice from the discard pile."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.state import Yinzi
from games.yinzi.tables import ROUTE, ROUTES

EMPTY = Refusal("discard-empty", (), "YZ-14.15")
NOT_THERE = Refusal("not-in-discard", (), "YZ-10.8")
TAKE = tuple(Move("take_route", (route,)) for route in ROUTES)


def why_no_discard(s: Yinzi) -> Refusal | None:
    return None if s.discard or s.secret else EMPTY


def look(s: Yinzi, q: int, fx: Effects) -> None:
    """Whoever may take a tile looks through the pile; only now it is decided what its first tiles are (R38)."""
    if -1 in s.secret:
        learn_secret(s, fx)
    if s.secret and not s.looked >> q & 1:
        fx.reveal()
    s.looked |= 1 << q
    s.push(Frame("take_route", q))


def learn_secret(s: Yinzi, fx: Effects) -> None:
    for _ in s.secret:
        tile = fx.choose([t for t in range(len(ROUTES)) if s.routes_left >> t & 1])
        s.routes_left ^= 1 << tile
        s.secret = (*s.secret[1:], tile)
    s.secret = tuple(sorted(s.secret))


class TakeRoute(Step[Yinzi]):
    """YZ-10.8"""

    verb, params, rule = "take_route", ("route",), "YZ-10.8"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [TAKE[t] for t in range(len(ROUTES)) if s.discard >> t & 1 or t in s.secret]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        tile = ROUTE[m.args[0]]  # type: ignore[index]
        return None if s.discard >> tile & 1 or tile in s.secret else NOT_THERE

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        tile = ROUTE[m.args[0]]  # type: ignore[index]
        if tile in s.secret:
            s.secret = tuple(t for t in s.secret if t != tile)
            fx.reveal()
        else:
            s.discard ^= 1 << tile
        seat = s.seats[f.seat]
        seat.personal += ((tile, 0),)
        fx.tell("takes_route", f.seat, ROUTES[tile])


class TakeRoutePhase(Phase[Yinzi]):
    """YZ-10.8"""

    kind, rule = "take_route", "YZ-10.8"
    offers = (TakeRoute(),)
