"""Has saved games and cards looked at by the glance process, one order at a time, and says when something is ready."""

import json
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.desk.library import Saved
from app.framework.lines import Note
from app.helpers import Helper, command
from app.shell.context import Context

DEADLINE = 60_000
"""Milliseconds for one game. The longest take about two seconds."""


class Watcher(QObject):
    ready = Signal()
    broke = Signal(str)
    """What went wrong in the process, as it told it."""
    given_up = Signal(object)
    """The process ended twice before its work was done: a `Note` for whoever wonders where the pictures are."""

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._helper: Helper | None = None
        self._games: list[str] = []
        """What is still to be looked into, first the one that is looked into now."""
        self._deaths = 0
        self._waiting: Sequence[Saved] | None = None
        self._tried: set[tuple[object, object]] = set()
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._died)

    def look(self, games: Sequence[Saved]) -> None:
        if self._helper:
            self._waiting = games
            return
        library = self._context.library
        unknown = [
            saved
            for saved in games
            if not saved.problem
            and (saved.path, saved.size) not in self._tried
            and self._context.card(saved.game)
            and (library.glance(saved) is None or not library.picture_path(saved.path).exists())
        ]
        self._tried |= {(saved.path, saved.size) for saved in unknown}
        bare = [card.id for card in self._context.cards if not self._context.card_picture(card.id).exists()]
        if unknown or (bare and ("cards", self._context.theme.id) not in self._tried):
            self._tried.add(("cards", self._context.theme.id))
            self._games, self._deaths = [str(saved.path) for saved in unknown], 0
            self._start()

    def stop(self) -> None:
        self._deadline.stop()
        self._waiting = None
        helper, self._helper = self._helper, None
        if helper:
            helper.stop()
            helper.deleteLater()

    def _start(self) -> None:
        context = self._context
        self._helper = Helper(command("glance"), self, QT_QPA_PLATFORM="offscreen")
        self._helper.said.connect(self._heard)
        self._helper.ended.connect(self._died)
        folders = list(map(str, context.folders))
        order = {"folders": folders, "lang": context.settings.language, "theme": context.theme.id, "games": self._games}
        self._helper.tell(order)
        self._deadline.start(DEADLINE)

    def _heard(self, line: bytes) -> None:
        answer = _answer(line)
        if answer is None or answer.get("game") != (self._games[0] if self._games else None):
            self._died()
            return
        del self._games[:1]
        self._deadline.start(DEADLINE)
        if answer["ready"]:
            self.ready.emit()
        if answer.get("broke"):
            self.broke.emit(str(answer["broke"]))
        if answer.get("end"):
            self._finish()

    def _died(self, _why: Note | None = None) -> None:
        """Go on once behind the game that it died over; a second time is no accident."""
        waiting = self._waiting
        self.stop()
        self._waiting = waiting
        self._deaths += 1
        del self._games[:1]
        if self._deaths == 1:
            self._start()
            return
        self.given_up.emit(Note("pictures-given-up"))
        self._finish()

    def _finish(self) -> None:
        waiting = self._waiting
        self.stop()
        if waiting is not None:
            self.look(waiting)


def _answer(line: bytes) -> dict[str, Any] | None:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return answer if isinstance(answer, dict) and "ready" in answer else None
