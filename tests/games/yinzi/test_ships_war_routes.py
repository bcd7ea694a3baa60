"""Ships, late shipping, the war and route tiles, beyond what the examples show."""

import pytest

from app.framework.phases import Frame
from games.yinzi import tables as t
from tests.games.yinzi.positions import ANGELIKA, GREEN, MARION, TANJA, Table, late_table

CULTIVATE = t.FORTUNE["cultivate"]

# Ships.


def full_but_one(p: Table, ship: str, hold: str, rival: int, product_id: str) -> None:
    """A ship whose last space waits for a product of Marion's factory."""
    p.dock(1, ship)
    p.load(hold, rival, product_id)
    p.factory(MARION, "fac_paper_blue", "nz_r1c0_ne", 1)
    p.product(MARION, "fac_paper_blue")
    p.group(MARION, "cultivate", 1)


def test_YZ_10_4_an_emissary_answers_in_another_players_turn() -> None:
    p = Table()
    s = p.state
    full_but_one(p, "ship_korea_4", "dock_1_1", TANJA, "silk")
    p.disc(TANJA, "inn_em_korea")
    p.ask("supply_ships", MARION, CULTIVATE, 0, 0)
    p.play("ship fac_paper_blue dock_1")
    assert p.asked == ("reaction", TANJA)
    assert set(p.legal()) == {"send_envoy", "keep_envoy"}
    p.play("send_envoy")
    assert s.envoys[t.FOREIGN.index("asia") * 4 + TANJA] == 1
    assert s.seats[TANJA].inn == 0
    assert s.sailed[-1] == t.SHIP["ship_korea_4"]
    p.sound()


def test_YZ_10_4_nobody_is_asked_without_a_delivery() -> None:
    p = Table()
    s = p.state
    full_but_one(p, "ship_korea_4", "dock_1_1", TANJA, "silk")
    p.disc(ANGELIKA, "inn_em_korea")
    p.ask("supply_ships", MARION, CULTIVATE, 0, 0)
    p.play("ship fac_paper_blue dock_1")
    assert s.sailed[-1] == t.SHIP["ship_korea_4"]
    assert s.seats[ANGELIKA].inn


@pytest.mark.parametrize("nation", t.NATIONS)
def test_YZ_11_12_ships_of_every_nation_sail(nation: str) -> None:
    p = Table()
    s = p.state
    ship = next(x for x in t.SHIPS if nation in x)
    p.sail_full(MARION, ship)
    assert s.nations[t.NATION[nation] * 4 + MARION] == sum(wanted < 4 for wanted in t.SHIP_WANTS[t.SHIP[ship]])
    assert p.told("sails") == [(MARION, ship, nation)]
    assert s.seats[MARION].cubes == 15
    p.sound()


def test_YZ_11_14_the_first_european_ship_brings_potatoes_and_corn() -> None:
    p = Table()
    s = p.state
    p.dock(1, "ship_korea_4")
    p.next_ship(0, "ship_spain_2")
    before = sum(s.tile_stack)
    p.sail_full(MARION, "ship_korea_4")
    assert t.SHIPS[s.docked[0]] == "ship_spain_2"
    assert s.europe == 1
    assert (s.tile_stack[t.POTATOES], s.tile_stack[t.CORN], sum(s.tile_stack)) == (4, 4, before + 8)
    p.sound()


# Late shipping.


def test_YZ_15_a_pair_of_two_different_foods_for_a_silver() -> None:
    p = late_table()
    s = p.state
    p.follow(Frame("late", MARION, (0, 0, 0)))
    p.play("late dock_1_1", "give zj_r0c0")
    assert p.reason("give zj_r0c0") == "same-good"
    p.play("give zj_r1c0")
    assert s.seats[MARION].silver == 1
    assert s.hold[0] == (MARION, -1, MARION, MARION)
    assert s.stack[-1].kind == "first_resource", "one pair a round"
    p.sound()


def test_YZ_15_3_cubes_of_plantations_need_transport_and_bought_food_does_not() -> None:
    p = late_table()
    s = p.state
    p.boat(MARION, 1)
    p.follow(Frame("late", MARION, (0, 0, 0)))
    assert s.stack[-1].kind == "first_resource", "two borders are too many"
    p.food(GREEN)
    p.follow(Frame("late", MARION, (0, 0, 0)))
    p.play("late dock_1_2", "give zj_r1c0", "give_food 1")
    assert s.hold[1] == (MARION, -1, MARION, GREEN)
    assert (s.seats[MARION].copper, s.seats[MARION].silver) == (2, 1)
    p.sound()


def test_YZ_10_5_free_rice_and_free_wheat_are_a_pair_without_cubes() -> None:
    p = Table()
    s = p.state
    p.dock(1, "ship_korea_4")
    p.disc(MARION, "inn_rice")
    p.disc(MARION, "inn_wheat")
    p.follow(Frame("late", MARION, (0, 0, 0)))
    p.play("late dock_1_1", "give_disc inn_rice", "give_disc inn_wheat")
    assert s.hold[0] == (MARION, -1)
    assert (s.seats[MARION].silver, s.seats[MARION].discs) == (1, 20)
    p.sound()


# War.


def test_YZ_10_11_a_recruit_alone_takes_part() -> None:
    p = Table()
    s = p.state
    p.only_routes("route_01", "route_02", "route_15")
    p.disc(MARION, "inn_recruit")
    p.follow(Frame("war_glory", 0))
    p.play("recruit")
    assert s.seats[MARION].glory == [0, 1], "lost, but nobody had more"
    p.sound()


def test_YZ_10_12_weak_enemies_turn_the_war() -> None:
    p = Table()
    s = p.state
    p.only_routes("route_08", "route_09", "route_11")
    p.send(TANJA, "war_routes", 1)
    p.disc(MARION, "inn_weak_enemy")
    p.follow(Frame("war_glory", 0))
    p.play("weaken")
    assert s.seats[TANJA].glory == [1, 0]
    p.sound()


def test_YZ_10_10_veterans_stay_join_and_never_exceed_four() -> None:
    p = Table()
    s = p.state
    p.send(MARION, "war_routes", 3)
    p.disc(MARION, "inn_veterans")
    p.follow(Frame("war_glory", 0))
    p.play("veterans 2")
    p.follow(Frame("administration", 0))
    marion = s.seats[MARION]
    assert (marion.lying, marion.men) == (2, 10)
    p.sound()
    p.group(MARION, "cultivate", 3)
    p.ask("turn", MARION)
    p.play("send cultivate war_routes")
    assert p.refused("enlist 3").params == (3, 2)
    p.play("enlist 2")
    assert (marion.areas[t.WAR], marion.lying, marion.upper) == (4, 0, 1)
    p.sound()


def test_YZ_R18_veterans_who_still_lie_stand_up_before_the_war_is_counted() -> None:
    p = Table()
    s = p.state
    p.only_routes("route_08", "route_09", "route_11")
    s.seats[MARION].lying, s.seats[MARION].men = 2, 10
    p.send(ANGELIKA, "war_routes", 2)
    p.follow(Frame("war_glory", 0))
    assert s.war == (ANGELIKA, MARION)
    assert [s.seats[q].glory for q in (ANGELIKA, MARION)] == [[1, 0], [0, 1]]
    p.sound()


# Personal route tiles.


def test_YZ_12_4_personal_tiles_can_be_supplied_in_parts() -> None:
    p = Table()
    s = p.state
    s.routes_left ^= 1 << t.ROUTE["route_07"] if s.routes_left >> t.ROUTE["route_07"] & 1 else 0
    s.shown = [x if x != t.ROUTE["route_07"] else -1 for x in s.shown]
    s.seats[MARION].personal = ((t.ROUTE["route_07"], 0),)
    p.cubes(MARION, "zj_r1c0")
    p.follow(Frame("personal", MARION))
    p.play("lay_good route_07 zj_r1c0")
    assert s.seats[MARION].personal == ((t.ROUTE["route_07"], 0b10, MARION),)
    p.sound()
    p.food(GREEN)
    p.follow(Frame("personal", MARION))
    p.play("lay_food route_07 1 cabbage")
    marion = s.seats[MARION]
    assert (marion.won, marion.personal, marion.copper) == ((t.ROUTE["route_07"],), (), 4 - 2 + 2)
    assert (marion.cubes, s.seats[GREEN].cubes) == (15, 15)
    p.sound()


def test_YZ_12_2_a_piece_that_makes_the_rest_impossible_is_refused() -> None:
    p = Table()
    s = p.state
    p.only_routes("route_07", "route_01", "route_03")
    p.cubes(MARION, "nz_r2c2")
    p.food(GREEN)
    p.ask("war_route", MARION, 0)
    p.play("route route_07")
    assert p.reason("lay_food route_07 1 cabbage") == "spoils-rest", "nobody sells a second cube"
    assert p.reason("lay_food route_07 1 wheat") == "not-needed"
    p.play("lay_food route_07 1 fruit", "lay_good route_07 nz_r2c2")
    assert s.taker[0] == MARION
    p.sound()
