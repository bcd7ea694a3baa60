"""Our own corner cases, YZ-K1 to YZ-K32."""

from app.framework.phases import Frame
from games.yinzi import GAME, scoring
from games.yinzi import tables as t
from games.yinzi.steps.free import idle
from games.yinzi.steps.rounds import draw_hands
from tests.games.yinzi.positions import ANGELIKA, BLUE, GREEN, MARION, RED, TANJA, Table, chance


def test_YZ_K1_two_players_play_with_eighteen_tiles() -> None:
    p = Table(2)
    s = p.state
    stack = [s.tile_stack[g] + s.track.count(g) for g in range(12)]
    assert sum(stack) == 18
    assert {stack[t.GOOD[g]] for g in ("tea", "salt", "cotton", "sugarcane", "ramie", "bamboo")} == {3}
    assert sum(s.tile_stack) == 12


def test_YZ_K2_hands_are_drawn_after_phase_a_only_in_round_one() -> None:
    s = GAME.start(GAME.setup(2), chance())
    while s.stack[-1].kind != "turn":
        assert all(seat.hand == () for seat in s.seats)
        GAME.play(s, GAME.legal(s)[0], chance())
    assert all(len(seat.hand) == 3 for seat in s.seats)
    later = Table(2)
    for seat in later.state.seats:
        seat.slots[0], seat.deck, seat.played = 0, seat.deck ^ 7, 7
    later.follow(Frame("administration", 0), Frame("bonus", MARION))
    assert later.asked == ("bonus", MARION)
    assert all(len(seat.hand) == 3 for seat in later.state.seats)


def test_YZ_K3_rice_with_one_cube_left_cannot_be_cultivated() -> None:
    p = Table()
    s = p.state
    p.cubes(MARION, "zj_r0c0", 1)
    p.ask("cultivate", MARION, 2, 0, 0)
    assert p.reason("cultivate zj_r0c0") == "square-taken"
    p.play("cultivate jx_r1c2")
    assert s.cubes[t.SQUARE["jx_r1c2"]] == 2


def test_YZ_K4_one_tile_for_an_action() -> None:
    p = Table()
    s = p.state
    p.coins(MARION, 10)
    p.ask("cultivate", MARION, 3, 0, 0)
    p.play("tax", "buy_tile 1", "lay nz_r0c0")
    assert p.reason("buy_tile 2") == "one-tile"
    p.play("cultivate zj_r0c0", "cultivate jx_r1c2", "cultivate jx_r1c3")
    assert s.seats[MARION].cubes == 15 - 8
    assert p.asked[0] == "first_resource", "four resolutions are all there are"
    p.sound()


def test_YZ_K5_salt_is_never_covered_but_other_tiles_are() -> None:
    p = Table()
    s = p.state
    p.tile("nz_r0c0", "salt")
    p.tile("nz_r1c0", "tea")
    p.track(1, "ramie")
    p.coins(MARION, 5)
    p.stone(MARION, 1)
    p.ask("cultivate", MARION, 2, 0, 0)
    gone = s.gone[t.TEA]
    p.play("buy_tile 1")
    assert p.reason("lay nz_r0c0") == "square-salt"
    assert p.reason("lay jx_r2c0") == "square-salt", "a printed mine"
    p.play("lay nz_r1c0")
    assert s.grows[t.SQUARE["nz_r1c0"]] == t.GOOD["ramie"]
    assert s.gone[t.TEA] == gone + 1
    assert s.cubes[t.SQUARE["nz_r1c0"]] == 2
    p.sound()
    p.ask("develop_factories", MARION, 1, 0)
    p.play(f"build {t.FACTORIES[s.display[0]]} stone")
    assert p.reason("place nz_r0c0_se") == "square-salt"


def test_YZ_K7_better_sale() -> None:
    p = Table()
    s = p.state
    p.market("jiangxi", "cm_no_ramie")
    s.seats[MARION].bonus = t.B_SALE
    p.tile("jx_r0c1", "sugarcane", MARION, 1)
    p.cubes(MARION, "jx_r3c0")
    p.coins(MARION, 0)
    p.ask("sell_city", MARION, 1, 0, 0, 0)
    p.play("sell_city jx_r0c1 jiangxi_cm_r0c2")
    assert s.seats[MARION].copper == 4
    p.play("sell_food jx_r3c0")
    assert s.seats[MARION].copper == 6
    p.sound()


def double_position(inside: int) -> Table:
    p = Table()
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 3)
    p.product(MARION, "fac_silk_blue", inside)
    p.raw(BLUE, "nanzhili_cm_r0c0")
    p.raw(BLUE, "nanzhili_cm_r0c1")
    p.group(MARION, "cultivate", 1)
    p.ask("produce", MARION, t.FORTUNE["cultivate"], 0, -1, 0, 0)
    return p


def test_YZ_K8_a_store_of_three() -> None:
    p = double_position(2)
    s = p.state
    p.play("produce fac_silk_blue nanzhili_cm_r0c0")
    assert s.stored[t.FACTORY["fac_silk_blue"] * 4 + MARION] == 3
    assert s.stack[-1].kind != "produce" or p.reason("double nanzhili_cm_r0c1") == "no-double"
    p.sound()
    roomy = double_position(1)
    roomy.play("produce fac_silk_blue nanzhili_cm_r0c0", "double nanzhili_cm_r0c1")
    assert roomy.state.stored[t.FACTORY["fac_silk_blue"] * 4 + MARION] == 3
    assert roomy.state.seats[MARION].areas[t.PRODUCE] == 1, "one worker makes both"
    roomy.sound()


def test_YZ_10_5_the_second_product_may_be_made_of_the_raw_material_of_an_innovation() -> None:
    p = double_position(0)
    p.disc(MARION, "inn_raw")
    p.play("produce fac_silk_blue nanzhili_cm_r0c0", "double_inn")
    assert p.state.stored[t.FACTORY["fac_silk_blue"] * 4 + MARION] == 2
    assert p.told("uses") == [(MARION, "inn_raw")]
    assert p.state.seats[MARION].areas[t.PRODUCE] == 1


def test_YZ_K9_a_full_store_stops_its_owner_too() -> None:
    p = Table()
    p.factory(ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 2)
    p.product(MARION, "fac_silk_blue", 2)
    p.raw(BLUE, "nanzhili_cm_r0c0")
    for q in (MARION, ANGELIKA):
        p.group(q, "cultivate", 2)
        p.ask("produce", q, t.FORTUNE["cultivate"], 0, -1, 0, 0)
        found = p.refused("produce fac_silk_blue nanzhili_cm_r0c0")
        assert (found.reason, found.params, found.rule) == ("store-full", (2, 2), "YZ-11.8")


def sail_to_korea(there: int) -> Table:
    p = Table()
    p.dock(1, "ship_korea_4")
    p.exported(TANJA, "korea", there)
    p.load("dock_1_1", MARION, "silk")
    p.factory(MARION, "fac_paper_blue", "nz_r1c0_ne", 1)
    p.product(MARION, "fac_paper_blue")
    p.group(MARION, "cultivate", 1)
    p.ask("supply_ships", MARION, t.FORTUNE["cultivate"], 0, 0)
    p.play("ship fac_paper_blue dock_1")
    p.sound()
    return p


def test_YZ_K11_a_cargo_is_never_split() -> None:
    korea = t.NATION["korea"] * 4
    p = sail_to_korea(2)
    s = p.state
    assert sum(s.nations[korea : korea + 4]) == 4
    assert s.general == [0] * 8
    p = sail_to_korea(3)
    s = p.state
    assert sum(s.nations[korea : korea + 4]) == 3
    assert s.general[MARION] == 2
    assert p.told("exports_general") == [(MARION, "silk", "asia"), (MARION, "paper", "asia")]


def test_YZ_K13_an_exhausted_pile_leaves_the_dock_empty() -> None:
    p = Table()
    s = p.state
    p.dock(1, "ship_korea_4")
    p.dock(2, "ship_korea_2")
    s.sailed += (s.tops[0],)
    s.tops[0], s.ships_out, s.pile[0] = -1, s.ships_out + s.pile[0], 0
    p.load("dock_1_1", MARION, "silk")
    p.load("dock_1_2", MARION, "paper")
    p.follow(Frame("sail", MARION, (0,)))
    assert s.docked[0] == -1
    assert p.told("dock_empty") == [(MARION, "dock_1")]
    p.factory(MARION, "fac_paper_blue", "nz_r1c0_ne", 1)
    p.product(MARION, "fac_paper_blue")
    p.group(MARION, "cultivate", 1)
    p.ask("supply_ships", MARION, t.FORTUNE["cultivate"], 0, 0)
    assert p.reason("ship fac_paper_blue dock_1") == "no-ship"
    p.play("ship fac_paper_blue dock_2")
    p.sound()


def test_YZ_K15_strand_a_group() -> None:
    p = Table()
    s = p.state
    p.group(MARION, "cultivate", 3)
    seat = s.seats[MARION]
    p.send(MARION, "war_routes", 1)
    p.send(MARION, "imperial_duties", 1)
    p.coins(MARION, 0)
    p.cubes(MARION, "zj_r2c1")
    p.ask("turn", MARION)
    found = p.refused("strand cultivate")
    assert (found.reason, found.params) == ("work-after-sale", ("take_resources",)), "the wheat could be sold"
    assert p.legal() == ["sell_food zj_r2c1"]
    s.whose[t.SQUARE["zj_r2c1"]], s.cubes[t.SQUARE["zj_r2c1"]], seat.fields, seat.cubes = -1, 0, [], 15
    assert p.legal() == ["strand cultivate"]
    assert p.reason("send cultivate take_resources") == "copper"
    p.play("strand cultivate")
    assert seat.upper == 3
    assert idle(s, MARION)
    assert s.stack[-1].kind == "first_resource", "the turn is over"
    assert not seat.areas[t.TAKE]
    p.sound()


def test_YZ_K19_fire_leaves_a_ruin_for_anybody() -> None:
    p = Table()
    s = p.state
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    p.product(ANGELIKA, "fac_silk_blue")
    p.follow(Frame("fire", MARION))
    number = t.FACTORY["fac_silk_blue"]
    assert (s.level[number], s.owner[number], s.place[number] >= 0) == (0, -1, True)
    assert s.seats[ANGELIKA].markers == 8
    assert s.seats[MARION].discs == 20
    p.sound()
    p.stone(TANJA, 1)
    p.ask("develop_factories", TANJA, 1, 0)
    p.play("rebuild fac_silk_blue stone")
    assert (s.level[number], s.owner[number], s.seats[TANJA].stone) == (1, TANJA, 0)
    p.sound()


def test_YZ_K20_the_owner_of_a_burnt_factory_chooses_the_product() -> None:
    p = Table()
    s = p.state
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 3)
    for q in (MARION, ANGELIKA, TANJA):
        p.product(q, "fac_silk_blue")
    p.follow(Frame("fire", MARION))
    assert p.asked == ("rubble", MARION)
    assert p.legal() == ["remove_product 0", "remove_product 1", "remove_product 2"]
    p.play("remove_product 1")
    number = t.FACTORY["fac_silk_blue"]
    assert s.level[number] == 2
    assert s.stored[number * 4 : number * 4 + 3] == [1, 0, 1]
    assert s.seats[ANGELIKA].markers == 8
    p.sound()


def test_YZ_K20_fire_on_level_two_with_one_product_removes_nothing() -> None:
    p = Table()
    s = p.state
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 2)
    p.product(ANGELIKA, "fac_silk_blue")
    p.follow(Frame("fire", MARION))
    assert s.seats[ANGELIKA].markers == 7
    p.sound()


def test_YZ_K21_a_disaster_strikes_once_and_never_below_the_first_space() -> None:
    p = Table()
    s = p.state
    p.only_routes("route_04", "route_20", "route_08")
    p.boat(MARION, 2)
    p.follow(Frame("disasters", 0))
    assert [seat.boat + 1 for seat in s.seats] == [1, 1, 1]
    p.sound()


def test_YZ_K23_roads_without_a_tile_pay_five() -> None:
    p = Table()
    s = p.state
    s.secret = ()
    s.seats[MARION].duty = t.DUTY["duty_roads"]
    p.coins(MARION, 0)
    p.follow(Frame("duty", MARION))
    assert s.seats[MARION].copper == 5
    assert s.seats[MARION].personal == ()


def test_YZ_K26_an_emissary_needs_an_own_delivery() -> None:
    p = Table()
    s = p.state
    p.dock(1, "ship_korea_4")
    p.load("dock_1_1", ANGELIKA, "silk")
    p.disc(MARION, "inn_em_korea")
    p.disc(MARION, "inn_em_japan")
    p.group(MARION, "cultivate", 1)
    p.ask("turn", MARION)
    assert p.reason("embark inn_em_korea dock_1") == "no-cargo"
    assert p.reason("embark inn_em_japan dock_1") == "wrong-nation"
    p.load("dock_1_2", MARION, "paper")
    s.hold[0], s.seats[ANGELIKA].markers = (), 8
    p.play("embark inn_em_korea dock_1")
    assert s.aboard[MARION] == 1
    p.sound()


def test_YZ_K27_a_tie_in_a_section_gives_one_point_each() -> None:
    p = Table()
    s = p.state
    for q, names in ((MARION, ("inn_rice", "inn_wood")), (ANGELIKA, ("inn_stone", "inn_raw")), (TANJA, ("inn_coins",))):
        for name in names:
            p.disc(q, name)
    assert [scoring.innovations(s, q) for q in range(3)] == [1, 1, 0]
    p.disc(MARION, "inn_river")
    assert [scoring.innovations(s, q) for q in range(3)] == [2, 0, 0]


def test_YZ_K29_too_few_workers_make_a_smaller_group() -> None:
    p = Table()
    s = p.state
    p.send(MARION, "produce", 4)
    p.send(MARION, "war_routes", 4)
    p.send(MARION, "supply_ships", 3)
    p.hand(MARION, "card_12")
    p.ask("turn", MARION)
    p.play("card card_12 cultivate")
    assert s.seats[MARION].groups[t.FORTUNE["cultivate"]] == 1
    assert s.seats[MARION].men == 0
    p.sound()


def test_YZ_K30_innovations_of_one_action_are_in_different_sections() -> None:
    p = Table()
    s = p.state
    p.ask("innovations", MARION, 3, 0, 0)
    p.play("tax", "innovate inn_rice")
    assert p.reason("innovate inn_wood") == "same-section"
    p.play("innovate inn_em_korea", "innovate inn_wheat", "innovate inn_salt")
    assert [(s.seats[MARION].inn & bits).bit_count() for bits in t.SECTION_BITS] == [1, 1, 1, 1]
    p.sound()


def test_YZ_K32_without_markers_nothing_is_produced() -> None:
    p = double_position(0)
    p.exported(MARION, "korea", 8)
    assert p.reason("produce fac_silk_blue nanzhili_cm_r0c0") == "no-markers"


def test_hands_come_from_what_was_not_played() -> None:
    p = Table(4)
    s = p.state
    s.seats[RED].deck, s.seats[RED].played = 0b111, t.ALL_CARDS ^ 0b111
    draw_hands(s, chance())
    assert s.seats[RED].hand == (0, 1, 2)
    assert s.seats[GREEN].deck.bit_count() == 9


def test_YZ_5_7_the_last_boat_goes_no_further() -> None:
    p = Table()
    p.boat(MARION, t.LAST_BOAT + 1)
    p.wood(MARION, 1)
    assert p.ask("develop_boats", MARION, 1, 0).reason("advance wood") == "boats-end"


def test_YZ_6_5_who_has_sold_on_an_occasion_buys_no_food_on_it() -> None:
    p = Table()
    p.food(GREEN)
    p.cubes(MARION, "zj_r2c1")
    p.cubes(MARION, "zj_r1c0")
    p.group(MARION, "cultivate", 1)
    p.ask("turn", MARION).play("sell_food zj_r2c1")
    assert p.ask("feed", MARION, 1).reason("eat_food 1") == "has-sold"
