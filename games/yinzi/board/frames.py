"""What the open question says about itself: the only place where the board reads the arguments of frames."""

from app.framework.phases import Frame
from games.yinzi import GAME
from games.yinzi.state import Yinzi
from games.yinzi.transport import room_left

_FORTUNES = ("develop_boats", "cultivate", "sell_city", "develop_factories", "innovations")
_WORKS = ("war_routes", "produce", "take_resources", "imperial_duties", "supply_ships")
PHASES = "ABCDEF"
_PHASE_OF = {
    **dict.fromkeys(("bonus_turn", "bonus", "bonus_rest", "new_order"), "A"),
    **dict.fromkeys(("turns", "turn", "first_hands"), "B"),
    **dict.fromkeys(("feed_start", "feed"), "C"),
    **dict.fromkeys(("late", "pair", "pair_done"), "E"),
    "administration": "F",
}
_FRAMES_OF_D = frozenset(
    (
        *("war_glory", "recruit", "stand_up", "spoils", "weaken", "battle", "veterans", "disasters", "fire", "rubble", "flood"),
        *("drought", "routes_won", "personal", "duty", "free_upgrade", "tax"),
    )
)


def top(s: Yinzi) -> Frame | None:
    return s.stack[-1] if s.stack else None


def asks(s: Yinzi, *kinds: str) -> bool:
    """Whether one of these questions is open now."""
    return bool(s.stack) and s.stack[-1].kind in kinds


def _named(frame: Frame) -> dict[str, int]:
    """The arguments of a question by the names that its phase gives them."""
    return dict(zip(GAME.phase(frame).params, frame.args, strict=True))


def _argument(s: Yinzi, kind: str, name: str) -> int:
    """An argument of the open question, or -1 when another one is open."""
    return _named(s.stack[-1])[name] if asks(s, kind) else -1


def _owed(s: Yinzi, kind: str, name: str) -> int:
    """The same of a question that is still to come: it may have to be paid first."""
    return next((_named(frame)[name] for frame in reversed(s.stack) if frame.kind == kind), -1)


def tile_in_hand(s: Yinzi) -> int:
    """The good of the plantation tile that is about to be laid."""
    return _owed(s, "lay", "good")


def factory_in_hand(s: Yinzi) -> int:
    return _owed(s, "site", "factory")


def doubling(s: Yinzi) -> int:
    """The factory that may make a second product."""
    return _argument(s, "produce", "factory?")


def used_factories(s: Yinzi) -> int:
    """Those that have produced in this action, as bits."""
    return max(0, _argument(s, "produce", "used"))


def demand_place(s: Yinzi) -> int:
    return _argument(s, "demand", "place")


def pair_hold(s: Yinzi) -> int:
    """The ship space that a pair of foods goes to."""
    return _argument(s, "pair", "hold")


def reaction_dock(s: Yinzi) -> int:
    return _argument(s, "reaction", "dock")


def burnt_factory(s: Yinzi) -> int:
    return _argument(s, "rubble", "factory")


def food_missing(s: Yinzi) -> int:
    return _argument(s, "feed", "missing")


def drought_in(s: Yinzi) -> int:
    return _argument(s, "drought", "province")


def group_at_work(s: Yinzi) -> int:
    """The fortune slot whose group is working now."""
    frame = top(s)
    return _named(frame)["fortune"] if frame and frame.kind in _WORKS else -1


def resolutions_left(s: Yinzi) -> int:
    frame = top(s)
    return _named(frame)["left"] if frame and frame.kind in _FORTUNES else -1


def capacity_left(s: Yinzi, q: int) -> int:
    """What q can still carry over borders: in the open action, or in the next one."""
    frame = top(s)
    known = _named(frame) if frame is not None and frame.seat == q else {}
    if "borders" not in known:
        return s.seats[q].capacity()
    return max(0, room_left(s, q, known["borders"], known["river"]))


def phase(s: Yinzi) -> str:
    """The letter of the phase, empty before the first round and after the last."""
    for frame in reversed(s.stack):
        if frame.kind in _FRAMES_OF_D:
            return "D"
        if frame.kind in _PHASE_OF:
            return _PHASE_OF[frame.kind]
    return ""
