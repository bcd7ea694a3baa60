"""The worked examples of the rulebook."""

from app.framework.dice import Effects, replayed
from games.agra.deal import mark_orders
from games.agra.scoring import standing
from games.agra.state import covered
from games.agra.tables import ACTION, BUILDINGS, NOTABLE, TILES
from tests.games.agra.positions import MAGENTA, ORANGE, TEAL, YELLOW, Table


def test_E_01_order_dice() -> None:
    t = Table()
    mark_orders(t.state, Effects(replayed((2, 4, 0))))
    assert t.state.marked == (2, 4, 0)


def test_E_02_quarry() -> None:
    t = Table()
    t.figures(merchant="cotton_farm")
    t.at("action").play("place quarry")
    assert t.legal("produce") == ["produce 2", "produce 1", "produce 0"]
    assert t.reason("produce 3") == "too-much"
    t.play("produce 2")
    assert t.held(TEAL) == {"sandstone": 2}
    assert t.seat(TEAL).supply == 20


def test_E_03_sandstone_becomes_cement_or_bricks() -> None:
    t = Table()
    t.goods(TEAL, sandstone=1)
    t.give(TEAL, favours=3)
    t.at("action").play("favour fa_process")
    assert t.legal("refine") == ["refine cement", "refine bricks"]
    assert t.reason("refine planks") == "no-good"
    assert t.reason("refine wood") == "no-arrow"


def test_E_04_three_workers_from_space_3() -> None:
    t = Table()
    t.give(MAGENTA, tracker=3)
    for space in ("quarry", "sailor", "trader"):
        t.worker(MAGENTA, space)
    t.at("meditation", MAGENTA).play("lay quarry", "lay sailor", "lay trader")
    assert t.state.mp == 5
    assert [params[1] for params in t.told("mp")] == [2, 2, 1]


def test_E_05_curry_for_paper() -> None:
    t = Table()
    t.goods(TEAL, curry=1)
    t.worker(TEAL, "quarry")
    t.give(TEAL, tracker=2)
    t.at("meditation").play("lay quarry", "swap curry paper")
    assert t.state.mp == 0
    assert t.held(TEAL) == {"paper": 1}


def test_E_05_needs_two_points() -> None:
    t = Table()
    t.goods(TEAL, curry=1)
    t.worker(TEAL, "quarry")
    t.at("meditation").play("lay quarry")
    assert t.refused("swap curry paper").params == (2, 1)
    assert t.reason("swap curry cotton") == "unequal"


def test_E_06_cotton_to_oil() -> None:
    t = Table()
    t.goods(TEAL, cotton=1)
    t.give(TEAL, tracker=2)
    t.worker(TEAL, "quarry")
    t.at("meditation").play("lay quarry", "refine oil")
    assert t.state.mp == 0
    assert t.held(TEAL) == {"oil": 1}


def test_E_07_paper_factory() -> None:
    t = Table()
    t.goods(YELLOW, wood=4, cement=1)
    t.goods(ORANGE, wood=1)
    t.goods(TEAL, wood=1)
    t.at("action", YELLOW).play("place architect")
    assert "pay 0 1 1 0" in t.play("build paper_factory").legal("pay")
    assert t.reason("pay 0 3 0 0") == "pays-too-little"
    t.play("pay 0 1 1 0")
    assert t.legal("claim") == ["claim bb3_artisans", "claim bb3_favour", "claim bb3_scholars", "claim bb3_rupees"]
    t.play("claim bb3_favour", "process 3")
    assert t.asked == ("follow", TEAL)
    t.play("stay")
    assert t.asked == ("follow", ORANGE)
    t.play("follow")
    assert t.held(YELLOW) == {"paper": 3}
    assert t.held(ORANGE) == {"paper": 1}
    assert t.held(TEAL) == {"wood": 1}
    assert (t.seat(YELLOW).rupees, t.seat(YELLOW).favours) == (2 + 4, 2)
    assert t.state.standing(YELLOW) == [BUILDINGS.index("paper_factory"), 16]
    assert t.asked == ("order", YELLOW)


def test_E_08_refund_of_unused_deliveries() -> None:
    t = Table()
    t.river("portuguese_trader", "sufi")
    t.goods(MAGENTA, paintings=1, turmeric=1, cotton=1)
    t.at("action", MAGENTA).play("place sailor", "fare paintings", "deliver portuguese_trader turmeric", "deliver sufi cotton")
    assert t.reason("fare cotton") == "fare-paid"
    t.play("land")
    assert t.seat(MAGENTA).rupees == 2 + 1 + 1 + 2
    assert t.told("rupees") == [(MAGENTA, 2)]


def test_E_09_order_at_the_sailor() -> None:
    t = Table()
    t.goods(TEAL, curry=1, wood=1, paintings=1)
    t.influence(TEAL, scholars=1)
    t.marked("scholars", 1)
    t.at("action").play("place sailor")
    assert t.refused("fulfil scholars").params == (2, 1)
    t.play("fare curry", "fulfil scholars")
    assert t.told("fulfilled") == [(TEAL, "go_scholars_1")]
    assert t.state.marked[2] == 1
    t.play("land")
    assert t.seat(TEAL).rupees == 2 + 2 + 1
    assert t.state.orders[12] == TEAL


def test_E_10_two_notables() -> None:
    t = Table()
    t.river("sufi", "cook")
    t.goods(YELLOW, cotton=1, curry=1, wood=1)
    t.at("action", YELLOW).play("place sailor", "fare cotton", "deliver sufi curry", "deliver cook wood", "land")
    assert t.seat(YELLOW).rupees == 2 + 2
    t.play("raise scholars", "raise artisans")
    assert t.seat(YELLOW).influence == (1, 0, 1)
    assert t.held(YELLOW) == {}


def test_E_11_mahout_by_double_delivery() -> None:
    t = Table()
    t.river("mahout")
    t.marker(MAGENTA, "mahout", "cement")
    t.goods(TEAL, wood=2, curry=1)
    t.at("action").play("place sailor", "fare curry", "double mahout wood")
    assert t.seat(TEAL).rupees == 2 + 2 + 1
    assert t.state.owner[NOTABLE["mahout"]] == TEAL
    assert t.seat(MAGENTA).favours == 1
    assert t.seat(TEAL).supply == 22
    t.play("land")
    assert t.seat(TEAL).rupees == 2 + 3 + 1
    t.play("raise merchants")
    assert t.asked == ("order", TEAL)
    assert t.seat(TEAL).influence == (0, 1, 0)


def test_E_12_trader() -> None:
    t = Table()
    t.goods(ORANGE, cement=2, turmeric=1)
    t.at("action", ORANGE).play("place trader", "give cement", "give cement", "give turmeric")
    assert t.reason("give wood") == "given-enough"
    t.play("take curry", "take cotton", "take cotton")
    assert t.held(ORANGE) == {"curry": 1, "cotton": 2}
    assert t.reason("take sandstone") == "not-now"


def test_E_13_price_token_then_exchange() -> None:
    t = Table()
    t.goods(TEAL, wood=2)
    t.at("action").play("place trader", "take_token pt_12", "price wood 2", "give wood", "give wood")
    assert t.reason("take books") == ""
    t.play("take books")
    assert t.held(TEAL) == {"books": 1}
    assert t.asked == ("order", TEAL)


def test_E_14_woodcutter() -> None:
    t = Table()
    t.uncovered(ORANGE, "top_wood", "right_wood")
    t.at("action", ORANGE).play("place woodcutter", "produce 4")
    assert t.held(ORANGE) == {"wood": 4}


def test_E_15_weaving_mill_and_a_follower() -> None:
    t = Table()
    t.built("weaving_mill")
    t.goods(TEAL, cotton=4)
    t.goods(MAGENTA, cotton=2)
    t.at("action").play("place weaving_mill", "process 3")
    assert t.asked == ("follow", MAGENTA)
    t.play("follow")
    assert t.held(TEAL) == {"cotton": 1, "cloth": 3}
    assert t.held(MAGENTA) == {"cotton": 1, "cloth": 1}
    assert t.seat(TEAL).favours == 1


def test_E_16_order_not_leading() -> None:
    t = Table()
    t.orders(TEAL, "go_scholars_2", "go_scholars_3", "go_scholars_4")
    t.marked("merchants", 5)
    t.influence(ORANGE, merchants=3, scholars=2)
    t.influence(MAGENTA, merchants=4)
    t.goods(ORANGE, oil=1, dye=1)
    t.at("order", ORANGE)
    assert t.reason("fulfil artisans") == "no-influence"
    assert t.refused("fulfil scholars").params == ("scholars", 3)
    t.play("fulfil merchants")
    assert t.seat(ORANGE).rupees == 2 + 2
    assert t.seat(ORANGE).influence == (0, 4, 2)
    assert t.state.orders[10] == ORANGE
    assert t.state.marked[1] == 5
    assert t.reason("fulfil merchants") == "order-phase-done"


def test_E_17_cook_by_two_players() -> None:
    t = Table()
    t.river("cook")
    t.goods(YELLOW, oil=1)
    t.goods(TEAL, wood=1)
    t.at("action", YELLOW).play("place sailor", "deliver cook oil")
    assert t.told("rupees") == [(YELLOW, 1)]
    t.at("action", TEAL).play("place sailor", "deliver cook wood")
    assert t.told("rupees")[0] == (TEAL, 2)


def test_E_18_mosaic_maker() -> None:
    t = Table()
    t.river("mosaic_maker")
    t.boat(2)
    t.marker(MAGENTA, "mosaic_maker", "dye")
    t.goods(TEAL, cement=2, curry=1)
    t.at("action").play("place sailor", "fare curry", "double mosaic_maker cement")
    assert t.seat(TEAL).rupees == 2 + 2 + 1
    assert t.asked == ("search", TEAL)
    assert len(t.legal("search")) == len(TILES)
    hidden = next(tile for tile in TILES if tile not in t.state.row)
    name = next(name for name, tile in ACTION.items() if tile == hidden)
    t.play(f"search {name}", die=1)
    assert t.seat(TEAL).tiles == (hidden,)
    assert t.seat(MAGENTA).favours == 1
    t.play("land", "raise artisans", "finish")
    t.worker(TEAL, "quarry")
    t.at("meditation", TEAL, 2).play("lay quarry", "mosaic 1")
    assert t.state.mp == 0
    assert t.seat(TEAL).favours == 1
    assert t.reason("mosaic 2") == "ability-used"


def test_E_18_three_points_for_two_favours() -> None:
    t = Table()
    t.contract(TEAL, "mosaic_maker")
    t.give(TEAL, tracker=4)
    t.worker(TEAL, "quarry")
    t.at("meditation").play("lay quarry", "mosaic 2")
    assert t.state.mp == 0
    assert t.seat(TEAL).favours == 2


def test_E_19_jagirdar_mullah_and_the_boat() -> None:
    t = Table()
    t.river("mullah", "jagirdar")
    t.boat(2, TEAL)
    t.marker(MAGENTA, "jagirdar", "cloth", double=True)
    t.goods(YELLOW, bricks=1, planks=1, cotton=1)
    t.goods(ORANGE, cotton=4)
    t.influence(YELLOW, merchants=2)
    t.at("action", YELLOW).play("place sailor", "fare cotton", "deliver mullah bricks")
    assert t.told("rupees") == [(YELLOW, 1)]
    t.play("deliver jagirdar planks", die=2)
    assert t.told("rupees") == [(YELLOW, 3)]
    assert t.state.owner[NOTABLE["jagirdar"]] == MAGENTA
    assert t.seat(YELLOW).favours == 1
    assert t.state.pier == 3
    assert t.state.merchant == 2
    assert t.seat(ORANGE).favours == 3
    t.play("land", "raise scholars", "raise merchants")
    assert t.seat(YELLOW).influence == (0, 3, 1)
    assert t.asked == ("track_bonus", YELLOW)
    t.play("take_favours")
    assert t.seat(YELLOW).favours == 2


def test_E_20_final_scoring() -> None:
    t = Table()
    t.give(ORANGE, rupees=36)
    t.contract(ORANGE, "subadar", "grand_imam", "sufi")
    t.orders(ORANGE, "go_merchants_1", "go_merchants_2", "go_scholars_1", "go_scholars_2")
    t.influence(ORANGE, merchants=5, scholars=4)
    t.influence(TEAL, merchants=2, scholars=6)
    t.uncovered(ORANGE, "top_sandstone", "top_wood", "left_sandstone", "left_turmeric", "right_wood")
    t.bowls(ORANGE, "cement", "planks", "curry", "oil", "bricks")
    sheet = standing(t.state)
    assert [values[ORANGE] for _, values in sheet.lines] == [36, 4 + 4, 0, 4, 2, 0, 5, 11]
    assert sheet.totals[ORANGE] == 66


def test_E_21_portuguese_trader() -> None:
    t = Table()
    t.contract(TEAL, "portuguese_trader")
    t.goods(TEAL, wood=3, turmeric=2)
    t.at("action").play("place sailor", "fare wood", "fare wood", "fare turmeric", "fare turmeric")
    assert t.refused("fare wood").params == (4,)
    assert t.state.stack[-1].args[0] == 4
    t.play("land")
    assert t.seat(TEAL).rupees == 2 + 4


def test_E_22_sadr_us_sudur() -> None:
    t = Table()
    t.river("sadr_us_sudur")
    t.boat(4)
    t.marker(TEAL, "sadr_us_sudur", "books")
    t.marker(TEAL, "sadr_us_sudur", "oil")
    t.goods(TEAL, sandstone=1, paper=1)
    t.at("action").play("place sailor", "deliver sadr_us_sudur sandstone")
    assert t.asked == ("sadr", TEAL)
    assert t.reason("offer paper statues") == "unequal"
    t.play("offer paper curry")
    assert t.state.bowls[6 - 4] == TEAL
    assert t.held(TEAL) == {}


def test_E_23_singly() -> None:
    t = Table()
    t.river("cook", "painter")
    t.boat(4)
    t.goods(TEAL, oil=1, wood=1, curry=1, paintings=1, planks=1, cotton=1, statues=1)
    t.at("action").play("place sailor", "fare curry", "deliver cook oil", "deliver cook wood")
    assert t.seat(TEAL).rupees == 2 + 3
    t.at("action", TEAL, 2).play("place sailor", "fare statues", "deliver painter paintings", "deliver painter planks")
    t.play("deliver painter cotton")
    assert t.told("rupees") == [(TEAL, 3)]
    assert t.seat(TEAL).rupees == 2 + 3 - 2 + 6, "the second voyage cost 2 Rupees for the Peon"


def test_E_24_favour_spaces() -> None:
    for step, favours in ((2, 1), (5, 2)):
        t = Table()
        t.influence(TEAL, artisans=step)
        t.at("action").play("place architect", "raise artisans")
        assert t.asked == ("track_bonus", TEAL)
        assert len(t.legal("take_tile")) == 3
        t.play("take_favours")
        assert t.seat(TEAL).favours == favours
        assert covered(t.state.orders, 0) == 0
