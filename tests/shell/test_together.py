"""Several people at one screen in two clicks, with names and colours of their own."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.shell.together import Together
from app.shell.window import MainWindow
from tests.shell.hands import click, playing


def asked(window: MainWindow, qtbot: QtBot) -> Together:
    click(qtbot, window.lobby.cards[0].together_button)
    return next(d for d in window.findChildren(Together) if d.isVisible())


def sat(window: MainWindow) -> list[tuple[str, str, str]]:
    return [(p.name, p.colour, p.control) for p in playing(window).players]


def test_two_clicks_begin_a_game_of_people(qtbot: QtBot, window: MainWindow) -> None:
    click(qtbot, asked(window, qtbot).play_button)
    assert [control for _, _, control in sat(window)] == ["human", "human"]
    assert len({name for name, _, _ in sat(window)}) == len({colour for _, colour, _ in sat(window)}) == 2


def test_names_and_colours_are_as_chosen(qtbot: QtBot, window: MainWindow) -> None:
    dialog = asked(window, qtbot)
    qtbot.waitUntil(dialog.rows[0].name.hasFocus)
    colours = [dialog.rows[0].colour.itemData(i) for i in range(dialog.rows[0].colour.count())]
    click(qtbot, dialog.add_button)
    for row, name, colour in zip(dialog.rows, ("Nina", "Olmo", "Pia"), colours[-3:], strict=True):
        row.name.selectAll()
        QTest.keyClicks(row.name, name)
        row.colour.setCurrentIndex(row.colour.findData(colour))
    QTest.keyClick(dialog.rows[2].name, Qt.Key.Key_Return)
    assert sat(window) == [("Nina", colours[-3], "human"), ("Olmo", colours[-2], "human"), ("Pia", colours[-1], "human")]


def test_what_cannot_be_is_said(qtbot: QtBot, window: MainWindow) -> None:
    dialog, say = asked(window, qtbot), window.context.say
    first, second = dialog.rows
    second.name.selectAll()
    QTest.keyClicks(second.name, first.name.text())
    assert dialog.wrong.text() == say("setup-wrong-names")
    assert not dialog.play_button.isEnabled()
    QTest.keyClicks(second.name, "x")
    second.colour.setCurrentIndex(first.colour.currentIndex())
    assert dialog.wrong.text() == say("misfit-colours")
    second.colour.setCurrentIndex(first.colour.currentIndex() + 1)
    assert dialog.wrong.text() == ""
    assert dialog.play_button.isEnabled()


def test_who_shared_the_screen_last_is_there_again(qtbot: QtBot, window: MainWindow) -> None:
    dialog = asked(window, qtbot)
    dialog.rows[1].name.selectAll()
    QTest.keyClicks(dialog.rows[1].name, "Olmo")
    dialog.rows[1].colour.setCurrentIndex(3)
    click(qtbot, dialog.play_button)
    people = sat(window)
    window.show_lobby()
    QApplication.processEvents()
    again = asked(window, qtbot)
    assert [tuple(row.player()) for row in again.rows] == people


def test_as_many_as_the_game_allows(qtbot: QtBot, window: MainWindow) -> None:
    dialog = asked(window, qtbot)
    most = max(window.context.find("toll").players)
    while dialog.add_button.isVisibleTo(dialog):
        click(qtbot, dialog.add_button)
    assert len(dialog.rows) == most
    click(qtbot, dialog.rows[0].remove)
    assert len(dialog.rows) == most - 1
    while len(dialog.rows) > 2:
        click(qtbot, dialog.rows[0].remove)
    assert not any(row.remove.isVisibleTo(dialog) for row in dialog.rows)
