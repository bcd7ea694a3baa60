"""The prompt: what is asked, of whom; the choices that are no places; words about what just went wrong."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.framework.mishap import unfailing
from app.framework.moves import Move
from app.framework.players import Colour
from app.table.panels.announce import announce
from app.table.panels.kit import button, emptied, grown, sign_pixmap, words
from app.table.shield import shielded
from app.table.theme import Theme
from app.text.speaker import Speaker

WORDS_STAY = 9000
"""Milliseconds that a word stays which points at something; what was done and what was refused stay until something follows."""
MORE, UNDO = "#more", "#undo"
EDGE, SIDE, GAP = 7, 14, 6
PICKER = 0.55
"""A picker that would take more of the width than that has a line of its own."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


@shielded
class PromptBar(QFrame):
    chosen = Signal(object)
    list_wanted = Signal()
    rule_wanted = Signal(str)
    now_wanted = Signal()
    try_wanted = Signal()
    sheet_wanted = Signal()
    go_on_wanted = Signal()
    undo_wanted = Signal()
    confirmed = Signal()
    rejected = Signal()
    pointed = Signal(object)
    """The move whose button is under the pointer, or None."""
    touched = Signal()
    """A click on the question itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self._moves: list[Move] = []
        self._choices: list[tuple[Move, str]] = []
        self._rest = ""
        """All reasons, when only the first is shown."""
        self.sign = QLabel()
        self.sign.hide()
        self.question, self.note = words(), words(links=True)
        self.note.hide()
        self.note.linkActivated.connect(self._follow)
        flags = Qt.TextInteractionFlag
        self.note.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        self._picker, self._buttons = QHBoxLayout(), QHBoxLayout()
        self._buttons.setSpacing(GAP)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addStretch()
        left.addWidget(self.question)
        left.addWidget(self.note)
        left.addStretch()
        self._asked = QBoxLayout(BESIDE)
        self._asked.addLayout(left, 1)
        self._asked.addLayout(self._buttons)
        row = QHBoxLayout()
        row.addWidget(self.sign)
        row.addLayout(self._asked, 1)
        self._whole = QBoxLayout(BESIDE, self)
        self._whole.setContentsMargins(SIDE, EDGE, SIDE, EDGE)
        self._whole.addLayout(row, 1)
        self._whole.addLayout(self._picker)
        self._fade = QTimer(self)
        self._fade.setSingleShot(True)
        self._fade.timeout.connect(self.clear_note)

    def show_who(self, colour: Colour | None) -> None:
        """Whose turn it is, large; nobody's in the past and at the end, and words that need the room come first."""
        self.sign.hide()
        if colour is not None:
            size = self._lines()
            self.sign.setPixmap(sign_pixmap(colour, size, self.devicePixelRatioF()))
            self.sign.setVisible(self.minimumSizeHint().width() + size + GAP <= self.width())

    def ask(self, question: str, choices: Sequence[tuple[Move, str]], more: str, theme: Theme) -> None:
        """A question with its buttons, plain ones such as passing first; `more` labels a button to the list of all."""
        self._clear()
        self._say(question, aloud=True)
        self._choices = sorted(choices, key=lambda choice: len(choice[0].args) > 0)
        self._more, self._theme = more, theme
        self._show_choices()

    def _show_choices(self) -> None:
        """As many as there is room for without cutting a word; the others are in the list. A single one is always shown."""
        emptied(self._buttons)
        whole = self._room()
        beside = self._fitting(whole - min(_wide(self.question) + GAP, self.width() * 2 // 5))
        shown = beside or (self._fitting(whole) or self._choices[:1])
        self._asked.setDirection(BESIDE if beside or not shown else BELOW)
        self._moves = [move for move, _ in shown]
        if len(shown) < len(self._choices):
            made = button(self._more, self._theme, "list")
            made.clicked.connect(self.list_wanted)
            self._buttons.addWidget(made)
        for number, (_, text) in enumerate(shown):
            made = button(text, self._theme)
            made.setProperty("number", number)
            made.installEventFilter(self)
            made.clicked.connect(self._clicked)
            self._buttons.addWidget(made)

    def _room(self) -> int:
        """For the question and its buttons together."""
        sign = 0 if self.sign.isHidden() else int(self.sign.pixmap().deviceIndependentSize().width()) + GAP
        return self.width() - 2 * SIDE - sign - self._picker.sizeHint().width()

    def _fitting(self, room: int) -> list[tuple[Move, str]]:
        letters, around = self._button()
        widths = [letters.horizontalAdvance(text) + around for _, text in self._choices]
        if sum(widths) > room:
            room -= letters.horizontalAdvance(self._more) + self._button("list")[1]
        shown: list[tuple[Move, str]] = []
        for choice, width in zip(self._choices, widths, strict=True):
            if width <= room:
                shown.append(choice)
                room -= width
        return shown

    def _button(self, icon: str = "") -> tuple[QFontMetrics, int]:
        """How a button writes, and how much wider it is than its words."""
        sample = button("x", self._theme, icon)
        sample.setParent(self)
        sample.hide()
        sample.ensurePolished()
        letters = sample.fontMetrics()
        sample.deleteLater()
        return letters, sample.sizeHint().width() - letters.horizontalAdvance("x") + GAP

    @unfailing(bool)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """What a button would do is shown while the pointer is on it."""
        number = watched.property("number")
        if event.type() == QEvent.Type.Enter and isinstance(number, int) and number < len(self._moves):
            self.pointed.emit(self._moves[number])
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.Hide):
            self.pointed.emit(None)
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.touched.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._choices and event.size().width() != event.oldSize().width():
            self._show_choices()

    def show_past(self, text: str, back: str, try_it: str, theme: Theme) -> None:
        self._say(text)
        self._only(back, theme, "last", self.now_wanted)
        if try_it:
            self._add_button(try_it, theme, "branch", self.try_wanted)

    def show_end(self, text: str, sheet: str, theme: Theme) -> None:
        self._say(text, aloud=True)
        self._only(sheet, theme, "list", self.sheet_wanted)

    def confirm(self, text: str, yes: str, no: str, theme: Theme) -> None:
        self._say(text, aloud=True)
        self.clear_note()
        self._only(yes, theme, "done", self.confirmed)
        self._add_button(no, theme, "undo", self.rejected)

    def wait(self, text: str, go_on: str, icon: str, theme: Theme) -> None:
        """Nobody is asked; where the game waits for a word, there is a button that says it."""
        self._clear()
        self._say(text)
        if go_on:
            self._only(go_on, theme, icon, self.go_on_wanted)

    def add_widget(self, widget: QWidget) -> None:
        """A picker beside the question, or below it where it would take too much of the width."""
        self._picker.addWidget(widget, 0, Qt.AlignmentFlag.AlignRight)
        for part in widget.findChildren(QWidget):
            part.ensurePolished()
        wide = widget.sizeHint().width() > self.width() * PICKER
        self._whole.setDirection(BELOW if wide else BESIDE)

    def _clear(self) -> None:
        self._choices = []
        self._whole.setDirection(BESIDE)
        emptied(self._picker)
        emptied(self._buttons)

    def complain(self, reasons: Sequence[tuple[str, str]], speaker: Speaker, theme: Theme) -> None:
        """Why not, with the rules to open: the first reason, and a word that shows the others."""
        said = [_reason(text, rule, theme) for text, rule in reasons]
        self._rest = "<br>".join(said)
        more = f' · <a href="{MORE}">{escape(speaker.say("ui-more-reasons", n=len(said) - 1))}</a>' if len(said) > 1 else ""
        self._say_aside(said[0] + more, ". ".join(text for text, _ in reasons))

    def tell(self, text: str, theme: Theme) -> None:
        """A word that is no reason against anything."""
        self._say_aside(f'<span style="color:{theme.hint}">{escape(text)}</span>', text)
        self._fade.start(WORDS_STAY)

    def say_done(self, text: str, undo: str, theme: Theme) -> None:
        """What was just played, and a link that takes it back if that can be."""
        link = f' · <a href="{UNDO}" style="color:{theme.accent}">{escape(undo)}</a>' if undo else ""
        self._say_aside(f"{escape(text)}{link}", text)

    def withdraw_undo(self) -> None:
        """What was played stays to be read, but can no longer be taken back."""
        if UNDO in self.note.text():
            self.note.setText(escape(self.note.accessibleName()))

    def _say_aside(self, rich: str, plain: str) -> None:
        self.note.setText(rich)
        self.note.setAccessibleName(plain)
        self.note.show()
        self._fade.stop()
        announce(self.note, plain)

    def _follow(self, link: str) -> None:
        if link == MORE:
            self.note.setText(self._rest)
        elif link == UNDO:
            self.undo_wanted.emit()
        else:
            self.rule_wanted.emit(link)

    def clear_note(self) -> None:
        self.note.clear()
        self.note.hide()

    def _lines(self) -> int:
        """How high a line of each kind of words is."""
        return QFontMetrics(self.question.font()).lineSpacing() + QFontMetrics(self.note.font()).lineSpacing()

    def _say(self, text: str, *, aloud: bool = False) -> None:
        if aloud and text != self.question.text():
            announce(self.question, text)
        self.question.setFont(grown(self, 1.12, QFont.Weight.DemiBold))
        self.setMinimumHeight(self._lines() + 2 * EDGE + 4)  # room for a note, or the board would grow and shrink
        self.question.setText(text)
        self.setAccessibleName(text)

    def _only(self, text: str, theme: Theme, icon: str, signal: SignalInstance) -> None:
        self._clear()
        self._add_button(text, theme, icon, signal).setDefault(True)

    def _add_button(self, text: str, theme: Theme, icon: str, signal: SignalInstance) -> QPushButton:
        made = button(text, theme, icon)
        made.clicked.connect(signal)
        self._buttons.addWidget(made)
        return made

    def _clicked(self) -> None:
        sender = self.sender()
        assert isinstance(sender, QPushButton)
        self.chosen.emit(self._moves[int(sender.property("number"))])


def _wide(label: QLabel) -> int:
    """How wide its words are in one line."""
    return label.fontMetrics().horizontalAdvance(label.text())


def _reason(text: str, rule: str, theme: Theme) -> str:
    link = f' <a href="{rule}" style="color:{theme.accent}">{rule}</a>' if rule else ""
    return f'<span style="color:{theme.refused}">{escape(text)}</span>{link}'
