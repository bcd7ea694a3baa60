"""For whoever is here for the first time: where to begin."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from app.desk.shelf import Card, lesson_minutes
from app.shell.context import Context
from app.shell.parts import Button, label
from app.table.shield import shielded


def first_lesson(context: Context) -> Card | None:
    """The game that is learnt in the shortest time."""
    lang = context.settings.language
    taught = [card for card in context.cards if lesson_minutes(card, lang)]
    return min(taught, key=lambda card: lesson_minutes(card, lang), default=None)


@shielded
class Welcome(QFrame):
    wanted = Signal(str)

    def __init__(self, context: Context, card: Card) -> None:
        super().__init__()
        self._context, self._card = context, card
        self.setProperty("kind", "panel")
        self._title, self._words = label("heading"), label(wrap=True)
        self.button = Button("hint", "primary")
        self.button.clicked.connect(self._learn)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._words)
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 12, 22, 12)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(self.button)

    def relabel(self) -> None:
        context, minutes = self._context, lesson_minutes(self._card, self._context.settings.language)
        game = context.title(self._card.id)
        self._title.setText(context.say("lobby-newcomer"))
        self._words.setText(context.say("lobby-newcomer-learn", game=game, minutes=minutes))
        self.button.dress(context, context.say("lobby-learn-name", game=game))

    def fits(self, saved: int) -> bool:
        """Whether it is wanted: nothing has been played or learnt yet."""
        return not saved and not self._context.settings.learnt

    def _learn(self) -> None:
        self.wanted.emit(self._card.id)
