"""A warning before a move that throws something away, for who wants one.

The worker weighs the move while the table waits; whatever comes in between (undo, another move) is stronger. Where nothing is
lost, or nothing can be found out, the move is played.
"""

from typing import Any

from PySide6.QtCore import QObject, Signal

from app.framework.moves import Move, move_from_words
from app.table.session import Session
from app.table.thinking import Thinker

MUCH = 4.0
"""Points whose loss is worth a warning."""


class Warner(QObject):
    harmless = Signal(object)
    """The move may be played."""
    costly = Signal(object, float, object)
    """The move, the points that it throws away, and how the better way begins."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.wanted = session, False
        self._move: Move | None = None
        self._prompt = -1
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._weighed)
        self._thinker.failed.connect(lambda _: self._harmless())

    def weighs(self, move: Move) -> bool:
        """Whether a move is weighed before it is played; it has begun then."""
        match = self.session.match
        if not self.wanted or not self.session.deciding or match.explain(move) is not None or len(match.legal()) < 2:
            return False
        self._move, self._prompt = move, match.prompt
        seat, seed = self.session.viewer, str(match.number)
        self._thinker.ask("weigh", match.game.id, seat, seed, self.session.seen(), move=str(move))
        return True

    def forget(self) -> None:
        self._move = None
        self._thinker.cancel()

    def _weighed(self, answer: dict[str, Any]) -> None:
        move, better = self._move, answer["better"].split()
        if move is None or answer["loss"] < MUCH or not better:
            self._harmless()
        elif self.session.match.prompt == self._prompt:
            self._move = None
            self.costly.emit(move, answer["loss"], move_from_words(better))

    def _harmless(self) -> None:
        move, self._move = self._move, None
        if move is not None and self.session.match.prompt == self._prompt:
            self.harmless.emit(move)
