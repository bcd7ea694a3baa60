"""A game on disk: plain text lines, appended and flushed as the game happens.

    3f09c2aa {"is":"game","format":1,"game":"...","rules":1,...}       what was agreed, and the chance of the set-up
    91d0e7b4 {"is":"state","number":0,"state":{...}}                   a snapshot, at every turn's start
    c01b55f2 {"is":"move","number":1,"seat":0,"move":"invest research","picks":[3],"digest":"..."}
    77aa0d19 {"is":"undo","number":0,"taken_back":false}               number: how many moves remain played

Two snapshots more of the same moment say that from there on the table thinks otherwise about taking back what became known:
an app that does not know it yet passes over them.

Each line begins with a check that also covers every line before it, so a line that was changed, lost, doubled or moved ends
the readable part. Reading (`reading.py`) never writes. Killed at any instant, a game loses at most the line that was being
written; that torn line is cut off when the game goes on. A file with any other damage is never written to again: the game goes
on in a copy. When the power fails, all is there up to the last beginning of a turn, taking back, end or leaving.
"""

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.framework.codec import digest, written
from app.framework.files import numbered, write_new
from app.framework.game import Game
from app.framework.lines import FORMAT, SUFFIX, Note, Unreadable, last_check, seal
from app.framework.locks import Lock
from app.framework.match import Entry, Match
from app.framework.players import LONGEST_NAME, Player
from app.framework.reading import GameLine, Loaded, load, read_head

__all__ = ["FORMAT", "SUFFIX", "GameLine", "Loaded", "Note", "Recorder", "Unreadable", "load", "read_head", "seal"]


class Recorder:
    """Writes one match to its file, which nobody else can write meanwhile. It is the match's journal."""

    def __init__(self, lock: Lock, end: int, check: str, match: Match[Any], players: tuple[Player, ...], face: str) -> None:
        self._match, self._players, self._face = match, players, face
        self._untold: list[Note] = []
        self._listener: Callable[[Note], None] = self._untold.append
        self._write_to(lock, end, check)
        state = match.at(match.number)
        self._turn = (state.round, state.active)
        match.journal = self

    def _write_to(self, lock: Lock, end: int, check: str) -> None:
        """From now on in this file, all of which is on the disk."""
        self._lock, self._end, self._check = lock, end, check
        self._tail = b""
        """What was written since the disk was last made sure of."""
        self._unsure = False
        """Whether the tail may be spoilt, and more lie behind it: what a refused write left and could not be put right yet."""
        self._stamp = os.fstat(lock.file.fileno()).st_mtime_ns

    @classmethod
    def begin(cls, path: Path, match: Match[Any], players: tuple[Player, ...], face: str = "") -> "Recorder":
        """A new file for a match: from the start, or, for a resumed one, from its snapshot. Never overwrites."""
        check, body = _whole_game(match, players)
        write_new(path, body)
        return cls(Lock.take(path, face), len(body), check, match, players, face)

    @classmethod
    def resume(cls, path: Path, loaded: Loaded, face: str = "") -> "Recorder":
        """Go on in the same file, cutting off a torn last line; `Busy` or Unreadable when it is another's or not as loaded."""
        if not loaded.continuable:
            raise Unreadable("file-left-alone", file=path.name)
        lock = Lock.take(path, face)
        try:
            if not _holds(lock, loaded.size, loaded.good_bytes, loaded.check):
                raise Unreadable("file-changed", file=path.name)
            if loaded.size > loaded.good_bytes:
                lock.file.truncate(loaded.good_bytes)
            os.fsync(lock.file.fileno())
        except BaseException:
            lock.close()
            raise
        return cls(lock, loaded.good_bytes, loaded.check, loaded.match, loaded.players, face)

    @property
    def path(self) -> Path:
        return self._lock.path

    @property
    def alone(self) -> bool:
        """Whether the system keeps others from writing; some shared folders cannot."""
        return self._lock.sure

    def tell_to(self, listener: Callable[[Note], None]) -> None:
        """Who hears, from now on, what happens to the file; and at once what has happened to it."""
        untold, self._listener = self._untold, listener
        self._untold = []
        for note in untold:
            listener(note)

    def played(self, number: int, entry: Entry, after: Any) -> None:
        turn = (after.round, after.active)
        if after.stack and turn != self._turn:
            game = self._match.game
            self._write(_played(game, number, entry, after), _snapshot(game, number, after), sync=True)
            self._turn = turn
        else:
            self._write(_played(self._match.game, number, entry, after), sync=not after.stack)

    def undone(self, number: int, taken_back: bool) -> None:
        self._write({"is": "undo", "number": number, "taken_back": taken_back}, sync=True)
        self._turn = self._match.turn(number)

    def agreed(self) -> None:
        """The table thinks otherwise about taking back than before."""
        snapshot = _snapshot(self._match.game, self._match.number, self._match.at(self._match.number))
        self._write(snapshot, snapshot, sync=True)

    def go_elsewhere(self, path: Path) -> None:
        """From now on in a new file of this name, since the old one cannot be written. Never overwrites."""
        check, body = _whole_game(self._match, self._players)
        write_new(path, body)
        lock = Lock.take(path, self._face)
        self._lock.close()
        self._write_to(lock, len(body), check)

    def close(self) -> None:
        """All that was played is on the disk, or a note says that it may not be."""
        if self._lock.file.closed:
            return
        try:
            self._make_sure()
            if self._tail:
                os.fsync(self._lock.file.fileno())
        except OSError:
            self._listener(Note("file-unsure", (("file", self.path.name),)))
        finally:
            self._lock.close()

    def _write(self, *lines: dict[str, Any], sync: bool) -> None:
        """These lines, all or none: when anything fails, the file holds what it held before, as the match does."""
        body = b""
        try:
            self._make_sure()
            check = self._check
            for line in lines:
                check, text = seal(check, line)
                body += text
            self._append(body, sync)
        except OSError:
            self._listener(Note("file-refuses", (("file", self.path.name),)))
            raise
        self._check = check
        self._end += len(body)
        self._tail = b"" if sync else self._tail + body
        self._stamp = os.fstat(self._lock.file.fileno()).st_mtime_ns

    def _append(self, body: bytes, sync: bool) -> None:
        try:
            self._put(self._end, body)
            if sync:
                os.fsync(self._lock.file.fileno())
        except OSError:
            self._unsure = True
            with contextlib.suppress(OSError):
                self._put_right()
            raise

    def _put(self, at: int, body: bytes) -> None:
        file, left = self._lock.file, memoryview(body)
        file.seek(at)
        while left:
            left = left[file.write(left) :]

    def _put_right(self) -> None:
        """A disk that refused one thing may have dropped what it took since it was last made sure of: that once more."""
        self._put(self._end - len(self._tail), self._tail)
        self._lock.file.truncate(self._end)
        self._unsure = False
        self._stamp = os.fstat(self._lock.file.fileno()).st_mtime_ns

    def _make_sure(self) -> None:
        """That the file is still there and as we left it; before anything more is written."""
        if harm := self._harm():
            self._write_anew(harm)
        elif self._unsure:
            self._put_right()

    def _harm(self) -> str:
        """What others have done to the file, as the key of the sentence that says so."""
        try:
            stat = os.fstat(self._lock.file.fileno())
        except OSError:
            return "file-was-gone"  # the disk, or the computer that it is in, went away and came back
        try:
            if not os.path.samestat(self.path.stat(), stat):
                return "file-was-replaced"
        except (FileNotFoundError, NotADirectoryError):
            return "file-was-gone"
        if self._unsure or (stat.st_size == self._end and stat.st_mtime_ns == self._stamp):
            return ""
        if not _holds(self._lock, self._end, self._end, self._check):
            return "file-was-changed"
        self._stamp = stat.st_mtime_ns
        return ""

    def _write_anew(self, harm: str) -> None:
        """The whole game once more, beside whatever is there now."""
        old = self.path
        check, body = _whole_game(self._match, self._players)
        for path in numbered(old):
            with contextlib.suppress(FileExistsError):
                write_new(path, body)
                break
        lock = Lock.take(path, self._face)
        self._lock.close()
        self._write_to(lock, len(body), check)
        self._listener(Note(harm, (("was", old.name), ("file", path.name))))


def _holds(lock: Lock, size: int, good: int, check: str) -> bool:
    """Whether the file is so long, and its first so many bytes are the lines that end with this check."""
    if os.fstat(lock.file.fileno()).st_size != size:
        return False
    lock.file.seek(0)
    content = b""
    while len(content) < good and (more := lock.file.read(good - len(content))):
        content += more
    return last_check(content) == check


def _whole_game(match: Match[Any], players: tuple[Player, ...]) -> tuple[str, bytes]:
    """The check of the last line, and all lines: what was agreed, how it began, every move."""
    setup = match.setup
    head = {
        "is": "game",
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "players": [{**p._asdict(), "name": p.name[:LONGEST_NAME]} for p in players],
        "variant": setup.variant,
        "options": dict(setup.options),
        "seed": match.seed,
        "take_back": match.take_back,
        "opening": list(match.opening),
    }
    check, body = seal("", head)
    check, more = seal(check, _snapshot(match.game, match.first, match.at(match.first)))
    body += more
    for i, entry in enumerate(match.entries):
        number = match.first + i + 1
        check, more = seal(check, _played(match.game, number, entry, match.at(number)))
        body += more
    return check, body


def _played(game: Game[Any], number: int, entry: Entry, after: Any) -> dict[str, Any]:
    return {
        "is": "move",
        "number": number,
        "seat": entry.seat,
        "move": str(entry.move),
        "picks": list(entry.picks),
        "digest": digest(game, after),
    }


def _snapshot(game: Game[Any], number: int, state: Any) -> dict[str, Any]:
    return {"is": "state", "number": number, "state": written(game, state)}
