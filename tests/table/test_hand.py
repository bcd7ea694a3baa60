"""The hand without a screen: what pressing, dropping, clicking and keys mean."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF

from app.framework.moves import Move, Refusal
from app.table.board import Gesture
from app.table.hand import Hand, Way

WHY = Refusal("no", (), "R-1")
TO_A, TO_B, TAP, SPOT = Move("to", ("a",)), Move("to", ("b",)), Move("tap"), Move("spot")


class Watched(Hand):
    """Keeps what it has told."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[tuple[str, object]] = []


@pytest.fixture
def hand() -> Any:
    made = Watched()
    made.offer(
        [
            Way(TO_A, Gesture("piece", "a"), None),
            Way(TO_B, Gesture("piece", "b"), WHY),
            Way(TAP, Gesture("button", ""), None),
            Way(SPOT, Gesture("", "spot"), None),
        ]
    )
    made.chosen.connect(lambda moves: made.log.append(("chosen", moves)))
    made.refused.connect(lambda why: made.log.append(("refused", why)))
    made.put_back.connect(lambda piece: made.log.append(("back", piece)))
    return made


def test_what_can_be_begun_and_where_it_may_go(hand: Any) -> None:
    assert hand.may_start() == {"piece", "button", "spot"}
    assert hand.targets() == set()
    assert hand.lift("piece")
    assert hand.targets() == {"a"}
    assert not Hand().lift("piece")


def test_a_drop_on_a_legal_place_plays(hand: Any) -> None:
    hand.lift("piece")
    hand.drop("a")
    assert hand.log == [("chosen", [TO_A])]
    assert not hand.held


def test_a_drop_on_a_refused_place_says_why_and_springs_back(hand: Any) -> None:
    hand.lift("piece")
    hand.drop("b")
    assert hand.log == [("refused", [WHY]), ("back", "piece")]


def test_a_drop_beside_springs_back_without_words(hand: Any) -> None:
    hand.lift("piece")
    hand.drop("nowhere")
    assert hand.log == [("back", "piece")]


def test_click_click_does_what_dragging_does(hand: Any) -> None:
    hand.click("piece")
    assert hand.held == "piece"
    hand.click("a")
    assert hand.log == [("chosen", [TO_A])]


def test_what_is_held_is_turned_and_lands_as_it_is_turned() -> None:
    hand = Hand()
    meant: list[list[Move]] = []
    hand.chosen.connect(meant.append)
    upright, lying = Move("to", ("a", "upright")), Move("to", ("a", "lying"))
    never = Move("to", ("b", "upright"))
    hand.offer(
        [
            Way(never, Gesture("piece", "b"), WHY),
            Way(upright, Gesture("piece", "c"), None),
            Way(lying, Gesture("piece", "a", facing=90), None),
        ]
    )
    assert not hand.turn()
    hand.lift("piece")
    assert (hand.facing, hand.targets()) == (0, {"c"})
    assert hand.turn()
    assert (hand.facing, hand.targets(), hand.stops()) == (90, {"a"}, ["a"])
    assert hand.turn()
    assert hand.facing == 0
    hand.turn(-1)
    hand.drop("a")
    assert meant == [[lying]]


def test_what_can_be_put_down_only_turned_is_taken_turned() -> None:
    hand = Hand()
    hand.offer([Way(TO_A, Gesture("piece", "a"), WHY), Way(TO_B, Gesture("piece", "b", facing=180), None)])
    hand.lift("piece")
    assert hand.facing == 180


def test_a_second_click_or_escape_puts_it_back(hand: Any) -> None:
    hand.click("piece")
    hand.click("piece")
    assert (hand.held, hand.log) == ("", [("back", "piece")])
    assert not hand.cancel()


def test_clicking_a_button_or_a_spot_is_a_whole_move(hand: Any) -> None:
    hand.click("button")
    hand.click("spot")
    assert hand.log == [("chosen", [TAP]), ("chosen", [SPOT])]


def test_keys_walk_in_reading_order_and_press(hand: Any) -> None:
    where = {"piece": QPointF(500, 0), "button": QPointF(0, 0), "spot": QPointF(0, 300), "a": QPointF(0, 0), "b": QPointF(9, 0)}
    hand.walk(1, where)
    assert hand.focus == "button"
    hand.walk(1, where)
    hand.press_focus()
    assert hand.held == "piece"
    hand.walk(1, where)
    assert (hand.focus, hand.under) == ("a", "a")
    hand.press_focus()
    assert hand.log == [("chosen", [TO_A])]


def test_a_new_question_empties_the_hand(hand: Any) -> None:
    hand.lift("piece")
    hand.offer([])
    assert (hand.held, hand.stops()) == ("", [])
