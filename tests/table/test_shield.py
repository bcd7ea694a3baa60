"""What breaks in a panel or a board is reported and marked there; everything around it goes on."""

import sys
from importlib import import_module
from inspect import getmembers, isclass, isfunction, signature
from itertools import pairwise
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

import app.table.panels
from app.framework.mishap import unfailing
from app.play.wants import Ask
from app.table.board import Board
from app.table.shield import Mark, shielded
from app.table.sturdy import SturdyBoard
from app.table.tongue import Tongue, words
from app.text import LANGUAGES
from app.text.speaker import Missing, Speaker
from tests.table.conftest import Lay, Mouse
from tests.toll.board import BOARD


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was reported."""
    found: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, value, trace: found.append(str(value)))
    return found


@shielded
class Panel(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.sound = False
        self.button = QPushButton(self)

    def tell(self) -> None:
        if not self.sound:
            raise ValueError("nothing to tell")

    def tell_more(self) -> None:
        self.tell()

    def count(self) -> int:
        raise ValueError("who asks must know")


def marks(panel: QWidget) -> list[Mark]:
    return [mark for mark in panel.findChildren(Mark) if not mark.isHidden()]


def test_a_panel_that_breaks_is_marked_until_the_same_can_be_done(qtbot: QtBot, told: list[str]) -> None:
    panel = Panel()
    qtbot.addWidget(panel)
    panel.resize(300, 80)
    panel.show()
    for _ in range(3):
        panel.tell()
    assert told == ["nothing to tell"] * 3
    [mark] = marks(panel)
    assert (mark.text(), mark.accessibleName(), mark.width()) == (words("broken-short"), words(), 300)
    panel.resize(500, 80)
    assert mark.width() == 500
    panel.sound = True
    panel.tell_more()
    assert marks(panel) == []


def test_what_lies_under_a_mark_can_be_clicked(qtbot: QtBot, told: list[str]) -> None:
    panel = Panel()
    qtbot.addWidget(panel)
    panel.show()
    panel.tell()
    clicked: list[bool] = []
    panel.button.clicked.connect(lambda: clicked.append(True))
    assert panel.childAt(panel.button.geometry().center()) is panel.button
    qtbot.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert clicked == [True]


def test_who_asks_a_panel_hears_that_there_is_no_answer(qtbot: QtBot) -> None:
    panel = Panel()
    qtbot.addWidget(panel)
    with pytest.raises(ValueError, match="must know"):
        panel.count()


def panels() -> list[type[QWidget]]:
    modules = [import_module(f"app.table.panels.{module.name}") for module in iter_modules(app.table.panels.__path__)]
    found = [(module, made) for module in modules for _, made in getmembers(module, isclass)]
    return [made for module, made in found if issubclass(made, QWidget) and made.__module__ == module.__name__]


@pytest.mark.parametrize("panel", panels(), ids=lambda panel: panel.__name__)
def test_every_panel_is_shielded(panel: type[QWidget]) -> None:
    told = {name: method for name, method in vars(panel).items() if isfunction(method) and not name.startswith("_")}
    bare = [n for n, m in told.items() if signature(m).return_annotation is None and not hasattr(m, "__wrapped__")]
    assert bare == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mark_speaks_the_language_of_the_app(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(Tongue, "lang", lang)
    assert words() == Speaker(lang).say("broken-not-shown") != words("broken-short")
    monkeypatch.setattr(Tongue, "lang", "xx")
    assert words() == ""


# Boards.


def questions() -> list[str]:
    return [name for name, _ in getmembers(Board, isfunction) if not name.startswith("_")]


@pytest.mark.parametrize("question", questions())
def test_every_question_to_a_board_is_borne_or_watched(question: str) -> None:
    assert question in vars(SturdyBoard), "else a board that breaks there breaks the table"


@pytest.mark.parametrize("question", [name for name in questions() if not name.startswith("paint_")])
def test_a_board_that_breaks_at_a_question_leaves_a_table_to_play_at(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, told: list[str], question: str
) -> None:
    table = lay()
    mouse = Mouse(table)
    things = [mouse.at(what) for what in (*table.scene.pieces, *table.scene.places)]

    def breaks(*_: Any) -> Any:
        raise ValueError(question)

    monkeypatch.setattr(type(BOARD), question, breaks)
    if question != "for_players":  # asked before there is a table
        table.session.refresh()
        for thing in things:
            mouse.move(thing, held=False)
            mouse.press(thing)
            mouse.release(thing)
        table.look_at_next()
        before = table.session.match.number
        table.play(table.moves.moves()[0])
        assert table.session.match.number > before
        assert set(told) <= {question}


def test_where_nothing_lies_every_move_is_in_the_list_and_the_board_says_so(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    table = lay()
    sound = BOARD.places

    def breaks(*_: Any) -> Any:
        raise ValueError("places")

    monkeypatch.setattr(type(BOARD), "places", breaks)
    table.session.refresh()
    assert (table.scene.pieces, table.scene.places, table.scene.hand.ways) == ({}, {}, [])
    assert table.moves.moves() == table.session.match.legal()
    monkeypatch.setattr(type(BOARD), "places", lambda board, *seen: sound(*seen))
    table.session.refresh()
    assert table.scene.places
    assert set(told) == {"places"}


def test_what_cannot_be_shown_holds_nobody_up(lay: Lay, monkeypatch: pytest.MonkeyPatch, told: list[str]) -> None:
    table = lay()

    def breaks(*_: Any, **__: Any) -> None:
        raise ValueError("no picture")

    monkeypatch.setattr(table.scene, "show_state", breaks)
    before = table.session.match.number
    for _ in range(2):
        table.play(table.session.match.legal()[0])
        assert isinstance(table.turns.now, Ask), "the next question is asked"
    assert table.session.match.number == before + 2
    assert set(told) == {"no picture"}
    assert [mark.text() for mark in marks(table.view)] == [words("broken-short")]


# Sentences and answers.


def test_a_sentence_that_cannot_be_said_is_its_key_once_somebody_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker, heard = Speaker("en"), list[Exception]()
    with pytest.raises(Missing):
        speaker.say("no-such-sentence")
    monkeypatch.setattr(Speaker, "hears", heard.append)
    assert speaker.say("no-such-sentence") == "[no-such-sentence]"
    assert speaker.say("saved-today") == "[saved-today]"
    assert [type(reason) for reason in heard] == [Missing, Missing]


def test_what_qt_asks_gets_an_answer(told: list[str]) -> None:
    @unfailing(int)
    def asked(wrong: bool) -> int:
        if wrong:
            raise ValueError("no answer")
        return 7

    assert (asked(wrong=False), asked(wrong=True), told) == (7, 0, ["no answer"])


ANSWERS = ("-> QSize:", "-> QRectF:", "-> bool:", "-> QPainterPath:")
ASKED = ("def sizeHint(", "def minimumSizeHint(", "def boundingRect(", "def eventFilter(", "def viewportEvent(", "def shape(")


def test_all_that_qt_asks_for_an_answer_is_unfailing() -> None:
    """An exception where Qt waits for an answer ends the process as soon as it asks the next one."""
    root = Path(__file__).parents[2]
    bare = []
    for path in (root / "app").rglob("*.py"):
        lines = path.read_text(encoding="utf-8").splitlines()
        for before, line in pairwise(lines):
            if line.lstrip().startswith(ASKED) and any(a in line for a in ANSWERS) and "@unfailing(" not in before:
                bare.append(f"{path.relative_to(root)}: {line.strip()}")
    assert bare == []
