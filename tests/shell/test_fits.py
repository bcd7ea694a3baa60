"""At the largest text size, in a window of 1280 by 800, no word on the table is cut off, whatever is asked."""

from collections import Counter
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.bots.levels import make_bot
from app.desk.door import Agreed, begin
from app.framework.game import Game
from app.framework.players import Player
from app.shell.context import Context
from app.shell.style import dress
from app.shell.window import MainWindow
from app.text import LANGUAGES
from tests.plugins import each_game

MOVES, EACH = 700, 1
"""How far a game is played, and how often each question is looked at."""


def cut_off(window: QWidget) -> list[str]:
    found = []
    worded: list[QLabel | QPushButton | QToolButton] = []
    for kind in (QLabel, QPushButton, QToolButton):
        worded += window.findChildren(kind)
    for widget in worded:
        if not widget.isVisible() or not widget.text():
            continue
        if not isinstance(widget, QLabel):
            wide, high = widget.sizeHint().width(), widget.sizeHint().height() - 1
        elif widget.pixmap().isNull():
            high = widget.heightForWidth(widget.width()) if widget.wordWrap() else widget.sizeHint().height()
            wide = 0 if widget.wordWrap() else widget.sizeHint().width()
        else:
            continue
        if widget.width() + 1 < wide or widget.height() + 1 < high:
            found.append(f"{widget.text()}: {widget.width()} x {widget.height()} for {wide} x {high}")
    return found


def seated(qtbot: QtBot, context: Context, game: Game[Any], width: int, height: int) -> MainWindow:
    """A window of this size with a game for as many people as it is for."""
    window = MainWindow(context)
    window.watcher.look = lambda games: None  # type: ignore[method-assign]
    qtbot.addWidget(window)
    window.resize(width, height)
    window.show()
    seats = max(game.players)
    players = tuple(Player(f"Player {i + 1}", game.colours[i].id) for i in range(seats))
    window.sit_down(begin(context.library, Agreed(game, game.setup(seats), players, seed="fits")))
    return window


@pytest.mark.parametrize("lang", ["it"])
@each_game
def test_no_word_at_the_table_is_cut_off(
    qtbot: QtBot, qapp: QApplication, context: Context, game: Game[Any], lang: str
) -> None:
    context.settings.text_size, context.settings.language, context.settings.curtain = 150, lang, "never"
    context.settings.animation = "off"
    dress(qapp, context.theme, 150)
    window = seated(qtbot, context, game, 1280, 800)
    assert window.opened
    match, table, bot = window.opened.match, window.table, make_bot("novice", game, "fits")
    assert table
    table.view.setUpdatesEnabled(False)  # words are looked at, not the board
    asked: Counter[str] = Counter()
    while match.frame and match.number < MOVES:
        kind, seat = match.frame.kind, match.frame.seat
        asked[kind] += 1
        if asked[kind] <= EACH:
            table.session.refresh()
            if refusal := next((why for _, why in match.tried() if why), None):
                table.asking.complain([refusal])
            for _ in range(3):
                QApplication.processEvents()
            assert cut_off(window) == [], (kind, refusal)
            table.prompt.clear_note()
        match.submit(bot.choose(match.observe(seat), seat))
    assert asked
    dress(qapp, context.theme, 100)


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_a_full_hd_screen_at_factor_two_shows_everything(
    qtbot: QtBot, qapp: QApplication, context: Context, game: Game[Any], lang: str
) -> None:
    """It leaves 960 by 540, and a title bar takes some of that."""
    context.settings.language, context.settings.curtain, context.settings.animation = lang, "never", "off"
    dress(qapp, context.theme, 100)
    window = seated(qtbot, context, game, 960, 510)
    table = window.table
    assert table
    table.session.refresh()
    for _ in range(3):
        QApplication.processEvents()
    assert (window.width(), window.height()) == (960, 510)
    for part in (table.view, table.bar, table.prompt, table.log.list, table.log.timeline, *table.strip.cards):
        corner = part.mapTo(window, part.rect().bottomRight())
        assert part.isVisible()
        assert window.rect().contains(corner), (type(part).__name__, corner)
    assert table.view.height() > 300
    assert cut_off(window) == []
