"""What the system does to a file in the middle of a game: file and match stay of one mind, and no move is lost."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.framework import record
from app.framework.lines import Note
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


def folder_moved(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def overwritten(path: Path) -> None:
    """By as much, so that only what it says has changed."""
    with open(path, "r+b") as file:
        file.seek(-20, os.SEEK_END)
        file.write(b"." * 10)


TOLD: dict[Callable[[Path], None], str] = {
    gone: "file-was-gone",
    folder_gone: "file-was-gone",
    moved: "file-was-gone",
    folder_moved: "file-was-gone",
    replaced: "file-was-replaced",
    written_to: "file-was-changed",
    emptied: "file-was-changed",
    overwritten: "file-was-changed",
}


@pytest.mark.parametrize("harm", TOLD, ids=lambda h: h.__name__)
@pytest.mark.parametrize("act", ["play", "undo"])
def test_a_game_whose_file_is_taken_away_is_written_anew(game: Game, harm: Callable[[Path], None], act: str) -> None:
    match, recorder, path = game
    told: list[Note] = []
    recorder.tell_to(told.append)
    harm(path)
    there = path.read_bytes() if path.exists() else None
    if act == "undo":
        match.undo()
    else:
        match.submit(match.legal()[0])
    play_on(match, 7)
    assert [(note.key, dict(note.params)["was"]) for note in told] == [(TOLD[harm], path.name)], "once, and at once"
    if there is None:
        assert recorder.path == path
    else:
        assert recorder.path == path.with_name("game-2.caravan")
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


class Forgetful:
    """The open file of a recorder on a disk that, when it cannot keep what it took, drops it and says so only once."""

    def __init__(self, file: Any) -> None:
        self._file, self._at = file, 0
        self.kept, self._waiting = bytearray(Path(file.name).read_bytes()), dict[int, bytes]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def seek(self, at: int) -> int:
        self._at = at
        return int(self._file.seek(at))

    def write(self, data: Any) -> int:
        done = int(self._file.write(data))
        self._waiting[self._at] = bytes(data[:done])
        self._at += done
        return done

    def synced(self, fails: bool) -> None:
        if not fails:
            for at, data in self._waiting.items():
                self.kept.extend(bytes(max(0, at - len(self.kept))))
                self.kept[at : at + len(data)] = data
        self._waiting.clear()
        if fails:
            raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_what_a_disk_dropped_when_it_failed_is_written_once_more(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match, recorder, path = game
    disk = Forgetful(recorder._lock.file)
    recorder._lock.file = disk  # type: ignore[assignment]
    fails = False
    monkeypatch.setattr(os, "fsync", lambda handle: disk.synced(fails))
    until_a_turn_begins(match)
    fails = True
    with pytest.raises(OSError, match="Input/output"):
        match.submit(match.legal()[0])
    fails = False
    match.submit(match.legal()[0])
    assert bytes(disk.kept) == path.read_bytes()
    recorder.close()


def test_what_was_taken_back_is_on_the_disk(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match, recorder, path = game
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: sizes.append(os.fstat(handle).st_size))
    match.undo()
    assert sizes == [path.stat().st_size]
    recorder.close()


def test_a_game_that_is_left_is_on_the_disk(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match, recorder, path = game
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: sizes.append(os.fstat(handle).st_size))
    while sizes[-1:] == [path.stat().st_size] or not sizes:
        match.submit(match.legal()[0])
    recorder.close()
    assert sizes[-1] == path.stat().st_size


def test_a_game_that_may_not_be_on_the_disk_when_it_is_left_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    _, recorder, _ = game
    told: list[Note] = []
    recorder.tell_to(told.append)
    recorder._tail = b"something"

    def fails(handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", fails)
    recorder.close()
    assert [note.key for note in told] == ["file-unsure"]


def test_a_game_that_cannot_be_written_goes_on_elsewhere(game: Game) -> None:
    match, recorder, path = game
    recorder._lock.file = Faulty(recorder._lock.file, write=10**6)  # type: ignore[assignment]
    told: list[Note] = []
    recorder.tell_to(told.append)
    with pytest.raises(OSError, match="Input/output"):
        match.submit(match.legal()[0])
    assert [note.key for note in told] == ["file-refuses"]
    elsewhere = path.with_name("elsewhere.caravan")
    recorder.go_elsewhere(elsewhere)
    play_on(match, 5)
    assert recorder.path == elsewhere
    of_one_mind(match, elsewhere)
    recorder.close()


@pytest.mark.parametrize("harm", [replaced, overwritten, emptied], ids=lambda h: h.__name__)
def test_a_file_that_is_not_as_it_was_read_is_not_gone_on_with(game: Game, harm: Callable[[Path], None]) -> None:
    _, recorder, path = game
    recorder.close()
    loaded = load(path, find)
    harm(path)
    before = path.read_bytes()
    with pytest.raises(record.Unreadable) as refused:
        Recorder.resume(path, loaded)
    assert refused.value.key == "file-changed"
    assert path.read_bytes() == before
    Lock.take(path).close()
