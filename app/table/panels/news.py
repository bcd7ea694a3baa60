"""What the others did since one's last decision: a few lines for each of them, and a button that shows it once more."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from app.play.news import News
from app.table.icons import icon
from app.table.panels.announce import announce
from app.table.panels.hint import Body
from app.table.panels.kit import words
from app.table.shield import shielded
from app.table.theme import Theme
from app.text.speaker import Speaker

LAST = 6
"""So many lines are told of each; the log has them all."""


@shielded
class NewsCard(QFrame):
    replay_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("news")
        self.title, self.text = words(), words(links=True)
        self.replay, self.close_button = QPushButton(), QToolButton()
        self.close_button.setAutoRaise(True)
        self.replay.clicked.connect(self.replay_wanted)
        self.close_button.clicked.connect(self.hide)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 8, 12, 10)
        box.addLayout(head)
        self._body = Body(self.text)
        box.addWidget(self._body, 1)
        box.addWidget(self.replay)
        self.hide()

    def show_news(self, news: News, speaker: Speaker, theme: Theme) -> None:
        say = speaker.say
        self.title.setText(say("ui-news"))
        self.replay.setText(say("ui-do-replay"))
        self.close_button.setIcon(icon("close", theme.ink, 18, theme.muted))
        self.close_button.setIconSize(QSize(18, 18))
        self.close_button.setAccessibleName(say("ui-close"))
        told = [(speaker.name(seat), [speaker.event(event) for event in events]) for seat, events in news.by_seat]
        back = [say("ui-taken-back", n=news.taken_back)] if news.taken_back else []
        self.text.setText("<br>".join([*(_paragraph(who, lines) for who, lines in told if lines), *map(escape, back)]))
        self.text.setAccessibleName(" ".join([*(line for _, lines in told for line in lines[-LAST:]), *back]))
        self._body.fit()
        self.setVisible(bool(self.text.text()))
        announce(self.text, self.text.accessibleName())


def _paragraph(who: str, lines: Sequence[str]) -> str:
    more = ["…"] if len(lines) > LAST else []
    return "<br>".join([f"<b>{escape(who)}</b>", *more, *map(escape, lines[-LAST:])])
