"""A game on disk: plain text lines, appended and flushed as the game happens.

    3f09c2aa {"is":"game","format":1,"game":"...","rules":1,...}       what was agreed, and the chance of the set-up
    91d0e7b4 {"is":"state","number":0,"state":{...}}                   a snapshot, at every turn's start
    c01b55f2 {"is":"move","number":1,"seat":0,"move":"invest research","picks":[3],"digest":"..."}
    77aa0d19 {"is":"undo","number":0,"taken_back":false}               number: how many moves remain played

Each line begins with a check that also covers every line before it, so a line that was changed, lost, doubled or moved ends
the readable part. Reading never writes. Killed at any instant, a game loses at most the line that was being written; that torn
line is cut off when the game goes on. A file with any other damage is never written to again: the game goes on in a copy.
"""

import contextlib
import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import IO, Any, NamedTuple

from app.framework.codec import Damaged, decode, digest, read_state, written
from app.framework.dice import ChanceMismatch
from app.framework.files import numbered, write_new
from app.framework.game import Game, Setup
from app.framework.lines import FORMAT, LARGEST, SUFFIX, Note, Unreadable, newer, seal, text_behind
from app.framework.locks import Lock
from app.framework.match import Entry, Match
from app.framework.moves import move_from_words
from app.framework.phases import Row
from app.framework.players import LONGEST_NAME, Player

__all__ = ["FORMAT", "SUFFIX", "GameLine", "Loaded", "Note", "Recorder", "Unreadable", "load", "read_head", "seal"]


@dataclass(slots=True, init=False)
class Seated(Row):
    name: str
    colour: str
    control: str


@dataclass(slots=True, init=False)
class GameLine(Row):
    format: int
    game: str
    rules: int
    players: list[Seated]
    variant: str
    options: dict[str, str]
    seed: str | None
    take_back: bool
    opening: list[int]


@dataclass(slots=True, init=False)
class StateLine(Row):
    number: int
    state: dict[str, Any]


@dataclass(slots=True, init=False)
class MoveLine(Row):
    number: int
    seat: int
    move: str
    picks: list[int]
    digest: str


@dataclass(slots=True, init=False)
class UndoLine(Row):
    number: int
    taken_back: bool


Line = GameLine | StateLine | MoveLine | UndoLine
_KINDS: dict[str, type[Line]] = {"game": GameLine, "state": StateLine, "move": MoveLine, "undo": UndoLine}


class Loaded(NamedTuple):
    match: Match[Any]
    players: tuple[Player, ...]
    notes: tuple[Note, ...]
    size: int
    """How long the file was."""
    good_bytes: int
    """How much of it is sound."""
    check: str
    """The check of the last sound line."""
    continuable: bool
    """Whether the game may go on in this very file."""


class Recorder:
    """Writes one match to its file, which nobody else can write meanwhile. It is the match's journal."""

    def __init__(self, lock: Lock, end: int, check: str, match: Match[Any], players: tuple[Player, ...], face: str) -> None:
        self._lock, self._end, self._check = lock, end, check
        self._match, self._players, self._face = match, players, face
        self.was: Path | None = None
        """Where the game was before the file was taken away and the game had to be written elsewhere."""
        self._unsure = False
        """Whether more may lie behind the end: what a refused write left and could not be taken off yet."""
        state = match.at(match.number)
        self._turn = (state.round, state.active)
        match.journal = self

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
            if os.fstat(lock.file.fileno()).st_size != loaded.size:
                raise Unreadable("file-changed", file=path.name)
            lock.file.truncate(loaded.good_bytes)
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

    def played(self, number: int, entry: Entry, after: Any) -> None:
        turn = (after.round, after.active)
        if after.stack and turn != self._turn:
            game = self._match.game
            self._write(_played(game, number, entry, after), _snapshot(game, number, after), sync=True)
            self._turn = turn
        else:
            self._write(_played(self._match.game, number, entry, after), sync=not after.stack)

    def undone(self, number: int, taken_back: bool) -> None:
        self._write({"is": "undo", "number": number, "taken_back": taken_back})

    def close(self) -> None:
        self._lock.close()

    def _write(self, *lines: dict[str, Any], sync: bool = False) -> None:
        """These lines, all or none: when anything fails, the file holds what it held before, as the match does."""
        self._make_sure()
        check, body = self._check, b""
        for line in lines:
            check, text = seal(check, line)
            body += text
        file, left = self._lock.file, memoryview(body)
        file.seek(self._end)
        try:
            while left:
                left = left[file.write(left) :]
            if sync:
                os.fsync(file.fileno())
        except OSError:
            self._unsure = True
            with contextlib.suppress(OSError):
                self._take_off()
            raise
        self._check = check
        self._end += len(body)

    def _take_off(self) -> None:
        """What a refused write left behind the end."""
        self._lock.file.truncate(self._end)
        self._unsure = False

    def _make_sure(self) -> None:
        """That the file is still there and as we left it; before anything more is written."""
        stat = os.fstat(self._lock.file.fileno())
        try:
            there = os.path.samestat(self.path.stat(), stat)
        except FileNotFoundError:
            there = False
        if there and self._unsure:
            self._take_off()
        elif not there or stat.st_size != self._end:
            self._write_anew()

    def _write_anew(self) -> None:
        """The file was removed, replaced or changed under our hands: the whole game once more, beside whatever is there now."""
        check, body = _whole_game(self._match, self._players)
        for path in numbered(self.path):
            with contextlib.suppress(FileExistsError):
                write_new(path, body)
                break
        lock = Lock.take(path, self._face)
        if path != self.path:
            self.was = self.path
        self._lock.close()
        self._lock, self._end, self._check, self._unsure = lock, len(body), check, False


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


def load(path: Path, find: Callable[[str], Game[Any]]) -> Loaded:
    """Read a file as far as it is sound and set its match up again."""
    lines, size, good, check, whole = _sound_lines(path)
    head = lines[0]
    if not isinstance(head, GameLine):
        raise Unreadable("file-foreign", file=path.name)
    if len(lines) == 1:
        raise Unreadable("file-lost", file=path.name)
    try:
        game = find(head.game)
    except KeyError:
        raise Unreadable("file-unknown-game", file=path.name, game=head.game) from None
    if head.rules > game.rules_version:
        raise Unreadable("file-future", file=path.name)
    agreed = {o.id: o.values[0] for o in game.options} | head.options  # what could not be asked yet is played as usual
    setup = Setup(len(head.players), head.variant, tuple(sorted(agreed.items())))
    if game.misfit(setup) or game.clash([seated.colour for seated in head.players]):
        raise Unreadable("file-odd-setup", file=path.name)
    notes: list[Note] = []
    if whole == "torn":
        notes.append(Note("file-torn-line"))
    elif whole == "damaged":
        notes.append(Note("file-damaged", (("line", len(lines) + 1),)))
    players = tuple(Player(p.name, p.colour, p.control) for p in head.players)
    played = _replayed(game, setup, head, lines[1:])
    drift = played is None
    if played is None:
        played = _from_snapshot(path, game, setup, head, lines[1:])
        notes.append(Note("file-older-rules", (("number", played.number),)))
    return Loaded(played, players, tuple(notes), size, good, check, whole != "damaged" and not drift)


def read_head(path: Path) -> GameLine:
    """Only what the first line says, for lists of saved games."""
    with _opened(path) as file:
        raw = file.readline(LARGEST)
    if newer(raw):
        raise Unreadable("file-future", file=path.name)
    _, line = _unseal("", raw)
    if not isinstance(line, GameLine):
        raise Unreadable("file-foreign", file=path.name)
    return line


def _sound_lines(path: Path) -> tuple[list[Line], int, int, str, str]:
    """The sound lines, how long the file is and how long they are, their check, and whether it ends whole, torn or damaged."""
    lines: list[Line] = []
    good, check, end = 0, "", "whole"
    with _opened(path) as file:
        size = os.fstat(file.fileno()).st_size
        for raw in file:
            if not lines and newer(raw):
                raise Unreadable("file-future", file=path.name)
            next_check, line = _unseal(check, raw)
            if line is None or (isinstance(line, GameLine) == bool(lines)):
                end = "torn" if not raw.endswith(b"\n") and not file.read(1) else "damaged"
                break
            lines.append(line)
            check = next_check
            good += len(raw)
    if not lines:
        raise Unreadable("file-foreign", file=path.name)
    return lines, size, good, check, end


def _opened(path: Path) -> IO[bytes]:
    try:
        stat = path.stat()
        if stat.st_size > LARGEST or not (S_ISREG(stat.st_mode) or S_ISDIR(stat.st_mode)):  # what has no end or never begins
            raise Unreadable("file-foreign", file=path.name)
        return open(path, "rb")
    except FileNotFoundError:
        raise Unreadable("file-missing", file=path.name) from None
    except OSError as reason:
        raise Unreadable("file-unopened", file=path.name, why=reason.strerror or "") from None


def _replayed(game: Game[Any], setup: Setup, head: GameLine, lines: list[Line]) -> Match[Any] | None:
    """The match after all moves; None when these rules lead elsewhere than the file says."""
    try:
        match = _first(game, setup, head, lines)
        if match is None:
            return None
        match.take_back = True
        for line in lines[1:]:
            if isinstance(line, MoveLine):
                words = line.move.split()
                if line.number != match.number + 1 or not words or match.replay(line.seat, move_from_words(words), line.picks):
                    return None
                if match.digest() != line.digest:
                    return None
            elif isinstance(line, UndoLine) and match.undo(match.number - line.number):
                return None
    except ChanceMismatch:
        return None
    match.take_back = head.take_back
    return match


def _first(game: Game[Any], setup: Setup, head: GameLine, lines: list[Line]) -> Match[Any] | None:
    """The match as the file begins: dealt again, or, where a game went on in a new file, its snapshot."""
    if not lines or not isinstance(lines[0], StateLine):
        return None
    if lines[0].number:
        return _from_state(game, setup, head, lines[0])
    match = Match(game, setup, head.seed, head.opening)
    return match if written(game, match.at(0)) == lines[0].state else None


def _from_snapshot(path: Path, game: Game[Any], setup: Setup, head: GameLine, lines: list[Line]) -> Match[Any]:
    """The newest snapshot that is a sound state under these rules and was not taken back."""
    snapshots: list[StateLine] = []
    for line in lines:
        if isinstance(line, StateLine):
            snapshots.append(line)
        elif isinstance(line, UndoLine):
            snapshots = [s for s in snapshots if s.number <= line.number]
    for snapshot in reversed(snapshots):
        if match := _from_state(game, setup, head, snapshot):
            return match
    raise Unreadable("file-no-snapshot", file=path.name)


def _from_state(game: Game[Any], setup: Setup, head: GameLine, line: StateLine) -> Match[Any] | None:
    try:
        state = read_state(game, line.state)
        if len(state.seats) != setup.players or list(game.broken(state)) or (state.stack and not game.legal(state)):
            return None
    except (Damaged, LookupError, TypeError, ValueError):
        return None
    match = Match.resumed(game, setup, state, line.number, head.seed)
    match.take_back = head.take_back
    return match


def _unseal(before: str, raw: bytes) -> tuple[str, Line | None]:
    """The line behind a right check, or None."""
    try:
        check, text = text_behind(before, raw)
        data = json.loads(text)
        line = decode(_KINDS[data.pop("is")], data)
        if isinstance(line, GameLine):
            _sensible(line, data)
        return check, line
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return before, None


def _sensible(head: GameLine, data: dict[str, Any]) -> None:
    """ValueError for a head that no app of ours has written."""
    if not 1 <= head.format <= FORMAT or any(len(seated.name) > LONGEST_NAME for seated in head.players):
        raise Damaged("head")
    json.dumps(data, ensure_ascii=False).encode()  # half a character has no place in a name


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
