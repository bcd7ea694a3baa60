"""New games: at once, or set up seat by seat."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.desk.shelf import shelf
from app.framework.game import load as load_game
from app.shell.context import Context
from app.shell.setup_page import given_names
from app.shell.window import MainWindow
from tests.shell.hands import click, playing
from tests.test_colours import OWN, factories_told


def test_two_clicks_begin_a_game(qtbot: QtBot, window: MainWindow) -> None:
    card = window.lobby.cards[0]
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(card.width() // 2, 40))
    assert card.play_button.hasFocus()
    click(qtbot, card.play_button)
    assert playing(window).match.game.id == "toll"
    assert [p.control for p in playing(window).players] == ["human", "regular", "regular"]
    assert len({p.name for p in playing(window).players}) == 3
    assert playing(window).recorder.path.parent == window.context.library.folder
    assert window.pages.currentWidget() is window.table


def test_the_keyboard_alone_begins_a_game(qtbot: QtBot, window: MainWindow) -> None:
    assert window.lobby.cards[0].play_button.hasFocus()
    qtbot.keyClick(window.lobby.cards[0].play_button, Qt.Key.Key_Space)
    assert window.table


def test_what_is_set_up_reaches_the_match(qtbot: QtBot, window: MainWindow) -> None:
    click(qtbot, window.lobby.cards[0].setup_button)
    page = window._setup
    assert page
    length = page.choices["length"]
    assert length.accessibleDescription() == "How many rounds are played."
    name = page.rows[0].name
    assert name.hasFocus()
    qtbot.keyClicks(name, "Ada")
    click(qtbot, page.add_button)
    assert len(page.rows) == 4
    click(qtbot, page.rows[1].remove)
    bruno = page.rows[1]
    qtbot.keyClick(bruno.control, Qt.Key.Key_Home)
    bruno.name.selectAll()
    qtbot.keyClicks(bruno.name, "Bruno")
    white = page.rows[2].colour
    white.setCurrentIndex(white.findData("blue"))
    page.choices["length"].setCurrentIndex(1)
    page.take_back.setCurrentIndex(1)
    qtbot.keyClicks(page.seed, "dawn")
    click(qtbot, page.play_button)
    match, players = playing(window).match, playing(window).players
    assert [(p.name, p.control) for p in players[:2]] == [("Ada", "human"), ("Bruno", "human")]
    assert players[2].colour == "blue"
    assert (match.setup.players, match.setup.option("length"), match.seed, match.take_back) == (3, "long", "dawn", True)
    assert window.context.settings.name == "Ada"


@pytest.mark.parametrize(
    ("controls", "names"),
    [
        (["human", "regular", "regular"], ["Player 1", "Regular 1", "Regular 2"]),
        (["regular", "regular", "human"], ["Regular 1", "Regular 2", "Player 3"]),
        (["regular", "regular"], ["Regular 1", "Regular 2"]),
        (["novice", "regular", "human", "novice"], ["Novice 1", "Regular", "Player 3", "Novice 2"]),
    ],
)
def test_bots_are_counted_from_one_and_no_two_are_called_alike(
    window: MainWindow, controls: list[str], names: list[str]
) -> None:
    assert given_names(controls, window.context.say, "") == names


def test_everything_that_can_be_agreed_is_explained(context: Context, window: MainWindow) -> None:
    context.cards = shelf()
    for card in context.cards:
        window.show_setup(card.id)
        page = window._setup
        assert page
        QApplication.processEvents()
        said = {told.text() for told in page.findChildren(QLabel) if told.text() and told.isVisible()}
        for answer in (*page.choices.values(), page.seed, page.take_back):
            assert answer.accessibleDescription() in said, answer.accessibleName()


def test_options_that_make_no_difference_cannot_be_chosen(context: Context, window: MainWindow) -> None:
    context.cards = shelf()
    window.show_setup("noria")
    page = window._setup
    assert page
    assert all(box.isEnabled() for box in page.choices.values())
    page.variant.setCurrentIndex(page.variant.findData("expert"))
    assert {name for name, box in page.choices.items() if not box.isEnabled()} == {"market", "wheels"}
    page.variant.setCurrentIndex(page.variant.findData("base"))
    assert all(box.isEnabled() for box in page.choices.values())


def test_options_that_do_not_fit_the_seats_say_why_and_begin_nothing(context: Context, window: MainWindow) -> None:
    context.cards = shelf()
    window.show_setup("noria")
    page = window._setup
    assert page
    first = page.choices["first_player"]
    first.setCurrentIndex(first.findData("4"))
    assert len(page.rows) == 3
    assert not page.play_button.isEnabled()
    assert page._wrong.text() == "Seat 4 cannot begin in a game of 3."
    page._add()
    assert page.play_button.isEnabled()
    assert page._wrong.text() == ""


def test_a_variant_of_one_game_is_forgotten_for_the_next(context: Context, window: MainWindow) -> None:
    context.cards = shelf()
    window.show_setup("noria")
    page = window._setup
    assert page
    page.variant.setCurrentIndex(1)
    window.show_setup("agra")
    assert page is window._setup
    assert page.play_button.isEnabled()
    assert page._setup().variant == "base"


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (
            lambda page: page.rows[1].colour.setCurrentIndex(page.rows[0].colour.currentIndex()),
            "Two seats have the same colour.",
        ),
        (lambda page: page.rows[1].name.setText("Player 1"), "Two seats have the same name."),
        (lambda page: page.rows[1].name.setText("  "), "A seat has no name."),
    ],
)
def test_a_set_up_that_does_not_fit_says_why(window: MainWindow, spoil: Any, words: str) -> None:
    window.show_setup("toll")
    page = window._setup
    assert page
    page.rows[1]._own_name = True
    spoil(page)
    page.rows[1].changed.emit()
    assert page._wrong.text() == words
    assert not page.play_button.isEnabled()


def test_the_name_of_the_person_is_remembered(window: MainWindow) -> None:
    window.context.settings.name = "Grazia"
    window.games.begin_usual("toll")
    assert playing(window).players[0].name == "Grazia"


def test_who_leaves_takes_the_colour_along(window: MainWindow) -> None:
    window.context.cards, window.context.find = shelf(), load_game
    window.show_setup("yinzi")
    page = window._setup
    assert page
    assert [row.player().colour for row in page.rows] == OWN[:3]
    page.rows[1].gone.emit(page.rows[1])
    page.seed.setText("7")
    page.play_button.click()
    opened = playing(window)
    assert [player.colour for player in opened.players] == ["blue", "yellow"]
    assert factories_told(opened.match, opened.players) == {"blue", "yellow"}
