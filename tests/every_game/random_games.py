"""Whole random games, played once for all tests that only look at them."""

import random
from functools import cache
from typing import Any

from app.framework.game import Game, Setup
from app.framework.match import Match


def played_out(game: Game[Any], setup: Setup, seed: int) -> Match[Any]:
    """A whole random game of one's own."""
    rng = random.Random(seed)
    match = Match(game, setup, str(seed))
    while not match.over:
        assert match.number < game.longest, "the game is longer than it says it can be"
        moves = match.legal()
        assert moves, f"dead end at {match.frame}"
        assert match.submit(rng.choice(moves)) is None
    return match


@cache
def a_random_game(game: Game[Any], setup: Setup) -> Match[Any]:
    """The random game of this set-up that everybody looks at and nobody changes."""
    return played_out(game, setup, 1)
