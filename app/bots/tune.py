"""What the features of a judge are really worth: ends of turns are played to the end of the game, and weights fitted to that.

Only ends that one could choose among are compared with each other, so it does not matter who was ahead before, and what always
comes together with winning is not taken for its cause. Quick players play on, the same chance falls for all that is compared.
"""

import json
import math
import random
from collections.abc import Iterator, Sequence
from operator import mul
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic
from typing import Any, NamedTuple

from app.bots.alike import frozen
from app.bots.base import Bot
from app.bots.leaning import leaning
from app.bots.playing import play
from app.bots.regular import RegularBot
from app.bots.search import Effort, Line, Luck, TurnSearch, greedy, rubbish_kept
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, Judge, Setup

LOOKED_AT = 0.2
"""The share of turns that are looked at; the others are only played."""
CLOSE_LOOK, USUAL, QUICK = Effort(600), Effort(150), Effort(40)
OTHERS, WORSE = 4, 3.5
"""With the best end of a turn come so many others, worse by no more points than this."""
PLAYED_ON = 3
LEANS = 0.25
PULL = 0.1
"""How strongly weights are held where they are: as if that much had been seen of each feature that says so."""


class End(NamedTuple):
    """An end of a turn: how it looks to the judge, and what became of it, as far as the judge cares."""

    features: tuple[float, ...]
    worth: float


Choice = tuple[End, ...]


class Found(NamedTuple):
    feature: str
    present: float
    found: float
    error: float


def gathered(game: Game[Any], setup: Setup, seed: str, minutes: float, keep: Path) -> list[Choice]:
    """The choices that a file holds, and those that so many more minutes add to it; at least one."""
    table = {"game": game.id, "features": list(game.judge.features), "players": setup.players, "variant": setup.variant}
    lines = keep.read_text(encoding="utf-8").splitlines() if keep.exists() else []
    known = [data for data in map(json.loads, lines) if table.items() <= data.items()]
    found: list[Choice] = [tuple(End(tuple(features), worth) for features, worth in data["ends"]) for data in known]
    until = monotonic() + 60 * minutes
    fresh = choices(game, setup, random.Random(f"{seed}/{len(known)}"))
    while monotonic() < until or not found:
        found.append(next(fresh))
        with keep.open("a", encoding="utf-8") as file:
            file.write(json.dumps(table | {"ends": found[-1]}, separators=(",", ":")) + "\n")
    return found


def choices(game: Game[Any], setup: Setup, rng: random.Random) -> Iterator[Choice]:
    """Out of one game after another, between players who all lean another way."""
    while True:
        fx, luck = QuietEffects(live(random.Random(rng.random()))), Luck(random.Random(rng.random()))
        s = game.start(setup, fx)
        judges = [leaning(game.judge, rng, LEANS) for _ in s.seats]
        while s.stack:
            seat = s.stack[-1].seat
            if seat != s.active or len(game.legal(s)) == 1:
                s = greedy(game, judges[seat], s, luck)
                continue
            close = rng.random() < LOOKED_AT
            with rubbish_kept():
                lines = _lines(game, judges[seat], s, CLOSE_LOOK if close else USUAL, rng)
            ends = _ends(lines, rng) if close else []
            if len(ends) > 1:
                seeds = [rng.random() for _ in range(PLAYED_ON)]
                yield tuple(_followed(game, end, seat, seeds) for end in ends)
            s = lines[0].states[-1]


def _lines(game: Game[Any], judge: Judge[Any], s: Any, effort: Effort, rng: random.Random) -> list[Line]:
    return TurnSearch(game, random.Random(rng.random()), effort, judge).lines(s, s.active)


def _ends(lines: Sequence[Line], rng: random.Random) -> list[Any]:
    """The best end, and some of the others that are nearly as good."""
    near = {frozen(line.states[-1]): line.states[-1] for line in lines if line.value >= lines[0].value - WORSE}
    best, *others = near.values()
    return [best, *rng.sample(others, min(OTHERS, len(others)))]


def _followed(game: Game[Any], end: Any, seat: int, seeds: Sequence[float]) -> End:
    judge, rivals = game.judge, [q for q in range(len(end.seats)) if q != seat]
    looks = [judge.measure(end, q) for q in rivals]
    against = [judge.rivalry(len(rivals)) * sum(look) / len(rivals) for look in zip(*looks, strict=True)]
    features = tuple(own - theirs for own, theirs in zip(judge.measure(end, seat), against, strict=True))
    with rubbish_kept():
        margins = [margin(game.standing(_played_on(game, end, seed)).totals, seat) for seed in seeds]
    return End(features, sum(margins) / len(margins))


def _played_on(game: Game[Any], s: Any, seed: float) -> Any:
    rng = random.Random(seed)
    luck = Luck(random.Random(rng.random()))
    while s.stack:
        seat = s.stack[-1].seat
        s = _lines(game, game.judge, s, QUICK, rng)[0].states[-1] if seat == s.active else greedy(game, game.judge, s, luck)
    return s


def margin(totals: Sequence[float], seat: int) -> float:
    """By how much the points of a seat exceed the mean of the others."""
    return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)


def fitted(judge: Judge[Any], choices: Sequence[Choice]) -> list[Found]:
    """The weights by which the ends of each choice differ as they came out, held where they are by `PULL`."""
    rows: list[tuple[list[float], float]] = []
    for choice in choices:
        means = [sum(column) / len(choice) for column in zip(*(end.features for end in choice), strict=True)]
        worth = sum(end.worth for end in choice) / len(choice)
        rows += [([x - mean for x, mean in zip(end.features, means, strict=True)], end.worth - worth) for end in choice]
    spreads = [
        math.sqrt(sum(x * x for x in column) / len(rows)) or 1.0 for column in zip(*(row for row, _ in rows), strict=True)
    ]
    scaled = [([x / spread for x, spread in zip(row, spreads, strict=True)], worth) for row, worth in rows]
    present = [weight * spread for weight, spread in zip(judge.weights, spreads, strict=True)]
    size = range(len(spreads))
    products = [[sum(row[i] * row[j] for row, _ in scaled) / len(rows) + (PULL if i == j else 0.0) for j in size] for i in size]
    left = [worth - sum(map(mul, row, present)) for row, worth in scaled]
    pulls = [sum(row[i] * rest for (row, _), rest in zip(scaled, left, strict=True)) / len(rows) for i in size]
    solved = inverse(products)
    noise = sum(worth * worth for _, worth in rows) / len(rows)
    return [
        Found(
            feature,
            judge.weights[i],
            (present[i] + sum(map(mul, solved[i], pulls))) / spreads[i],
            math.sqrt(solved[i][i] * noise / len(rows)) / spreads[i],
        )
        for i, feature in enumerate(judge.features)
    ]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By elimination; every matrix that comes here has a strong diagonal."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [x - rows[j][i] * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def contest(game: Game[Any], setup: Setup, weights: Sequence[float], games: int, seed: str) -> tuple[float, float]:
    """The margin of regulars with these weights against regulars with the present ones, and its standard error."""
    fresh, present = game.judge.weighing(tuple(weights)), game.judge
    margins = []
    for number in range(games):
        seat, deal = number % setup.players, f"{seed}/{number // setup.players}"
        bots: list[Bot] = [
            RegularBot(game, random.Random(f"{deal}/{q}"), judge=fresh if q == seat else present) for q in range(setup.players)
        ]
        margins.append(margin(play(game, setup, bots, deal).standing.totals, seat))
    return fmean(margins), stdev(margins) / math.sqrt(games)
