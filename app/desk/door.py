"""The one door to games on disk, for whatever face asks: window, terminal, command.

    begin            a new game in a new file
    go_on            in this very file, or, when it is damaged or of other rules, in a copy
    go_on_here       in this very file, as it was when somebody looked
    go_on_in_copy    the file itself is busy or cannot be written
    keep             a game that has been played elsewhere, in a new file of this name
    look             read it, and write nothing

Whatever reads a file may tell somebody how far it is, who may call it off.

What is open for writing is locked: `Busy` says who has it. Copies go into the library.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from app.desk.library import Library
from app.framework.game import Game, Setup
from app.framework.lines import Note, Unreadable
from app.framework.match import Match
from app.framework.players import HUMAN, Player
from app.framework.reading import Tell, untold
from app.framework.record import Loaded, Recorder, load
from app.play.seeds import thinking_seed

__all__ = ["Agreed", "Loaded", "Opened", "begin", "go_on", "go_on_here", "go_on_in_copy", "keep", "look"]

Find = Callable[[str], Game[Any]]


class Opened(NamedTuple):
    match: Match[Any]
    players: tuple[Player, ...]
    recorder: Recorder
    """Holds the file until it is closed."""
    notes: tuple[Note, ...] = ()


class Agreed(NamedTuple):
    """What was chosen before a new game."""

    game: Game[Any]
    setup: Setup
    players: tuple[Player, ...]
    seed: str | None = None
    take_back: bool = False


def begin(library: Library, agreed: Agreed, path: Path | None = None) -> Opened:
    """OSError when the file cannot be written, and then nothing is left behind."""
    from app.bots.levels import with_ways

    match = Match(agreed.game, agreed.setup, agreed.seed, take_back=agreed.take_back)
    players = with_ways(agreed.game, agreed.players, Random(thinking_seed(agreed.seed)))
    recorder = Recorder.begin(path or library.fresh(agreed.game.id), match, players, library.face)
    return _opened(match, players, recorder, ())


def go_on(library: Library, path: Path, find: Find, tell: Tell = untold) -> Opened:
    loaded = _playable(path, find, tell)
    return go_on_here(library, path, loaded) if loaded.continuable else _in_copy(library, path, loaded)


def go_on_here(library: Library, path: Path, loaded: Loaded) -> Opened:
    return _opened(loaded.match, loaded.players, Recorder.resume(path, loaded, library.face), loaded.notes)


def go_on_in_copy(library: Library, path: Path, find: Find, tell: Tell = untold) -> Opened:
    return _in_copy(library, path, _playable(path, find, tell))


def keep(library: Library, match: Match[Any], players: tuple[Player, ...], name: str) -> Path:
    """Unreadable when it cannot be called so; OSError when it cannot be written, and then nothing is left behind."""
    path = library.named(name)
    Recorder.begin(path, match, players, library.face).close()
    return path


def look(path: Path, find: Find, tell: Tell = untold) -> Loaded:
    return load(path, find, tell)


def _in_copy(library: Library, path: Path, loaded: Loaded) -> Opened:
    copy = library.copy_path(path)
    notes = (*loaded.notes, Note("file-in-copy", (("file", copy.name),)))
    recorder = Recorder.begin(copy, loaded.match, loaded.players, library.face)
    return _opened(loaded.match, loaded.players, recorder, notes)


def _opened(match: Match[Any], players: tuple[Player, ...], recorder: Recorder, notes: tuple[Note, ...]) -> Opened:
    if not recorder.alone:
        notes = (*notes, Note("file-unlocked", (("file", recorder.path.name),)))
    return Opened(match, players, recorder, notes)


def _playable(path: Path, find: Find, tell: Tell) -> Loaded:
    from app.bots.levels import is_bot

    loaded = load(path, find, tell)
    for player in loaded.players:
        if player.control != HUMAN and not is_bot(loaded.match.game, player.control):
            raise Unreadable("file-unknown-level", file=path.name, level=player.control)
    return loaded
