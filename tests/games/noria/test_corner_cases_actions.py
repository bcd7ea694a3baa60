"""Corner cases: the market, investing, islands, factories, production."""

from itertools import product

import pytest

from app.framework.moves import Refusal
from app.framework.resources import SAME, affordable
from games.noria.reckoning import surcharge
from games.noria.tables import (
    DISC,
    DISCS,
    ISLAND,
    LEVEL_PRICES,
    PATH,
)
from tests.games.noria.positions import Table


def in_city(players: int = 4, side: str = "city") -> Table:
    """The first seat is about to use a City."""
    t = Table(players)
    t.wheel(0, small_bottom=side)
    mode = "advanced" if side.endswith("+") else "normal"
    return t.at("actions").play(f"activate small_bottom {mode}")


def test_SC_C17_equal_is_not_ahead() -> None:
    t = in_city()
    for q, level in enumerate((3, 3, 4, 5)):
        t.levels(q, refinement=level)
    assert surcharge(t.state, 0, PATH["refinement"]) == 2
    t.resources(0, 5, 0, 0)
    assert t.refused("invest refinement") == Refusal("surcharge-short", (2, 6, 5), "NO-6.4.2")
    t.resources(0, 4, 1, 1)
    t.play("invest refinement")
    assert t.told("paid") == [(0, 4, 0, 0), (0, 0, 1, 1)]
    assert t.seat(0).levels == [4, 0, 0, 0]


def test_SC_C18_from_the_cave_everybody_is_ahead() -> None:
    t = in_city()
    for q, level in enumerate((0, 1, 1, 7)):
        t.levels(q, research=level)
    assert surcharge(t.state, 0, PATH["research"]) == 3
    t.warehouses(0, lamp=(1, 1))
    t.resources(0, 1, 1, 0)
    assert t.refused("invest research") == Refusal("surcharge-short", (3, 3, 2), "NO-6.4.2")
    t.resources(0, 1, 1, 1)
    t.play("invest research")
    assert (t.told("paid_goods"), t.told("paid")) == ([(0, 0, 0, 0, 1, 0)], [(0, 1, 1, 1)])
    assert t.seat(0).levels == [0, 0, 0, 1]


def test_SC_C20_exploration_wants_different_goods() -> None:
    t = in_city()
    t.levels(0, exploration=8)
    assert LEVEL_PRICES[PATH["exploration"]][8] == (3, "different")
    t.warehouses(0, sail=(4, 3))
    assert t.refused("invest exploration") == Refusal("price-different-simple_good", (3,), "NO-6.4.3")
    t.warehouses(0, sail=(4, 3), compass=(2, 2))
    t.play("invest exploration")
    assert t.refused("pay_goods 0 3 0 0 0") == Refusal("mix-different", (3,), "NO-6.4.3")
    assert t.refused("pay_goods 1 2 0 0 0") == Refusal("mix-short", (), "NO-6.4.4")
    t.play("pay_goods 0 2 1 0 0")
    assert t.goods(0) == {"sail": (4, 1), "compass": (2, 1)}
    assert t.seat(0).levels == [0, 0, 9, 0]


@pytest.mark.parametrize("good", ["lamp", "piston"])
def test_SC_C21_research_wants_equal_goods(good: str) -> None:
    t = in_city()
    t.levels(0, research=3)
    t.warehouses(0, lamp=(2, 1), piston=(2, 1))
    assert t.refused("invest research") == Refusal("price-same-complex_good", (2,), "NO-6.4.3")
    t.warehouses(0, **{good: (2, 2)})
    t.play("invest research")
    assert t.goods(0)[good] == (2, 0)
    assert t.seat(0).levels == [0, 0, 0, 4]


def test_SC_C21_a_lamp_and_a_piston_are_no_payment() -> None:
    t = in_city()
    t.levels(0, research=3)
    t.warehouses(0, lamp=(2, 2), piston=(2, 2))
    t.play("invest research")
    assert t.refused("pay_goods 0 0 0 1 1") == Refusal("mix-same", (2,), "NO-6.4.3")
    assert t.legal("pay_goods") == ["pay_goods 0 0 0 2 0", "pay_goods 0 0 0 0 2"]


def test_any_good_may_be_sold_while_a_payment_is_put_together() -> None:
    t = in_city()
    t.levels(0, exploration=5)
    t.warehouses(0, sail=(3, 3), compass=(1, 1), propeller=(1, 1))
    t.play("invest exploration", "sell compass")
    assert t.told("paid_goods") == [(0, 1, 1, 0, 0, 0)], "the only way left"
    assert t.goods(0) == {"propeller": (1, 0), "sail": (3, 2), "compass": (1, 0)}


@pytest.mark.parametrize(("amount", "rule"), sorted({price for row in LEVEL_PRICES[2:] for price in row}))
def test_where_two_ways_to_pay_exist_selling_one_good_leaves_one(amount: int, rule: str) -> None:
    kinds = 2 if rule == SAME and amount > 1 else 3
    for stock in product(range(6), repeat=kinds):
        if len(affordable(stock, amount, rule)) > 1:
            for sold in filter(stock.__getitem__, range(kinds)):
                assert affordable([n - (k == sold) for k, n in enumerate(stock)], amount, rule)


@pytest.mark.parametrize(("players", "ships"), [(2, [1, 1, 0]), (3, [2, 1, 0]), (4, [3, 2, 0])])
def test_SC_C23_at_least_one_ship(players: int, ships: list[int]) -> None:
    t = Table(players).at("actions").play("activate medium_right normal")
    t.play("travel face_down", picks=[ISLAND["isle_4"]])
    assert t.state.island_ships[ISLAND["isle_4"]] == ships


def test_SC_C25_the_seventh_factory() -> None:
    t = Table()
    t.reveal("isle_1", "isle_2", "isle_3")
    t.factories(0, 6)
    t.at("actions").play("activate medium_right normal", "travel isle_3", "build sail")
    assert t.told("built") == [(0, "sail", 2)]
    assert t.play("end_actions", "end_politics").told("income") == [
        (
            0,
            7,
        )
    ]
    t.wheel(0, medium_left="journey")
    t.at("actions", 0, 2).play("activate medium_left normal", "travel isle_1")
    assert t.refused("build sail") == Refusal("no-factory", (), "NO-6.7")
    assert t.legal("build") == []
    t.play("take_ship energy")


def test_an_island_with_nothing_to_offer_asks_nothing() -> None:
    t = Table()
    t.reveal("isle_1", "isle_2")
    t.factories(1, 4)
    t.leave_ships("isle_1", 0, 0, 0)
    t.at("actions").play("activate medium_right normal", "travel isle_1")
    assert t.asked == ("actions", 0)
    assert t.seat(0).ambassador == ISLAND["isle_1"]


def test_SC_C27_all_warehouses_full() -> None:
    t = Table()
    t.wheel(0, medium_left="tool", large_left="energy")
    t.warehouses(0, sail=(2, 2), lamp=(1, 1))
    t.resources(0, 5, 5, 5)
    t.at("actions").play("activate medium_left normal")
    assert t.refused("produce 0 1 0 0 0") == Refusal("warehouses-full", (), "NO-6.9.2")
    assert t.legal("produce") == []
    t.play("upgrade large_left")


def test_SC_C30_placing_on_an_occupied_space() -> None:
    t = in_city().play("market energy", "end_actions", "end_politics")
    occupied = "large_upper_centre"
    old = DISC[t.on(0, occupied)]
    before, discs = t.state.box[old], t.discs(0)
    t.play(f"place_disc energy {occupied}")
    assert t.discs(0) == discs
    assert t.state.box[old] == before + 1
    assert t.on(0, occupied) == "energy"


def test_SC_C34_at_the_top() -> None:
    t = in_city()
    t.levels(0, refinement=9, settlement=8)
    t.resources(0, 9, 9, 9)
    assert t.refused("invest refinement") == Refusal("path-top", ("refinement",), "NO-6.4")
    t.play("invest settlement", "pay 5 1 0")
    assert t.seat(0).levels == [9, 9, 0, 0]


def test_SC_C39_an_empty_stack() -> None:
    t = in_city()
    city = DISC["city"]
    t.state.box[city] += t.state.stacks[city]
    t.state.stacks[city] = 0
    t.resources(0, 9, 9, 9)
    assert t.refused("market city") == Refusal("stack-empty", ("city",), "NO-6.3")
    assert t.legal("market") == [f"market {d}" for d in DISCS if d != "city"]


def test_SC_C40_two_bonus_discs_at_once() -> None:
    t = in_city(side="city+")
    t.resources(0, 8, 0, 0)
    t.play("market bonus")
    assert t.stock(0)[0] == (4, 0, 0)
    t.play("market bonus")
    assert t.stock(0)[0] == (0, 0, 0)
    assert t.seat(0).bought == [DISC["bonus"]] * 2
    assert t.asked == ("actions", 0)


def test_a_market_disc_is_not_sold_for_less() -> None:
    t = in_city()
    t.resources(0, 1, 1, 1)
    assert t.refused("market bonus") == Refusal("resources-short", (4, 3), "NO-6.3")


def test_expert_journeys_go_anywhere_first_and_then_to_a_neighbour() -> None:
    t = Table(2, "expert")
    for q in (0, 1):
        t.wheel(q, medium_left="journey+")
    t.at("actions").play("activate medium_left advanced")
    assert t.legal("travel") == [f"travel isle_{n}" for n in (1, 2, 3, 4, 5)]
    t.play("travel isle_1", "take_ship energy")
    assert t.legal("travel") == ["travel isle_2", "travel isle_5"], "the circle closes"
    assert t.refused("travel isle_3") == Refusal("not-neighbour", ("isle_3", "isle_1"), "NO-11.3")
    assert t.refused("travel isle_1") == Refusal("already-there", ("isle_1",), "NO-6.5.2")


def test_the_black_market_is_open_after_landing_too() -> None:
    """NO-7.1: while a disc is being carried out, which a landing is part of."""
    t = Table()
    t.reveal("isle_1")
    t.warehouses(0, sail=(1, 1))
    t.at("actions").play("activate medium_right normal", "travel isle_1")
    assert t.asked == ("landing", 0)
    knowledge = t.seat(0).knowledge
    t.play("sell sail")
    assert t.asked == ("landing", 0)
    assert t.seat(0).knowledge == knowledge + 2
