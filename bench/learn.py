"""What a position will have been worth when the game is over, learned from games that bots play for it.

    bench/learn.py play GAME FOLDER MINUTES     play games, on all cores, and keep how each turn ended and what came of it
    bench/learn.py fit GAME FOLDER              fit a network to all games in FOLDER: games/GAME/learned.json
    bench/learn.py try GAME GAMES               who looks that far with the network against who has the judge only

Whoever plays here chooses among the better ends of turns by chance, and leans another way each game, so that what is compared
is not always what would have been chosen. Where there is a network already, most of them go by it: what it overrates is played
then and found out. So `play` and `fit` in turn, from a few thousand games on, until `try` shows no gain any more.
"""

import math
import os
import random
import sys
from array import array
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from app.bots.leaning import leaning
from app.bots.learned import FILE, POINTS, Learned, Network, inputs, network_of
from app.bots.playing import play
from app.bots.regular import RegularBot
from app.bots.search import Effort, Line
from app.bots.tally import share, wilson
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, Judge, load

Numbers = NDArray[np.float32]

GLANCE, CLOSER, HOW_OFTEN = 0.5, 2, 0.15
"""How much of a turn is looked at, against what shows the most of it; how much by some of the players, and by how many."""
TABLES = (2, 2, 2, 2, 3, 4, 4, 4)
BOLD, LEANS = (0.1, 0.3, 1.0), (0.03, 0.1, 0.25)
"""By how many points an end may be worse and still be chosen now and then; how far players lean. Drawn for each game."""
BY_NETWORK = 0.8
WHIMS, WHIM = (0, 1, 3), 8.0
"""How many inputs a player of a network loves or hates for no reason, and how many points that makes: so that all is tried."""
CONSIDERED, ANYTHING = 40, 0.08
"""So many ends are chosen among, but for now and then, when anything goes: what is not played is not known."""
HEAD = ("game", "seat", "own", "theirs")
"""What stands before the inputs in each row."""
HIDDEN, ABOVE = 32, 16
TRACE = 0.6
"""How much of what came of a turn counts against what the network promised one own turn later."""
BATCH, RISING, DECAY, HELD_OUT = 512, 0.3, 0.05, 12
SELDOM = 0.25
"""No input is thought to vary less than this: what hardly ever occurs is learned slowly, from more than a game or two."""


# Games.


class Curious(RegularBot):
    """Chooses among the better ends of its turn by chance. Who goes by a network has whims too."""

    def __init__(self, game: Game[Any], rng: random.Random, judge: Judge[Any], bold: float) -> None:
        effort = Effort(int(judge.a_turn * (CLOSER if rng.random() < HOW_OFTEN else GLANCE)))
        super().__init__(game, rng, effort, judge)
        self.bold = bold
        network = network_of(game.folder)
        if network and rng.random() < BY_NETWORK:
            self._verdict = Learned(game, whimsical(network, rng), judge).verdict

    def chosen(self, lines: list[Line], seat: int) -> Line:
        if self.rng.random() < ANYTHING:
            return self.rng.choice(lines)
        near, best = lines[:CONSIDERED], lines[0].value
        return self.rng.choices(near, [math.exp((line.value - best) / self.bold) for line in near])[0]


def whimsical(network: Network, rng: random.Random) -> Network:
    own = list(network.first[0])
    for place in rng.sample(range(network.inputs), rng.choice(WHIMS)):
        own[place] += rng.gauss(0, WHIM)
    told: dict[str, list[Any]] = {
        "first": [own, *network.first[1:]],
        "first_bias": network.first_bias,
        "second": network.second,
        "second_bias": network.second_bias,
        "last": network.last,
    }
    return Network(told)


def one_game(game: Game[Any], rng: random.Random, number: int) -> "list[array[float]]":
    """A row for each end of a turn."""
    players = rng.choice(TABLES)
    bold, spread = rng.choice(BOLD), rng.choice(LEANS)
    bots = [Curious(game, random.Random(rng.random()), leaning(game.judge, rng, spread), bold) for _ in range(players)]
    fx = QuietEffects(live(random.Random(rng.random())))
    s = game.start(game.setup(players), fx)
    ends: list[tuple[int, list[float]]] = []
    turn = s.round, s.active
    while s.stack:
        if (s.round, s.active) != turn:
            _, mover = turn
            if turn[0]:
                seen = game.imagine(game.observe(s, mover), mover, fx)
                ends.append((mover, inputs(game.judge, seen, mover)))
            turn = s.round, s.active
        seat = s.stack[-1].seat
        game.play(s, bots[seat].choose(game.observe(s, seat), seat), fx)
    totals = game.standing(s).totals
    others = [(sum(totals) - own) / (players - 1) for own in totals]
    return [array("f", [number, seat, totals[seat], others[seat], *seen]) for seat, seen in ends]


def play_on(work: tuple[str, Path, float, int]) -> int:
    """Games until the time is over, into a file of this process."""
    name, file, until, first = work
    game, rng, number = load(name), random.Random(f"{name}/{first}"), first
    with file.open("ab") as rows:
        while monotonic() < until:
            for row in one_game(game, rng, number):
                row.tofile(rows)
            number += 1
    return number - first


def play_all(name: str, folder: Path, minutes: float) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    cores, begun = os.cpu_count() or 1, len(list(folder.glob(f"{name}-*.rows")))
    until = monotonic() + 60 * minutes
    work = [(name, folder / f"{name}-{begun + core}.rows", until, (begun + core) * 100_000) for core in range(cores)]
    with ProcessPoolExecutor(cores) as pool:
        print(sum(pool.map(play_on, work)), "games")


# Fitting.


class Pace(NamedTuple):
    rate: float
    epochs: int
    times: int
    """How often what came of a turn is mixed anew with what the network promises."""


AFRESH, FURTHER = Pace(0.003, 6, 3), Pace(0.0003, 3, 1)
"""Who goes on from what was learned before goes gently: that came from more games than these."""


class Rows(NamedTuple):
    inputs: Numbers
    came: Numbers
    """What came of each: own points and those of rivals."""
    later: NDArray[np.int64]
    """The end of the same seat's next turn, -1 after the last."""
    held_out: NDArray[np.bool_]


def rows_of(game: Game[Any], folder: Path) -> Rows:
    width = len(HEAD) + width_of(game)
    table = np.concatenate([np.fromfile(file, np.float32) for file in sorted(folder.glob(f"{game.id}-*.rows"))])
    table = table.reshape(-1, width)
    number, seat = table[:, 0].astype(np.int64), table[:, 1].astype(np.int64)
    later = np.full(len(table), -1)
    by_seat = np.lexsort((np.arange(len(table)), seat, number))
    one, two = by_seat[:-1], by_seat[1:]
    same = (number[one] == number[two]) & (seat[one] == seat[two])
    later[one[same]] = two[same]
    return Rows(table[:, len(HEAD) :], table[:, 2:4], later, number % HELD_OUT == 0)


def width_of(game: Game[Any]) -> int:
    s = game.start(game.setup(2), QuietEffects(live(random.Random(0))))
    return len(inputs(game.judge, s, 0))


class Net:
    """What `app.bots.learned.Network` computes, for many positions at once; and how it learns."""

    def __init__(self, size: int, rng: np.random.Generator) -> None:
        def drawn(units: int, seen: int) -> Numbers:
            return (rng.standard_normal((units, seen)) * 0.6 / math.sqrt(seen)).astype(np.float32)

        self.first, self.second = drawn(POINTS + HIDDEN, size), drawn(ABOVE, HIDDEN)
        self.first[:POINTS] = 0
        self.first_bias, self.second_bias = np.zeros(POINTS + HIDDEN, np.float32), np.zeros(ABOVE, np.float32)
        self.last = np.zeros((POINTS, ABOVE), np.float32)

    def parts(self) -> list[Numbers]:
        return [self.first, self.first_bias, self.second, self.second_bias, self.last]

    def layers(self, seen: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """What the first units say, what those above them say, and the answers."""
        first = seen @ self.first.T + self.first_bias
        above = np.maximum(first[:, POINTS:], 0) @ self.second.T + self.second_bias
        return first, above, first[:, :POINTS] + np.maximum(above, 0) @ self.last.T

    def answers(self, seen: Numbers) -> Numbers:
        return np.concatenate([self.layers(part)[2] for part in np.array_split(seen, len(seen) // 8192 + 1)])

    def slopes(self, seen: Numbers, wanted: Numbers) -> list[Numbers]:
        """How the error grows with each weight. A mistake about the difference of the two answers counts once more."""
        first, above, answers = self.layers(seen)
        wrong = answers - wanted
        apart = wrong[:, :1] - wrong[:, 1:]
        slope = (wrong + 2 * np.concatenate([apart, -apart], 1)) / len(seen)
        up = (slope @ self.last) * (above > 0)
        low = np.concatenate([slope, (up @ self.second) * (first[:, POINTS:] > 0)], 1)
        return [
            low.T @ seen,
            low.sum(0),
            up.T @ np.maximum(first[:, POINTS:], 0),
            up.sum(0),
            slope.T @ np.maximum(above, 0),
        ]


def fitted(net: Net, seen: Numbers, wanted: Numbers, rng: np.random.Generator, pace: Pace) -> None:
    """Adam, with weights that fade, and a rate that rises and falls once."""
    sums = [(np.zeros_like(part), np.zeros_like(part)) for part in net.parts()]
    each = max(1, len(seen) // BATCH)
    batches = chain.from_iterable(np.array_split(rng.permutation(len(seen)), each) for _ in range(pace.epochs))
    for step, batch in enumerate(batches, 1):
        done = step / each / pace.epochs
        rate = pace.rate * (done / RISING if done < RISING else 0.5 + 0.5 * math.cos(math.pi * (done - RISING) / (1 - RISING)))
        for part, slope, (mean, square) in zip(net.parts(), net.slopes(seen[batch], wanted[batch]), sums, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
            part *= 1 - rate * DECAY
            part -= rate * mean / (1 - 0.9**step) / size


def promised(net: Net, rows: Rows, seen: Numbers, came: Numbers) -> Numbers:
    """What came of each turn, mixed with what the network promised one own turn later: less depends on luck."""
    promises, mixed = net.answers(seen), came.copy()
    for row in range(len(mixed) - 1, -1, -1):
        later = rows.later[row]
        if later >= 0:
            mixed[row] = (1 - TRACE) * promises[later] + TRACE * mixed[later]
    return mixed


def explained(net: Net, seen: Numbers, came: Numbers) -> float:
    """The share of the differences in points, own less those of rivals, that the network foresaw."""
    said, truth = np.diff(net.answers(seen)), np.diff(came)
    return float(1 - np.mean((said - truth) ** 2) / np.var(truth))


def fit(game: Game[Any], folder: Path, target: Path) -> None:
    rng = np.random.default_rng(1)
    rows = rows_of(game, folder)
    mean, spread = rows.inputs.mean(0), rows.inputs.std(0)
    spread[spread < 1e-4] = np.inf
    spread = np.maximum(spread, SELDOM)
    seen = np.clip((rows.inputs - mean) / spread, -8, 8)
    middle, scale = rows.came.mean(0), float(rows.came.std())
    came = (rows.came - middle) / scale
    known, wanted, pace, before = ~rows.held_out, came, AFRESH, network_of(game.folder)
    net = Net(seen.shape[1], rng)
    if before and before.inputs == seen.shape[1]:
        remember(net, before, mean, spread, middle, scale)
        pace = FURTHER
        print(f"what was learned before foresees {explained(net, seen[~known], came[~known]):.3f} of these games")
    for time in range(pace.times + 1):
        fitted(net, seen[known], wanted[known], rng, pace)
        print(f"{len(seen)} ends; of games not learned from it foresees {explained(net, seen[~known], came[~known]):.3f}")
        if time < pace.times:
            wanted = promised(net, rows, seen, came)
    write(net, mean, spread, middle, scale, target)


def write(net: Net, mean: Numbers, spread: Numbers, middle: Numbers, scale: float, file: Path) -> None:
    """In points, and of inputs as they are."""
    first = net.first / spread
    bias = net.first_bias - first @ mean
    first[:POINTS] *= scale
    bias[:POINTS] = bias[:POINTS] * scale + middle
    told = {
        "first": first,
        "first_bias": bias,
        "second": net.second,
        "second_bias": net.second_bias,
        "last": net.last * scale,
    }
    lines = [f'"{name}": [\n{_lines(part)}\n]' for name, part in told.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def remember(net: Net, before: Network, mean: Numbers, spread: Numbers, middle: Numbers, scale: float) -> None:
    """What `write` wrote, in the measures of other games."""
    first = np.array(before.first, np.float32)
    net.first = first * np.where(np.isinf(spread), 0, spread).astype(np.float32)
    net.first_bias = (np.array(before.first_bias) + first @ mean).astype(np.float32)
    net.first[:POINTS] /= scale
    net.first_bias[:POINTS] = (net.first_bias[:POINTS] - middle) / scale
    net.second, net.second_bias = np.array(before.second, np.float32), np.array(before.second_bias, np.float32)
    net.last = np.array(before.last, np.float32) / scale


def _lines(part: Numbers) -> str:
    if part.ndim == 1:
        return ", ".join(f"{x:.5g}" for x in part)
    return ",\n".join(f"[{_lines(row)}]" for row in part)


# Trying it.


def contest(name: str, games: int) -> None:
    with ProcessPoolExecutor() as pool:
        shares = list(pool.map(_won, [(name, number) for number in range(games)]))
    won = sum(shares) / games
    low, high = wilson(won, games)
    print(f"with the network {won:.0%} of {games} games ({low:.0%} to {high:.0%})")


def _won(work: tuple[str, int]) -> float:
    name, number = work
    game, seat = load(name), number % 2
    bots: list[Any] = [RegularBot(game, random.Random(f"{number // 2}/{q}"), Effort(200), learned=q == seat) for q in range(2)]
    return share(play(game, game.setup(2), bots, f"try/{number // 2}").standing.places(), seat)


if __name__ == "__main__":
    match sys.argv[1:]:
        case "play", game_name, kept, how_long:
            play_all(game_name, Path(kept), float(how_long))
        case "fit", game_name, kept:
            learner = load(game_name)
            fit(learner, Path(kept), learner.folder / FILE)
        case "try", game_name, how_many:
            contest(game_name, int(how_many))
        case _:
            sys.exit(__doc__)
