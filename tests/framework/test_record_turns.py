"""A record at the turn's end: it is on the disk, and its snapshot is there to go back to."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from app.framework.record import Recorder, load
from tests.plugins import find
from tests.tables import TAKE, WORK, players_for, toll_match
from tests.toll.game import TollGame
from tests.toll.steps.work import TakeWages


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Rules under which the same moves lead elsewhere, from when this is called."""

    def change() -> None:
        monkeypatch.setattr(TollGame, "rules_version", 2)
        monkeypatch.setattr(TakeWages, "play", lambda step, s, f, a, fx: None)

    return change


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


def test_a_turn_that_is_played_once_more_is_on_the_disk_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = toll_match(2, take_back=True)
    path = tmp_path / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    for move in (WORK, TAKE):
        match.submit(move)
    match.undo()
    forced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: forced.append(os.fstat(file).st_size))
    match.submit(TAKE)
    assert forced == [path.stat().st_size]
    assert path.read_bytes().count(b'{"is":"state","number":2,') == 2
    recorder.close()


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
