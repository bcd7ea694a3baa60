"""The banner over a table on which something is only tried out, with what can be done about it."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from app.table.panels.announce import announce
from app.table.panels.kit import grown, words
from app.table.shield import shielded

ACTIONS = ("let-bots", "try-again", "try-keep", "try-leave")


@shielded
class TrialBanner(QFrame):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("trial")
        self.text = words()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(14, 4, 8, 4)
        self._row.setSpacing(6)
        self._row.addWidget(self.text, 1)

    def show_actions(self, actions: Mapping[str, QAction]) -> None:
        for name in ACTIONS:
            if name in actions:
                button = QToolButton()
                button.setDefaultAction(actions[name])
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                self._row.addWidget(button)

    def say(self, text: str) -> None:
        if text != self.text.text():
            announce(self, text)
        self.text.setFont(grown(self, 1.0, QFont.Weight.DemiBold))
        self.text.setText(text)
        self.setAccessibleName(text)
