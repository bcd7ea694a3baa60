"""A screen reader finds every place and piece by name."""

from typing import Any

from PySide6.QtGui import QAccessible

from app.table import access
from tests.plugins import find
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
