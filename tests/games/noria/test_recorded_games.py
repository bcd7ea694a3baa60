"""Whole games kept from earlier: they must load, replay move by move to the same states, and end with the same totals.

A change of the rules on purpose raises `rules_version` and replaces these files; anything else that makes them drift is wrong.
"""

from pathlib import Path

import pytest

from app.framework.record import load
from tests.plugins import find

RECORDS = Path(__file__).parents[2] / "records"

TOTALS = {
    "noria-2-base": (144, 112),
    "noria-3-base": (100, 48, 100),
    "noria-4-base": (66, 32, 66, 24),
    "noria-3-expert": (57, 69, 70),
}


@pytest.mark.parametrize("name", TOTALS)
def test_recorded_game(name: str) -> None:
    loaded = load(RECORDS / f"{name}.caravan", find)
    assert loaded.notes == ()
    assert loaded.continuable
    match = loaded.match
    _, players, variant = name.split("-")
    assert (match.game.id, match.setup.players, match.setup.variant) == ("noria", int(players), variant)
    assert len(loaded.players) == int(players)
    assert match.over
    assert match.game.standing(match.at(match.number)).totals == TOTALS[name]


def test_the_tie_in_a_recorded_game_goes_to_the_lighter_house() -> None:
    match = load(RECORDS / "noria-3-base.caravan", find).match
    standing = match.game.standing(match.at(match.number))
    (_, burden) = standing.ties[0]
    assert standing.totals[0] == standing.totals[2]
    assert burden[2] > burden[0]
    assert standing.winners() == [2]
