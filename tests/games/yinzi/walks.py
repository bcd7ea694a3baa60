"""Random games of Yinzi, kept move by move. Players mostly go on as long as they can, so that much happens."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

from app.framework.dice import Effects, live
from app.framework.match import Match
from games.yinzi import GAME
from tests.every_game.walks import Taken, Walk
from tests.keep import play_out

RELUCTANT = {"done", "strand", "sell_food", "use", "embark", "keep", "keep_envoy", "starve", "pay_tax"}
"""What ends things, or uses up what would make more of them happen."""


@cache
def walk(players: int, seed: int, eager: float = 0.85) -> Walk:
    rng = random.Random(f"{players}/{seed}")
    s = GAME.start(GAME.setup(players), Effects(live(rng)))
    taken = []
    while s.stack:
        moves = GAME.legal(s)
        verbs = sorted({m.verb for m in moves})
        eager_verbs = [v for v in verbs if v not in RELUCTANT]
        verb = rng.choice(eager_verbs if eager_verbs and rng.random() < eager else verbs)
        move = rng.choice([m for m in moves if m.verb == verb])
        fx, after = Effects(live(rng)), s.clone()
        GAME.play(after, move, fx)
        taken.append(Taken(s, s.stack[-1].seat, move, tuple(fx.events), after))
        s = after
    return tuple(taken)


def fresh() -> Iterator[Match[Any]]:
    """Games to choose from when the kept ones are made anew."""
    for number in count():
        yield play_out(Match(GAME, GAME.setup(2 + number % 3), str(number)), whim=1.0)
