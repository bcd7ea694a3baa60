"""Games of Agra kept move by move: novices who now and then do anything at all, so that much happens."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from app.bots.novice import NoviceBot
from app.framework.dice import Effects, live
from app.framework.moves import Event, Move
from games.agra import GAME
from games.agra.state import Agra

WHIM = 0.12
GAMES = [(players, seed) for players in (4, 3, 4, 2, 4) for seed in range(8)]


class Taken(NamedTuple):
    before: Agra
    move: Move
    events: tuple[Event, ...]
    after: Agra

    @property
    def kind(self) -> str:
        return self.before.stack[-1].kind

    @property
    def seat(self) -> int:
        return self.before.stack[-1].seat


@cache
def walk(players: int, seed: int, whim: float = WHIM) -> tuple[Taken, ...]:
    rng = random.Random(f"{players}/{seed}")
    bot = NoviceBot(GAME, rng)
    s = GAME.start(GAME.setup(players), Effects(live(rng)))
    taken = []
    while s.stack:
        seat = s.stack[-1].seat
        move = rng.choice(GAME.legal(s)) if rng.random() < whim else bot.choose(s, seat)
        fx, after = Effects(live(rng)), s.clone()
        GAME.play(after, move, fx)
        taken.append(Taken(s, move, tuple(fx.events), after))
        s = after
    return tuple(taken)


def walks() -> Iterator[tuple[Taken, ...]]:
    return (walk(players, seed + 10 * i) for i, (players, seed) in enumerate(GAMES))
