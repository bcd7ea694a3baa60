"""Our own corner cases, YZ-K1 to YZ-K32."""

from app.framework.phases import Frame
from games.yinzi import GAME, scoring
from games.yinzi import tables as t
from games.yinzi.steps.free import idle
from games.yinzi.steps.rounds import draw_hands
from tests.games.yinzi.positions import (
    ANGELIKA,
    BLUE,
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
    disc,
    dock,
    exported,
    factory,
    follow,
    group,
    hand,
    legal,
    load,
    market,
    only_routes,
    play,
    product,
    raw,
    refusal,
    send,
    sound,
    stone,
    table,
    tile,
    track,
    why,
)


def test_YZ_K1_two_players_play_with_eighteen_tiles() -> None:
    s = table(2)
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
    later = table(2)
    for seat in later.seats:
        seat.slots[0], seat.deck, seat.played = 0, seat.deck ^ 7, 7
    follow(later, Frame("administration", 0), Frame("bonus", MARION))
    assert asked(later) == ("bonus", MARION)
    assert all(len(seat.hand) == 3 for seat in later.seats)


def test_YZ_K3_rice_with_one_cube_left_cannot_be_cultivated() -> None:
    s = table()
    cubes(s, MARION, "zj_r0c0", 1)
    ask(s, "cultivate", MARION, 2, 0, 0)
    assert why(s, "cultivate zj_r0c0") == "square-taken"
    play(s, "cultivate jx_r1c2")
    assert s.cubes[t.SQUARE["jx_r1c2"]] == 2


def test_YZ_K4_one_tile_for_an_action() -> None:
    s = table()
    coins(s, MARION, 10)
    ask(s, "cultivate", MARION, 3, 0, 0)
    play(s, "tax", "buy_tile 1", "lay nz_r0c0")
    assert why(s, "buy_tile 2") == "one-tile"
    play(s, "cultivate zj_r0c0", "cultivate jx_r1c2", "cultivate jx_r1c3")
    assert s.seats[MARION].cubes == 15 - 8
    assert asked(s)[0] == "first_resource", "four resolutions are all there are"
    sound(s)


def test_YZ_K5_salt_is_never_covered_but_other_tiles_are() -> None:
    s = table()
    tile(s, "nz_r0c0", "salt")
    tile(s, "nz_r1c0", "tea")
    track(s, 1, "ramie")
    coins(s, MARION, 5)
    stone(s, MARION, 1)
    ask(s, "cultivate", MARION, 2, 0, 0)
    gone = s.gone[t.TEA]
    play(s, "buy_tile 1")
    assert why(s, "lay nz_r0c0") == "square-salt"
    assert why(s, "lay jx_r2c0") == "square-salt", "a printed mine"
    play(s, "lay nz_r1c0")
    assert s.grows[t.SQUARE["nz_r1c0"]] == t.GOOD["ramie"]
    assert s.gone[t.TEA] == gone + 1
    assert s.cubes[t.SQUARE["nz_r1c0"]] == 2
    sound(s)
    ask(s, "develop_factories", MARION, 1, 0)
    play(s, f"build {t.FACTORIES[s.display[0]]} stone")
    assert why(s, "place nz_r0c0_se") == "square-salt"


def test_YZ_K7_better_sale() -> None:
    s = table()
    market(s, "jiangxi", "cm_no_ramie")
    s.seats[MARION].bonus = t.B_SALE
    tile(s, "jx_r0c1", "sugarcane", MARION, 1)
    cubes(s, MARION, "jx_r3c0")
    coins(s, MARION, 0)
    ask(s, "sell_city", MARION, 1, 0, 0, 0)
    play(s, "sell_city jx_r0c1 jiangxi_cm_r0c2")
    assert s.seats[MARION].copper == 4
    play(s, "sell_food jx_r3c0")
    assert s.seats[MARION].copper == 6
    sound(s)


def double_position(inside: int) -> "GAME.state_type":  # type: ignore[name-defined]
    s = table()
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 3)
    product(s, MARION, "fac_silk_blue", inside)
    raw(s, BLUE, "nanzhili_cm_r0c0")
    raw(s, BLUE, "nanzhili_cm_r0c1")
    group(s, MARION, "cultivate", 1)
    ask(s, "produce", MARION, t.FORTUNE["cultivate"], 0, -1, 0, 0)
    return s


def test_YZ_K8_a_store_of_three() -> None:
    s = double_position(2)
    play(s, "produce fac_silk_blue nanzhili_cm_r0c0")
    assert s.stored[t.FACTORY["fac_silk_blue"] * 4 + MARION] == 3
    assert s.stack[-1].kind != "produce" or why(s, "double nanzhili_cm_r0c1") == "no-double"
    sound(s)
    roomy = double_position(1)
    play(roomy, "produce fac_silk_blue nanzhili_cm_r0c0", "double nanzhili_cm_r0c1")
    assert roomy.stored[t.FACTORY["fac_silk_blue"] * 4 + MARION] == 3
    assert roomy.seats[MARION].areas[t.PRODUCE] == 1, "one worker makes both"
    sound(roomy)


def test_YZ_K9_a_full_store_stops_its_owner_too() -> None:
    s = table()
    factory(s, ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 2)
    product(s, MARION, "fac_silk_blue", 2)
    raw(s, BLUE, "nanzhili_cm_r0c0")
    for q in (MARION, ANGELIKA):
        group(s, q, "cultivate", 2)
        ask(s, "produce", q, t.FORTUNE["cultivate"], 0, -1, 0, 0)
        found = refusal(s, "produce fac_silk_blue nanzhili_cm_r0c0")
        assert (found.reason, found.params, found.rule) == ("store-full", (2, 2), "YZ-11.8")


def sail_to_korea(there: int) -> "GAME.state_type":  # type: ignore[name-defined]
    s = table()
    dock(s, 1, "ship_korea_4")
    exported(s, TANJA, "korea", there)
    load(s, "dock_1_1", MARION, "silk")
    factory(s, MARION, "fac_paper_blue", "nz_r1c0_ne", 1)
    product(s, MARION, "fac_paper_blue")
    group(s, MARION, "cultivate", 1)
    ask(s, "supply_ships", MARION, t.FORTUNE["cultivate"], 0, 0)
    play(s, "ship fac_paper_blue dock_1")
    sound(s)
    return s


def test_YZ_K11_a_cargo_is_never_split() -> None:
    korea = t.NATION["korea"] * 4
    s = sail_to_korea(2)
    assert sum(s.nations[korea : korea + 4]) == 4
    assert s.general == [0] * 8
    s = sail_to_korea(3)
    assert sum(s.nations[korea : korea + 4]) == 3
    assert s.general[MARION] == 2


def test_YZ_K13_an_exhausted_pile_leaves_the_dock_empty() -> None:
    s = table()
    dock(s, 1, "ship_korea_4")
    dock(s, 2, "ship_korea_2")
    s.sailed += (s.tops[0],)
    s.tops[0], s.ships_out, s.pile[0] = -1, s.ships_out + s.pile[0], 0
    load(s, "dock_1_1", MARION, "silk")
    load(s, "dock_1_2", MARION, "paper")
    follow(s, Frame("sail", MARION, (0,)))
    assert s.docked[0] == -1
    factory(s, MARION, "fac_paper_blue", "nz_r1c0_ne", 1)
    product(s, MARION, "fac_paper_blue")
    group(s, MARION, "cultivate", 1)
    ask(s, "supply_ships", MARION, t.FORTUNE["cultivate"], 0, 0)
    assert why(s, "ship fac_paper_blue dock_1") == "no-ship"
    play(s, "ship fac_paper_blue dock_2")
    sound(s)


def test_YZ_K15_strand_a_group() -> None:
    s = table()
    group(s, MARION, "cultivate", 3)
    seat = s.seats[MARION]
    send(s, MARION, "war_routes", 1)
    send(s, MARION, "imperial_duties", 1)
    coins(s, MARION, 0)
    cubes(s, MARION, "zj_r2c1")
    ask(s, "turn", MARION)
    found = refusal(s, "strand cultivate")
    assert (found.reason, found.params) == ("work-after-sale", ("take_resources",)), "the wheat could be sold"
    assert legal(s) == ["sell_food zj_r2c1"]
    s.whose[t.SQUARE["zj_r2c1"]], s.cubes[t.SQUARE["zj_r2c1"]], seat.fields, seat.cubes = -1, 0, [], 15
    assert legal(s) == ["strand cultivate"]
    assert why(s, "send cultivate take_resources") == "copper"
    play(s, "strand cultivate")
    assert seat.upper == 3
    assert idle(s, MARION)
    assert s.stack[-1].kind == "first_resource", "the turn is over"
    assert not seat.areas[t.TAKE]
    sound(s)


def test_YZ_K19_fire_leaves_a_ruin_for_anybody() -> None:
    s = table()
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    product(s, ANGELIKA, "fac_silk_blue")
    follow(s, Frame("fire", MARION))
    number = t.FACTORY["fac_silk_blue"]
    assert (s.level[number], s.owner[number], s.place[number] >= 0) == (0, -1, True)
    assert s.seats[ANGELIKA].markers == 8
    assert s.seats[MARION].discs == 20
    sound(s)
    stone(s, TANJA, 1)
    ask(s, "develop_factories", TANJA, 1, 0)
    play(s, "rebuild fac_silk_blue stone")
    assert (s.level[number], s.owner[number], s.seats[TANJA].stone) == (1, TANJA, 0)
    sound(s)


def test_YZ_K20_the_owner_of_a_burnt_factory_chooses_the_product() -> None:
    s = table()
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 3)
    for q in (MARION, ANGELIKA, TANJA):
        product(s, q, "fac_silk_blue")
    follow(s, Frame("fire", MARION))
    assert asked(s) == ("rubble", MARION)
    assert legal(s) == ["remove_product 0", "remove_product 1", "remove_product 2"]
    play(s, "remove_product 1")
    number = t.FACTORY["fac_silk_blue"]
    assert s.level[number] == 2
    assert s.stored[number * 4 : number * 4 + 3] == [1, 0, 1]
    assert s.seats[ANGELIKA].markers == 8
    sound(s)


def test_YZ_K20_fire_on_level_two_with_one_product_removes_nothing() -> None:
    s = table()
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 2)
    product(s, ANGELIKA, "fac_silk_blue")
    follow(s, Frame("fire", MARION))
    assert s.seats[ANGELIKA].markers == 7
    sound(s)


def test_YZ_K21_a_disaster_strikes_once_and_never_below_the_first_space() -> None:
    s = table()
    only_routes(s, "route_04", "route_20", "route_08")
    boat(s, MARION, 2)
    follow(s, Frame("disasters", 0))
    assert [seat.boat + 1 for seat in s.seats] == [1, 1, 1]
    sound(s)


def test_YZ_K23_roads_without_a_tile_pay_five() -> None:
    s = table()
    s.secret = ()
    s.seats[MARION].duty = t.DUTY["duty_roads"]
    coins(s, MARION, 0)
    follow(s, Frame("duty", MARION))
    assert s.seats[MARION].copper == 5
    assert s.seats[MARION].personal == ()


def test_YZ_K26_an_emissary_needs_an_own_delivery() -> None:
    s = table()
    dock(s, 1, "ship_korea_4")
    load(s, "dock_1_1", ANGELIKA, "silk")
    disc(s, MARION, "inn_em_korea")
    disc(s, MARION, "inn_em_japan")
    group(s, MARION, "cultivate", 1)
    ask(s, "turn", MARION)
    assert why(s, "embark inn_em_korea dock_1") == "no-cargo"
    assert why(s, "embark inn_em_japan dock_1") == "wrong-nation"
    load(s, "dock_1_2", MARION, "paper")
    s.hold[0], s.seats[ANGELIKA].markers = (), 8
    play(s, "embark inn_em_korea dock_1")
    assert s.aboard[MARION] == 1
    sound(s)


def test_YZ_K27_a_tie_in_a_section_gives_one_point_each() -> None:
    s = table()
    for q, names in ((MARION, ("inn_rice", "inn_wood")), (ANGELIKA, ("inn_stone", "inn_raw")), (TANJA, ("inn_coins",))):
        for name in names:
            disc(s, q, name)
    assert [scoring.innovations(s, q) for q in range(3)] == [1, 1, 0]
    disc(s, MARION, "inn_river")
    assert [scoring.innovations(s, q) for q in range(3)] == [2, 0, 0]


def test_YZ_K29_too_few_workers_make_a_smaller_group() -> None:
    s = table()
    send(s, MARION, "produce", 4)
    send(s, MARION, "war_routes", 4)
    send(s, MARION, "supply_ships", 3)
    hand(s, MARION, "card_12")
    ask(s, "turn", MARION)
    play(s, "card card_12 cultivate")
    assert s.seats[MARION].groups[t.FORTUNE["cultivate"]] == 1
    assert s.seats[MARION].men == 0
    sound(s)


def test_YZ_K30_innovations_of_one_action_are_in_different_sections() -> None:
    s = table()
    ask(s, "innovations", MARION, 3, 0, 0)
    play(s, "tax", "innovate inn_rice")
    assert why(s, "innovate inn_wood") == "same-section"
    play(s, "innovate inn_em_korea", "innovate inn_wheat", "innovate inn_salt")
    assert [(s.seats[MARION].inn & bits).bit_count() for bits in t.SECTION_BITS] == [1, 1, 1, 1]
    sound(s)


def test_YZ_K32_without_markers_nothing_is_produced() -> None:
    s = double_position(0)
    exported(s, MARION, "korea", 8)
    assert why(s, "produce fac_silk_blue nanzhili_cm_r0c0") == "no-markers"


def test_hands_come_from_what_was_not_played() -> None:
    s = table(4)
    s.seats[RED].deck, s.seats[RED].played = 0b111, t.ALL_CARDS ^ 0b111
    draw_hands(s, chance())
    assert s.seats[RED].hand == (0, 1, 2)
    assert s.seats[GREEN].deck.bit_count() == 9
