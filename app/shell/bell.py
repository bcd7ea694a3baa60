"""One window for all saved games: whoever opens another one by a double click rings at the window that is open.

The window holds a lock for as long as it is open. A second start finds it taken, leaves the path in a folder that the window
watches, and ends when the window has taken it. A window that does not answer is left alone, and a second one opens.
"""

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.framework.files import read_plain, write_whole
from app.framework.locks import Busy, Lock

if TYPE_CHECKING:
    from PySide6.QtCore import QFileSystemWatcher

PATIENCE = 3.0
"""Seconds until somebody who rang opens a window of his own."""
LONGEST = 1 << 16
"""Bytes of a path."""


class Bell:
    """Held by the window that others ring at; the first that is open."""

    def __init__(self, state: Path, ring: Callable[[Path], None]) -> None:
        self._folder, self._ring = _folder(state), ring
        self._lock: Lock | None = None
        self._watcher: QFileSystemWatcher | None = None

    def hang(self) -> None:
        """Nothing happens when another window has one, or when nothing can be written here."""
        from PySide6.QtCore import QFileSystemWatcher

        with contextlib.suppress(OSError, Busy):
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = _lock_of(self._folder)
            lock.touch()
            self._lock = Lock.take(lock)
            for left in _calls(self._folder):
                with contextlib.suppress(OSError):
                    left.unlink()
            self._watcher = QFileSystemWatcher([str(self._folder)])
            self._watcher.directoryChanged.connect(self._answer)

    def take_down(self) -> None:
        self._watcher = None
        if self._lock:
            self._lock.close()

    def _answer(self) -> None:
        for call in _calls(self._folder):
            with contextlib.suppress(OSError, UnicodeDecodeError):
                path = Path(os.fsdecode(read_plain(call, LONGEST)))
                call.unlink()
                self._ring(path)


def rung(state: Path, path: Path) -> bool:
    """Whether a window that is open takes this game."""
    folder = _folder(state)
    if not _is_hung(folder):
        return False
    call = folder / f"{os.getpid()}.call"
    try:
        write_whole(call, os.fsencode(path.absolute()))
        until = time.monotonic() + PATIENCE
        while call.exists() and time.monotonic() < until:
            time.sleep(0.02)
        if not call.exists():
            return True
        call.unlink()
    except FileNotFoundError:  # taken at the last moment
        return True
    except OSError:
        return False
    return False


def _is_hung(folder: Path) -> bool:
    try:
        Lock.take(_lock_of(folder)).close()
    except Busy:
        return True
    except OSError:
        return False
    return False


def _folder(state: Path) -> Path:
    return state / "bell"


def _lock_of(folder: Path) -> Path:
    return folder / "window"


def _calls(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.call"))
