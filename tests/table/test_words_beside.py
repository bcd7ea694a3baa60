"""What stands beside the board: words that stay while they matter, buttons that fit, a log that explains itself."""

import random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.text.speaker import Speaker
from tests.plugins import GAMES
from tests.table.conftest import Lay
from tests.table.test_news import rows


def settled() -> None:
    for _ in range(4):
        QApplication.processEvents()


def buttons(table: Any) -> list[QPushButton]:
    settled()
    return [b for b in table.prompt.findChildren(QPushButton) if b.isVisible()]


def at_kind(table: Any, kind: str, choices: int = 1) -> None:
    """The first question of this kind with so many choices."""
    match, rng = table.session.match, random.Random(3)
    while match.frame is None or match.frame.kind != kind or len(match.legal()) < choices:
        match.submit(rng.choice(match.legal()))
    table.session.refresh()


def test_reasons_and_what_was_done_stay_until_something_follows(lay: Lay) -> None:
    table = lay()
    table.prompt.tell("It can go there.", table.theme)
    assert table.prompt._fade.isActive(), "what only points at something goes by itself"
    table.asking.complain([refusal for _, refusal in table.session.match.tried() if refusal][:1])
    assert not table.prompt._fade.isActive()
    card = next(m for m in table.session.match.legal() if m.verb == "card")
    table.play(card)
    assert table.speaker.move(card) in table.prompt.note.text()
    assert not table.prompt._fade.isActive()


def test_what_waits_for_a_yes_stands_alone(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3", confirm_turn=True)
    at_kind(table, "influence")
    table.asking.complain([refusal for _, refusal in table.session.match.tried() if refusal][:1])
    ends = next(m for m in table.session.match.legal() if table.asking._ends(m))
    table.play(ends)
    assert table.asking.pending == ends
    assert not table.prompt.note.isVisible()


def test_a_click_on_the_question_points_at_what_is_lit(lay: Lay, qtbot: QtBot) -> None:
    table = lay(GAMES["noria"], seed="3")
    qtbot.mouseClick(table.prompt, Qt.MouseButton.LeftButton)
    assert table.prompt.note.isVisible()
    assert table.scene._hinted == table.scene.hand.may_start() != set()


def test_whoever_looks_at_a_rival_is_told_the_way_back(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    at_kind(table, "influence")
    asked = table.session.viewer
    table.look_at_seat(1 - asked)
    assert not table.scene.hand.may_start()
    table.asking.answers.answer("")
    assert table.speaker.name(1 - asked) in table.prompt.note.text()


def test_a_button_shows_what_it_would_do(lay: Lay) -> None:
    table = lay(GAMES["agra"], seed="3")
    at_kind(table, "process", 3)
    button = next(b for b in buttons(table) if table.speaker.move(table.session.match.legal()[0]) in b.text())
    QApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
    shown = len(table.scene.ghosts.shown)
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert shown > 0
    assert not table.scene.ghosts.shown


def test_short_choices_are_all_shown(lay: Lay) -> None:
    table = lay(GAMES["agra"], seed="3")
    at_kind(table, "process", 3)
    legal = table.session.match.legal()
    assert len(buttons(table)) == len(legal)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("width", [890, 1280])
def test_a_single_choice_is_never_hidden_in_the_list(lay: Lay, language: str, width: int) -> None:
    table = lay(GAMES["noria"], seed="3", language=language)
    table.resize(width, 510)
    at_kind(table, "influence")
    (move,) = (m for m in table.session.match.legal() if table.board.gesture(table.scene.seen, m, table.focus) is None)
    (button,) = buttons(table)
    assert table.speaker.move(move) in button.text()
    assert button.width() >= button.sizeHint().width(), "and not cut"
    lines = table.prompt.question.height() / table.prompt.question.fontMetrics().lineSpacing()
    assert lines < 3.5, "the board keeps its room"


def test_a_search_that_finds_nothing_says_so(lay: Lay) -> None:
    table = lay()
    table.show_moves()
    assert not table.moves.nothing.isVisible()
    QTest.keyClicks(table.moves.search, "zzzz")
    assert table.moves.nothing.isVisible()
    assert table.moves.nothing.text() == table.speaker.say("ui-no-such-move")
    table.moves.search.clear()
    assert not table.moves.nothing.isVisible()


def test_the_log_beside_a_finished_game(lay: Lay) -> None:
    table = lay()
    table.show_moves()
    match = table.session.match
    while not match.over:
        match.submit(match.legal()[0])
    table.session.refresh()
    settled()
    assert table.stack.currentWidget() is table.score
    assert table.tabs.currentWidget() is table.log


def test_turns_in_the_log_have_the_sign_of_their_player_and_what_comes_before_has_none(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    at_kind(table, "influence")
    table.play(table.session.match.legal()[0])
    before = Speaker("en").say("ui-before-round")
    assert rows(table).count(before) == 1
    assert not any(text.startswith("Round 0") for text in rows(table))
    heads = [table.log.list.item(i) for i, text in enumerate(rows(table)) if " · " in text]
    assert heads
    assert not any(head.icon().isNull() for head in heads)


def test_the_last_line_stays_in_sight_when_a_card_takes_room(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    match = table.session.match
    for _ in range(60):
        match.submit(match.legal()[0])
    table.session.refresh()
    settled()
    log = table.log.list
    assert log.verticalScrollBar().maximum() > 0
    table.lesson.say_card("A card", "With many words. " * 60)
    table.lesson.card.show()
    settled()
    assert log.viewport().rect().contains(log.visualItemRect(log.currentItem()))


def test_what_plays_by_itself_is_held_with_the_same_button(lay: Lay, qtbot: QtBot) -> None:
    table = lay()
    card = next(m for m in table.session.match.legal() if m.verb == "card")
    table.play(card)
    play = table.log.timeline._buttons["play"]
    before, said = play.icon().cacheKey(), play.toolTip()
    qtbot.mouseClick(play, Qt.MouseButton.LeftButton)
    assert (play.icon().cacheKey() != before, play.toolTip()) == (True, table.speaker.say("ui-time-hold"))
    qtbot.mouseClick(play, Qt.MouseButton.LeftButton)
    assert not table.log.timeline._clock.isActive()
    assert (play.icon().cacheKey(), play.toolTip()) == (before, said)
    qtbot.mouseClick(play, Qt.MouseButton.LeftButton)
    table.back_to_now()
    assert play.toolTip() == said


def news_of_the_other(table: Any) -> None:
    """Somebody was asked, somebody else played, and the first is asked again."""
    match, rng = table.session.match, random.Random(5)
    for _ in range(40):
        match.submit(rng.choice(match.legal()))
    while match.entries[-1].seat == match.frame.seat:
        match.submit(rng.choice(match.legal()))
    table.session.refresh()
    settled()
    assert table.news_card.isVisible()


def test_news_have_the_room_that_their_words_need(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    news_of_the_other(table)
    body = table.news_card._body
    assert body.height() >= body.sizeHint().height()
    table.show_moves()
    settled()
    assert body.height() >= body.sizeHint().height(), "whatever lies below"


def test_what_only_lights_the_table_is_no_news(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    news_of_the_other(table)
    assert table.scene.marked
    assert "turn-of" in table.scene.pieces
    assert "turn-of" not in table.scene.marked


def test_words_beside_a_scroll_bar_are_whole(lay: Lay) -> None:
    table = lay(GAMES["agra"], seed="3")
    table.resize(960, 450)
    settled()
    table.lesson.card.show()
    body, text = table.lesson.card.body, table.lesson.card.text
    for many in (2, 90, 3, 60):
        table.lesson.say_card("A card", "With many words. " * many)
        settled()
        bar = body.verticalScrollBar().isVisible()
        assert bar == (many > 9)
        assert text.geometry().right() < body.viewport().width(), many
