"""Two windows never write one game: a lock that the system itself lets go of when its holder dies."""

import hashlib
import os
import sys
from pathlib import Path


class Lock:
    """Held for one game file. The lock lies apart from the game, so the game's folder may be read-only."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def take(cls, file: Path, folder: Path) -> "Lock | None":
        """The lock of this game, or None when another window has it."""
        name = hashlib.sha256(os.fsencode(file.resolve())).hexdigest()[:16]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handle = os.open(folder / f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return cls(-1)  # nowhere to keep a lock: better to play without than not at all
        try:
            _seize(handle)
        except OSError:
            os.close(handle)
            return None
        return cls(handle)

    def release(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


def _seize(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
