"""Minds that tests answer for, and what a table with them shows."""

from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QPushButton

from app.framework.lines import Note
from app.framework.moves import Move


class Mind(QObject):
    """Thinks nothing by itself: tests answer for it."""

    answered = Signal(dict)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.questions: list[tuple[Any, ...]] = []
        self.rejected: list[Note] = []
        self.busy = False

    def ask(self, do: str, game_id: str, seat: int, thinking_seed: str, state: Any, **more: str) -> None:
        self.questions.append((do, seat, thinking_seed, state))
        self.busy = True

    def reject(self, reason: Note) -> None:
        self.rejected.append(reason)

    def cancel(self) -> None:
        self.busy = False

    def stop(self) -> None:
        self.busy = False


@pytest.fixture(autouse=True)
def minds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.table.session.Thinker", Mind)
    monkeypatch.setattr("app.table.explain.Thinker", Mind)


def mind(table: Any) -> Mind:
    made: Mind = table.session._thinker
    return made


def asked(table: Any, qtbot: Any) -> None:
    """Wait until the worker has the question."""
    qtbot.waitUntil(lambda: mind(table).busy)


def answer(table: Any, qtbot: Any, move: Move | None = None) -> None:
    asked(table, qtbot)
    mind(table).busy = False
    mind(table).answered.emit({"move": str(move or table.session.match.legal()[0]), "final": True})


def shown_buttons(table: Any) -> dict[str, QPushButton]:
    QApplication.processEvents()
    return {b.text(): b for b in table.prompt.findChildren(QPushButton) if b.isVisible()}


def log_lines(table: Any) -> list[str]:
    return [table.log.list.item(row).text() for row in range(table.log.list.count())]
