"""One game at one table: drives the machine of turns with a worker that thinks for the bots, and with time to look."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.framework.lines import Note
from app.framework.moves import Move, move_from_words
from app.framework.record import Recorder
from app.play.seeds import thinking_seed
from app.play.turns import Turns
from app.play.wants import Ask, Refused, Show, Think, Want
from app.table.thinking import Thinker


class Session(QObject):
    wanted = Signal(object)
    """What the table is to do now: one of `app.play.wants`."""

    def __init__(self, turns: Turns, recorder: Recorder | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.turns, self.match, self.players = turns, turns.match, turns.players
        self.recorder = recorder
        """None for what is only tried out."""
        self.pace = 0
        """Milliseconds to look at what was shown before a bot goes on."""
        self._seed = thinking_seed(self.match.seed)
        self._asked = -1
        """The prompt that the worker thinks about."""
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._answered)
        self._thinker.failed.connect(self._failed)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._ask_bot)
        self._closed = self._resting = False

    @property
    def viewer(self) -> int:
        return self.turns.viewer

    @property
    def deciding(self) -> bool:
        """Whether a person is asked, and looks at now."""
        return isinstance(self.turns.now, Ask)

    def seen(self) -> Any:
        return self.turns.seen()

    # What the table says.

    def do(self, want: Want | None) -> None:
        """Do what the machine has answered."""
        if self._closed:
            return
        if not isinstance(self.turns.now, Think):
            self._wait.stop()
            self._thinker.cancel()
        elif isinstance(want, Think) and not self._resting:
            self._wait.start(0 if self.turns.hurried else self.pace)
        if want is not None:
            self.wanted.emit(want)

    def play(self, move: Move) -> bool:
        """Whether this move of a person was played."""
        want = self.turns.play(move)
        self.do(want)
        return isinstance(want, Show)

    def look_at(self, number: int) -> None:
        self.do(self.turns.look_at(number))

    def refresh(self) -> None:
        self.do(self.turns.refresh())

    def rest(self) -> None:
        """Nobody looks: bots wait until somebody does."""
        self._resting = True
        self._wait.stop()
        self._thinker.cancel()

    def wake(self) -> None:
        self._resting = False
        if isinstance(self.turns.now, Think):
            self._wait.start(self.pace)

    def close(self) -> None:
        self._closed = True
        self._wait.stop()
        self._thinker.stop()
        if self.recorder:
            self.recorder.close()

    # What the worker says.

    def _ask_bot(self) -> None:
        now = self.turns.now
        if isinstance(now, Think):
            self._asked = now.prompt
            seen, level = self.match.observe(now.seat), self.players[now.seat].control
            self._thinker.ask("choose", self.match.game.id, now.seat, self._seed, seen, level=level)

    def _answered(self, answer: dict[str, Any]) -> None:
        want = self.turns.answer(move_from_words(answer["move"].split()), self._asked)
        if isinstance(want, Refused):
            self._thinker.reject(Note("thinking-illegal"))
        else:
            self.do(want)

    def _failed(self, why: Note) -> None:
        self.do(self.turns.failed(why, self._asked))
