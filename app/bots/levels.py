"""The levels of play by name, weakest first."""

import random
from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any

from app.bots.base import Bot, RandomBot
from app.bots.elsewhere import ElsewhereBot
from app.bots.foresight import Ahead
from app.bots.novice import NewcomerBot, NoviceBot
from app.bots.regular import RegularBot
from app.bots.search import Effort
from app.framework.game import Game
from app.framework.players import Player, level_and_way

Maker = Callable[[Game[Any], random.Random, str], Bot]
"""Of the way to play too, for a level that has one."""
LEANS = 0.1
"""How far those who plan over- or underrate things: every seat plays a little otherwise, and as well."""
DRAWS = 2
"""How often they draw chance where it decides."""


def _planner(states: int = 0, ahead: Ahead | None = None, leans: float = LEANS, learned: bool = False) -> Maker:
    """Looks at so many states of its turn, or at as many as show the most of it."""

    def made(game: Game[Any], rng: random.Random, way: str) -> Bot:
        judge = game.judge.taking(way) if way else game.judge
        return RegularBot(game, rng, Effort(states or judge.a_turn), judge, ahead, leans, DRAWS, learned)

    return made


OFFERED: dict[str, Maker] = {
    "newcomer": lambda game, rng, _: NewcomerBot(game, rng),
    "novice": lambda game, rng, _: NoviceBot(game, rng),
    "regular": _planner(),
    "expert": _planner(250, Ahead(lines=3, samples=1, nodes=40), learned=True),
    "master": _planner(4000, Ahead(lines=6, samples=1, nodes=600, rivals=100), LEANS / 2, learned=True),
}
"""Those that people choose among."""
LEVELS: dict[str, Maker] = {"random": lambda game, rng, _: RandomBot(game, rng), **OFFERED}
PLANNERS = frozenset({"regular", "expert", "master"})
"""Those that may have a way to play."""


def make_bot(control: str, game: Game[Any], seed: str, seconds: float = 0.0) -> Bot:
    """A bot thinks with its own generator, so that thinking never disturbs the game.

    Where somebody waits, it takes no more than so many seconds for a decision.
    """
    if not is_bot(game, control):
        return ElsewhereBot(game, control, seed)
    level, way = level_and_way(control)
    bot = LEVELS[level](game, random.Random(f"{level}/{seed}"), way)
    if seconds and isinstance(bot, RegularBot):
        bot.limit(seconds)
    return bot


def is_bot(game: Game[Any], control: str) -> bool:
    level, way = level_and_way(control)
    return level in LEVELS and (not way or (level in PLANNERS and way in game.judge.ways))


def with_ways(game: Game[Any], players: Sequence[Player], rng: random.Random) -> tuple[Player, ...]:
    """Bots that have no way to play yet get one, so that a table of them is not one of them several times."""
    taken = {level_and_way(player.control)[1] for player in players}
    ways = sorted(rng.sample(sorted(game.judge.ways), len(game.judge.ways)), key=taken.__contains__)
    fresh = cycle(ways)
    return tuple(
        player._replace(control=f"{player.control}.{next(fresh)}") if ways and player.control in PLANNERS else player
        for player in players
    )
