"""Who answers when, what waits, and in which windows secondary actions are offered."""

import pytest

from games.agra import GAME
from games.agra.steps.secondary import ASIDES
from games.agra.tables import NOTABLE
from tests.games.agra.positions import MAGENTA, ORANGE, TEAL, YELLOW, Table

WINDOWS = {
    "meditation",
    "action",
    "produce",
    "dyer",
    "process",
    "merchant",
    "builder",
    "architect",
    "claim",
    "sailor",
    "honours",
    "trader",
    "giving",
    "taking",
    "botanist",
    "farmers",
    "track_bonus",
    "sadr",
    "shortage",
    "order",
}
"""Where the active player has to choose next. Not inside one step: a payment, laying a price token, what a favour buys."""


@pytest.mark.parametrize("phase", GAME.phases, ids=[p.kind for p in GAME.phases])
def test_windows_of_secondary_actions(phase: object) -> None:
    kind, offers = phase.kind, phase.offers  # type: ignore[attr-defined]
    assert set(ASIDES) <= set(offers) if kind in WINDOWS else not set(ASIDES) & set(offers)


def test_only_the_active_player_has_windows() -> None:
    t = Table()
    t.contract(MAGENTA, "jagirdar")
    t.river("cook")
    t.goods(MAGENTA, wood=1)
    t.give(MAGENTA, favours=5)
    t.at("action").play("place sailor", "land", "deliver cook wood")
    assert t.asked == ("honours", MAGENTA)
    assert t.reason("favour fa_basic_good") == "not-your-turn"


def test_after_occupying_and_before_acting() -> None:
    t = Table()
    t.goods(TEAL, oil=1, curry=1)
    t.give(TEAL, favours=2)
    t.worker(TEAL, "trader", stands=False)
    t.at("action").play("place quarry", "refresh both", "favour fa_basic_good", "take wood", "produce 2")
    assert t.state.standing(TEAL) == [0, 18]
    assert t.reason("refresh oil") == "no-remedy"
    assert t.reason("favour fa_basic_good") == "no-favour-action"


def test_between_payment_and_bonus_tile() -> None:
    t = Table()
    t.goods(TEAL, sandstone=2, wood=2)
    t.give(TEAL, favours=2)
    t.at("action").play("place architect", "build cement_works")
    assert t.reason("favour fa_basic_good") == "not-now"
    t.play("pay 1 1 0 0", "favour fa_basic_good", "take sandstone", "claim bb2_favour")
    t.play("process 2")
    assert t.held(TEAL) == {"wood": 1, "cement": 2}
    assert t.asked == ("builder", TEAL), "it was the Builder's building, so he goes on"


def test_kicked_out_workers_are_consoled_first() -> None:
    t = Table()
    t.contract(MAGENTA, "cook")
    t.worker(MAGENTA, "quarry")
    t.at("action").play("place quarry")
    assert t.asked == ("cook", MAGENTA)
    assert t.seat(MAGENTA).favours == 1
    t.play("store")
    assert (t.seat(MAGENTA).cook, t.seat(MAGENTA).workers) == (1, 9)
    assert t.asked == ("produce", TEAL)


def test_two_favours_from_space_4_and_none_for_the_laid_down() -> None:
    t = Table()
    t.give(MAGENTA, tracker=4)
    t.worker(MAGENTA, "sailor")
    t.worker(ORANGE, "trader", stands=False)
    t.goods(TEAL, statues=1)
    t.at("action").play("place sailor", "land", "statue", "place trader", "leave")
    assert t.seat(MAGENTA).favours == 2
    assert t.seat(ORANGE).favours == 0
    assert t.reason("statue") == "no-good"
    assert t.state.acts == 2


def test_order_inside_one_completion() -> None:
    """Reward, card, favours of the losers, effects of the card, the boat and its event, then the voyage goes on."""
    t = Table()
    t.river("sufi", "mahout", "cook")
    t.contract(YELLOW, "khatib")
    t.marker(MAGENTA, "sufi", "curry")
    t.marker(MAGENTA, "mahout", "cement")
    t.goods(TEAL, cotton=1, wood=2)
    t.figures(builder="oil_press")
    t.at("action").play("place sailor", "deliver sufi cotton", die=3)
    assert [e.kind for e in t.news] == [
        *("placed", "delivered", "rupees", "contract", "favours", "tracker", "boat", "built", "builder-rolled", "builder-moved")
    ]
    assert t.seat(MAGENTA).tracker == 2
    assert t.state.pier == 2
    assert t.state.built[7]
    assert t.asked == ("sailor", TEAL)


def test_followers_clockwise_from_whoever_processes() -> None:
    """Mujtahida's owner processes out of turn; the others answer clockwise from there."""
    t = Table()
    t.river("mujtahida")
    t.boat(4)
    t.marker(ORANGE, "mujtahida", "statues")
    t.marker(ORANGE, "mujtahida", "paper")
    t.built("cement_works", "plank_mill")
    t.figures(builder="oil_press")
    for q in (TEAL, MAGENTA, ORANGE, YELLOW):
        t.goods(q, turmeric=2)
    t.at("action").play("place sailor", "deliver mujtahida turmeric")
    assert t.asked == ("claim", ORANGE)
    assert t.reason("favour fa_basic_good") == "not-your-turn"
    t.play("claim bb2_cover", "uncover top_wood", "process 2")
    asked = []
    while t.asked[0] == "follow":
        asked.append(t.asked[1])
        t.play("follow")
    assert asked == [YELLOW, TEAL, MAGENTA]
    assert t.seat(ORANGE).favours == 3
    assert t.state.spaces[6] == 2 * ORANGE + 1
    assert t.state.owner[NOTABLE["mujtahida"]] == ORANGE
    assert t.state.pier == 5


def test_a_follower_may_use_the_extra_tile() -> None:
    t = Table()
    t.built("weaving_mill")
    t.goods(TEAL, cotton=1)
    t.goods(MAGENTA, cotton=3)
    t.tiles(MAGENTA, "ft_extra_process")
    t.give(MAGENTA, favours=2)
    t.at("action").play("place weaving_mill", "process 1", "follow_two")
    assert t.held(MAGENTA) == {"cotton": 1, "cloth": 2}
    assert t.seat(TEAL).favours == 1
    assert t.seat(MAGENTA).used
    t.play("finish")
    assert t.seat(MAGENTA).used == 0, "ready again in the own turn"


def test_jagirdar_won_during_the_very_voyage() -> None:
    t = Table()
    t.river("jagirdar", "cook")
    t.boat(2)
    t.marker(MAGENTA, "jagirdar", "cloth", double=True)
    t.goods(TEAL, planks=1)
    t.goods(MAGENTA, wood=1)
    t.at("action").play("place sailor", "deliver jagirdar planks", die=1)
    t.play("land", "raise merchants")
    assert t.asked == ("jagirdar", MAGENTA)
    t.play("decline")
    assert t.seat(TEAL).favours == 1, "only the marker that lost the card"


def test_whoever_has_no_marker_is_asked_out_of_turn_too() -> None:
    """R-44: markers may always be freed, whoever's turn it is."""
    t = Table()
    t.goods(MAGENTA, wood=22)
    t.give(MAGENTA, tracker=4)
    t.worker(MAGENTA, "quarry")
    t.at("action").play("place quarry")
    assert t.asked == ("shortage", MAGENTA)
    assert t.reason("favour fa_basic_good") == "not-your-turn"
    t.play("free_good wood")
    assert (t.seat(MAGENTA).favours, t.held(MAGENTA)) == (1, {"wood": 21})
    t.play("decline")
    assert t.told("lost") == [(MAGENTA, 1)]
    assert t.asked == ("produce", TEAL)


def test_the_gift_of_pier_5_can_be_taken_without_a_free_marker() -> None:
    """Nobody chooses a good only to lose it."""
    t = Table()
    t.river("subadar")
    t.boat(4)
    t.marker(ORANGE, "subadar", "books")
    t.marker(ORANGE, "subadar", "cotton")
    t.goods(TEAL, bricks=1)
    t.goods(MAGENTA, wood=22)
    t.at("action").play("place sailor", "deliver subadar bricks", "take wood")
    assert t.asked == ("gain", MAGENTA)
    t.play("take sandstone")
    assert t.asked == ("shortage", MAGENTA)
    t.play("free_good wood")
    assert t.held(MAGENTA) == {"wood": 21, "sandstone": 1}


def test_gains_of_a_pier_run_short_from_the_active_player_on() -> None:
    """R-44, AG-7.1-4: everybody is asked in turn, the active player first."""
    t = Table()
    t.river("caliph", "jagirdar")
    t.boat(3, ORANGE)
    t.marker(ORANGE, "caliph", "curry")
    t.goods(TEAL, wood=21, cement=1)
    t.goods(MAGENTA, wood=22)
    t.at("action").play("place sailor", "deliver caliph cement")
    assert t.state.pier == 4
    asked = []
    while t.asked[0] == "shortage":
        asked.append(t.asked[1])
        t.play("free_good wood")
    assert asked == [TEAL, MAGENTA]
    assert (t.seat(TEAL).favours, t.seat(MAGENTA).favours) == (2, 1)


def test_statue_comes_after_the_merchant_and_before_the_order() -> None:
    t = Table()
    t.goods(TEAL, statues=2)
    t.at("action").play("place quarry")
    assert t.reason("statue") == "statue-later"
    t.play("produce 2", "move_merchant", "statue", die=1)
    assert t.asked == ("action", TEAL)
    t.play("place woodcutter", "produce 1", "move_merchant", die=1)
    assert t.reason("statue") == "statue-used"
    assert t.seat(TEAL).favours == 4
