"""The table: board, players, prompt, hint, moves and log around one session. Knows no game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, QTimer
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QWidget

from app.framework.match import Match
from app.framework.moves import Move
from app.framework.players import Player
from app.framework.record import Recorder
from app.play.eyes import onlooker, seen_by
from app.play.trial import Trial, can_try, try_out
from app.play.turns import Turns
from app.play.wants import Ask, Curtain, Hold, Over, Refused, Show, Stuck, Think, Want
from app.table.asking import Asking
from app.table.board import Board, load_board
from app.table.commands import MENUS, make_actions, relabel
from app.table.explain import Explainer
from app.table.frame import TableFrame
from app.table.lastword import LastWord
from app.table.motion import SPEEDS
from app.table.newscast import Newscast
from app.table.picture import picture
from app.table.plain import PlainBoard
from app.table.scene import TableScene
from app.table.session import Session
from app.table.shield import Shielded
from app.table.stages import StageShow
from app.table.style import table_style, time_style
from app.table.teacher import teacher_at
from app.table.theme import resolve_theme
from app.table.trying import Trying, with_bots
from app.table.wishes import PACES, TableSettings
from app.text.speaker import Speaker


class Table(TableFrame):
    def __init__(
        self,
        match: Match[Any],
        players: tuple[Player, ...],
        recorder: Recorder | None,
        settings: TableSettings,
        parent: QWidget | None = None,
        board: Board[Any] | None = None,
        trial: Trial | None = None,
    ) -> None:
        super().__init__(parent)
        self.turns = Turns(match, players, *(("never", range(len(players))) if trial else (settings.curtain,)))
        self.session = Session(self.turns, recorder, self)
        self.trying = Trying(self, trial) if trial else None
        """What this table is, when it is not for the game itself."""
        self.game, self.players = match.game, players
        self.settings, self.theme = settings, resolve_theme(settings.theme)
        self.speaker = Speaker.at_table(settings.language, match.game, players)
        colours = {c.id: c for c in match.game.colours}
        drawn: Board[Any] = board or load_board(match.game.id) or PlainBoard(match.game, self.speaker)
        self.board = drawn.for_players([colours[p.colour] for p in players])
        self.scene = TableScene(self.board, self.theme, self.speaker, self)
        self.focus = max(0, self.session.viewer)
        self._build(self.game, players, self.scene, tried=trial is not None)
        self.explainer = Explainer(self.session, self.scene, self.view, self.hint_card, self)
        self.asking = Asking(self.session, self.scene, self.view, self.prompt, self.moves, self.explainer, self)
        self.stages = StageShow(self)
        self.news, self.last_word = Newscast(self), LastWord(self)
        self._connect()
        self.teacher = teacher_at(self)
        self.actions_by_key = make_actions(self)
        self.bar.show_actions(self.actions_by_key, bots=with_bots(self))
        self.banner.show_actions(self.actions_by_key)
        self.log.timeline.add_action(self.actions_by_key["try"])
        self.apply(settings)
        self.restore_panels(settings.panels)
        self._start = QTimer(self, singleShot=True)
        self._start.timeout.connect(self._begin)
        self._start.start(0)

    # Building.

    def _connect(self) -> None:
        self._duties: dict[type, Callable[[Any], None]] = {
            Show: self._show_moment,
            Ask: self._ask,
            Think: self._bot_thinks,
            Hold: self._hold,
            Curtain: self._close_curtain,
            Over: self._finish,
            Stuck: self._stick,
            Refused: self._refuse,
        }
        self.session.wanted.connect(self._do)
        self.scene.motion.landed.connect(self._landed)
        self.strip.focus_wanted.connect(self.look_at_seat)
        self.prompt.list_wanted.connect(self.show_moves)
        self.prompt.rule_wanted.connect(self.rule_wanted)
        self.prompt.now_wanted.connect(self.back_to_now)
        self.prompt.go_on_wanted.connect(self.go_on)
        self.log.moment_wanted.connect(self.session.look_at)
        self.hint_card.play_wanted.connect(self.play)
        self.asking.rule_wanted.connect(self.rule_wanted)
        self.asking.led_here = self.trying.trial.led if self.trying else None
        self.curtain.opened.connect(self._draw_curtain)
        self.score.rematch_wanted.connect(self.rematch_wanted)
        self.score.lobby_wanted.connect(self.lobby_wanted)
        self.score.board_wanted.connect(self._show_board)
        self.prompt.sheet_wanted.connect(self._finish)
        self.prompt.undo_wanted.connect(self.undo)
        self.prompt.try_wanted.connect(self.trial_wanted)
        self.news_card.replay_wanted.connect(self.news.replay)

    def actions_by_menu(self) -> dict[str, list[QAction]]:
        return {menu: [self.actions_by_key[key] for key in keys if key in self.actions_by_key] for menu, keys in MENUS.items()}

    # Settings.

    def apply(self, settings: TableSettings) -> None:
        self.settings, self.theme = settings, resolve_theme(settings.theme)
        self.speaker = Speaker.at_table(settings.language, self.game, self.players)
        if isinstance(self.board, PlainBoard):
            self.board.speaker = self.speaker
        self.scene.motion.duration = SPEEDS[settings.animation]
        self.session.pace = PACES[settings.bot_pace]
        self.turns.curtains = "never" if self.trying else settings.curtain
        self.asking.apply(settings)
        self.scene.retheme(self.theme, self.speaker)
        self.log.dress(self.theme)
        self.log.relabel(self.speaker)
        self.moves.relabel(self.speaker)
        self.tabs.setTabText(0, self.speaker.say("ui-log"))
        self.tabs.setTabText(1, self.speaker.say("ui-moves"))
        self.view.setAccessibleName(self.speaker.say("ui-board"))
        relabel(self.actions_by_key, self.theme, self.speaker)
        self.actions_by_key["hint"].setEnabled(settings.hints)
        self.view.setBackgroundBrush(self.theme.colour("window"))
        self.setStyleSheet(table_style(self.theme))
        at_board = self.stack.currentWidget() is self.view
        self._show(animate=False)
        if isinstance(self.turns.now, Over) and at_board:
            self._show_board()
        else:
            self._present()

    # What the machine of turns wants.

    def _begin(self) -> None:
        self.session.do(self.turns.start())

    def _do(self, want: Want) -> None:
        with Shielded(self.view if isinstance(want, Show) else self.prompt, type(want).__name__) as shield:
            self._duties[type(want)](want)
            self._refresh_actions()
        if shield.broke:  # what cannot be shown holds nobody up
            self._landed()

    def _present(self) -> None:
        """Say again what is wanted: in other words, or with another focus."""
        if isinstance(self.turns.now, Show):
            self._landed()
        elif self.turns.now is not None:
            self._do(self.turns.now)

    def _show_moment(self, want: Show) -> None:
        self._put_away()
        frame = self.session.match.frame
        if not want.news and self.turns.past is None and frame is not None and frame.seat == self.session.viewer:
            self.focus = frame.seat
        self.stages.stop()
        watched = want.news and not want.quick and self.scene.motion.duration > 0
        if not (watched and self.stages.begin(self.session.match.stages())):
            self._show(animate=not want.quick)
            if want.news:
                self.last_word.say()
            self._landed()

    def show_stage(self, seen: Any, text: str) -> None:
        """The table in the midst of what a move has led to."""
        with QSignalBlocker(self.scene.motion):
            self.scene.show_state(seen, self.focus, animate=True, number=self.scene.number + 1)
        self._wait(text, self.speaker.say("ui-skip"), "play")

    def staged(self) -> None:
        """All stages have been seen, or nobody wants to see more."""
        self._show(animate=True)
        self.last_word.say()
        self._landed()

    def _landed(self) -> None:
        """The pieces are where they belong: on with the game."""
        if not self.scene.motion.running and not self.stages.running:
            self.session.do(self.turns.shown())

    def _ask(self, want: Ask) -> None:
        self.asking.ask()
        self._strip()
        self.news.tell_once()

    def _bot_thinks(self, want: Think) -> None:
        self._wait(self.speaker.say("ui-bot-thinks", who=self.speaker.name(want.seat)))

    def _hold(self, want: Hold) -> None:
        who, say = self.speaker.name(want.seat), self.speaker.say
        self._wait(say("ui-paused", who=who), say("ui-go-on"), "play")

    def _stick(self, want: Stuck) -> None:
        self._wait(self.speaker.note(want.reason), self.speaker.say("ui-try-again"), "again")
        self.scene.tidy()

    def _wait(self, text: str, go_on: str = "", icon: str = "") -> None:
        self.asking.ask_nothing()
        self.prompt.wait(text, go_on, icon, self.theme)
        self._strip()

    def _refuse(self, want: Refused) -> None:
        self.asking.complain([want.refusal])

    def _close_curtain(self, want: Curtain) -> None:
        self._put_away()
        self.asking.ask_nothing()
        self._show(animate=False)
        self.cover(True)
        who, say = self.speaker.name(want.seat), self.speaker.say
        self.curtain.close_for(say("ui-curtain", who=who), say("ui-curtain-ready", who=who))

    def _draw_curtain(self) -> None:
        self.cover(False)
        self.session.do(self.turns.draw_curtain())
        self.view.setFocus()

    def _finish(self, want: Over | None = None) -> None:
        self.asking.ask_nothing()
        self.prompt.hide()
        self.score.show_end(self.session.match, self.speaker, self.theme, tried=self.trying is not None)
        self.show_score()

    def _show_board(self) -> None:
        self.prompt.show_end(self.speaker.say("no-game-over"), self.speaker.say("ui-score"), self.theme)
        self.prompt.show()
        self.stack.setCurrentWidget(self.view)

    def go_on(self) -> None:
        """The button of a game that waits: it was paused, something went wrong, or the end of a round is shown."""
        if self.stages.running:
            self.stages.skip()
        elif isinstance(self.turns.now, Stuck):
            self.session.do(self.turns.try_again())
        else:
            self.session.do(self.turns.pause(False))
        self._refresh_actions()

    # Showing.

    def _show(self, animate: bool) -> None:
        """The moment looked at. What lands meanwhile has been shown before."""
        seen = self.session.seen()
        with QSignalBlocker(self.scene.motion):
            self.scene.show_state(seen, self.focus, animate, self.turns.shown_number)
        self._strip()
        self.log.show_match(self.session.match, self.session.viewer, self.turns.shown_number, self.speaker)
        self._refresh_actions()
        past = self.turns.past
        if self.view.styleSheet() != (style := time_style(self.theme, past is not None, self.trying is not None)):
            self.view.setStyleSheet(style)  # only these two: to dress the whole table anew takes too long
            self.prompt.setStyleSheet(style)
        if past is not None:
            text = self.speaker.say("ui-past", number=past, last=self.session.match.number)
            try_it = "" if self.trying else self.speaker.say("ui-try-from-here")
            self.prompt.show_past(text, self.speaker.say("ui-back-to-now"), try_it, self.theme)
            self.asking.ask_nothing()
        if self.trying:
            self.trying.say()
        self.changed.emit()

    def _strip(self) -> None:
        thinking = self.turns.now.seat if isinstance(self.turns.now, Think) else -1
        self.strip.show_state(self.scene.seen, self.focus, thinking, self.theme, self.speaker)
        frame = self.session.match.frame if self.turns.past is None else None
        self.prompt.show_who(self.strip.colours[self.players[frame.seat].colour] if frame else None)

    def _refresh_actions(self) -> None:
        match, a = self.session.match, self.actions_by_key
        open_ = not isinstance(self.turns.now, Curtain)
        for key, can in (("undo", bool(match.entries)), ("redo", match.can_redo), ("restart-turn", bool(match.entries))):
            a[key].setEnabled(open_ and can)
        a["hint"].setEnabled(self.settings.hints and self.session.deciding)
        a["pause"].setChecked(self.turns.paused)
        a["take-backs"].setChecked(match.take_back)
        a["take-backs"].setEnabled(self.trying is None)
        a["try"].setEnabled(open_ and self.trying is None and can_try(match, self.turns.shown_number))
        a["replay"].setEnabled(self.session.deciding)

    def _put_away(self) -> None:
        self.news_card.hide()
        self.scene.mark(None)
        if not self.last_word.stays():
            self.prompt.clear_note()
        self.explainer.put_away()
        if self.stack.currentWidget() is self.score:
            self.stack.setCurrentWidget(self.view)
        self.prompt.show()

    def agree_take_backs(self, agreed: bool) -> None:
        """From now on, or no more: what became known may be taken back, and the log says so."""
        self.session.do(self.turns.agree(agreed))
        self._refresh_actions()

    # Playing.

    def play(self, move: Move) -> None:
        self.asking.play(move)

    def undo(self) -> None:
        self._take_back(self.turns.undo)

    def redo(self) -> None:
        self.session.do(self.turns.redo())

    def restart_turn(self) -> None:
        self._take_back(self.turns.restart_turn)

    def _take_back(self, back: Callable[[], Want | None]) -> None:
        """What had become known is not taken back unheard."""
        marks = self.session.match.taken_back
        before = len(marks)
        self.session.do(back())
        if len(marks) > before:
            self.prompt.tell(self.speaker.say("ui-taken-back", n=marks[-1].moves), self.theme)

    def toggle_pause(self) -> None:
        self.session.do(self.turns.pause(not self.turns.paused))
        self._refresh_actions()

    def step(self) -> None:
        self.session.do(self.turns.step())
        self._refresh_actions()

    def to_my_turn(self) -> None:
        self.session.do(self.turns.hurry())
        self.stages.skip()
        self.scene.motion.finish()
        self._refresh_actions()

    # Looking.

    def look_at_seat(self, seat: int) -> None:
        self.focus = seat
        self._show(animate=False)
        self._present()

    def look_at_next(self) -> None:
        self.look_at_seat((self.focus + 1) % len(self.players))

    def earlier(self) -> None:
        self.session.look_at(self.turns.shown_number - 1)

    def later(self) -> None:
        self.session.look_at(self.turns.shown_number + 1)

    def back_to_now(self) -> None:
        self.log.timeline.stop()
        self.session.look_at(self.session.match.number)

    def ask_hint(self) -> None:
        if self.session.deciding and self.settings.hints:
            self.side.show()
            self.explainer.ask_hint()

    # The shell's side.

    @property
    def path(self) -> Path:
        assert self.session.recorder
        return self.session.recorder.path

    def trial(self) -> Trial | None:
        """A copy of the moment looked at, for whoever looks to try something out."""
        return try_out(self.session.match, self.session.viewer, self.turns.shown_number)

    def rest(self) -> None:
        """Another table is in front of this one."""
        self.log.timeline.stop()
        self.session.rest()

    def picture(self, width: int) -> QImage:
        """For the list of saved games."""
        match, viewer = self.session.match, onlooker(self.players)
        seen = seen_by(viewer, self.game, match.at(match.number))
        return picture(self.board, seen, self.focus, self.theme, self.speaker, width)

    def shut(self) -> None:
        self.settings.panels.update(self.panels())
        self._start.stop()
        self.stages.stop()
        self.log.timeline.stop()
        self.scene.motion.finish()
        self.explainer.thinker.stop()
        self.session.close()
