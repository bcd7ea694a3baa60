"""The bar beside the prompt: to take back, to go on, to be advised, and to hold the bots, one click away."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton, QWidget

from app.table.shield import shielded

ALWAYS, WITH_BOTS = ("undo", "redo", "hint", "try"), ("pause", "step", "to-my-turn")


@shielded
class ActionBar(QFrame):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 3, 4, 3)
        self._grid.setSpacing(2)

    def show_actions(self, actions: Mapping[str, QAction], *, bots: bool) -> None:
        for row, names in enumerate((ALWAYS, WITH_BOTS) if bots else (ALWAYS,)):
            for column, name in enumerate(names):
                button = QToolButton()
                button.setDefaultAction(actions[name])
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
                button.setIconSize(QSize(20, 20))
                button.setAutoRaise(True)
                self._grid.addWidget(button, row, column)
