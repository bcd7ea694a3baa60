"""A screen reader finds every place and piece by name."""

from PySide6.QtGui import QAccessible

from app.table import access
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
