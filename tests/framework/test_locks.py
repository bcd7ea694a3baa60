"""One writer for each game, by whatever name or from whatever process it is come to."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from app.framework import locks
from app.framework.lines import Unreadable
from app.framework.locks import Busy, Lock
from app.framework.record import Recorder, load
from app.text import LANGUAGES
from app.text.speaker import Speaker
from tests.plugins import find
from tests.tables import play_on, players_for, toll_match

ROOT = Path(__file__).parents[2]
HOLD = "import sys; from pathlib import Path; from app.framework.locks import Lock; "
HOLD += "lock = Lock.take(Path(sys.argv[1]), sys.argv[2]); print('held', flush=True); sys.stdin.read()"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "games" / "game.caravan"
    match = toll_match()
    recorder = Recorder.begin(path, match, players_for(match))
    play_on(match, 5)
    recorder.close()
    return path


@contextmanager
def held(path: Path, face: str = "window", **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Another process has the file until the block ends."""
    argv, env = [sys.executable, "-c", HOLD, str(path), face], os.environ | environment
    with subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env) as other:
        assert other.stdout
        assert other.stdout.readline() == "held\n"
        yield other
        other.kill()


def who_has(path: Path) -> Busy:
    with pytest.raises(Busy) as refused:
        Lock.take(path)
    return refused.value


@pytest.mark.parametrize("face", locks.FACES)
def test_the_second_is_told_who_has_it(game: Path, face: str) -> None:
    with held(game, face) as other:
        reason = who_has(game)
        assert reason.key == f"file-busy-{face}"
        assert reason.params["file"] == "game.caravan"
        assert reason.params["pid"] == str(other.pid)
        for lang in LANGUAGES:
            words = Speaker(lang).say(reason.key, **reason.params)
            assert "game.caravan" in words
            assert str(other.pid) in words
            assert str(reason.params["since"]) in words


def test_a_lock_ends_with_its_process(game: Path) -> None:
    with held(game) as other:
        who_has(game)
        other.kill()
        other.wait()
        deadline = monotonic() + 10
        while True:
            try:
                Lock.take(game).close()
                break
            except Busy:
                assert monotonic() < deadline
                sleep(0.01)


def test_other_names_lead_to_the_same_lock(game: Path, tmp_path: Path) -> None:
    hard, soft, folder = tmp_path / "hard.caravan", tmp_path / "soft.caravan", tmp_path / "folder"
    hard.hardlink_to(game)
    soft.symlink_to(game)
    folder.symlink_to(game.parent)
    with held(game) as other:
        for name in (hard, soft, folder / game.name):
            assert who_has(name).params["pid"] == str(other.pid)


def test_another_folder_of_settings_is_no_way_round(game: Path, tmp_path: Path) -> None:
    elsewhere = {f"XDG_{name}_HOME": str(tmp_path / "other" / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    with held(game, HOME=str(tmp_path / "other"), **elsewhere):
        assert who_has(game).key == "file-busy-window"


def test_without_its_card_a_lock_holds_just_the_same(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with held(game):
        for card in locks._card_of(game.stat()).parent.iterdir():
            card.unlink()
        reason = who_has(game)
        assert (reason.key, reason.params) == ("file-busy", {"file": "game.caravan"})
    with held(game, XDG_RUNTIME_DIR="/nowhere/at/all"):
        assert who_has(game).key == "file-busy"


@pytest.mark.parametrize(
    "card", ["", "[]", "{}", '{"face": "god", "pid": 1, "since": "x"}', '{"face": "window", "pid": "one", "since": "x"}']
)
def test_a_card_that_makes_no_sense_is_none(game: Path, card: str) -> None:
    with held(game):
        locks._card_of(game.stat()).write_text(card)
        assert who_has(game).key == "file-busy"


def test_a_card_goes_with_its_lock(game: Path) -> None:
    lock = Lock.take(game, "window")
    card = locks._card_of(game.stat())
    assert json.loads(card.read_text())["pid"] == os.getpid()
    lock.close()
    lock.close()
    assert not card.exists()


def test_where_no_locks_can_be_kept_one_plays_and_is_told(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl", reason="not on this system")

    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", none)
    recorder = Recorder.resume(game, load(game, find))
    assert not recorder.alone
    recorder.close()


def test_a_lock_that_fails_otherwise_is_an_error_and_leaves_nothing_open(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl", reason="not on this system")

    def fails(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(fcntl, "flock", fails)
    with pytest.raises(OSError, match="Input/output"):
        Lock.take(game)


def test_what_is_moved_away_meanwhile_is_not_locked(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody renamed it between our opening it and our locking it."""
    seize = locks._seize

    def moved(handle: int) -> bool:
        game.rename(game.with_name("away"))
        game.write_text("another file")
        return seize(handle)

    monkeypatch.setattr(locks, "_seize", moved)
    with pytest.raises(FileNotFoundError):
        Lock.take(game)


AS_SOMEBODY = """
import os, sys
from pathlib import Path
from app.framework.locks import Lock
from app.framework.record import load
from tests.plugins import find
os.chdir(sys.argv[1])
if os.getuid() == 0:
    os.setuid(54321)
print(load(Path("game.caravan"), find).match.number)
try:
    Lock.take(Path("game.caravan"))
except PermissionError:
    print("only to be read")
"""


def test_what_may_only_be_read_can_be_looked_at(game: Path) -> None:
    pytest.importorskip("fcntl", reason="not on this system")
    game.chmod(0o444)
    game.parent.chmod(0o555)
    argv = [sys.executable, "-c", AS_SOMEBODY, str(game.parent)]
    done = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["5", "only to be read"], done.stderr


# The record behind the lock.


def test_two_recorders_of_one_game_there_are_not(game: Path) -> None:
    first, second = load(game, find), load(game, find)
    recorder = Recorder.resume(game, first)
    before = game.read_bytes()
    with pytest.raises(Busy):
        Recorder.resume(game, second)
    assert game.read_bytes() == before
    assert second.match.journal is None
    play_on(first.match, 1)
    recorder.close()
    with pytest.raises(Unreadable) as refused:
        Recorder.resume(game, second)
    assert refused.value.key == "file-changed"
    assert load(game, find).match.number == 6
    Lock.take(game).close()
