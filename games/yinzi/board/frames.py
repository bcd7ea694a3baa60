"""What the open question says about itself: the only place where the board reads the arguments of frames."""

from app.framework.phases import Frame
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.state import Yinzi
from games.yinzi.transport import room_left

_NAMES = {phase.kind: [name.rstrip("?") for name in phase.params] for phase in GAME.phases}
_WORKS = frozenset(t.WORKS)
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


def _argument(frame: Frame | None, name: str, otherwise: int = -1) -> int:
    """What a frame carries under this name; something else when it does not."""
    names = _NAMES[frame.kind] if frame else []
    return int(frame.args[names.index(name)]) if frame and name in names else otherwise


def _asked(s: Yinzi, kind: str, name: str) -> int:
    """An argument of the open question, or -1 when another one is open."""
    return _argument(s.stack[-1], name) if asks(s, kind) else -1


def tile_in_hand(s: Yinzi) -> int:
    """The good of the plantation tile that is about to be laid, though it may still have to be paid."""
    paying = asks(s, "pay") and len(s.stack) > 1
    frame = s.stack[-2] if paying else top(s)
    return _argument(frame, "good") if frame and frame.kind == "lay" else -1


def factory_in_hand(s: Yinzi) -> int:
    return _asked(s, "site", "factory")


def doubling(s: Yinzi) -> int:
    """The factory that may make a second product."""
    return _asked(s, "produce", "factory")


def used_factories(s: Yinzi) -> int:
    """Those that have produced in this action, as bits."""
    return max(0, _asked(s, "produce", "used"))


def pair_hold(s: Yinzi) -> int:
    """The ship space that a pair of foods goes to."""
    return _asked(s, "pair", "hold")


def reaction_dock(s: Yinzi) -> int:
    return _asked(s, "reaction", "dock")


def burnt_factory(s: Yinzi) -> int:
    return _asked(s, "rubble", "factory")


def food_missing(s: Yinzi) -> int:
    return _asked(s, "feed", "missing")


def group_at_work(s: Yinzi) -> int:
    """The fortune slot whose group is working now."""
    frame = top(s)
    return _argument(frame, "fortune") if frame and frame.kind in _WORKS else -1


def capacity_left(s: Yinzi, q: int) -> int:
    """What q can still carry over borders: in the open action, or in the next one."""
    frame = top(s)
    if frame is None or frame.seat != q:
        return s.seats[q].capacity()
    return max(0, room_left(s, q, _argument(frame, "borders", 0), _argument(frame, "river", 0)))


def phase(s: Yinzi) -> str:
    """The letter of the phase, empty before the first round and after the last."""
    for frame in reversed(s.stack):
        if frame.kind in _FRAMES_OF_D:
            return "D"
        if frame.kind in _PHASE_OF:
            return _PHASE_OF[frame.kind]
    return ""
