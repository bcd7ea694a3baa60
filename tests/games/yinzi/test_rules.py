"""Rules that the examples do not show."""

import random

import pytest

from app.framework.dice import Effects, live
from app.framework.phases import Frame
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.house import RULINGS
from games.yinzi.state import Yinzi
from tests.games.yinzi.positions import (
    ANGELIKA,
    BLUE,
    GREEN,
    MARION,
    TANJA,
    ask,
    asked,
    boat,
    chance,
    coins,
    cubes,
    disc,
    dock,
    exported,
    factory,
    follow,
    food,
    group,
    legal,
    load,
    market,
    migrants,
    next_ship,
    only_routes,
    play,
    product,
    raw,
    refusal,
    sail_full,
    send,
    sound,
    table,
    tile,
    track,
    why,
)

CULTIVATE = t.FORTUNE["cultivate"]

# Money.


def test_YZ_4_2_no_more_is_exchanged_than_the_payment_needs() -> None:
    s = table()
    coins(s, MARION, 1, 2)
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 2)
    ask(s, "develop_factories", MARION, 1, 0, 0)
    play(s, "upgrade fac_silk_blue")
    assert (s.seats[MARION].copper, s.seats[MARION].silver) == (1 + 10 - 5, 1)


def test_YZ_10_5_free_coins_pay_two_and_give_no_change() -> None:
    s = table()
    coins(s, MARION, 0)
    disc(s, MARION, "inn_coins")
    group(s, MARION, "cultivate", 2)
    ask(s, "take_resources", MARION, CULTIVATE)
    play(s, "take wood")
    assert asked(s) == ("pay", MARION)
    assert legal(s) == ["pay_inn"], "there are no coins to pay with"
    play(s, "pay_inn")
    assert (s.seats[MARION].copper, s.seats[MARION].wood, s.seats[MARION].discs) == (0, 1, 20)
    assert refusal(s, "take wood").params == (1, 0)
    sound(s)


def test_YZ_10_1_a_disc_of_this_turn_cannot_be_used() -> None:
    s = table()
    tile(s, "nz_r0c0", "tea", MARION, 1)
    market(s, "nanzhili", "cm_all_1")
    ask(s, "innovations", MARION, 2, 0, 0)
    play(s, "innovate inn_city_sale")
    assert why(s, "use inn_city_sale") == "disc-fresh"
    s.fresh = 0
    play(s, "use inn_city_sale", "sell_city nz_r0c0 nanzhili_cm_r1c2")
    assert s.seats[MARION].copper == 6
    sound(s)


def test_R30_a_fee_paid_with_free_coins_reaches_the_owner_in_full() -> None:
    s = table()
    factory(s, ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 2)
    raw(s, BLUE, "nanzhili_cm_r0c0")
    coins(s, MARION, 1)
    coins(s, ANGELIKA, 0)
    disc(s, MARION, "inn_coins")
    group(s, MARION, "cultivate", 2)
    ask(s, "produce", MARION, CULTIVATE, 0, -1, 0)
    play(s, "produce fac_silk_blue nanzhili_cm_r0c0", "pay_inn")
    assert (s.seats[MARION].copper, s.seats[ANGELIKA].copper) == (0, 3)
    sound(s)


def test_YZ_11_7_a_rivals_level_three_costs_a_silver_and_makes_one() -> None:
    s = table()
    factory(s, ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 3)
    raw(s, BLUE, "nanzhili_cm_r0c0")
    raw(s, BLUE, "nanzhili_cm_r0c1")
    coins(s, MARION, 12, 0)
    group(s, MARION, "cultivate", 1)
    ask(s, "produce", MARION, CULTIVATE, 0, -1, 0)
    play(s, "produce fac_silk_blue nanzhili_cm_r0c0")
    assert (s.seats[MARION].copper, s.seats[ANGELIKA].silver) == (2, 1)
    assert s.stack[-1].kind != "produce", "no second product, no worker left"
    sound(s)


# The rural market.


def test_YZ_6_5_one_direction_on_one_occasion() -> None:
    s = table()
    food(s, GREEN)
    only_routes(s, "route_08", "route_01", "route_03")
    cubes(s, MARION, "zj_r2c1")
    group(s, MARION, "cultivate", 1)
    ask(s, "turn", MARION)
    play(s, "sell_food zj_r2c1", "send cultivate war_routes", "enlist 1")
    assert s.stack[-1].kind == "first_resource", "nothing can be bought after selling, so no tile could be supplied"
    fresh = table()
    food(fresh, GREEN)
    only_routes(fresh, "route_08", "route_01", "route_03")
    cubes(fresh, MARION, "zj_r2c1")
    group(fresh, MARION, "cultivate", 1)
    ask(fresh, "turn", MARION)
    play(fresh, "send cultivate war_routes", "enlist 1", "route route_08", "lay_food route_08 1")
    assert fresh.seats[MARION].copper == 4 - 2 + 1
    assert why(fresh, "sell_food zj_r2c1") == "has-bought" or fresh.stack[-1].kind == "first_resource"
    sound(fresh)


def test_YZ_6_2_rice_is_never_sold() -> None:
    s = table()
    cubes(s, MARION, "zj_r0c0")
    group(s, MARION, "cultivate", 1)
    ask(s, "turn", MARION)
    assert why(s, "sell_food zj_r0c0") == "not-rural"
    assert why(s, "sell_food zj_r1c0") == "not-yours"


# Workers.


def test_YZ_11_4_migrants_join_only_behind_the_whole_group() -> None:
    s = table()
    coins(s, MARION, 9)
    group(s, MARION, "cultivate", 3)
    migrants(s, MARION, lower=2)
    ask(s, "turn", MARION)
    play(s, "send cultivate take_resources", "take wood", "take wood", "take wood", "take wood")
    marion = s.seats[MARION]
    assert (marion.areas[t.TAKE], marion.lower, marion.upper) == (4, 1, 0), "never more than four in one action"
    sound(s)


def test_YZ_11_2_workers_left_over_go_to_the_upper_space() -> None:
    s = table()
    group(s, MARION, "cultivate", 3)
    migrants(s, MARION, lower=1)
    ask(s, "turn", MARION)
    play(s, "send cultivate take_resources")
    assert why(s, "done") == "work-first"
    play(s, "take stone", "done")
    assert (s.seats[MARION].upper, s.seats[MARION].lower) == (2, 1)
    sound(s)
    follow(s, Frame("administration", 0))
    assert (s.seats[MARION].upper, s.seats[MARION].lower, s.seats[MARION].men) == (0, 3, 9)


def test_YZ_10_7_three_innovations_for_one_duty() -> None:
    s = table()
    send(s, ANGELIKA, "imperial_duties", 4)
    s.seats[ANGELIKA].duty = t.DUTY["duty_bridges"]
    for name in ("inn_same_duty", "inn_extra_worker", "inn_immigrants"):
        disc(s, MARION, name)
    group(s, MARION, "cultivate", 1)
    migrants(s, MARION, lower=1, upper=1)
    ask(s, "turn", MARION)
    play(s, "send cultivate imperial_duties")
    assert why(s, "serve duty_bridges") == "duty-occupied"
    play(s, "call inn_same_duty")
    assert refusal(s, "serve duty_bridges").params == (4, 2)
    play(s, "call inn_extra_worker", "call inn_immigrants", "serve duty_bridges")
    marion = s.seats[MARION]
    assert (marion.areas[t.DUTIES], marion.aide, marion.upper, marion.lower) == (3, 1, 0, 0)
    sound(s)
    follow(s, Frame("duty", MARION), Frame("administration", 0))
    assert (marion.silver, marion.discs, marion.duty) == (1, 20, -1)
    sound(s)


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
    ask(s, "supply_ships", MARION, CULTIVATE, 0)
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
    ask(s, "supply_ships", MARION, CULTIVATE, 0)
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


def late_table(**options: str) -> Yinzi:
    s = table(**options)
    dock(s, 1, "ship_korea_4")
    boat(s, MARION, 2)
    cubes(s, MARION, "zj_r0c0", 2)
    cubes(s, MARION, "zj_r1c0")
    return s


def test_YZ_15_a_pair_of_two_different_foods_for_a_silver() -> None:
    s = late_table()
    follow(s, Frame("late", MARION, (0, 0)))
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
    follow(s, Frame("late", MARION, (0, 0)))
    assert s.stack[-1].kind == "first_resource", "two borders are too many"
    food(s, GREEN)
    follow(s, Frame("late", MARION, (0, 0)))
    play(s, "late dock_1_2", "give zj_r1c0", "give_food 1")
    assert s.hold[1] == (MARION, -1, MARION, GREEN)
    assert (s.seats[MARION].copper, s.seats[MARION].silver) == (2, 1)
    sound(s)


def test_YZ_10_5_free_rice_and_free_wheat_are_a_pair_without_cubes() -> None:
    s = table()
    dock(s, 1, "ship_korea_4")
    disc(s, MARION, "inn_rice")
    disc(s, MARION, "inn_wheat")
    follow(s, Frame("late", MARION, (0, 0)))
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
    play(s, "lay_food route_07 1")
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
    assert why(s, "lay_food route_07 1") == "spoils-rest", "the bought cube would be the cabbage"
    play(s, "lay_good route_07 nz_r2c2", "lay_food route_07 1")
    assert s.taker[0] == MARION
    sound(s)


# What is hidden.


def test_R37_hands_are_private_and_drawn_cards_are_told_to_their_owner_only() -> None:
    s = GAME.start(GAME.setup(3), chance(5))
    while s.stack[-1].kind != "turn":
        fx = chance(5)
        GAME.play(s, GAME.legal(s)[0], fx)
        for event in fx.events:
            assert (event.only == (event.seat,)) == (event.kind == "draws")
    seen = GAME.observe(s, 0)
    assert seen.seats[0].hand == s.seats[0].hand
    assert seen.seats[1].hand == (-1, -1, -1)
    assert seen.seats[1].deck == t.ALL_CARDS
    full = GAME.imagine(seen, 0, chance(1))
    assert -1 not in full.seats[1].hand
    assert full.seats[1].deck.bit_count() == 9


def test_R38_only_who_looked_knows_the_first_tiles_of_the_discard_pile() -> None:
    s = table()
    disc(s, MARION, "inn_route_tile")
    group(s, MARION, "cultivate", 1)
    ask(s, "turn", MARION)
    assert s.secret == (-1,) * 4
    fx = chance()
    GAME.play(s, next(m for m in GAME.legal(s) if m.verb == "use"), fx)
    assert fx.revealed
    assert -1 not in s.secret
    assert GAME.observe(s, MARION).secret == s.secret
    other = GAME.observe(s, ANGELIKA)
    assert other.secret == (-1,) * 4
    assert other.routes_left.bit_count() == s.routes_left.bit_count() + 4
    play(s, legal(s)[0])
    assert len(s.secret) == 3
    assert s.seats[MARION].personal
    sound(s)


# The other readings of a table.


@pytest.mark.parametrize(("option", "value"), [(name, other) for name, _, other in RULINGS])
def test_games_with_another_ruling_hold_and_end(option: str, value: str) -> None:
    for players in GAME.players:
        rng = random.Random(players)
        fx = Effects(live(rng))
        s = GAME.start(GAME.setup(players, options={option: value}), fx)
        moves = 0
        while s.stack:
            legal_moves = GAME.legal(s)
            assert legal_moves, s.stack[-1]
            GAME.play(s, rng.choice(legal_moves), fx)
            assert list(GAME.broken(s)) == []
            moves += 1
        assert moves < GAME.longest


def test_option_many_late_pairs() -> None:
    s = late_table(late_pairs="many")
    cubes(s, MARION, "zj_r2c1")
    follow(s, Frame("late", MARION, (0, 0)))
    play(s, "late dock_1_1", "give zj_r0c0", "give zj_r1c0", "late dock_1_2", "give zj_r0c0", "give zj_r2c1")
    assert s.seats[MARION].silver == 2
    sound(s)


def test_option_any_two_cubes_make_a_food() -> None:
    s = table(two_for_one="any_kind")
    cubes(s, MARION, "zj_r1c0")
    cubes(s, MARION, "nz_r2c2")
    ask(s, "feed", MARION, 2)
    play(s, "eat_pair nz_r2c2 zj_r1c0")
    assert s.seats[MARION].misfortune == 1
    usual = table()
    cubes(usual, MARION, "zj_r1c0")
    cubes(usual, MARION, "nz_r2c2")
    ask(usual, "feed", MARION, 2)
    assert why(usual, "eat_pair nz_r2c2 zj_r1c0") in {"not-a-pair", "not-now"}


def test_option_own_food_may_be_kept() -> None:
    s = table(own_food="free")
    cubes(s, MARION, "zj_r0c0", 2)
    ask(s, "feed", MARION, 2)
    play(s, "starve")
    assert s.seats[MARION].misfortune == 2


def coin_table(**options: str) -> Yinzi:
    s = table(**options)
    market(s, "jiangxi", "cm_no_ramie")
    tile(s, "jx_r0c1", "sugarcane", MARION, 2)
    return s


def test_R10_the_coin_stays_open_while_one_neighbour_is_empty() -> None:
    s = coin_table()
    raw(s, GREEN, "jiangxi_cm_r0c1")
    ask(s, "sell_city", MARION, 2, 0, 0)
    assert "sell_city jx_r0c1 jiangxi_cm_r0c2" in legal(s)
    raw(s, GREEN, "jiangxi_cm_r1c2")
    assert why(s, "sell_city jx_r0c1 jiangxi_cm_r0c2") == "coin-shut"
    stricter = coin_table(coin_space="own_icon")
    raw(stricter, GREEN, "jiangxi_cm_r0c1")
    ask(stricter, "sell_city", MARION, 2, 0, 0)
    assert why(stricter, "sell_city jx_r0c1 jiangxi_cm_r0c2") == "coin-shut"


def test_option_the_coin_comes_first() -> None:
    s = coin_table(coin_choice="coin_first")
    ask(s, "sell_city", MARION, 2, 0, 0)
    assert why(s, "sell_city jx_r0c1 jiangxi_cm_r0c1") == "coin-first"
    play(s, "sell_city jx_r0c1 jiangxi_cm_r0c2", "sell_city jx_r0c1 jiangxi_cm_r0c1")


def test_option_the_budget_of_each_piece() -> None:
    s = coin_table(river_budget="piece")
    tile(s, "hg_r0c1", "cotton", MARION, 2)
    market(s, "nanzhili", "cm_all_1")
    market(s, "zhejiang", "cm_all_2")
    ask(s, "sell_city", MARION, 3, 0, 0)
    play(s, "sell_city hg_r0c1 nanzhili_cm_r1c0")
    assert refusal(s, "sell_city hg_r0c1 zhejiang_cm_r1c0").params == (2, 1)
    play(s, "sell_city jx_r0c1 nanzhili_cm_r0c1")


def test_option_personal_routes_give_points_only() -> None:
    s = table(personal_routes="points_only")
    tile_id = t.ROUTE["route_09"]
    s.routes_left &= ~(1 << tile_id)
    s.shown = [x if x != tile_id else -1 for x in s.shown]
    s.seats[MARION].personal = ((tile_id, 0),)
    cubes(s, MARION, "zj_r1c0")
    follow(s, Frame("personal", MARION))
    play(s, "lay_good route_09 zj_r1c0")
    assert (s.seats[MARION].won, s.seats[MARION].copper) == ((tile_id,), 4)


def test_option_two_bought_cubes_are_no_pair() -> None:
    for value, possible in (("allowed", True), ("not_allowed", False)):
        s = table(bought_pair=value)
        food(s, GREEN, 2)
        follow(s, Frame("late", MARION, (0, 0)))
        assert (s.stack[-1].kind == "late") == possible


def test_option_four_ships_and_a_first_store_of_two() -> None:
    assert sum(ship >= 0 for ship in table(2, ships_docked="four").docked) == 4
    assert sum(ship >= 0 for ship in table(2).docked) == 2
    s = table(first_store="two")
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    product(s, MARION, "fac_silk_blue", 1)
    raw(s, BLUE, "nanzhili_cm_r0c0")
    group(s, MARION, "cultivate", 2)
    ask(s, "produce", MARION, CULTIVATE, 0, -1, 0)
    play(s, "produce fac_silk_blue nanzhili_cm_r0c0")
    sound(s)


def test_option_workers_who_can_work_must() -> None:
    s = table(leftover_workers="not_allowed")
    group(s, MARION, "cultivate", 2)
    ask(s, "turn", MARION)
    play(s, "send cultivate take_resources", "take wood")
    assert why(s, "done") == "all-must-work"


def test_option_closing_phases_as_occasions_of_their_own() -> None:
    for value, kind in (("one_occasion", "first_resource"), ("each_phase", "tax")):
        s = table(closing_trade=value)
        s.seats[MARION].tax, s.seats[MARION].slots[:3] = 0, [8, 9, 0]
        cubes(s, MARION, "zj_r2c1")
        food(s, GREEN)
        coins(s, MARION, 2)
        ask(s, "feed", MARION, 1)
        play(s, "eat_food 1")
        follow(s, Frame("new_occasion", 0), Frame("tax", MARION))
        assert s.stack[-1].kind == kind


def test_option_free_rebuilding_and_salt_tiles() -> None:
    s = table(rebuilding="free")
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    follow(s, Frame("fire", MARION))
    ask(s, "develop_factories", TANJA, 1, 0, 0)
    play(s, "rebuild fac_silk_blue stone")
    assert s.owner[t.FACTORY["fac_silk_blue"]] == TANJA
    kept = table(2, tiles_removed="not_salt")
    assert kept.tile_stack[t.SALT] + kept.track.count(t.SALT) == 5


def test_nation_space_scores_and_general_area() -> None:
    s = table()
    exported(s, MARION, "spain", 2)
    exported(s, MARION, "japan", 1)
    s.general[t.FOREIGN.index("europe") * 4 + MARION] += 1
    s.envoys[MARION] += 1
    assert dict(GAME.standing(s).lines)["products"][MARION] == 2 * 3 + 1 * 2 + 2 + 1


def test_YZ_7_3_the_purchase_needs_the_own_column() -> None:
    s = table()
    track(s, 3, "tea")
    ask(s, "bonus", MARION)
    play(s, "bonus bonus_feed")
    assert why(s, "buy_tile 1") == "other-column"
    ask(s, "bonus", ANGELIKA)
    assert why(s, "bonus bonus_feed") == "bonus-taken"


def test_YZ_3_4_the_first_factories_are_chosen_in_reverse_order() -> None:
    s = GAME.start(GAME.setup(3), chance(2))
    order = [s.stack[-1].seat]
    while s.stack[-1].kind != "bonus":
        GAME.play(s, GAME.legal(s)[0], chance(2))
        if s.stack[-1].seat != order[-1]:
            order.append(s.stack[-1].seat)
    back = list(s.order[::-1])
    assert order[:3] == back
    assert len(s.display) == 3
    assert all(seat.wood + seat.stone == 1 for seat in s.seats)
    sound(s)
