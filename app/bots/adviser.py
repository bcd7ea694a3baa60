"""The adviser behind hints: up to three moves, what each gains and why, and how the turn would go on."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from app.bots.search import TurnSearch
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, Judge
from app.framework.moves import Move

BEST, REASONS = 3, 3
WORTH_SAYING = 0.05
RIVALS = "rivals"


class Advice(NamedTuple):
    move: Move
    gain: float
    """Points that the expected line gains, by the judge's reckoning."""
    reasons: tuple[tuple[str, float], ...]
    """The features that make the gain, strongest first."""
    line: tuple[Move, ...]
    """How the turn would go on after the move."""


def advise(
    game: Game[Any],
    seen: Any,
    seat: int,
    seed: str,
    width: int = 12,
    nodes: int = 3000,
    stop: Callable[[], bool] = lambda: False,
) -> list[Advice]:
    """The best moves for a seat that sees this, best first; empty when it is not asked."""
    if not seen.stack or seen.stack[-1].seat != seat:
        return []
    rng = random.Random(seed)
    state = game.imagine(seen, seat, QuietEffects(live(rng)))
    lines = TurnSearch(game, rng, width, nodes).lines(state, seat, stop)
    return [_advice(game, state, seat, line.moves, line.states[-1]) for line in lines[:BEST]]


def _advice(game: Game[Any], before: Any, seat: int, moves: tuple[Move, ...], after: Any) -> Advice:
    changes = _changes(game, before, after, seat)
    strongest = sorted(changes.items(), key=lambda part: -abs(part[1]))
    reasons = tuple((name, change) for name, change in strongest[:REASONS] if abs(change) >= WORTH_SAYING)
    return Advice(moves[0], sum(changes.values()), reasons, moves[1:])


def _changes(game: Game[Any], before: Any, after: Any, seat: int) -> dict[str, float]:
    """By how much each lasting feature changes, in points; `rivals` is what all others gain or lose, as the judge counts it."""
    judge = game.judge
    old, new = judge.measure(before, seat), judge.measure(after, seat)
    changes = {
        name: weight * (b - a)
        for name, weight, a, b in zip(judge.features, judge.weights, old, new, strict=True)
        if name not in judge.fleeting
    }
    others = [q for q in range(len(before.seats)) if q != seat]
    rivals = sum(_lasting(judge, after, q) - _lasting(judge, before, q) for q in others) / len(others)
    return {**changes, RIVALS: -judge.rivalry * rivals}


def _lasting(judge: Judge[Any], s: Any, seat: int) -> float:
    """A seat's worth without what only guides a search: that a rival's turn begins is no gain of the rival's."""
    parts = zip(judge.features, judge.weights, judge.measure(s, seat), strict=True)
    return sum(weight * x for name, weight, x in parts if name not in judge.fleeting)
