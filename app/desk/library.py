"""The games on disk: listed by their first lines, renamed, copied, thrown away and fetched back. No Qt, no rules."""

import contextlib
import json
import os
import re
import sys
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from app.desk.folders import Folders
from app.framework.files import fitting, make_folder, numbered, place_new, read_plain, sync_folder, write_new, write_whole
from app.framework.fingerprint import fingerprint
from app.framework.lines import LARGEST, LONGEST_LINE, SUFFIX, Unreadable, newer, printable, text_behind
from app.framework.locks import Lock
from app.framework.players import Player

LONGEST_NAME = 80
MOST_PLAYERS = 16
KEPT = 100
"""So many games that were thrown away stay in the trash, the latest ones."""
LONGEST_GLANCE, MOST, LONGEST_WHO = 1 << 14, 10**6, 1000
"""Of what is kept about a game: bytes, numbers, letters."""
_NO_NAME = re.compile(r'[<>:"/\\|?*\x00-\x1f]|^\.|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)$', re.IGNORECASE)
_STAMP = re.compile(r"[0-9]{1,20}")
_OUR_NAME = re.compile(r"^(?P<game>[a-z][a-z0-9_]*)-\d{4}-\d\d-\d\d-\d{6}(?:-(?P<copy>\d+))?$")


class Saved(NamedTuple):
    """A game on disk as far as its first line tells."""

    path: Path
    game: str
    players: tuple[Player, ...]
    variant: str
    changed: float
    size: int
    problem: str = ""
    """The key of the sentence that says why it cannot be played; empty when nothing is known against it."""

    @property
    def given_name(self) -> str:
        """What a person called it; empty when nobody did."""
        return "" if _OUR_NAME.match(self.path.stem) else printable(self.path.stem)

    @property
    def copy_number(self) -> int:
        ours = _OUR_NAME.match(self.path.stem)
        return int(ours["copy"] or 0) if ours else 0


class Glance(NamedTuple):
    """How a game stands, kept beside its picture; of no worth once the file has changed."""

    size: int
    moves: int
    round: int
    over: bool
    who: str
    """Whose turn it is, or who won."""
    shapes: tuple[str, ...] = ()
    """The shape of each player's colour in this game."""


class Trashed(NamedTuple):
    path: Path
    was: Path


class Library:
    def __init__(self, folders: Folders, face: str) -> None:
        self.folder, self.face = folders.games, face
        self._trash = folders.games / ".trash"
        self._pictures = folders.cache / "pictures"
        self._glances: dict[tuple[Path, int], Glance | None] = {}

    # Looking.

    def saved(self) -> list[Saved]:
        """All games of the library, newest first."""
        try:
            found = [
                entry for entry in os.scandir(self.folder) if entry.name.endswith(SUFFIX) and not entry.name.startswith(".")
            ]
        except OSError:
            return []
        games: list[Saved] = []
        for entry in found:
            try:
                stat = entry.stat()
                if entry.is_file():
                    games.append(_head(Path(entry.path), stat.st_mtime, stat.st_size))
            except OSError:
                continue  # gone since it was listed
        return sorted(games, key=lambda saved: saved.changed, reverse=True)

    def one(self, path: Path) -> Saved:
        stat = path.stat()
        return _head(path, stat.st_mtime, stat.st_size)

    def last(self, saved: list[Saved]) -> Saved | None:
        """The game to go on with: the newest that is not known to be over."""
        for one in saved:
            glance = self.glance(one)
            if not one.problem and not (glance and glance.over):
                return one
        return None

    # How a game stands.

    def picture_path(self, path: Path) -> Path:
        return self._beside(path).with_suffix(".bmp")  # a lobby full of them is read four times as fast as packed ones

    def glance(self, saved: Saved) -> Glance | None:
        """How a game stands, if that is known for the file as it is now."""
        key = saved.path, saved.size
        if key not in self._glances:
            self._glances[key] = self._read_glance(saved)
        return self._glances[key]

    def _read_glance(self, saved: Saved) -> Glance | None:
        try:
            glance = Glance(**json.loads(read_plain(self._beside(saved.path), LONGEST_GLANCE)))
            sound = _is_sound(glance) and glance.size == saved.size
            return glance._replace(who=printable(glance.who), shapes=tuple(glance.shapes)) if sound else None
        except (OSError, ValueError, TypeError, RecursionError):
            return None

    def keep_glance(self, path: Path, glance: Glance) -> None:
        self._glances.clear()
        write_whole(self._beside(path), json.dumps(glance._asdict()).encode())

    def look_again(self) -> None:
        """Somebody else may have kept glances since."""
        self._glances.clear()

    def _beside(self, path: Path) -> Path:
        return self._pictures / f"{fingerprint(os.fsencode(path.absolute()))[:16]}.json"

    def _forget_glance(self, path: Path) -> None:
        for file in (self._beside(path), self.picture_path(path)):
            file.unlink(missing_ok=True)

    # Doing.

    @contextlib.contextmanager
    def alone(self, path: Path) -> Iterator[None]:
        """While something is done with a file as a whole; `Busy` when somebody plays it."""
        lock = Lock.take(path, self.face)
        try:
            if sys.platform == "win32":
                lock.close()  # there, an open file has a name for good; who opens it now is refused by the system
            yield
        finally:
            lock.close()

    def fresh(self, game_id: str) -> Path:
        """A file name that is not taken, in a folder that is there."""
        make_folder(self.folder)
        return self._free(f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}")

    def named(self, name: str) -> Path:
        """The file of a new game that a person calls so, in a folder that is there."""
        path = self.folder / _file_name(name)
        if path.exists():
            raise Unreadable("file-name-taken", name=path.stem)
        make_folder(self.folder)
        return path

    def copy_path(self, path: Path) -> Path:
        """A free name in the library for a copy of this file."""
        make_folder(self.folder)
        return self._free(path.stem)

    def rename(self, path: Path, name: str) -> Path:
        target = path.with_name(_file_name(name))
        if target == path:
            return path
        try:
            with self.alone(path):
                place_new(path, target)
        except FileExistsError:
            raise Unreadable("file-name-taken", name=target.stem) from None
        self._follow(path, target)
        return target

    def duplicate(self, path: Path) -> Path:
        return self._copy(path, self.copy_path(path))

    def export(self, path: Path, target: Path) -> None:
        """Write a copy where a person said; that they agreed to replace a file is the caller's affair."""
        if os.path.realpath(target) == os.path.realpath(path):
            return
        with self.alone(target) if target.exists() else contextlib.nullcontext():
            write_whole(target, read_plain(path, LARGEST))

    def bring_in(self, path: Path) -> Path:
        """A copy of a file from elsewhere. Whether it can be played is for `record.load` to say, before."""
        if Path(os.path.realpath(path)).parent == Path(os.path.realpath(self.folder)):
            return path
        return self._copy(path, self.copy_path(path))

    def delete(self, path: Path) -> Trashed:
        with self.alone(path):
            make_folder(self._trash)
            latest = max((stamp for stamp, _ in self._thrown_away()), default=0)
            aside = self._trash / fitting(f"{max(time.time_ns(), latest + 1)}-", path.stem, path.suffix)
            path.rename(aside)
            for folder in (path.parent, self._trash):
                sync_folder(folder)
        return Trashed(aside, path)

    def restore(self, trashed: Trashed) -> Path:
        target = trashed.was if not trashed.was.exists() else self._free(trashed.was.stem)
        place_new(trashed.path, target)
        return target

    def purge(self, kept: int = KEPT) -> None:
        """Let go of what was thrown away before many others. No clock decides: one that jumps would empty the trash."""
        for _, name in sorted(self._thrown_away(), reverse=True)[kept:]:
            with contextlib.suppress(OSError):  # a folder, or not ours to remove: the next start is not worth breaking
                (self._trash / name).unlink(missing_ok=True)
                self._forget_glance(self.folder / name.partition("-")[2])

    def _thrown_away(self) -> list[tuple[int, str]]:
        """The games in the trash by their names there; the numbers grow with each, whatever the clock says."""
        try:
            names = [path.name for path in self._trash.iterdir()]
        except OSError:
            return []
        stamped = ((name.partition("-")[0], name) for name in names if name.endswith(SUFFIX))
        return [(int(stamp), name) for stamp, name in stamped if _STAMP.fullmatch(stamp)]

    def _free(self, stem: str) -> Path:
        """A name that people see in the list, and that leaves room for a number behind it."""
        stem = stem.lstrip(".") or stem.replace(".", "_")
        ours = _OUR_NAME.match(stem)
        base = stem.rpartition("-")[0] if ours and ours["copy"] else stem
        first = self.folder / fitting("", base, SUFFIX)
        return next(path for path in numbered(first) if not path.exists())

    def _copy(self, path: Path, target: Path) -> Path:
        """Whole or not at all, with the date of the original."""
        write_new(target, read_plain(path, LARGEST), like=path.stat())
        return target

    def _follow(self, path: Path, target: Path) -> None:
        """The picture of a game goes with it."""
        self._glances.clear()
        for old, new in (
            (self._beside(path), self._beside(target)),
            (self.picture_path(path), self.picture_path(target)),
        ):
            if old.exists():
                old.replace(new)


def _file_name(name: str) -> str:
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or _NO_NAME.search(name):
        raise Unreadable("file-bad-name", name=name)
    return name + SUFFIX


def _head(path: Path, changed: float, size: int) -> Saved:
    nothing = Saved(path, "", (), "", changed, size, "file-foreign")
    if size > LARGEST:
        return nothing
    try:
        with open(path, "rb") as file:
            raw = file.readline(LONGEST_LINE)
    except OSError:
        return nothing._replace(problem="file-closed")
    if newer(raw):
        return nothing._replace(problem="file-future")
    try:
        head: dict[str, Any] = json.loads(text_behind("", raw)[1])
        players = tuple(_player(p) for p in head["players"])
        if head["is"] != "game" or len(players) > MOST_PLAYERS:
            return nothing
        return Saved(path, _word(head["game"]), players, _word(head["variant"]), changed, size)
    except (ValueError, LookupError, TypeError, RecursionError):
        return nothing


def _is_sound(glance: Glance) -> bool:
    """What lies in a cache may be anything."""
    numbers = (glance.moves, glance.round)
    return (
        all(type(number) is int and 0 <= number <= MOST for number in numbers)
        and isinstance(glance.who, str)
        and len(glance.who) <= LONGEST_WHO
        and isinstance(glance.shapes, list)
        and len(glance.shapes) <= MOST_PLAYERS
        and all(isinstance(shape, str) and len(shape) <= LONGEST_NAME for shape in glance.shapes)
    )


def _player(data: Any) -> Player:
    return Player(_word(data["name"]), _word(data["colour"]), _word(data["control"]))


def _word(text: Any) -> str:
    """A name as it may be shown; ValueError for what no app of ours has written."""
    if not isinstance(text, str) or len(text) > LONGEST_NAME:
        raise ValueError(type(text))
    text.encode()
    return printable(text)
