"""What the others did since one's last decision: what befell oneself, then a paragraph for each of them, and a button that
shows it once more."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.play.news import News
from app.table.icons import icon
from app.table.panels.announce import announce
from app.table.panels.hint import Body
from app.table.panels.kit import grown, words
from app.table.shield import shielded
from app.table.theme import Theme
from app.text.speaker import Speaker


@shielded
class NewsCard(QFrame):
    replay_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("news")
        self.title, self.text = words(), words(links=True)
        self.replay, self.close_button = QToolButton(), QToolButton()
        self.replay.clicked.connect(self.replay_wanted)
        self.close_button.clicked.connect(self.hide)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        for button in (self.replay, self.close_button):
            button.setAutoRaise(True)
            head.addWidget(button)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 8, 12, 10)
        box.addLayout(head)
        self._body = Body(self.text)
        box.addWidget(self._body, 1)
        self.hide()

    def show_news(self, news: News, speaker: Speaker, theme: Theme) -> None:
        say = speaker.say
        self.title.setText(say("ui-news"))
        for button, name, words_for_it in ((self.replay, "again", "ui-do-replay"), (self.close_button, "close", "ui-close")):
            button.setIcon(icon(name, theme.ink, 18, theme.muted))
            button.setIconSize(QSize(18, 18))
            button.setToolTip(say(words_for_it))
            button.setAccessibleName(say(words_for_it))
        you = [speaker.event(event) for event in news.about_you]
        told = [
            (speaker.name(seat), [speaker.event(event) for event in events if event not in news.about_you])
            for seat, events in news.by_seat
        ]
        back = [say("ui-taken-back", n=news.taken_back)] if news.taken_back else []
        first = [f"<b>{escape(line)}</b>" for line in you]
        self.text.setFont(grown(self, 0.9))
        self.text.setText("<br>".join([*first, *(_paragraph(who, lines) for who, lines in told if lines), *map(escape, back)]))
        self.text.setAccessibleName(" ".join([*you, *(line for _, lines in told for line in lines), *back]))
        self._body.fit()
        self.setVisible(bool(self.text.text()))
        announce(self.text, self.text.accessibleName())


def _paragraph(who: str, lines: Sequence[str]) -> str:
    """Who did it all is said once."""
    done = [line.removeprefix(f"{who} ").removesuffix(".") for line in lines]
    return f"<b>{escape(who)}</b> " + "\u00a0· ".join(map(escape, done))
