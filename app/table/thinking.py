"""Bots and hints think in a process of their own, so that the window never waits."""

import json
import sys
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

from app.framework.codec import encode

PATIENCE = 500
"""Milliseconds to wait for a worker to end; on a busy machine it may take longer, and is looked after until then."""
_ending: dict[int, QProcess] = {}


class Thinker(QObject):
    """Asks the worker one thing at a time; a new question replaces the old one."""

    answered = Signal(dict)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._number = 0
        self._busy = False

    @property
    def busy(self) -> bool:
        return self._busy

    def ask(self, do: str, game_id: str, seat: int, seed: str, state: Any, **more: str) -> None:
        if self._busy:
            self.cancel()
        self._number += 1
        self._busy = True
        request = {"id": self._number, "do": do, "game": game_id, "seat": seat, "seed": seed, "state": encode(state), **more}
        self._worker().write((json.dumps(request) + "\n").encode())

    def cancel(self) -> None:
        """Forget the question; a worker that is thinking about it is ended."""
        if self._busy:
            self._busy = False
            self.stop()

    def stop(self) -> None:
        process, self._process, self._busy = self._process, None, False
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.finished.disconnect(self._ended)
            process.setParent(None)
            _ending[id(process)] = process
            process.finished.connect(partial(_ended, id(process)))
            process.kill()
            process.waitForFinished(PATIENCE)

    def _worker(self) -> QProcess:
        if self._process is None:
            process = QProcess(self)
            process.setProgram(sys.executable)
            process.setArguments(["-m", "app.bots.worker"])
            process.readyReadStandardOutput.connect(self._read)
            process.finished.connect(self._ended)
            process.start()
            self._process = process
        return self._process

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            answer = json.loads(bytes(self._process.readLine().data()))
            if answer["id"] == self._number and self._busy:
                self._busy = not answer["final"]
                self.answered.emit(answer)

    def _ended(self) -> None:
        """The worker stopped by itself: that is an error to be told, not to be waited for."""
        if self._process is None:
            return
        words = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip().splitlines()
        self._process.deleteLater()
        self._process, self._busy = None, False
        self.failed.emit(words[-1] if words else "")


def _ended(key: int, *_: object) -> None:
    if process := _ending.pop(key, None):
        process.deleteLater()
