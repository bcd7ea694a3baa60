"""The rulebook: contents, links, search, and the way to a rule."""

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from app.desk.shelf import Card
from app.shell.rulebook import Rulebook
from app.shell.rules_html import read_book
from app.shell.window import MainWindow
from app.table.theme import LIGHT
from app.text import LANGUAGES
from app.text.rules import paragraphs
from tests.plugins import GAMES
from tests.shell.hands import stand_in


@pytest.fixture
def book(qtbot: QtBot, window: MainWindow) -> Rulebook:
    window.context.cards.append(Card("noria", GAMES["noria"].folder))
    window.show_rules_of("noria")
    assert window._rules
    return window._rules


def items(parent: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    children = [child for i in range(parent.childCount()) if (child := parent.child(i))]
    return [*children, *(deeper for child in children for deeper in items(child))]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_place(game_id: str, lang: str) -> None:
    folder = GAMES[game_id].folder / "text"
    made = read_book(folder / f"rules.{lang}.md", LIGHT, 16)
    assert paragraphs(folder, lang).keys() <= made.rules
    assert "**" not in made.html
    assert "|---" not in made.html


def test_a_rule_is_scrolled_to_and_lit(book: Rulebook) -> None:
    assert book.open("NO-6.5.1")
    assert book.text.verticalScrollBar().value() > 0
    assert book._flash_block.text().startswith("NO-6.5.1")
    assert book.text.extraSelections()


def test_a_finer_rule_leads_to_the_one_it_belongs_to(book: Rulebook) -> None:
    assert book.open("NO-6.5.1.9")
    assert book._flash_block.text().startswith("NO-6.5.1")
    assert not book.open("XX-1")


def test_links_and_contents_lead_to_rules(book: Rulebook) -> None:
    book.text.anchorClicked.emit(QUrl("#NO-4.1"))
    assert book._flash_block.text().startswith("NO-4.1")
    wanted = next(item for item in items(book.contents.invisibleRootItem()) if item.text(0).startswith("NO-9.2 "))
    book.contents.setCurrentItem(wanted)
    assert book._flash_block.text().startswith("NO-9.2")


def test_search_as_one_types(qtbot: QtBot, book: Rulebook) -> None:
    qtbot.keyClicks(book.search, "smokestack")
    assert len(book._hits) > 1
    assert book._count.text() == f"1 of {len(book._hits)}"
    qtbot.keyClick(book.search, Qt.Key.Key_Return)
    assert book._count.text() == f"2 of {len(book._hits)}"
    qtbot.keyClick(book, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert book._count.text() == f"1 of {len(book._hits)}"
    book.search.setText("no such word here")
    assert book._count.text() == "not found"


def test_escape_closes_it_and_another_language_rewrites_it(qtbot: QtBot, window: MainWindow, book: Rulebook) -> None:
    window.change("language", "it")
    assert "Di che cosa parla il gioco" in book.text.toPlainText()
    qtbot.keyClick(book.search, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_the_table_opens_its_own_rules(window: MainWindow) -> None:
    window.games.begin_usual("toll")
    stand_in(window).rule_wanted.emit("T-3.2")
    assert window._rules
    assert window._rules.isVisible()
    assert window._rules._flash_block.text().startswith("T-3.2")


@pytest.mark.parametrize("size", [100, 150])
def test_no_heading_of_the_contents_is_cut_off(qtbot: QtBot, book: Rulebook, size: int) -> None:
    book.contents.setStyleSheet(f"* {{ font-size: {15 * size // 100}px; }}")
    book.resize(760, 700)
    book.show()
    book.contents.expandAll()
    qtbot.wait(50)
    tree = book.contents
    item = tree.topLevelItem(0)
    checked = 0
    while item:
        room = tree.visualItemRect(item)
        words = tree.fontMetrics().boundingRect(QRect(0, 0, room.width() - 6, 999), Qt.TextFlag.TextWordWrap, item.text(0))
        assert words.height() <= room.height(), item.text(0)
        item, checked = tree.itemBelow(item), checked + 1
    assert checked > 20
