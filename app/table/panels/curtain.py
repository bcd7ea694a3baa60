"""Between two people at one screen: nothing is shown until the right one looks."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.table.panels.kit import grown, words
from app.table.shield import shielded


@shielded
class CurtainPage(QFrame):
    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = parent
        self.setObjectName("curtain")
        self.text = words()
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.ready = QPushButton()
        self.ready.clicked.connect(self._open)
        box = QVBoxLayout(self)
        box.addStretch()
        box.addWidget(self.text)
        box.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch()
        self.hide()

    def close_for(self, text: str, ready: str) -> None:
        self.text.setFont(grown(self, 1.8, QFont.Weight.DemiBold, title=True))
        self.text.setText(text)
        self.ready.setText(ready)
        self.setGeometry(self._whole.rect())
        self.show()
        self.raise_()
        self.ready.setFocus()

    def _open(self) -> None:
        self.hide()
        self.opened.emit()
