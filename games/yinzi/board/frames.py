"""What the open question says about itself: the only place where the board reads the arguments of frames."""

from app.framework.phases import Frame
from games.yinzi.state import Yinzi

_CARRIED = {"sell_city": 2, "extra_sale": 0, "produce": 3, "supply_ships": 1, "late": 1, "pair": 2}
"""Which argument of a frame counts the borders crossed so far."""
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


def _argument(s: Yinzi, kind: str, index: int) -> int:
    """An argument of the open question, or -1 when another one is open."""
    return int(s.stack[-1].args[index]) if asks(s, kind) else -1


def tile_in_hand(s: Yinzi) -> int:
    """The good of the plantation tile that is about to be laid."""
    return _argument(s, "lay", 0)


def factory_in_hand(s: Yinzi) -> int:
    return _argument(s, "site", 0)


def doubling(s: Yinzi) -> int:
    """The factory that may make a second product."""
    return _argument(s, "produce", 2)


def used_factories(s: Yinzi) -> int:
    """Those that have produced in this action, as bits."""
    return max(0, _argument(s, "produce", 1))


def demand_place(s: Yinzi) -> int:
    return _argument(s, "demand", 0)


def pair_hold(s: Yinzi) -> int:
    """The ship space that a pair of foods goes to."""
    return _argument(s, "pair", 0)


def reaction_dock(s: Yinzi) -> int:
    return _argument(s, "reaction", 0)


def burnt_factory(s: Yinzi) -> int:
    return _argument(s, "rubble", 0)


def food_missing(s: Yinzi) -> int:
    return _argument(s, "feed", 0)


def drought_in(s: Yinzi) -> int:
    return _argument(s, "drought", 0)


def group_at_work(s: Yinzi) -> int:
    """The fortune slot whose group is working now."""
    frame = top(s)
    return int(frame.args[0]) if frame and frame.kind in _WORKS else -1


def resolutions_left(s: Yinzi) -> int:
    frame = top(s)
    return int(frame.args[0]) if frame and frame.kind in _FORTUNES else -1


def capacity_left(s: Yinzi, q: int) -> int:
    """What q can still carry over borders: in the open action, or in the next one."""
    frame, capacity = top(s), s.seats[q].capacity()
    if frame is None or frame.seat != q or frame.kind not in _CARRIED:
        return capacity
    return max(0, capacity - int(frame.args[_CARRIED[frame.kind]]))


def phase(s: Yinzi) -> str:
    """The letter of the phase, empty before the first round and after the last."""
    for frame in reversed(s.stack):
        if frame.kind in _FRAMES_OF_D:
            return "D"
        if frame.kind in _PHASE_OF:
            return _PHASE_OF[frame.kind]
    return ""
