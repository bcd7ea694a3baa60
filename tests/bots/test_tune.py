from typing import Any

import pytest

from app.bots import tune as module
from app.bots.playing import Played
from app.bots.tune import Trial, _margin, tune
from app.framework.game import Game, Standing
from tests.plugins import find

FOOLISH = (0.01, 9.0)
"""Hoards cards and does not care for coins, which alone win."""


@pytest.fixture
def fools(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    monkeypatch.setattr(find("toll").judge, "weights", FOOLISH)
    monkeypatch.setattr(module, "SPREAD", 6.0)
    return find("toll")


def test_clearly_better_weights_are_kept(fools: Game[Any]) -> None:
    setup = fools.setup(2)
    trials = list(tune(fools, setup, 6, 8, "1"))
    kept = [t for t in trials if t.kept]
    assert kept
    assert all(t.margin > t.error for t in kept)
    better, foolish = fools.judge.weighing(trials[-1].weights), fools.judge.weighing(FOOLISH)
    margins = [_margin(fools, setup, better, foolish, n % 2, f"check/{n}") for n in range(10)]
    assert sum(margins) / len(margins) > 1


def test_what_is_not_kept_changes_nothing(fools: Game[Any]) -> None:
    weights: tuple[float, ...] = FOOLISH
    for trial in tune(fools, fools.setup(2), 6, 8, "1"):
        if trial.kept:
            weights = trial.weights
        assert trial.weights == weights
    assert fools.judge.weights == FOOLISH


def test_luck_alone_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    margins = iter([5.0, -4.0, 3.0, -3.0])
    monkeypatch.setattr(module, "_margin", lambda *args: next(margins))
    game = find("toll")
    (trial,) = tune(game, game.setup(2), 1, 4, "1")
    assert isinstance(trial, Trial)
    assert not trial.kept
    assert trial.weights == game.judge.weights


def test_a_better_judge_wins_from_either_seat() -> None:
    game = find("toll")
    wise, foolish = game.judge.weighing((1.0, 0.5)), game.judge.weighing(FOOLISH)
    for seat in (0, 1):
        margins = [_margin(game, game.setup(2), wise, foolish, seat, str(n)) for n in range(8)]
        assert sum(margins) > 0


def test_the_margin_is_against_the_mean_of_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("toll")
    played = Played(Standing((), (10, 4, 6)), 0, 0.0, [], None, 0, [])
    monkeypatch.setattr(module, "play", lambda *args: played)
    margins = [_margin(game, game.setup(3), game.judge, game.judge, seat, "s") for seat in range(3)]
    assert margins == [10 - 5, 4 - 8, 6 - 7]
