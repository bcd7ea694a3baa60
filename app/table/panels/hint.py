"""The hint, in three steps: first where, then what, then why, with the alternatives; and a button that plays it."""

from collections.abc import Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.framework.mishap import unfailing
from app.framework.moves import Move, move_from_words
from app.table.icons import icon
from app.table.panels.kit import grown, words
from app.table.shield import shielded
from app.table.theme import Theme
from app.text.hints import Told, in_one_line, told
from app.text.speaker import Speaker

WHERE, WHAT, WHY = 0, 1, 2
LINE = 5
"""How many moves of the way on are told."""


@shielded
class _Words(QWidget):
    """Always laid out for the width that it has: Qt keeps the layout for the width without a scroll bar if that comes last."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if layout := self.layout():
            layout.setGeometry(self.rect())


@shielded
class Body(QScrollArea):
    """As high as its words where there is room, else with a scroll bar."""

    def __init__(self, *labels: QWidget) -> None:
        super().__init__()
        inside = _Words()
        self._box = QVBoxLayout(inside)
        self._box.setContentsMargins(0, 0, 6, 0)
        self._box.setSpacing(6)
        for label in labels:
            self._box.addWidget(label)
        self._box.addStretch()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @unfailing(QSize)
    def sizeHint(self) -> QSize:  # noqa: N802
        width = self.width()  # a scroll bar that comes and goes changes nothing about what is wanted
        return QSize(width, self._box.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """To the words that it holds now. Qt alone would keep a bar for words that need it only because of the bar."""
        self.updateGeometry()
        fits = self._box.heightForWidth(self.width()) <= self.height()
        off, as_needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(off if fits else as_needed)
        self._box.update()  # Qt lays words out for the width without the bar, and then narrows only what is around them


@shielded
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
        self.title, self.text, self.others = words(), words(links=True), words(links=True)
        self.body = Body(self.text, self.others)
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
        box.addWidget(self.body, 1)
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

    def moves_of(self, advice: Sequence[dict[str, Any]]) -> list[Move]:
        """The moves advised; an error when any of the advice cannot be told."""
        for one in advice:
            self._told(one)
        return [move_from_words(one["move"].split()) for one in advice]

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
            self.text.setText(escape(say("ui-hint-where", verb=self.speaker.thing("verb", self.best().verb))))
        elif self.stage == WHAT:
            self.text.setText(f"<b>{escape(self.speaker.move(self.best()))}.</b>")
        else:
            self.text.setText(self._whole(self._told(self.advice[0])))
            rest = "".join(self._brief(self._told(a)) for a in self.advice[1:])
            self.others.setText(f"{escape(say('ui-hint-others'))}{rest}")
        self.body.fit()
        self.point_wanted.emit(self.best(), self.stage)

    def _told(self, advice: dict[str, Any]) -> Told:
        line = [move_from_words(m.split()) for m in advice["line"][:LINE]]
        move, against = move_from_words(advice["move"].split()), advice["against"].split()
        other = move_from_words(against) if against else None
        return told(self.speaker, move, advice["gain"], advice["reasons"], advice["rest"], line, other, advice["asides"])

    def _whole(self, one: Told) -> str:
        rows = "".join(f'<tr><td align="right">{change}&nbsp;</td><td>{escape(what)}</td></tr>' for change, what in one.reasons)
        text = f"<b>{escape(one.move)}.</b><br>{escape(one.gain)}" + (f":<table>{rows}</table>" if rows else ".")
        text += "".join(f"{escape(aside)}<br>" for aside in one.asides)
        if one.line:
            text += escape(self.speaker.say("ui-hint-then")) + "".join(f"<br>→ {escape(move)}" for move in one.line)
        return text

    def _brief(self, one: Told) -> str:
        why = in_one_line(self.speaker, one, whole=False).removeprefix(f"{one.move}. ")
        return f"<p><b>{escape(one.move)}.</b> {escape(why)}</p>"
