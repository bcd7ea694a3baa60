"""When the power fails, a game goes on from the last thing that was promised to be on the disk, or later.

Promised are the beginning, each beginning of a turn, what was taken back, the end, and all of it once the game is closed. The
disk here keeps what was synced and nothing else for certain: of the rest it keeps all, nothing, a part, or so many zeros.
"""

import errno
import os
import random
from contextlib import closing
from pathlib import Path
from stat import S_ISDIR
from typing import Any

import pytest

from app.framework.codec import digest
from app.framework.files import write_new
from app.framework.game import Game
from app.framework.match import Match
from app.framework.record import Recorder, load
from tests.plugins import each_game, find
from tests.tables import play_on, players_for

CUTS = int(os.environ.get("CARAVANSERAI_CUTS", "6"))
"""How often the power fails in games of each kind."""
OFTEN = 0.05
"""At how many of the moments at which it could."""

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="asks the system which file it is")


class Disk:
    """A folder, and what would be left of it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.synced: dict[int, bytes] = {}
        """What is certainly in a file, by its number on the disk."""
        self.names: dict[str, int] = {}
        """Which names the folder certainly has."""
        self.before_sync: Any = lambda: None
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self._sync)

    def _sync(self, handle: int) -> None:
        self.before_sync()
        self._fsync(handle)
        stat = os.fstat(handle)
        path = Path(f"/proc/self/fd/{handle}").readlink()
        if S_ISDIR(stat.st_mode):
            self.names = self._now()
        else:
            self.synced[stat.st_ino] = path.read_bytes()

    def _now(self) -> dict[str, int]:
        return {entry.name: entry.inode() for entry in os.scandir(self.folder)}

    def left(self, target: Path, rng: random.Random) -> list[Path]:
        """The games that are there when the power is back."""
        target.mkdir()
        now = self._now()
        content = {number: (self.folder / name).read_bytes() for name, number in now.items()}
        for name, number in (now if rng.random() < 0.5 else self.names).items():
            sure = self.synced.get(number, b"")
            (target / name).write_bytes(some_of(sure, content.get(number, sure), rng))
        return sorted(target.glob("*.caravan"))


def some_of(sure: bytes, all_of_it: bytes, rng: random.Random) -> bytes:
    if not all_of_it.startswith(sure):
        return rng.choice((sure, all_of_it))
    more = len(all_of_it) - len(sure)
    return sure + rng.choice((b"", all_of_it[len(sure) :], all_of_it[len(sure) :][: rng.randrange(more + 1)], bytes(more)))


class Promise:
    """Plays games until the power has failed often enough, and holds what is left against what was promised."""

    def __init__(self, game: Game[Any], disk: Disk, tmp_path: Path) -> None:
        self.game, self.disk, self.tmp_path = game, disk, tmp_path
        self.rng = random.Random(game.id)
        self.cuts = 0
        self.promised: tuple[int, str] | None = None
        disk.before_sync = self.maybe_cut

    def play(self, number: int) -> None:
        rng = self.rng
        match = Match(self.game, self.game.setup(rng.choice(self.game.players)), f"power {number}", take_back=True)
        self.promised = None
        recorder = Recorder.begin(self.disk.folder / "game.caravan", match, players_for(match))
        with closing(recorder):
            self.promise(match)
            self.play_out(match)
        self.promise(match)
        self.cut()
        (self.disk.folder / "game.caravan").unlink()

    def play_out(self, match: Match[Any]) -> None:
        rng = self.rng
        while not match.over and self.cuts < CUTS and match.number < 600:
            turn = match.turn(match.number)
            if match.entries and rng.random() < 0.05:
                back = min(len(match.entries), rng.randrange(1, 4))
                if self.promised and match.number - back < self.promised[0]:
                    self.promise(match, match.number - back)  # while it is being taken back it may be there or not
                match.undo(back)
                self.promise(match)
            else:
                match.submit(rng.choice(match.legal()))
                if match.over or match.turn(match.number) != turn:
                    self.promise(match)
            self.maybe_cut()

    def promise(self, match: Match[Any], number: int | None = None) -> None:
        number = match.number if number is None else number
        self.promised = number, digest(match.game, match.at(number))

    def maybe_cut(self) -> None:
        if self.rng.random() < OFTEN:
            self.cut()

    def cut(self) -> None:
        self.cuts += 1
        left = self.disk.left(self.tmp_path / f"cut{self.cuts}", self.rng)
        before, self.disk.before_sync = self.disk.before_sync, lambda: None
        if self.promised is not None:
            assert len(left) == 1
            self.check(left[0], *self.promised)
        self.disk.before_sync = before

    def check(self, path: Path, number: int, known: str) -> None:
        loaded = load(path, find)
        assert loaded.continuable
        match = loaded.match
        assert number <= match.number
        assert digest(match.game, match.at(number)) == known
        recorder = Recorder.resume(path, loaded)
        play_on(match, 3)
        recorder.close()
        assert load(path, find).match.digest() == match.digest()


@each_game
def test_after_a_power_cut_a_game_goes_on_from_what_was_promised(
    game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    promise = Promise(game, Disk(folder, monkeypatch), tmp_path)
    number = 0
    while promise.cuts < CUTS:
        promise.play(number)
        number += 1


def test_a_new_file_has_its_name_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(tmp_path, monkeypatch)
    write_new(tmp_path / "one.caravan", b"1")
    assert disk.synced[disk.names["one.caravan"]] == b"1"


def test_where_files_cannot_be_linked_a_new_one_is_on_the_disk_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(part: Path, path: Path) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    disk = Disk(tmp_path, monkeypatch)
    monkeypatch.setattr(os, "link", no_links)
    write_new(tmp_path / "one.caravan", b"1")
    assert disk.synced[disk.names["one.caravan"]] == b"1"


def test_new_folders_have_their_names_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: dict[Path, set[str]] = {}
    fsync = os.fsync

    def sync(handle: int) -> None:
        path = Path(f"/proc/self/fd/{handle}").readlink()
        if path.is_dir():
            synced[path] = {entry.name for entry in os.scandir(path)}
        fsync(handle)

    monkeypatch.setattr(os, "fsync", sync)
    write_new(tmp_path / "data" / "games" / "one.caravan", b"1")
    assert "data" in synced[tmp_path]
    assert "games" in synced[tmp_path / "data"]


def test_a_folder_that_may_be_written_but_not_read_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(path: Path, flags: int) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(os, "open", closed)
    write_new(tmp_path / "one.caravan", b"1")
    assert (tmp_path / "one.caravan").read_bytes() == b"1"
