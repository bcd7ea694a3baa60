"""What is in the box, and what a wrong box file is told."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.framework.components import WrongComponents, read_components
from games.noria import GAME, components
from games.noria.components import BOX, Box
from games.noria.tables import (
    CHAMBER_VALUES,
    DISC_COPIES,
    FACTORIES,
    FIRST_GAME_PRICES,
    INTRIGUE_PRICE,
    ISLANDS_IN_PLAY,
    LEVEL_PRICES,
    MODIFY_PRICE,
    NIGHT_SHIFT_PRICE,
    POLITICIANS,
    RESOURCES,
    RING_OF,
    ROUNDS,
    SITES,
    STACK,
    WAREHOUSES,
    open_spaces,
)

FILE = Path(components.__file__).with_name("components.json")
Spoil = Callable[[dict[str, Any]], Any]


def spoilt(tmp_path: Path, spoil: Spoil) -> str:
    """The complaint about the real file after a change."""
    box = json.loads(FILE.read_text())
    spoil(box)
    wrong = tmp_path / "components.json"
    wrong.write_text(json.dumps(box))
    with pytest.raises(WrongComponents) as complaint:
        read_components(wrong, Box)
    return str(complaint.value)


WRONG: dict[str, tuple[Spoil, str, str]] = {
    "a missing field": (lambda b: b.pop("chambers"), "chambers", "Field required"),
    "a missing field deep inside": (lambda b: b["islands"][2].pop("ships"), "islands.2.ships", "Field required"),
    "a field nobody knows": (lambda b: b["goods"][0].update(colour="red"), "goods.0.colour", "Unexpected keyword"),
    "a price that is no number": (lambda b: b["prices"].update(modify=[2, "three"]), "prices.modify.1", "valid integer"),
    "a number in quotes": (lambda b: b.update(ships_per_resource="19"), "ships_per_resource", "valid integer"),
    "a price of nothing": (
        lambda b: b["paths"][0]["levels"].__setitem__(0, [0, "same"]),
        "paths.0.levels.0.0",
        "greater than or equal to 1",
    ),
    "an unknown rule of payment": (
        lambda b: b["paths"][1]["levels"].__setitem__(3, [4, "odd"]),
        "paths.1.levels.3.1",
        "'same' or 'different'",
    ),
    "eight levels": (lambda b: b["paths"][3]["levels"].pop(), "paths.3.levels", "at least 9"),
    "ten levels": (lambda b: b["paths"][3]["levels"].append([4, "same"]), "paths.3.levels", "at most 9"),
    "three lines": (lambda b: b["wheel"]["lines"].pop("2b"), "wheel.lines", "at least 4"),
    "an unknown resource in a recipe": (lambda b: b["goods"][0]["recipe"].update(gold=1), "goods.recipe", "names gold"),
    "a line over an unknown space": (lambda b: b["wheel"]["lines"]["1a"].append("large_top"), "wheel.lines", "names large_top"),
    "a disc on an unknown space": (lambda b: b["start_layout"]["fixed"].update(hub="city"), "start_layout", "names hub"),
    "an unknown disc on a wheel": (
        lambda b: b["start_layout"]["fixed"].update(small_top="anchor"),
        "start_layout.fixed",
        "names anchor",
    ),
    "a factory for an unknown good": (
        lambda b: b["islands"][0]["factories"].__setitem__(0, ["kite", 2]),
        "islands.factories",
        "names kite",
    ),
    "ships of an unknown kind": (lambda b: b["islands"][0]["ships"].update(gold=1), "islands.ships", "names gold"),
    "a price for a disc that is free": (
        lambda b: b["market"]["first_game"].update(energy=5),
        "market.first_game",
        "names energy",
    ),
    "a path without its chamber": (lambda b: b["chambers"][0].update(id="refinery"), "chambers", "names refinement"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_file_is_refused_with_field_and_reason(wrong: str, tmp_path: Path) -> None:
    spoil, field, reason = WRONG[wrong]
    complaint = spoilt(tmp_path, spoil)
    assert complaint.startswith("components.json: ")
    assert field in complaint
    assert reason in complaint


@pytest.mark.parametrize("text", ["", "{", "[]", '{"resources": ['])
def test_a_file_that_is_no_box(text: str, tmp_path: Path) -> None:
    wrong = tmp_path / "components.json"
    wrong.write_text(text)
    with pytest.raises(WrongComponents, match=r"^components\.json: the file: "):
        read_components(wrong, Box)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(WrongComponents, match=r"^components\.json: No such file"):
        read_components(tmp_path / "components.json", Box)


def test_the_real_file_is_read() -> None:
    assert read_components(FILE, Box) == BOX


def test_counts_of_the_box() -> None:
    assert sum(DISC_COPIES) == 66
    assert BOX.ships_per_resource * len(RESOURCES) == 57
    assert (sum(WAREHOUSES), WAREHOUSES) == (54, (12, 12, 12, 9, 9))
    assert FACTORIES * max(GAME.players) == 28
    assert sum(POLITICIANS) == 24
    assert len(BOX.islands) == 9
    assert [RING_OF.count(ring) for ring in ("large", "medium", "small")] == [6, 4, 2]


def test_the_islands_use_every_piece() -> None:
    """With four players on all nine islands: 15 ships of each kind, every warehouse."""
    ships = {r: sum(max(1, 4 + i.ships[r]) for i in BOX.islands if r in i.ships) for r in RESOURCES}
    assert ships == {"energy": 15, "mycelium": 15, "obsidian": 15}
    warehouses = [sum(n for row in SITES for good, n in row if good == g) for g in range(5)]
    assert tuple(warehouses) == WAREHOUSES


def test_counts_by_players() -> None:
    assert ISLANDS_IN_PLAY == {2: 5, 3: 6, 4: 7}
    assert ROUNDS == {2: 16, 3: 15, 4: 14}
    assert STACK == {2: 4, 3: 5, 4: 6}
    assert FIRST_GAME_PRICES == (0, 0, 0, 2, 1, 3, 4), "Journey 2, City 1, Tool 3, Bonus 4"


def test_prices_of_the_levels() -> None:
    rows = [[price for price, _ in row] for row in LEVEL_PRICES]
    assert rows == [
        [2, 3, 4, 4, 5, 5, 6, 6, 6],
        [2, 3, 3, 4, 5, 5, 6, 6, 6],
        [1, 1, 1, 1, 1, 2, 2, 2, 3],
        [1, 1, 1, 2, 2, 2, 3, 3, 3],
    ]
    assert [sum(row) for row in rows] == [41, 40, 14, 18]
    rules = [{rule for price, rule in row if price > 1} for row in LEVEL_PRICES]
    assert rules == [{"same"}, {"different"}, {"different"}, {"same"}]


def test_values_of_the_chambers() -> None:
    steps = (2, 2, 3, 4, 2, 4)
    assert tuple(tuple(step * n for n in range(5)) for step in steps) == CHAMBER_VALUES


@pytest.mark.parametrize(
    ("players", "last_rounds", "dear_wheel"), [(2, (4, 8, 12, 16), 11), (3, (3, 7, 11, 15), 10), (4, (2, 6, 10, 14), 9)]
)
def test_prices_by_round(players: int, last_rounds: tuple[int, ...], dear_wheel: int) -> None:
    """The last rounds in which an Intrigue costs 1, 2, 3, 4; the first in which bending the wheel costs one more."""
    for rnd in range(1, ROUNDS[players] + 1):
        intrigue = next(price for price, last in enumerate(last_rounds, 1) if rnd <= last)
        wheel = (2, 3) if rnd >= dear_wheel else (1, 2)
        prices = NIGHT_SHIFT_PRICE[players][rnd], MODIFY_PRICE[players][rnd], INTRIGUE_PRICE[players][rnd]
        assert prices == (*wheel, intrigue), f"round {rnd}"
    assert open_spaces(players, ROUNDS[players]) == 16
    assert open_spaces(players, 1) == players - 1
