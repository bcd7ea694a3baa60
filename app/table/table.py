"""The table: board, players, prompt, hint, moves and log around one session. Knows no game."""

from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCursor, QImage, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSplitter, QStackedLayout, QTabWidget, QVBoxLayout, QWidget

from app.framework.match import Match
from app.framework.moves import Move, Refusal
from app.framework.players import Player
from app.framework.record import Recorder
from app.table.board import About, Board, Gesture, load_board
from app.table.hand import Way
from app.table.motion import SPEEDS
from app.table.panels.about import AboutCard
from app.table.panels.curtain import Curtain
from app.table.panels.hint import WHERE, HintCard
from app.table.panels.log import LogPanel
from app.table.panels.moves import MovesPanel
from app.table.panels.payment import PaymentPicker, is_mix
from app.table.panels.players import PlayersStrip
from app.table.panels.prompt import PromptBar
from app.table.panels.score import ScoreSheet
from app.table.picture import picture
from app.table.plain import PlainBoard
from app.table.scene import TableScene
from app.table.session import Session
from app.table.theme import resolve_theme
from app.table.thinking import Thinker
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
        self.speaker = Speaker(settings.language, match.game, [p.name for p in players])
        self.settings = settings
        self.board: Board[Any] = board or load_board(match.game.id) or PlainBoard(match.game, self.speaker)
        self.scene = TableScene(self.board, self.theme, self.speaker, self)
        self.view = TableView(self.scene)
        self.focus = self.session.viewer
        self._thinking = -1
        self._pending: Move | None = None
        self._choices: list[Move] = []
        self._menu: QMenu | None = None
        self._hints = Thinker(self)
        self._build()
        self._connect()
        self.actions_by_key = self._make_actions()
        self.apply(settings)
        self._start = QTimer(self)
        self._start.setSingleShot(True)
        self._start.timeout.connect(self.session.start)
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
        self.about = AboutCard(self.view)
        self.curtain = Curtain(self)

    def _connect(self) -> None:
        session, hand = self.session, self.scene.hand
        session.moved.connect(self._moved)
        session.jumped.connect(self._jumped)
        session.refused.connect(self.complain)
        session.asked.connect(self._asked)
        session.curtain.connect(self._close_curtain)
        session.thinking.connect(self._bot_thinks)
        session.broken.connect(self._broken)
        hand.chosen.connect(self._choose)
        hand.refused.connect(self.complain)
        self.scene.pointed.connect(self._point)
        self.scene.motion.landed.connect(self._landed)
        self.strip.focus_wanted.connect(self.look_at_seat)
        self.prompt.chosen.connect(self.play)
        self.prompt.list_wanted.connect(self.show_moves)
        self.prompt.rule_wanted.connect(self.rule_wanted)
        self.prompt.now_wanted.connect(self.back_to_now)
        self.prompt.confirmed.connect(self._confirmed)
        self.prompt.rejected.connect(self._rejected)
        self.moves.chosen.connect(self.play)
        self.moves.refused.connect(self.complain)
        self.moves.pointed.connect(self._preview)
        self.moves.all_wanted.connect(self._list_moves)
        self.log.moment_wanted.connect(session.look_at)
        self.hint_card.play_wanted.connect(self.play)
        self.hint_card.point_wanted.connect(self._point_at_move)
        self.hint_card.closed.connect(self._forget_hint)
        self._hints.answered.connect(self._advised)
        self._hints.failed.connect(self._broken)
        self.curtain.opened.connect(session.draw_curtain)
        self.score.rematch_wanted.connect(self.rematch_wanted)
        self.score.lobby_wanted.connect(self.lobby_wanted)
        self.score.board_wanted.connect(self._show_board)

    def _make_actions(self) -> dict[str, QAction]:
        keys = QKeySequence.StandardKey
        made: dict[str, QAction] = {}
        for name, shortcut, slot in (
            ("undo", keys.Undo, self.undo),
            ("redo", keys.Redo, self.redo),
            ("restart-turn", "Ctrl+Shift+Z", self.restart_turn),
            ("hint", "H", self.ask_hint),
            ("moves", "M", self.show_moves),
            ("log", "L", self.show_log),
            ("side", "F9", self.toggle_side),
            ("pause", "P", self.toggle_pause),
            ("step", ".", self.session.step),
            ("to-my-turn", "N", self.to_my_turn),
            ("earlier", "Ctrl+Left", self.earlier),
            ("later", "Ctrl+Right", self.later),
            ("now", "Ctrl+End", self.back_to_now),
            ("fit", "Ctrl+0", self.view.fit),
            ("zoom-in", "Ctrl++", self.view.zoom_in),
            ("zoom-out", "Ctrl+-", self.view.zoom_out),
            ("next-player", "Tab", self.look_at_next),
        ):
            action = QAction(self)
            action.setShortcut(QKeySequence(shortcut))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(slot)
            made[name] = action
            self.addAction(action)
        made["next-player"].setShortcut(QKeySequence("F6"))
        made["pause"].setCheckable(True)
        return made

    def actions_by_menu(self) -> dict[str, list[QAction]]:
        a = self.actions_by_key
        return {
            "edit": [a[k] for k in ("undo", "redo", "restart-turn", "hint", "moves")],
            "view": [a[k] for k in ("log", "side", "next-player", "fit", "zoom-in", "zoom-out", "earlier", "later", "now")],
            "game": [a[k] for k in ("pause", "step", "to-my-turn")],
        }

    # Settings.

    def apply(self, settings: TableSettings) -> None:
        self.settings = settings
        self.theme = resolve_theme(settings.theme)
        self.speaker = Speaker(settings.language, self.game, [p.name for p in self.players])
        if isinstance(self.board, PlainBoard):
            self.board.speaker = self.speaker
        self.scene.motion.duration = SPEEDS[settings.animation]
        self.session.curtains = settings.curtain
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
        self.setStyleSheet(_style(self.theme))
        self._show(animate=False)
        if self.session.deciding:
            self._asked()

    # Showing.

    def _show(self, animate: bool) -> None:
        seen = self.session.seen()
        self.scene.show_state(seen, self.focus, animate)
        self.strip.show_state(seen, self.focus, self._thinking, self.theme, self.speaker)
        self.log.show_match(self.session.match, self.session.viewer, self.session.shown_number, self.speaker)
        self._refresh_actions()
        past = self.session.past
        self.setProperty("past", past is not None)
        self.style().unpolish(self)
        self.style().polish(self)
        if past is not None:
            text = self.speaker.say("ui-past", number=past, last=self.session.match.number)
            self.prompt.show_past(text, self.speaker.say("ui-back-to-now"), self.theme)
            self.scene.offer([])
            self.moves.show_moves([], self.speaker, self.theme)
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
        self._show(animate=True)
        if self.session.match.over:
            self._finished()
        elif not self.scene.motion.running:
            self._landed()

    def _landed(self) -> None:
        """The pieces are where they belong: on with the game."""
        if not self.session.match.over and self.session.past is None and not self.session.deciding:
            self.session.go_on_after(PAUSE_AFTER_MOVE if self.scene.motion.duration else 0)
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
        """A person decides: light what can be done, and offer the rest in the prompt."""
        self._pending = None
        self.focus = self.session.viewer if not self.scene.seen else self.focus
        seen, match = self.session.seen(), self.session.match
        tried = match.tried()
        gestures = {m: self.board.gesture(seen, m, self.focus) for m, _ in tried}
        self.scene.offer([Way(m, g, why) for m, why in tried if (g := gestures[m]) is not None])
        legal = [m for m, why in tried if why is None]
        panel = [m for m in legal if gestures[m] is None]
        assert match.frame
        question = self.speaker.say(f"phase-{match.frame.kind}")
        if len(self.session.humans) > 1:
            question = f"{self.speaker.name(match.frame.seat)}: {question}"
        choices = [(m, self.speaker.move(m)) for m in panel]
        params = self.game.verbs[panel[0].verb].params if panel else ()
        mixes = [m for m in panel if self.game.verbs[m.verb].params and is_mix([m, m], self.game.verbs[m.verb].params)]
        if len(mixes) > 1 and is_mix(mixes, params):
            self._offer_payment(question, mixes, [c for c in choices if c[0] not in mixes])
        else:
            self.prompt.ask(question, choices, self.speaker.say("ui-choose-from-list", count=len(choices)), self.theme)
        self._list_moves()
        self.strip.show_state(seen, self.focus, -1, self.theme, self.speaker)
        self._refresh_actions()

    def _offer_payment(self, question: str, mixes: list[Move], others: list[tuple[Move, str]]) -> None:
        self.prompt.ask(question, others, self.speaker.say("ui-choose-from-list", count=len(others)), self.theme)
        kinds = self.game.verbs[mixes[0].verb].params
        picker = PaymentPicker(mixes, kinds, self.session.match.explain, self.speaker, self.theme)
        picker.chosen.connect(self.play)
        self.prompt.add_widget(picker)

    def _list_moves(self) -> None:
        if not self.session.deciding:
            return
        tried = self.session.match.tried()
        if not self.moves.all.isChecked():
            tried = [(m, why) for m, why in tried if why is None]
        self.moves.show_moves(tried, self.speaker, self.theme)

    def _bot_thinks(self, seat: int) -> None:
        self._thinking = seat
        self.prompt.wait(self.speaker.say("ui-bot-thinks", who=self.speaker.name(seat)))
        self.scene.offer([])
        self.moves.show_moves([], self.speaker, self.theme)
        self.strip.show_state(self.session.seen(), self.focus, seat, self.theme, self.speaker)

    def _finished(self) -> None:
        self.scene.offer([])
        self.moves.show_moves([], self.speaker, self.theme)
        self.prompt.wait(self.speaker.say("no-game-over"))
        self.score.show_end(self.session.match, self.speaker, self.theme)
        self.stack.setCurrentWidget(self.score)

    def _show_board(self) -> None:
        self.stack.setCurrentWidget(self.view)

    def _put_away(self) -> None:
        self._pending = None
        self.hint_card.hide()
        self._forget_hint()
        self.prompt.clear_note()
        self.about.away()
        self.scene.clear_ghosts()
        if self.stack.currentWidget() is self.score:
            self.stack.setCurrentWidget(self.view)

    # Playing.

    def play(self, move: Move) -> None:
        if self.settings.confirm_turn and self._pending != move and self._ends_turn(move):
            self._pending = move
            say = self.speaker.say
            text = say("ui-confirm", move=self.speaker.move(move))
            self.prompt.confirm(text, say("ui-confirm-yes"), say("ui-confirm-no"), self.theme)
            self._preview(move)
            return
        self.session.submit(move)

    def _ends_turn(self, move: Move) -> bool:
        before = self.session.match.at(self.session.match.number)
        preview = self.session.match.preview(move, self.session.viewer)
        if preview is None or not preview.certain:
            return False
        after = preview.state
        return not after.stack or (after.round, after.active) != (before.round, before.active)

    def _confirmed(self) -> None:
        if self._pending is not None:
            self.session.submit(self._pending)

    def _rejected(self) -> None:
        self.scene.clear_ghosts()
        self._asked()

    def _choose(self, moves: list[Move]) -> None:
        """One move is played; of several the player picks one beside the pointer."""
        if len(moves) == 1:
            self.play(moves[0])
            return
        menu = QMenu(self)
        self._choices = moves
        for number, move in enumerate(moves):
            menu.addAction(self.speaker.move(move)).setData(number)
        menu.triggered.connect(self._picked)
        self._menu = menu
        menu.popup(QCursor.pos() if self.view.underMouse() else self.view.mapToGlobal(self.view.rect().center()))
        menu.setActiveAction(menu.actions()[0])

    def _picked(self, action: QAction) -> None:
        self.play(self._choices[action.data()])

    def complain(self, refusal: Refusal) -> None:
        self.prompt.complain(self.speaker.refusal(refusal), refusal.rule, self.theme)

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

    def _point(self, what: str) -> None:
        """Tell about the thing under the pointer, and what its only move would change."""
        if not what:
            self.about.away()
            self.scene.clear_ghosts()
            return
        about = self.board.about(self.session.seen(), what, self.focus, self.speaker)
        hand = self.scene.hand
        ways = hand.drops(what) or hand.clicks(what)
        legal = [w.move for w in ways if w.refusal is None]
        changes = self._changes(legal[0]) if len(legal) == 1 else []
        if ways and not legal and ways[0].refusal:
            changes = []
            about = (about or About("")).with_line(self.speaker.refusal(ways[0].refusal))
        if about is None:
            self.about.away()
            return
        rule = self.speaker.say("term-rule", rule=about.rule) if about.rule else ""
        self.about.tell(about, changes, rule, self._pointer(what), self.theme)

    def _pointer(self, what: str) -> QPoint:
        if self.view.underMouse():
            return self.view.mapFromGlobal(QCursor.pos())
        return self.view.mapFromScene(self.scene.centre(what))

    def _changes(self, move: Move) -> list[str]:
        """The headline numbers before and after a move."""
        preview = self.session.match.preview(move, self.session.viewer)
        if preview is None:
            return []
        lines = [self.speaker.move(move)]
        seen = self.session.seen()
        for seat in range(len(self.players)):
            old = self.board.headlines(seen, seat, self.speaker)
            new = self.board.headlines(preview.state, seat, self.speaker)
            for a, b in zip(old, new, strict=True):
                if a.value != b.value:
                    who = self.speaker.name(seat)
                    lines.append(self.speaker.say("ui-change", who=who, what=a.title, before=a.value, after=b.value))
        if not preview.certain:
            lines.append(self.speaker.say("ui-uncertain"))
        return lines

    def _preview(self, move: Move | None) -> None:
        self.scene.clear_ghosts()
        if move is None or not self.session.deciding:
            return
        preview = self.session.match.preview(move, self.session.viewer)
        if preview is not None:
            self.scene.show_ghosts(preview.state)
        gesture = self.board.gesture(self.session.seen(), move, self.focus)
        if gesture is not None:
            self._point_with(gesture, whole=True)

    # Hints.

    def ask_hint(self) -> None:
        if not self.session.deciding or not self.settings.hints:
            return
        self.side.show()
        self.hint_card.begin(self.speaker)
        viewer = self.session.viewer
        seed = str(self.session.match.number)
        self._hints.ask("advise", self.game.id, viewer, seed, self.session.seen())

    def _advised(self, answer: dict[str, Any]) -> None:
        if self.hint_card.isVisible():
            self.hint_card.show_advice(answer["advice"])

    def _point_at_move(self, move: Move, stage: int) -> None:
        gesture = self.board.gesture(self.session.seen(), move, self.focus)
        if gesture is not None:
            self._point_with(gesture, whole=stage > WHERE)

    def _point_with(self, gesture: Gesture, *, whole: bool) -> None:
        known = {*self.scene.pieces, *self.scene.places}
        first = gesture.piece or gesture.place
        if first not in known:
            return
        both = bool(gesture.piece and gesture.place) and whole and gesture.place in known
        whats = {gesture.piece, gesture.place} if both else {first}
        self.scene.hint(whats, (gesture.piece, gesture.place) if both else None)

    def _forget_hint(self) -> None:
        self._hints.cancel()
        self.scene.hint(set(), None)

    # The shell's side.

    @property
    def path(self) -> Path:
        return self.session.path

    def picture(self, width: int) -> QImage:
        return picture(self.board, self.session.seen(), self.focus, self.theme, self.speaker, width)

    def shut(self) -> None:
        self._start.stop()
        self.log.timeline.stop()
        self.scene.motion.finish()
        self._hints.stop()
        self.session.close()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())


def _style(theme: Any) -> str:
    return f"""
    #prompt, #hint, #playerCard, #score {{ background: {theme.panel}; border: 1px solid {theme.line}; border-radius: 8px; }}
    #playerCard[active="true"] {{ border: 2px solid {theme.accent}; background: {theme.raised}; }}
    #playerCard[shown="true"] {{ border-bottom: 4px solid {theme.accent}; }}
    #playerCard:focus {{ border: 2px solid {theme.focus}; }}
    #about {{ background: {theme.raised}; border: 1px solid {theme.accent}; border-radius: 8px; }}
    #curtain {{ background: {theme.window}; }}
    QTabWidget::pane {{ border: 1px solid {theme.line}; border-radius: 8px; background: {theme.panel}; }}
    Table[past="true"] #prompt {{ background: {theme.past}; color: {theme.window}; }}
    """
