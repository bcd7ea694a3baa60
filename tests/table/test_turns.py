"""The table does what the machine of turns wants: askings, curtain, pause, trouble, secrets, with real keys and buttons."""

from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.framework.game import Game
from app.framework.lines import Note
from app.framework.moves import Move
from app.framework.record import Recorder, load
from app.play.wants import Ask, Hold, Over, Think
from app.table.asking import Asking
from app.table.scene import TableScene
from tests.plugins import find
from tests.table.conftest import Lay
from tests.table.minds import answer, asked, mind, minds, shown_buttons

__all__ = ["minds"]

ALONE, BOTS = ("human", "random"), ("random", "novice")


# How often.


@pytest.mark.parametrize("curtain", ["never", "auto"])
def test_one_asking_a_move(lay: Lay, monkeypatch: pytest.MonkeyPatch, curtain: str) -> None:
    table = lay(curtain=curtain)
    counts: Counter[str] = Counter()
    for owner, name in ((Asking, "ask"), (Game, "tried"), (TableScene, "light"), (TableScene, "show_state")):
        real = getattr(owner, name)

        def counted(*args: Any, real: Any = real, name: str = name, **more: Any) -> Any:
            counts[name] += 1
            return real(*args, **more)

        monkeypatch.setattr(owner, name, counted)
    table.play(Move("work"))
    assert (counts["ask"], counts["tried"], counts["show_state"]) == (1, 1, 1)
    assert counts["light"] <= 3


# Bots.


def test_bots_alone_play_to_the_end_and_nobody_is_asked(lay: Lay, qtbot: Any) -> None:
    table = lay(controls=BOTS, waits=False)
    while not table.session.match.over:
        assert not table.session.deciding
        assert table.scene.hand.ways == []
        answer(table, qtbot)
    assert table.stack.currentWidget() is table.score


def test_a_bot_gets_what_its_seat_sees_and_no_seed(lay: Lay, qtbot: Any) -> None:
    table = lay(controls=BOTS, seed="silk", waits=False)
    asked(table, qtbot)
    do, seat, thinking_seed, state = mind(table).questions[-1]
    assert (do, seat) == ("choose", 0)
    assert state == table.session.match.observe(0) != table.session.match.at(0)
    assert "silk" not in thinking_seed


def test_unseeded_games_do_not_think_the_same_each_time(lay: Lay, qtbot: Any) -> None:
    seeds = set()
    for _ in range(2):
        table = lay(controls=BOTS, seed=None, waits=False)
        asked(table, qtbot)
        seeds.add(mind(table).questions[-1][2])
    assert len(seeds) == 2


def test_the_answer_to_what_was_undone_is_dropped(lay: Lay, qtbot: Any) -> None:
    table = lay(controls=ALONE)
    table.play(Move("card", (card_of(table),)))
    asked(table, qtbot)
    table.undo()
    assert not mind(table).busy, "and the worker need not go on"
    mind(table).answered.emit({"move": str(table.session.match.legal()[0]), "final": True})
    assert table.session.match.number == 0
    assert table.session.deciding


def card_of(table: Any) -> str:
    return next(str(m.args[0]) for m in table.session.match.legal() if m.verb == "card")


def test_undo_goes_back_over_the_bots_moves(lay: Lay, qtbot: Any) -> None:
    table = lay(controls=ALONE)
    table.play(Move("card", (card_of(table),)))
    answer(table, qtbot, Move("pass"))
    assert table.session.match.number == 2
    table.undo()
    assert table.session.match.number == 0
    assert table.session.deciding


def test_a_pause_holds_the_bots_and_its_button_ends_it(lay: Lay, qtbot: Any) -> None:
    table = lay(controls=BOTS, waits=False)
    asked(table, qtbot)
    QTest.keyClick(table, Qt.Key.Key_P)
    assert table.actions_by_key["pause"].isChecked()
    assert not mind(table).busy
    mind(table).answered.emit({"move": str(table.session.match.legal()[0]), "final": True})
    assert table.session.match.number == 0
    assert table.prompt.question.text() == "Paused. P0 is next."
    QTest.keyClick(table, Qt.Key.Key_Period)
    answer(table, qtbot)
    assert isinstance(table.turns.now, Hold)
    assert table.session.match.number == 1
    qtbot.mouseClick(shown_buttons(table)["Go on"], Qt.MouseButton.LeftButton)
    assert not table.actions_by_key["pause"].isChecked()
    asked(table, qtbot)


def test_on_to_my_turn_does_not_fly(lay: Lay, qtbot: Any) -> None:
    table = lay(controls=ALONE, animation="slow")
    table.play(Move("work"))
    table.play(Move("take"))
    asked(table, qtbot)
    table.to_my_turn()
    answer(table, qtbot, Move("card", (card_of(table),)))
    assert not table.scene.motion.running


def test_what_still_flies_when_something_else_is_shown_asks_nobody(lay: Lay, qtbot: Any) -> None:
    table = lay(animation="slow")
    table.play(Move("card", (card_of(table),)))
    assert table.scene.motion.running
    table.undo()
    assert table.scene.motion.running
    assert not table.session.deciding, "not before the board is as it was"
    table.scene.motion.finish()
    assert table.session.deciding
    assert {w.gesture.piece for w in table.scene.hand.ways} <= table.scene.pieces.keys()


# Trouble.


def stuck(table: Any, qtbot: Any) -> None:
    asked(table, qtbot)
    mind(table).busy = False
    mind(table).failed.emit(Note("helper-killed"))


def test_a_worker_that_fails_is_told_until_it_is_tried_again(lay: Lay, qtbot: Any) -> None:
    table = lay(controls=BOTS, waits=False)
    stuck(table, qtbot)
    table.apply(table.settings)
    table.look_at_next()
    assert "broke down" in table.prompt.question.text(), "whatever is looked at or set meanwhile"
    qtbot.mouseClick(shown_buttons(table)["Try again"], Qt.MouseButton.LeftButton)
    answer(table, qtbot)
    assert table.session.match.number == 1


def test_an_answer_against_the_rules_is_rejected(lay: Lay, qtbot: Any) -> None:
    table = lay(controls=BOTS, waits=False)
    answer(table, qtbot, Move("fly", ("moon",)))
    assert mind(table).rejected == [Note("thinking-illegal")]
    assert isinstance(table.turns.now, Think)


@pytest.mark.parametrize("controls", [("human", "human"), BOTS], ids=["person", "bot"])
def test_a_full_disk_in_the_middle_of_a_game(
    lay: Lay, qtbot: Any, monkeypatch: pytest.MonkeyPatch, controls: tuple[str, ...]
) -> None:
    """Nothing of the move stays, the reason does; once there is room the very move is played."""
    table = lay(controls=controls, waits=False)
    kept = table.path.read_bytes()

    def full(recorder: Recorder, *lines: Any, **how: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(Recorder, "_write", full)
        if controls == BOTS:
            answer(table, qtbot)
        else:
            qtbot.waitUntil(lambda: table.session.deciding)
            table.play(table.session.match.legal()[0])
        for _ in range(2):
            assert "The disk is full" in table.prompt.question.text()
            assert table.scene.hand.ways == []
            table.go_on()
    assert table.session.match.number == 0
    assert table.path.read_bytes() == kept
    assert {p.id for p in table.board.arrange(table.session.seen(), table.focus)} == table.scene.pieces.keys()
    qtbot.mouseClick(shown_buttons(table)["Try again"], Qt.MouseButton.LeftButton)
    assert load(table.path, find).match.number == table.session.match.number == 1


# Hints and the end.


def test_the_second_better_hint_takes_the_place_of_the_first(lay: Lay) -> None:
    table = lay(controls=ALONE)
    table.ask_hint()
    quick, better = (
        {"move": str(m), "gain": 1.0, "reasons": [], "rest": 0.0, "line": [], "against": "", "asides": []}
        for m in table.session.match.legal()[:2]
    )
    table.explainer.thinker.answered.emit({"advice": [quick], "final": False})
    assert table.hint_card.best() == table.session.match.legal()[0]
    table.explainer.thinker.answered.emit({"advice": [better], "final": True})
    assert table.hint_card.best() == table.session.match.legal()[1]


def test_the_past_of_a_finished_game_is_not_covered_by_its_sheet(lay: Lay, qtbot: Any) -> None:
    table = lay(controls=BOTS, waits=False)
    while not table.session.match.over:
        answer(table, qtbot)
    assert isinstance(table.turns.now, Over)
    table.earlier()
    assert table.stack.currentWidget() is table.view
    table.back_to_now()
    assert table.stack.currentWidget() is table.score


def test_a_question_keeps_what_was_found_out_when_it_is_looked_at_again(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay()
    now = table.turns.now
    assert isinstance(now, Ask)
    monkeypatch.setattr(Game, "tried", None)
    table.look_at_next()
    table.moves.all.setChecked(True)
    table.apply(table.settings)
    assert table.turns.now is now
