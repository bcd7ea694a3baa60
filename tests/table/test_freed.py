"""What a long evening at the table would otherwise heap up."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QWidget
from shiboken6 import isValid

from app.table.panels.kit import emptied
from tests.plugins import GAMES
from tests.table.conftest import Lay


def test_what_is_taken_out_of_a_layout_is_gone(qtbot: object) -> None:
    window = QWidget()
    row = QHBoxLayout(window)
    kept, label = QLabel("kept"), QLabel("gone")
    for widget in (kept, label):
        row.addWidget(widget)
    row.addStretch()
    items = [row.itemAt(n) for n in range(3)]
    emptied(row, keeping=(kept,))
    freed()
    assert not any(map(isValid, items))
    assert isValid(kept)
    assert not isValid(label)


def test_one_menu_at_a_time(lay: Lay) -> None:
    table = lay(GAMES["noria"])
    for thing in [*table.scene.pieces][:4]:
        table.view.menu_wanted.emit(thing, QPoint(50, 50))
        freed()
    assert len(table.view.findChildren(QMenu)) == 1


def freed() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
