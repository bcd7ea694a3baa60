"""A bot sees what its seat may see and answers with a move."""

import random
from typing import Any, Protocol

from app.framework.game import Game
from app.framework.moves import Move


class Bot(Protocol):
    def choose(self, seen: Any, seat: int) -> Move:
        """A legal move for the question now open to `seat`, given only what that seat observes."""
        ...


class RandomBot:
    """Any legal move."""

    def __init__(self, game: Game[Any], rng: random.Random) -> None:
        self.game, self.rng = game, rng

    def choose(self, seen: Any, seat: int) -> Move:
        return self.rng.choice(self.game.legal(seen))
