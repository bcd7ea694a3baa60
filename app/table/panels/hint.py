"""The hint, in three steps: first where, then what, then why, with the alternatives; and a button that plays it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from app.framework.moves import Move, move_from_words
from app.table.icons import icon
from app.table.panels.kit import grown, words
from app.table.theme import Theme
from app.text.speaker import Speaker

WHERE, WHAT, WHY = 0, 1, 2


class HintCard(QFrame):
    play_wanted = Signal(object)
    point_wanted = Signal(object, int)
    """The move to point at and how much may be given away."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hint")
        self.advice: list[dict[str, Any]] = []
        self.stage = WHERE
        self.speaker: Speaker
        self.title, self.text, self.others = words(), words(), words()
        self.more, self.play = QPushButton(), QPushButton()
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.more.clicked.connect(self.tell_more)
        self.play.clicked.connect(self._play)
        self.close_button.clicked.connect(self.dismiss)
        row = QHBoxLayout()
        row.addWidget(self.more)
        row.addWidget(self.play)
        row.addStretch()
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.close_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 8, 8, 10)
        box.setSpacing(6)
        box.addLayout(top)
        box.addWidget(self.text)
        box.addWidget(self.others)
        box.addLayout(row)
        self.hide()

    def begin(self, speaker: Speaker, theme: Theme) -> None:
        self.speaker = speaker
        self.advice, self.stage = [], WHERE
        self.title.setFont(grown(self, 1.15, QFont.Weight.DemiBold, title=True))
        self.title.setText(speaker.say("ui-hint"))
        self.text.setText(speaker.say("ui-hint-thinking"))
        self.more.setText(speaker.say("ui-hint-more"))
        self.play.setText(speaker.say("ui-hint-play"))
        self.close_button.setIcon(icon("close", theme.ink, 20))
        self.close_button.setToolTip(speaker.say("ui-close"))
        self.close_button.setAccessibleName(speaker.say("ui-close"))
        self.others.hide()
        self.more.setEnabled(False)
        self.play.hide()
        self.show()

    def show_advice(self, advice: Sequence[dict[str, Any]]) -> None:
        """A first quick answer, or the final one in its place."""
        self.advice = list(advice)
        self._show()

    def dismiss(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def best(self) -> Move:
        return move_from_words(self.advice[0]["move"].split())

    def tell_more(self) -> None:
        self.stage = min(WHY, self.stage + 1)
        self._show()

    def _play(self) -> None:
        move = self.best()
        self.dismiss()
        self.play_wanted.emit(move)

    def _show(self) -> None:
        say = self.speaker.say
        if not self.advice:
            self.text.setText(say("ui-hint-none"))
            return
        self.more.setEnabled(self.stage < WHY)
        self.play.setVisible(self.stage >= WHAT)
        self.others.setVisible(self.stage == WHY and len(self.advice) > 1)
        if self.stage == WHERE:
            self.text.setText(say("ui-hint-where", verb=self.speaker.thing("verb", self.best().verb)))
        elif self.stage == WHAT:
            self.text.setText(self.speaker.move(self.best()) + ".")
        else:
            self.text.setText(self._sentence(self.advice[0]))
            rest = "\n".join(f"• {self._sentence(a, line=False)}" for a in self.advice[1:])
            self.others.setText(f"{say('ui-hint-others')}\n{rest}")
        self.point_wanted.emit(self.best(), self.stage)

    def _sentence(self, advice: dict[str, Any], line: bool = True) -> str:
        say = self.speaker.say
        parts = [say("hint-part", feature=self.speaker.thing("feature", n), change=f"{c:+.1f}") for n, c in advice["reasons"]]
        why = self.speaker.several(parts) if parts else "none"
        said = [
            self.speaker.move(move_from_words(advice["move"].split())) + ".",
            say("hint-gain", gain=f"{advice['gain']:+.1f}", why=why),
        ]
        if line and advice["line"]:
            moves = [self.speaker.move(move_from_words(m.split())) for m in advice["line"][:5]]
            said.append(say("hint-line", line=" → ".join(moves)))
        return " ".join(said)
