"""What would only throw away a disc or copper is refused, or not even asked."""

from app.framework.phases import Frame
from games.yinzi import tables as t
from tests.games.yinzi.positions import ANGELIKA, GREEN, MARION, TANJA, Table

CULTIVATE = t.FORTUNE["cultivate"]


def taxed(copper: int, wheat: bool = False) -> Table:
    """Marion owes one silver, the rate is 10, and she has Free coins."""
    p = Table()
    s = p.state
    s.seats[MARION].slots[:3] = [8, 4, 5]
    s.seats[MARION].played = 1 << 8 | 1 << 4 | 1 << 5
    s.seats[MARION].deck ^= s.seats[MARION].played
    p.coins(MARION, copper)
    p.disc(MARION, "inn_coins")
    if wheat:
        p.cubes(MARION, "zj_r2c1")
    p.follow(Frame("tax", MARION))
    return p


def test_free_coins_are_not_spent_on_a_tax_that_stays_unpaid() -> None:
    p = taxed(7)
    s = p.state
    assert s.stack[-1].kind == "first_resource", "nothing to decide"
    assert (s.seats[MARION].inn, s.seats[MARION].misfortune) == (t.I_COINS, 1)
    p = taxed(7, wheat=True)
    s = p.state
    assert p.reason("pay_tax_inn") == "coins-useless"
    p.play("sell_food zj_r2c1")
    p.play("pay_tax_inn")
    assert (s.seats[MARION].copper, s.seats[MARION].misfortune) == (0, 0)
    p.sound()


def test_free_coins_may_spare_copper_of_a_tax() -> None:
    p = taxed(11)
    s = p.state
    p.play("pay_tax_inn")
    assert (s.seats[MARION].copper, s.seats[MARION].misfortune) == (3, 0)
    p.sound()


def duties(workers: int, *innovations: str, upper: int = 0) -> Table:
    p = Table()
    for innovation in innovations:
        p.disc(MARION, innovation)
    p.group(MARION, "cultivate", workers)
    if upper:
        p.migrants(MARION, upper=upper)
    p.ask("imperial_duties", MARION, CULTIVATE, 0)
    return p


def occupy(p: Table, duty: str) -> None:
    s = p.state
    number = t.DUTY[duty]
    s.seats[ANGELIKA].duty = number
    p.send(ANGELIKA, "imperial_duties", t.DUTY_WORKERS[number])


def test_immigrants_are_called_only_where_somebody_waits() -> None:
    assert duties(2, "inn_immigrants").reason("call inn_immigrants") == "innovation-useless"
    p = duties(2, "inn_immigrants", upper=2)
    s = p.state
    p.play("call inn_immigrants")
    assert p.reason("serve duty_roads") == "immigrants-wasted"
    p.play("serve duty_canal")
    assert (s.seats[MARION].upper, s.seats[MARION].areas[t.DUTIES]) == (1, 3)
    p.sound()


def test_the_same_duty_is_called_only_where_rivals_serve() -> None:
    p = duties(2, "inn_same_duty")
    s = p.state
    assert p.reason("call inn_same_duty") == "innovation-useless"
    occupy(p, "duty_roads")
    p.play("call inn_same_duty")
    assert p.reason("serve duty_palace") == "same-wasted"
    p.play("serve duty_roads")
    assert s.seats[MARION].duty == t.DUTY["duty_roads"]
    p.sound()


def test_one_innovation_may_lead_two_players_in_a_round_to_the_same_duty() -> None:
    """Its disc goes back when it is called on; whoever takes it next calls on it too."""
    p = duties(2, "inn_same_duty")
    s = p.state
    occupy(p, "duty_roads")
    s.seats[TANJA].duty = s.seats[ANGELIKA].duty
    p.send(TANJA, "imperial_duties", t.DUTY_WORKERS[s.seats[TANJA].duty])
    p.play("call inn_same_duty", "serve duty_roads")
    assert [player.duty for player in s.seats] == [t.DUTY["duty_roads"]] * 3
    p.sound()


def test_innovations_for_a_duty_may_be_called_together() -> None:
    p = duties(2, "inn_same_duty", "inn_immigrants", "inn_extra_worker", upper=1)
    s = p.state
    occupy(p, "duty_bridges")
    p.play("call inn_same_duty", "call inn_extra_worker", "call inn_immigrants", "serve duty_bridges")
    assert (s.seats[MARION].areas[t.DUTIES], s.seats[MARION].aide, s.seats[MARION].upper) == (3, 1, 0)
    p.sound()


def weak_enemy(china: int) -> Table:
    """The enemy has strength 3."""
    p = Table()
    p.only_routes("route_08", "route_09", "route_11")
    if china:
        p.send(ANGELIKA, "war_routes", china)
    p.disc(MARION, "inn_weak_enemy")
    p.follow(Frame("war_glory", 0))
    return p


def test_YZ_10_12_the_enemy_is_weakened_only_where_it_turns_the_war() -> None:
    assert [weak_enemy(china).asked[0] == "weaken" for china in (0, 1, 2, 3, 4)] == [False, True, True, False, False]


def test_YZ_10_10_nobody_stays_behind_after_the_last_war() -> None:
    for number, kind in ((3, "veterans"), (4, "first_resource")):
        p = Table()
        s = p.state
        s.round = number
        p.send(MARION, "war_routes", 2)
        p.disc(MARION, "inn_veterans")
        p.follow(Frame("war_glory", 0))
        assert s.stack[-1].kind == kind


def test_the_river_is_not_used_where_nothing_can_move() -> None:
    p = Table()
    p.market("nanzhili", "cm_all_1")
    p.disc(MARION, "inn_river")
    p.ask("sell_city", MARION, 2, 0, 0, 0)
    assert p.reason("river") == "river-useless"
    p.tile("nz_r0c0", "tea", MARION, 1)
    assert "river" in p.legal()
    p.ask("sell_city", MARION, 0, 0, 0, 0)
    assert p.reason("river") == "river-useless", "no resolution is left"
    p.group(MARION, "cultivate", 1)
    p.ask("produce", MARION, CULTIVATE, 0, -1, 0, 0)
    assert p.reason("river") == "river-useless"
    for number, ship in enumerate(("ship_korea_3", "ship_korea_4", "ship_japan_3"), 1):
        p.dock(number, ship)
    p.ask("supply_ships", MARION, CULTIVATE, 0, 0)
    assert p.reason("river") == "river-useless", "nobody wants tea"
    p.dock(1, "ship_korea_1")
    assert "river" in p.legal()
    p.ask("late", MARION, 0, 0, 0)
    assert p.reason("river") == "river-useless"


def test_YZ_17_1_in_the_final_chance_nothing_goes_on_a_tile_that_stays_incomplete() -> None:
    p = Table()
    s = p.state
    tile_id = t.ROUTE["route_07"]
    s.routes_left &= ~(1 << tile_id)
    s.shown = [x if x != tile_id else -1 for x in s.shown]
    s.seats[MARION].personal = ((tile_id, 0),)
    p.cubes(MARION, "zj_r1c0")
    p.follow(Frame("last_turn", MARION))
    assert s.stack[-1].kind == "final", "the fruit can be sold"
    assert p.reason("lay_good route_07 zj_r1c0") == "spoils-rest"
    p.food(GREEN)
    p.play("lay_food route_07 1 cabbage", "lay_good route_07 zj_r1c0")
    assert s.seats[MARION].won == (tile_id,)
    p.sound()


def test_YZ_10_8_fruitful_war_pays_for_workers_in_the_area_only() -> None:
    p = Table()
    s = p.state
    p.disc(MARION, "inn_fruitful_war")
    s.seats[MARION].lying, s.seats[MARION].men = 2, 10
    p.group(MARION, "cultivate", 1)
    p.ask("turn", MARION)
    assert p.refused("use inn_fruitful_war").reason == "no-warriors", "veterans lie beside the area"
    p.send(MARION, "war_routes", 1)
    p.play("use inn_fruitful_war")
    assert s.seats[MARION].copper == 4 + 1
    p.sound()


# What bought Food stands for (R12).


def food_tile(route: str, **options: str) -> Table:
    p = Table(**options)
    s = p.state
    number = t.ROUTE[route]
    s.routes_left &= ~(1 << number)
    s.shown = [x if x != number else -1 for x in s.shown]
    s.seats[MARION].personal = ((number, 0),)
    p.food(GREEN)
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    p.product(MARION, "fac_silk_blue")
    p.follow(Frame("personal", MARION))
    return p


def test_YZ_R12_the_buyer_says_what_bought_food_is() -> None:
    p = food_tile("route_07")
    s = p.state
    p.cubes(MARION, "nz_r2c2")
    assert {m for m in p.legal() if m.startswith("lay_food")} == {"lay_food route_07 1 cabbage", "lay_food route_07 1 fruit"}
    p.play("lay_food route_07 1 fruit", "lay_good route_07 nz_r2c2")
    assert s.seats[MARION].won == (t.ROUTE["route_07"],)
    p.sound()


def test_YZ_R12_bought_food_is_any_goods_cube_unless_the_table_says_otherwise() -> None:
    p = food_tile("route_15")
    s = p.state
    assert p.reason("lay_food route_15 1 wheat") == "not-needed", "the tile asks for no wheat"
    p.play("lay_food route_15 1 any", "lay_product route_15 fac_silk_blue")
    assert s.seats[MARION].won == (t.ROUTE["route_15"],)
    strict = food_tile("route_15", any_cube="not_bought")
    assert strict.reason("lay_food route_15 1 any") == "not-needed"
    strict.ask("war_route", MARION, 0)
    strict.only_routes("route_18")
    assert strict.reason("route route_18") == "cannot-supply"


# Other readings.


def test_option_all_means_of_feeding_must_be_used() -> None:
    for value, reason in (("all_means", "food-left"), ("compulsory", "")):
        p = Table(own_food=value)
        s = p.state
        p.food(GREEN)
        p.ask("feed", MARION, 2)
        if reason:
            assert p.reason("starve") == reason
            p.play("eat_food 1")
            assert s.seats[MARION].misfortune == 1
        else:
            p.play("starve")


def test_option_the_whole_group_goes_to_war() -> None:
    for value, free in (("not_in_war", False), ("allowed", True)):
        p = Table(leftover_workers=value)
        s = p.state
        p.group(MARION, "cultivate", 3)
        p.ask("turn", MARION)
        p.play("send cultivate war_routes")
        assert ("enlist 1" in p.legal()) == free
        assert "enlist 3" in p.legal()
    p = Table(leftover_workers="not_in_war")
    s = p.state
    p.group(MARION, "cultivate", 2)
    p.ask("turn", MARION)
    p.play("send cultivate take_resources", "take wood", "done")
    assert s.seats[MARION].upper == 1


def test_option_innovations_in_phase_a() -> None:
    for value in ("coins_and_emissaries", "all"):
        p = Table(phase_a=value)
        s = p.state
        p.disc(MARION, "inn_plantation")
        p.ask("bonus", MARION)
        if value == "all":
            shown = list(s.track)
            p.play("use inn_plantation", "buy_tile 2", "lay nz_r0c0")
            assert s.track == [*shown[:1], -1, *shown[2:]], "the track slides when all have chosen"
            p.play("bonus bonus_better_sale")
            p.sound()
        else:
            assert p.reason("use inn_plantation") == "not-in-phase-a"


def test_late_river_needs_a_pair() -> None:
    p = Table()
    s = p.state
    p.dock(1, "ship_korea_4")
    p.boat(MARION, 1)
    p.cubes(MARION, "zj_r0c0", 2)
    p.cubes(MARION, "zj_r1c0")
    p.disc(MARION, "inn_river")
    p.follow(Frame("late", MARION, (0, 0, 0)))
    assert p.reason("late dock_1_1") == "no-pair"
    p.play("river", "late dock_1_1", "give zj_r0c0", "give zj_r1c0")
    assert s.seats[MARION].silver == 1
    p.sound()
