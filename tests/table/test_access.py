"""A screen reader finds every place and piece by name."""

from typing import Any

import pytest
from PySide6.QtGui import QAccessible

from app.table import access
from tests.plugins import GAMES, find
from tests.table.conftest import Lay


def test_places_and_pieces_have_names_and_rectangles(lay: Lay) -> None:
    access.install()
    table = lay()
    board = QAccessible.queryAccessibleInterface(table.view)
    assert board.childCount() == len(table.scene.places) + len(table.scene.pieces)
    for i in range(board.childCount()):
        child = board.child(i)
        assert child.text(QAccessible.Text.Name)
        assert child.rect().isValid()
        assert board.indexOfChild(child) == i
    assert board.child(board.childCount()) is None


def test_what_is_only_painted_is_not_read_out(lay: Lay) -> None:
    access.install()
    table = lay(find("noria"))
    board = QAccessible.queryAccessibleInterface(table.view)
    painted = {name for name, item in table.scene.pieces.items() if item.shape().isEmpty()}
    assert painted
    assert board.childCount() == len(table.scene.places) + len(table.scene.pieces) - len(painted)
    children: list[Any] = [board.child(i) for i in range(board.childCount())]
    assert not {child.what for child in children} & painted


def children(table: Any) -> dict[str, Any]:
    board = QAccessible.queryAccessibleInterface(table.view)
    found: list[Any] = [board.child(i) for i in range(board.childCount())]
    return {child.what: child for child in found}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_two_things_have_the_same_name(lay: Lay, game: Any) -> None:
    access.install()
    names = [child.text(QAccessible.Text.Name) for child in children(lay(game)).values()]
    assert all(names)
    assert len(set(names)) == len(names)


def test_pressing_does_what_clicks_do(lay: Lay) -> None:
    access.install()
    table = lay()
    seat = table.session.viewer
    things = children(table)
    card = next(c for what, c in things.items() if what.startswith(f"card:{seat}:") and what.endswith(":0"))
    assert "Can be used now." in card.text(QAccessible.Text.Description)
    assert card.state().selectable
    assert card.textInterface() is None, "asked for what it is not, it must not end the process"
    press = card.actionInterface()
    assert press.actionNames() == ["Press"]
    press.doAction("Press")
    assert table.scene.hand.held == card.what
    assert card.state().selected
    things["table"].actionInterface().doAction("Press")
    assert table.session.match.entries[0].move.verb == "card"


def test_pressing_what_is_not_asked_for_is_answered(lay: Lay) -> None:
    access.install()
    table = lay()
    children(table)["table"].actionInterface().doAction("Press")
    assert table.prompt.note.isVisible()


def test_behind_the_curtain_there_is_nothing_to_read(lay: Lay) -> None:
    access.install()
    table = lay(curtain="always", waits=False)
    table._begin()
    assert table.curtain.isVisible()
    assert children(table) == {}
    table.curtain.ready.click()
    assert children(table)
