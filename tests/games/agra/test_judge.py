"""What the judge sees coming."""

from collections.abc import Iterator
from typing import Any

import pytest

from app.bots.alike import frozen
from games.agra import GAME, prospects
from games.agra.state import Agra
from games.agra.tables import GOOD
from games.agra.wants import wanted
from tests.games.agra.positions import MAGENTA, TEAL, Table
from tests.games.agra.walks import walk


def seen(table: Table, feature: str, seat: int = TEAL) -> float:
    return float(GAME.judge.measure(table.state, seat)[GAME.judge.features.index(feature)])


def with_goods(table: Table, **goods: int) -> Table:
    table.goods(TEAL, **goods)
    return table.at("meditation", MAGENTA)


@pytest.fixture
def river() -> Table:
    table = Table(2)
    table.river("takshaka", "mahout")
    return table


def test_goods_for_a_whole_voyage_are_worth_more_than_its_pieces(river: Table) -> None:
    cargo = {"planks": 1, "sandstone": 1, "cement": 1, "wood": 1}
    pieces = [seen(with_goods(river, **{good: 1}), "voyage") for good in cargo]
    assert seen(with_goods(river, **cargo), "voyage") > 1.5 * sum(pieces) > 0


def test_goods_that_nobody_takes_promise_no_voyage(river: Table) -> None:
    assert seen(with_goods(river, clothes=3), "voyage") == 0


def test_a_card_that_a_rival_would_win_promises_less(river: Table) -> None:
    river.marker(TEAL, "takshaka", "planks")
    own = seen(with_goods(river, sandstone=1), "voyage")
    river.marker(MAGENTA, "takshaka", "planks", double=True)
    assert 0 < seen(with_goods(river, sandstone=1), "voyage") < own


def test_both_goods_of_a_marked_order_are_an_errand_where_there_is_influence() -> None:
    table = Table(2)
    table.marked("merchants", 1)
    assert seen(with_goods(table, planks=1, curry=1), "errands") < 3
    table.influence(TEAL, merchants=3)
    assert seen(with_goods(table, planks=1, curry=1), "errands") == pytest.approx(
        0.8 * order_gain(table, "planks", "curry") + 0.4 * max(0.0, gift_gain(table, "planks")), abs=0.5
    )
    one = seen(with_goods(table, planks=1), "errands")
    assert seen(with_goods(table, planks=1, curry=1), "errands") > 2 * one


def order_gain(table: Table, *goods: str) -> float:
    worth = prospects.pieces(table.state, table.seat(TEAL).goods, wanted(table.state))
    return 3 + prospects.AT_THE_END - sum(worth[GOOD[good]] for good in goods)


def gift_gain(table: Table, good: str) -> float:
    worth = prospects.pieces(table.state, table.seat(TEAL).goods, wanted(table.state))
    return 1 + prospects.LURE - worth[GOOD[good]]


def test_what_wanted_goods_are_made_from_is_wanted_too() -> None:
    table = Table(2)
    table.river("khatib")
    wood = GOOD["wood"]
    assert wanted(table.state)[wood] > 0
    before = wanted(table.state)[GOOD["sandstone"]]
    table.marker(MAGENTA, "khatib", "sandstone")
    assert wanted(table.state)[GOOD["sandstone"]] < before


def test_a_farm_that_yields_much_of_one_good_is_better_than_some_of_each() -> None:
    table = Table(2).at("meditation")
    even = seen(table, "farm")
    table.farmers(TEAL, top=4)
    once = seen(table, "farm")
    table.farmers(TEAL, top=4, left=4)
    assert seen(table, "farm") - once > once - even > 0


def test_what_is_known_of_a_position_is_what_would_be_found_again() -> None:
    for s in states():
        for seat in range(len(s.seats)):
            known = GAME.judge.measure(s, seat)
            prospects.KNOWN.clear()
            assert GAME.judge.measure(s, seat) == known


def test_looking_changes_nothing() -> None:
    for s in states():
        before = frozen(s)
        prospects.KNOWN.clear()
        GAME.judge.value(s, TEAL)
        assert frozen(s) == before


def states() -> Iterator[Agra]:
    for players, seed in ((2, 1), (4, 2)):
        taken: Any = walk(players, seed)
        yield from (step.before for step in taken[::7])
