"""The table through real mouse and key events."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.framework.moves import Move
from app.framework.record import Recorder, load
from app.table.board import About
from app.table.items import Glow
from app.table.panels.log import NUMBER
from app.table.table import Table
from app.table.theme import THEMES
from tests.plugins import find
from tests.table.conftest import Lay, Mouse
from tests.toll.board import BOARD


def own_card(table: Any) -> str:
    seat = table.session.viewer
    return next(p for p in map(str, table.scene.pieces) if p.startswith(f"card:{seat}:") and p.endswith(":0"))


def test_dragging_a_card_to_the_table_plays_it(lay: Lay) -> None:
    table = lay()
    card = own_card(table)
    Mouse(table).drag(card, Mouse(table).at("table"))
    assert table.session.match.entries[0].move.verb == "card"
    assert card not in table.scene.pieces


def test_what_is_held_lights_where_it_may_go(lay: Lay) -> None:
    table = lay()
    mouse, card = Mouse(table), own_card(table)
    assert table.scene.pieces[card].glow == Glow.MAY
    mouse.press(mouse.at(card))
    mouse.move(mouse.at(card) + QPoint(0, -60))
    place = table.scene.places["table"]
    assert {place.glow} == {Glow.TARGET}
    assert table.scene.pieces[card].lifted
    mouse.move(mouse.at("table"))
    assert {place.glow} == {Glow.UNDER}
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not table.scene.hand.held
    assert table.session.match.entries == []


def test_a_drop_beside_springs_back(lay: Lay) -> None:
    table = lay()
    card = own_card(table)
    home = table.scene.pieces[card].rect()
    Mouse(table).drag(card, QPoint(5, 5))
    assert table.scene.pieces[card].rect() == home
    assert table.session.match.entries == []


def test_click_click_and_keys_do_the_same(lay: Lay) -> None:
    table = lay()
    mouse = Mouse(table)
    mouse.click(own_card(table))
    assert table.scene.hand.held
    mouse.click("table")
    assert len(table.session.match.entries) == 1
    other = lay(seed="6")
    QTest.keyClick(other.view, Qt.Key.Key_Right)
    QTest.keyClick(other.view, Qt.Key.Key_Return)
    assert other.scene.hand.held
    QTest.keyClick(other.view, Qt.Key.Key_Right)
    QTest.keyClick(other.view, Qt.Key.Key_Return)
    assert other.session.match.entries[0].move.verb == "card"


def test_choices_that_are_no_places_are_buttons(lay: Lay, qtbot: Any) -> None:
    table = lay()
    buttons = [b for b in table.prompt.findChildren(type(table.hint_card.play)) if b.isVisible()]
    work = next(b for b in buttons if b.text() == "Work")
    qtbot.mouseClick(work, Qt.MouseButton.LeftButton)
    assert table.session.match.entries[0].move == Move("work")


def test_the_list_holds_every_legal_move_and_plays_it(lay: Lay) -> None:
    table = lay()
    assert table.moves.moves() == table.session.match.legal()
    table.show_moves()
    table.moves.search.setText("work")
    assert table.moves.moves() == [Move("work")]
    QTest.keyClick(table.moves.search, Qt.Key.Key_Return)
    assert table.session.match.entries[0].move == Move("work")


def test_the_list_tells_why_not(lay: Lay) -> None:
    table = lay()
    table.moves.all.setChecked(True)
    rows = [table.moves.model.item(row).text() for row in range(table.moves.model.rowCount())]
    assert any("You hold no" in text for text in rows)


def play_on(table: Any, qtbot: Any, verb: str = "") -> None:
    """Play a move of this verb, or the first there is, once a person is asked."""
    qtbot.waitUntil(lambda: table.session.deciding)
    legal = table.session.match.legal()
    table.play(next((m for m in legal if m.verb == verb), legal[0]))


def test_undo_redo_and_what_cannot_be_undone(lay: Lay, qtbot: Any) -> None:
    table = lay()
    play_on(table, qtbot, "card")
    table.undo()
    assert table.session.match.number == 0
    table.redo()
    assert table.session.match.number == 1
    table.undo()
    play_on(table, qtbot, "work")
    table.undo()
    assert table.session.match.number == 1
    assert "showed something new" in table.prompt.note.text()


def test_the_past_is_looked_at_and_left_again(lay: Lay, qtbot: Any) -> None:
    table = lay()
    for _ in range(4):
        play_on(table, qtbot)
    qtbot.waitUntil(lambda: table.session.deciding)
    last = table.session.match.number
    item = table.log.list.item(0)
    table.log.moment_wanted.emit(item.data(NUMBER))
    assert table.turns.past == 0
    assert "past" in table.prompt.question.text()
    assert table.scene.hand.stops() == []
    table.play(table.session.match.legal()[0])
    assert table.session.match.number == last, "nothing can be played in the past"
    table.back_to_now()
    assert table.turns.past is None
    assert table.scene.hand.stops()


def test_a_turn_may_ask_to_be_confirmed(lay: Lay, qtbot: Any) -> None:
    table = lay(confirm_turn=True)
    play_on(table, qtbot, "work")
    played = table.session.match.number
    play_on(table, qtbot, "take")
    assert table.session.match.number == played, "the move waits for a yes"
    table.prompt.rejected.emit()
    assert table.session.match.number == played
    play_on(table, qtbot, "take")
    table.prompt.confirmed.emit()
    assert table.session.match.number == played + 1


def test_a_whole_game_ends_with_the_sheet_and_is_on_disk(lay: Lay, qtbot: Any) -> None:
    table = lay()
    while not table.session.match.over:
        play_on(table, qtbot)
    assert table.stack.currentWidget() is table.score
    assert table.score.title.text()
    loaded = load(table.path, find)
    assert loaded.match.over
    assert loaded.match.digest() == table.session.match.digest()


def test_what_is_gone_is_not_under_the_pointer_any_more(lay: Lay) -> None:
    table = lay()
    mouse, card = Mouse(table), own_card(table)
    mouse.move(mouse.at(card))
    assert table.scene.hovered == card
    table.play(next(m for m in table.session.match.legal() if m.verb == "card"))
    assert card not in table.scene.pieces
    assert table.scene.hovered == ""


def test_the_card_tells_about_the_board_that_is_shown(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the moment in which the game has moved on and the board has not."""
    table = lay()
    table.play(Move("work"))
    asked: list[Any] = []
    monkeypatch.setattr(type(table.board), "about", lambda board, seen, what, focus, speaker: asked.append(seen))
    table.turns.past = 0
    assert table.session.seen() != table.scene.seen
    table.explainer.about("table")
    assert asked == [table.scene.seen]


def test_words_about_a_refusal_leave_the_board_as_large_as_it_is(lay: Lay) -> None:
    table = lay()
    QApplication.processEvents()
    size = table.view.viewport().size()
    table.prompt.complain([("That is not possible now.", "T-1")], table.speaker, table.theme)
    QApplication.processEvents()
    assert table.prompt.note.isVisible()
    assert table.view.viewport().size() == size
    table.prompt.clear_note()
    QApplication.processEvents()
    assert table.view.viewport().size() == size


def test_from_the_last_board_back_to_the_sheet(lay: Lay, qtbot: Any) -> None:
    table = lay()
    while not table.session.match.over:
        play_on(table, qtbot)
    table.score.board_wanted.emit()
    assert table.stack.currentWidget() is table.view
    table.apply(table.settings)
    assert table.stack.currentWidget() is table.view, "settings leave open what is open"
    QApplication.processEvents()
    back = next(b for b in table.prompt.findChildren(QPushButton) if b.isVisible())
    assert back.text() == "Score sheet"
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert table.stack.currentWidget() is table.score


def test_a_game_that_is_over_opens_with_its_sheet(lay: Lay, qtbot: Any) -> None:
    table = lay()
    while not table.session.match.over:
        play_on(table, qtbot)
    table.shut()
    loaded = load(table.path, find)
    again = Table(loaded.match, loaded.players, Recorder.resume(table.path, loaded), table.settings, board=BOARD)
    qtbot.addWidget(again)
    again.show()
    qtbot.waitUntil(lambda: again.stack.currentWidget() is again.score)
    assert again.score.title.text() == table.score.title.text()
    again.shut()


@pytest.mark.parametrize("size", [100, 150])
def test_a_long_hint_can_be_read_to_its_end(lay: Lay, size: int) -> None:
    table = lay()
    table.setStyleSheet(f"* {{ font-size: {15 * size // 100}px; }}")
    card, match = table.hint_card, table.session.match
    card.begin(table.speaker, table.theme)
    move, line = str(match.legal()[0]), [str(match.legal()[-1])] * 5
    reasons = [(f"feature-{name}", -1.25) for name in match.game.judge.features[:3]]
    card.show_advice(
        [{"move": move, "gain": -3.0, "reasons": reasons, "rest": 0.5, "line": line, "against": move, "asides": []}] * 3
    )
    card.tell_more()
    card.tell_more()
    QApplication.processEvents()
    assert "−1.2" in card.text.text()
    assert "About 3.0 points less than the best" in card.text.text()
    room = card.body.verticalScrollBar().maximum() + card.body.viewport().height()
    assert room >= card.text.height() + card.others.height()
    for label in (card.text, card.others):
        assert label.height() >= label.heightForWidth(label.width()), "cut off"


def test_every_piece_lies_where_the_board_says(lay: Lay, qtbot: Any) -> None:
    table = lay()
    while not table.session.match.over:
        qtbot.waitUntil(lambda: table.session.deciding)
        seen = table.session.seen()
        wanted = {p.id for p in table.board.arrange(seen, table.focus)}
        assert table.scene.pieces.keys() == wanted
        for piece_id, item in table.scene.pieces.items():
            assert item.rect() == table.scene.homes[piece_id]
        table.play(table.session.match.legal()[-1])


def test_settings_take_hold_at_once(lay: Lay) -> None:
    table = lay()
    assert table.tabs.tabText(1) == "Moves"
    table.settings.language, table.settings.theme = "it", "contrast"
    table.apply(table.settings)
    assert table.tabs.tabText(1) == "Mosse"
    assert table.theme.id == "contrast"


def test_panels_come_back_as_they_were_left(lay: Lay) -> None:
    table = lay()
    table.toggle_side()
    table.tabs.setCurrentWidget(table.moves)
    table.shut()
    again = lay(panels=table.settings.panels)
    assert not again.side.isVisible()
    assert again.tabs.currentWidget() is again.moves


@pytest.mark.parametrize("theme", list(THEMES))
def test_the_past_cannot_be_taken_for_now(lay: Lay, theme: str) -> None:
    table = lay(theme=theme)
    table.play(Move("work"))
    colour = THEMES[theme].colour("past").rgb()

    def around() -> list[int]:
        QApplication.processEvents()
        prompt, view = table.prompt.grab().toImage(), table.view.grab().toImage()
        return [prompt.pixel(prompt.width() // 2, 4), view.pixel(1, view.height() // 2), view.pixel(view.width() // 2, 1)]

    size = table.view.viewport().size()
    assert colour not in around()
    table.session.look_at(0)
    assert set(around()) == {colour}
    assert table.view.viewport().size() == size, "the board stays as large as it is"
    table.back_to_now()
    assert colour not in around()


@pytest.mark.parametrize("size", [15, 22])
def test_the_card_beside_the_pointer_shows_all_its_words(lay: Lay, qtbot: Any, size: int) -> None:
    table = lay()
    table.setStyleSheet(f"* {{ font-size: {size}px; }}")
    table.asking.ask()
    qtbot.wait(50)
    card = table.explainer.card
    about = About(
        "A thing with a rather long name", ("What it does is told in a sentence that needs some room. " * 2,) * 3, "T-1"
    )
    card.tell(about, ["P0: points 3 → 5, which is also told at some length"] * 3, "(rule T-1)", QPoint(900, 500), table.theme)
    card._appear()
    QApplication.processEvents()
    for label in (card.title, card.text, card.change):
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    assert table.view.rect().contains(card.geometry())
    table.resize(table.width() - 120, table.height() - 60)
    QApplication.processEvents()
    assert table.view.rect().contains(card.geometry()), "the view has become smaller"
