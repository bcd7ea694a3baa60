"""F1: every key on one sheet: those of the menus as the menus have them, then what a board is played with."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.shell.context import Context
from app.shell.parts import Button, label

Group = tuple[str, list[tuple[str, str]]]


def keys_of(title: str, actions: list[QAction]) -> Group:
    """Every action that has keys."""
    native = QKeySequence.SequenceFormat.NativeText
    found: list[tuple[str, str]] = []
    for action in actions:
        keys = " / ".join(sequence.toString(native) for sequence in action.shortcuts())
        if keys and action.text():
            found.append((keys, action.text().replace("&", "").rstrip("…")))
    return title, found


BOARD = ("walk", "click", "carry", "turn", "cancel", "rule", "zoom", "pan")
"""What keys and mouse do on a board; the view does it, menus do not know it."""


def hands_on_the_board(context: Context) -> Group:
    return context.say("keys-board"), [(context.say(f"keys-with-{what}"), context.say(f"keys-{what}")) for what in BOARD]


class ShortcutSheet(QDialog):
    def __init__(self, context: Context, groups: list[Group], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(context.say("keys-title"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = label("title")
        title.setText(context.say("keys-title"))
        inside = QWidget()
        columns = QHBoxLayout(inside)
        columns.setSpacing(34)
        halves = [QVBoxLayout(), QVBoxLayout()]
        for half in halves:
            columns.addLayout(half, 1)
        filled = [0, 0]
        for group in groups:
            if group[1]:
                shorter = filled.index(min(filled))
                halves[shorter].addWidget(self._group(group))
                filled[shorter] += len(group[1]) + 2
        for half in halves:
            half.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        close = Button("", "primary")
        close.dress(context, context.say("keys-close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 20, 26, 18)
        whole.addWidget(title)
        whole.addWidget(scroll, 1)
        whole.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        wide, high = inside.sizeHint().width() + 90, inside.sizeHint().height() + 190
        self.resize(min(wide, parent.width() - 40), min(high, parent.height() - 40))
        close.setFocus()

    def _group(self, group: Group) -> QWidget:
        title, rows = group
        made = QFrame()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 6, 0, 10)
        grid.setHorizontalSpacing(18)
        heading = label("heading")
        heading.setText(title)
        grid.addWidget(heading, 0, 0, 1, 2)
        for number, (keys, text) in enumerate(rows, 1):
            what, which = label(), label("strong")
            what.setText(text)
            which.setText(keys)
            grid.addWidget(what, number, 0)
            grid.addWidget(which, number, 1, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        return made
