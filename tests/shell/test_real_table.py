"""The window with the real table in it: opened, relabelled, left, reopened."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.shell.context import Context
from app.shell.window import MainWindow
from tests.shell.conftest import save_game
from tests.shell.hands import playing


def test_a_saved_game_opens_plays_and_is_kept(qtbot: QtBot, context: Context, real: MainWindow) -> None:
    path = save_game(context, "a", moves=4)
    real.lobby.fill()
    qtbot.mouseClick(real.lobby.continuing.button, Qt.MouseButton.LeftButton)
    before = playing(real).match.number
    assert playing(real).match.submit(playing(real).match.legal()[0]) is None
    real.show_lobby()
    real.games.open(path)
    assert playing(real).match.number == before + 1


def test_the_real_table_changes_language_theme_and_size(qtbot: QtBot, context: Context, real: MainWindow) -> None:
    real.games.open(save_game(context, "a"))
    for key, value in (("language", "it"), ("theme", "contrast"), ("text_size", 150), ("animation", "fast"), ("hints", False)):
        real.change(key, value)
        qtbot.wait(20)
    texts = [action.text() for menu in ("edit", "view") for action in real.menus._menus[menu].actions() if action.text()]
    assert "Annulla" in " ".join(texts)


def test_tables_that_were_left_are_gone(qtbot: QtBot, qapp: QApplication, context: Context, real: MainWindow) -> None:
    path = save_game(context, "a")
    counts = []
    for _ in range(3):
        real.games.open(path)
        qtbot.wait(20)
        real.show_lobby()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(qapp.allWidgets()))
    assert counts[1] == counts[2]


def test_no_key_means_two_things(context: Context, real: MainWindow) -> None:
    real.games.open(save_game(context, "a"))
    real.tries.begin()
    for table in (real.table, real.tries.table):
        assert table
        actions = [*real.menus.actions.values(), *table.actions_by_key.values()]
        keys = [sequence.toString() for action in actions for sequence in action.shortcuts()]
        assert len(keys) > 20
        assert [key for key in keys if keys.count(key) > 1] == []
