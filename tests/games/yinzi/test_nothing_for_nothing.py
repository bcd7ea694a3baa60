"""What would only throw away a disc or copper is refused, or not even asked."""

from app.framework.phases import Frame
from games.yinzi import tables as t
from games.yinzi.state import Yinzi
from tests.games.yinzi.positions import (
    ANGELIKA,
    GREEN,
    MARION,
    ask,
    boat,
    coins,
    cubes,
    disc,
    dock,
    factory,
    follow,
    food,
    group,
    legal,
    market,
    migrants,
    only_routes,
    play,
    product,
    refusal,
    send,
    sound,
    table,
    tile,
    why,
)

CULTIVATE = t.FORTUNE["cultivate"]


def taxed(copper: int, wheat: bool = False) -> Yinzi:
    """Marion owes one silver, the rate is 10, and she has Free coins."""
    s = table()
    s.seats[MARION].slots[:3] = [8, 4, 5]
    s.seats[MARION].played = 1 << 8 | 1 << 4 | 1 << 5
    s.seats[MARION].deck ^= s.seats[MARION].played
    coins(s, MARION, copper)
    disc(s, MARION, "inn_coins")
    if wheat:
        cubes(s, MARION, "zj_r2c1")
    follow(s, Frame("tax", MARION))
    return s


def test_free_coins_are_not_spent_on_a_tax_that_stays_unpaid() -> None:
    s = taxed(7)
    assert s.stack[-1].kind == "first_resource", "nothing to decide"
    assert (s.seats[MARION].inn, s.seats[MARION].misfortune) == (t.I_COINS, 1)
    s = taxed(7, wheat=True)
    assert why(s, "pay_tax_inn") == "coins-useless"
    play(s, "sell_food zj_r2c1")
    play(s, "pay_tax_inn")
    assert (s.seats[MARION].copper, s.seats[MARION].misfortune) == (0, 0)
    sound(s)


def test_free_coins_may_spare_copper_of_a_tax() -> None:
    s = taxed(11)
    play(s, "pay_tax_inn")
    assert (s.seats[MARION].copper, s.seats[MARION].misfortune) == (3, 0)
    sound(s)


def duties(workers: int, *innovations: str, upper: int = 0) -> Yinzi:
    s = table()
    for innovation in innovations:
        disc(s, MARION, innovation)
    group(s, MARION, "cultivate", workers)
    if upper:
        migrants(s, MARION, upper=upper)
    ask(s, "imperial_duties", MARION, CULTIVATE, 0)
    return s


def occupy(s: Yinzi, duty: str) -> None:
    number = t.DUTY[duty]
    s.seats[ANGELIKA].duty = number
    send(s, ANGELIKA, "imperial_duties", t.DUTY_WORKERS[number])


def test_immigrants_are_called_only_where_somebody_waits() -> None:
    assert why(duties(2, "inn_immigrants"), "call inn_immigrants") == "innovation-useless"
    s = duties(2, "inn_immigrants", upper=2)
    play(s, "call inn_immigrants")
    assert why(s, "serve duty_roads") == "immigrants-wasted"
    play(s, "serve duty_canal")
    assert (s.seats[MARION].upper, s.seats[MARION].areas[t.DUTIES]) == (1, 3)
    sound(s)


def test_the_same_duty_is_called_only_where_rivals_serve() -> None:
    s = duties(2, "inn_same_duty")
    assert why(s, "call inn_same_duty") == "innovation-useless"
    occupy(s, "duty_roads")
    play(s, "call inn_same_duty")
    assert why(s, "serve duty_palace") == "same-wasted"
    play(s, "serve duty_roads")
    assert s.seats[MARION].duty == t.DUTY["duty_roads"]
    sound(s)


def test_innovations_for_a_duty_may_be_called_together() -> None:
    s = duties(2, "inn_same_duty", "inn_immigrants", "inn_extra_worker", upper=1)
    occupy(s, "duty_bridges")
    play(s, "call inn_same_duty", "call inn_extra_worker", "call inn_immigrants", "serve duty_bridges")
    assert (s.seats[MARION].areas[t.DUTIES], s.seats[MARION].aide, s.seats[MARION].upper) == (3, 1, 0)
    sound(s)


def weak_enemy(china: int) -> Yinzi:
    """The enemy has strength 3."""
    s = table()
    only_routes(s, "route_08", "route_09", "route_11")
    if china:
        send(s, ANGELIKA, "war_routes", china)
    disc(s, MARION, "inn_weak_enemy")
    follow(s, Frame("war_glory", 0))
    return s


def test_YZ_10_12_the_enemy_is_weakened_only_where_it_turns_the_war() -> None:
    assert [weak_enemy(china).stack[-1].kind == "weaken" for china in (0, 1, 2, 3, 4)] == [False, True, True, False, False]


def test_YZ_10_10_nobody_stays_behind_after_the_last_war() -> None:
    for number, kind in ((3, "veterans"), (4, "first_resource")):
        s = table()
        s.round = number
        send(s, MARION, "war_routes", 2)
        disc(s, MARION, "inn_veterans")
        follow(s, Frame("war_glory", 0))
        assert s.stack[-1].kind == kind


def test_the_river_is_not_used_where_nothing_can_move() -> None:
    s = table()
    market(s, "nanzhili", "cm_all_1")
    disc(s, MARION, "inn_river")
    ask(s, "sell_city", MARION, 2, 0, 0, 0)
    assert why(s, "river") == "river-useless"
    tile(s, "nz_r0c0", "tea", MARION, 1)
    assert "river" in legal(s)
    ask(s, "sell_city", MARION, 0, 0, 0, 0)
    assert why(s, "river") == "river-useless", "no resolution is left"
    group(s, MARION, "cultivate", 1)
    ask(s, "produce", MARION, CULTIVATE, 0, -1, 0, 0)
    assert why(s, "river") == "river-useless"
    for number, ship in enumerate(("ship_korea_3", "ship_korea_4", "ship_japan_3"), 1):
        dock(s, number, ship)
    ask(s, "supply_ships", MARION, CULTIVATE, 0, 0)
    assert why(s, "river") == "river-useless", "nobody wants tea"
    dock(s, 1, "ship_korea_1")
    assert "river" in legal(s)
    ask(s, "late", MARION, 0, 0, 0)
    assert why(s, "river") == "river-useless"


def test_YZ_17_1_in_the_final_chance_nothing_goes_on_a_tile_that_stays_incomplete() -> None:
    s = table()
    tile_id = t.ROUTE["route_07"]
    s.routes_left &= ~(1 << tile_id)
    s.shown = [x if x != tile_id else -1 for x in s.shown]
    s.seats[MARION].personal = ((tile_id, 0),)
    cubes(s, MARION, "zj_r1c0")
    follow(s, Frame("last_turn", MARION))
    assert s.stack[-1].kind == "final", "the fruit can be sold"
    assert why(s, "lay_good route_07 zj_r1c0") == "spoils-rest"
    food(s, GREEN)
    play(s, "lay_food route_07 1 cabbage", "lay_good route_07 zj_r1c0")
    assert s.seats[MARION].won == (tile_id,)
    sound(s)


def test_YZ_10_8_fruitful_war_pays_for_workers_in_the_area_only() -> None:
    s = table()
    disc(s, MARION, "inn_fruitful_war")
    s.seats[MARION].lying, s.seats[MARION].men = 2, 10
    group(s, MARION, "cultivate", 1)
    ask(s, "turn", MARION)
    assert refusal(s, "use inn_fruitful_war").reason == "no-warriors", "veterans lie beside the area"
    send(s, MARION, "war_routes", 1)
    play(s, "use inn_fruitful_war")
    assert s.seats[MARION].copper == 4 + 1
    sound(s)


# What bought Food stands for (R12).


def food_tile(route: str, **options: str) -> Yinzi:
    s = table(**options)
    number = t.ROUTE[route]
    s.routes_left &= ~(1 << number)
    s.shown = [x if x != number else -1 for x in s.shown]
    s.seats[MARION].personal = ((number, 0),)
    food(s, GREEN)
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    product(s, MARION, "fac_silk_blue")
    follow(s, Frame("personal", MARION))
    return s


def test_R12_the_buyer_says_what_bought_food_is() -> None:
    s = food_tile("route_07")
    cubes(s, MARION, "nz_r2c2")
    assert {m for m in legal(s) if m.startswith("lay_food")} == {"lay_food route_07 1 cabbage", "lay_food route_07 1 fruit"}
    play(s, "lay_food route_07 1 fruit", "lay_good route_07 nz_r2c2")
    assert s.seats[MARION].won == (t.ROUTE["route_07"],)
    sound(s)


def test_R12_bought_food_is_any_goods_cube_unless_the_table_says_otherwise() -> None:
    s = food_tile("route_15")
    assert why(s, "lay_food route_15 1 wheat") == "not-needed", "the tile asks for no wheat"
    play(s, "lay_food route_15 1 any", "lay_product route_15 fac_silk_blue")
    assert s.seats[MARION].won == (t.ROUTE["route_15"],)
    strict = food_tile("route_15", any_cube="not_bought")
    assert why(strict, "lay_food route_15 1 any") == "not-needed"
    ask(strict, "war_route", MARION, 0)
    only_routes(strict, "route_18")
    assert why(strict, "route route_18") == "cannot-supply"


# Other readings.


def test_option_all_means_of_feeding_must_be_used() -> None:
    for value, reason in (("all_means", "food-left"), ("compulsory", "")):
        s = table(own_food=value)
        food(s, GREEN)
        ask(s, "feed", MARION, 2)
        if reason:
            assert why(s, "starve") == reason
            play(s, "eat_food 1")
            assert s.seats[MARION].misfortune == 1
        else:
            play(s, "starve")


def test_option_the_whole_group_goes_to_war() -> None:
    for value, free in (("not_in_war", False), ("allowed", True)):
        s = table(leftover_workers=value)
        group(s, MARION, "cultivate", 3)
        ask(s, "turn", MARION)
        play(s, "send cultivate war_routes")
        assert ("enlist 1" in legal(s)) == free
        assert "enlist 3" in legal(s)
    s = table(leftover_workers="not_in_war")
    group(s, MARION, "cultivate", 2)
    ask(s, "turn", MARION)
    play(s, "send cultivate take_resources", "take wood", "done")
    assert s.seats[MARION].upper == 1


def test_option_innovations_in_phase_a() -> None:
    for value in ("coins_and_emissaries", "all"):
        s = table(phase_a=value)
        disc(s, MARION, "inn_plantation")
        ask(s, "bonus", MARION)
        if value == "all":
            shown = list(s.track)
            play(s, "use inn_plantation", "buy_tile 2", "lay nz_r0c0")
            assert s.track == [*shown[:1], -1, *shown[2:]], "the track slides when all have chosen"
            play(s, "bonus bonus_better_sale")
            sound(s)
        else:
            assert why(s, "use inn_plantation") == "not-in-phase-a"


def test_late_river_needs_a_pair() -> None:
    s = table()
    dock(s, 1, "ship_korea_4")
    boat(s, MARION, 1)
    cubes(s, MARION, "zj_r0c0", 2)
    cubes(s, MARION, "zj_r1c0")
    disc(s, MARION, "inn_river")
    follow(s, Frame("late", MARION, (0, 0, 0)))
    assert why(s, "late dock_1_1") == "no-pair"
    play(s, "river", "late dock_1_1", "give zj_r0c0", "give zj_r1c0")
    assert s.seats[MARION].silver == 1
    sound(s)
