"""What the system does to a file in the middle of a game: file and match stay of one mind, and no move is lost."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.framework import record
from app.framework.locks import Busy, Lock
from app.framework.match import Match
from app.framework.record import Loaded, Recorder, load
from tests.plugins import find
from tests.tables import marks, play_on, players_for, toll_match

Game = tuple[Match[Any], Recorder, Path]


@pytest.fixture
def game(tmp_path: Path) -> Game:
    match = toll_match(3, take_back=True)
    path = tmp_path / "games" / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    play_on(match, 6)
    return match, recorder, path


def of_one_mind(match: Match[Any], path: Path) -> Loaded:
    loaded = load(path, find)
    assert (loaded.notes, loaded.continuable) == ((), True)
    assert loaded.match.entries == match.entries
    assert loaded.match.digest() == match.digest()
    return loaded


class Faulty:
    """The open file of a recorder, of which some calls fail."""

    def __init__(self, file: Any, **faults: int) -> None:
        self._file, self.faults = file, faults

    def __getattr__(self, name: str) -> Any:
        if self.faults.get(name):
            self.faults[name] -= 1
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return getattr(self._file, name)


class Torn(Faulty):
    """Takes half of the first write."""

    def write(self, data: Any) -> int:
        if self.faults["write"]:
            self.faults["write"] -= 1
            return int(self._file.write(data[: len(data) // 2]))
        if self.faults["then"]:
            self.faults["then"] -= 1
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return int(self._file.write(data))


def until_a_turn_begins(match: Match[Any]) -> None:
    """Up to a move that is written together with a snapshot, and brought to the disk at once."""
    while True:
        now = match.at(match.number)
        preview = match.preview(match.legal()[0], now.stack[-1].seat)
        if preview and (preview.state.round, preview.state.active) != (now.round, now.active):
            return
        match.submit(match.legal()[0])


def test_what_could_not_be_brought_to_the_disk_was_not_played(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match, recorder, path = game
    until_a_turn_begins(match)
    before, content = marks(match), path.read_bytes()

    def fails(handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fails)
        with pytest.raises(OSError, match="Input/output"):
            match.submit(match.legal()[0])
    assert marks(match) == before
    assert path.read_bytes() == content
    play_on(match, 8)
    of_one_mind(match, path)
    recorder.close()


def test_a_write_that_cannot_even_be_taken_off_spoils_nothing_that_follows(game: Game) -> None:
    match, recorder, path = game
    file = recorder._lock.file
    faulty = Torn(file, write=1, then=1, truncate=2)
    recorder._lock.file = faulty  # type: ignore[assignment]
    before = marks(match)
    for reason in ("No space", "Input/output"):
        with pytest.raises(OSError, match=reason):
            match.submit(match.legal()[0])
        assert marks(match) == before
    assert load(path, find).notes, "the torn line is still there"
    play_on(match, 8)
    of_one_mind(match, path)
    recorder.close()


def test_taking_back_that_cannot_be_written_takes_nothing_back(game: Game) -> None:
    match, recorder, path = game
    file = recorder._lock.file
    recorder._lock.file = Faulty(file, write=1)  # type: ignore[assignment]
    before = marks(match)
    with pytest.raises(OSError, match="Input/output"):
        match.undo()
    assert marks(match) == before
    of_one_mind(match, path)
    match.undo()
    of_one_mind(match, path)
    recorder.close()


def gone(path: Path) -> None:
    path.unlink()


def folder_gone(path: Path) -> None:
    shutil.rmtree(path.parent)


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replaced(path: Path) -> None:
    older = path.with_name("older")
    older.write_bytes(path.read_bytes()[:300])
    older.replace(path)


def written_to(path: Path) -> None:
    with open(path, "ab") as file:
        file.write(b"my notes\n")


def emptied(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize("harm", [gone, folder_gone, moved, replaced, written_to, emptied], ids=lambda h: h.__name__)
@pytest.mark.parametrize("act", ["play", "undo"])
def test_a_game_whose_file_is_taken_away_is_written_anew(game: Game, harm: Callable[[Path], None], act: str) -> None:
    match, recorder, path = game
    harm(path)
    there = path.read_bytes() if path.exists() else None
    if act == "undo":
        match.undo()
    else:
        match.submit(match.legal()[0])
    play_on(match, 7)
    if there is None:
        assert (recorder.path, recorder.was) == (path, None)
    else:
        assert (recorder.path, recorder.was) == (path.with_name("game-2.caravan"), path)
        assert path.read_bytes() == there, "what others put there is left alone"
    of_one_mind(match, recorder.path)
    with pytest.raises(Busy):
        Lock.take(recorder.path)
    recorder.close()
    Lock.take(recorder.path).close()


def test_a_game_that_went_on_from_a_snapshot_is_written_anew_from_there(tmp_path: Path) -> None:
    begun = toll_match()
    play_on(begun, 5)
    match = Match.resumed(begun.game, begun.setup, begun.at(5), 5, begun.seed)
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    match.submit(match.legal()[0])
    path.unlink()
    match.submit(match.legal()[0])
    assert of_one_mind(match, path).match.first == 5
    recorder.close()


def test_a_game_that_cannot_be_written_anew_takes_no_move(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match, recorder, path = game
    path.unlink()
    before = marks(match)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(record, "write_new", full)
        with pytest.raises(OSError, match="No space"):
            match.submit(match.legal()[0])
    assert marks(match) == before
    match.submit(match.legal()[0])
    of_one_mind(match, path)
    recorder.close()


def test_the_end_of_a_game_is_brought_to_the_disk(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match, recorder, path = game
    sizes: list[int] = []
    fsync = os.fsync

    def synced(handle: int) -> None:
        fsync(handle)
        sizes.append(os.fstat(handle).st_size)

    monkeypatch.setattr(os, "fsync", synced)
    play_on(match)
    recorder.close()
    assert match.over
    assert sizes[-1] == path.stat().st_size


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="not on this system")
@pytest.mark.parametrize("kind", ["pipe", "endless"])
def test_what_is_no_file_is_refused_at_once(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "odd.caravan"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    with pytest.raises(record.Unreadable) as refused:
        load(path, find)
    assert refused.value.key == "file-foreign"
