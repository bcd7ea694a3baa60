"""Whole games kept from earlier, one for each way to the end: they must load, replay to the same states, and end the same.

A change of the rules on purpose raises `rules_version` and replaces these files; anything else that makes them drift is wrong.
"""

from pathlib import Path

import pytest

from app.framework.record import load
from tests.plugins import find

RECORDS = Path(__file__).parents[2] / "records"
TOTALS = {
    "agra-2-top_step": (71, 49),
    "agra-3-column": (86, 86, 65),
    "agra-4-level_4": (58, 66, 67, 77),
}


@pytest.mark.parametrize("name", TOTALS)
def test_recorded_game(name: str) -> None:
    loaded = load(RECORDS / f"{name}.caravan", find)
    assert loaded.notes == ()
    assert loaded.continuable
    match = loaded.match
    _, players, cause = name.split("-")
    assert match.setup.players == int(players)
    assert match.over
    last = match.at(match.number)
    assert match.game.standing(last).totals == TOTALS[name]
    causes = {"top_step": any(9 in p.influence for p in last.seats), "column": -1 in last.marked, "level_4": last.pier == 6}
    assert causes[cause]
    assert sum(causes.values()) == 1


def test_a_shared_victory() -> None:
    """AG-8.0-3: as many Rupees, and goods and favours of the same worth."""
    match = load(RECORDS / "agra-3-column.caravan", find).match
    standing = match.game.standing(match.at(match.number))
    assert standing.ties == (("goods_and_favours", (20, 20, 21)),)
    assert standing.winners() == [0, 1]
