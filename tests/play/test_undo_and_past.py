"""How far undo and redo go, and looking at earlier moments."""

import pytest

from app.framework.moves import Refusal
from app.framework.players import HUMAN
from app.play.wants import Ask, Curtain, Hold, Over, Refused, Show, Think
from tests.play.face import Face, hot_seat, only_bots, with_bot

TABLES = {"alone": with_bot, "hot seat": hot_seat, "open hot seat": lambda: hot_seat(curtains="never"), "bots": only_bots}


def test_undo_goes_back_over_what_bots_did_since() -> None:
    face = with_bot()
    face.play("work")
    number = face.match.number
    face.play("take")
    while isinstance(face.now, Think):
        face.answer()
    assert face.match.number > number + 1
    face.do(face.turns.undo())
    assert face.match.number == number
    assert isinstance(face.now, Ask)


def test_redo_goes_on_to_the_next_decision_of_a_person() -> None:
    face = with_bot()
    face.play("work")
    face.play("take")
    while isinstance(face.now, Think):
        face.answer()
    number, now = face.match.number, face.match.digest()
    face.do(face.turns.undo())
    face.do(face.turns.redo())
    assert (face.match.number, face.match.digest()) == (number, now)
    assert isinstance(face.now, Ask)


def test_among_bots_undo_takes_one_move_and_pauses() -> None:
    face = only_bots()
    for _ in range(3):
        face.answer()
    face.do(face.turns.undo())
    assert face.match.number == 2
    assert isinstance(face.now, Hold), "else the bot would play it again at once"
    face.do(face.turns.undo())
    assert face.match.number == 1
    face.do(face.turns.redo())
    assert face.match.number == 2


def test_the_turn_begins_anew() -> None:
    face = hot_seat(curtains="never")
    for verb in ("work", "take", "work"):
        face.play(verb)
    assert face.match.turn(0) != face.match.turn(2)
    face.do(face.turns.restart_turn())
    assert face.match.number == 2, "of this player, not of the round"
    assert face.do(face.turns.restart_turn()) == Refused(Refusal("nothing-to-undo")), "no rule of the game forbids it"


def test_nothing_to_undo_and_nothing_to_redo_are_told() -> None:
    face = with_bot()
    for refused, why in ((face.turns.undo(), "nothing-to-undo"), (face.turns.redo(), "nothing-to-redo")):
        assert isinstance(refused, Refused)
        assert refused.refusal.reason == why
    assert isinstance(face.now, Ask)


def test_an_undo_that_is_refused_disturbs_no_bot() -> None:
    face = with_bot(take_back=False)
    face.play("work")
    face.play("draw")
    thinking = face.now
    assert isinstance(thinking, Think)
    refused = face.turns.undo()
    assert isinstance(refused, Refused)
    assert refused.refusal.reason == "undo-barrier"
    assert face.now is thinking
    face.answer()


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_undo_at_every_point_of_a_game(table: type[Face]) -> None:
    """It never leaves the machine without a way on, and the game goes on to its end from there."""
    points = 0
    face = table()
    while not isinstance(face.now, Over):
        points += 1
        again = table()
        while again.match.number < face.match.number:
            again.on()
        if isinstance(again.now, Curtain):
            again.on()
        before = again.match.number
        want = again.do(again.turns.undo())
        if isinstance(want, Refused):
            assert not any(e.seat in again.turns.people for e in again.match.entries)
        else:
            assert again.match.number < before
            assert isinstance(again.now, Hold if not again.turns.people else Ask | Curtain)
        again.turns.pause(False)
        for _ in range(3):
            again.on()
        face.on()
    assert points > 10


def test_the_last_move_of_a_game_can_be_undone() -> None:
    face = with_bot()
    face.until(Over)
    face.do(face.turns.undo())
    assert isinstance(face.now, Ask)


# The past.


def test_in_the_past_nobody_plays() -> None:
    face = with_bot()
    face.play("work")
    assert face.turns.look_at(0) == Show(news=False)
    assert face.turns.shown() is None
    assert face.now is None
    assert face.turns.past == 0
    assert face.turns.seen() == face.match.game.observe(face.match.at(0), 0)
    assert face.turns.play(face.match.legal()[0]) is None
    assert face.match.number == 1
    face.do(face.turns.look_at(1))
    assert face.turns.past is None
    assert isinstance(face.now, Ask)


def test_the_past_ends_where_the_game_begins_and_stands() -> None:
    face = with_bot()
    face.play("work")
    face.do(face.turns.look_at(-5))
    assert face.turns.past == 0
    assert face.turns.look_at(-1) is None, "already there"
    face.do(face.turns.look_at(99))
    assert face.turns.past is None


def test_the_past_of_a_finished_game_is_seen_without_its_end() -> None:
    face = with_bot()
    face.until(Over)
    assert face.do(face.turns.look_at(1)) is None
    assert face.now is None
    face.do(face.turns.look_at(face.match.number))
    assert face.now == Over()


def test_an_undo_in_the_past_comes_back_to_now() -> None:
    face = Face(HUMAN, "random")
    face.play("work")
    face.do(face.turns.look_at(0))
    face.do(face.turns.undo())
    assert face.turns.past is None
    assert isinstance(face.now, Ask)


def test_a_pause_is_kept_through_a_look_at_the_past() -> None:
    face = only_bots()
    face.answer()
    face.turns.pause(True)
    face.do(face.turns.look_at(0))
    face.do(face.turns.look_at(1))
    assert isinstance(face.now, Hold)
