"""The coach at the table: a card the first time, put away with one word; goals that are ticked when they are reached."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.framework.game import Game, installed
from app.framework.match import Match
from app.framework.moves import Move
from app.framework.record import Recorder
from app.framework.teaching import Teaching, teaching_of
from app.play.coach import LEARNER, Coach, guided_players
from app.table.board import load_board
from app.table.table import Table
from tests.learner import Learner, guided_match
from tests.table.conftest import Lay, Settings, at_question
from tests.table.test_by_hand import KeyHand, MouseHand

TAUGHT = [(game, teaching) for game in installed().values() if (teaching := teaching_of(game.id))]
each_taught = pytest.mark.parametrize(("game", "teaching"), TAUGHT, ids=[game.id for game, _ in TAUGHT])
NORIA, NORIA_TEACHING = next((game, teaching) for game, teaching in TAUGHT if game.id == "noria")
FIRST = (Move("start_with", ("energy",)), Move("free_level", ("refinement",)))


def taught(table: Table) -> list[str]:
    return table.settings.taught


def card(table: Table) -> str:
    return table.lesson.card.title.text() if table.lesson.card.isVisible() else ""


def test_what_is_asked_for_the_first_time_is_explained_and_only_then(lay: Lay, qtbot: Any) -> None:
    table = lay(NORIA, coach=True)
    assert card(table) == "Your first resource"
    assert taught(table) == ["noria/start_resource"]
    table.play(Move("start_with", ("energy",)))
    qtbot.waitUntil(lambda: at_question(table))
    assert card(table) == "Your first resource", "it stays until it has been read, or another takes its place"
    table.lesson.understand.click()
    assert card(table) == ""
    table.play(Move("start_with", ("obsidian",)))
    qtbot.waitUntil(lambda: card(table) == "A first Level for free")


def test_without_the_coach_nothing_is_said_unless_it_is_asked_for(lay: Lay) -> None:
    table = lay(NORIA)
    assert card(table) == ""
    QTest.keyClick(table, Qt.Key.Key_C)
    assert card(table) == "Your first resource"
    assert table.lesson.understand.hasFocus(), "one key puts it away again"
    QTest.keyClick(table.lesson.understand, Qt.Key.Key_Space)
    assert card(table) == ""
    assert table.view.hasFocus()
    assert taught(table) == []


def test_the_coach_can_be_sent_away_at_the_table(lay: Lay, qtbot: Any) -> None:
    table = lay(NORIA, coach=True)
    action = table.actions_by_key["teach"]
    assert action.isChecked()
    action.trigger()
    assert card(table) == ""
    assert not table.settings.coach
    for resource in ("energy", "obsidian"):
        table.play(Move("start_with", (resource,)))
        qtbot.waitUntil(lambda: at_question(table))
    assert card(table) == ""


def test_a_card_leads_to_a_hint_and_comes_back_behind_it(lay: Lay, qtbot: Any) -> None:
    table = lay(NORIA, coach=True)
    table.lesson.hint.click()
    qtbot.waitUntil(lambda: bool(table.hint_card.advice), timeout=15000)
    assert table.hint_card.isVisible()
    assert card(table) == "", "there is room for one"
    table.hint_card.close_button.click()
    assert card(table) == "Your first resource"


def test_no_button_for_a_hint_where_hints_are_switched_off(lay: Lay) -> None:
    assert not lay(NORIA, coach=True, hints=False).lesson.hint.isVisible()


def test_a_card_changes_its_language_with_the_table(lay: Lay) -> None:
    table = lay(NORIA, coach=True)
    table.settings.language = "it"
    table.apply(table.settings)
    assert card(table) == "La tua prima risorsa"


def test_the_table_says_how_one_wins_if_that_is_wanted(lay: Lay) -> None:
    assert "most points" in lay(NORIA, goal=True).lesson.aim.text()
    assert not lay(NORIA, goal=False).lesson.aim.isVisible()


def test_new_cards_and_goals_are_said_aloud(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("app.table.panels.lesson.announce", lambda _, text: heard.append(text))
    table = lay(NORIA, coach=True)
    assert [text for text in heard if text.startswith("Your first resource. You begin with")]
    heard.clear()
    table.apply(table.settings)
    assert heard == [], "the same words are not said twice"


def test_a_card_covers_neither_board_nor_prompt(lay: Lay) -> None:
    table = lay(NORIA, coach=True)
    mine = table.lesson.card.rect().translated(table.lesson.card.mapTo(table, table.lesson.card.rect().topLeft()))
    for part in (table.view, table.prompt, table.bar):
        assert not mine.intersects(part.rect().translated(part.mapTo(table, part.rect().topLeft())))


# A guided game at the table.


class Guided:
    """A guided game with its own settings, laid and laid again."""

    def __init__(self, game: Game[Any], teaching: Teaching, path: Any, parent: Any) -> None:
        self.game, self.teaching, self.settings, self.qtbot = game, teaching, Settings(coach=True), parent
        self.match, self.players = guided_match(game, teaching.guided), guided_players(game, ("You", "Rival"))
        self.recorder = Recorder.begin(path / "guided.caravan", self.match, self.players)

    def lay(self) -> Table:
        table = Table(self.match, self.players, self.recorder, self.settings, board=load_board(self.game.id))
        table.resize(1280, 800)
        self.qtbot.addWidget(table)
        table.show()
        self.qtbot.waitUntil(lambda: at_question(table), timeout=15000)
        return table


def play_to_the_last_goal(guided: Guided, table: Table, hands: Any) -> None:
    coach = Coach(guided.teaching, guided.match, guided.players)
    learner = Learner(guided.match, coach)
    while coach.progress().left:
        guided.qtbot.waitUntil(lambda: at_question(table), timeout=20000)
        move, number = learner.choose(), guided.match.number
        table.lesson.understand.click()
        hands[number % len(hands)].make(move)
        assert guided.match.entries[number - guided.match.first].move == move, f"{move} by hand"
        QApplication.processEvents()
        left = coach.progress().left
        now = table.lesson.guide.text.text()
        assert left == () or table.teacher._words().say(f"goal-{left[0].id}") in now.replace("&#x27;", "'")


@each_taught
def test_a_guided_game_is_played_to_its_last_goal_with_mouse_and_keys(
    qtbot: Any, tmp_path: Any, game: Game[Any], teaching: Teaching
) -> None:
    guided = Guided(game, teaching, tmp_path, qtbot)
    table = guided.lay()
    play_to_the_last_goal(guided, table, (MouseHand(table, qtbot), KeyHand(table, qtbot)))
    assert guided.settings.learnt == [game.id]
    assert table.lesson.guide.title.text() == "All goals reached"
    wanted: list[str] = []
    table.practice_wanted.connect(wanted.append)
    qtbot.mouseClick(table.lesson.practice, Qt.MouseButton.LeftButton)
    assert wanted == [game.id]
    qtbot.mouseClick(table.lesson.play_on, Qt.MouseButton.LeftButton)
    assert not table.lesson.guide.isVisible()
    table.shut()


def test_goals_come_in_order_go_with_an_undo_and_stay_with_the_game(qtbot: Any, tmp_path: Any) -> None:
    guided = Guided(NORIA, NORIA_TEACHING, tmp_path, qtbot)
    table = guided.lay()
    assert table.lesson.guide.title.text() == "Goal 1 of 11"
    for move in FIRST:
        qtbot.waitUntil(lambda: at_question(table), timeout=15000)
        table.play(move)
    qtbot.waitUntil(lambda: at_question(table), timeout=15000)
    assert table.lesson.guide.title.text() == "Goal 2 of 11"
    assert "✓ Choose a resource and a Path" in table.lesson.guide.text.text()
    table.undo()
    qtbot.waitUntil(lambda: at_question(table), timeout=15000)
    assert table.lesson.guide.title.text() == "Goal 1 of 11", "what was taken back has not been reached"
    table.redo()
    qtbot.waitUntil(lambda: at_question(table), timeout=15000)
    again = guided.lay()
    assert again.lesson.guide.title.text() == "Goal 2 of 11", "another day it goes on where it was"
    assert guided.match.at(0).seats[LEARNER].levels == [0, 0, 0, 0]
    table.shut()
    again.shut()


def test_a_guided_game_forbids_nothing(qtbot: Any, tmp_path: Any) -> None:
    guided = Guided(NORIA, NORIA_TEACHING, tmp_path, qtbot)
    table = guided.lay()
    free = Match(NORIA, guided.match.setup, guided.match.seed)
    assert [way.move for way in table.scene.hand.ways if way.refusal is None] == free.legal()
    table.shut()
