"""Helper processes: the app itself, called once more with a hidden command, asked in lines and answering in lines.

A helper finds its modules where the app found them, and nowhere else: neither the current folder nor a PYTHON variable of
whoever started the app decides what it runs. A frozen build has no interpreter to call; it calls itself.
"""

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, Signal
from shiboken6 import isValid

from app.framework.lines import Note

PATIENCE = 500
"""Milliseconds to wait for a helper to end; on a busy machine it may take longer, and is looked after until then."""
LONGEST_LINE = 1 << 20
"""Bytes. The longest answer, three hints with their lines, has a few thousand."""
ISOLATED = ("-E", "-P")
"""No variables, no current folder. The user's own packages stay: the app may be installed there."""
BEGIN = "import sys; sys.path.append(sys.argv.pop(1)); from app.__main__ import main; main()"
_alive: dict[int, QProcess] = {}
"""Every process until it has ended, whatever becomes of whoever asked for it."""


def command(name: str) -> list[str]:
    """The program and its arguments that run a helper."""
    if getattr(sys, "frozen", False):
        return [sys.executable, name]
    return [sys.executable, *ISOLATED, "-c", BEGIN, str(Path(__file__).parent.parent), name]


class Helper(QObject):
    """One helper process, from its start to its end."""

    said = Signal(bytes)
    """A whole line of its standard output. What it writes to its standard error goes to ours."""
    ended = Signal(object)
    """It cannot start, has ended or goes on without end: a `Note` that says so, once. Never after `stop`."""

    def __init__(self, program: list[str], parent: QObject | None = None, **environment: str) -> None:
        super().__init__(parent)
        process = QProcess()
        _alive[id(process)] = process
        self.destroyed.connect(partial(_end, id(process)))
        process.setProgram(program[0])
        process.setArguments(program[1:])
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        surroundings = QProcessEnvironment.systemEnvironment()
        for key, value in environment.items():
            surroundings.insert(key, value)
        process.setProcessEnvironment(surroundings)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._failed, Qt.ConnectionType.QueuedConnection)  # not before somebody listens
        process.finished.connect(self._finished)
        self._process: QProcess | None = process
        process.start()

    def tell(self, request: dict[str, Any]) -> None:
        if self._process is not None and self._process.isOpen():
            self._process.write((json.dumps(request) + "\n").encode())

    def stop(self) -> None:
        """End it, whatever it is doing, and hear no more of it."""
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.errorOccurred.disconnect(self._failed)
        process.finished.disconnect(self._finished)
        _end(id(process))
        process.waitForFinished(PATIENCE)

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self.said.emit(bytes(self._process.readLine().data()))
        if self._process is not None and self._process.bytesAvailable() > LONGEST_LINE:
            self._end(Note("helper-endless"))

    def _failed(self, error: QProcess.ProcessError) -> None:
        if self._process is not None and error == QProcess.ProcessError.FailedToStart:
            self._end(Note("helper-unstarted", (("why", self._process.errorString()),)))

    def _finished(self, status: int, how: QProcess.ExitStatus) -> None:
        if how == QProcess.ExitStatus.CrashExit:
            self._end(Note("helper-killed"))
        else:
            self._end(Note("helper-ended", (("status", str(status)),)))

    def _end(self, why: Note) -> None:
        self.stop()
        self.ended.emit(why)


def _end(key: int, *_: object) -> None:
    process = _alive.get(key)
    if process is None or process.state() == QProcess.ProcessState.NotRunning:
        _gone(key)
        return
    process.finished.connect(partial(_gone, key))
    process.kill()


def _gone(key: int, *_: object) -> None:
    process = _alive.pop(key, None)
    if process is not None and isValid(process):  # Qt takes all it has along when the app ends
        process.deleteLater()
