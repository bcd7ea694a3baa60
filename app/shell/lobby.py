"""The first thing people see: go on with the last game, begin a new one, open an older one."""

from math import ceil
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.desk.library import Saved
from app.shell.art import WIDE, paint_emblem, paint_scene
from app.shell.cards import ContinueCard, GameCard
from app.shell.context import Context
from app.shell.parts import label
from app.shell.saved import SavedPanel
from app.shell.style import px
from app.shell.welcome import Welcome, first_lesson
from app.table.painting import Painting
from app.table.shield import shielded
from app.table.theme import TEXT, TITLE, font

WIDEST, WIDEST_CARD, SAVED = 1700, 460, 310
GAP, MARGIN = 14, 22


class Header(QWidget):
    """The app's name before an evening sky."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context

    def relabel(self) -> None:
        self.setAccessibleName(self._context.say("app-name"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            self._paint(painter, QRectF(self.rect()))

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        context, theme = self._context, self._context.theme
        unit = px(context.settings.text_size)
        if not theme.strong:
            paint_scene(painter, rect, WIDE, theme)
            shade = QLinearGradient(rect.topLeft(), rect.topRight())
            shade.setColorAt(0.0, QColor(22, 14, 40, 190))
            shade.setColorAt(0.55, QColor(22, 14, 40, 0))
            painter.fillRect(rect, shade)
        side = min(rect.height() * 0.6, unit * 3.6)
        paint_emblem(painter, QRectF(unit * 2, rect.center().y() - side / 2, side, side), theme)
        x = unit * 3 + side
        roomy = rect.height() > unit * 4.6
        painter.setPen(QColor("#fffaf0"))
        painter.setFont(font(TITLE, unit * 2.5, QFont.Weight.DemiBold))
        painter.drawText(QPointF(x, rect.center().y() + unit * (0.25 if roomy else 0.8)), context.say("app-name"))
        if roomy:
            painter.setFont(font(TEXT, unit * 1.08))
            painter.drawText(QPointF(x + unit * 0.1, rect.center().y() + unit * 1.75), context.say("app-line"))


@shielded
class Lobby(QWidget):
    continue_wanted = Signal(Path)
    play = Signal(str)
    together = Signal(str)
    learn = Signal(str)
    coach = Signal(str, object)
    """The setting of that name, chosen here."""
    set_up = Signal(str)
    rules = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._last: Saved | None = None
        self.header = Header(context)
        self.continuing = ContinueCard(context)
        self.continuing.wanted.connect(self._continue)
        lesson = first_lesson(context)
        self.welcome = Welcome(context, lesson) if lesson else None
        self._new = label("heading")
        self.coaching = QCheckBox()
        self.coaching.clicked.connect(self._coach)
        self._evening = QTimer(self)
        """Once all cards have their size: in the middle of it a layout would take the first of them for settled."""
        self._evening.setSingleShot(True)
        self._evening.timeout.connect(self._even_out)
        self.cards = [GameCard(context, card) for card in context.cards]
        for card in self.cards:
            card.play.connect(self.play)
            card.together.connect(self.together)
            card.learn.connect(self.learn)
            card.set_up.connect(self.set_up)
            card.rules.connect(self.rules)
            card.resized.connect(lambda: self._evening.start(0))
        self._none = label("muted", wrap=True)
        self._columns = 0
        self.saved = SavedPanel(context)
        self._lay_out()

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        for card in self.cards:
            card.setMaximumWidth(WIDEST_CARD)
        self._none.setVisible(not self.cards)
        left = self._games()
        body = self._body = QWidget()
        body.setMaximumWidth(WIDEST)
        columns = QHBoxLayout(body)
        columns.setContentsMargins(MARGIN, 14, MARGIN, 16)
        columns.setSpacing(18)
        columns.addLayout(left, 5)
        columns.addWidget(self.saved, 2)
        self.saved.setMinimumWidth(SAVED)
        centred = QWidget()
        middle = QHBoxLayout(centred)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(1)
        middle.addWidget(body, 100)
        middle.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(centred)
        scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addWidget(scroll, 1)

    def _games(self) -> QVBoxLayout:
        """The last game, where newcomers begin, and those that can be begun."""
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.continuing, 2)
        if self.welcome:
            self.welcome.wanted.connect(self.learn)
            left.addWidget(self.welcome)
        heading = QHBoxLayout()
        heading.addWidget(self._new, 1)
        heading.addWidget(self.coaching)
        left.addLayout(heading)
        left.addWidget(self._none)
        left.addLayout(self._grid, 7)
        return left

    def relabel(self) -> None:
        say = self._context.say
        self._new.setText(say("lobby-new"))
        self.coaching.setText(say("set-coach"))
        self.coaching.setToolTip(say("about-set-coach"))
        if self.welcome:
            self.welcome.relabel()
        self._none.setText(say("lobby-no-games"))
        self.header.relabel()
        self.saved.relabel()
        for card in self.cards:
            card.relabel()
        self._place_cards()
        self._even_out()
        self.fill()

    def fill(self) -> None:
        """Read the library anew."""
        games = self._context.library.saved()
        self.coaching.setChecked(self._context.settings.coach)
        self._last = self._context.to_go_on_with(games)
        self.saved.fill(games)
        self.continuing.setVisible(self._last is not None)
        if self.welcome:
            self.welcome.setVisible(self.welcome.fits(len(games)))
        if self._last:
            self.continuing.show_game(self._last)

    def refresh(self) -> None:
        """Pictures and standings have become known."""
        self._context.library.look_again()
        self.fill()
        for card in self.cards:
            card.relabel()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cards()
        self._share_height()

    def _place_cards(self) -> None:
        """As many cards in a row as have room for their words, and every row as full as the others."""
        room = min(self.width(), WIDEST) - SAVED - 3 * MARGIN
        widest = max((card.minimumSizeHint().width() for card in self.cards), default=1)
        fit = max(1, (room + GAP) // (widest + GAP))
        rows = max(1, ceil(len(self.cards) / fit))
        columns = ceil(len(self.cards) / rows)
        if columns == self._columns:
            return
        for at in range(self._columns + 1):
            self._grid.setColumnStretch(at, 0)
        self._columns = columns
        for number, card in enumerate(self.cards):
            self._grid.addWidget(card, number // columns, number % columns)
        for at in range(columns):
            self._grid.setColumnStretch(at, 1000)
        self._grid.setColumnStretch(columns, 1)

    def _share_height(self) -> None:
        """The header is only a picture: it gives way when the rest needs the room."""
        unit = px(self._context.settings.text_size)
        if layout := self._body.layout():
            layout.activate()
        spare = self.height() - self._body.minimumSizeHint().height()
        high = min(spare, round(48 + unit * 3.2))
        self.header.setFixedHeight(high if high > unit * 3 else 0)

    def _even_out(self) -> None:
        """Words of the same height on every card, so that pictures and buttons stand in line."""
        most = max((card.words_height() for card in self.cards), default=0)
        for card in self.cards:
            card.set_words_height(most)
        self._share_height()

    def at_hand(self) -> str:
        """The game whose card holds the keys, else the first."""
        cards = [card for card in self.cards if card.isAncestorOf(self.focusWidget() or self)] or self.cards
        return cards[0].card.id if cards else ""

    def focus_first(self) -> None:
        first = self.cards[0].play_button if self.cards else None
        if self.welcome and self.welcome.isVisibleTo(self):
            first = self.welcome.button
        elif self._last:
            first = self.continuing.button
        if first:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _coach(self, on: bool) -> None:
        self.coach.emit("coach", on)

    def _continue(self) -> None:
        if self._last:
            self.continue_wanted.emit(self._last.path)
