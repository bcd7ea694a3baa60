"""What happened, in words, grouped by turn; a click shows that moment. Below it the timeline."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFont, QIcon, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QListWidget, QListWidgetItem, QSlider, QToolButton, QVBoxLayout, QWidget

from app.framework.game import Game
from app.framework.match import Match
from app.framework.players import Player
from app.play.eyes import EVERYBODY, readable
from app.table.icons import icon
from app.table.panels.kit import shape_pixmap, words
from app.table.shield import shielded
from app.table.theme import Theme
from app.text.speaker import Speaker

NUMBER = Qt.ItemDataRole.UserRole
SEAT = Qt.ItemDataRole.UserRole + 1
ALL = -1
SIGN = 18
PACE = 900
"""Milliseconds that each move is shown while the timeline plays by itself."""


@shielded
class Told(QListWidget):
    """What is marked stays in sight when cards above it take some of the room."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if (marked := self.currentItem()) is not None:
            self.scrollToItem(marked)


@shielded
class LogPanel(QWidget):
    moment_wanted = Signal(int)

    def __init__(self, game: Game[Any], players: Sequence[Player], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players = players
        self._colours = {colour.id: colour for colour in game.colours}
        self._signs: list[QIcon] = []
        self.who = QComboBox()
        self.who.currentIndexChanged.connect(self._filter)
        self.list = Told()
        self.list.setWordWrap(True)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)  # by rows, there would be a gap below the last
        self.list.itemClicked.connect(self._clicked)
        self.list.itemActivated.connect(self._clicked)
        self.timeline = Timeline()
        self.timeline.moment_wanted.connect(self.moment_wanted)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 6, 6, 6)
        box.addWidget(self.who)
        box.addWidget(self.list, 1)
        box.addWidget(self.timeline)
        self._told: list[object] = []
        self._viewer = EVERYBODY
        self._marks = 0
        """How many take-backs are told."""

    def dress(self, theme: Theme) -> None:
        ratio = self.devicePixelRatioF()
        self._signs = [QIcon(shape_pixmap(self._colours[p.colour], SIGN, ratio, theme)) for p in self.players]
        self._told = []
        self.timeline.dress(theme)

    def relabel(self, speaker: Speaker) -> None:
        self.who.blockSignals(True)
        chosen = max(0, self.who.currentIndex())
        self.who.clear()
        self.who.addItem(speaker.say("ui-everybody"), ALL)
        for seat, player in enumerate(self.players):
            self.who.addItem(player.name, seat)
        self.who.setCurrentIndex(chosen)
        self.who.blockSignals(False)
        self.who.setAccessibleName(speaker.say("ui-filter-log"))
        self.list.setAccessibleName(speaker.say("ui-log"))
        self.timeline.relabel(speaker)
        self._told = []

    def show_match(self, match: Match[Any], viewer: int, shown: int, speaker: Speaker) -> None:
        """Bring the list up to date: only what is new is added, unless something was taken back."""
        entries: list[object] = list(match.entries)
        if viewer != self._viewer or self._told != entries[: len(self._told)] or not self._told:
            self.list.clear()
            self._marks = 0
            self._viewer = viewer
            self._told = []
            for event in readable(match.opening_events, viewer):
                self._add(speaker.event(event), match.first, event.seat)
        for i in range(len(self._told), len(entries)):
            self._tell_taken_back(match, match.first + i, speaker)
            self._tell(match, i, viewer, speaker)
        self._tell_taken_back(match, match.number, speaker)
        self._told = entries
        self._mark(shown)
        self.timeline.show_moment(match.first, match.number, shown)
        self._filter()

    def _tell(self, match: Match[Any], i: int, viewer: int, speaker: Speaker) -> None:
        number = match.first + i + 1
        turn = match.turn(number - 1)
        if not i or (turn[0] and match.turn(number - 2) != turn):
            self._head(turn, number - 1, speaker)
        for event in readable(match.entries[i].events, viewer):
            self._add(speaker.event(event), number, event.seat)

    def _head(self, turn: tuple[int, int], number: int, speaker: Speaker) -> None:
        """Whose turn begins, with that player's sign; what comes before the first round is nobody's."""
        round_, active = turn
        if round_:
            head = self._add(speaker.say("round-turn", round=round_, who=speaker.name(active)), number, active)
            head.setIcon(self._signs[active])
        else:
            head = self._add(speaker.say("ui-before-round"), number, ALL)
        font = QFont(self.list.font())
        font.setWeight(QFont.Weight.DemiBold)
        head.setFont(font)

    def _tell_taken_back(self, match: Match[Any], number: int, speaker: Speaker) -> None:
        """What had become known and was taken back stays told, where it happened; marks come by number after `first`."""
        marks = sorted(match.taken_back)
        while self._marks < len(marks) and min(marks[self._marks].number, match.number) <= number:
            self._add(speaker.say("ui-taken-back", n=marks[self._marks].moves), number, ALL)
            self._marks += 1

    def _add(self, text: str, number: int, seat: int) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setData(NUMBER, number)
        item.setData(SEAT, seat)
        self.list.addItem(item)
        return item

    def _mark(self, shown: int) -> None:
        last = None
        for row in range(self.list.count() - 1, -1, -1):
            item = self.list.item(row)
            if item.data(NUMBER) <= shown:
                last = item
                break
        if last is not None:
            self.list.setCurrentItem(last)
            self.list.scrollToItem(last)

    def _filter(self) -> None:
        seat = self.who.currentData()
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(seat not in (None, ALL) and item.data(SEAT) != seat)

    def _clicked(self, item: QListWidgetItem) -> None:
        self.moment_wanted.emit(item.data(NUMBER))


@shielded
class Timeline(QWidget):
    """Steps through the whole game, back and forth, by hand or by itself."""

    moment_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.valueChanged.connect(self._slid)
        self.where = words(wrap=False)
        self._buttons: dict[str, QToolButton] = {}
        row = self._row = QHBoxLayout()
        row.setSpacing(2)
        for name, slot in (
            ("start", self._start),
            ("back", self._back),
            ("play", self._play),
            ("on", self._on),
            ("now", self._now),
        ):
            made = QToolButton()
            made.clicked.connect(slot)
            made.setAutoRaise(True)
            self._buttons[name] = made
            row.addWidget(made)
        row.addStretch()
        row.addWidget(self.where)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addWidget(self.slider)
        box.addLayout(row)
        self._clock = QTimer(self)
        self._clock.setInterval(PACE)
        self._clock.timeout.connect(self._on)
        self._icons, self._words = dict[str, QIcon](), dict[str, str]()

    def add_action(self, action: QAction) -> None:
        """A button for it behind those for time."""
        made = QToolButton()
        made.setDefaultAction(action)
        made.setAutoRaise(True)
        self._row.insertWidget(self._row.count() - 2, made)

    def play(self) -> None:
        self._play()

    def dress(self, theme: Theme) -> None:
        pictures = {"start": "first", "back": "previous", "play": "play", "hold": "pause", "on": "next", "now": "last"}
        self._icons = {name: icon(picture, theme.ink, 20, theme.muted) for name, picture in pictures.items()}
        for name, made in self._buttons.items():
            made.setIcon(self._icons[name])
        self._show_playing()

    def relabel(self, speaker: Speaker) -> None:
        self.slider.setAccessibleName(speaker.say("ui-timeline"))
        self._words = {name: speaker.say(f"ui-time-{name}") for name in (*self._buttons, "hold")}
        for name, made in self._buttons.items():
            made.setToolTip(self._words[name])
            made.setAccessibleName(self._words[name])
        self._show_playing()

    def _show_playing(self) -> None:
        """What goes by itself can be held with the same button."""
        now, made = "hold" if self._clock.isActive() else "play", self._buttons["play"]
        made.setIcon(self._icons.get(now, QIcon()))
        made.setToolTip(self._words.get(now, ""))
        made.setAccessibleName(self._words.get(now, ""))

    def show_moment(self, first: int, last: int, shown: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setRange(first, last)
        self.slider.setValue(shown)
        self.slider.blockSignals(False)
        self.where.setText(f"{shown} / {last}")
        if shown == last:
            self.stop()

    def stop(self) -> None:
        self._clock.stop()
        self._show_playing()

    def _slid(self, value: int) -> None:
        self.moment_wanted.emit(value)

    def _start(self) -> None:
        self.moment_wanted.emit(self.slider.minimum())

    def _now(self) -> None:
        self.moment_wanted.emit(self.slider.maximum())

    def _back(self) -> None:
        self.stop()
        self.moment_wanted.emit(self.slider.value() - 1)

    def _on(self) -> None:
        self.moment_wanted.emit(self.slider.value() + 1)

    def _play(self) -> None:
        if self._clock.isActive():
            self.stop()
        else:
            if self.slider.value() == self.slider.maximum():
                self._start()
            self._clock.start()
            self._show_playing()
