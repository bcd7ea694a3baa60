"""Beside the board, for whoever learns: how one wins, what to try next in a guided game, and a card of the coach."""

from html import escape
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.table.panels.announce import announce
from app.table.panels.hint import Body
from app.table.panels.kit import grown, words
from app.table.shield import shielded

TICK, OPEN = "✓", "○"
ROOMY = 32
"""Lines of words that a window must have for everything at once."""


class Lines(NamedTuple):
    """What a guided game says now."""

    title: str
    done: str
    """What was reached last."""
    now: str
    """What to try now; nothing once all is reached."""
    why: str


@shielded
class _Block(QFrame):
    """A framed heading with words, and a row of buttons."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.title, self.text = words(), words(links=True)
        self.body = Body(self.title, self.text)
        self.row = QHBoxLayout()
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 8, 8, 10)
        box.setSpacing(6)
        box.addWidget(self.body, 1)
        box.addLayout(self.row)
        self.hide()

    def add_buttons(self, *buttons: QPushButton) -> None:
        for button in buttons:
            self.row.addWidget(button)
        self.row.addStretch()

    def fill(self, title: str, rich: str, plain: str) -> None:
        """New words are said aloud, the same ones only shown."""
        new = plain != self.text.accessibleName()
        self.title.setFont(grown(self, 1.1, QFont.Weight.DemiBold, title=True))
        self.title.setText(title)
        self.text.setText(rich)
        self.text.setAccessibleName(plain)
        self.setAccessibleName(title)
        self.body.fit()
        if new:
            announce(self.text, f"{title}. {plain}")


@shielded
class LessonPanel(QWidget):
    understood = Signal()
    hint_wanted = Signal()
    practice_wanted = Signal()
    play_on_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.aim: QLabel = words()
        self.aim.setContentsMargins(12, 4, 8, 0)
        self.guide, self.card = _Block("guide"), _Block("coach")
        self.understand, self.hint = QPushButton(), QPushButton()
        self.practice, self.play_on = QPushButton(), QPushButton()
        self.understand.clicked.connect(self.understood)
        self.hint.clicked.connect(self.hint_wanted)
        self.practice.clicked.connect(self.practice_wanted)
        self.play_on.clicked.connect(self.play_on_wanted)
        self.card.add_buttons(self.understand, self.hint)
        self.guide.add_buttons(self.practice, self.play_on)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(8)
        for part in (self.aim, self.guide, self.card):
            box.addWidget(part)

    def show_aim(self, text: str) -> None:
        self.aim.setText(text)
        crowded = not self.guide.isHidden() and self.window().height() < ROOMY * self.fontMetrics().lineSpacing()
        self.aim.setVisible(bool(text) and not crowded)

    def show_goals(self, lines: Lines) -> None:
        """What comes next with its reason, and what was reached last, ticked; at the end what was learnt."""
        now = f"<b>{OPEN} {escape(lines.now)}</b>" if lines.now else ""
        done = f"{TICK} {escape(lines.done)}" if lines.done else ""
        plain = ". ".join(filter(None, (lines.now, lines.why)))
        self.guide.fill(lines.title, "<br>".join(filter(None, (now, escape(lines.why), done))), plain)
        for button in (self.practice, self.play_on):
            button.setVisible(not lines.now)
        self.guide.show()

    def say_card(self, title: str, text: str) -> None:
        self.card.fill(title, escape(text), text)
