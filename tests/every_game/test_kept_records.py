"""Whole games kept for ever, at least one for each version of a game's rules: each opens, and goes on from where it broke off.

`python -m tests.keep GAME` keeps one under the present rules. A kept file is never edited.
"""

import random
from pathlib import Path
from typing import Any

import pytest

from app.framework.game import Game
from app.framework.lines import LONGEST_LINE
from app.framework.record import Loaded, Recorder, load, read_head
from tests.plugins import each_game, find

FAR = 400
"""So many moves on; games played at random may never end otherwise."""
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.caravan"))

each_record = pytest.mark.parametrize("record", RECORDS, ids=[path.stem for path in RECORDS])


@each_game
def test_every_version_of_the_rules_has_a_kept_record(game: Game[Any]) -> None:
    kept = {head.rules for head in map(read_head, RECORDS) if head.game == game.id}
    assert kept == set(range(1, game.rules_version + 1)), f"python -m tests.keep {game.id}"


@each_record
def test_a_kept_record_opens(record: Path) -> None:
    before, loaded = record.read_bytes(), load(record, find)
    older = read_head(record).rules < loaded.match.game.rules_version
    assert {note.key for note in loaded.notes} <= ({"file-older-rules"} if older else set())
    assert loaded.continuable or older
    assert list(loaded.match.game.broken(loaded.match.at(loaded.match.number))) == []
    assert record.read_bytes() == before


@each_record
def test_no_line_comes_near_the_longest_that_is_read(record: Path) -> None:
    assert max(map(len, record.read_bytes().splitlines())) < LONGEST_LINE / 10


@each_record
def test_a_kept_record_goes_on(record: Path, tmp_path: Path) -> None:
    """Broken off in the middle, in the same file or, where the rules have changed, in a copy."""
    lines = record.read_bytes().splitlines(keepends=True)
    half = tmp_path / "half.caravan"
    half.write_bytes(b"".join(lines[: len(lines) // 2]))
    loaded = load(half, find)
    assert not loaded.match.over
    path, recorder = _resumed(half, loaded)
    rng, far = random.Random(record.name), loaded.match.number + FAR
    while not loaded.match.over and loaded.match.number < far:
        assert loaded.match.submit(rng.choice(loaded.match.legal())) is None
    recorder.close()
    again = load(path, find)
    assert (again.notes, again.continuable, again.players) == ((), True, loaded.players)
    assert again.match.digest() == loaded.match.digest()


def _resumed(path: Path, loaded: Loaded) -> tuple[Path, Recorder]:
    if loaded.continuable:
        return path, Recorder.resume(path, loaded)
    copy = path.with_name("copy.caravan")
    return copy, Recorder.begin(copy, loaded.match, loaded.players)
