"""What can be taken back, and what waits for a yes: the bar beside the prompt, the word about what was done, and the keys."""

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from app.framework.moves import Move
from app.table.board import Headline
from tests.plugins import GAMES
from tests.table.conftest import Lay, at_question
from tests.toll.board import BOARD


def shown(table: Any) -> dict[str, QToolButton]:
    names = {action: name for name, action in table.actions_by_key.items()}
    return {names[b.defaultAction()]: b for b in table.bar.findChildren(QToolButton) if b.isVisible()}


def test_people_find_undo_redo_hint_and_trying_beside_the_prompt(lay: Lay, qtbot: QtBot) -> None:
    table = lay()
    buttons = shown(table)
    assert list(buttons) == ["undo", "redo", "hint", "try"]
    assert not buttons["undo"].isEnabled()
    assert "Ctrl+Z" in buttons["undo"].toolTip()
    card = next(m for m in table.session.match.legal() if m.verb == "card")
    table.play(card)
    qtbot.mouseClick(buttons["undo"], Qt.MouseButton.LeftButton)
    assert table.session.match.number == 0
    qtbot.mouseClick(buttons["redo"], Qt.MouseButton.LeftButton)
    assert table.session.match.number == 1


def test_with_bots_they_can_be_held_there(lay: Lay) -> None:
    table = lay(controls=("human", "novice"))
    assert list(shown(table)) == ["undo", "redo", "hint", "try", "pause", "step", "to-my-turn"]


def test_what_was_done_is_said_and_can_be_taken_back_there(lay: Lay) -> None:
    table = lay()
    card = next(m for m in table.session.match.legal() if m.verb == "card")
    said = table.speaker.move(card)
    table.play(card)
    assert said in table.prompt.note.text()
    table.prompt.note.linkActivated.emit("#undo")
    assert table.session.match.number == 0


def test_what_showed_something_new_offers_no_way_back(lay: Lay) -> None:
    table = lay()
    table.play(Move("work"))
    assert "Work" in table.prompt.note.text()
    assert "#undo" not in table.prompt.note.text()


def test_the_way_back_is_offered_as_long_as_it_is_open(lay: Lay, qtbot: QtBot) -> None:
    """Also when it was a bot who then showed something new."""
    table = lay(GAMES["yinzi"], controls=("human", "novice"), seed="3")
    match, rng = table.session.match, random.Random(3)
    offered = list[bool]()
    while not match.over and len(set(offered)) < 2:
        before = match.number
        table.play(rng.choice(match.legal()))
        qtbot.waitUntil(lambda: match.over or (table.session.deciding and at_question(table)), timeout=60000)
        if any(entry.seat for entry in match.entries[before:]):
            offered.append("#undo" in table.prompt.note.text())
            assert offered[-1] == (table.turns.why_no_undo() is None)
    assert set(offered) == {False, True}


@pytest.mark.parametrize("key", ["Ctrl+Shift+Z", "Ctrl+Y"])
def test_both_keys_redo(lay: Lay, key: str) -> None:
    assert key in [sequence.toString() for sequence in lay().actions_by_key["redo"].shortcuts()]


def test_redo_and_restart_by_key(lay: Lay) -> None:
    table = lay()
    card = next(m for m in table.session.match.legal() if m.verb == "card")
    table.play(card)
    ctrl, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    for key, held, number in (
        (Qt.Key.Key_Z, ctrl, 0),
        (Qt.Key.Key_Z, ctrl | shift, 1),
        (Qt.Key.Key_R, ctrl, 0),
        (Qt.Key.Key_Y, ctrl, 1),
    ):
        QTest.keyClick(table.view, key, held)
        QApplication.processEvents()
        assert table.session.match.number == number, key


def test_restart_goes_back_as_far_as_what_became_known(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    match = table.session.match
    while not match.over:
        turn = match.turn(match.number)
        here = [n for n in range(match.first, match.number) if match.turn(n) == turn]
        known = [n for n in here if match.entries[n - match.first].barrier]
        if known and match.number > known[-1] + 1:
            break
        legal = match.legal()
        match.submit(next((m for m in legal if m.verb == "travel"), legal[0]))
    assert not match.over, "such a turn was met"
    table.session.refresh()
    table.restart_turn()
    assert match.number == known[-1] + 1


def test_a_part_of_the_turn_that_would_end_by_itself_waits_for_a_yes(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3", confirm_turn=True)
    match = table.session.match
    for _ in range(300):
        closing = [m for m in match.legal() if (p := match.preview(m, 0)) and p.closes]
        if closing and any(match.game.verbs[m.verb].ends for m in match.legal()):
            break
        match.submit(match.legal()[0])
    assert closing, "such a question was met"
    table.session.refresh()
    number = match.number
    table.play(closing[0])
    assert match.number == number, "it waits"
    assert table.asking.pending == closing[0]
    table.prompt.confirmed.emit()
    assert match.number == number + 1


def test_who_says_that_it_is_the_end_is_not_asked_again(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3", confirm_turn=True)
    match = table.session.match
    rng = random.Random(1)
    while not any(m.verb == "end_politics" for m in match.legal()):
        match.submit(rng.choice(match.legal()))
    table.session.refresh()
    number = match.number
    table.play(Move("end_politics"))
    assert match.number == number + 1


def test_looking_at_somebody_else_leaves_the_buttons_where_they_are(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    match = table.session.match
    while not match.frame or match.frame.kind != "influence":
        match.submit(match.legal()[0])
    table.session.refresh()

    def texts() -> list[str]:
        QApplication.processEvents()
        return [b.text() for b in table.prompt.findChildren(QPushButton) if b.isVisible()]

    before = texts()
    table.look_at_next()
    assert texts() == before


def test_a_button_tells_its_price(lay: Lay) -> None:
    """A choice of the panel that takes of the headline numbers says so before it is pressed."""
    table = lay(GAMES["noria"], seed="3")
    match = table.session.match
    shift = None
    while shift is None:
        shift = next((m for m in match.legal() if m.verb == "night_shift"), None)
        if shift is None:
            match.submit(match.legal()[0])
    table.session.refresh()
    assert "−" in table.asking.explainer.price(shift)
    assert table.asking.explainer.price(Move("end_influence")) == ""


@pytest.mark.parametrize("owed", [False, True])
def test_of_what_is_owed_more_is_a_price_and_less_is_none(lay: Lay, monkeypatch: Any, owed: bool) -> None:
    table = lay()
    match, price = table.session.match, table.asking.explainer.price
    coins = lambda _, seen, seat, speaker: (Headline("back", seen.seats[seat].coins, "Coins", owed),)  # noqa: E731
    monkeypatch.setattr(type(BOARD), "headlines", coins)
    changes: dict[bool, tuple[str, int]] = {}
    while len(changes) < 2 and not match.over:
        for move in match.legal():
            preview = match.preview(move, table.session.viewer)
            if preview and preview.certain:
                more = preview.state.seats[table.session.viewer].coins - table.scene.seen.seats[table.session.viewer].coins
                changes.update({more > 0: (price(move), abs(more))} if more else {})
        match.submit(match.legal()[-1])
        table.session.refresh()
    assert changes
    for gains, (words, n) in changes.items():
        assert words == (f" (Coins {'+' if owed else '−'}{n})" if gains == owed else "")
