"""Whole games between bots, without a screen or a file: the simulator and the arena share them."""

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

from app.bots.base import Bot
from app.bots.levels import make_bot
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, Setup, Standing
from app.framework.moves import Move


class Played(NamedTuple):
    standing: Standing
    decisions: int
    seconds: float
    """Spent on rules and thinking, not on watching."""
    thinking: list[list[float]]
    """Seconds for each decision, by seat."""
    middle: Any
    """The state half-way, roughly."""
    rounds: int
    moves: list[tuple[int, int, Move]]
    """Round, seat and move of every decision of bots."""


Watch = Callable[[Any, list[Move]], None]


def play_random(game: Game[Any], setup: Setup, seed: str, watch: Watch | None = None) -> Played:
    """Every seat plays any legal move. Kept apart from other bots because its speed is what benchmarks compare."""
    rng = random.Random(seed)
    unit = rng.random
    started, watched = perf_counter(), 0.0
    fx = QuietEffects(live(rng))
    s = game.start(setup, fx)
    middle, decisions = s, 0
    while s.stack:
        moves = game.legal(s)
        if watch:
            began = perf_counter()
            watch(s, moves)
            watched += perf_counter() - began
        game.play(s, moves[int(unit() * len(moves))], fx)
        decisions += 1
        if decisions == 100:
            middle = s.clone()
    seconds = perf_counter() - started - watched
    if watch:
        watch(s, [])
    return Played(game.standing(s), decisions, seconds, [[] for _ in s.seats], middle, s.round, [])


def play_bots(game: Game[Any], setup: Setup, levels: list[str], seed: str, watch: Watch | None = None) -> Played:
    """A game of one bot of the named level a seat."""
    return play(game, setup, [make_bot(level, game, f"{seed}/{seat}") for seat, level in enumerate(levels)], seed, watch)


def play(game: Game[Any], setup: Setup, bots: list[Bot], seed: str, watch: Watch | None = None) -> Played:
    fx = QuietEffects(live(random.Random(seed)))
    s = game.start(setup, fx)
    thinking: list[list[float]] = [[] for _ in bots]
    moves: list[tuple[int, int, Move]] = []
    middle = s.clone()
    while s.stack:
        if watch:
            watch(s, game.legal(s))
        seat = s.stack[-1].seat
        began = perf_counter()
        move = bots[seat].choose(game.observe(s, seat), seat)
        thinking[seat].append(perf_counter() - began)
        if refusal := game.refuse(s, move):
            raise AssertionError(f"{type(bots[seat]).__name__} plays {move}, refused: {refusal}")
        moves.append((s.round, seat, move))
        game.play(s, move, fx)
        if len(moves) == 100:
            middle = s.clone()
        if len(moves) > game.longest:
            raise AssertionError(f"no end after {len(moves)} decisions")
    if watch:
        watch(s, [])
    return Played(game.standing(s), len(moves), sum(map(sum, thinking)), thinking, middle, s.round, moves)
