"""What is in the box, and what a wrong box file is told."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.framework.components import WrongComponents, read_components
from app.framework.dice import Effects, live
from games.agra import components
from games.agra.components import BOX, Components
from games.agra.deal import draw_notables, guild_counts
from games.agra.steps.payment import payments, worth
from games.agra.tables import (
    AKBAR_RUPEES,
    ARROWS,
    BUILDINGS,
    COST,
    GOODS,
    GUILDS,
    INPUT,
    NOTABLE_GUILD,
    PRINTED,
    SPOT_GOOD,
)

FILE = Path(components.__file__).with_name("components.json")
Spoil = Callable[[dict[str, Any]], Any]


def spoilt(tmp_path: Path, spoil: Spoil) -> str:
    """The complaint about the real file after a change."""
    box = json.loads(FILE.read_text())
    spoil(box)
    file = tmp_path / "components.json"
    file.write_text(json.dumps(box))
    with pytest.raises(WrongComponents) as complaint:
        read_components(file, Components)
    return str(complaint.value)


WRONG: dict[str, tuple[Spoil, str]] = {
    "goods.0.value": (lambda b: b["goods"][0].update(value=7), "less than or equal to 3"),
    "goods.2.building_value": (lambda b: b["goods"][2].update(building_value="2"), "valid integer"),
    "buildings": (lambda b: b["buildings"].pop(), "at least 16 items"),
    "bonus_tiles.3.rupees": (lambda b: b["bonus_tiles"][3].pop("rupees"), "Field required"),
    "favour_actions.5": (lambda b: b["favour_actions"][5].update(own=1, spend=2), "ft_meditation_point spends more"),
    "notables.4.order": (lambda b: b["notables"][4].update(order=["paper"]), "at least 2 items"),
    "setup.notables.4": (lambda b: b["setup"]["notables"].update({"4": [5, 4, 3]}), "at least 4 items"),
    "contracts.cook_capacity": (lambda b: b["contracts"].update(cook_capacity=0), "greater than or equal to 1"),
    "colours": (lambda b: b["colours"].append("white"), "at most 4 items"),
    "surplus": (lambda b: b.update(surplus=1), "Unexpected keyword argument"),
}


@pytest.mark.parametrize("field", WRONG)
def test_a_wrong_file_is_refused_with_field_and_reason(field: str, tmp_path: Path) -> None:
    spoil, reason = WRONG[field]
    complaint = spoilt(tmp_path, spoil)
    assert complaint.startswith(f"components.json: {field}: ")
    assert reason in complaint


STRANGE: dict[str, Spoil] = {
    "silk is no good of this game": lambda b: b["orders"][7].update(goods=["silk", "wood"]),
    "thieves is no guild of this game": lambda b: b["notables"][2].update(guild="thieves"),
    "ma_sleep is no place of the meditation circle": lambda b: b.update(circle_start="ma_sleep"),
    "goods and buildings are not in the same sequence": lambda b: b["buildings"].reverse(),
    "orders are not six for each guild": lambda b: b["orders"][0].update(guild="scholars"),
    "goods are not four basic, eight advanced, four luxury": lambda b: b["goods"][4].update(kind="basic"),
    "one bonus tile for each building of a level": lambda b: b["bonus_tiles"][0].update(level=3),
}


@pytest.mark.parametrize("reason", STRANGE)
def test_parts_that_do_not_fit_each_other(reason: str, tmp_path: Path) -> None:
    assert reason in spoilt(tmp_path, STRANGE[reason])


def test_twelve_arrows() -> None:
    assert len(ARROWS) == 12
    assert [GOODS[INPUT[g]] for g in ARROWS] == [
        *("sandstone", "wood", "turmeric", "cotton", "sandstone", "wood", "turmeric", "cotton"),
        *("bricks", "paper", "dye", "cloth"),
    ]
    assert len(set(range(16)) - set(INPUT)) == 8, "four ends of chains and four luxuries"
    assert all(PRINTED[g] >= PRINTED[INPUT[g]] for g in ARROWS), "processing at printed values never loses"


def test_guilds_and_demand() -> None:
    assert [NOTABLE_GUILD.count(g) for g in range(len(GUILDS))] == [8, 8, 8]
    assert sum(good >= 0 for good in SPOT_GOOD) == 57


def test_gifts_to_akbar() -> None:
    assert AKBAR_RUPEES[:7] == (0, 1, 3, 5, 8, 11, 14)


def test_the_cheapest_payments_are_two_goods_of_two_sorts() -> None:
    for level, cost in enumerate((3, 4, 5), 2):
        assert all(COST[b] == cost for b in range(4 * (level - 1), 4 * level)), BUILDINGS
        assert all(worth(mix) >= cost for mix in payments(cost))
        assert min(sum(mix) for mix in payments(cost)) == 2
    assert (0, 0, 2, 0) in payments(4)
    assert (0, 1, 1, 0) in payments(4)


@pytest.mark.parametrize(("players", "cards", "split"), [(4, 14, [5, 5, 4]), (3, 10, [4, 3, 3]), (2, 10, [4, 3, 3])])
def test_notables_are_spread_over_the_guilds(players: int, cards: int, split: list[int]) -> None:
    fx = Effects(live(random.Random(players)))
    for _ in range(300):
        drawn = draw_notables(players, fx)
        assert len(set(drawn)) == cards
        assert sorted(guild_counts(drawn), reverse=True) == split


def test_options_of_the_file_are_known() -> None:
    assert len(BOX.rule_options) == 7
