import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.framework.match import Match
from app.framework.record import Note, Recorder, load, read_head
from tests.framework.records import saved, why
from tests.plugins import find
from tests.tables import DRAW, TAKE, WORK, play_on, players_for, toll_match
from tests.toll.game import TollGame
from tests.toll.steps.work import TakeWages

# Writing.


def test_begin_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "game.caravan"
    path.write_text("my diary")
    match = toll_match()
    with pytest.raises(FileExistsError):
        Recorder.begin(path, match, players_for(match))
    assert path.read_text() == "my diary"
    assert [p.name for p in tmp_path.iterdir()] == ["game.caravan"]
    assert match.journal is None


def test_begin_makes_the_folder_and_leaves_only_the_record(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    saved(folder, toll_match())
    assert [p.name for p in folder.iterdir()] == ["game.caravan"]


def test_begin_where_files_cannot_be_linked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on the sticks and cards that cameras use."""

    def no_links(part: Path, path: Path) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    path = saved(tmp_path, toll_match(), 3)
    whole = path.read_bytes()
    assert load(path, find).match.number == 3
    with pytest.raises(FileExistsError):
        saved(tmp_path, toll_match(), 2)
    assert path.read_bytes() == whole
    assert [p.name for p in tmp_path.iterdir()] == ["game.caravan"]


def test_begin_writes_what_was_played_before(tmp_path: Path) -> None:
    match = toll_match(3)
    play_on(match, 6)
    loaded = load(saved(tmp_path, match), find)
    assert loaded.match.entries == match.entries
    assert loaded.notes == ()


def test_the_head_says_what_was_agreed(tmp_path: Path) -> None:
    match = toll_match(3, seed="éclair", take_back=True)
    path = saved(tmp_path, match)
    head = read_head(path)
    assert (head.game, head.seed, head.take_back, head.options) == ("toll", "éclair", True, {"length": "short"})
    assert [p.name for p in head.players] == ["P0", "P1", "P2"]
    loaded = load(path, find)
    assert loaded.match.seed == "éclair"
    assert loaded.match.take_back
    assert loaded.players == players_for(match)


def test_resume_goes_on_in_the_same_file(tmp_path: Path) -> None:
    match = toll_match(3)
    path = saved(tmp_path, match, 4)
    begun = path.read_bytes()
    loaded = load(path, find)
    recorder = Recorder.resume(path, loaded)
    digests = play_on(loaded.match)
    recorder.close()
    assert path.read_bytes().startswith(begun)
    again = load(path, find)
    assert again.notes == ()
    assert [again.match.at(n) for n in range(4, again.match.number + 1)] == [
        loaded.match.at(n) for n in range(4, loaded.match.number + 1)
    ]
    assert again.match.digest() == digests[-1]
    assert [p.name for p in tmp_path.iterdir()] == ["game.caravan"]


def test_taking_back_is_recorded(tmp_path: Path) -> None:
    match = toll_match(take_back=True)
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    for move in (WORK, TAKE):
        match.submit(move)
    match.undo()
    match.undo()
    for move in (WORK, DRAW):
        match.submit(move)
    recorder.close()
    loaded = load(path, find)
    assert loaded.match.digest() == match.digest()
    assert [str(e.move) for e in loaded.match.entries] == ["work", "draw"]
    undone = [json.loads(raw[9:]) for raw in path.read_bytes().splitlines() if b'"undo"' in raw]
    assert [(u["number"], u["taken_back"]) for u in undone] == [(1, False), (0, True)]


def test_a_turn_is_on_the_disk_when_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only with the system, which may die with all that it was going to write."""
    match = toll_match()
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    forced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: forced.append(os.fstat(file).st_size))
    match.submit(WORK)
    assert forced == [], "in the middle of a turn it would only cost time"
    match.submit(TAKE)
    assert forced == [path.stat().st_size], "with the snapshot of the next turn"
    recorder.close()


def test_a_torn_last_line_is_cut_off_and_play_goes_on(tmp_path: Path) -> None:
    match = toll_match()
    path = saved(tmp_path, match, 1)
    before = load(path, find)
    recorder = Recorder.resume(path, before)
    before.match.submit(TAKE)
    recorder.close()
    whole = path.read_bytes()
    start = whole.rindex(b"\n", 0, whole.index(b'"take"')) + 1
    end = whole.index(b"\n", start)
    for cut in range(start + 1, end + 1):
        path.write_bytes(whole[:cut])
        loaded = load(path, find)
        assert (loaded.notes, loaded.match.number, loaded.continuable) == ((Note("file-torn-line"),), 1, True)
        assert path.read_bytes() == whole[:cut]
    recorder = Recorder.resume(path, loaded)
    assert path.read_bytes() == whole[:start]
    assert loaded.match.submit(TAKE) is None
    recorder.close()
    assert path.read_bytes() == whole


@pytest.fixture
def little_room() -> Iterator[Callable[[int], None]]:
    """Files cannot grow beyond so many bytes."""
    resource = pytest.importorskip("resource", reason="not on this system")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", [0, 1, 60, 150, 180, 300])
def test_a_full_disk_takes_no_move_and_spoils_no_file(tmp_path: Path, little_room: Callable[[int], None], room: int) -> None:
    """Each move here begins a turn, so it would be written together with a snapshot."""
    match = toll_match()
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    match.submit(WORK)
    before, digest = path.read_bytes(), match.digest()
    little_room(len(before) + room)
    with pytest.raises(OSError, match="large"):
        match.submit(TAKE)
    little_room(2**30)
    assert path.read_bytes() == before
    assert (match.number, match.digest()) == (1, digest)
    assert match.submit(TAKE) is None
    recorder.close()
    loaded = load(path, find)
    assert loaded.notes == ()
    assert loaded.match.digest() == match.digest()


# Other rules.


def generous(step: TakeWages, s: Any, f: Any, m: Any, fx: Any) -> None:
    s.seats[f.seat].coins += int(f.args[0]) + 1


def long_toll(folder: Path) -> tuple[Path, Match[Any]]:
    match = toll_match(4)
    path = saved(folder, match)
    recorder = Recorder.resume(path, load(path, find))
    match.journal = recorder
    for _ in range(5):
        match.submit(WORK)
        match.submit(TAKE)
    match.submit(WORK)
    recorder.close()
    return path, match


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    def change() -> None:
        monkeypatch.setattr(TollGame, "rules_version", 2)
        monkeypatch.setattr(TakeWages, "play", generous)

    return change


def test_older_rules_resume_from_the_newest_snapshot(tmp_path: Path, newer_rules: Callable[[], None]) -> None:
    path, match = long_toll(tmp_path)
    before = path.read_bytes()
    newer_rules()
    loaded = load(path, find)
    assert loaded.notes == (Note("file-older-rules", (("number", 10),)),)
    assert not loaded.continuable
    assert loaded.match.number == loaded.match.first == 10
    assert loaded.match.at(10) == match.at(10)
    assert path.read_bytes() == before


def test_a_copy_under_newer_rules_goes_on_like_any_game(tmp_path: Path, newer_rules: Callable[[], None]) -> None:
    path, _ = long_toll(tmp_path)
    newer_rules()
    loaded = load(path, find)
    copy = tmp_path / "copy.caravan"
    recorder = Recorder.begin(copy, loaded.match, loaded.players)
    loaded.match.submit(WORK)
    loaded.match.submit(TAKE)
    recorder.close()
    for _ in range(2):
        again = load(copy, find)
        assert (again.notes, again.continuable) == ((), True)
        assert (again.match.first, again.match.number) == (10, loaded.match.number)
        assert again.match.entries == loaded.match.entries
        recorder = Recorder.resume(copy, again)
        again.match.submit(again.match.legal()[0])
        recorder.close()
        loaded = again
    assert load(copy, find).match.digest() == again.match.digest()


def test_rules_that_lead_to_the_same_game_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, match = long_toll(tmp_path)
    monkeypatch.setattr(TollGame, "rules_version", 2)
    loaded = load(path, find)
    assert (loaded.notes, loaded.continuable) == ((), True)
    assert loaded.match.digest() == match.digest()


def test_a_snapshot_that_was_taken_back_is_not_resumed(tmp_path: Path, newer_rules: Callable[[], None]) -> None:
    match = toll_match(2, take_back=True)
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    for move in (WORK, TAKE, WORK, TAKE):
        match.submit(move)
    for _ in range(3):
        match.undo()
    recorder.close()
    newer_rules()
    loaded = load(path, find)
    assert loaded.match.number == 0
    assert loaded.match.digest() == toll_match(2).digest()


def test_a_snapshot_to_which_was_gone_back_is_resumed(tmp_path: Path, newer_rules: Callable[[], None]) -> None:
    match = toll_match(2, take_back=True)
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    for move in (WORK, TAKE, WORK):
        match.submit(move)
    match.undo()
    recorder.close()
    newer_rules()
    loaded = load(path, find)
    assert loaded.match.number == 2
    assert loaded.match.digest() == match.digest()


def test_older_rules_without_a_sound_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = long_toll(tmp_path)
    monkeypatch.setattr(TollGame, "broken", lambda game, s: iter(["cards"]))
    monkeypatch.setattr(TakeWages, "play", generous)
    assert why(path) == "file-no-snapshot"
