"""The table: board, players, prompt, hint, moves and log around one session. Knows no game."""

from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QImage, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedLayout, QTabWidget, QVBoxLayout, QWidget

from app.framework.match import Match
from app.framework.moves import Move
from app.framework.players import Player
from app.framework.record import Recorder
from app.table.asking import Asking
from app.table.board import Board, load_board
from app.table.commands import MENUS, make_actions
from app.table.explain import Explainer
from app.table.motion import SPEEDS
from app.table.panels.curtain import Curtain
from app.table.panels.hint import HintCard
from app.table.panels.log import LogPanel
from app.table.panels.moves import MovesPanel
from app.table.panels.players import PlayersStrip
from app.table.panels.prompt import PromptBar
from app.table.panels.score import ScoreSheet
from app.table.picture import picture
from app.table.plain import PlainBoard
from app.table.scene import TableScene
from app.table.session import Session
from app.table.style import table_style, time_style
from app.table.theme import resolve_theme
from app.table.view import TableView
from app.text.speaker import Speaker

PAUSE_AFTER_MOVE = 120
"""Milliseconds beyond the animation before a bot goes on."""


class TableSettings(Protocol):
    language: str
    theme: str
    animation: str
    confirm_turn: bool
    curtain: str
    hints: bool
    panels: dict[str, Any]


class Table(QWidget):
    lobby_wanted = Signal()
    rule_wanted = Signal(str)
    rematch_wanted = Signal()
    changed = Signal()

    def __init__(
        self,
        match: Match[Any],
        players: tuple[Player, ...],
        recorder: Recorder,
        settings: TableSettings,
        parent: QWidget | None = None,
        board: Board[Any] | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = Session(match, players, recorder, self)
        self.game, self.players = match.game, players
        self.theme = resolve_theme(settings.theme)
        self.speaker = Speaker.at_table(settings.language, match.game, players)
        self.settings = settings
        colours = {c.id: c for c in match.game.colours}
        drawn: Board[Any] = board or load_board(match.game.id) or PlainBoard(match.game, self.speaker)
        self.board = drawn.for_players([colours[p.colour] for p in players])
        self.scene = TableScene(self.board, self.theme, self.speaker, self)
        self.view = TableView(self.scene)
        self.focus = self.session.viewer
        self._thinking = -1
        self._rushing = False
        """Bots' moves are shown without animation until a person is asked."""
        self._build()
        self._connect()
        self.actions_by_key = make_actions(self)
        self.apply(settings)
        self.restore_panels(settings.panels)
        self._start = QTimer(self)
        self._start.setSingleShot(True)
        self._start.timeout.connect(self._finished if match.over else self.session.start)
        self._start.start(0)

    # Building.

    def _build(self) -> None:
        self.strip = PlayersStrip(self.game, self.players, self.board)
        self.prompt, self.hint_card = PromptBar(), HintCard()
        self.moves, self.log = MovesPanel(), LogPanel(self.players)
        self.score = ScoreSheet(self.game, self.players)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.log, "")
        self.tabs.addTab(self.moves, "")
        self.side = QWidget()
        side = QVBoxLayout(self.side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(8)
        side.addWidget(self.hint_card)
        side.addWidget(self.tabs, 1)
        middle = QWidget()
        self.stack = QStackedLayout(middle)
        self.stack.addWidget(self.view)
        self.stack.addWidget(self.score)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(middle, 1)
        column.addWidget(self.prompt)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.side)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setSizes([980, 290])
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 8)
        box.setSpacing(8)
        top = QHBoxLayout()
        top.addWidget(self.strip, 1)
        box.addLayout(top)
        box.addWidget(self.splitter, 1)
        self.curtain = Curtain(self)
        self.explainer = Explainer(self.session, self.scene, self.view, self.hint_card, self)
        self.asking = Asking(self.session, self.scene, self.view, self.prompt, self.moves, self.explainer, self)

    def _connect(self) -> None:
        session = self.session
        session.moved.connect(self._moved)
        session.jumped.connect(self._jumped)
        session.asked.connect(self._asked)
        session.curtain.connect(self._close_curtain)
        session.thinking.connect(self._bot_thinks)
        session.broken.connect(self._broken)
        self.scene.motion.landed.connect(self._landed)
        self.strip.focus_wanted.connect(self.look_at_seat)
        self.prompt.list_wanted.connect(self.show_moves)
        self.prompt.rule_wanted.connect(self.rule_wanted)
        self.prompt.now_wanted.connect(self.back_to_now)
        self.log.moment_wanted.connect(session.look_at)
        self.hint_card.play_wanted.connect(self.play)
        self.asking.rule_wanted.connect(self.rule_wanted)
        self.explainer.thinker.failed.connect(self._broken)
        self.curtain.opened.connect(session.draw_curtain)
        self.score.rematch_wanted.connect(self.rematch_wanted)
        self.score.lobby_wanted.connect(self.lobby_wanted)
        self.score.board_wanted.connect(self._show_board)
        self.prompt.sheet_wanted.connect(self._finished)

    def actions_by_menu(self) -> dict[str, list[QAction]]:
        return {menu: [self.actions_by_key[key] for key in keys] for menu, keys in MENUS.items()}

    # Settings.

    def apply(self, settings: TableSettings) -> None:
        self.settings = settings
        self.theme = resolve_theme(settings.theme)
        self.speaker = Speaker.at_table(settings.language, self.game, self.players)
        if isinstance(self.board, PlainBoard):
            self.board.speaker = self.speaker
        self.scene.motion.duration = SPEEDS[settings.animation]
        self.session.curtains = settings.curtain
        self.asking.confirm_turn = settings.confirm_turn
        self.scene.retheme(self.theme, self.speaker)
        self.log.relabel(self.speaker)
        self.log.timeline.dress(self.theme)
        self.moves.relabel(self.speaker)
        self.tabs.setTabText(0, self.speaker.say("ui-log"))
        self.tabs.setTabText(1, self.speaker.say("ui-moves"))
        self.view.setAccessibleName(self.speaker.say("ui-board"))
        for name, action in self.actions_by_key.items():
            action.setText(self.speaker.say(f"ui-do-{name}"))
        self.actions_by_key["hint"].setEnabled(settings.hints)
        self.view.setBackgroundBrush(self.theme.colour("window"))
        self.setStyleSheet(table_style(self.theme))
        self._show(animate=False)
        if not self.session.match.over:
            self.asking.ask()
        elif self.stack.currentWidget() is self.score:
            self._finished()
        elif self.session.past is None:
            self._show_board()

    # Showing.

    def _show(self, animate: bool) -> None:
        seen = self.session.seen()
        self.scene.show_state(seen, self.focus, animate, self.session.shown_number)
        self.strip.show_state(seen, self.focus, self._thinking, self.theme, self.speaker)
        self.log.show_match(self.session.match, self.session.viewer, self.session.shown_number, self.speaker)
        self._refresh_actions()
        past = self.session.past
        if self.view.styleSheet() != (style := time_style(self.theme, past is not None)):
            self.view.setStyleSheet(style)  # only these two: to dress the whole table anew takes too long
            self.prompt.setStyleSheet(style)
        if past is not None:
            text = self.speaker.say("ui-past", number=past, last=self.session.match.number)
            self.prompt.show_past(text, self.speaker.say("ui-back-to-now"), self.theme)
            self.asking.ask_nothing()
        self.changed.emit()

    def _refresh_actions(self) -> None:
        match, a = self.session.match, self.actions_by_key
        a["undo"].setEnabled(bool(match.entries))
        a["redo"].setEnabled(match.can_redo)
        a["restart-turn"].setEnabled(bool(match.entries))
        a["hint"].setEnabled(self.settings.hints and self.session.deciding)

    def _moved(self) -> None:
        self._thinking = -1
        self._put_away()
        self.scene.offer([])
        self._show(animate=not self._rushing)
        if self.session.match.over:
            self._finished()
        elif not self.scene.motion.running:
            self._landed()

    def _landed(self) -> None:
        """The pieces are where they belong: on with the game."""
        if not self.session.match.over and self.session.past is None and not self.session.deciding:
            self.session.go_on_after(PAUSE_AFTER_MOVE if self.scene.motion.duration and not self._rushing else 0)
        elif self.session.deciding and not self.scene.hand.stops():
            self._asked()

    def _jumped(self) -> None:
        self._thinking = -1
        self._put_away()
        if self.focus not in (self.session.viewer,) and self.session.deciding:
            self.focus = self.session.viewer
        self._show(animate=True)
        if self.session.past is None and self.session.match.over:
            self._finished()
        elif self.session.deciding:
            self._asked()
        else:
            self.scene.offer([])

    def _asked(self) -> None:
        """A person has to decide."""
        self._rushing = False
        self.asking.ask()
        self.strip.show_state(self.session.seen(), self.focus, -1, self.theme, self.speaker)
        self._refresh_actions()

    def _bot_thinks(self, seat: int) -> None:
        self._thinking = seat
        self.prompt.wait(self.speaker.say("ui-bot-thinks", who=self.speaker.name(seat)))
        self.asking.ask_nothing()
        self.strip.show_state(self.session.seen(), self.focus, seat, self.theme, self.speaker)

    def _finished(self) -> None:
        self.asking.ask_nothing()
        self.prompt.hide()
        self.score.show_end(self.session.match, self.speaker, self.theme)
        self.stack.setCurrentWidget(self.score)

    def _show_board(self) -> None:
        self.prompt.show_end(self.speaker.say("no-game-over"), self.speaker.say("ui-score"), self.theme)
        self.prompt.show()
        self.stack.setCurrentWidget(self.view)

    def _put_away(self) -> None:
        self.prompt.clear_note()
        self.explainer.put_away()
        if self.stack.currentWidget() is self.score:
            self.stack.setCurrentWidget(self.view)
        self.prompt.show()

    # Playing.

    def play(self, move: Move) -> None:
        self.asking.play(move)

    def _broken(self, why: str) -> None:
        self.prompt.complain(self.speaker.say("ui-broken", why=why), "", self.theme)

    def undo(self) -> None:
        count = self.session.undo_count()
        if count:
            self.session.undo(count)

    def redo(self) -> None:
        self.session.redo()

    def restart_turn(self) -> None:
        count = self.session.turn_count()
        if count:
            self.session.undo(count)

    def toggle_pause(self) -> None:
        self.session.pause(not self.session.paused)
        self.actions_by_key["pause"].setChecked(self.session.paused)

    def to_my_turn(self) -> None:
        """No more watching: bots play on without animation until a person is asked."""
        self._rushing = True
        self.scene.motion.finish()
        self.session.pause(False)

    # Looking.

    def look_at_seat(self, seat: int) -> None:
        self.focus = seat
        self._show(animate=False)
        if self.session.deciding:
            self._asked()

    def look_at_next(self) -> None:
        self.look_at_seat((self.focus + 1) % len(self.players))

    def show_moves(self) -> None:
        self.side.show()
        self.tabs.setCurrentWidget(self.moves)
        self.moves.search.setFocus()

    def show_log(self) -> None:
        self.side.show()
        self.tabs.setCurrentWidget(self.log)
        self.log.list.setFocus()

    def toggle_side(self) -> None:
        self.side.setVisible(not self.side.isVisible())

    def earlier(self) -> None:
        self.session.look_at(self.session.shown_number - 1)

    def later(self) -> None:
        self.session.look_at(self.session.shown_number + 1)

    def back_to_now(self) -> None:
        self.log.timeline.stop()
        self.session.look_at(self.session.match.number)

    def _close_curtain(self, seat: int) -> None:
        say = self.speaker.say
        who = self.speaker.name(seat)
        self.curtain.close_for(seat, say("ui-curtain", who=who), say("ui-curtain-ready", who=who))

    def ask_hint(self) -> None:
        if self.session.deciding and self.settings.hints:
            self.side.show()
            self.explainer.ask_hint()

    # The shell's side.

    @property
    def path(self) -> Path:
        return self.session.path

    def panels(self) -> dict[str, Any]:
        """How the panels were left, to come back so."""
        return {"sizes": self.splitter.sizes(), "side": self.side.isVisibleTo(self), "tab": self.tabs.currentIndex()}

    def restore_panels(self, panels: dict[str, Any]) -> None:
        sizes = panels.get("sizes")
        if isinstance(sizes, list) and len(sizes) == 2 and all(isinstance(s, int) and s >= 0 for s in sizes):
            self.splitter.setSizes(sizes)
        self.side.setVisible(panels.get("side") is not False)
        self.tabs.setCurrentIndex(1 if panels.get("tab") == 1 else 0)

    def picture(self, width: int) -> QImage:
        """For the list of saved games; none where a picture would give somebody's secrets away."""
        if self.game.hides and len(self.session.humans) > 1:
            return QImage()
        return picture(self.board, self.session.seen(), self.focus, self.theme, self.speaker, width)

    def shut(self) -> None:
        self.settings.panels.update(self.panels())
        self._start.stop()
        self.log.timeline.stop()
        self.scene.motion.finish()
        self.explainer.thinker.stop()
        self.session.close()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
