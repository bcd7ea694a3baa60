"""Money, the rural market, workers and duties, beyond what the examples show."""

from app.framework.phases import Frame
from games.yinzi import tables as t
from tests.games.yinzi.positions import ANGELIKA, BLUE, GREEN, MARION, Table

CULTIVATE = t.FORTUNE["cultivate"]

# Money.


def test_YZ_4_2_no_more_is_exchanged_than_the_payment_needs() -> None:
    p = Table()
    s = p.state
    p.coins(MARION, 1, 2)
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 2)
    p.ask("develop_factories", MARION, 1, 0)
    p.play("upgrade fac_silk_blue")
    assert (s.seats[MARION].copper, s.seats[MARION].silver) == (1 + 10 - 5, 1)


def test_YZ_10_5_free_coins_pay_two_and_give_no_change() -> None:
    p = Table()
    s = p.state
    p.coins(MARION, 0)
    p.disc(MARION, "inn_coins")
    p.group(MARION, "cultivate", 2)
    p.ask("take_resources", MARION, CULTIVATE)
    p.play("take wood")
    assert p.asked == ("pay", MARION)
    assert p.legal() == ["pay_inn"], "there are no coins to pay with"
    p.play("pay_inn")
    assert (s.seats[MARION].copper, s.seats[MARION].wood, s.seats[MARION].discs) == (0, 1, 20)
    assert p.refused("take wood").params == (1, 0)
    p.sound()


def test_YZ_10_1_a_disc_of_this_turn_cannot_be_used() -> None:
    p = Table()
    s = p.state
    p.tile("nz_r0c0", "tea", MARION, 1)
    p.market("nanzhili", "cm_all_1")
    p.ask("innovations", MARION, 2, 0, 0)
    p.play("innovate inn_city_sale")
    assert p.reason("use inn_city_sale") == "disc-fresh"
    s.fresh = 0
    p.play("use inn_city_sale", "sell_city nz_r0c0 nanzhili_cm_r1c2")
    assert s.seats[MARION].copper == 6
    p.sound()


def test_YZ_R30_a_fee_paid_with_free_coins_reaches_the_owner_in_full() -> None:
    p = Table()
    s = p.state
    p.factory(ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 2)
    p.raw(BLUE, "nanzhili_cm_r0c0")
    p.coins(MARION, 1)
    p.coins(ANGELIKA, 0)
    p.disc(MARION, "inn_coins")
    p.group(MARION, "cultivate", 2)
    p.ask("produce", MARION, CULTIVATE, 0, -1, 0, 0)
    p.play("produce fac_silk_blue nanzhili_cm_r0c0", "pay_inn")
    assert (s.seats[MARION].copper, s.seats[ANGELIKA].copper) == (0, 3)
    p.sound()


def test_YZ_11_7_a_rivals_level_three_costs_a_silver_and_makes_one() -> None:
    p = Table()
    s = p.state
    p.factory(ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 3)
    p.raw(BLUE, "nanzhili_cm_r0c0")
    p.raw(BLUE, "nanzhili_cm_r0c1")
    p.coins(MARION, 12, 0)
    p.group(MARION, "cultivate", 1)
    p.ask("produce", MARION, CULTIVATE, 0, -1, 0, 0)
    p.play("produce fac_silk_blue nanzhili_cm_r0c0")
    assert (s.seats[MARION].copper, s.seats[ANGELIKA].silver) == (2, 1)
    assert s.stack[-1].kind != "produce", "no second product, no worker left"
    p.sound()


# The rural market.


def test_YZ_6_5_one_direction_on_one_occasion() -> None:
    p = Table()
    s = p.state
    p.food(GREEN)
    p.only_routes("route_08", "route_01", "route_03")
    p.cubes(MARION, "zj_r2c1")
    p.group(MARION, "cultivate", 1)
    p.ask("turn", MARION)
    p.play("sell_food zj_r2c1", "send cultivate war_routes", "enlist 1")
    assert s.stack[-1].kind == "first_resource", "nothing can be bought after selling, so no tile could be supplied"
    fresh = Table()
    fresh.food(GREEN)
    fresh.only_routes("route_08", "route_01", "route_03")
    fresh.cubes(MARION, "zj_r2c1")
    fresh.group(MARION, "cultivate", 1)
    fresh.ask("turn", MARION)
    fresh.play("send cultivate war_routes", "enlist 1", "route route_08", "lay_food route_08 1 cabbage")
    assert fresh.state.seats[MARION].copper == 4 - 2 + 1
    assert fresh.reason("sell_food zj_r2c1") == "has-bought" or fresh.state.stack[-1].kind == "first_resource"
    fresh.sound()


def test_YZ_6_2_rice_is_never_sold() -> None:
    p = Table()
    p.cubes(MARION, "zj_r0c0")
    p.group(MARION, "cultivate", 1)
    p.ask("turn", MARION)
    assert p.reason("sell_food zj_r0c0") == "not-rural"
    assert p.reason("sell_food zj_r1c0") == "not-yours"


# Workers.


def test_YZ_11_4_migrants_join_only_behind_the_whole_group() -> None:
    p = Table()
    s = p.state
    p.coins(MARION, 9)
    p.group(MARION, "cultivate", 3)
    p.migrants(MARION, lower=2)
    p.ask("turn", MARION)
    p.play("send cultivate take_resources", "take wood", "take wood", "take wood", "take wood")
    marion = s.seats[MARION]
    assert (marion.areas[t.TAKE], marion.lower, marion.upper) == (4, 1, 0), "never more than four in one action"
    p.sound()


def test_YZ_11_2_workers_left_over_go_to_the_upper_space() -> None:
    p = Table()
    s = p.state
    p.group(MARION, "cultivate", 3)
    p.migrants(MARION, lower=1)
    p.ask("turn", MARION)
    p.play("send cultivate take_resources")
    assert p.reason("done") == "work-first"
    p.play("take stone", "done")
    assert (s.seats[MARION].upper, s.seats[MARION].lower) == (2, 1)
    p.sound()
    p.follow(Frame("administration", 0))
    assert (s.seats[MARION].upper, s.seats[MARION].lower, s.seats[MARION].men) == (0, 3, 9)


def test_YZ_10_7_three_innovations_for_one_duty() -> None:
    p = Table()
    s = p.state
    p.send(ANGELIKA, "imperial_duties", 4)
    s.seats[ANGELIKA].duty = t.DUTY["duty_bridges"]
    for name in ("inn_same_duty", "inn_extra_worker", "inn_immigrants"):
        p.disc(MARION, name)
    p.group(MARION, "cultivate", 1)
    p.migrants(MARION, lower=1, upper=1)
    p.ask("turn", MARION)
    p.play("send cultivate imperial_duties")
    assert p.reason("serve duty_bridges") == "duty-occupied"
    p.play("call inn_same_duty")
    assert p.refused("serve duty_bridges").params == (4, 2)
    p.play("call inn_extra_worker", "call inn_immigrants", "serve duty_bridges")
    marion = s.seats[MARION]
    assert (marion.areas[t.DUTIES], marion.aide, marion.upper, marion.lower) == (3, 1, 0, 0)
    p.sound()
    p.follow(Frame("duty", MARION), Frame("administration", 0))
    assert (marion.silver, marion.discs, marion.duty) == (1, 20, -1)
    p.sound()
