"""The levels of play by name, weakest first."""

import random
from collections.abc import Callable
from typing import Any

from app.bots.base import Bot, RandomBot
from app.bots.elsewhere import ElsewhereBot
from app.bots.novice import NoviceBot
from app.bots.regular import RegularBot
from app.framework.game import Game

LEVELS: dict[str, Callable[[Game[Any], random.Random], Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "regular": RegularBot,
}


def make_bot(level: str, game: Game[Any], seed: str) -> Bot:
    """A bot thinks with its own generator, so that thinking never disturbs the game."""
    if level not in LEVELS:
        return ElsewhereBot(game, level, seed)
    return LEVELS[level](game, random.Random(f"{level}/{seed}"))
