"""Whole games kept from earlier: they must load, replay move by move to the same states, and end with the same totals.

A change of the rules on purpose raises `rules_version` and replaces these files; anything else that makes them drift is wrong.
"""

from pathlib import Path

import pytest

from app.framework.record import load
from tests.plugins import find

RECORDS = Path(__file__).parents[2] / "records"
TOTALS = {"yinzi-2-base": (47, 36), "yinzi-3-base": (40, 30, -5), "yinzi-4-base": (11, 36, -6, 22)}


@pytest.mark.parametrize("name", TOTALS)
def test_recorded_game(name: str) -> None:
    loaded = load(RECORDS / f"{name}.caravan", find)
    assert loaded.notes == ()
    assert loaded.continuable
    match = loaded.match
    assert match.over
    assert match.game.standing(match.at(match.number)).totals == TOTALS[name]
