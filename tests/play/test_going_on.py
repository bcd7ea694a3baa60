"""Who is asked, what becomes of answers, pause and steps, and what happens when something fails."""

from typing import Any

import pytest

from app.framework.lines import Note
from app.framework.match import Match
from app.framework.moves import Move
from app.framework.players import HUMAN
from app.play.seeds import thinking_seed
from app.play.turns import Turns
from app.play.wants import Ask, Curtain, Hold, Over, Refused, Show, Stuck, Think
from tests.play.face import GONE, Face, FullDisk, hot_seat, only_bots, with_bot


def test_a_person_is_asked_once_with_everything_that_can_be_tried() -> None:
    face = with_bot()
    asks = [want for want in face.told if isinstance(want, Ask)]
    assert len(asks) == 1
    assert asks[0].tried == [(m, face.match.explain(m)) for m, _ in face.match.tried()]
    assert asks[0].legal() == face.match.legal()


def test_a_move_is_shown_as_news_and_then_the_bot_is_asked() -> None:
    face = with_bot()
    del face.told[:]
    face.play("work")
    face.play("take")
    assert [type(want) for want in face.told] == [Show, Ask, Show, Think]
    assert face.told[0] == Show(news=True)
    assert face.told[-1] == Think(1, face.match.prompt)


def test_nobody_is_asked_before_the_move_is_shown() -> None:
    face = with_bot()
    assert isinstance(face.turns.play(Move("work")), Show)
    assert face.turns.play(Move("take")) is None
    assert face.match.number == 1


def test_a_double_click_is_one_answer() -> None:
    face = with_bot()
    first = face.match.prompt
    face.do(face.turns.play(Move("work"), first))
    assert face.turns.play(Move("take"), first) is None
    assert face.match.number == 1


def test_a_refusal_leaves_the_question_open() -> None:
    face = with_bot()
    asked = face.now
    assert isinstance(face.turns.play(Move("take")), Refused)
    assert face.now is asked
    assert face.match.number == 0


def test_a_person_cannot_play_for_a_bot() -> None:
    face = with_bot()
    face.until(Think)
    assert face.turns.play(face.match.legal()[0]) is None


def test_bots_alone_play_to_the_end_and_nobody_is_asked_for_them() -> None:
    face = only_bots()
    while not isinstance(face.now, Over):
        assert isinstance(face.now, Think)
        face.answer()
    assert face.match.over
    assert not any(isinstance(want, Ask) for want in face.told)


def test_a_game_that_is_over_opens_so() -> None:
    face = only_bots()
    face.until(Over)
    again = Face(HUMAN, HUMAN, match=face.match)
    assert again.told == [Over()]


# Late answers.


def test_an_answer_that_comes_after_an_undo_is_dropped() -> None:
    """Also when the bot has been asked again meanwhile, about another state."""
    face = with_bot()
    face.until(Think)
    late = face.now
    assert isinstance(late, Think)
    face.do(face.turns.undo())
    assert face.turns.answer(face.match.legal()[0], late.prompt) is None
    face.until(Think)
    number = face.match.number
    assert face.turns.answer(face.match.legal()[0], late.prompt) is None
    assert face.match.number == number


def test_an_answer_that_comes_while_the_past_is_looked_at_is_dropped_and_asked_for_anew() -> None:
    face = with_bot()
    face.until(Think)
    thinking, number = face.now, face.match.number
    assert isinstance(thinking, Think)
    face.do(face.turns.look_at(0))
    assert face.turns.answer(face.match.legal()[0], thinking.prompt) is None
    assert face.turns.failed(GONE, thinking.prompt) is None
    assert face.match.number == number
    face.do(face.turns.look_at(number))
    assert face.now == thinking


# Pause and steps.


def test_a_pause_holds_the_bots_until_it_ends() -> None:
    face = only_bots()
    thinking = face.now
    assert isinstance(thinking, Think)
    assert face.turns.pause(True) == Hold(thinking.seat)
    assert face.turns.answer(face.match.legal()[0], thinking.prompt) is None
    assert face.match.number == 0
    assert face.turns.pause(False) == thinking
    face.answer()
    assert isinstance(face.now, Think)


def test_a_pause_before_a_bots_turn_lets_the_person_finish() -> None:
    face = with_bot()
    assert face.turns.pause(True) is None
    face.play("work")
    face.play("take")
    assert face.now == Hold(1)


def test_a_step_is_one_bots_move() -> None:
    face = only_bots()
    face.turns.pause(True)
    for number in range(1, 4):
        assert isinstance(face.turns.step(), Think)
        face.answer()
        assert isinstance(face.now, Hold)
        assert face.match.number == number


def test_steps_asked_for_in_advance_are_played() -> None:
    face = only_bots()
    face.turns.pause(True)
    face.turns.step()
    face.turns.step()
    face.answer()
    assert isinstance(face.now, Think)
    face.answer()
    assert isinstance(face.now, Hold)


def test_a_step_while_bots_play_pauses_after_this_move() -> None:
    face = only_bots()
    assert face.turns.step() is None
    assert face.turns.paused
    face.answer()
    assert isinstance(face.now, Hold)


def test_steps_left_over_end_with_a_question() -> None:
    face = with_bot()
    face.turns.pause(True)
    face.until(Hold)
    face.turns.step()
    face.turns.step()
    face.turns.step()
    while isinstance(face.now, Think):
        face.answer()
    assert isinstance(face.now, Ask)
    face.play("work")
    face.play("take")
    assert isinstance(face.now, Hold)


def test_on_to_my_turn_is_quick_until_a_person_is_asked() -> None:
    face = with_bot()
    face.turns.pause(True)
    face.until(Hold)
    face.do(face.turns.hurry())
    assert not face.turns.paused
    del face.told[:]
    while isinstance(face.now, Think):
        face.answer()
    assert {want for want in face.told if isinstance(want, Show)} == {Show(news=True, quick=True)}
    for hurries in (False, True):
        del face.told[:]
        if hurries:
            face.turns.hurry()
        face.play("work" if not hurries else "take")
        assert face.told[0] == Show(news=True, quick=False), "whoever is asked is in no hurry"


# Trouble.


def test_a_dead_worker_is_told_and_asked_again() -> None:
    face = only_bots()
    thinking = face.now
    assert isinstance(thinking, Think)
    assert face.turns.failed(GONE, thinking.prompt) == Stuck(GONE)
    assert face.turns.answer(face.match.legal()[0], thinking.prompt) is None, "whoever has failed has no say"
    assert face.turns.try_again() == thinking
    face.answer()
    assert face.match.number == 1


def test_a_failure_that_comes_too_late_is_none() -> None:
    face = with_bot()
    face.until(Think)
    late = face.match.prompt
    face.do(face.turns.undo())
    assert face.turns.failed(GONE, late) is None
    assert isinstance(face.now, Ask)


def test_an_answer_against_the_rules_is_refused_and_the_bot_still_asked() -> None:
    face = only_bots()
    thinking = face.now
    assert isinstance(thinking, Think)
    assert isinstance(face.turns.answer(Move("fly", ("moon",)), thinking.prompt), Refused)
    assert face.now is thinking
    face.answer()


@pytest.mark.parametrize("make", [with_bot, only_bots], ids=["person", "bot"])
def test_a_full_disk_loses_no_move(make: type[Face]) -> None:
    face, disk = make(), FullDisk()
    face.match.journal = disk
    face.on()
    assert face.now == Stuck(Note("stuck-disk-full"))
    assert face.match.number == 0
    assert isinstance(face.turns.try_again(), Stuck), "as long as the disk is full"
    disk.full = False
    face.do(face.turns.try_again())
    assert face.match.number == 1
    assert isinstance(face.now, Ask | Think)


def test_what_is_stuck_stays_so_through_a_look_at_the_past_and_a_pause() -> None:
    face = with_bot()
    face.until(Think)
    assert isinstance(face.now, Think)
    stuck = face.turns.failed(GONE, face.now.prompt)
    assert face.turns.pause(True) is None
    assert face.turns.pause(False) is None
    face.do(face.turns.look_at(0))
    assert face.now is None
    face.do(face.turns.look_at(face.match.number))
    assert face.now == stuck
    assert isinstance(face.turns.try_again(), Think)


def test_an_undo_leads_out_of_trouble() -> None:
    face = with_bot()
    face.until(Think)
    assert isinstance(face.now, Think)
    face.turns.failed(GONE, face.now.prompt)
    face.do(face.turns.undo())
    assert isinstance(face.now, Ask)
    face.until(Think)


# Other hands, and what bots think with.


def test_a_match_that_went_on_by_other_hands_is_taken_from_where_it_is() -> None:
    face = with_bot()
    for _ in range(3):
        face.match.submit(face.match.legal()[0])
    face.turns.past = 1
    face.do(face.turns.refresh())
    assert face.turns.past is None
    assert isinstance(face.now, Ask | Think)
    assert face.now.prompt == face.match.prompt


def test_bots_get_the_same_from_the_same_seed_but_never_the_seed() -> None:
    assert thinking_seed("silk") == thinking_seed("silk") != thinking_seed("silk road")
    assert "silk" not in thinking_seed("silk")
    assert thinking_seed(None) != thinking_seed(None)


def test_a_saved_game_with_a_bot_to_move_begins_with_the_bot() -> None:
    face = with_bot()
    face.until(Think)
    match: Match[Any] = face.match
    turns = Turns(match, face.turns.players)
    assert turns.start() == Think(1, match.prompt)


def test_nothing_is_wanted_twice_of_people_at_one_screen() -> None:
    face = hot_seat(curtains="never")
    del face.told[:]
    face.play("card", next(str(m.args[0]) for m in face.match.legal() if m.verb == "card"))
    assert [type(want) for want in face.told] == [Show, Show, Ask], "the move, then the other's eyes"
    assert not any(isinstance(want, Curtain) for want in face.told)
