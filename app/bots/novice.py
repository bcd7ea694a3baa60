"""One step ahead, with the mistakes that people make: tastes of one's own, and moves that one does not think of.

A taste lasts a whole game: who loves ships takes ships. What was overlooked once is not seen before the next turn.
"""

import random
from typing import Any, ClassVar

from app.bots.leaning import leaning
from app.framework.dice import QuietEffects, live
from app.framework.game import Game
from app.framework.moves import Move


class NoviceBot:
    taste: ClassVar = 0.4
    """How far each thing is over- or underrated: the spread of a factor's logarithm."""
    overlooks: ClassVar = 0.2
    """How many moves are not thought of."""

    def __init__(self, game: Game[Any], rng: random.Random) -> None:
        self.game, self.rng = game, rng
        self._fx = QuietEffects(live(rng))
        self.judge = leaning(game.judge, rng, self.taste)
        self._turn = -1, -1
        self._thought_of: dict[Move, bool] = {}

    def choose(self, seen: Any, seat: int) -> Move:
        state = self.game.imagine(seen, seat, self._fx)
        if self._turn != (state.round, state.active):
            self._turn = state.round, state.active
            self._thought_of = {}
        moves = self.game.legal(state)
        return max(filter(self._thinks_of, moves), key=lambda m: self._looks(state, m, seat), default=moves[0])

    def _thinks_of(self, move: Move) -> bool:
        if move not in self._thought_of:
            self._thought_of[move] = self.rng.random() >= self.overlooks
        return self._thought_of[move]

    def _looks(self, state: Any, move: Move, seat: int) -> float:
        after = state.clone()
        self.game.play(after, move, self._fx)
        return self.judge.own(after, seat)


class NewcomerBot(NoviceBot):
    """Loves some things, does not see what others are for, and forgets a good half of what could be done."""

    taste = 1.0
    overlooks = 0.6
