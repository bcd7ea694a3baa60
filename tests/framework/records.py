"""Records of Toll for the tests of saved games."""

from pathlib import Path
from typing import Any

import pytest

from app.framework.match import Match
from app.framework.record import Recorder, Unreadable, load
from tests.plugins import find
from tests.tables import play_on, players_for


def saved(folder: Path, match: Match[Any], moves: int = 0, seed: int = 1) -> Path:
    """A closed record of this match with so many moves."""
    path = folder / "game.caravan"
    recorder = Recorder.begin(path, match, players_for(match))
    if moves:
        play_on(match, moves, seed)
    recorder.close()
    return path


def why(path: Path) -> str:
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(Unreadable) as caught:
        load(path, find)
    assert before is None or path.read_bytes() == before
    assert caught.value.params["file"] == path.name
    return caught.value.key
