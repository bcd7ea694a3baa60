"""Trying something out in the window: another table in front, and the game itself neither touched nor moved on."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from app.desk.door import Agreed
from app.framework.players import Player
from app.framework.record import load
from app.play.wants import Ask, Curtain, Think
from app.shell.context import Context
from app.shell.window import MainWindow
from app.table.scene import REST
from app.table.table import Table
from tests.plugins import find
from tests.shell.hands import offered, said
from tests.table.minds import Mind, answer, asked, mind, minds

__all__ = ["minds"]


def sit(window: MainWindow, qtbot: QtBot, *controls: str, game: str = "toll", behind: bool = False) -> Table:
    rules = find(game)
    players = tuple(Player(f"P{i}", rules.colours[i].id, control) for i, control in enumerate(controls))
    window.games.begin(Agreed(rules, rules.setup(len(controls)), players, "5"))
    assert window.table
    table = window.table
    qtbot.waitUntil(lambda: isinstance(table.turns.now, Ask | Think | Curtain))
    if isinstance(table.turns.now, Curtain) and not behind:
        table.curtain.ready.click()
        QApplication.processEvents()
    return table


def tried(window: MainWindow, qtbot: QtBot) -> Table:
    table = window.tries.table
    assert table
    qtbot.waitUntil(lambda: table.session.deciding or isinstance(table.turns.now, Think))
    QApplication.processEvents()
    return table


def begin(window: MainWindow, qtbot: QtBot, key: Qt.Key = Qt.Key.Key_T) -> Table:
    assert window.table
    QTest.keyClick(window.table.view, key)
    return tried(window, qtbot)


def button(table: Table, key: str) -> QToolButton:
    return next(b for b in table.banner.findChildren(QToolButton) if b.defaultAction() is table.actions_by_key[key])


def everything(table: Table, qtbot: QtBot) -> tuple[Any, ...]:
    """What one sees of a game, once it is painted sharply, and what its file holds."""
    table.scene.motion.finish()
    table.scene.hurry()
    qtbot.waitUntil(lambda: not table.scene.looks.rough)
    qtbot.wait(REST)
    match = table.session.match
    file = table.path.stat()
    return (
        table.grab().toImage(),
        table.prompt.question.text(),
        table.turns.now,
        match.digest(),
        (match.number, match.prompt, tuple(match.entries), match.can_redo),
        (table.path.read_bytes(), file.st_mtime_ns, file.st_ino),
    )


@pytest.mark.parametrize(("game", "back"), [("toll", 0), ("toll", 3), ("noria", 3), ("agra", 0), ("yinzi", 3)])
def test_the_game_and_its_file_stay_as_they_are(real: MainWindow, qtbot: QtBot, game: str, back: int) -> None:
    table = sit(real, qtbot, "human", "human", game=game)
    for _ in range(6):
        table.play(table.session.match.legal()[0])
        if table.curtain.isVisible():
            table.curtain.ready.click()
    table.session.look_at(table.session.match.number - back)
    table.prompt.clear_note()  # it would fade by itself
    table.news_card.hide()
    before = everything(table, qtbot)
    copy = begin(real, qtbot)
    assert real.pages.currentWidget() is copy
    for _ in range(8):
        copy.play(copy.session.match.legal()[0])
        QApplication.processEvents()
    assert copy.session.match.entries
    copy.undo()
    button(copy, "try-leave").click()
    assert real.pages.currentWidget() is table
    assert everything(table, qtbot) == before


def test_it_begins_where_one_looks(real: MainWindow, qtbot: QtBot) -> None:
    table = sit(real, qtbot, "human", "human", game="noria")
    for _ in range(6):
        table.play(table.session.match.legal()[0])
    table.session.look_at(2)
    QApplication.processEvents()
    next(b for b in table.prompt.findChildren(QPushButton) if b.text() == "Try it out from here").click()
    assert tried(real, qtbot).session.match.digest() == _digest_at(table, 2)


def _digest_at(table: Table, number: int) -> str:
    from app.framework.codec import digest

    return digest(table.game, table.session.match.at(number))


def test_it_looks_like_neither_now_nor_the_past(real: MainWindow, qtbot: QtBot) -> None:
    table = sit(real, qtbot, "human", "human", game="noria")
    edges = [table.grab().toImage().pixelColor(2, y).name() for y in range(20, 60)]
    copy = begin(real, qtbot)
    tried_edges = [copy.grab().toImage().pixelColor(2, y).name() for y in range(20, 60)]
    assert len(set(edges)) == 1
    assert set(tried_edges) >= {copy.theme.trial, copy.theme.window}, "a colour of its own, and stripes"
    assert copy.banner.isVisible()
    assert not table.banner.isVisibleTo(table)
    assert "dashed" in copy.view.styleSheet()
    assert "dashed" not in table.view.styleSheet()


def test_bots_of_the_game_wait_meanwhile_and_go_on_after(real: MainWindow, qtbot: QtBot) -> None:
    table = sit(real, qtbot, "novice", "human")
    asked(table, qtbot)
    begin(real, qtbot)
    assert not mind(table).busy
    qtbot.wait(50)
    assert not mind(table).busy
    assert table.session.match.number == 0
    real.tries.leave()
    answer(table, qtbot)
    qtbot.waitUntil(lambda: table.session.match.number == 1)


def test_one_plays_for_everybody_until_the_bots_shall_answer(real: MainWindow, qtbot: QtBot) -> None:
    sit(real, qtbot, "human", "novice")
    copy = begin(real, qtbot)
    while copy.session.match.frame and copy.session.match.frame.seat == 0:
        copy.play(copy.session.match.legal()[0])
    qtbot.waitUntil(lambda: copy.session.deciding)
    assert copy.session.viewer == 1
    button(copy, "let-bots").click()
    answer(copy, qtbot)
    qtbot.waitUntil(lambda: copy.session.match.entries[-1].seat == 1)
    button(copy, "let-bots").click()
    qtbot.waitUntil(lambda: copy.session.deciding)


def test_where_only_people_sit_no_bot_is_offered(real: MainWindow, qtbot: QtBot) -> None:
    sit(real, qtbot, "human", "human")
    assert "let-bots" not in begin(real, qtbot).actions_by_key


def test_a_hint_is_to_be_had_there(real: MainWindow, qtbot: QtBot) -> None:
    sit(real, qtbot, "human", "novice")
    copy = begin(real, qtbot)
    QTest.keyClick(copy.view, Qt.Key.Key_H)
    thinker = copy.explainer.thinker
    assert isinstance(thinker, Mind)
    assert [question[0] for question in thinker.questions] == ["advise"]


def test_what_came_to_light_is_not_taken_back_there_either(real: MainWindow, qtbot: QtBot) -> None:
    sit(real, qtbot, "human", "human", game="noria")
    copy = begin(real, qtbot)
    match = copy.session.match
    while not (match.entries and match.entries[-1].barrier):
        copy.play(next((m for m in match.legal() if m.verb == "travel"), match.legal()[0]))
        QApplication.processEvents()
    number = match.number
    copy.undo()
    assert match.number == number
    button(copy, "try-again").click()
    again = tried(real, qtbot)
    assert again is not copy
    assert not again.session.match.entries


def test_the_banner_says_what_is_made_up_and_only_that(real: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    say = real.context.say
    heard: list[str] = []
    monkeypatch.setattr("app.table.panels.trial.announce", lambda _, text: heard.append(text))
    sit(real, qtbot, "human", "human", game="noria")
    assert begin(real, qtbot).banner.text.text() == say("ui-try")
    assert heard == [say("ui-try")], "aloud, and once"
    sit(real, qtbot, "human", "novice", game="agra")
    assert say("ui-try-imagined") in begin(real, qtbot).banner.text.text()


def test_at_a_shared_screen_nothing_is_tried_behind_the_curtain(real: MainWindow, qtbot: QtBot) -> None:
    table = sit(real, qtbot, "human", "human", game="agra", behind=True)
    assert isinstance(table.turns.now, Curtain)
    assert not table.actions_by_key["try"].isEnabled()
    table.curtain.ready.click()
    QApplication.processEvents()
    copy = begin(real, qtbot)
    mine = table.session.viewer
    assert copy.session.viewer == mine
    true = table.session.match.at(0).seats
    known = copy.session.match.at(copy.session.match.number).seats
    assert known[mine].rupees == true[mine].rupees
    for _ in range(12):
        real.tries.begin()
        copy = tried(real, qtbot)
        if copy.session.match.at(copy.session.match.number).seats[1 - mine].rupees != true[1 - mine].rupees:
            return
    raise AssertionError("the purse of the other is always the true one")


# Keeping it.


def _kept(context: Context, name: str) -> Path:
    return context.library.folder / f"{name}.caravan"


@pytest.mark.parametrize(("game", "told"), [("noria", "try-kept"), ("agra", "try-kept-imagined")])
def test_what_was_tried_is_kept_under_a_name(real: MainWindow, qtbot: QtBot, context: Context, game: str, told: str) -> None:
    table = sit(real, qtbot, "human", "novice", game=game)
    table.play(table.session.match.legal()[0])
    copy = begin(real, qtbot)
    copy.play(copy.session.match.legal()[0])
    button(copy, "try-keep").click()
    dialog = real.findChild(QInputDialog)
    assert isinstance(dialog, QInputDialog)
    dialog.setTextValue("What if")
    dialog.accept()
    path = _kept(context, "What if")
    loaded = load(path, find)
    assert loaded.notes == ()
    assert loaded.continuable
    assert loaded.match.digest() == copy.session.match.digest()
    assert [player.control for player in loaded.players] == ["human", "novice"]
    assert context.say(told, name="What if") in said(real)
    assert real.pages.currentWidget() is copy, "one goes on trying"
    offered(real, context.say("saved-open")).click()
    assert real.tries.table is None
    assert real.table
    assert real.table.path == path


@pytest.mark.parametrize("name", ["", "a/b", "taken"])
def test_a_name_that_cannot_be_is_refused_in_words(real: MainWindow, qtbot: QtBot, context: Context, name: str) -> None:
    sit(real, qtbot, "human", "human", game="noria")
    _kept(context, "taken").write_text("my diary")
    begin(real, qtbot)
    files = sorted(context.library.folder.iterdir())
    real.tries.keep(name)
    assert said(real) == [context.say("file-name-taken" if name == "taken" else "file-bad-name", name=name)]
    assert sorted(context.library.folder.iterdir()) == files
    assert _kept(context, "taken").read_text() == "my diary"


# The window around it.


def test_leaving_the_game_leaves_what_is_tried_too(real: MainWindow, qtbot: QtBot) -> None:
    table = sit(real, qtbot, "human", "novice")
    copy = begin(real, qtbot)
    real.show_lobby()
    assert real.tries.table is None
    assert real.pages.currentWidget() is real.lobby
    assert real.pages.indexOf(copy) == real.pages.indexOf(table) == -1


def test_menus_belong_to_the_table_in_front(real: MainWindow, qtbot: QtBot) -> None:
    table = sit(real, qtbot, "human", "novice")
    copy = begin(real, qtbot)
    shown = real.menus._menus["play"].actions()
    assert copy.actions_by_key["try-leave"] in shown
    assert [w for w in QApplication.topLevelWidgets() if w.isVisible()] == [real]
    assert table.actions_by_key["hint"] not in shown
    QTest.keyClick(copy.view, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert real.tries.table is None
    assert table.actions_by_key["hint"] in real.menus._menus["play"].actions()


def test_another_language_reaches_both(real: MainWindow, qtbot: QtBot) -> None:
    table = sit(real, qtbot, "human", "novice")
    copy = begin(real, qtbot)
    real.change("language", "it")
    assert copy.actions_by_key["try-leave"].text() == "Torna alla partita"
    assert table.actions_by_key["try"].text() == "Prova"


def test_at_the_end_there_is_only_the_board_to_look_at(real: MainWindow, qtbot: QtBot) -> None:
    sit(real, qtbot, "human", "human")
    copy = begin(real, qtbot)
    while not copy.session.match.over:
        copy.play(copy.session.match.legal()[0])
        QApplication.processEvents()
    buttons = [b.text() for b in copy.score.findChildren(QPushButton) if b.isVisible()]
    assert buttons == [real.context.say("ui-look-at-board")]
