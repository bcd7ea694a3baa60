"""Searching one's own whole turn: a beam over sequences of own moves, judged where the turn passes on.

Rivals who are asked something in between answer for themselves, greedily. Chance is sampled with the searcher's own generator.
"""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from app.framework.dice import Effects, QuietEffects, live
from app.framework.game import Game, Judge
from app.framework.moves import Move


class Line(NamedTuple):
    """A sequence of own moves, the state after each of them, and what the last one is worth."""

    moves: tuple[Move, ...]
    states: tuple[Any, ...]
    value: float


class Cancelled(Exception):
    """Whoever asked does not want the answer any more."""


class TurnSearch:
    def __init__(
        self, game: Game[Any], rng: random.Random, width: int = 8, nodes: int = 1500, judge: Judge[Any] | None = None
    ) -> None:
        self.game, self.width, self.nodes = game, width, nodes
        self.judge = judge or game.judge
        self._fx = QuietEffects(live(rng))

    def lines(self, start: Any, seat: int, stop: Callable[[], bool] = lambda: False) -> list[Line]:
        """The best way on for every first move that was followed to the end of the turn, best first."""
        best: dict[Move, Line] = {}
        frontier = [Line((), (), 0.0)]
        turn = start.round, start.active
        left = self.nodes
        while frontier:
            if stop():
                raise Cancelled
            reached: dict[tuple[float, Any], Line] = {}
            for line in frontier:
                state = line.states[-1] if line.states else start
                for move in self.game.legal(state):
                    after = self.after(state, move, seat)
                    value = self.judge.value(after, seat)
                    longer = Line((*line.moves, move), (*line.states, after), value)
                    if self._passed(after, seat, turn):
                        known = best.get(longer.moves[0])
                        if known is None or value > known.value:
                            best[longer.moves[0]] = longer
                    else:
                        reached.setdefault((value, after.stack), longer)
                    left -= 1
            ranked = sorted(reached.values(), key=lambda one: -one.value)
            if left <= 0:
                ranked = ranked[:1] if not best else []
            frontier = ranked[: self.width]
        return sorted(best.values(), key=lambda one: -one.value)

    def _passed(self, s: Any, seat: int, turn: tuple[int, int]) -> bool:
        """Whether the searcher's say is over for now."""
        return not s.stack or s.stack[-1].seat != seat or (s.round, s.active) != turn

    def after(self, state: Any, move: Move, seat: int) -> Any:
        """The state after a move and after what rivals answer to it during the same turn."""
        s = state.clone()
        turn = s.round, s.active
        self.game.play(s, move, self._fx)
        while s.stack and s.stack[-1].seat != seat and (s.round, s.active) == turn and s.active == seat:
            s = greedy(self.game, self.judge, s, self._fx)
        return s


def greedy(game: Game[Any], judge: Judge[Any], s: Any, fx: Effects) -> Any:
    """The state after whoever is asked has taken the best looking answer."""
    seat = s.stack[-1].seat
    best, best_value = None, 0.0
    for move in game.legal(s):
        after = s.clone()
        game.play(after, move, fx)
        value = judge.own(after, seat)
        if best is None or value > best_value:
            best, best_value = after, value
    return best
