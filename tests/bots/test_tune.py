import json
import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from app.bots.tune import Choice, End, choices, contest, fitted, gathered, inverse, margin
from app.framework.game import Game
from tests.plugins import find

FOOLISH = (-1.0, 1.5)
"""Shuns coins, which alone win."""


@pytest.fixture
def fools(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    monkeypatch.setattr(find("toll").judge, "weights", FOOLISH)
    return find("toll")


def test_what_is_found_plays_better(fools: Game[Any]) -> None:
    setup = fools.setup(2)
    coins, cards = fitted(fools.judge, list(islice(choices(fools, setup, random.Random("1")), 60)))
    assert (coins.feature, coins.present, cards.feature, cards.present) == ("coins", -1.0, "cards", 1.5)
    assert coins.found > 0.5
    ahead, error = contest(fools, setup, (coins.found, cards.found), 20, "check")
    assert ahead > 2 * error


def choice_of(rng: random.Random, weights: tuple[float, ...], seen: int) -> Choice:
    """Ends of a turn that are worth what the weights say, but for a base that all of them share and some noise."""
    base = rng.gauss(30, 10)
    rows = [tuple(rng.gauss(base, 1) if i < seen else 5.0 for i in range(len(weights))) for _ in range(4)]
    return tuple(End(row, base + sum(w * x for w, x in zip(weights, row, strict=True)) + rng.gauss(0, 1)) for row in rows)


def test_weights_are_found_where_they_make_a_difference() -> None:
    judge, rng = find("toll").judge, random.Random(1)
    both = fitted(judge, [choice_of(rng, (2.0, -1.0), 2) for _ in range(400)])
    for one, true in zip(both, (2.0, -1.0), strict=True):
        assert abs(one.found - true) < 0.3, "a little is pulled to where it was"
        assert 0 < one.error < 0.2
    assert abs(both[0].found - 2.0) < abs(both[0].found - one.present)
    _, never_seen = fitted(judge, [choice_of(rng, (2.0, -1.0), 1) for _ in range(400)])
    assert never_seen.found == never_seen.present, "what is always alike says nothing"


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[2.0, 1.0, 0.0], [1.0, 3.0, 0.5], [0.0, 0.5, 1.0]]
    turned = inverse(matrix)
    product = [[sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*turned, strict=True)] for row in matrix]
    assert product == [pytest.approx([float(i == j) for j in range(3)]) for i in range(3)]


def test_choices_add_up_in_a_file(tmp_path: Path) -> None:
    game, file = find("toll"), tmp_path / "toll.jsonl"
    assert len(gathered(game, game.setup(2), "s", 0, file)) == 1, "there is always something to go by"
    first = gathered(game, game.setup(2), "s", 0.002, file)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(first) == len(lines) > 1
    other = json.loads(lines[0]) | {"features": ["coins", "tolls"]}
    file.write_text("\n".join([json.dumps(other), *lines]) + "\n", encoding="utf-8")
    assert gathered(game, game.setup(2), "s", 0, file) == first, "of another judge is of no use"


def test_the_same_weights_are_no_better() -> None:
    game = find("toll")
    ahead, error = contest(game, game.setup(2), game.judge.weights, 40, "s")
    assert abs(ahead) < 3 * error


def test_the_margin_is_against_the_mean_of_all_others() -> None:
    assert [margin((10, 4, 6), seat) for seat in range(3)] == [10 - 5, 4 - 8, 6 - 7]
