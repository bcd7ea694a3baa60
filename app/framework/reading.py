"""Reading a game from its file: as far as it is sound, and no further. Nothing here writes.

What a file says is believed only after it was held against limits: how long it may be, and what its game can hold.
"""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import IO, Any, NamedTuple, cast

from app.framework.codec import Damaged, decode, written
from app.framework.dice import ChanceMismatch
from app.framework.game import Game, Setup
from app.framework.lines import (
    FORMAT,
    LARGEST,
    LONGEST_LINE,
    LONGEST_SEED,
    MOST_LINES,
    Note,
    Unreadable,
    newer,
    printable,
    text_behind,
)
from app.framework.match import Match
from app.framework.moves import move_from_words
from app.framework.phases import Row
from app.framework.players import LONGEST_NAME, Player
from app.framework.sound import sound_state

Tell = Callable[[float], None]
"""Is told how much of a file has been read, 0 to 1. What it raises ends the reading."""


PARSED = 0.1
"""How much of the time goes by before the first move is played."""


def untold(part: float) -> None:
    """Nobody wants to know."""


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


class Snapshot(NamedTuple):
    """A state's line as it was written: unfolded, a file full of them would take twenty times the memory."""

    number: int
    text: str

    def state(self) -> dict[str, Any]:
        return json.loads(self.text)["state"]  # type: ignore[no-any-return]


Line = GameLine | Snapshot | MoveLine | UndoLine
_KINDS: dict[str, type[Row]] = {"game": GameLine, "state": StateLine, "move": MoveLine, "undo": UndoLine}


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


def load(path: Path, find: Callable[[str], Game[Any]], tell: Tell = untold) -> Loaded:
    """Read a file as far as it is sound and set its match up again."""
    lines, size, good, check, whole = _sound_lines(path, tell)
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
    players = tuple(Player(printable(p.name), p.colour, p.control) for p in head.players)
    played = _replayed(game, setup, head, lines[1:], tell)
    drift = played is None
    if played is None:
        played = _from_snapshot(path, game, setup, head, lines[1:])
        notes.append(Note("file-older-rules", (("number", played.number),)))
    played.take_back = _take_back(head, lines[1:])
    return Loaded(played, players, tuple(notes), size, good, check, whole != "damaged" and not drift)


def read_head(path: Path) -> GameLine:
    """Only what the first line says, for lists of saved games."""
    with _opened(path) as file:
        raw = file.readline(LONGEST_LINE)
    if newer(raw):
        raise Unreadable("file-future", file=path.name)
    _, line = _unseal("", raw)
    if not isinstance(line, GameLine):
        raise Unreadable("file-foreign", file=path.name)
    return line


def _sound_lines(path: Path, tell: Tell) -> tuple[list[Line], int, int, str, str]:
    """The sound lines, how long the file is and how long they are, their check, and whether it ends whole, torn or damaged."""
    lines: list[Line] = []
    good, check, end = 0, "", "whole"
    with _opened(path) as file:
        size = os.fstat(file.fileno()).st_size
        while raw := file.readline(LONGEST_LINE):
            if not lines and newer(raw):
                raise Unreadable("file-future", file=path.name)
            next_check, line = _unseal(check, raw)
            if line is None or (isinstance(line, GameLine) == bool(lines)):
                end = "torn" if not raw.endswith(b"\n") and not file.read(1) else "damaged"
                break
            if len(lines) == MOST_LINES:
                raise Unreadable("file-too-long", file=path.name)
            lines.append(line)
            check = next_check
            good += len(raw)
            tell(PARSED * good / size)
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


def _replayed(game: Game[Any], setup: Setup, head: GameLine, lines: list[Line], tell: Tell) -> Match[Any] | None:
    """The match after all moves; None when these rules lead elsewhere than the file says."""
    try:
        match = _first(game, setup, head, lines)
        if match is None:
            return None
        match.take_back = True
        for done, line in enumerate(lines[1:], 1):
            tell(PARSED + (1 - PARSED) * done / len(lines))
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
    return match


def _take_back(head: GameLine, lines: list[Line]) -> bool:
    """Whether the table lets players take back what became known, after all that it has agreed on."""
    agreed, run, before = head.take_back, 0, -1
    for line in (*lines, head):
        if isinstance(line, Snapshot) and line.number == before:
            run += 1
        else:
            agreed ^= bool(run // 2 % 2)
            run, before = (1, line.number) if isinstance(line, Snapshot) else (0, -1)
    return agreed


def _first(game: Game[Any], setup: Setup, head: GameLine, lines: list[Line]) -> Match[Any] | None:
    """The match as the file begins: dealt again, or, where a game went on in a new file, its snapshot."""
    if not lines or not isinstance(lines[0], Snapshot):
        return None
    if lines[0].number:
        return _from_state(game, setup, head, lines[0])
    match = Match(game, setup, head.seed, head.opening)
    return match if written(game, match.at(0)) == lines[0].state() else None


def _from_snapshot(path: Path, game: Game[Any], setup: Setup, head: GameLine, lines: list[Line]) -> Match[Any]:
    """The newest snapshot that is a sound state under these rules and was not taken back."""
    snapshots: list[Snapshot] = []
    for line in lines:
        if isinstance(line, Snapshot):
            snapshots.append(line)
        elif isinstance(line, UndoLine):
            snapshots = [s for s in snapshots if s.number <= line.number]
    for snapshot in reversed(snapshots):
        if match := _from_state(game, setup, head, snapshot):
            return match
    raise Unreadable("file-no-snapshot", file=path.name)


def _from_state(game: Game[Any], setup: Setup, head: GameLine, line: Snapshot) -> Match[Any] | None:
    state = sound_state(game, setup, line.state()) if 0 <= line.number <= game.longest else None
    if state is None:
        return None
    return Match.resumed(game, setup, state, line.number, head.seed)


def _unseal(before: str, raw: bytes) -> tuple[str, Line | None]:
    """The line behind a right check, or None."""
    try:
        check, text = text_behind(before, raw)
        data = json.loads(text)
        line = decode(_KINDS[data.pop("is")], data)
        if isinstance(line, GameLine):
            _sensible(line, data)
        return check, Snapshot(line.number, text) if isinstance(line, StateLine) else cast(Line, line)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return before, None


def _sensible(head: GameLine, data: dict[str, Any]) -> None:
    """ValueError for a head that no app of ours has written."""
    words = [head.game, head.variant, *head.options, *head.options.values()]
    words += [word for seated in head.players for word in (seated.name, seated.colour, seated.control)]
    if not 1 <= head.format <= FORMAT or any(len(word) > LONGEST_NAME for word in words):
        raise Damaged("head")
    if head.seed is not None and len(head.seed) > LONGEST_SEED:
        raise Damaged("seed")
    json.dumps(data, ensure_ascii=False).encode()  # half a character has no place in a name
