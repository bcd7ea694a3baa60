"""What Noria says to those who learn it: a card for each question, and a guided first game of one idea a round."""

from app.framework.teaching import Card, Goal, Guided, Teaching
from games.noria.state import Noria
from games.noria.tables import DISCS, NIGHT_SHIFT_PRICE, PATHS, ROUNDS, TOP

LAST_ROUNDS = 2


def has_goods(s: Noria, seat: int) -> bool:
    return any(s.seats[seat].goods)


def last_seat_of_a_chamber(s: Noria, seat: int) -> bool:
    """Where this seat climbs, only one Politician still waits."""
    return any(level and s.unseated[path] == 1 for path, level in enumerate(s.seats[seat].levels))


def dear_wheel(s: Noria, seat: int) -> bool:
    prices = NIGHT_SHIFT_PRICE[len(s.seats)]
    return prices[s.round] > prices[0]


def half_time(s: Noria, seat: int) -> bool:
    return 2 * s.round > ROUNDS[len(s.seats)]


def end_is_near(s: Noria, seat: int) -> bool:
    return s.round > ROUNDS[len(s.seats)] - LAST_ROUNDS


CARDS = (
    Card("start_resource", ("start_resource",)),
    Card("free_level", ("free_level",)),
    Card("build_wheel", ("build_wheel",)),
    Card("influence", ("influence",)),
    Card("actions", ("actions",)),
    Card("journey", ("journey",)),
    Card("landing", ("landing",)),
    Card("city", ("city",)),
    Card("pay", ("pay",)),
    Card("pay_goods", ("pay_goods",)),
    Card("tool", ("tool",)),
    Card("bonus", ("bonus",)),
    Card("politics", ("politics",)),
    Card("place_discs", ("place_discs",)),
    Card("goods", when=has_goods),
    Card("last_seat", when=last_seat_of_a_chamber),
    Card("half_time", when=half_time),
    Card("dear_wheel", when=dear_wheel),
    Card("end", when=end_is_near),
)

GOALS = (
    Goal("start", moves=("free_level",)),
    Goal("ship", moves=("take_ship",)),
    Goal("gather", news=("gained",)),
    Goal("intrigue", news=("intrigued",)),
    Goal("invest", news=tuple(f"climbed {path} {level}" for path in PATHS for level in range(2, TOP + 1))),
    Goal("factory", news=("built",)),
    Goal("produce", news=("produced",)),
    Goal("disc", news=("placed_disc", "replaced_disc")),
    Goal("upgrade", news=("upgraded",)),
    Goal("advanced", news=tuple(f"activated {disc} advanced" for disc in DISCS)),
    Goal("wheel", news=("turned_ring", "modified")),
)

TEACHING = Teaching(CARDS, Guided("first-game-69", GOALS, (("first_player", "1"),)))
