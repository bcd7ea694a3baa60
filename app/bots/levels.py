"""The levels of play by name, weakest first."""

import random
from collections.abc import Callable
from typing import Any

from app.bots.base import Bot, RandomBot
from app.bots.elsewhere import ElsewhereBot
from app.bots.foresight import Ahead
from app.bots.novice import NewcomerBot, NoviceBot
from app.bots.regular import RegularBot
from app.bots.search import Effort
from app.framework.game import Game

Maker = Callable[[Game[Any], random.Random], Bot]
LEANS = 0.1
"""How far those who plan over- or underrate things: every seat plays a little otherwise, and as well."""
DRAWS = 2
"""How often they draw chance where it decides."""


def _planner(effort: Effort, ahead: Ahead | None = None) -> Maker:
    return lambda game, rng: RegularBot(game, rng, effort, ahead=ahead, leans=LEANS, draws=DRAWS)


OFFERED: dict[str, Maker] = {
    "newcomer": NewcomerBot,
    "novice": NoviceBot,
    "regular": _planner(Effort(1000)),
    "expert": _planner(Effort(3000), Ahead(lines=6, samples=1, nodes=300)),
    "master": _planner(Effort(6000), Ahead(lines=8, samples=2, nodes=400)),
}
"""Those that people choose among."""
LEVELS: dict[str, Maker] = {"random": RandomBot, **OFFERED}


def make_bot(level: str, game: Game[Any], seed: str, seconds: float = 0.0) -> Bot:
    """A bot thinks with its own generator, so that thinking never disturbs the game.

    Where somebody waits, it takes no more than so many seconds for a decision.
    """
    if level not in LEVELS:
        return ElsewhereBot(game, level, seed)
    bot = LEVELS[level](game, random.Random(f"{level}/{seed}"))
    if seconds and isinstance(bot, RegularBot):
        bot.limit(seconds)
    return bot
