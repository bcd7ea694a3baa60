"""One game at one table: the match, who sits where, whose eyes the screen shows, and the bots' turns."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.framework.match import Match
from app.framework.moves import Move, Refusal, move_from_words
from app.framework.players import Player
from app.framework.record import Recorder
from app.table.thinking import Thinker

HUMAN = "human"


class Session(QObject):
    moved = Signal()
    """A move was played: the last entry of the match."""
    jumped = Signal()
    """Undone, redone, or another moment is looked at: show it without telling it as news."""
    refused = Signal(object)
    asked = Signal()
    """A person has to decide."""
    curtain = Signal(int)
    """The screen must change hands before this seat may look."""
    thinking = Signal(int)
    """A bot has begun to think for this seat."""
    broken = Signal(str)
    """Something went wrong outside the rules: a full disk, a dead worker."""

    def __init__(
        self, match: Match[Any], players: tuple[Player, ...], recorder: Recorder, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.match, self.players, self.recorder = match, players, recorder
        self.humans = [seat for seat, p in enumerate(players) if p.control == HUMAN]
        self.viewer = self._first_viewer()
        self.past: int | None = None
        """The moment looked at, when it is not now."""
        self.paused = False
        self.single_steps = 0
        """How many bot moves are still to be played although the game is paused."""
        self.curtains = "auto"
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._bot_answered)
        self._thinker.failed.connect(self.broken)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._go_on)
        self._behind_curtain = False
        self._closed = False

    @property
    def path(self) -> Path:
        return self.recorder.path

    # Looking.

    @property
    def shown_number(self) -> int:
        return self.match.number if self.past is None else self.past

    def seen(self) -> Any:
        """What the viewer sees at the moment looked at."""
        return self.match.game.observe(self.match.at(self.shown_number), self.viewer)

    @property
    def deciding(self) -> bool:
        """Whether the viewer has to decide now, and looks at now."""
        frame = self.match.frame
        return self.past is None and not self._behind_curtain and frame is not None and frame.seat == self.viewer

    def look_at(self, number: int) -> None:
        number = max(self.match.first, min(number, self.match.number))
        self.past = None if number == self.match.number else number
        self.jumped.emit()
        if self.past is None:
            self.go_on_after(0)
        else:
            self._hold()

    # Playing.

    def start(self) -> None:
        self.go_on_after(0)

    def submit(self, move: Move, prompt: int | None = None) -> bool:
        """Play a move of a person; false with words when it is refused."""
        if not self.deciding:
            return False
        try:
            refusal = self.match.submit(move, prompt)
        except OSError as reason:
            self.broken.emit(reason.strerror or str(reason))
            return False
        if refusal:
            self.refused.emit(refusal)
            return False
        self.moved.emit()
        return True

    def go_on_after(self, milliseconds: int) -> None:
        """Ask whoever is next, once the table has shown what happened."""
        if not self._closed:
            self._wait.start(milliseconds)

    def _go_on(self) -> None:
        frame = self.match.frame
        if frame is None or self.past is not None or self._closed:
            return
        if self.players[frame.seat].control == HUMAN:
            if frame.seat != self.viewer:
                self._change_viewer(frame.seat)
            else:
                self.asked.emit()
        elif not self._thinker.busy and (not self.paused or self.single_steps):
            self.thinking.emit(frame.seat)
            seen = self.match.observe(frame.seat)
            level = self.players[frame.seat].control
            self._thinker.ask("choose", self.match.game.id, frame.seat, self.match.seed or "", seen, level=level)

    def _bot_answered(self, answer: dict[str, Any]) -> None:
        try:
            refusal = self.match.submit(move_from_words(answer["move"].split()))
        except OSError as reason:
            self.broken.emit(reason.strerror or str(reason))
            return
        if refusal:
            self.broken.emit(f"{answer['move']}: {refusal.reason}")
            return
        self.single_steps = max(0, self.single_steps - 1)
        self.moved.emit()

    def pause(self, on: bool) -> None:
        self.paused = on
        if not on:
            self.go_on_after(0)

    def step(self) -> None:
        self.single_steps += 1
        self.go_on_after(0)

    def undo_count(self) -> int:
        """How many moves lead back to the last decision of a person."""
        return next((n for n, e in enumerate(reversed(self.match.entries), 1) if e.seat in self.humans or not self.humans), 0)

    def turn_count(self) -> int:
        """How many moves lead back to where the present turn began."""
        now = self.match.at(self.match.number)
        key = now.round, now.active
        count = 0
        while count < len(self.match.entries):
            before = self.match.at(self.match.number - count - 1)
            if (before.round, before.active) != key:
                break
            count += 1
        return count

    def undo(self, moves: int) -> None:
        self._jump(self.match.undo, moves)

    def redo(self) -> None:
        self._jump(self.match.redo)

    def _jump(self, change: Callable[..., Refusal | None], *args: int) -> None:
        self._hold()
        try:
            refusal = change(*args)
        except OSError as reason:
            self.broken.emit(reason.strerror or str(reason))
        else:
            if refusal:
                self.refused.emit(refusal)
            else:
                self.past = None
                self.jumped.emit()
        self.go_on_after(0)

    def _hold(self) -> None:
        self._wait.stop()
        self._thinker.cancel()

    # Who looks.

    def _first_viewer(self) -> int:
        frame = self.match.frame
        if frame and frame.seat in self.humans:
            return frame.seat
        return self.humans[0] if self.humans else 0

    def needs_curtain(self) -> bool:
        several = len(self.humans) > 1
        return several and (self.curtains == "always" or (self.curtains == "auto" and self.match.game.hides))

    def _change_viewer(self, seat: int) -> None:
        if self.needs_curtain():
            self._behind_curtain = True
            self.curtain.emit(seat)
        else:
            self.draw_curtain(seat)

    def draw_curtain(self, seat: int) -> None:
        self._behind_curtain = False
        self.viewer = seat
        self.jumped.emit()
        self.asked.emit()

    def close(self) -> None:
        self._closed = True
        self._wait.stop()
        self._thinker.stop()
        self.recorder.close()
