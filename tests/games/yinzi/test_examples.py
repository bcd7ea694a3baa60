"""The rulebook's worked examples, YZ-S1 to YZ-S15."""

from app.framework.phases import Frame
from games.yinzi import tables as t
from games.yinzi.money import settle
from games.yinzi.reckoning import food_needed, mouths, tax_due
from tests.games.yinzi.positions import ANGELIKA, GREEN, MARION, RED, TANJA, Table, chance


def test_YZ_S1_bonus_and_tile() -> None:
    p = Table()
    s = p.state
    p.track(3, "tea")
    p.ask("bonus", MARION)
    p.play("bonus bonus_feed", "buy_tile 3", "lay jx_r0c1")
    marion, square = s.seats[MARION], t.SQUARE["jx_r0c1"]
    assert marion.copper == 4 - 1
    assert t.BONUSES[marion.bonus] == "bonus_feed"
    assert (s.grows[square], s.whose[square], s.cubes[square]) == (t.TEA, MARION, 2)
    assert s.track[2] == -1, "the column stays empty until all have chosen"
    p.sound()
    p.follow(Frame("bonus", ANGELIKA), Frame("bonus", TANJA), Frame("new_order", 0))
    p.play("bonus bonus_no_tax", "done", "bonus bonus_boat", "done")
    assert -1 not in s.track
    assert s.order == (MARION, ANGELIKA, TANJA)
    p.sound()


def test_YZ_S2_tax_disc() -> None:
    p = Table()
    s = p.state
    p.hand(MARION, "card_06")
    p.ask("turn", MARION)
    p.play("card card_06 develop_boats", "tax")
    assert s.seats[MARION].groups[t.FORTUNE["develop_boats"]] == 2
    assert s.seats[MARION].tax == 1
    assert s.stack[-1].args[0] == 3
    assert p.reason("tax") == "taxed-already"
    p.sound()
    p.play("done")
    assert s.seats[MARION].tax == 0, "an extra resolution that is not carried out is not taxed"
    p.sound()


def test_YZ_S3_boats() -> None:
    p = Table()
    s = p.state
    p.boat(MARION, 3)
    p.wood(MARION, 3)
    area = s.wood
    assert s.seats[MARION].capacity() == 2
    p.ask("develop_boats", MARION, 3, 0)
    p.play("advance wood", "advance wood", "advance wood")
    assert (s.seats[MARION].boat + 1, s.seats[MARION].capacity()) == (6, 4)
    assert (s.seats[MARION].wood, s.wood) == (0, area + 3)
    assert p.reason("advance wood") == "no-resolutions"
    p.sound()


def test_YZ_S4_cultivate() -> None:
    p = Table()
    s = p.state
    p.coins(MARION, 2)
    p.track(4, "bamboo")
    p.ask("cultivate", MARION, 3, 0, 0)
    before = list(s.track)
    p.play("buy_tile 4", "lay jx_r0c1", "cultivate zj_r0c0", "cultivate zj_r1c0")
    marion = s.seats[MARION]
    assert marion.copper == 0
    assert [s.cubes[t.SQUARE[x]] for x in ("jx_r0c1", "zj_r0c0", "zj_r1c0")] == [2, 2, 1]
    assert marion.cubes == 15 - 5
    assert s.track[:5] == before[:3] + before[4:]
    assert s.track[5] >= 0
    p.sound()


def test_YZ_S5_city_sale() -> None:
    p = Table()
    s = p.state
    p.market("jiangxi", "cm_no_ramie")
    p.cubes(ANGELIKA, "jx_r2c0")
    p.tile("hg_r0c1", "sugarcane", ANGELIKA, 2)
    p.boat(ANGELIKA, 2)
    p.coins(ANGELIKA, 0)
    p.ask("sell_city", ANGELIKA, 3, 0, 0, 0)
    moves = ("sell_city jx_r2c0 jiangxi_cm_r1c1", "sell_city hg_r0c1 jiangxi_cm_r0c2", "sell_city hg_r0c1 jiangxi_cm_r0c1")
    p.play(*moves)
    assert s.seats[ANGELIKA].copper == 2 + 3 + 2
    assert s.stack[-1].args[2] == 2, "borders crossed"
    assert s.raw[ANGELIKA * 4 + t.PROVINCE["jiangxi"]] == 3
    p.sound()


def test_YZ_S5_capacity_of_one_is_too_little_for_the_third_sale() -> None:
    p = Table()
    p.market("jiangxi", "cm_no_ramie")
    p.tile("hg_r0c1", "sugarcane", ANGELIKA, 2)
    p.ask("sell_city", ANGELIKA, 3, 0, 0, 0)
    p.play("sell_city hg_r0c1 jiangxi_cm_r0c2")
    found = p.refused("sell_city hg_r0c1 jiangxi_cm_r0c1")
    assert (found.reason, found.params, found.rule) == ("capacity", (1, 0), "YZ-5.3")


def test_YZ_S6_factories() -> None:
    p = Table()
    s = p.state
    p.factory(ANGELIKA, "fac_silk_green", "nz_r1c0_ne", 2)
    p.coins(ANGELIKA, 8)
    p.stone(ANGELIKA, 1)
    chosen = t.FACTORIES[s.display[0]]
    p.ask("develop_factories", ANGELIKA, 3, 0)
    p.play(f"build {chosen} stone", "place zj_r1c2_ne", f"upgrade {chosen}", "upgrade fac_silk_green")
    assert (s.seats[ANGELIKA].stone, s.seats[ANGELIKA].copper) == (0, 0)
    assert s.level[t.FACTORY[chosen]] == 2
    assert s.level[t.FACTORY["fac_silk_green"]] == 3
    assert len(s.display) == 3, "one new tile was revealed"
    p.sound()


def test_YZ_S7_resources() -> None:
    p = Table()
    s = p.state
    p.coins(MARION, 3)
    p.group(MARION, "cultivate", 3)
    p.ask("turn", MARION)
    p.play("send cultivate take_resources", "take wood", "take wood", "take stone")
    marion = s.seats[MARION]
    assert (marion.copper, marion.wood, marion.stone) == (0, 2, 1)
    assert marion.areas[t.TAKE] == 3
    p.sound()


def test_YZ_S8_produce() -> None:
    p = Table(4)
    s = p.state
    p.factory(TANJA, "fac_porcelain_red", "zj_r1c1_ne", 2)
    p.factory(MARION, "fac_paper_red", "nz_r1c0_ne", 2)
    p.raw(RED, "huguang_cm_r0c0")
    p.raw(RED, "nanzhili_cm_r0c0")
    p.boat(TANJA, 4)
    p.coins(TANJA, 3)
    p.coins(MARION, 0)
    p.group(TANJA, "cultivate", 2)
    p.migrants(TANJA, lower=1)
    p.ask("turn", TANJA)
    p.play("send cultivate produce", "produce fac_porcelain_red huguang_cm_r0c0")
    assert s.stack[-1].args[3] == 2, "two borders from Huguang to Zhejiang"
    p.play("produce fac_paper_red nanzhili_cm_r0c0")
    assert (s.seats[MARION].copper, s.seats[TANJA].copper) == (3, 0)
    assert s.stored[t.FACTORY["fac_porcelain_red"] * 4 + TANJA] == 1
    assert s.stored[t.FACTORY["fac_paper_red"] * 4 + TANJA] == 1
    assert s.seats[RED].cubes == 15
    assert s.seats[TANJA].areas[t.PRODUCE] == 3
    assert s.seats[TANJA].lower == 0
    p.sound()


def test_YZ_S9_supply_ships() -> None:
    p = Table(3)
    s = p.state
    for number, ship in ((1, "ship_portugal_1"), (3, "ship_japan_1")):
        p.dock(number, ship)
    s.europe = 1
    s.tile_stack[t.POTATOES], s.tile_stack[t.CORN] = 4, 4
    p.next_ship(0, "ship_netherlands_1")
    p.next_ship(1, "ship_brunei_1")
    p.load("dock_1_3", ANGELIKA, "silk")
    p.load("dock_1_2", ANGELIKA, cube_count=2)
    p.load("dock_3_2", MARION, cube_count=1)
    p.exported(TANJA, "portugal", 1)
    p.exported(TANJA, "japan", 3)
    p.factory(MARION, "fac_porcelain_blue", "hg_r1c2_nw", 1)
    p.factory(MARION, "fac_porcelain_green", "nz_r1c0_ne", 1)
    p.product(MARION, "fac_porcelain_blue")
    p.product(MARION, "fac_porcelain_green")
    p.tile("zj_r0c1", "salt", MARION, 1)
    p.cubes(MARION, "nz_r4c1")
    p.boat(MARION, 8)
    p.group(MARION, "cultivate", 2)
    p.migrants(MARION, lower=1)
    p.sound()
    p.ask("turn", MARION)
    stack = list(s.tile_stack)
    p.play("send cultivate supply_ships", "ship fac_porcelain_blue dock_1")
    assert sum(s.nations[t.NATION["portugal"] * 4 :][:4]) == 3
    assert s.seats[ANGELIKA].cubes == 15, "the salt goes home"
    assert t.SHIPS[s.docked[0]] == "ship_netherlands_1"
    assert s.tile_stack == stack, "not the first European ship"
    p.play("ship fac_porcelain_green dock_3")
    assert s.general[t.FOREIGN.index("asia") * 4 + MARION] == 1
    assert t.SHIPS[s.docked[2]] == "ship_brunei_1"
    p.play("ship_salt nz_r4c1 zj_r0c1 dock_3_1")
    assert s.hold[t.HOLD["dock_3_1"]] == (MARION, -1, MARION, MARION)
    assert s.seats[MARION].silver == 3
    assert s.seats[MARION].areas[t.SHIPS_AREA] == 3
    p.sound()


def test_YZ_S9_needs_a_capacity_of_five() -> None:
    p = Table(3)
    p.dock(1, "ship_brunei_1")
    p.tile("zj_r0c1", "salt", MARION, 1)
    p.cubes(MARION, "nz_r4c1")
    p.boat(MARION, 7)
    p.group(MARION, "cultivate", 1)
    p.ask("supply_ships", MARION, t.FORTUNE["cultivate"], 3, 0)
    assert p.refused("ship_salt nz_r4c1 zj_r0c1 dock_1_1").params == (1, 0)
    p.boat(MARION, 8)
    p.play("ship_salt nz_r4c1 zj_r0c1 dock_1_1")


def test_YZ_S10_imperial_duties() -> None:
    p = Table()
    s = p.state
    p.group(MARION, "cultivate", 3)
    p.send(ANGELIKA, "imperial_duties", 3)
    s.seats[ANGELIKA].duty = t.DUTY["duty_canal"]
    p.coins(MARION, 0)
    p.ask("turn", MARION)
    p.play("send cultivate imperial_duties")
    assert p.reason("serve duty_canal") == "duty-occupied"
    p.play("serve duty_roads")
    assert (s.seats[MARION].areas[t.DUTIES], s.seats[MARION].upper) == (2, 1)
    p.sound()
    p.follow(Frame("duty", MARION))
    assert s.seats[MARION].copper == 3
    assert p.asked == ("take_route", MARION)
    p.play(p.legal()[0])
    assert len(s.seats[MARION].personal) == 1
    p.sound()


def test_YZ_S11_war_and_routes() -> None:
    p = Table()
    s = p.state
    p.only_routes("route_01", "route_05", "route_06")
    p.send(TANJA, "war_routes", 3)
    p.factory(MARION, "fac_paper_blue", "nz_r1c0_ne", 1)
    p.product(MARION, "fac_paper_blue")
    p.coins(MARION, 0)
    p.group(MARION, "cultivate", 2)
    p.ask("turn", MARION)
    p.play("send cultivate war_routes", "enlist 2")
    assert s.war == (TANJA, MARION)
    assert s.seats[MARION].areas[t.WAR] == 2
    p.play("route route_05", "lay_product route_05 fac_paper_blue")
    assert s.seats[MARION].copper == 2, "the payment comes at once"
    assert s.laid[1] == (4 + MARION,)
    p.sound()
    p.follow(Frame("routes_won", 0))
    assert s.seats[MARION].won == (t.ROUTE["route_05"],)
    assert s.seats[MARION].markers == 8
    assert s.discard == 1 << t.ROUTE["route_01"] | 1 << t.ROUTE["route_06"]
    p.sound()


def test_YZ_S12_feeding() -> None:
    """Thirteen workers cannot be (R3); the formula is what the example shows."""
    p = Table()
    s = p.state
    marion = s.seats[MARION]
    marion.areas[:], marion.upper = [4, 4, 3, 0, 0], 2
    assert mouths(marion) == 13
    assert food_needed(s, MARION) == 5


def test_YZ_S12_two_rice_and_two_fruit_make_three_food() -> None:
    p = Table()
    s = p.state
    p.cubes(MARION, "zj_r0c0", 2)
    p.cubes(MARION, "zj_r1c0")
    p.cubes(MARION, "hg_r1c1")
    p.ask("feed", MARION, 5)
    assert p.reason("starve") == "own-food-left"
    assert p.reason("eat zj_r1c0") == "needs-two"
    p.coins(MARION, 0)
    p.play("eat zj_r0c0", "eat zj_r0c0", "eat_pair hg_r1c1 zj_r1c0")
    assert s.seats[MARION].misfortune == 2
    assert s.seats[MARION].cubes == 15
    p.sound()


def test_YZ_S13_war_glory() -> None:
    p = Table()
    s = p.state
    p.only_routes("route_03", "route_04", "route_05")
    for q, men in ((TANJA, 3), (MARION, 3), (ANGELIKA, 2)):
        p.send(q, "war_routes", men)
    p.follow(Frame("war_glory", 0))
    assert [seat.glory for seat in s.seats] == [[0, 1], [0, 0], [1, 0]]
    p.sound()


def test_YZ_S14_tax() -> None:
    p = Table()
    s = p.state
    marion = s.seats[MARION]
    p.hand(MARION, "card_09", "card_10", "card_11")
    marion.slots[:3], marion.played, marion.hand = list(marion.hand), sum(1 << c for c in marion.hand), ()
    p.cubes(MARION, "zj_r2c1")
    p.coins(MARION, 5, 1)
    assert tax_due(s, MARION) == 2
    p.follow(Frame("tax", MARION))
    assert p.asked == ("tax", MARION), "the wheat could be sold"
    p.play("pay_tax")
    assert (marion.copper, marion.silver, marion.misfortune) == (0, 0, 1)
    assert s.cubes[t.SQUARE["zj_r2c1"]] == 1
    p.sound()


def test_YZ_14_21_each_silver_of_the_tax_that_is_missing_is_a_misfortune() -> None:
    p = Table()
    marion = p.state.seats[MARION]
    p.hand(MARION, "card_09", "card_10", "card_11")
    marion.slots[:3], marion.played, marion.hand = list(marion.hand), sum(1 << c for c in marion.hand), ()
    p.coins(MARION, 5, 0)
    assert tax_due(p.state, MARION) == 2
    p.follow(Frame("tax", MARION))
    assert (marion.copper, marion.silver, marion.misfortune) == (0, 0, 2)
    p.sound()


def test_YZ_S15_rate() -> None:
    p = Table()
    s = p.state
    assert t.RATES[s.rate] == 10
    p.coins(GREEN, 11, 0)
    settle(s, GREEN, 0, 1, -1, 0, chance())
    assert (s.seats[GREEN].copper, s.seats[GREEN].silver) == (1, 0)
    p.coins(GREEN, 1, 1)
    settle(s, GREEN, 3, 0, -1, 0, chance())
    assert (s.seats[GREEN].copper, s.seats[GREEN].silver) == (8, 0)


def test_shown_routes_can_be_chosen_by_name() -> None:
    p = Table()
    s = p.state
    p.show_route(0, "route_20")
    assert t.ROUTES[s.shown[0]] == "route_20"
    p.sound()
