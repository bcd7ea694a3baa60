"""Whole games kept from earlier: they must load, replay to the same states, and end the same; those of older rules go on.

A record is never changed. A change of the rules on purpose raises `rules_version` and adds new ones beside the old.
"""

import random
from pathlib import Path

import pytest

from app.framework.lines import Note
from app.framework.record import load
from tests.plugins import find

RECORDS = Path(__file__).parents[2] / "records"
OLDER = {"agra-2-top_step": 811, "agra-3-column": 1281, "agra-4-level_4": 1161}
"""The number of the last turn's first move."""
KEPT = {"agra-rules2-2": (50, 58), "agra-rules2-3-column": (68, 61, 66), "agra-rules2-4-level_4": (75, 78, 71, 79)}
CAUSES = {2: "top_step", 3: "column", 4: "level_4"}
"""One for each way to the end."""


@pytest.mark.parametrize("name", OLDER)
def test_a_game_of_older_rules_goes_on_from_its_last_turn(name: str) -> None:
    loaded = load(RECORDS / f"{name}.caravan", find)
    assert loaded.notes == (Note("file-older-rules", (("number", OLDER[name]),)),)
    assert not loaded.continuable, "it goes on in a copy"
    match = loaded.match
    assert match.number == OLDER[name]
    rng = random.Random(name)
    while not match.over:
        assert match.submit(rng.choice(match.legal())) is None
    assert list(match.game.broken(match.at(match.number))) == []


@pytest.mark.parametrize("name", KEPT)
def test_recorded_game(name: str) -> None:
    loaded = load(RECORDS / f"{name}.caravan", find)
    assert loaded.notes == ()
    assert loaded.continuable
    match = loaded.match
    assert match.over
    last = match.at(match.number)
    assert match.game.standing(last).totals == KEPT[name]
    causes = {"top_step": any(9 in p.influence for p in last.seats), "column": -1 in last.marked, "level_4": last.pier == 6}
    assert [cause for cause, met in causes.items() if met] == [CAUSES[match.setup.players]]
