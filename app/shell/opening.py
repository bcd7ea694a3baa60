"""From a file or a set-up to a game in progress, with its lock held and its record open. No Qt."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from app.framework.game import Game, Setup
from app.framework.lines import Note, Unreadable
from app.framework.match import Match
from app.framework.players import Player
from app.framework.record import Loaded, Recorder, load
from app.library import Library
from app.locks import Lock


class Opened(NamedTuple):
    match: Match[Any]
    players: tuple[Player, ...]
    recorder: Recorder
    lock: Lock
    notes: tuple[Note, ...]


class Agreed(NamedTuple):
    """What was chosen before a new game."""

    game: Game[Any]
    setup: Setup
    players: tuple[Player, ...]
    seed: str | None = None
    take_back: bool = False


def begin(library: Library, agreed: Agreed, path: Path | None = None) -> Opened:
    """A new game in a new file. OSError when that cannot be written, and then nothing is left behind."""
    match = Match(agreed.game, agreed.setup, agreed.seed, take_back=agreed.take_back)
    path = path or library.fresh(agreed.game.id)
    return _recorded(library, path, lambda: Recorder.begin(path, match, agreed.players), match, agreed.players, ())


def resume(library: Library, path: Path, find: Callable[[str], Game[Any]]) -> Opened:
    """Go on in this very file, or, when it is damaged or of other rules, in a copy in the library."""
    lock = library.lock(path)
    try:
        loaded = _playable(path, find)
        if loaded.continuable:
            return Opened(loaded.match, loaded.players, Recorder.resume(path, loaded), lock, loaded.notes)
    except BaseException:
        lock.release()
        raise
    lock.release()
    return _in_copy(library, path, loaded)


def resume_copy(library: Library, path: Path, find: Callable[[str], Game[Any]]) -> Opened:
    """Go on in a copy in the library: the file itself is busy or cannot be written."""
    return _in_copy(library, path, _playable(path, find))


def _in_copy(library: Library, path: Path, loaded: Loaded) -> Opened:
    copy = library.copy_path(path)
    notes = (*loaded.notes, Note("file-in-copy", (("file", copy.name),)))
    return _recorded(
        library, copy, lambda: Recorder.begin(copy, loaded.match, loaded.players), loaded.match, loaded.players, notes
    )


def _recorded(
    library: Library,
    path: Path,
    record: Callable[[], Recorder],
    match: Match[Any],
    players: tuple[Player, ...],
    notes: tuple[Note, ...],
) -> Opened:
    lock = library.lock(path)
    try:
        return Opened(match, players, record(), lock, notes)
    except BaseException:
        lock.release()
        raise


def _playable(path: Path, find: Callable[[str], Game[Any]]) -> Loaded:
    from app.bots.levels import LEVELS

    loaded = load(path, find)
    for player in loaded.players:
        if player.control not in ("human", *LEVELS):
            raise Unreadable("file-unknown-level", file=path.name, level=player.control)
    return loaded
