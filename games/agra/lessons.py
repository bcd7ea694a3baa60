"""What Agra says to those who learn it: a card for each question, and a guided first game of one idea a turn."""

from app.framework.teaching import Card, Goal, Guided, Teaching
from games.agra.state import Agra
from games.agra.tables import SPOT_GOOD

FEW_WORKERS, FEW_MARKERS, MANY_FAVOURS = 2, 4, 3


def coins_lie_about(s: Agra, seat: int) -> bool:
    return any(s.coins)


def somebody_wants_a_good(s: Agra, seat: int) -> bool:
    goods = s.seats[seat].goods
    return any(goods[SPOT_GOOD[spot]] for spot in s.open_spots)


def favours_to_spend(s: Agra, seat: int) -> bool:
    return bool(s.seats[seat].favours >= MANY_FAVOURS)


def few_workers(s: Agra, seat: int) -> bool:
    return bool(s.seats[seat].workers <= FEW_WORKERS)


def few_markers(s: Agra, seat: int) -> bool:
    return bool(s.seats[seat].supply <= FEW_MARKERS)


def boat_has_sailed(s: Agra, seat: int) -> bool:
    return s.pier > 1


def end_is_near(s: Agra, seat: int) -> bool:
    return bool(s.ending)


CARDS = (
    Card("action", ("action",)),
    Card("produce", ("produce",)),
    Card("merchant", ("merchant",)),
    Card("meditation", ("meditation",)),
    Card("farmers", ("farmers",)),
    Card("uncover", ("uncover",)),
    Card("process", ("process",)),
    Card("follow", ("follow",)),
    Card("builder", ("builder",)),
    Card("architect", ("architect",)),
    Card("pay", ("pay",)),
    Card("claim", ("claim",)),
    Card("sailor", ("sailor",)),
    Card("influence", ("honours", "raise")),
    Card("favour_tile", ("track_bonus", "search", "surplus")),
    Card("order", ("order",)),
    Card("trader", ("trader", "giving", "taking")),
    Card("price", ("tokens", "token")),
    Card("botanist", ("botanist",)),
    Card("rise", ("rise",)),
    Card("extra_good", ("gain", "convert", "swap", "sell")),
    Card("extra_delivery", ("ship", "imperial")),
    Card("shortage", ("shortage",)),
    Card("french", ("french",)),
    Card("dyer", ("dyer",)),
    Card("cook", ("cook",)),
    Card("jagirdar", ("jagirdar",)),
    Card("sadr", ("sadr",)),
    Card("coins", when=coins_lie_about),
    Card("wanted", when=somebody_wants_a_good),
    Card("favours", when=favours_to_spend),
    Card("few_workers", when=few_workers),
    Card("few_markers", when=few_markers),
    Card("boat", when=boat_has_sailed),
    Card("end", when=end_is_near),
)

GOALS = (
    Goal("produce", moves=("produce 1", "produce 2", "produce 3", "produce 4")),
    Goal("merchant", moves=("move_merchant",)),
    Goal("meditate", news=("mp-spent",)),
    Goal("build", news=("claimed",)),
    Goal("process", moves=("process 1", "process 2", "process 3", "follow")),
    Goal("deliver", news=("delivered", "doubled")),
    Goal("influence", news=("influence",)),
    Goal("favour", news=("favour-action",)),
    Goal("contract", news=("contract",)),
    Goal("trade", moves=("place trader",)),
    Goal("order", news=("served", "fulfilled")),
    Goal("botanist", moves=("place botanist",)),
)

TEACHING = Teaching(CARDS, Guided("first-game-1289", GOALS))
