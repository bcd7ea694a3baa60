"""What many games have taught: how many points an end of a turn will have come to when the game is over.

A small network reads the features of the judge, a seat's own and those of its rivals in the mean, and whatever else the game
tells about a position (`Judge.readings`). It answers with the points that the seat will have, and its rivals in the mean. Its
numbers are found by `bench/learn.py` and lie beside the rules; they say what a position is worth, not why, so what is told to
people in words are the features of the judge.
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from app.framework.game import Game, Judge

FILE = "learned.json"
POINTS = 2
"""The network's first units are its answers already, but for what its hidden units add: own points and those of rivals."""
Verdict = Callable[[Any, int], float]
"""What the end of a turn is worth to a seat."""


class Network:
    """Units that see every input, units that see those, and two answers; what is below nothing does not go on."""

    def __init__(self, told: dict[str, list[Any]]) -> None:
        self.first: list[list[float]] = told["first"]
        self.first_bias: list[float] = told["first_bias"]
        self.second: list[list[float]] = told["second"]
        self.second_bias: list[float] = told["second_bias"]
        self.last: list[list[float]] = told["last"]
        self.inputs = len(self.first[0])

    def answers(self, inputs: Sequence[float]) -> list[float]:
        places: list[int] = []
        values: list[float] = []
        for place, value in enumerate(inputs):
            if value:
                places.append(place)
                values.append(value)
        seen: list[float] = []
        weights: list[float]
        for unit, bias in enumerate(self.first_bias):
            weights = self.first[unit]
            total: float = bias
            for k, place in enumerate(places):
                total += values[k] * weights[place]
            seen.append(total)
        answers = seen[:POINTS]
        for unit, bias in enumerate(self.second_bias):
            weights = self.second[unit]
            total = bias
            for k, weight in enumerate(weights, POINTS):
                if seen[k] > 0.0:
                    total += seen[k] * weight
            if total > 0.0:
                for answer in range(POINTS):
                    answers[answer] += total * self.last[answer][unit]
        return answers


class Learned:
    """What a network foresees and what the judge sees of the own seat, mixed: what one overrates the other does not."""

    def __init__(self, game: Game[Any], network: Network, judge: Judge[Any]) -> None:
        self.game, self.network, self.judge = game, network, judge

    def verdict(self, s: Any, seat: int) -> float:
        if not s.stack:
            totals = self.game.standing(s).totals
            own, theirs = float(totals[seat]), (sum(totals) - totals[seat]) / (len(totals) - 1)
            judged = own
        else:
            seen = inputs(self.judge, s, seat)
            own, theirs = self.network.answers(seen)
            judged = 0.0
            for feature, weight in enumerate(self.judge.weights):
                judged += weight * seen[feature]
        trust = self.judge.trust
        return trust * (own - self.judge.rivalry(len(s.seats) - 1) * theirs) + (1 - trust) * judged


def inputs(judge: Judge[Any], s: Any, seat: int) -> list[float]:
    """All that a network sees of a position, what the judge measures of the seat first."""
    seen: list[float] = [float(x) for x in judge.measure(s, seat)]
    rivals = [judge.measure(s, q) for q in range(len(s.seats)) if q != seat]
    seen += [float(sum(column)) / len(rivals) for column in zip(*rivals, strict=True)]
    seen += judge.readings(s, seat)
    return seen


@cache
def network_of(folder: Path) -> Network | None:
    """What was learned about the game that lies there, if anything was."""
    file = folder / FILE
    return Network(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def verdict_of(game: Game[Any], judge: Judge[Any]) -> Verdict | None:
    """Of the network that there is for a game, if there is one."""
    network = network_of(game.folder)
    return Learned(game, network, judge).verdict if network else None
