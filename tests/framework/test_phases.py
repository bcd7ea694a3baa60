from typing import Any

import pytest

from app.framework.dice import Effects, unknown
from app.framework.match import Match
from app.framework.moves import Move
from app.framework.phases import Frame, slot_names
from tests.plugins import find
from tests.tables import TAKE, WORK, deal_hands, toll_match
from tests.toll.state import Toll


def fresh() -> Match[Any]:
    match = toll_match(3)
    deal_hands(match, (2, 0, 0, 0, 1), (0, 1, 0, 0, 1), (0, 0, 1, 0, 1))
    return match


def test_what_is_pushed_first_comes_first() -> None:
    s = Toll()
    s.stack = (Frame("round", 0),)
    s.push(Frame("turn", 1), Frame("turn", 2))
    assert list(s.stack) == [Frame("round", 0), Frame("turn", 2), Frame("turn", 1)]
    s.push(Frame("wages", 1, (4,)))
    assert s.stack[-1] == Frame("wages", 1, (4,))


def test_what_is_owed_after_waits_for_the_present_obligation() -> None:
    s = Toll()
    s.stack = (Frame("round", 0), Frame("turn", 1))
    s.owe_after(Frame("turn", 2), Frame("turn", 3))
    assert list(s.stack) == [Frame("round", 0), Frame("turn", 3), Frame("turn", 2), Frame("turn", 1)]


def test_what_is_dropped_is_not_owed_any_more() -> None:
    s = Toll()
    s.stack = (Frame("round", 0), Frame("turn", 1))
    assert s.drop() == Frame("turn", 1)
    assert list(s.stack) == [Frame("round", 0)]


def test_a_rewritten_obligation_keeps_its_place_and_its_seat() -> None:
    s = Toll()
    s.stack = (Frame("round", 0), Frame("wages", 1, (4,)))
    s.rewrite(6)
    assert s.stack == (Frame("round", 0), Frame("wages", 1, (6,)))


def test_pushing_leaves_clones_alone() -> None:
    s = fresh().at(0)
    other = s.clone()
    s.push(Frame("wages", 0, (1,)))
    assert other.stack[-1].kind == "turn"


def test_frames_that_ask_nothing_resume_until_somebody_must_decide() -> None:
    """The round pushes three turns, each of them sets the active seat and asks."""
    match = fresh()
    assert match.frame == Frame("turn", 0)
    assert match.at(0).stack == (Frame("round", 0), Frame("begin", 2), Frame("begin", 1), Frame("turn", 0))
    match.submit(WORK)
    match.submit(TAKE)
    assert match.frame == Frame("turn", 1)
    assert match.at(2).active == 1


def test_the_whole_round_resumes_into_the_next() -> None:
    match = fresh()
    for _ in range(3):
        match.submit(WORK)
        match.submit(TAKE)
    s = match.at(6)
    assert s.round == 2
    assert s.stack[-1].kind == "turn"
    assert s.stack[0] == Frame("round", 0)


def test_a_move_takes_its_frame_off() -> None:
    match = fresh()
    match.submit(WORK)
    assert match.frame is not None
    assert match.frame.kind == "wages"
    assert Frame("turn", 0) not in match.at(1).stack


def test_an_aside_keeps_the_frame() -> None:
    match = fresh()
    before = match.at(0).stack
    assert match.submit(Move("pair", ("one",))) is None
    assert match.at(1).stack == before
    match.submit(WORK)
    assert match.frame is not None
    assert match.frame.kind == "wages"


def test_an_aside_is_offered_by_several_phases() -> None:
    match = fresh()
    match.submit(WORK)
    wages = match.frame
    assert match.submit(Move("pair", ("one",))) is None
    assert match.frame == wages


def test_others_answer_in_order_out_of_turn() -> None:
    match = fresh()
    match.submit(Move("card", ("one",)))
    asked = []
    while match.frame and match.frame.kind == "toll":
        asked.append((match.frame.seat, match.at(match.number).active))
        match.submit(Move("pass"))
    assert asked == [(1, 0), (2, 0)]
    assert match.frame == Frame("turn", 1)


def test_a_state_that_asks_is_settled() -> None:
    game = find("toll")
    s = fresh().at(0)
    before = s.clone()
    game.settle(s, Effects(unknown))
    assert s == before


def test_slots_of_a_row_include_those_of_every_base() -> None:
    assert slot_names(Toll) == ("seats", "stack", "round", "active", "pile", "discard", "rounds")


def test_a_row_that_is_not_declared_as_one_is_noticed() -> None:
    class Loose(Toll):
        hidden: int

    with pytest.raises(AssertionError, match="Loose"):
        slot_names(Loose)


def test_rows_are_equal_by_slots_and_not_by_type() -> None:
    s = fresh().at(0)
    assert s == s.clone()
    assert s.seats[0] != s.seats[1]
    assert s != s.seats[0]
    assert "coins=3" in repr(s.seats[0])
