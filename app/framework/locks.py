"""One writer for each file. The system locks the file itself: the lock ends with its process, and holds by whatever name, link
or folder of settings somebody comes to it.

A card on this machine says who holds a file, so that whoever comes second can be told. Cards are a courtesy: without one the
lock holds just the same.
"""

import contextlib
import errno
import json
import os
import sys
from datetime import datetime
from io import FileIO
from pathlib import Path

from app.framework.lines import Unreadable

FACES = ("window", "terminal", "command")
NO_LOCKS_HERE = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL}
"""What the system answers where a file system keeps no locks, as some shared folders do."""
FAR = 0x7FFFFFF0
"""Windows forbids others to read what is locked, so it is a byte that no game reaches."""


class Busy(Unreadable):
    """Somebody else writes this file."""


class Lock:
    """An open file that nobody else writes."""

    def __init__(self, path: Path, file: FileIO, sure: bool, card: Path | None) -> None:
        self.path, self.file, self._card = path, file, card
        self.sure = sure
        """False where the file system keeps no locks."""

    @classmethod
    def take(cls, path: Path, face: str = "") -> "Lock":
        """`Busy` when somebody else has it; OSError when it cannot be opened for writing at all."""
        file = open(path, "r+b", buffering=0)
        try:
            sure = _seize(file.fileno())
            if not os.path.samestat(path.stat(), os.fstat(file.fileno())):
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))  # moved while we came for it
        except BlockingIOError:
            reason = _busy(path, _card_of(os.fstat(file.fileno())))
            file.close()
            raise reason from None
        except BaseException:
            file.close()
            raise
        return cls(path, file, sure, _leave_card(file, face) if face else None)

    def close(self) -> None:
        if not self.file.closed:
            if self._card:
                with contextlib.suppress(OSError):
                    self._card.unlink(missing_ok=True)
            self.file.close()


def _seize(handle: int) -> bool:
    """Whether it is locked now; BlockingIOError when another has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, FAR, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            os.lseek(handle, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as reason:
        if reason.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from None
        if reason.errno in NO_LOCKS_HERE:
            return False
        raise
    return True


# Cards.


def _card_of(stat: os.stat_result) -> Path:
    """By the file itself, not by its name."""
    import tempfile  # not before a game is opened

    user = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()) / f"caravanserai-{user}"
    return folder / f"{stat.st_dev:x}-{stat.st_ino:x}.json"


def _leave_card(file: FileIO, face: str) -> Path | None:
    card = _card_of(os.fstat(file.fileno()))
    try:
        card.parent.mkdir(mode=0o700, exist_ok=True)
        if not _ours(card.parent):
            return None
        card.write_text(json.dumps({"face": face, "pid": os.getpid(), "since": f"{datetime.now():%H:%M}"}), encoding="utf-8")
    except OSError:
        return None
    return card


def _ours(folder: Path) -> bool:
    """In a folder for everybody, others may have put something of that name."""
    stat = folder.lstat()
    return folder.is_dir() and not folder.is_symlink() and (not hasattr(os, "getuid") or stat.st_uid == os.getuid())


def _busy(path: Path, card: Path) -> Busy:
    """The sentence that says who has it, as far as that is known."""
    try:
        told = json.loads(card.read_text(encoding="utf-8")) if _ours(card.parent) else {}
        if told["face"] in FACES:
            return Busy(f"file-busy-{told['face']}", file=path.name, pid=str(int(told["pid"])), since=str(told["since"])[:5])
    except (OSError, ValueError, LookupError, TypeError):
        pass
    return Busy("file-busy", file=path.name)
