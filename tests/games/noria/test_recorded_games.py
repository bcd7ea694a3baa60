"""Whole games of the present rules kept from earlier: they must load, replay to the same states, and end the same.

A record is never changed. A change of the rules on purpose raises `rules_version` and adds new ones beside the old.
"""

from pathlib import Path

import pytest

from app.framework.record import load
from tests.plugins import find

RECORDS = Path(__file__).parents[2] / "records"
KEPT = {
    "noria-rules2-3-base": (84, 84, 72),
    "noria-rules2-4-base": (94, 78, 64, 80),
    "noria-rules2-3-expert": (26, 48, 32),
}


@pytest.mark.parametrize("name", KEPT)
def test_recorded_game(name: str) -> None:
    loaded = load(RECORDS / f"{name}.caravan", find)
    assert loaded.notes == ()
    assert loaded.continuable
    match = loaded.match
    *_, players, variant = name.split("-")
    assert (match.game.id, match.setup.players, match.setup.variant) == ("noria", int(players), variant)
    assert len(loaded.players) == int(players)
    assert match.over
    assert match.game.standing(match.at(match.number)).totals == KEPT[name]


def test_the_tie_in_a_recorded_game_goes_to_the_lighter_house() -> None:
    match = load(RECORDS / "noria-rules2-3-base.caravan", find).match
    standing = match.game.standing(match.at(match.number))
    (_, burden) = standing.ties[0]
    assert standing.totals[0] == standing.totals[1]
    (winner,) = standing.winners()
    assert burden[winner] > burden[1 - winner]
