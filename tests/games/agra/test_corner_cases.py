"""The corner cases, by their numbers."""

from games.agra.scoring import standing
from games.agra.state import covered
from games.agra.tables import CIRCLE, NEUTRAL, NOTABLE
from tests.games.agra.positions import MAGENTA, ORANGE, TEAL, Table


def test_C_01_eight_sandstone() -> None:
    t = Table()
    t.uncovered(TEAL, "top_sandstone", "top_wood", "left_sandstone", "left_turmeric")
    t.farmers(TEAL, top=5, left=5)
    t.figures(merchant="woodcutter")
    t.at("action").play("place quarry", "produce 8")
    assert t.held(TEAL) == {"sandstone": 8}
    t.at("action", TEAL, 2).play("place woodcutter")
    assert t.legal("produce")[0] == "produce 1", "only the right track gives wood now"


def test_C_02_one_cover_off() -> None:
    t = Table()
    t.uncovered(TEAL, "top_sandstone")
    t.at("action").play("place quarry")
    assert t.legal("produce")[0] == "produce 3"


def test_C_03_farmer_stopped_by_a_cover() -> None:
    t = Table()
    t.farmers(TEAL, top=4)
    t.at("action").play("place botanist")
    assert t.reason("farmer top_wood") == "cover-in-the-way"
    t.play("uncover top_wood", "farmer top_wood")
    assert t.reason("farmer top_wood") == "farmer-at-edge"
    t.play("enough")
    assert t.asked == ("order", TEAL)


def test_C_05_merchant_goes_round() -> None:
    t = Table()
    t.built("tailor")
    t.figures(merchant="cotton_farm")
    t.at("action").play("place cotton_farm", "produce 0", "move_merchant", die=2)
    assert t.state.coins[15] == 1
    assert sum(t.state.coins) == 1
    assert t.state.merchant == 0


def test_C_07_peon_on_the_merchants_building() -> None:
    t = Table()
    t.worker(TEAL, "quarry", stands=False)
    t.coins(quarry=2)
    t.at("action").play("place quarry")
    assert t.told("peon") == [(TEAL, "quarry", 2)]
    assert t.seat(TEAL).rupees == 2 - 2 + 2
    t.play("produce 2", "move_merchant", die=1)
    assert t.seat(TEAL).favours == 2
    assert t.state.standing(TEAL) == [0]
    assert t.seat(TEAL).workers == 9
    assert t.state.merchant == 1


def test_C_08_no_worker_left_and_one_rupee() -> None:
    t = Table()
    t.built("cement_works", "plank_mill", "curry_kitchen")
    for space in ("architect", "sailor", "trader", "quarry", "woodcutter", "turmeric_farm", "cement_works", "plank_mill"):
        t.worker(TEAL, space)
    t.worker(TEAL, "curry_kitchen")
    t.worker(TEAL, "cotton_farm")
    t.goods(TEAL, wood=5, cement=5)
    t.give(TEAL, rupees=1)
    t.at("action")
    assert t.reason("place botanist") == "no-worker"
    assert t.reason("place oil_press") == "no-worker"
    t.play("place architect")
    assert t.seat(TEAL).rupees == 0
    assert t.reason("build oil_press") == "second-worker"
    t.play("raise artisans")
    assert t.seat(TEAL).influence == (1, 0, 0)


def test_C_09_architect_with_the_last_worker() -> None:
    t = Table()
    t.goods(TEAL, wood=5, cement=5)
    for space in ("sailor", "trader", "botanist", "quarry", "woodcutter", "turmeric_farm", "cotton_farm"):
        t.worker(TEAL, space)
    t.built("brickyard", "dye_works")
    t.worker(TEAL, "brickyard")
    t.worker(TEAL, "dye_works")
    t.at("action").play("place architect")
    assert t.legal("build") == []
    assert t.reason("build plank_mill") == "second-worker"


def test_C_11_muezzin_and_four_workers() -> None:
    t = Table()
    t.contract(TEAL, "muezzin")
    t.give(TEAL, tracker=5)
    spaces = ("quarry", "sailor", "trader", "botanist")
    for space in spaces:
        t.worker(TEAL, space)
    t.at("meditation").play(*(f"lay {space}" for space in spaces))
    assert t.state.mp == 11
    assert [params[1] for params in t.told("mp")] == [3 + 1, 3, 2, 2]


def test_C_12_never_less_than_one() -> None:
    t = Table()
    for space in ("quarry", "sailor", "trader"):
        t.worker(TEAL, space)
    t.at("meditation").play("lay quarry", "lay sailor", "lay trader")
    assert t.state.mp == 3


def test_C_13_marker_to_the_last_outer_action() -> None:
    t = Table()
    t.circle("ma_cover")
    t.give(TEAL, tracker=4)
    t.goods(TEAL, cotton=1)
    for space in ("quarry", "sailor"):
        t.worker(TEAL, space)
    t.at("meditation").play("lay quarry", "lay sailor")
    assert t.reason("uncover top_wood") == "blocked"
    t.play("refine oil", "farmer top_wood", "farmer left_turmeric")
    assert t.reason("lay trader") == "points-spent"
    assert t.reason("uncover top_wood") == "blocked", "not for want of points: it would be closed with any number of them"
    t.play("act")
    assert CIRCLE[t.state.circle] == "ma_process"


def test_C_14_farmers_leave_the_marker() -> None:
    t = Table()
    t.worker(TEAL, "quarry")
    t.at("meditation").play("lay quarry", "farmer top_wood", "act")
    assert CIRCLE[t.state.circle] == "ma_deliver"
    assert t.told("circle") == []


def test_C_16_clothes_at_pier_6() -> None:
    t = Table()
    t.boat(6, MAGENTA)
    t.token("pt_34", "clothes", 4)
    t.goods(TEAL, clothes=2)
    t.at("action").play("luxury clothes")
    assert t.seat(TEAL).rupees == 2 + 5
    assert t.reason("luxury clothes") == "luxury-used"
    assert t.seat(TEAL).supply == 22 - 2, "the marker rests on the banner"


def test_C_17_cheap_oil() -> None:
    t = Table()
    t.token("pt_12", "oil", 1)
    t.goods(TEAL, cotton=1)
    t.worker(TEAL, "quarry")
    t.at("meditation").play("lay quarry", "refine oil")
    assert t.state.mp == 0
    assert t.held(TEAL) == {"oil": 1}


def test_C_19_topmost_good_breaks_a_tie() -> None:
    t = Table()
    t.river("mahout")
    t.marker(MAGENTA, "mahout", "cement")
    t.goods(TEAL, wood=1)
    t.at("action").play("place sailor", "deliver mahout wood")
    assert t.state.owner[NOTABLE["mahout"]] == MAGENTA
    assert t.seat(TEAL).favours == 1
    assert t.seat(MAGENTA).supply == 22


def test_C_21_three_players_tied() -> None:
    t = Table()
    t.river("subadar")
    t.boat(4)
    t.marker(MAGENTA, "subadar", "books")
    t.marker(ORANGE, "subadar", "cotton")
    t.goods(TEAL, bricks=1)
    t.at("action").play("place sailor", "deliver subadar bricks")
    assert t.state.owner[NOTABLE["subadar"]] == MAGENTA
    assert (t.seat(TEAL).favours, t.seat(ORANGE).favours, t.seat(MAGENTA).favours) == (1, 1, 0)


def test_C_23_painter_for_somebody_else() -> None:
    t = Table()
    t.river("painter")
    t.boat(4)
    t.marker(MAGENTA, "painter", "paintings")
    t.marker(MAGENTA, "painter", "planks")
    for space in ("quarry", "woodcutter", "trader", "botanist"):
        t.worker(MAGENTA, space, stands=False)
    t.goods(TEAL, cotton=1, sandstone=1)
    t.at("action").play("place sailor", "deliver painter cotton")
    assert t.asked == ("rise", MAGENTA)
    assert t.reason("favour fa_basic_good") == "not-now"
    t.play("rise quarry", "rise trader", "rise botanist")
    assert t.asked == ("raise", MAGENTA)
    assert t.state.pier == 4, "the boat waits for the effects of the card"
    t.play("raise scholars")
    assert t.state.pier == 5
    assert t.asked == ("gain", TEAL)
    assert t.seat(MAGENTA).influence == (0, 0, 1)
    assert t.state.standing(MAGENTA) == [0, 18, 19]


def test_C_24_mullah_does_not_lower_what_must_be_owned() -> None:
    t = Table()
    t.contract(TEAL, "mullah")
    t.tiles(TEAL, "ft_deliver_imperial")
    t.goods(TEAL, cement=1)
    t.give(TEAL, favours=3)
    t.at("action")
    assert t.refused("favour ft_deliver_imperial").params == (4, 3)


def test_C_25_mullah_never_to_zero() -> None:
    t = Table()
    t.contract(TEAL, "mullah")
    t.tiles(TEAL, "ft_move_farmers")
    t.give(TEAL, favours=3)
    t.at("action").play("favour ft_move_farmers")
    assert t.seat(TEAL).favours == 2
    t.play("farmer top_wood", "enough", "favour fa_basic_good", "take wood")
    assert t.seat(TEAL).favours == 1, "the discount goes to the first action that has room for it"


def test_C_26_a_fourth_favour_tile() -> None:
    t = Table()
    t.tiles(TEAL, "ft_stand_worker", "ft_extra_process", "ft_meditation_point")
    t.influence(TEAL, artisans=5)
    t.at("action").play("place architect", "raise artisans")
    taken = t.legal("take_tile")[0].split()[1]
    t.play(f"take_tile {taken}", die=1)
    assert t.asked == ("surplus", TEAL)
    assert len(t.legal("give_up")) == 4
    assert len(t.state.row) == 3
    t.play("give_up ft_extra_process")
    assert len(t.seat(TEAL).tiles) == 3
    assert len(t.state.row) == 3


def test_C_27_no_markers_left() -> None:
    t = Table()
    t.goods(TEAL, turmeric=20)
    t.give(TEAL, favours=2)
    t.uncovered(TEAL, "top_sandstone")
    t.at("action").play("place quarry")
    assert t.seat(TEAL).supply == 0
    t.play("produce 3")
    assert t.asked == ("shortage", TEAL)
    assert t.reason("free_good sandstone") == "no-good"
    t.play("free_good turmeric", "free_favour")
    assert t.held(TEAL) == {"turmeric": 19, "sandstone": 2}
    t.play("decline")
    assert t.held(TEAL) == {"turmeric": 19, "sandstone": 2}
    assert t.asked == ("merchant", TEAL)


def test_C_28_neutral_markers_and_the_limit() -> None:
    t = Table(2)
    s = t.state
    assert s.orders.count(NEUTRAL) == 6
    free = [i for i in range(6) if s.orders[i] != NEUTRAL]
    t.orders(MAGENTA, f"go_artisans_{free[0] + 1}")
    t.marked("artisans", free[1] + 1)
    t.influence(TEAL, artisans=2)
    t.goods(TEAL, **dict.fromkeys(("cement", "cloth", "wood", "clothes", "planks", "oil", "turmeric", "statues", "cotton"), 1))
    t.at("order")
    assert t.refused("fulfil artisans").params == ("artisans", 3)
    t.boat(3, MAGENTA)
    t.at("order")
    assert t.reason("fulfil artisans") == ""


def test_C_30_sixth_marker_of_a_column() -> None:
    t = Table()
    t.boat(5, MAGENTA)
    t.orders(MAGENTA, *(f"go_artisans_{n}" for n in range(2, 7)))
    t.marked("artisans", 1)
    t.influence(TEAL, artisans=1)
    t.goods(TEAL, bricks=1, dye=1)
    t.at("order").play("fulfil artisans")
    assert t.state.marked[0] == -1
    assert covered(t.state.orders, 0) == 6
    assert t.state.ending == 1
    assert t.told("end-triggered") == [(TEAL,)]


def test_C_31_sole_and_tied_leaders() -> None:
    for other in (0, 6):
        t = Table()
        t.marked("merchants", 5)
        t.influence(TEAL, merchants=6)
        t.influence(MAGENTA, merchants=other)
        t.goods(TEAL, oil=1, dye=1)
        t.at("order").play("fulfil merchants")
        assert t.seat(TEAL).rupees == 2 + 5
        assert t.seat(TEAL).influence == (0, 6, 0)


def test_C_32_takshaka() -> None:
    t = Table()
    t.contract(TEAL, "takshaka")
    t.goods(TEAL, sandstone=1, wood=1)
    t.at("action").play("place architect", "build brickyard", "pay 1 1 0 0")
    assert t.told("rupees") == [(TEAL, 1)]
    assert t.reason("claim bb4_rupees") == "wrong-level"
    t.play("claim bb3_rupees")
    assert t.seat(TEAL).rupees == 2 + 1 + 5


def test_C_33_dyer() -> None:
    t = Table()
    t.contract(TEAL, "dyer")
    t.uncovered(TEAL, "right_cotton", "bottom_cotton")
    t.at("action").play("place cotton_farm", "produce 4")
    assert t.legal("dye") == ["dye oil", "dye cloth"]
    assert t.reason("dye clothes") == "too-dear"
    t.play("dye cloth")
    assert t.held(TEAL) == {"cotton": 2, "cloth": 1}
    assert t.seat(TEAL).supply == 19


def test_C_34_jagirdar_of_ones_own() -> None:
    t = Table()
    t.contract(TEAL, "jagirdar")
    t.goods(TEAL, wood=1, paintings=1)
    t.influence(TEAL, scholars=1)
    t.marked("scholars", 1)
    t.at("action").play("place sailor", "fulfil scholars", "land")
    assert t.seat(TEAL).rupees == 2 + 2


def test_C_35_jagirdar_of_another() -> None:
    t = Table()
    t.contract(MAGENTA, "jagirdar")
    t.river("cook")
    t.goods(MAGENTA, wood=1)
    t.at("action").play("place sailor", "land")
    assert t.asked == ("jagirdar", MAGENTA)
    t.play("deliver cook wood")
    assert t.seat(MAGENTA).rupees == 2 + 1
    assert t.asked == ("honours", MAGENTA)
    t.play("raise artisans")
    assert t.seat(TEAL).favours == 1
    assert t.asked == ("order", TEAL)


def test_C_37_one_cotton_at_pier_5() -> None:
    t = Table()
    t.river("subadar")
    t.boat(4)
    t.marker(MAGENTA, "subadar", "books")
    t.marker(MAGENTA, "subadar", "cotton")
    t.goods(TEAL, bricks=1, cotton=1)
    t.goods(ORANGE, cotton=5)
    t.at("action").play("place sailor", "deliver subadar bricks")
    assert t.asked == ("gain", TEAL)
    assert len(t.legal("take")) == 8
    assert t.reason("take statues") == "not-worth"
    t.play("take oil")
    assert t.legal("take") == ["take sandstone", "take wood", "take turmeric", "take cotton"]
    t.play("take wood")
    assert t.legal("take") == ["take statues", "take books", "take paintings", "take clothes"]
    t.play("take books", "take cotton")
    assert t.asked == ("sailor", TEAL)
    assert t.held(TEAL) == {"cotton": 1, "oil": 1}


def test_C_38_end_triggered_by_the_last_player() -> None:
    t = Table(2)
    t.influence(MAGENTA, merchants=8)
    t.at("action", MAGENTA, 18).play("place architect", "raise merchants", "finish")
    s = t.state
    assert (s.round, s.final, s.active) == (19, 1, TEAL)
    t.play("place trader", "leave", "finish", "act", "place sailor", "land", "finish")
    assert s.stack == ()
    assert t.told("game-over") == [(TEAL,)]


def test_C_39_grand_mufti() -> None:
    t = Table()
    t.contract(TEAL, "grand_mufti", "cook", "jagirdar")
    t.orders(TEAL, "go_artisans_1", "go_artisans_2", "go_merchants_1", "go_scholars_1", "go_scholars_2", "go_scholars_3")
    assert standing(t.state).lines[1][1][TEAL] == 6


def test_C_40_dutch_trader() -> None:
    t = Table()
    t.contract(TEAL, "dutch_trader")
    t.orders(TEAL, "go_artisans_1", "go_artisans_2", "go_merchants_1")
    assert standing(t.state).lines[1][1][TEAL] == 3


def test_C_43_workers_on_the_cook() -> None:
    t = Table()
    t.contract(TEAL, "cook")
    for space in ("architect", "sailor", "trader", "botanist", "quarry", "woodcutter", "turmeric_farm", "cotton_farm"):
        t.worker(TEAL, space)
    t.give(TEAL, workers=0, cook=2)
    t.built("cement_works")
    t.at("meditation")
    t.play("fetch", "fetch")
    assert t.state.mp == 2
    assert (t.seat(TEAL).workers, t.seat(TEAL).cook) == (2, 0)
    assert t.reason("fetch") == "cook-empty"
    t.give(TEAL, workers=0, cook=2)
    t.at("action")
    assert t.reason("place cement_works") == "no-worker"
    assert t.reason("place quarry") == ""


def test_C_45_double_needs_two_deliveries() -> None:
    t = Table()
    t.river("cook")
    t.goods(TEAL, wood=3)
    t.at("action").play("place sailor")
    assert t.refused("double cook wood").params == (2, 1)
    assert t.legal("double") == []
    t.play("fare wood")
    assert "double cook wood" in t.legal("double")
