"""What the others did, what was taken back, and the list of moves that keeps to itself."""

import random
from collections.abc import Callable
from html import escape
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.framework.match import Match
from app.framework.moves import Move
from app.framework.record import load
from app.play.news import News, news_for
from app.table.items import Glow
from tests.plugins import GAMES, find
from tests.table.conftest import Lay, at_question
from tests.tables import toll_match


def rows(table: Any) -> list[str]:
    return [table.log.list.item(row).text() for row in range(table.log.list.count())]


def one_turn(table: Any, qtbot: Any) -> None:
    """Of the person, until the bots have had theirs."""
    match = table.session.match
    me, before = table.session.viewer, match.number
    qtbot.waitUntil(
        lambda: match.over or (table.session.deciding and others_moved(match, me, before)) or play(table), timeout=60000
    )


def others_moved(match: Any, me: int, before: int) -> bool:
    return bool(match.number > before and match.entries[-1].seat != me)


def play(table: Any) -> bool:
    if table.session.deciding:
        table.play(table.session.match.legal()[0])
    return False


def test_news_are_what_the_others_did_since_the_own_last_decision() -> None:
    match = toll_match(players=2)
    while not match.entries or match.entries[-1].seat == 0 or match.frame is None or match.frame.seat != 0:
        match.submit(match.legal()[0])
    news = news_for(match, 0)
    assert news is not None
    assert match.entries[news.since - 1].seat == 0
    assert [seat for seat, _ in news.by_seat] == [1]
    assert all(not e.only or 0 in e.only for _, events in news.by_seat for e in events)
    assert news_for(match, 1) is None
    assert news_for(match, -1) is None


def test_after_the_bots_a_card_tells_what_they_did_and_the_board_marks_it(lay: Lay, qtbot: Any) -> None:
    table = lay(GAMES["noria"], controls=("human", "novice"), seed="3")
    one_turn(table, qtbot)
    assert table.news_card.isVisible()
    assert "P1" in table.news_card.text.text()
    marked = [p for p, item in table.scene.pieces.items() if item.glow == Glow.NEW]
    assert marked, "something they moved is marked"
    table.play(table.session.match.legal()[0])
    assert not table.news_card.isVisible()
    assert not table.scene.marked, "until the own next move"


def with_news(wanted: Callable[[News], bool]) -> tuple[News, list[Move]]:
    """What is told, and the moves that led to it, in a game of Agra played at random."""
    match, rng = Match(GAMES["agra"], GAMES["agra"].setup(2), "8"), random.Random(8)
    news = None
    while not (match.frame and match.frame.seat == 0 and (news := news_for(match, 0)) and wanted(news)):
        match.submit(rng.choice(match.legal()))
    return news, [entry.move for entry in match.entries]


def test_what_befell_the_one_who_asks_is_told_first(lay: Lay) -> None:
    news, moves = with_news(lambda news: bool(news.about_you))
    assert all(event.seat == 0 or 0 in event.params for event in news.about_you)
    every = [event for _, events in news.by_seat for event in events]
    assert not any(event.seat == 0 for event in every if event not in news.about_you)
    assert not any(event.kind == "turn" for event in every), "that somebody is up is no news"
    table = lay(GAMES["agra"], seed="8", played=moves)
    lines = table.news_card.text.text().split("<br>")
    told = [escape(table.speaker.event(event)) for event in news.about_you]
    assert lines[: len(told)] == [f"<b>{line}</b>" for line in told]


def test_a_turn_is_told_whole_and_who_had_it_once(lay: Lay) -> None:
    news, moves = with_news(lambda news: len(news.by_seat[0][1]) > 12 and not news.about_you)
    table = lay(GAMES["agra"], seed="8", played=moves)
    text, (seat, events) = table.news_card.text.text(), news.by_seat[0]
    name = table.speaker.name(seat)
    assert text.count(f"<b>{name}</b>") == 1
    for event in events:
        assert escape(table.speaker.event(event).removeprefix(f"{name} ").removesuffix(".")) in text


def test_one_key_shows_it_again_and_ends_where_one_is_asked(lay: Lay, qtbot: Any) -> None:
    table = lay(GAMES["noria"], controls=("human", "novice"), seed="3")
    one_turn(table, qtbot)
    news, last = news_for(table.session.match, 0), table.session.match.number
    assert news
    QTest.keyClick(table.view, Qt.Key.Key_V)
    assert table.turns.past == news.since
    table.log.timeline._clock.setInterval(1)
    qtbot.waitUntil(lambda: at_question(table))
    assert table.session.match.number == last


def test_a_take_back_can_be_agreed_at_any_time_and_the_log_tells_it(lay: Lay, qtbot: Any) -> None:
    table = lay()
    table.play(Move("work"))
    table.undo()
    assert table.session.match.number == 1
    table.actions_by_key["take-backs"].trigger()
    table.undo()
    assert table.session.match.number == 0
    marks = [text for text in rows(table) if text.startswith("Taken back")]
    assert len(marks) == 1
    table.play(Move("work"))
    table.play(Move("take"))
    assert [text for text in rows(table) if text.startswith("Taken back")] == marks, "told once"
    table.shut()
    loaded = load(table.path, find).match
    assert len(loaded.taken_back) == 1, "and the file knows it"
    assert loaded.take_back, "and that it was agreed"


def test_a_take_back_is_announced_and_the_others_see_it(lay: Lay, qtbot: Any, monkeypatch: Any) -> None:
    heard: list[str] = []
    monkeypatch.setattr("app.table.panels.prompt.announce", lambda _, text: heard.append(text))
    table = lay()
    match = table.session.match
    table.actions_by_key["take-backs"].trigger()
    while match.frame and match.frame.seat == 0:
        table.play(match.legal()[0])
    table.play(Move("work"))
    table.undo()
    assert table.prompt.note.text().count("Taken back") == 1
    assert heard[-1].startswith("Taken back")
    while match.frame and match.frame.seat == 1:
        table.play(match.legal()[0])
    qtbot.waitUntil(table.news_card.isVisible)
    assert table.session.viewer == 0
    assert "Taken back" in table.news_card.text.text()
    while match.frame and match.frame.seat == 0:
        table.play(match.legal()[0])
    while match.frame and match.frame.seat == 1:
        table.play(match.legal()[0])
    assert "Taken back" not in table.news_card.text.text(), "told once"


def test_ghosts_of_the_list_go_with_the_pointer(lay: Lay) -> None:
    table = lay()
    table.show_moves()
    card = next(m for m in table.session.match.legal() if m.verb == "card")
    for leave in (
        lambda: QApplication.sendEvent(table.moves.list.viewport(), QEvent(QEvent.Type.Leave)),
        lambda: table.tabs.setCurrentWidget(table.log),
    ):
        table.show_moves()
        table.moves.pointed.emit(card)
        assert table.scene.ghosts.shown or table.scene._hinted
        leave()
        assert not table.scene.ghosts.shown
        assert not table.scene._hinted


def test_undo_in_the_list_is_that_of_the_game(lay: Lay) -> None:
    table = lay()
    card = next(m for m in table.session.match.legal() if m.verb == "card")
    table.show_moves()
    table.moves.search.setText(table.speaker.move(card))
    QTest.keyClick(table.moves.search, Qt.Key.Key_Return)
    assert table.session.match.number == 1
    assert table.moves.search.text() == "", "the next question begins with all its moves"
    assert table.moves.moves() == table.session.match.legal()
    table.activateWindow()
    table.moves.search.setFocus()
    QTest.keyClick(table.moves.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.session.match.number == 0


@pytest.mark.parametrize("presses", [1, 3])
def test_enter_in_an_empty_search_plays_nothing(lay: Lay, presses: int) -> None:
    table = lay()
    table.show_moves()
    for _ in range(presses):
        QTest.keyClick(table.moves.search, Qt.Key.Key_Return)
    assert table.session.match.number == 0


def test_a_place_from_which_all_has_gone_is_marked_and_one_that_keeps_something_is_not(lay: Lay) -> None:
    table = lay(GAMES["yinzi"], seed="3")
    scene, before = table.scene, table.session.seen().clone()
    emptied, eaten_from = [x for x, good in enumerate(before.grows) if good >= 0][:2]
    before.whose[emptied] = before.whose[eaten_from] = 1
    before.cubes[emptied], before.cubes[eaten_from] = 1, 2
    after = before.clone()
    after.cubes[emptied], after.cubes[eaten_from] = 0, 1
    scene.show_state(after, 0, False)
    scene.mark(before)
    (marked,) = scene.marked & scene.places.keys()
    assert scene.places[marked].glow == Glow.NEW
    assert not any(piece.place_id == marked and "cube" in name for name, piece in scene.pieces.items())
    scene.mark(None)
    assert scene.places[marked].glow != Glow.NEW
