"""Ships, late shipping, the war and route tiles, beyond what the examples show."""

import pytest

from app.framework.phases import Frame
from games.yinzi import tables as t
from games.yinzi.state import Yinzi
from tests.games.yinzi.positions import (
    ANGELIKA,
    GREEN,
    MARION,
    TANJA,
    ask,
    asked,
    boat,
    cubes,
    disc,
    dock,
    factory,
    follow,
    food,
    group,
    late_table,
    legal,
    load,
    next_ship,
    only_routes,
    play,
    product,
    refusal,
    sail_full,
    send,
    sound,
    table,
    why,
)

CULTIVATE = t.FORTUNE["cultivate"]

# Ships.


def full_but_one(s: Yinzi, ship: str, hold: str, rival: int, product_id: str) -> None:
    """A ship whose last space waits for a product of Marion's factory."""
    dock(s, 1, ship)
    load(s, hold, rival, product_id)
    factory(s, MARION, "fac_paper_blue", "nz_r1c0_ne", 1)
    product(s, MARION, "fac_paper_blue")
    group(s, MARION, "cultivate", 1)


def test_YZ_10_4_an_emissary_answers_in_another_players_turn() -> None:
    s = table()
    full_but_one(s, "ship_korea_4", "dock_1_1", TANJA, "silk")
    disc(s, TANJA, "inn_em_korea")
    ask(s, "supply_ships", MARION, CULTIVATE, 0, 0)
    play(s, "ship fac_paper_blue dock_1")
    assert asked(s) == ("reaction", TANJA)
    assert set(legal(s)) == {"send_envoy", "keep_envoy"}
    play(s, "send_envoy")
    assert s.envoys[t.FOREIGN.index("asia") * 4 + TANJA] == 1
    assert s.seats[TANJA].inn == 0
    assert s.sailed[-1] == t.SHIP["ship_korea_4"]
    sound(s)


def test_YZ_10_4_nobody_is_asked_without_a_delivery() -> None:
    s = table()
    full_but_one(s, "ship_korea_4", "dock_1_1", TANJA, "silk")
    disc(s, ANGELIKA, "inn_em_korea")
    ask(s, "supply_ships", MARION, CULTIVATE, 0, 0)
    play(s, "ship fac_paper_blue dock_1")
    assert s.sailed[-1] == t.SHIP["ship_korea_4"]
    assert s.seats[ANGELIKA].inn


@pytest.mark.parametrize("nation", t.NATIONS)
def test_YZ_11_12_ships_of_every_nation_sail(nation: str) -> None:
    s = table()
    ship = next(x for x in t.SHIPS if nation in x)
    events = sail_full(s, MARION, ship)
    assert s.nations[t.NATION[nation] * 4 + MARION] == sum(wanted < 4 for wanted in t.SHIP_WANTS[t.SHIP[ship]])
    assert [e.params for e in events if e.kind == "sails"] == [(ship, nation)]
    assert s.seats[MARION].cubes == 15
    sound(s)


def test_YZ_11_14_the_first_european_ship_brings_potatoes_and_corn() -> None:
    s = table()
    dock(s, 1, "ship_korea_4")
    next_ship(s, 0, "ship_spain_2")
    before = sum(s.tile_stack)
    sail_full(s, MARION, "ship_korea_4")
    assert t.SHIPS[s.docked[0]] == "ship_spain_2"
    assert s.europe == 1
    assert (s.tile_stack[t.POTATOES], s.tile_stack[t.CORN], sum(s.tile_stack)) == (4, 4, before + 8)
    sound(s)


# Late shipping.


def test_YZ_15_a_pair_of_two_different_foods_for_a_silver() -> None:
    s = late_table()
    follow(s, Frame("late", MARION, (0, 0, 0)))
    play(s, "late dock_1_1", "give zj_r0c0")
    assert why(s, "give zj_r0c0") == "same-good"
    play(s, "give zj_r1c0")
    assert s.seats[MARION].silver == 1
    assert s.hold[0] == (MARION, -1, MARION, MARION)
    assert s.stack[-1].kind == "first_resource", "one pair a round"
    sound(s)


def test_YZ_15_3_cubes_of_plantations_need_transport_and_bought_food_does_not() -> None:
    s = late_table()
    boat(s, MARION, 1)
    follow(s, Frame("late", MARION, (0, 0, 0)))
    assert s.stack[-1].kind == "first_resource", "two borders are too many"
    food(s, GREEN)
    follow(s, Frame("late", MARION, (0, 0, 0)))
    play(s, "late dock_1_2", "give zj_r1c0", "give_food 1")
    assert s.hold[1] == (MARION, -1, MARION, GREEN)
    assert (s.seats[MARION].copper, s.seats[MARION].silver) == (2, 1)
    sound(s)


def test_YZ_10_5_free_rice_and_free_wheat_are_a_pair_without_cubes() -> None:
    s = table()
    dock(s, 1, "ship_korea_4")
    disc(s, MARION, "inn_rice")
    disc(s, MARION, "inn_wheat")
    follow(s, Frame("late", MARION, (0, 0, 0)))
    play(s, "late dock_1_1", "give_disc inn_rice", "give_disc inn_wheat")
    assert s.hold[0] == (MARION, -1)
    assert (s.seats[MARION].silver, s.seats[MARION].discs) == (1, 20)
    sound(s)


# War.


def test_YZ_10_11_a_recruit_alone_takes_part() -> None:
    s = table()
    only_routes(s, "route_01", "route_02", "route_15")
    disc(s, MARION, "inn_recruit")
    follow(s, Frame("war_glory", 0))
    play(s, "recruit")
    assert s.seats[MARION].glory == [0, 1], "lost, but nobody had more"
    sound(s)


def test_YZ_10_12_weak_enemies_turn_the_war() -> None:
    s = table()
    only_routes(s, "route_08", "route_09", "route_11")
    send(s, TANJA, "war_routes", 1)
    disc(s, MARION, "inn_weak_enemy")
    follow(s, Frame("war_glory", 0))
    play(s, "weaken")
    assert s.seats[TANJA].glory == [1, 0]
    sound(s)


def test_YZ_10_10_veterans_stay_join_and_never_exceed_four() -> None:
    s = table()
    send(s, MARION, "war_routes", 3)
    disc(s, MARION, "inn_veterans")
    follow(s, Frame("war_glory", 0))
    play(s, "veterans 2")
    follow(s, Frame("administration", 0))
    marion = s.seats[MARION]
    assert (marion.lying, marion.men) == (2, 10)
    sound(s)
    group(s, MARION, "cultivate", 3)
    ask(s, "turn", MARION)
    play(s, "send cultivate war_routes")
    assert refusal(s, "enlist 3").params == (3, 2)
    play(s, "enlist 2")
    assert (marion.areas[t.WAR], marion.lying, marion.upper) == (4, 0, 1)
    sound(s)


def test_R18_veterans_who_still_lie_stand_up_before_the_war_is_counted() -> None:
    s = table()
    only_routes(s, "route_08", "route_09", "route_11")
    s.seats[MARION].lying, s.seats[MARION].men = 2, 10
    send(s, ANGELIKA, "war_routes", 2)
    follow(s, Frame("war_glory", 0))
    assert s.war == (ANGELIKA, MARION)
    assert [s.seats[q].glory for q in (ANGELIKA, MARION)] == [[1, 0], [0, 1]]
    sound(s)


# Personal route tiles.


def test_YZ_12_4_personal_tiles_can_be_supplied_in_parts() -> None:
    s = table()
    s.routes_left ^= 1 << t.ROUTE["route_07"] if s.routes_left >> t.ROUTE["route_07"] & 1 else 0
    s.shown = [x if x != t.ROUTE["route_07"] else -1 for x in s.shown]
    s.seats[MARION].personal = ((t.ROUTE["route_07"], 0),)
    cubes(s, MARION, "zj_r1c0")
    follow(s, Frame("personal", MARION))
    play(s, "lay_good route_07 zj_r1c0")
    assert s.seats[MARION].personal == ((t.ROUTE["route_07"], 0b10, MARION),)
    sound(s)
    food(s, GREEN)
    follow(s, Frame("personal", MARION))
    play(s, "lay_food route_07 1 cabbage")
    marion = s.seats[MARION]
    assert (marion.won, marion.personal, marion.copper) == ((t.ROUTE["route_07"],), (), 4 - 2 + 2)
    assert (marion.cubes, s.seats[GREEN].cubes) == (15, 15)
    sound(s)


def test_YZ_12_2_a_piece_that_makes_the_rest_impossible_is_refused() -> None:
    s = table()
    only_routes(s, "route_07", "route_01", "route_03")
    cubes(s, MARION, "nz_r2c2")
    food(s, GREEN)
    ask(s, "war_route", MARION, 0)
    play(s, "route route_07")
    assert why(s, "lay_food route_07 1 cabbage") == "spoils-rest", "nobody sells a second cube"
    assert why(s, "lay_food route_07 1 wheat") == "not-needed"
    play(s, "lay_food route_07 1 fruit", "lay_good route_07 nz_r2c2")
    assert s.taker[0] == MARION
    sound(s)
