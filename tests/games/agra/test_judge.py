"""What the judge sees coming."""

from collections.abc import Iterator
from typing import Any

import pytest

from app.bots.alike import frozen
from games.agra import GAME, prospects
from games.agra.state import Agra
from games.agra.tables import ACTION, GOOD
from games.agra.wants import turns_left, wanted
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


def test_the_end_is_seen_coming_by_the_boat_the_steps_and_the_columns() -> None:
    far = turns_left(Table(2).at("meditation", rnd=10).state, TEAL)
    boat, step, column = Table(2), Table(2), Table(2)
    boat.boat(5)
    step.influence(MAGENTA, scholars=8)
    column.orders(MAGENTA, *(f"go_artisans_{n}" for n in range(1, 6)))
    for table in (boat, step, column):
        table.state.round, table.state.active = 10, TEAL
        assert turns_left(table.state, TEAL) < far


def test_once_the_end_is_triggered_the_turns_are_counted() -> None:
    table = Table(3).at("meditation", MAGENTA)
    table.state.ending = 1
    assert [turns_left(table.state, seat) for seat in range(3)] == [1, 1, 2]
    table.state.final = 1
    assert [turns_left(table.state, seat) for seat in range(3)] == [0, 0, 1]


def test_what_is_known_of_other_positions_is_not_taken_for_this_one() -> None:
    prospects.KNOWN.clear()
    for s in states(3):
        for seat in range(len(s.seats)):
            known = GAME.judge.measure(s, seat)
            kept = dict(prospects.KNOWN)
            prospects.KNOWN.clear()
            assert GAME.judge.measure(s, seat) == known
            prospects.KNOWN.update(kept)


def test_an_order_promises_less_once_a_rival_leads() -> None:
    table = Table(2)
    table.marked("merchants", 1)
    table.influence(TEAL, merchants=4)
    leading = seen(with_goods(table, planks=1, curry=1), "errands")
    table.influence(MAGENTA, merchants=5)
    assert seen(with_goods(table, planks=1, curry=1), "errands") < leading


def test_looking_changes_nothing() -> None:
    for s in states(7):
        before = frozen(s)
        prospects.KNOWN.clear()
        GAME.judge.value(s, TEAL)
        assert frozen(s) == before


def states(every: int) -> Iterator[Agra]:
    for players, seed in ((2, 1), (4, 2)):
        taken: Any = walk(players, seed)
        yield from (step.before for step in taken[::every])


def test_a_favour_tile_that_hardly_anybody_uses_is_not_worth_its_place(river: Table) -> None:
    river.at("meditation", TEAL)
    me, worth = river.state.seats[TEAL], {}
    for name in ("ft_free_peon", "ft_extra_process", "ft_deliver_notable"):
        me.tiles = (ACTION[name],)
        worth[name] = seen(river, "tiles")
    assert worth["ft_free_peon"] < worth["ft_extra_process"] < 0 < worth["ft_deliver_notable"]
