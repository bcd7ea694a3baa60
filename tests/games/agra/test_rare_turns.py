"""Turns that come up once in many games, played as the rulebook has them."""

import pytest

from app.framework.dice import Effects
from app.framework.moves import Move
from games.agra import GAME
from games.agra.tables import BUILDINGS, SPACES
from tests.games.agra.positions import MAGENTA, ORANGE, TEAL, Table

PROCESSING = BUILDINGS[4:]


def all_built_but_the_tailor() -> Table:
    t = Table()
    t.built(*PROCESSING[:-1])
    return t


def test_N34_the_builder_leaves_with_the_last_tile_and_nobody_rolls() -> None:
    """AG-6.2.1.4-2: used by a worker on his tile."""
    t = all_built_but_the_tailor()
    t.goods(TEAL, cloth=1)
    t.at("action").play("place tailor", "process 1")
    assert t.state.builder == -1
    assert t.asked == ("order", TEAL), "nobody is asked to move him"


def test_the_builder_leaves_when_the_architect_builds_the_last_one() -> None:
    t = all_built_but_the_tailor()
    t.goods(TEAL, planks=2, cement=1)
    t.at("action").play("place architect", "build tailor", "pay 0 0 1 1")
    assert t.told("builder-left") == [(TEAL,)]
    t.play("claim bb4_rupees", "process 0")
    assert t.asked == ("order", TEAL)


def test_the_builder_leaves_when_pier_2_builds_the_last_one() -> None:
    t = all_built_but_the_tailor()
    t.river("sufi", "mahout")
    t.boat(1)
    t.marker(MAGENTA, "sufi", "curry")
    t.marker(MAGENTA, "mahout", "cement")
    t.goods(TEAL, cotton=1, wood=1, sandstone=1)
    t.at("action").play("place sailor", "fare sandstone", "deliver sufi cotton", "deliver mahout wood")
    assert t.state.pier == 2
    assert all(t.state.built)
    assert t.state.builder == -1
    assert t.told("builder-rolled") == []


def test_N01_fetching_the_last_absent_worker_keeps_the_points() -> None:
    """AG-A1-8: they generate points, which can then be spent."""
    t = Table()
    t.contract(TEAL, "cook")
    t.give(TEAL, workers=9, cook=1)
    t.at("meditation").play("fetch")
    assert t.asked == ("meditation", TEAL)
    assert t.state.mp == 1
    t.play("farmer top_wood")
    assert t.seat(TEAL).farmers[0] == 4
    assert t.asked == ("action", TEAL), "neither workers nor points are left"


def test_N01b_both_fetched_with_the_tracker_at_the_end() -> None:
    t = Table()
    t.contract(TEAL, "cook")
    t.give(TEAL, workers=8, cook=2, tracker=5)
    t.at("meditation").play("fetch", "fetch")
    assert t.state.mp == 6
    assert t.asked == ("meditation", TEAL)
    t.play("uncover top_wood")
    assert t.state.mp == 4


def test_a_meditation_without_workers_and_points_is_not_asked_for() -> None:
    t = Table()
    t.goods(TEAL, wood=1)
    t.at("meditation")
    GAME.settle(t.state, Effects(lambda n: 0))
    assert t.asked == ("action", TEAL)


def test_N02_coins_on_the_new_building_are_taken_by_its_worker() -> None:
    """AG-6.2.1.3-1: whoever places a worker takes them, the Architect's second worker too."""
    t = Table()
    t.goods(TEAL, sandstone=1, wood=1)
    t.at("action").play("place architect", "build cement_works", "pay 1 1 0 0")
    t.coins(cement_works=2)
    t.play("claim bb2_favour")
    assert t.told("rupees") == [(TEAL, 3), (TEAL, 2)]
    assert t.state.coins[4] == 0


def test_N02_coins_left_by_pier_3_while_the_building_goes_up() -> None:
    t = Table()
    t.river("jagirdar")
    t.boat(2, ORANGE)
    t.marker(ORANGE, "jagirdar", "cloth")
    t.tiles(TEAL, "ft_deliver_notable")
    t.give(TEAL, favours=4)
    t.figures(merchant="cotton_farm")
    t.goods(TEAL, planks=3, cement=1)
    t.at("action").play("place architect", "build cement_works", "pay 0 0 1 1", "favour ft_deliver_notable")
    t.play("deliver jagirdar planks", die=2)
    assert t.state.pier == 3
    assert t.state.coins[4] == 1
    t.play("raise merchants", "claim bb2_favour")
    assert t.state.coins[4] == 0
    assert (TEAL, 1) in t.told("rupees")


def test_N05_markers_are_freed_before_the_merchant_rolls() -> None:
    """AG-6.2.1.3-2: the favours are received, then the die is rolled."""
    t = Table()
    t.goods(TEAL, turmeric=22)
    t.at("action").play("place quarry", "produce 0", "move_merchant")
    assert t.asked == ("shortage", TEAL)
    assert t.state.merchant == 0
    t.play("free_good turmeric")
    assert t.asked == ("shortage", TEAL), "the second favour"
    t.play("decline", die=3)
    assert t.state.merchant == 3
    assert t.seat(TEAL).favours == 1


def test_N03_a_jagirdar_won_on_the_way_refunds_only_what_was_not_used() -> None:
    """AG-6.2.2.1-8: the delivery that won him was paid for and used; his free one comes on top."""
    t = Table()
    t.river("jagirdar", "cook", "mahout")
    t.boat(2, MAGENTA)
    t.goods(TEAL, dye=1, wood=2, cloth=1, planks=1)
    t.at("action").play("place sailor", "fare dye", "deliver mahout wood", "deliver jagirdar cloth")
    t.play("deliver jagirdar planks", die=1)
    assert t.state.owner.count(TEAL) == 1
    assert t.legal("deliver") == ["deliver cook wood"], "one more is free now"
    t.play("land")
    assert t.told("rupees") == []


def test_N03_what_was_paid_and_not_used_comes_back() -> None:
    t = Table()
    t.river("jagirdar", "cook")
    t.boat(2, MAGENTA)
    t.goods(TEAL, statues=1, cloth=1, planks=1, wood=1)
    t.at("action").play("place sailor", "fare statues", "deliver jagirdar cloth", "deliver jagirdar planks", die=1)
    t.play("deliver cook wood", "land")
    assert t.told("rupees") == [(TEAL, 1), (TEAL, 2)], "the Cook's, and two of three paid deliveries"


def test_a_voyage_ends_with_its_last_paid_delivery() -> None:
    """AG-6.2.2.1-7: one free, and as many as the fare is worth."""
    t = Table()
    t.river("cook", "sufi")
    t.goods(TEAL, cotton=2, curry=1, wood=1)
    t.at("action").play("place sailor", "fare cotton", "deliver cook wood", "deliver sufi cotton")
    assert t.reason("deliver sufi curry") == "few-deliveries"
    assert t.reason("fare curry") == "fare-paid"


def test_N26_secondary_actions_between_giving_and_taking() -> None:
    """AG-4.2-1: what the interrupted exchange has fixed stays as it is."""
    t = Table()
    t.goods(TEAL, oil=2, wood=1)
    t.give(TEAL, favours=2)
    t.at("action").play("place trader", "give oil", "favour fa_basic_good", "take wood", "give oil")
    assert t.held(TEAL) == {"wood": 2}
    t.play("take cement")
    assert t.asked == ("taking", TEAL)
    t.play("take wood", "leave")
    assert t.held(TEAL) == {"wood": 3, "cement": 1}


def test_N26_favours_may_be_spent_to_make_room() -> None:
    """AG-4.2-1, AG-9-1: a favour action in the middle of a shortage frees its markers."""
    t = Table()
    t.goods(TEAL, turmeric=20)
    t.give(TEAL, favours=2)
    t.figures(merchant="woodcutter")
    t.at("action").play("place quarry", "produce 2")
    assert t.asked == ("shortage", TEAL)
    t.play("favour fa_basic_good", "take cotton")
    assert t.held(TEAL) == {"turmeric": 20, "cotton": 1}
    assert t.asked == ("shortage", TEAL)
    t.play("decline")
    assert t.told("lost") == [(TEAL, 2)]


def test_Q4_a_favour_may_be_freed_when_there_is_no_other_good() -> None:
    """AG-9-1: goods of the kind that is gained would only come back; a favour makes room."""
    t = Table()
    t.goods(TEAL, sandstone=21)
    t.give(TEAL, favours=1)
    t.figures(merchant="woodcutter")
    t.at("action").play("place quarry", "produce 1")
    assert t.asked == ("shortage", TEAL)
    assert t.legal("free_good") == []
    t.play("free_favour")
    assert t.held(TEAL) == {"sandstone": 22}


def test_what_nothing_can_make_room_for_is_lost_without_a_question() -> None:
    t = Table()
    t.goods(TEAL, sandstone=22)
    t.figures(merchant="woodcutter")
    t.at("action").play("place quarry", "produce 1")
    assert t.told("lost") == [(TEAL, 1)]
    assert t.asked == ("order", TEAL)


def test_M01_pier_2_while_one_acts_on_the_builders_tile() -> None:
    """R-71: the building is up already, so the Builder only moves; after the action he moves again."""
    t = Table()
    t.river("sufi", "mahout")
    t.contract(MAGENTA, "mahout")
    t.marker(MAGENTA, "sufi", "curry")
    t.tiles(TEAL, "ft_deliver_notable")
    t.give(TEAL, favours=4)
    t.goods(TEAL, cotton=1, sandstone=1)
    t.at("action").play("place cement_works", "favour ft_deliver_notable")
    t.play("deliver sufi cotton", die=1)
    assert t.state.pier == 2
    assert sum(t.state.built) == 5, "nothing else is built"
    assert t.state.builder == 5
    t.play("raise scholars", "process 1", "move_builder", die=1)
    assert t.state.builder == 6


def test_M02_the_mujtahida_comes_first_and_may_take_the_last_worker() -> None:
    """R-72: the building that was paid for then stands without worker, and nothing is processed there."""
    t = Table()
    t.river("mujtahida")
    t.boat(4)
    t.marker(TEAL, "mujtahida", "statues")
    t.marker(TEAL, "mujtahida", "paper")
    t.tiles(TEAL, "ft_deliver_notable")
    t.give(TEAL, favours=4)
    t.goods(TEAL, turmeric=1, sandstone=2, wood=2)
    for space in ("sailor", "trader", "botanist", "quarry", "woodcutter", "turmeric_farm", "cotton_farm"):
        t.worker(TEAL, space)
    t.built("oil_press")
    t.worker(TEAL, "oil_press")
    t.at("action").play(
        "place architect", "build plank_mill", "pay 1 1 0 0", "favour ft_deliver_notable", "deliver mujtahida turmeric"
    )
    t.play("claim bb2_cover", "uncover top_wood", "process 1")
    assert t.state.built[4], "hers, the first on the path"
    assert t.seat(TEAL).workers == 0
    t.play("move_builder", *["take wood"] * 4, "raise artisans", die=1)
    assert t.asked == ("claim", TEAL), "now the building that was paid for"
    t.play("claim bb2_favour")
    assert t.state.spaces[5] == -1
    assert t.asked == ("order", TEAL)


def test_N21_the_merchant_called_away_is_visited_all_the_same() -> None:
    """R-73: that he was there when the worker came is what counts."""
    t = Table()
    t.river("jagirdar")
    t.boat(2, ORANGE)
    t.marker(ORANGE, "jagirdar", "cloth")
    t.tiles(TEAL, "ft_deliver_notable")
    t.give(TEAL, favours=4)
    t.goods(TEAL, planks=1)
    t.at("action").play("place quarry", "favour ft_deliver_notable")
    t.play("deliver jagirdar planks", die=1)
    assert t.state.merchant == 1
    t.play("raise merchants", "produce 2", "move_merchant", die=1)
    assert t.state.merchant == 2
    assert t.seat(TEAL).favours == 4 - 2 + 1 + 2


def test_a_shared_victory() -> None:
    """AG-8.0-3: as many Rupees, and goods and favours of the same worth."""
    t = Table(3)
    for q in (TEAL, MAGENTA, ORANGE):
        t.give(q, rupees=30, favours=4)
    t.goods(TEAL, wood=2, oil=1)
    t.goods(MAGENTA, statues=1, cotton=1)
    t.goods(ORANGE, oil=1)
    standing = GAME.standing(t.state)
    assert standing.ties == (("goods_and_favours", (8, 8, 6)),)
    assert standing.winners() == [TEAL, MAGENTA]


@pytest.mark.parametrize(("rupees", "seen"), [(1, True), (2, False)])
def test_a_purse_that_falls_short_becomes_known(rupees: int, seen: bool) -> None:
    """AG-6.2.1.2-4, AG-2.2-2: who pays the Peon less than his price has shown the purse; that is not taken back unnoticed."""
    t = Table()
    t.give(TEAL, rupees=rupees)
    for space in SPACES[:4] + SPACES[16:]:
        t.worker(TEAL, space)
    t.built("cement_works", "plank_mill")
    t.worker(TEAL, "cement_works")
    t.worker(TEAL, "plank_mill")
    t.at("action")
    fx = Effects(lambda n: 0)
    GAME.play(t.state, Move("place", ("architect",)), fx)
    assert fx.revealed is seen
