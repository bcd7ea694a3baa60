"""Whatever becomes of a file or of the process that writes it, what was played is not lost."""

import os
import random
import subprocess
import sys
from itertools import accumulate, takewhile
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

import pytest

from app.framework.codec import digest, encode
from app.framework.match import Match
from app.framework.record import Loaded, Recorder, load
from tests.framework.records import why
from tests.plugins import find
from tests.tables import play_on, players_for

DAMAGES = int(os.environ.get("CARAVANSERAI_DAMAGES", "150"))
"""How many random damages are done to a record."""
KILLS = int(os.environ.get("CARAVANSERAI_KILLS", "10"))
"""How many times a playing process is killed."""


# Any damage.


class Truth(NamedTuple):
    whole: bytes
    digests: dict[int, tuple[int, str]]
    """By byte: how many moves are played, and the digest, when the file is read as far as here."""


@pytest.fixture(scope="module")
def truth(tmp_path_factory: pytest.TempPathFactory) -> Truth:
    """A random game of Noria with some moves taken back."""
    game, rng = find("noria"), random.Random(11)
    match = Match(game, game.setup(3), "damage", take_back=True)
    path = tmp_path_factory.mktemp("truth") / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    told = [(path.stat().st_size, match.number, match.digest())]
    while not match.over:
        if match.entries and rng.random() < 0.1:
            match.undo()
        else:
            match.submit(rng.choice(match.legal()))
        told.append((path.stat().st_size, match.number, match.digest()))
    recorder.close()
    whole = path.read_bytes()
    _, *ends = accumulate(map(len, whole.splitlines(keepends=True)))
    return Truth(whole, {end: next((n, d) for size, n, d in told if end <= size) for end in ends})


def flip(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ rng.randrange(1, 256)]) + data[at + 1 :]


def cut(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def drop_bytes(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randrange(1, 200) :]


def insert(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + rng.choice([b"\n", b"\x00", b" ", b"\xff", b"\r", rng.randbytes(9)]) + data[at:]


def double_line(data: bytes, rng: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[at:]])


def swap_lines(data: bytes, rng: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    a, b = rng.sample(range(len(lines)), 2)
    lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)


def delete_line(data: bytes, rng: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def append(data: bytes, rng: random.Random) -> bytes:
    return data + rng.choice([b"\n", b"x", b"{}\n", rng.randbytes(50), b"y" * 10**6, data])


def blank(data: bytes, rng: random.Random) -> bytes:
    """What a crash of the machine may leave: the right length, but zeros."""
    at = rng.randrange(len(data))
    return data[:at] + bytes(len(data) - at)


DAMAGE = [flip, cut, drop_bytes, insert, double_line, swap_lines, delete_line, append, blank]


def check_damaged(path: Path, truth: Truth, data: bytes) -> None:
    path.write_bytes(data)
    if data.split(b"\n")[:2] == truth.whole.split(b"\n")[:2] and data.count(b"\n") > 1:
        _check_loaded(load(path, find), truth, data)
    else:
        assert why(path) in ("file-foreign", "file-lost")
    assert path.read_bytes() == data


def _check_loaded(loaded: Loaded, truth: Truth, data: bytes) -> None:
    good = loaded.good_bytes
    assert data[:good] == truth.whole[:good]
    assert (loaded.match.number, loaded.match.digest()) == truth.digests[good]
    if loaded.continuable and data[good:]:
        assert b"\n" not in data[good:], "only a torn last line may be cut off"
    assert bool(loaded.notes) == bool(data[good:])
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(data, truth.whole, strict=False)))
    assert good == data.rfind(b"\n", 0, shared) + 1, "every line that is true counts"


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda d: d.__name__)
def test_a_damaged_record_is_read_as_far_as_it_is_true(damage: Any, truth: Truth, tmp_path: Path) -> None:
    rng = random.Random(damage.__name__)
    path = tmp_path / "game.caravan"
    for _ in range(-(-DAMAGES // len(DAMAGE))):
        data = damage(truth.whole, rng)
        if data != truth.whole:
            check_damaged(path, truth, data)


def test_the_whole_record_is_true(truth: Truth, tmp_path: Path) -> None:
    check_damaged(tmp_path / "game.caravan", truth, truth.whole)
    assert len(truth.digests) == len(truth.whole.splitlines()) - 1


# Killed.


def test_a_killed_game_loses_nothing_that_was_played(tmp_path: Path) -> None:
    rng = random.Random(KILLS)
    for count in range(KILLS):
        folder = tmp_path / str(count)
        folder.mkdir()
        check_told(folder, _killed(folder, count, rng))


def check_told(folder: Path, told: list[tuple[str, int, str]]) -> None:
    last_file, last_number, _ = told[-1]
    truth: dict[int, str] = {}
    for name, number, known in told:
        if name == last_file:
            truth = {n: d for n, d in truth.items() if n < number} | {number: known}
    _check_survivor(folder / last_file, truth, last_number)


def _killed(folder: Path, count: int, rng: random.Random) -> list[tuple[str, int, str]]:
    """What a playing process had said when it was killed."""
    out = folder / "told"
    with open(out, "wb") as told:
        child = subprocess.Popen([sys.executable, "-m", "tests.framework.killed", str(folder), str(count)], stdout=told)
        try:
            while not out.stat().st_size:
                assert child.poll() is None
                sleep(0.002)
            sleep(rng.random() * 0.15)
        finally:
            child.kill()
            child.wait()
    return said_by(out)


def said_by(out: Path) -> list[tuple[str, int, str]]:
    lines = out.read_text().splitlines(keepends=True)
    return [(n, int(number), d) for n, number, d in (line.split() for line in lines if line.endswith("\n"))]


def _check_survivor(path: Path, truth: dict[int, str], last: int) -> None:
    loaded = load(path, find)
    assert loaded.continuable
    assert abs(loaded.match.number - last) <= 1, "what was being written when it was killed may count or not"
    assert {n.key for n in loaded.notes} <= {"file-torn-line"}
    for number, known in truth.items():
        assert number > loaded.match.number or digest(loaded.match.game, loaded.match.at(number)) == known
    recorder = Recorder.resume(path, loaded)
    play_on(loaded.match, 5)
    recorder.close()
    again = load(path, find)
    assert again.notes == ()
    assert encode(again.match.at(again.match.number)) == encode(loaded.match.at(loaded.match.number))
