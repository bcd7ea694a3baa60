"""The rules of Toll by example."""

from app.framework.moves import Refusal
from tests.games.toll.positions import ANNA, BRUNO, CARLA, Table
from tests.toll.components import COPIES, VALUES


def test_T_2_the_poorest_begins_the_next_round() -> None:
    t = Table()
    t.coins(5, 4, 4)
    t.turn(CARLA).play("work", "take", die=6)
    assert t.purses() == [5, 4, 10]
    assert t.asked == ("turn", BRUNO)


def test_T_3_1_the_wages_are_what_the_die_shows() -> None:
    t = Table().turn(ANNA)
    t.play("work", die=5)
    assert t.told("rolled") == [(ANNA, 5)]
    assert t.asked == ("wages", ANNA)
    assert t.play("take").purses() == [8, 3, 3]


def test_T_3_1_a_card_instead_of_the_wages() -> None:
    t = Table().turn(ANNA)
    t.play("work", "draw", die=5, picks=[0])
    assert t.told("drew") == [(ANNA, "one")]
    assert t.state.seats[ANNA].hand == [1, 0, 0, 0, 0]
    assert t.purses() == [4, 3, 3]


def test_T_3_1_nothing_is_drawn_from_an_empty_pile() -> None:
    t = Table()
    t.hand(BRUNO, *VALUES * COPIES)
    t.turn(ANNA).play("work", die=5)
    assert t.refused("draw") == Refusal("pile-empty", (), "T-3.1")


def test_T_3_2_every_other_player_may_ask_for_the_toll() -> None:
    t = Table()
    t.hand(ANNA, "four")
    t.hand(BRUNO, "four", "one")
    t.turn(ANNA).play("card four")
    assert t.asked == ("toll", BRUNO)
    assert t.legal() == ["ask", "pass"]
    t.play("ask")
    assert t.told("toll") == [(BRUNO, ANNA)]
    assert t.purses() == [3 + 4 - 1, 3 + 1, 3]
    assert t.refused("ask") == Refusal("no-card", ("four",), "T-3.2")
    assert t.legal() == ["pass"]


def test_T_3_2_a_card_that_is_not_held_is_not_played() -> None:
    t = Table()
    t.hand(ANNA, "four")
    assert t.turn(ANNA).refused("card two") == Refusal("no-card", ("two",), "T-3.2")


def test_T_4_a_pair_at_any_time_in_the_own_turn() -> None:
    t = Table()
    t.hand(ANNA, "two", "two", "five")
    t.turn(ANNA).play("work", die=1)
    assert t.refused("pair five") == Refusal("no-pair", ("five", 1), "T-4")
    t.play("pair two")
    assert t.asked == ("wages", ANNA), "the question stays open"
    assert t.purses() == [6, 3, 3]
    t.hand(BRUNO, "two", "two")
    t.hand(ANNA, "five")
    t.state.discard = [0] * 5
    assert t.turn(ANNA).play("card five").reason("pair two") == "not-now", "not in somebody else's turn"


def test_T_5_fewer_cards_break_ties() -> None:
    t = Table()
    t.hand(ANNA, "one")
    t.coins(7, 7, 2)
    assert t.game.standing(t.state).places() == [2, 1, 3]
