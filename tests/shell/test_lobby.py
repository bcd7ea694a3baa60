"""However many games are installed, the lobby holds them, and each keeps its picture."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.desk.shelf import Card, shelf
from app.shell.art import WIDE, landscape_of
from app.shell.cards import GameCard, Picture
from app.shell.context import Context
from app.shell.style import dress
from app.shell.window import MainWindow
from tests.plugins import find
from tests.shell.hands import click
from tests.shell.test_fits import cut_off


def shelf_of(games: int) -> list[Card]:
    toll = Path(find("toll").folder)
    return [*shelf(), *(Card(f"toll-{number}", toll) for number in range(games))][:games]


def opened(qtbot: QtBot, context: Context, games: int, width: int, height: int) -> MainWindow:
    context.cards = shelf_of(games)
    window = MainWindow(context)
    window.watcher.look = lambda games: None  # type: ignore[method-assign]
    qtbot.addWidget(window)
    window.resize(width, height)
    window.show()
    for _ in range(5):
        QApplication.processEvents()
    return window


@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 100), (1280, 800, 150), (900, 600, 100), (1920, 1080, 115)])
@pytest.mark.parametrize("games", [1, 3, 4, 7])
def test_any_number_of_games_stays_inside_the_window(
    qtbot: QtBot, qapp: QApplication, context: Context, games: int, width: int, height: int, text: int
) -> None:
    context.settings.text_size, context.settings.language = text, "it"
    dress(qapp, context.theme, text)
    lobby = opened(qtbot, context, games, width, height).lobby
    saved = lobby.saved.mapTo(lobby, lobby.saved.rect().topLeft())
    assert saved.x() + lobby.saved.width() <= lobby.width()
    for card in lobby.cards:
        at = card.mapTo(lobby, card.rect().topLeft())
        assert card.width() >= card.minimumSizeHint().width()
        assert at.x() + card.width() < saved.x()
    for one in lobby.cards:
        assert not any(one.geometry().intersects(other.geometry()) for other in lobby.cards if other is not one)
    assert cut_off(lobby) == []
    dress(qapp, context.theme, 100)


def rows(cards: list[GameCard]) -> list[int]:
    """How many cards lie at each height, from the top."""
    heights = [card.y() for card in cards]
    return [heights.count(height) for height in sorted(set(heights))]


def test_cards_share_the_rows_and_find_their_place_again_when_the_window_grows(qtbot: QtBot, context: Context) -> None:
    window = opened(qtbot, context, 4, 1280, 800)
    assert rows(window.lobby.cards) == [2, 2]
    window.resize(1900, 1000)
    qtbot.waitUntil(lambda: rows(window.lobby.cards) == [4])
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: rows(window.lobby.cards) == [2, 2])


def landscape(context: Context, game_id: str) -> QImage:
    picture = Picture(context, game_id, "top")
    picture.resize(120, 90)
    return picture.grab().toImage()


def test_a_game_keeps_its_picture_whatever_else_is_installed(qapp: QApplication, context: Context) -> None:
    context.cards = shelf()
    alone = [landscape(context, card.id) for card in context.cards]
    assert all(a != b for i, a in enumerate(alone) for b in alone[:i])
    context.cards = [Card("aaa", Path()), *shelf()]
    assert [landscape(context, card.id) for card in shelf()] == alone


def test_no_game_gets_the_landscape_of_the_banner() -> None:
    assert all(landscape_of(f"game-{number}") % 4 != WIDE for number in range(200))


def test_another_language_leaves_its_buttons_where_they_are(qtbot: QtBot, window: MainWindow) -> None:
    window.show_settings()
    page = window._settings
    assert page
    where = []
    for lang in ("en", "it", "en"):
        click(qtbot, page.choices["language"].buttons[lang])
        qtbot.wait(30)
        assert window.context.settings.language == lang
        where.append([button.mapTo(window, QPoint(0, 0)) for button in page.choices["language"].buttons.values()])
    assert where[0] == where[1] == where[2]
