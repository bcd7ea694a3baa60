"""What follows from a move by itself, one thing after the other: the end of a round, at a speed that one can follow."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.framework.match import Stage
from app.play.eyes import readable, seen_by

if TYPE_CHECKING:
    from app.table.table import Table

LINGER, LETTER, LINES = 2.2, 0.09, 3
"""How long a stage stays, in animations: always, and for each letter of its words; and how many lines it tells."""


class StageShow(QObject):
    """Shows stages on the table, and says when all have been seen."""

    def __init__(self, table: "Table") -> None:
        super().__init__(table)
        self._table = table
        self._left: list[Stage] = []
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._next)

    @property
    def running(self) -> bool:
        return self._wait.isActive()

    def begin(self, stages: Sequence[Stage]) -> bool:
        """Whether there is anything to show before the end of it all."""
        self._left = list(stages)
        return self._show_next()

    def stop(self) -> None:
        """Something else is to be shown."""
        self._left.clear()
        self._wait.stop()

    def skip(self) -> None:
        """On to the end at once."""
        if self.running:
            self.stop()
            self._table.staged()

    def _next(self) -> None:
        if not self._show_next():
            self._table.staged()

    def _show_next(self) -> bool:
        table = self._table
        while self._left:
            stage = self._left.pop(0)
            lines = [table.speaker.event(event) for event in readable(stage.events, table.session.viewer)]
            if lines:
                text = " ".join(lines[-LINES:])
                seen = seen_by(table.session.viewer, table.game, stage.state)
                table.show_stage(seen, text)
                self._wait.start(round(table.scene.motion.duration * (LINGER + LETTER * len(text))))
                return True
        return False
