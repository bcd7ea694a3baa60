"""Learning from the window: where newcomers begin, the guided games, a game to practise, and what is remembered."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.desk.shelf import Card, lesson_minutes, shelf
from app.framework.teaching import teaching_of
from app.settings import load_settings
from app.shell.context import Context
from app.shell.style import dress
from app.shell.window import MainWindow
from app.table.table import Table
from tests.plugins import find
from tests.shell.conftest import save_game
from tests.shell.hands import click, playing

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def real(qtbot: QtBot, qapp: QApplication, context: Context) -> Iterator[MainWindow]:
    dress(qapp, context.theme, context.settings.text_size)
    context.settings.animation = context.settings.bot_pace = "off"
    context.cards = [*shelf(), *context.cards]
    made = MainWindow(context)
    made.watcher.look = lambda games: None  # type: ignore[method-assign]
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def table(window: MainWindow) -> Table:
    assert window.table
    return window.table


def decide(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: table(window).session.deciding, timeout=15000)


def goal(window: MainWindow) -> str:
    shown = table(window).lesson.guide
    return shown.title.text() if shown.isVisible() else ""


def play(qtbot: QtBot, window: MainWindow, *words: str) -> None:
    for text in words:
        decide(qtbot, window)
        move = next(move for move in table(window).session.match.legal() if str(move) == text)
        table(window).play(move)
    decide(qtbot, window)


def test_whoever_is_new_is_told_where_to_begin_and_goes_on_another_day(
    qtbot: QtBot, context: Context, real: MainWindow
) -> None:
    welcome = real.lobby.welcome
    assert welcome
    assert welcome.isVisible()
    assert welcome.button.hasFocus()
    assert welcome.button.text() == "Learn Noria", "it takes the shortest time"
    qtbot.keyClick(welcome.button, Qt.Key.Key_Space)
    decide(qtbot, real)
    assert playing(real).match.game.id == "noria"
    assert goal(real) == "Goal 1 of 11"
    play(qtbot, real, "start_with energy", "free_level refinement")
    assert goal(real) == "Goal 2 of 11"
    real.show_lobby()
    assert not welcome.isVisible(), "there is a game to go on with"
    qtbot.mouseClick(real.lobby.continuing.button, LEFT)
    decide(qtbot, real)
    assert goal(real) == "Goal 2 of 11"


def test_no_word_for_newcomers_to_those_who_have_learnt(context: Context, real: MainWindow) -> None:
    context.settings.learnt = ["noria"]
    real.lobby.fill()
    assert real.lobby.welcome
    assert not real.lobby.welcome.isVisible()


def test_every_card_leads_to_its_guided_game(qtbot: QtBot, context: Context, real: MainWindow) -> None:
    for card in real.lobby.cards:
        real.show_lobby()
        teaching = teaching_of(card.card.id)
        assert card.learn_button.isVisible() == (teaching is not None)
        assert bool(lesson_minutes(card.card, "it")) == (teaching is not None)
        if teaching:
            click(qtbot, card.learn_button)
            match = playing(real).match
            assert (match.game.id, match.seed) == (card.card.id, teaching.guided.seed)


def test_the_help_menu_teaches_the_game_at_hand(qtbot: QtBot, context: Context, real: MainWindow) -> None:
    real.lobby.cards[2].play_button.setFocus()
    real.menus.actions["learn"].trigger()
    assert playing(real).match.game.id == real.lobby.cards[2].card.id
    assert table(real).teacher.coach
    real.games.open(save_game(context, "toll"))
    real.menus.actions["learn"].trigger()
    assert playing(real).match.game.id == "toll", "a game that teaches nothing stays as it is"


def test_a_guided_game_begins_with_all_cards_of_its_game_and_leaves_those_of_others(context: Context, real: MainWindow) -> None:
    context.settings.taught, context.settings.coach = ["noria/city", "agra/action"], False
    real.lessons.begin_guided("noria")
    assert context.settings.taught[0] == "agra/action"
    assert "noria/city" not in context.settings.taught
    assert context.settings.coach, "who wants to be guided wants to be taught"


def test_practice_is_a_free_game_against_the_same_rival(qtbot: QtBot, real: MainWindow) -> None:
    real.lessons.begin_guided("noria")
    rival = playing(real).players[1]
    table(real).practice_wanted.emit("noria")
    assert playing(real).players[1] == rival
    assert playing(real).match.seed is None
    decide(qtbot, real)
    assert goal(real) == ""


def test_the_coach_is_switched_on_and_off_where_games_begin(qtbot: QtBot, context: Context, real: MainWindow) -> None:
    for on in (False, True):
        real.lobby.coaching.click()
        assert context.settings.coach is on
        assert load_settings(context.folders.settings)[0].coach is on
    context.settings.coach = False
    real.relabel()
    assert not real.lobby.coaching.isChecked()


def test_what_was_taught_is_kept_and_can_be_taught_again(qtbot: QtBot, context: Context, real: MainWindow) -> None:
    real.games.begin_usual("noria")
    decide(qtbot, real)
    assert context.settings.taught == ["noria/start_resource"]
    real.show_lobby()
    assert load_settings(context.folders.settings)[0].taught == ["noria/start_resource"]
    real.show_settings()
    page: Any = real._settings
    assert page.again_button.isEnabled()
    click(qtbot, page.again_button)
    assert load_settings(context.folders.settings)[0].taught == []
    page.relabel()
    assert not page.again_button.isEnabled()


def test_a_game_without_lessons_tells_how_one_wins_and_offers_no_card(qtbot: QtBot, context: Context, real: MainWindow) -> None:
    assert teaching_of("toll") is None
    assert Card("toll", find("toll").folder) in context.cards
    context.settings.curtain = "never"
    real.games.open(save_game(context, "toll"))
    decide(qtbot, real)
    assert "To win:" in table(real).lesson.aim.text()
    table(real).teacher.explain()
    assert not table(real).lesson.card.isVisible()


@pytest.mark.parametrize("game", ["agra", "noria", "yinzi"])
def test_no_bar_stays_beside_words_that_have_room(qtbot: QtBot, real: MainWindow, game: str) -> None:
    """Also where they would need more lines beside the bar than without it."""
    real.resize(1280, 800)
    real.lessons.begin_guided(game)
    decide(qtbot, real)
    blocks = [block for block in (table(real).lesson.guide, table(real).lesson.card) if block.isVisible()]
    assert blocks
    qtbot.waitUntil(lambda: all(block.body.height() >= block.body.sizeHint().height() for block in blocks))
    assert not any(block.body.verticalScrollBar().isVisible() for block in blocks)
