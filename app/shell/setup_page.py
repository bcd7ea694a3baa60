"""Everything that can be agreed before a new game: seats, variant, table options, take-backs, seed."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.desk.door import Agreed
from app.framework.game import Game, Setup
from app.framework.players import Player
from app.shell.cards import Picture
from app.shell.context import Context
from app.shell.parts import Button, Combo, IconButton, label, line, mark_icon, read_picture
from app.shell.style import px
from app.table.panels.kit import emptied
from app.text.speaker import Speaker

HUMAN = "human"
USUAL = "regular"
LONGEST_NAME = 24


def usual_players(game: Game[Any], say: Callable[..., str], name: str) -> tuple[Player, ...]:
    """One person against two bots, or as many as the game allows."""
    seats = min(game.players, key=lambda n: (abs(n - 3), n))
    controls = [HUMAN, *[USUAL] * (seats - 1)]
    names = given_names(controls, say, name)
    return tuple(Player(names[i], game.colours[i].id, control) for i, control in enumerate(controls))


def given_names(controls: Sequence[str], say: Callable[..., str], name: str) -> list[str]:
    """People have the number of their seat, bots one among those of their level where there are several of it."""
    names = list[str]()
    for seat, control in enumerate(controls):
        number = controls[: seat + 1].count(control) if controls.count(control) > 1 else ""
        if control != HUMAN:
            names.append(say("bot-name", level=say(f"level-{control}"), number=number).strip())
        else:
            names.append(name if name and seat == 0 else say("player-name", number=seat + 1))
    return names


def why_not(game: Game[Any], players: Sequence[Player], say: Callable[..., str]) -> str:
    """Why these cannot sit at one table; nothing when they can."""
    if clash := game.clash([player.colour for player in players]):
        return say(clash.key, **clash.params)
    if not all(player.name for player in players):
        return say("setup-wrong-empty")
    return say("setup-wrong-names") if len({player.name for player in players}) < len(players) else ""


class SeatRow(QFrame):
    """One seat: its colour with its shape, who sits there, and the name."""

    changed = Signal()
    gone = Signal(QFrame)

    def __init__(self, page: "SetupPage", number: int) -> None:
        super().__init__()
        self._page, self.number, self._own_name = page, number, False
        self.place = label("strong")
        self.colour, self.control, self.name = Combo(page.context), Combo(page.context), QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.remove = IconButton("close")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget, stretch in ((self.place, 0), (self.name, 4), (self.control, 5), (self.colour, 3), (self.remove, 0)):
            row.addWidget(widget, stretch)
        self.name.textEdited.connect(self._named)
        self.control.currentIndexChanged.connect(self._rename)
        self.colour.currentIndexChanged.connect(self.changed)
        self.remove.clicked.connect(self._remove)

    def begin(self, game: Game[Any], control: str) -> None:
        context = self._page.context
        for level in (HUMAN, *self._page.levels):
            words = context.say(f"level-{level}")
            if level != HUMAN:
                words = context.say("level-line", level=words, about=context.say(f"about-level-{level}"))
            self.control.addItem(words, level)
        items, metrics = map(self.control.itemText, range(self.control.count())), self.control.fontMetrics()
        longest = max(metrics.horizontalAdvance(text) for text in items)
        self.name.setMinimumWidth(px(context.settings.text_size, 7.5))
        self.control.setMinimumWidth(longest + px(context.settings.text_size, 4))
        theme, size = context.theme, px(context.settings.text_size, 1.35)
        for colour in game.colours:
            picture = mark_icon(theme, colour.id, colour.shape, size, self.devicePixelRatioF())
            self.colour.addItem(picture, context.say(f"colour-{colour.id}"), colour.id)
        self.colour.setIconSize(QSize(size, size))
        self.control.setCurrentIndex(self.control.findData(control))

    def label_seat(self, number: int) -> None:
        say = self._page.context.say
        self.number = number
        self.place.setText(str(number + 1))
        self.place.setFixedWidth(px(self._page.context.settings.text_size, 1.3))
        for widget, key in ((self.name, "seat-name"), (self.control, "seat-control"), (self.colour, "seat-colour")):
            widget.setAccessibleName(say(key, number=number + 1))
            widget.setToolTip(say(key, number=number + 1))
        self.remove.dress(self._page.context, say("seat-remove", number=number + 1))

    def suggest(self, name: str) -> None:
        if not self._own_name:
            self.name.setText(name)

    def player(self) -> Player:
        return Player(self.name.text().strip(), self.colour.currentData(), self.control.currentData())

    def _named(self) -> None:
        self._own_name = bool(self.name.text().strip())
        self.changed.emit()

    def _rename(self) -> None:
        self.changed.emit()

    def _remove(self) -> None:
        self.gone.emit(self)


class SetupPage(QWidget):
    begun = Signal(Agreed)
    back = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.levels: tuple[str, ...] = ()
        self._game: Game[Any] | None = None
        self._asked = 0
        """So many rows of the table are filled."""
        self.rows: list[SeatRow] = []
        self.choices: dict[str, Combo] = {}
        self._picture = Picture(context, "", "top")
        self._title, self._line = label("title"), label("muted", wrap=True)
        self._seats_heading, self._table_heading = label("heading"), label("heading")
        self._about, self._wrong = label("small", wrap=True), label("strong", wrap=True)
        self.variant, self.seed, self.take_back = Combo(context), QLineEdit(), Combo(context)
        self.seed.setMaxLength(60)
        self.add_button, self.play_button = Button("add", "quiet"), Button("play", "primary")
        self.back_button = Button("back", "quiet")
        self.variant.currentIndexChanged.connect(self._told)
        self.variant.currentIndexChanged.connect(self._tidy)
        self.add_button.clicked.connect(self._add)
        self.play_button.clicked.connect(self._begin)
        self.back_button.clicked.connect(self.back)
        self._lay_out()

    def _lay_out(self) -> None:
        self._seats = QVBoxLayout()
        self._seats.setSpacing(7)
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(28)
        self._table.setVerticalSpacing(1)
        self._table.setColumnStretch(0, 5)
        self._table.setColumnStretch(1, 4)
        card = QFrame()
        card.setProperty("kind", "panel")
        card.setMaximumWidth(1000)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.setSpacing(0)
        self._picture.setMinimumHeight(110)
        inside.addWidget(self._picture, 1)
        form = QVBoxLayout()
        form.setContentsMargins(26, 14, 26, 18)
        form.setSpacing(8)
        for widget in (self._title, self._line, line(), self._seats_heading):
            form.addWidget(widget)
        form.addLayout(self._seats)
        form.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        form.addWidget(self._wrong)
        form.addWidget(line())
        form.addWidget(self._table_heading)
        form.addLayout(self._table)
        inside.addLayout(form)
        self._frame(card)

    def _frame(self, card: QFrame) -> None:
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(22, 6, 22, 10)
        row.addStretch(1)
        row.addWidget(card, 60)
        row.addStretch(1)
        scroll.setWidget(middle)
        foot = QHBoxLayout()
        foot.setContentsMargins(22, 4, 22, 14)
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        foot.addWidget(self.play_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 10, 0, 0)
        whole.addWidget(scroll, 1)
        whole.addLayout(foot)

    # One game.

    @property
    def game_id(self) -> str:
        return self._game.id if self._game else ""

    def begin(self, game_id: str) -> None:
        from app.bots.levels import OFFERED

        self.levels = tuple(OFFERED)
        self._game = self.context.find(game_id)
        self._picture.game_id = game_id
        self._picture.image = read_picture(self.context.card_picture(game_id))
        for row in self.rows:
            self._drop(row)
        self.rows = []
        for player in usual_players(self._game, self.context.say, self.context.settings.name):
            self._new_row(player.control)
        self.relabel()
        self.rows[0].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[0].name.selectAll()

    def relabel(self) -> None:
        if self._game is None:
            return
        say, speaker = self.context.say, Speaker(self.context.settings.language, self._game)
        self._title.setText(speaker.say("game-title"))
        self._line.setText(speaker.say("game-line"))
        self._seats_heading.setText(say("setup-seats"))
        self._table_heading.setText(say("setup-table"))
        self.add_button.dress(self.context, say("setup-add"))
        self.play_button.dress(self.context, say("setup-begin"))
        self.back_button.dress(self.context, say("back-to-lobby"))
        self._fill_table(self._game, speaker)
        self._tidy()

    def _fill_table(self, game: Game[Any], speaker: Speaker) -> None:
        chosen = {name: box.currentData() for name, box in self.choices.items()}
        variant, seed, back = self.variant.currentData(), self.seed.text(), self.take_back.currentData()
        emptied(self._table, keeping=(self.variant, self.seed, self.take_back, self._about))
        self.choices, self._asked = {}, 0
        several = len(game.variants) > 1
        self.variant.setVisible(several)
        self._about.setVisible(several)
        if several:
            self._variants(game, speaker, variant)
        for option in game.options:
            box = Combo(self.context)
            for value in option.values:
                box.addItem(speaker.say(f"option-{option.id}-{value}"), value)
            box.setCurrentIndex(max(0, box.findData(chosen.get(option.id))))
            box.currentIndexChanged.connect(self._tidy)
            self.choices[option.id] = box
            self._ask(speaker.say(f"option-{option.id}"), box, self._explained(speaker.say(f"about-option-{option.id}")))
        self.seed.setText(seed)
        self.seed.setPlaceholderText(speaker.say("setup-seed-none"))
        self._ask(speaker.say("setup-seed"), self.seed, self._explained(speaker.say("setup-seed-tip")))
        self.take_back.clear()
        for allowed, key in ((False, "setup-take-back-no"), (True, "setup-take-back-yes")):
            self.take_back.addItem(speaker.say(key), allowed)
        self.take_back.setCurrentIndex(1 if back else 0)
        self._ask(speaker.say("setup-take-back"), self.take_back, self._explained(speaker.say("setup-take-back-tip")))

    def _variants(self, game: Game[Any], speaker: Speaker, chosen: Any) -> None:
        self.variant.blockSignals(True)
        self.variant.clear()
        for name in game.variants:
            self.variant.addItem(speaker.say(f"variant-{name}"), name)
        self.variant.setCurrentIndex(max(0, self.variant.findData(chosen)))
        self.variant.blockSignals(False)
        self._ask(speaker.say("setup-variant"), self.variant, self._about)
        self._told()

    def _explained(self, about: str) -> QLabel:
        told = label("small", wrap=True)
        told.setText(about)
        return told

    def _ask(self, text: str, answer: QWidget, about: QLabel) -> None:
        """A question over the line that explains it, and the answer beside both."""
        question = label(wrap=True)
        question.setText(text)
        question.setBuddy(answer)
        answer.setAccessibleName(text)
        answer.setAccessibleDescription(about.text())
        self._table.addWidget(question, self._asked, 0)
        self._table.addWidget(about, self._asked + 1, 0)
        self._table.addWidget(answer, self._asked, 1, 2, 1)
        self._table.setRowMinimumHeight(self._asked + 2, 9)
        self._asked += 3

    def _told(self) -> None:
        name = self.variant.currentData()
        if self._game and name:
            self._about.setText(Speaker(self.context.settings.language, self._game).say(f"about-variant-{name}"))
            self.variant.setAccessibleDescription(self._about.text())

    # Seats.

    def _new_row(self, control: str) -> SeatRow:
        assert self._game
        row = SeatRow(self, len(self.rows))
        row.begin(self._game, control)
        taken = {other.colour.currentData() for other in self.rows}
        free = next(colour.id for colour in self._game.colours if colour.id not in taken)
        row.colour.setCurrentIndex(row.colour.findData(free))
        row.changed.connect(self._tidy)
        row.gone.connect(self._remove)
        self.rows.append(row)
        self._seats.addWidget(row)
        return row

    def _add(self) -> None:
        row = self._new_row(USUAL)
        self._tidy()
        row.name.setFocus()

    def _remove(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._drop(row)
        self._tidy()
        self.add_button.setFocus()

    def _drop(self, row: SeatRow) -> None:
        self._seats.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _tidy(self) -> None:
        """Suggest names, and say what does not fit yet."""
        if self._game is None:
            return
        say, game = self.context.say, self._game
        names = given_names([row.control.currentData() for row in self.rows], say, self.context.settings.name)
        for number, row in enumerate(self.rows):
            row.label_seat(number)
            row.suggest(names[number])
            row.remove.setVisible(len(self.rows) > min(game.players))
        self.add_button.setVisible(len(self.rows) < max(game.players))
        for name, box in self.choices.items():
            box.setEnabled(game.counts(name, self._setup()))
        wrong = self._wrong_words()
        self._wrong.setText(wrong)
        self._wrong.setVisible(bool(wrong))
        self.play_button.setEnabled(not wrong)

    def _wrong_words(self) -> str:
        assert self._game
        say = self.context.say
        if wrong := why_not(self._game, [row.player() for row in self.rows], say):
            return wrong
        misfit = self._game.misfit(self._setup())
        return say(misfit.key, **misfit.params) if misfit else ""

    def _setup(self) -> Setup:
        """What is chosen, whether it can be played or not."""
        assert self._game
        several = len(self._game.variants) > 1
        variant = str(self.variant.currentData()) if several else self._game.variants[0]
        options = sorted((name, str(box.currentData())) for name, box in self.choices.items())
        return Setup(len(self.rows), variant, tuple(options))

    def _begin(self) -> None:
        assert self._game
        players = tuple(row.player() for row in self.rows)
        human = next((row for row in self.rows if row.control.currentData() == HUMAN), None)
        if human and human.name.text().strip() != self.context.say("player-name", number=human.number + 1):
            self.context.settings.name = human.name.text().strip()
        self.begun.emit(
            Agreed(self._game, self._setup(), players, self.seed.text().strip() or None, self.take_back.currentData())
        )
