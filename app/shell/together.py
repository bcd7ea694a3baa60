"""Several people at one screen, at once: their names and colours, and nothing else to be asked."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.desk.door import Agreed
from app.framework.game import Game
from app.framework.players import HUMAN, Player
from app.shell.context import Context
from app.shell.parts import Button, Combo, IconButton, label, mark_icon
from app.shell.setup_page import LONGEST_NAME, given_names, why_not
from app.shell.style import px

FEWEST = 2


class PersonRow(QWidget):
    """One person: the name, and the colour with its shape."""

    changed = Signal()
    gone = Signal(QWidget)

    def __init__(self, context: Context, game: Game[Any], player: Player) -> None:
        super().__init__()
        self._context = context
        self.name, self.colour, self.remove = QLineEdit(player.name), Combo(context), IconButton("close")
        self.name.setMaxLength(LONGEST_NAME)
        size = px(context.settings.text_size, 1.35)
        for colour in game.colours:
            picture = mark_icon(context.theme, colour.id, colour.shape, size, self.devicePixelRatioF())
            self.colour.addItem(picture, context.say(f"colour-{colour.id}"), colour.id)
        self.colour.setIconSize(QSize(size, size))
        self.colour.setCurrentIndex(self.colour.findData(player.colour))
        self.name.textEdited.connect(self.changed)
        self.colour.currentIndexChanged.connect(self.changed)
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget, stretch in ((self.name, 3), (self.colour, 2), (self.remove, 0)):
            row.addWidget(widget, stretch)

    def label_seat(self, number: int, *, removable: bool) -> None:
        say = self._context.say
        for widget, key in ((self.name, "seat-name"), (self.colour, "seat-colour")):
            widget.setAccessibleName(say(key, number=number))
            widget.setToolTip(say(key, number=number))
        self.remove.dress(self._context, say("seat-remove", number=number))
        self.remove.setVisible(removable)

    def player(self) -> Player:
        return Player(self.name.text().strip(), self.colour.currentData(), HUMAN)

    def _remove(self) -> None:
        self.gone.emit(self)


class Together(QDialog):
    begun = Signal(Agreed)

    def __init__(self, context: Context, game: Game[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._context, self._game = context, game
        self.setWindowTitle(context.say("together-title", game=context.title(game.id)))
        self.rows: list[PersonRow] = []
        self._people = QVBoxLayout()
        self.wrong = label("strong", wrap=True)
        self.add_button, self.play_button = Button("add", "quiet"), Button("play", "primary")
        self.add_button.dress(context, context.say("together-add"))
        self.play_button.dress(context, context.say("lobby-play"))
        self.play_button.setDefault(True)
        self.add_button.clicked.connect(self._add)
        self.play_button.clicked.connect(self._begin)
        foot = QHBoxLayout()
        foot.addWidget(self.add_button)
        foot.addStretch(1)
        foot.addWidget(self.play_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 16)
        whole.addLayout(self._people)
        whole.addWidget(self.wrong)
        whole.addLayout(foot)
        for player in last_people(context, game):
            self._new_row(player)
        self._tidy()
        self.resize(px(context.settings.text_size, 32), self.sizeHint().height())
        self.rows[0].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[0].name.selectAll()

    def _new_row(self, player: Player) -> PersonRow:
        row = PersonRow(self._context, self._game, player)
        row.changed.connect(self._tidy)
        row.gone.connect(self._remove)
        self.rows.append(row)
        self._people.addWidget(row)
        return row

    def _add(self) -> None:
        row = self._new_row(newcomer(self._context, self._game, [row.player() for row in self.rows]))
        self._tidy()
        row.name.setFocus()
        row.name.selectAll()

    def _remove(self, row: PersonRow) -> None:
        self.rows.remove(row)
        self._people.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._tidy()
        self.add_button.setFocus()

    def _tidy(self) -> None:
        fewest = max(FEWEST, min(self._game.players))
        for number, row in enumerate(self.rows, 1):
            row.label_seat(number, removable=len(self.rows) > fewest)
        self.add_button.setVisible(len(self.rows) < max(self._game.players))
        wrong = why_not(self._game, [row.player() for row in self.rows], self._context.say)
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        self.play_button.setEnabled(not wrong)

    def _begin(self) -> None:
        players = tuple(row.player() for row in self.rows)
        self.accept()
        self.begun.emit(Agreed(self._game, self._game.setup(len(players)), players))


def last_people(context: Context, game: Game[Any]) -> list[Player]:
    """Those who last shared this screen, as far as they fit; else as few as can be."""
    people: list[Player] = []
    known = [colour.id for colour in game.colours]
    together = (saved.players for saved in context.library.saved() if _humans(saved.players) >= FEWEST)
    for last in next(together, ()):
        if last.control == HUMAN and len(people) < max(game.players):
            taken = [player.colour for player in people]
            free = next(colour for colour in known if colour not in taken)
            people.append(last._replace(colour=last.colour if last.colour in known and last.colour not in taken else free))
    while len(people) < max(FEWEST, min(game.players)):
        people.append(newcomer(context, game, people))
    return people


def newcomer(context: Context, game: Game[Any], people: list[Player]) -> Player:
    """One more, with a colour that nobody has."""
    taken = {player.colour for player in people}
    free = next(colour.id for colour in game.colours if colour.id not in taken)
    return Player(given_names([HUMAN] * (len(people) + 1), context.say, context.settings.name)[-1], free, HUMAN)


def _humans(players: tuple[Player, ...]) -> int:
    return sum(player.control == HUMAN for player in players)
