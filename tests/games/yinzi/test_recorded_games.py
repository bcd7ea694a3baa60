"""Whole games kept from earlier. Those of the present rules load, replay move by move to the same states, and end with the same
totals; those of older rules open at their newest sound position and go on from there.

A change of the rules on purpose raises `rules_version` and adds files; anything else that makes them drift is wrong.
"""

import random
from pathlib import Path

import pytest

from app.framework.record import load
from games.yinzi import GAME
from tests.plugins import find

RECORDS = Path(__file__).parents[2] / "records"
TOTALS = {"yinzi-2-rules3": (45, 28), "yinzi-3-rules3": (39, 26, 2), "yinzi-4-rules3": (23, 40, 0, 20)}
OLDER = {"yinzi-2-base": 237, "yinzi-3-base": 331, "yinzi-4-base": 445}


@pytest.mark.parametrize("name", TOTALS)
def test_recorded_game(name: str) -> None:
    loaded = load(RECORDS / f"{name}.caravan", find)
    assert loaded.notes == ()
    assert loaded.continuable
    match = loaded.match
    assert match.over
    assert match.game.standing(match.at(match.number)).totals == TOTALS[name]


@pytest.mark.parametrize("name", OLDER)
def test_a_game_of_older_rules_goes_on_to_its_end(name: str) -> None:
    loaded = load(RECORDS / f"{name}.caravan", find)
    assert [(note.key, dict(note.params)) for note in loaded.notes] == [("file-older-rules", {"number": OLDER[name]})]
    match, rng = loaded.match, random.Random(1)
    while not match.over:
        assert match.submit(rng.choice(match.legal())) is None
        assert list(GAME.broken(match.at(match.number))) == []
