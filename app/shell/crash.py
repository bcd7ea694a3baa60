"""When something breaks that never should: a report on this machine, with the game, and an offer to go on at the next start.

Nothing is sent anywhere. Reports lie in `crashes` of the state folder, each in a folder of its own; `unseen` in it holds the
path of the game that was open, until somebody has been told.
"""

import contextlib
import faulthandler
import os
import shutil
import sys
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import IO

from app import __version__
from app.framework.files import read_plain
from app.framework.locks import Busy, Lock
from app.framework.mishap import report
from app.text.speaker import Speaker

KEPT = 10
MOST = 20
"""Reports of one session; what breaks again and again says nothing new."""
LONGEST = 1 << 16
"""Bytes of a path."""


class Keeper:
    def __init__(
        self, state: Path, game: Callable[[], Path | None], tell: Callable[[BaseException, Path | None], None]
    ) -> None:
        self._folder = state / "crashes"
        self._game, self._tell = game, tell
        self._seen: set[str] = set()
        self._running: Path | None = None
        self._fault: IO[str] | None = None
        self._lock: Lock | None = None

    def install(self) -> None:
        """From now on; a hard fault, too, leaves a trace."""
        sys.excepthook = self.caught
        Speaker.hears = report
        with contextlib.suppress(OSError):
            self._running = self._folder / f"running-{datetime.now():%Y%m%d%H%M%S%f}"
            self._running.mkdir(parents=True)
            self._lock = _alive(self._running)
            self._fault = open(self._running / "report.txt", "w", encoding="utf-8")
            faulthandler.enable(self._fault)

    def playing(self, game: Path | None) -> None:
        """Remember which game is open, in case there is no time for it later."""
        if self._running:
            with contextlib.suppress(OSError):
                (self._running / "unseen").write_bytes(os.fsencode(game or ""))

    def end(self) -> None:
        """All went well."""
        sys.excepthook = sys.__excepthook__
        Speaker.hears = None
        if self._fault:
            faulthandler.disable()
            self._fault.close()
        if self._lock:
            self._lock.close()
        if self._running:
            shutil.rmtree(self._running, ignore_errors=True)

    def caught(self, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, value, trace)
            return
        self._keep("".join(traceback.format_exception(kind, value, trace)), value)

    def heard(self, trace: str) -> None:
        """Something broke in another process of ours."""
        self._keep(trace, RuntimeError(trace))

    def _keep(self, text: str, value: BaseException) -> None:
        if text in self._seen or len(self._seen) >= MOST:
            return
        self._seen.add(text)
        if sys.stderr:
            sys.stderr.write(text.encode(errors="backslashreplace").decode())
        self._tell(value, None if isinstance(value, OSError) else self._write(text))

    def _write(self, text: str) -> Path | None:
        import platform  # only for whoever has something to report

        game = self._game()
        report = self._folder / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}"
        about = f"Caravanserai {__version__}, Python {platform.python_version()}, {platform.platform()}\nGame: {game}\n\n"
        try:
            report.mkdir(parents=True)
            (report / "report.txt").write_text(about + text, encoding="utf-8", errors="backslashreplace")
            (report / "unseen").write_bytes(os.fsencode(game or ""))
            if game:
                shutil.copyfile(game, report / game.name)
        except OSError:
            return report if (report / "report.txt").exists() else None
        return report


def unseen(state: Path) -> list[tuple[Path, Path | None]]:
    """Reports that nobody has been told of, newest first, each with the game that was open, where that is still there."""
    folder = state / "crashes"
    _gather_faults(folder)
    found: list[tuple[Path, Path | None]] = []
    reports = sorted((p for p in folder.glob("[12]*") if p.is_dir()), reverse=True) if folder.is_dir() else []
    for old in reports[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    for one in reports[:KEPT]:
        with contextlib.suppress(OSError):
            game = os.fsdecode(read_plain(one / "unseen", LONGEST))
            found.append((one, _still_there(game)))
    return found


def _still_there(name: str) -> Path | None:
    try:
        return Path(name) if Path(name).is_file() else None
    except (OSError, ValueError):  # no name of a file at all
        return None


def mark_seen(report: Path) -> None:
    with contextlib.suppress(OSError):
        (report / "unseen").unlink(missing_ok=True)


def _alive(running: Path) -> Lock:
    """Held by a session as long as it lives."""
    mark = running / "alive"
    mark.touch()
    return Lock.take(mark)


def _gather_faults(folder: Path) -> None:
    """Sessions that ended without a word: those with a trace become reports, the others were switched off."""
    for running in folder.glob("running-*") if folder.is_dir() else ():
        try:
            _alive(running).close()
        except (Busy, OSError):
            continue  # another window, alive
        with contextlib.suppress(OSError):
            trace = running / "report.txt"
            if trace.exists() and trace.stat().st_size:
                unseen_file = running / "unseen"
                unseen_file.touch()
                running.rename(folder / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}")
            else:
                shutil.rmtree(running, ignore_errors=True)
