"""Teaching at a table: shows the cards and goals that the coach has, remembers what was taught, and says it in any language."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from app.framework.mishap import unfailing
from app.framework.teaching import Card, Teaching, lesson_words, teaching_of
from app.play.coach import Coach, Progress
from app.play.wants import Ask, Want
from app.table.panels.lesson import Lines
from app.text.speaker import Speaker

if TYPE_CHECKING:
    from app.table.table import Table


class Teacher(QObject):
    def __init__(self, table: "Table", teaching: Teaching | None) -> None:
        super().__init__(table)
        self.table, self.panel = table, table.lesson
        self.coach = Coach(teaching, table.session.match, table.players) if teaching else None
        self.card: Card | None = None
        """The one that is shown."""
        self._left_alone = False
        """The guided game has been learnt, and whoever plays it said so."""
        table.session.wanted.connect(self._wanted)
        table.changed.connect(self.refresh)
        self._rivals = (table.hint_card, table.news_card)
        """Cards that want the same place."""
        for card in self._rivals:
            card.installEventFilter(self)
        self.panel.understood.connect(self._understood)
        self.panel.hint_wanted.connect(table.ask_hint)
        self.panel.practice_wanted.connect(self._practise)
        self.panel.play_on_wanted.connect(self._play_on)

    @property
    def teaches(self) -> bool:
        """Whether cards come by themselves."""
        return bool(self.coach) and (self.table.settings.coach or bool(self.coach and self.coach.goals))

    def explain(self) -> None:
        """The card of the question that is open, whether it has been seen or not, and the hands on it."""
        if self.coach and self.table.session.deciding and (card := self.card or self.coach.about(self.table.session.seen())):
            self._show(card)
            self.panel.understand.setFocus()

    def refresh(self) -> None:
        """Everything anew: other words, or a move further."""
        words = self._words()
        for button, key in (
            (self.panel.understand, "ui-coach-understood"),
            (self.panel.hint, "ui-coach-hint"),
            (self.panel.practice, "ui-guide-practice"),
            (self.panel.play_on, "ui-guide-play-on"),
        ):
            button.setText(words.say(key))
        self.panel.hint.setVisible(self.table.settings.hints)
        if self.card is not None:
            self._say(self.card, words)
        self._guide(words)
        self.panel.show_aim(words.say("ui-aim", aim=words.say("game-goal")) if self.table.settings.goal else "")

    def _words(self) -> Speaker:
        table = self.table
        folders = [lesson_words(table.game.folder)] if self.coach else []
        return Speaker.at_table(table.settings.language, table.game, table.players, folders)

    # Cards.

    def _wanted(self, want: Want) -> None:
        self.panel.hint.setEnabled(self.table.session.deciding)
        if isinstance(want, Ask) and self.coach and self.teaches:
            self._next(want.seat)

    def _next(self, seat: int) -> None:
        """Whatever is due and has not been taught. A card that is still shown gives way to another question's only."""
        assert self.coach
        due = self.coach.due(self.table.session.seen(), seat, self._taught())
        if due and (self.card is None or due[0].asked):
            self.table.settings.taught.append(self._name(due[0]))
            self._show(due[0])

    @unfailing(bool)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """There is room for one card: the newest is seen, and the coach's comes back when the others go."""
        if event.type() == QEvent.Type.ShowToParent and (self.card or not self.panel.guide.isHidden()):
            self._make_room(watched)
        elif event.type() == QEvent.Type.HideToParent and self.card:
            self.panel.card.setVisible(all(card.isHidden() for card in self._rivals))
        return super().eventFilter(watched, event)

    def _make_room(self, newest: QObject) -> None:
        for card in (*self._rivals, self.panel.card):
            if card is not newest:
                card.hide()

    def _show(self, card: Card) -> None:
        self.card = card
        self.table.side.show()
        self._say(card, self._words())
        self._make_room(self.panel.card)
        self.panel.card.show()

    def _say(self, card: Card, words: Speaker) -> None:
        self.panel.say_card(words.say(f"card-{card.id}"), words.say(f"about-card-{card.id}"))

    def _understood(self) -> None:
        """Away with it; if more is due, that comes now."""
        self.put_away()
        if self.teaches and self.table.session.deciding:
            self._next(self.table.session.viewer)
        if self.card is None:
            self.table.actions_by_key["news"].trigger()
            self.table.view.setFocus()

    def put_away(self) -> None:
        self.card = None
        self.panel.card.hide()

    def _name(self, card: Card) -> str:
        return f"{self.table.game.id}/{card.id}"

    def _taught(self) -> set[str]:
        ours = f"{self.table.game.id}/"
        return {name.removeprefix(ours) for name in self.table.settings.taught if name.startswith(ours)}

    # A guided game.

    def _guide(self, words: Speaker) -> None:
        goals = self.coach.goals if self.coach else ()
        if not self.coach or not goals or self._left_alone:
            self.panel.guide.hide()
            return
        progress = self.coach.progress()
        done = words.say(f"goal-{progress.done[-1].id}") if progress.done else ""
        if progress.left:
            title = words.say("ui-guide", number=len(progress.done) + 1, of=len(goals))
            now = progress.left[0].id
            self.panel.show_goals(Lines(title, done, words.say(f"goal-{now}"), words.say(f"about-goal-{now}")))
        else:
            self._learn(progress)
            self.panel.show_goals(Lines(words.say("ui-guide-done"), done, "", words.say("learnt")))

    def _learn(self, progress: Progress) -> None:
        learnt = self.table.settings.learnt
        if progress.done and self.table.game.id not in learnt:
            learnt.append(self.table.game.id)

    def _practise(self) -> None:
        self.table.practice_wanted.emit(self.table.game.id)

    def _play_on(self) -> None:
        self._left_alone = True
        self.panel.guide.hide()
        self.table.view.setFocus()


def teacher_at(table: "Table") -> Teacher:
    return Teacher(table, teaching_of(table.game.id))
