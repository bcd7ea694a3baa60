"""Money, the rural market, workers and duties, beyond what the examples show."""

from app.framework.phases import Frame
from games.yinzi import tables as t
from tests.games.yinzi.positions import (
    ANGELIKA,
    BLUE,
    GREEN,
    MARION,
    ask,
    asked,
    coins,
    cubes,
    disc,
    factory,
    follow,
    food,
    group,
    legal,
    market,
    migrants,
    only_routes,
    play,
    raw,
    refusal,
    send,
    sound,
    table,
    tile,
    why,
)

CULTIVATE = t.FORTUNE["cultivate"]

# Money.


def test_YZ_4_2_no_more_is_exchanged_than_the_payment_needs() -> None:
    s = table()
    coins(s, MARION, 1, 2)
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 2)
    ask(s, "develop_factories", MARION, 1, 0)
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
    ask(s, "produce", MARION, CULTIVATE, 0, -1, 0, 0)
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
    ask(s, "produce", MARION, CULTIVATE, 0, -1, 0, 0)
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
    play(fresh, "send cultivate war_routes", "enlist 1", "route route_08", "lay_food route_08 1 cabbage")
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
