"""Games of Agra kept move by move: novices who now and then do anything at all, so that much happens."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

from app.bots.novice import NoviceBot
from app.framework.dice import Effects, live
from app.framework.match import Match
from games.agra import GAME
from tests.every_game.walks import Taken, Walk, kept_walks
from tests.keep import play_out

WHIM = 0.12


@cache
def walk(players: int, seed: int) -> Walk:
    rng = random.Random(f"{players}/{seed}")
    bot = NoviceBot(GAME, rng)
    s = GAME.start(GAME.setup(players), Effects(live(rng)))
    taken = []
    while s.stack:
        seat = s.stack[-1].seat
        move = rng.choice(GAME.legal(s)) if rng.random() < WHIM else bot.choose(s, seat)
        fx, after = Effects(live(rng)), s.clone()
        GAME.play(after, move, fx)
        taken.append(Taken(s, seat, move, tuple(fx.events), after))
        s = after
    return tuple(taken)


def walks() -> tuple[Walk, ...]:
    return kept_walks("agra")


def fresh() -> Iterator[Match[Any]]:
    """Games to choose from when the kept ones are made anew; every tenth is mere whim."""
    for number in count():
        players = (4, 3, 4, 2, 4)[number % 5]
        yield play_out(Match(GAME, GAME.setup(players), str(number)), WHIM if number % 10 else 1.0)
