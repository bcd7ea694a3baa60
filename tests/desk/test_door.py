"""The one door: who opens for writing has the lock, what cannot go on goes on in a copy, looking changes nothing."""

import errno
from pathlib import Path

import pytest

from app.desk.door import Agreed, begin, go_on, go_on_here, go_on_in_copy, look
from app.desk.folders import Folders
from app.desk.library import Library
from app.framework.lines import Note, Unreadable
from app.framework.locks import Busy, Lock
from app.framework.players import HUMAN, Player, level_and_way
from app.framework.record import load
from tests.plugins import find
from tests.tables import play_on, players_for, rewritten, toll_match


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(Folders(*(tmp_path / name for name in ("config", "data", "state", "cache"))), "terminal")


@pytest.fixture
def agreed() -> Agreed:
    match = toll_match()
    return Agreed(match.game, match.setup, players_for(match), "a seed", True)


@pytest.fixture
def saved(library: Library, agreed: Agreed) -> Path:
    opened = begin(library, agreed)
    play_on(opened.match, 6)
    opened.recorder.close()
    return opened.recorder.path


def busy(path: Path) -> str:
    with pytest.raises(Busy) as refused:
        Lock.take(path)
    return refused.value.key


def test_a_game_that_begins_is_locked_by_the_face_that_began_it(library: Library, agreed: Agreed, tmp_path: Path) -> None:
    for path in (None, tmp_path / "far" / "away.caravan"):
        opened = begin(library, agreed, path)
        assert opened.recorder.path == (path or opened.recorder.path)
        assert path or opened.recorder.path.parent == library.folder
        assert busy(opened.recorder.path) == "file-busy-terminal"
        assert (opened.match.seed, opened.match.take_back, opened.notes) == ("a seed", True, ())
        opened.recorder.close()
        Lock.take(opened.recorder.path).close()


def test_beginning_never_overwrites_and_locks_nothing_then(library: Library, agreed: Agreed, saved: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(FileExistsError):
        begin(library, agreed, saved)
    assert saved.read_bytes() == before
    Lock.take(saved).close()


def test_a_game_goes_on_in_its_file(library: Library, saved: Path) -> None:
    opened = go_on(library, saved, find)
    assert (opened.recorder.path, opened.notes, opened.match.number) == (saved, (), 6)
    assert busy(saved) == "file-busy-terminal"
    with pytest.raises(Busy):
        go_on(library, saved, find)
    play_on(opened.match, 1)
    opened.recorder.close()
    assert load(saved, find).match.number == 7


def test_what_was_looked_at_goes_on_only_as_it_was(library: Library, saved: Path) -> None:
    loaded = look(saved, find)
    opened = go_on(library, saved, find)
    play_on(opened.match, 1)
    opened.recorder.close()
    before = saved.read_bytes()
    with pytest.raises(Unreadable) as refused:
        go_on_here(library, saved, loaded)
    assert refused.value.key == "file-changed"
    assert saved.read_bytes() == before
    assert loaded.match.journal is None


def test_looking_takes_no_lock_and_needs_none(library: Library, saved: Path) -> None:
    before = saved.read_bytes()
    opened = go_on(library, saved, find)
    assert look(saved, find).match.number == 6
    opened.recorder.close()
    assert look(saved, find).match.journal is None
    assert saved.read_bytes() == before


@pytest.mark.parametrize("harm", ["damaged", "other rules"])
def test_what_cannot_go_on_where_it_is_goes_on_in_a_copy(library: Library, saved: Path, tmp_path: Path, harm: str) -> None:
    outside = tmp_path / "outside.caravan"
    saved.rename(outside)
    if harm == "damaged":
        outside.write_bytes(outside.read_bytes() + b"garbage\n")
    else:
        rewritten(outside, lambda lines: [line for line in lines if "digest" in line][-1].update(digest="0000000000000000"))
    before = outside.read_bytes()
    loaded = look(outside, find)
    with pytest.raises(Unreadable) as refused:
        go_on_here(library, outside, loaded)
    assert refused.value.key == "file-left-alone"
    opened = go_on(library, outside, find)
    assert opened.recorder.path == library.folder / "outside.caravan"
    assert opened.notes[-1] == Note("file-in-copy", (("file", "outside.caravan"),))
    assert [note.key for note in opened.notes[:-1]] == ["file-damaged" if harm == "damaged" else "file-older-rules"]
    assert busy(opened.recorder.path) == "file-busy-terminal"
    opened.recorder.close()
    assert outside.read_bytes() == before
    Lock.take(outside).close()


def test_what_is_busy_can_go_on_in_a_copy(library: Library, saved: Path) -> None:
    first = go_on(library, saved, find)
    second = go_on_in_copy(library, saved, find)
    assert second.recorder.path != saved
    play_on(first.match, 1)
    play_on(second.match, 2)
    first.recorder.close()
    second.recorder.close()
    assert (load(saved, find).match.number, load(second.recorder.path, find).match.number) == (7, 8)


@pytest.mark.parametrize("control", ["grandmaster", "expert.gambler", "novice.trader"])
def test_a_bot_that_is_not_installed_keeps_a_game_shut(library: Library, saved: Path, control: str) -> None:
    rewritten(saved, lambda lines: lines[0]["players"][1].update(control=control))
    for way in (go_on, go_on_in_copy):
        with pytest.raises(Unreadable) as refused:
            way(library, saved, find)
        assert refused.value.key == "file-unknown-level"
    assert look(saved, find).match.number == 6
    Lock.take(saved).close()
    assert len(list(library.folder.iterdir())) == 1


def test_where_the_system_keeps_no_locks_that_is_told(
    library: Library, agreed: Agreed, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl", reason="not on this system")

    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", none)
    opened = begin(library, agreed)
    assert opened.notes == (Note("file-unlocked", (("file", opened.recorder.path.name),)),)
    opened.recorder.close()


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_bots_that_plan_play_each_in_its_way_and_keep_to_it(library: Library, seed: str) -> None:
    game = find("yinzi")
    seated = (HUMAN, "expert", "master.builder", "novice")
    players = tuple(Player(f"P{i}", game.colours[i].id, control) for i, control in enumerate(seated))
    made = begin(library, Agreed(game, game.setup(4), players, seed))
    made.recorder.close()
    controls = [player.control for player in made.players]
    assert controls[0::2] + controls[3:] == [HUMAN, "master.builder", "novice"]
    level, way = level_and_way(controls[1])
    assert level == "expert"
    assert way in game.judge.ways.keys() - {"builder"}
    again = go_on(library, made.recorder.path, find)
    again.recorder.close()
    assert again.players == made.players
