"""That a table has agreed on taking back is in its file, in words that older apps read without harm."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.framework.match import Match
from app.framework.reading import load
from app.framework.record import Recorder
from tests.plugins import find
from tests.tables import PASS, TAKE, WORK, play_on, players_for, toll_match

Begin = Callable[..., tuple[Path, Match[Any], Recorder]]


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Begin]:
    """Begins a game in a file, which is closed in the end."""
    made: list[Recorder] = []

    def begin(*, agreed: bool = False) -> tuple[Path, Match[Any], Recorder]:
        match = toll_match(take_back=agreed)
        made.append(Recorder.begin(tmp_path / "game.caravan", match, players_for(match)))
        return made[0].path, match, made[0]

    yield begin
    for recorder in made:
        recorder.close()


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(raw.split(b" ", 1)[1]) for raw in path.read_bytes().splitlines()]


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 5])
@pytest.mark.parametrize("changes", [1, 2, 3])
def test_it_is_so_when_the_game_goes_on(begun: Begin, first: bool, moves: int, changes: int) -> None:
    """At the beginning, in the midst of a turn, and right behind the snapshot of a turn."""
    path, match, recorder = begun(agreed=first)
    play_on(match, moves)
    for _ in range(changes):
        match.agree(not match.take_back)
    wanted = first ^ bool(changes % 2)
    assert match.take_back is wanted
    assert load(path, find).match.take_back is wanted
    play_on(match, 3)
    recorder.close()
    loaded = load(path, find)
    assert loaded.match.take_back is wanted
    assert (loaded.notes, loaded.continuable, loaded.match.digest()) == ((), True, match.digest())


def test_nothing_new_is_not_written(begun: Begin) -> None:
    path, match, _ = begun()
    before = path.read_bytes()
    match.agree(False)
    assert path.read_bytes() == before


def test_turns_and_undo_alone_agree_on_nothing(begun: Begin) -> None:
    path, match, _ = begun(agreed=True)
    for _ in range(3):
        assert match.submit(WORK) is None
        assert match.submit(TAKE) is None
        assert match.undo(2) is None
    play_on(match)
    assert load(path, find).match.take_back


def test_what_is_taken_back_after_it_counts(begun: Begin) -> None:
    path, match, _ = begun()
    assert match.submit(WORK) is None
    assert match.undo() is not None
    match.agree(True)
    assert match.undo() is None
    loaded = load(path, find).match
    assert (loaded.take_back, loaded.number, len(loaded.taken_back)) == (True, 0, 1)


def test_an_older_app_finds_nothing_that_it_does_not_know(begun: Begin) -> None:
    """It knows these lines, and passes over snapshots but for the first; whatever else is there it goes by."""
    path, match, recorder = begun()
    assert match.submit(WORK) is None
    match.agree(True)
    assert match.submit(TAKE) is None
    recorder.close()
    fields = {
        "game": {"format", "game", "rules", "players", "variant", "options", "seed", "take_back", "opening"},
        "state": {"number", "state"},
        "move": {"number", "seat", "move", "picks", "digest"},
    }
    found = lines(path)
    assert all(line.keys() - {"is"} == fields[line["is"]] for line in found)
    again = Match(match.game, match.setup, None, found[0]["opening"])
    for line in found:
        if line["is"] == "move":
            name, *args = line["move"].split()
            move = next(m for m in again.legal() if (m.verb, list(m.args)) == (name, args))
            assert again.replay(line["seat"], move, line["picks"]) is None
            assert again.digest() == line["digest"]
    assert again.number == 2


def test_a_game_written_anew_says_it_at_once(begun: Begin, tmp_path: Path) -> None:
    path, match, recorder = begun()
    assert match.submit(PASS if PASS in match.legal() else WORK) is None
    match.agree(True)
    other = tmp_path / "other.caravan"
    recorder.go_elsewhere(other)
    assert load(other, find).match.take_back
    assert load(path, find).match.take_back


def test_what_cannot_be_written_is_not_agreed(begun: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    _, match, recorder = begun()

    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(recorder, "_append", full)
    with pytest.raises(OSError, match="space"):
        match.agree(True)
    assert not match.take_back
