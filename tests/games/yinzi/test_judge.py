"""What the judge sees coming."""

from app.bots.adviser import advise
from app.framework.phases import Frame
from games.yinzi import GAME
from games.yinzi.state import Yinzi
from games.yinzi.tables import B_FEED, B_NO_TAX, RATES, ROUTE, ROUTE_POINTS
from tests.games.yinzi.positions import ANGELIKA, MARION, Table, chance


def seen(s: Yinzi, seat: int, feature: str) -> float:
    return float(GAME.judge.measure(s, seat)[GAME.judge.features.index(feature)])


def test_the_first_hand_is_expected_to_cost_tax_and_food() -> None:
    fx = chance()
    s = GAME.start(GAME.setup(4), fx)
    while not s.round:
        GAME.play(s, GAME.legal(s)[0], fx)
    seat = s.active
    s.seats[seat].copper = 0
    assert (seen(s, seat, "tax_due"), seen(s, seat, "tax_missing")) == (1, 1)
    assert seen(s, seat, "food_missing") > 0
    s.seats[seat].bonus = B_NO_TAX
    assert (seen(s, seat, "tax_due"), seen(s, seat, "tax_missing")) == (0, 0)
    s.seats[seat].bonus = B_FEED
    assert seen(s, seat, "food_missing") == 0


def test_a_hint_in_the_setup_speaks_of_the_choice_and_not_of_the_round_that_begins() -> None:
    fx = chance()
    s = GAME.start(GAME.setup(4), fx)
    told = set()
    while not s.round:
        told |= {name for advice in advise(GAME, GAME.observe(s, s.active), s.active, "hint") for name, _ in advice.reasons}
        GAME.play(s, GAME.legal(s)[0], fx)
    assert told
    assert not told & {"feature-tax_due", "feature-tax_missing", "feature-food_missing"}


def at_work(**options: str) -> Table:
    """Marion's first turn of round 2, the end of the round still to come."""
    p = Table(2, **options)
    p.state.round, p.state.active = 2, MARION
    p.state.stack = Frame("closing", MARION), Frame("turn", MARION)
    p.only_routes("route_11", "route_16")
    p.hand(MARION, "card_01")
    return p


def test_a_cube_counts_for_what_a_market_in_reach_of_the_boats_pays() -> None:
    p = at_work()
    p.market("huguang", "cm_all_1")
    p.tile("hg_r0c1", "tea", MARION, 1)
    one = seen(p.state, MARION, "crops")
    p.cubes(MARION, "hg_r0c1")
    two = seen(p.state, MARION, "crops") - one
    p.raw(ANGELIKA, "huguang_cm_r1c2")
    crowded = seen(p.state, MARION, "crops")
    p.boat(MARION, 4)
    assert one > 0
    assert crowded < one + two
    assert seen(p.state, MARION, "crops") > crowded


def test_a_cube_that_becomes_raw_material_of_ones_own_counts_more() -> None:
    p = at_work()
    p.tile("hg_r0c1", "ramie", MARION, 1)
    before = seen(p.state, MARION, "crops")
    p.factory(MARION, "fac_silk_green", "nz_r0c0_se")
    assert seen(p.state, MARION, "crops") == before
    p.factory(MARION, "fac_silk_blue", "nz_r0c2_se")
    assert seen(p.state, MARION, "crops") > before


def test_products_for_a_ship_count_for_what_is_paid_there_and_boats_carry() -> None:
    p = at_work()
    p.dock(1, "ship_korea_4")
    p.dock(3, "ship_brunei_1")
    p.factory(MARION, "fac_silk_green", "nz_r0c0_se", 2)
    p.factory(MARION, "fac_paper_green", "nz_r0c2_se", 2)
    p.product(MARION, "fac_silk_green")
    alone = seen(p.state, MARION, "cargo")
    assert (alone, seen(p.state, MARION, "ship_now")) == (1, 1)
    p.product(MARION, "fac_paper_green")
    assert alone < seen(p.state, MARION, "cargo") < 2 * alone
    assert seen(p.state, MARION, "ship_now") == 1
    p.boat(MARION, 2)
    assert seen(p.state, MARION, "cargo") == 2 * alone
    assert seen(p.state, MARION, "ship_now") == 2
    p.dock(1, "ship_spain_2")
    assert seen(p.state, MARION, "cargo") > 2 * alone


def test_a_ship_that_is_nearly_full_is_nearly_gone() -> None:
    p = at_work()
    p.dock(1, "ship_spain_2")
    p.load("dock_1_1", MARION, "silk")
    empty = seen(p.state, MARION, "points")
    p.load("dock_1_2", ANGELIKA, cube_count=1)
    assert seen(p.state, MARION, "points") > empty


def test_raw_material_counts_once_and_what_rivals_can_use_is_seen() -> None:
    p = at_work()
    p.factory(MARION, "fac_silk_blue", "nz_r0c0_se", 2)
    p.raw(MARION, "nanzhili_cm_r0c0")
    one = seen(p.state, MARION, "raw_material")
    p.factory(MARION, "fac_paper_blue", "nz_r0c2_se", 2)
    assert one == seen(p.state, MARION, "raw_material") > 0
    assert seen(p.state, MARION, "fed_rivals") == 0
    p.factory(ANGELIKA, "fac_porcelain_blue", "zj_r0c0_se")
    assert seen(p.state, MARION, "fed_rivals") == 1


def test_fire_flood_and_drought_are_seen_coming_until_they_have_come() -> None:
    p = at_work()
    p.factory(MARION, "fac_silk_blue", "nz_r0c0_se", 3)
    assert seen(p.state, MARION, "disasters") == 0
    p.only_routes("route_02", "route_11")
    assert seen(p.state, MARION, "disasters") == 2
    p.factory(MARION, "fac_paper_blue", "nz_r0c2_se", 2)
    assert seen(p.state, MARION, "disasters") == 1
    p.boat(MARION, 2)
    p.only_routes("route_02", "route_04")
    assert seen(p.state, MARION, "disasters") == 3
    p.state.stack = (Frame("late", MARION),)
    assert seen(p.state, MARION, "disasters") == 0


def test_a_route_tile_counts_when_what_it_asks_for_is_there() -> None:
    p = at_work()
    assert seen(p.state, MARION, "route_now") == 0
    p.cubes(MARION, "hg_r1c3")
    assert seen(p.state, MARION, "route_now") == 1
    p.send(MARION, "war_routes", 1)
    assert seen(p.state, MARION, "route_now") == 0


def test_a_personal_tile_is_worth_what_it_may_become() -> None:
    p = at_work()
    p.seat(MARION).personal = ((ROUTE["route_01"], 0),)
    hoped = seen(p.state, MARION, "routes_ahead")
    p.factory(MARION, "fac_silk_blue", "nz_r0c0_se")
    makes = seen(p.state, MARION, "routes_ahead")
    p.product(MARION, "fac_silk_blue")
    assert 0 < hoped < makes < seen(p.state, MARION, "routes_ahead") < ROUTE_POINTS[ROUTE["route_01"]]


def test_copper_that_fills_no_bag_fades_in_the_last_round() -> None:
    p = at_work()
    p.coins(MARION, RATES[p.state.rate] - 1)
    early = seen(p.state, MARION, "copper")
    p.state.round = 4
    p.seat(MARION).hand, p.state.stack = (), (Frame("late", MARION),)
    assert 0 < seen(p.state, MARION, "copper") < 0.5 * early
    p.seat(MARION).copper += 1
    assert seen(p.state, MARION, "copper") == 1


def test_workers_count_as_much_in_hand_as_under_a_slot_and_for_what_is_left_to_do() -> None:
    p = at_work()
    p.hand(MARION, "card_04")
    in_hand = seen(p.state, MARION, "workers")
    p.seat(MARION).hand, p.seat(MARION).groups = (), [0, 3, 0, 0, 0]
    assert in_hand == seen(p.state, MARION, "workers") > 0
    p.send(MARION, "war_routes", 1)
    assert 0 < seen(p.state, MARION, "workers") < in_hand
    p.seat(MARION).areas = [1] * 5
    assert seen(p.state, MARION, "workers") == 0


def test_a_card_counts_for_the_best_slot_that_is_open() -> None:
    p = at_work()
    p.hand(MARION, "card_09")
    free = seen(p.state, MARION, "cards")
    p.seat(MARION).slots = [-1, 0, -1, -1, -1]
    assert 0 < seen(p.state, MARION, "cards") < free
    p.seat(MARION).slots = [0] * 5
    assert seen(p.state, MARION, "cards") == 0
