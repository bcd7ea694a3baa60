"""One step ahead, with noise: takes what looks best right now, and does not always look closely."""

import random
from typing import Any, ClassVar

from app.framework.dice import QuietEffects, live
from app.framework.game import Game
from app.framework.moves import Move


class NoviceBot:
    noise: ClassVar = 0.6
    """Points by which the novice misjudges a position."""

    def __init__(self, game: Game[Any], rng: random.Random) -> None:
        self.game, self.rng = game, rng
        self._fx = QuietEffects(live(rng))

    def choose(self, seen: Any, seat: int) -> Move:
        state = self.game.imagine(seen, seat, self._fx)
        moves = self.game.legal(state)
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda m: self._looks(state, m, seat))

    def _looks(self, state: Any, move: Move, seat: int) -> float:
        after = state.clone()
        self.game.play(after, move, self._fx)
        return self.game.judge.own(after, seat) + self.rng.gauss(0, self.noise)
