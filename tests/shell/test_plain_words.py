"""No text from a file is ever rich text, wherever the window shows it."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from app.shell.context import Context
from app.shell.window import MainWindow
from app.table.table import Table
from tests.shell.conftest import save_game
from tests.tables import calling_everybody, rewritten

WILD = '<h1>wild</h1><img src="x.png">'
APP = Path(__file__).parents[2] / "app"


def rich(widget: QWidget) -> list[str]:
    """What of the wild name would be read as more than letters."""
    found = [widget.toolTip(), widget.whatsThis(), widget.statusTip()]
    found += [text for action in widget.findChildren(QAction) for text in (action.toolTip(), action.statusTip())]
    for inside in widget.findChildren(QWidget):
        found += [inside.toolTip(), inside.whatsThis()]
        if isinstance(inside, QLabel) and inside.textFormat() != Qt.TextFormat.PlainText:
            found.append(inside.text())
        if isinstance(inside, QListWidget):
            found += [inside.item(row).toolTip() for row in range(inside.count())]
    return [text for text in found if "<h1>" in text]


def test_a_wild_file_is_shown_as_it_is(window: MainWindow, context: Context, qtbot: QtBot) -> None:
    path = save_game(context, "a")
    rewritten(path, calling_everybody(WILD))
    path = path.rename(path.with_name("<h1>wild.caravan"))
    window.library_changed()
    assert window.lobby.saved.list.count() == 1
    assert "&lt;h1&gt;wild" in window.lobby.saved.list.item(0).toolTip()
    assert not rich(window)
    window.games.open(path.with_name("<h1>gone.caravan"))
    assert any("<h1>gone" in banner.label.text() for banner in window.banners)
    assert not rich(window)


def test_wild_names_at_a_table_are_letters(context: Context, window: MainWindow, qtbot: QtBot) -> None:
    from app.desk.door import go_on

    path = save_game(context, "a")
    rewritten(path, calling_everybody(WILD))
    opened = go_on(context.library, path, context.find)
    table = Table(opened.match, opened.players, opened.recorder, context.settings)
    qtbot.addWidget(table)
    table.show()
    qtbot.waitUntil(lambda: table.turns.now is not None)
    assert WILD in table.speaker.names
    assert not rich(table)
    table.shut()


@pytest.mark.parametrize("word", ["QMessageBox", "setHtml", "setTextFormat"])
def test_whatever_could_be_rich_is_known(word: str) -> None:
    """A new one has to say here that nothing from outside comes into it."""
    known = {
        "setHtml": {"shell/about.py", "shell/rulebook.py"},
        "setTextFormat": {"shell/parts.py", "table/panels/kit.py", "table/shield.py"},
    }
    found = {str(file.relative_to(APP)) for file in APP.rglob("*.py") if re.search(rf"\b{word}\b", file.read_text())}
    assert found == known.get(word, set())
