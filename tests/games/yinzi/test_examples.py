"""The rulebook's worked examples, YZ-S1 to YZ-S15."""

from app.framework.phases import Frame
from games.yinzi import tables as t
from games.yinzi.money import settle
from games.yinzi.reckoning import food_needed, mouths, tax_due
from tests.games.yinzi.positions import (
    ANGELIKA,
    GREEN,
    MARION,
    RED,
    TANJA,
    ask,
    asked,
    boat,
    chance,
    coins,
    cubes,
    dock,
    exported,
    factory,
    follow,
    group,
    hand,
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
    send,
    show_route,
    sound,
    stone,
    table,
    tile,
    track,
    why,
    wood,
)


def test_YZ_S1_bonus_and_tile() -> None:
    s = table()
    track(s, 3, "tea")
    ask(s, "bonus", MARION)
    play(s, "bonus bonus_feed", "buy_tile 3", "lay jx_r0c1")
    marion, square = s.seats[MARION], t.SQUARE["jx_r0c1"]
    assert marion.copper == 4 - 1
    assert t.BONUSES[marion.bonus] == "bonus_feed"
    assert (s.grows[square], s.whose[square], s.cubes[square]) == (t.TEA, MARION, 2)
    assert s.track[2] == -1, "the column stays empty until all have chosen"
    sound(s)
    follow(s, Frame("bonus", ANGELIKA), Frame("bonus", TANJA), Frame("new_order", 0))
    play(s, "bonus bonus_no_tax", "done", "bonus bonus_boat", "done")
    assert -1 not in s.track
    assert s.order == (MARION, ANGELIKA, TANJA)
    sound(s)


def test_YZ_S2_tax_disc() -> None:
    s = table()
    hand(s, MARION, "card_06")
    ask(s, "turn", MARION)
    play(s, "card card_06 develop_boats", "tax")
    assert s.seats[MARION].groups[t.FORTUNE["develop_boats"]] == 2
    assert s.seats[MARION].tax == 1
    assert s.stack[-1].args[0] == 3
    assert why(s, "tax") == "taxed-already"
    sound(s)
    play(s, "done")
    assert s.seats[MARION].tax == 0, "an extra resolution that is not carried out is not taxed"
    sound(s)


def test_YZ_S3_boats() -> None:
    s = table()
    boat(s, MARION, 3)
    wood(s, MARION, 3)
    area = s.wood
    assert s.seats[MARION].capacity() == 2
    ask(s, "develop_boats", MARION, 3, 0)
    play(s, "advance wood", "advance wood", "advance wood")
    assert (s.seats[MARION].boat + 1, s.seats[MARION].capacity()) == (6, 4)
    assert (s.seats[MARION].wood, s.wood) == (0, area + 3)
    assert why(s, "advance wood") == "no-resolutions"
    sound(s)


def test_YZ_S4_cultivate() -> None:
    s = table()
    coins(s, MARION, 2)
    track(s, 4, "bamboo")
    ask(s, "cultivate", MARION, 3, 0, 0)
    before = list(s.track)
    play(s, "buy_tile 4", "lay jx_r0c1", "cultivate zj_r0c0", "cultivate zj_r1c0")
    marion = s.seats[MARION]
    assert marion.copper == 0
    assert [s.cubes[t.SQUARE[x]] for x in ("jx_r0c1", "zj_r0c0", "zj_r1c0")] == [2, 2, 1]
    assert marion.cubes == 15 - 5
    assert s.track[:5] == before[:3] + before[4:]
    assert s.track[5] >= 0
    sound(s)


def test_YZ_S5_city_sale() -> None:
    s = table()
    market(s, "jiangxi", "cm_no_ramie")
    cubes(s, ANGELIKA, "jx_r2c0")
    tile(s, "hg_r0c1", "sugarcane", ANGELIKA, 2)
    boat(s, ANGELIKA, 2)
    coins(s, ANGELIKA, 0)
    ask(s, "sell_city", ANGELIKA, 3, 0, 0, 0)
    moves = ("sell_city jx_r2c0 jiangxi_cm_r1c1", "sell_city hg_r0c1 jiangxi_cm_r0c2", "sell_city hg_r0c1 jiangxi_cm_r0c1")
    play(s, *moves)
    assert s.seats[ANGELIKA].copper == 2 + 3 + 2
    assert s.stack[-1].args[2] == 2, "borders crossed"
    assert s.raw[ANGELIKA * 4 + t.PROVINCE["jiangxi"]] == 3
    sound(s)


def test_YZ_S5_capacity_of_one_is_too_little_for_the_third_sale() -> None:
    s = table()
    market(s, "jiangxi", "cm_no_ramie")
    tile(s, "hg_r0c1", "sugarcane", ANGELIKA, 2)
    ask(s, "sell_city", ANGELIKA, 3, 0, 0, 0)
    play(s, "sell_city hg_r0c1 jiangxi_cm_r0c2")
    found = refusal(s, "sell_city hg_r0c1 jiangxi_cm_r0c1")
    assert (found.reason, found.params, found.rule) == ("capacity", (1, 0), "YZ-5.3")


def test_YZ_S6_factories() -> None:
    s = table()
    factory(s, ANGELIKA, "fac_silk_green", "nz_r1c0_ne", 2)
    coins(s, ANGELIKA, 8)
    stone(s, ANGELIKA, 1)
    chosen = t.FACTORIES[s.display[0]]
    ask(s, "develop_factories", ANGELIKA, 3, 0)
    play(s, f"build {chosen} stone", "place zj_r1c2_ne", f"upgrade {chosen}", "upgrade fac_silk_green")
    assert (s.seats[ANGELIKA].stone, s.seats[ANGELIKA].copper) == (0, 0)
    assert s.level[t.FACTORY[chosen]] == 2
    assert s.level[t.FACTORY["fac_silk_green"]] == 3
    assert len(s.display) == 3, "one new tile was revealed"
    sound(s)


def test_YZ_S7_resources() -> None:
    s = table()
    coins(s, MARION, 3)
    group(s, MARION, "cultivate", 3)
    ask(s, "turn", MARION)
    play(s, "send cultivate take_resources", "take wood", "take wood", "take stone")
    marion = s.seats[MARION]
    assert (marion.copper, marion.wood, marion.stone) == (0, 2, 1)
    assert marion.areas[t.TAKE] == 3
    sound(s)


def test_YZ_S8_produce() -> None:
    s = table(4)
    factory(s, TANJA, "fac_porcelain_red", "zj_r1c1_ne", 2)
    factory(s, MARION, "fac_paper_red", "nz_r1c0_ne", 2)
    raw(s, RED, "huguang_cm_r0c0")
    raw(s, RED, "nanzhili_cm_r0c0")
    boat(s, TANJA, 4)
    coins(s, TANJA, 3)
    coins(s, MARION, 0)
    group(s, TANJA, "cultivate", 2)
    migrants(s, TANJA, lower=1)
    ask(s, "turn", TANJA)
    play(s, "send cultivate produce", "produce fac_porcelain_red huguang_cm_r0c0")
    assert s.stack[-1].args[3] == 2, "two borders from Huguang to Zhejiang"
    play(s, "produce fac_paper_red nanzhili_cm_r0c0")
    assert (s.seats[MARION].copper, s.seats[TANJA].copper) == (3, 0)
    assert s.stored[t.FACTORY["fac_porcelain_red"] * 4 + TANJA] == 1
    assert s.stored[t.FACTORY["fac_paper_red"] * 4 + TANJA] == 1
    assert s.seats[RED].cubes == 15
    assert s.seats[TANJA].areas[t.PRODUCE] == 3
    assert s.seats[TANJA].lower == 0
    sound(s)


def test_YZ_S9_supply_ships() -> None:
    s = table(3)
    for number, ship in ((1, "ship_portugal_1"), (3, "ship_japan_1")):
        dock(s, number, ship)
    s.europe = 1
    s.tile_stack[t.POTATOES], s.tile_stack[t.CORN] = 4, 4
    next_ship(s, 0, "ship_netherlands_1")
    next_ship(s, 1, "ship_brunei_1")
    load(s, "dock_1_3", ANGELIKA, "silk")
    load(s, "dock_1_2", ANGELIKA, cube_count=2)
    load(s, "dock_3_2", MARION, cube_count=1)
    exported(s, TANJA, "portugal", 1)
    exported(s, TANJA, "japan", 3)
    factory(s, MARION, "fac_porcelain_blue", "hg_r1c2_nw", 1)
    factory(s, MARION, "fac_porcelain_green", "nz_r1c0_ne", 1)
    product(s, MARION, "fac_porcelain_blue")
    product(s, MARION, "fac_porcelain_green")
    tile(s, "zj_r0c1", "salt", MARION, 1)
    cubes(s, MARION, "nz_r4c1")
    boat(s, MARION, 8)
    group(s, MARION, "cultivate", 2)
    migrants(s, MARION, lower=1)
    sound(s)
    ask(s, "turn", MARION)
    stack = list(s.tile_stack)
    play(s, "send cultivate supply_ships", "ship fac_porcelain_blue dock_1")
    assert sum(s.nations[t.NATION["portugal"] * 4 :][:4]) == 3
    assert s.seats[ANGELIKA].cubes == 15, "the salt goes home"
    assert t.SHIPS[s.docked[0]] == "ship_netherlands_1"
    assert s.tile_stack == stack, "not the first European ship"
    play(s, "ship fac_porcelain_green dock_3")
    assert s.general[t.FOREIGN.index("asia") * 4 + MARION] == 1
    assert t.SHIPS[s.docked[2]] == "ship_brunei_1"
    play(s, "ship_salt nz_r4c1 zj_r0c1 dock_3_1")
    assert s.hold[t.HOLD["dock_3_1"]] == (MARION, -1, MARION, MARION)
    assert s.seats[MARION].silver == 3
    assert s.seats[MARION].areas[t.SHIPS_AREA] == 3
    sound(s)


def test_YZ_S9_needs_a_capacity_of_five() -> None:
    s = table(3)
    dock(s, 1, "ship_brunei_1")
    tile(s, "zj_r0c1", "salt", MARION, 1)
    cubes(s, MARION, "nz_r4c1")
    boat(s, MARION, 7)
    group(s, MARION, "cultivate", 1)
    ask(s, "supply_ships", MARION, t.FORTUNE["cultivate"], 3, 0)
    assert refusal(s, "ship_salt nz_r4c1 zj_r0c1 dock_1_1").params == (1, 0)
    boat(s, MARION, 8)
    play(s, "ship_salt nz_r4c1 zj_r0c1 dock_1_1")


def test_YZ_S10_imperial_duties() -> None:
    s = table()
    group(s, MARION, "cultivate", 3)
    send(s, ANGELIKA, "imperial_duties", 3)
    s.seats[ANGELIKA].duty = t.DUTY["duty_canal"]
    coins(s, MARION, 0)
    ask(s, "turn", MARION)
    play(s, "send cultivate imperial_duties")
    assert why(s, "serve duty_canal") == "duty-occupied"
    play(s, "serve duty_roads")
    assert (s.seats[MARION].areas[t.DUTIES], s.seats[MARION].upper) == (2, 1)
    sound(s)
    follow(s, Frame("duty", MARION))
    assert s.seats[MARION].copper == 3
    assert asked(s) == ("take_route", MARION)
    play(s, legal(s)[0])
    assert len(s.seats[MARION].personal) == 1
    sound(s)


def test_YZ_S11_war_and_routes() -> None:
    s = table()
    only_routes(s, "route_01", "route_05", "route_06")
    send(s, TANJA, "war_routes", 3)
    factory(s, MARION, "fac_paper_blue", "nz_r1c0_ne", 1)
    product(s, MARION, "fac_paper_blue")
    coins(s, MARION, 0)
    group(s, MARION, "cultivate", 2)
    ask(s, "turn", MARION)
    play(s, "send cultivate war_routes", "enlist 2")
    assert s.war == (TANJA, MARION)
    assert s.seats[MARION].areas[t.WAR] == 2
    play(s, "route route_05", "lay_product route_05 fac_paper_blue")
    assert s.seats[MARION].copper == 2, "the payment comes at once"
    assert s.laid[1] == (4 + MARION,)
    sound(s)
    follow(s, Frame("routes_won", 0))
    assert s.seats[MARION].won == (t.ROUTE["route_05"],)
    assert s.seats[MARION].markers == 8
    assert s.discard == 1 << t.ROUTE["route_01"] | 1 << t.ROUTE["route_06"]
    sound(s)


def test_YZ_S12_feeding() -> None:
    """Thirteen workers cannot be (R3); the formula is what the example shows."""
    s = table()
    marion = s.seats[MARION]
    marion.areas[:], marion.upper = [4, 4, 3, 0, 0], 2
    assert mouths(marion) == 13
    assert food_needed(s, MARION) == 5


def test_YZ_S12_two_rice_and_two_fruit_make_three_food() -> None:
    s = table()
    cubes(s, MARION, "zj_r0c0", 2)
    cubes(s, MARION, "zj_r1c0")
    cubes(s, MARION, "hg_r1c1")
    ask(s, "feed", MARION, 5)
    assert why(s, "starve") == "own-food-left"
    assert why(s, "eat zj_r1c0") == "needs-two"
    coins(s, MARION, 0)
    play(s, "eat zj_r0c0", "eat zj_r0c0", "eat_pair hg_r1c1 zj_r1c0")
    assert s.seats[MARION].misfortune == 2
    assert s.seats[MARION].cubes == 15
    sound(s)


def test_YZ_S13_war_glory() -> None:
    s = table()
    only_routes(s, "route_03", "route_04", "route_05")
    for q, men in ((TANJA, 3), (MARION, 3), (ANGELIKA, 2)):
        send(s, q, "war_routes", men)
    follow(s, Frame("war_glory", 0))
    assert [seat.glory for seat in s.seats] == [[0, 1], [0, 0], [1, 0]]
    sound(s)


def test_YZ_S14_tax() -> None:
    s = table()
    marion = s.seats[MARION]
    hand(s, MARION, "card_09", "card_10", "card_11")
    marion.slots[:3], marion.played, marion.hand = list(marion.hand), sum(1 << c for c in marion.hand), ()
    cubes(s, MARION, "zj_r2c1")
    coins(s, MARION, 5, 1)
    assert tax_due(s, MARION) == 2
    follow(s, Frame("tax", MARION))
    assert asked(s) == ("tax", MARION), "the wheat could be sold"
    play(s, "pay_tax")
    assert (marion.copper, marion.silver, marion.misfortune) == (0, 0, 1)
    assert s.cubes[t.SQUARE["zj_r2c1"]] == 1
    sound(s)


def test_YZ_S15_rate() -> None:
    s = table()
    assert t.RATES[s.rate] == 10
    coins(s, GREEN, 11, 0)
    settle(s, GREEN, 0, 1, -1, 0, chance())
    assert (s.seats[GREEN].copper, s.seats[GREEN].silver) == (1, 0)
    coins(s, GREEN, 1, 1)
    settle(s, GREEN, 3, 0, -1, 0, chance())
    assert (s.seats[GREEN].copper, s.seats[GREEN].silver) == (8, 0)


def test_shown_routes_can_be_chosen_by_name() -> None:
    s = table()
    show_route(s, 0, "route_20")
    assert t.ROUTES[s.shown[0]] == "route_20"
    sound(s)
