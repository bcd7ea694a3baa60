"""What is in the box, and that a wrong file is refused by name, field and reason."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.framework.components import WrongComponents, read_components
from games.yinzi import tables as t
from games.yinzi.components import FILE, Box


@pytest.fixture
def data() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(FILE.read_text())
    return loaded


def refusal(tmp_path: Path, data: dict[str, Any]) -> str:
    path = tmp_path / "components.json"
    path.write_text(json.dumps(data))
    with pytest.raises(WrongComponents) as caught:
        read_components(path, Box)
    return str(caught.value)


def test_counts() -> None:
    assert (len(t.SQUARES), len(t.CARDS), len(t.FACTORIES), len(t.SHIPS), len(t.ROUTES)) == (62, 12, 16, 18, 20)
    assert [sum(1 for g in t.PRINTED if g == t.GOOD[x]) for x in ("rice", "wheat", "cabbage", "fruit", "salt")] == [
        11,
        5,
        4,
        4,
        3,
    ]
    assert t.PRINTED.count(-1) == 35
    assert sum(t.CARD_VALUE) == sum(t.CARD_WORKERS) == 24
    assert len(t.INNOVATIONS) == 24


def test_distances() -> None:
    assert t.DISTANCE == ((0, 1, 1, 2), (1, 0, 1, 1), (1, 1, 0, 1), (2, 1, 1, 0))
    assert t.TO_COAST == (2, 1, 2, 1)


def test_factory_sites_of_each_province() -> None:
    """The L positions on coverable squares and on blank ones."""
    coverable, blank = [0] * 4, [0] * 4
    for squares in t.SITE_SQUARES:
        province = t.PROVINCE_OF[squares[0]]
        coverable[province] += all(t.PRINTED[x] != t.SALT for x in squares)
        blank[province] += all(t.PRINTED[x] < 0 for x in squares)
    assert coverable == [24, 35, 24, 18]
    assert blank == [2, 11, 6, 10]


def test_every_market_sells_what_it_shows() -> None:
    for tile, shows in enumerate(t.SHOWS):
        assert len(set(shows)) == 6
        coin = t.COIN_SPACE[tile]
        assert (coin < 0) == ("all" in t.CITY_MARKETS[tile])
        assert len(t.COIN_NEIGHBOURS[tile]) == (0 if coin < 0 else 2)


def test_the_ships_ask_for_ten_teas_and_eight_of_each_product() -> None:
    wanted = [x for wants in t.SHIP_WANTS for x in wants]
    assert [wanted.count(x) for x in (t.TEA_SPACE, 0, 1, 2, 3)] == [10, 8, 8, 8, 8]


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        (lambda d: d["cards"][3].update(value=4), "cards.3.value", "less than or equal to 3"),
        (lambda d: d["factories"][0].update(raw="pink"), "factories.raw", "unknown pink"),
        (lambda d: d["ships"][2].update(spaces=["tea", "tea"]), "ships", "same thing twice"),
        (lambda d: d["routes"][1].update(id="route_01"), "routes", "route_01 comes twice"),
        (lambda d: d.pop("boats"), "boats", "required"),
        (lambda d: d.update(colour="blue"), "colour", "Unexpected keyword"),
        (lambda d: d["exchange"].update(start=9), "exchange", "no space 9"),
        (lambda d: d["borders"].append(["huguang", "beijing"]), "borders", "unknown beijing"),
    ],
    ids=lambda value: value if isinstance(value, str) else "change",
)
def test_a_wrong_file_is_refused(tmp_path: Path, data: dict[str, Any], change: Any, field: str, reason: str) -> None:
    change(data)
    text = refusal(tmp_path, data)
    assert text.startswith("components.json: ")
    assert field in text
    assert reason in text


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(WrongComponents, match=r"nothing\.json"):
        read_components(tmp_path / "nothing.json", Box)
