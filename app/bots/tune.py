"""Better weights by self-play: changed weights against the present ones, kept when they win by more than luck."""

import math
import random
import statistics
from collections.abc import Iterator
from typing import Any, NamedTuple

from app.bots.base import Bot
from app.bots.playing import play
from app.bots.regular import RegularBot
from app.framework.game import Game, Judge, Setup

CHANGED_AT_ONCE = 3
SPREAD = 0.4
SURE = 1.0
"""Standard errors by which a trial must lead."""


class Trial(NamedTuple):
    number: int
    margin: float
    error: float
    kept: bool
    weights: tuple[float, ...]


def tune(game: Game[Any], setup: Setup, trials: int, games: int, seed: str) -> Iterator[Trial]:
    rng = random.Random(seed)
    best = game.judge.weights
    for number in range(trials):
        weights = list(best)
        for i in rng.sample(range(len(weights)), min(CHANGED_AT_ONCE, len(weights))):
            weights[i] = round(weights[i] * math.exp(rng.gauss(0, SPREAD)), 3)
        rival, trial = game.judge.weighing(best), game.judge.weighing(tuple(weights))
        margins = [_margin(game, setup, trial, rival, n % setup.players, f"{seed}/{number}/{n}") for n in range(games)]
        margin, error = statistics.fmean(margins), statistics.stdev(margins) / math.sqrt(games)
        kept = margin > SURE * error
        if kept:
            best = tuple(weights)
        yield Trial(number, margin, error, kept, best)


def _margin(game: Game[Any], setup: Setup, trial: Judge[Any], rival: Judge[Any], seat: int, seed: str) -> float:
    """By how much the trial's points exceed the mean of the others."""
    bots: list[Bot] = [
        RegularBot(game, random.Random(f"{seed}/{q}"), judge=trial if q == seat else rival) for q in range(setup.players)
    ]
    totals = play(game, setup, bots, seed).standing.totals
    return totals[seat] - (sum(totals) - totals[seat]) / (setup.players - 1)
