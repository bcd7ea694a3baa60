"""Everything the box offers happens in a fixed set of games."""

import random
from collections import Counter

import pytest

from app.framework.dice import Effects, live
from app.framework.moves import Event
from games.yinzi import GAME
from games.yinzi import tables as t
from tests.games.yinzi.positions import Table

GAMES = 90


def kind_of(route: str) -> tuple[int, ...]:
    """Single products, single goods and so on are one kind each."""
    return tuple(
        4 if item == t.ANY_PRODUCT else 0 if item < 4 else 30 if item == 30 else min(item, 40) // 40 * 40 + 10
        for item in t.NEEDS[t.ROUTE[route]]
    )


@pytest.fixture(scope="module")
def happened() -> Counter[tuple[str, str]]:
    """How often each thing appeared in each kind of event: random games of all player counts, and a full ship of each kind."""
    counts: Counter[tuple[str, str]] = Counter()
    for number in range(GAMES):
        rng = random.Random(number)
        fx = Effects(live(rng))
        s = GAME.start(GAME.setup(2 + number % 3), fx)
        while s.stack:
            GAME.play(s, rng.choice(GAME.legal(s)), fx)
        count(fx.events, counts)
    for ship in t.SHIPS:
        count(Table().sail_full(0, ship).news, counts)
    return counts


def count(events: list[Event], counts: Counter[tuple[str, str]]) -> None:
    for event in events:
        for word in event.params:
            counts[event.kind, str(word)] += 1
        counts[event.kind, ""] += 1


def missing(happened: Counter[tuple[str, str]], kind: str, things: tuple[str, ...]) -> list[str]:
    return [thing for thing in things if not happened[kind, thing]]


def test_every_innovation_is_placed_and_used(happened: Counter[tuple[str, str]]) -> None:
    assert missing(happened, "innovates", t.INNOVATIONS) == []
    assert missing(happened, "uses", t.INNOVATIONS) == []


def test_every_kind_of_route_tile_is_satisfied(happened: Counter[tuple[str, str]]) -> None:
    done = {kind_of(r) for r in t.ROUTES if happened["satisfies", r] or happened["completes", r]}
    assert {kind_of(r) for r in t.ROUTES} - done == set()
    assert happened["satisfies", ""]
    assert happened["completes", ""]


def test_every_duty_is_rewarded(happened: Counter[tuple[str, str]]) -> None:
    assert missing(happened, "rewarded", t.DUTY_IDS) == []


def test_every_disaster_strikes(happened: Counter[tuple[str, str]]) -> None:
    assert missing(happened, "disaster", t.DISASTERS) == []
    assert min(happened["burns", ""], happened["withers", ""], happened["loses_product", ""]) > 0


def test_ships_of_every_nation_sail(happened: Counter[tuple[str, str]]) -> None:
    assert missing(happened, "sails", t.NATIONS) == []
    assert happened["new_crops", ""]


def test_every_bonus_is_taken(happened: Counter[tuple[str, str]]) -> None:
    assert missing(happened, "bonus", t.BONUSES) == []


def test_every_event_is_told(happened: Counter[tuple[str, str]]) -> None:
    rare = {"dock_empty", "exports_general"}
    """Seen in the scenarios YZ-K13 and YZ-K11."""
    assert {kind for kind in GAME.events if not happened[kind, ""]} <= rare
