"""Random games of Yinzi, kept move by move. Players mostly go on as long as they can, so that much happens."""

import random
from functools import cache
from typing import NamedTuple

from app.framework.dice import Effects, live
from app.framework.moves import Move
from games.yinzi import GAME
from games.yinzi.state import Yinzi

RELUCTANT = {"done", "strand", "sell_food", "use", "embark", "keep", "keep_envoy", "starve", "pay_tax"}
"""What ends things, or uses up what would make more of them happen."""


class Taken(NamedTuple):
    before: Yinzi
    seat: int
    move: Move
    after: Yinzi


@cache
def walk(players: int, seed: int, eager: float = 0.85) -> tuple[Taken, ...]:
    rng = random.Random(f"{players}/{seed}")
    s = GAME.start(GAME.setup(players), Effects(live(rng)))
    taken = []
    while s.stack:
        moves = GAME.legal(s)
        verbs = sorted({m.verb for m in moves})
        eager_verbs = [v for v in verbs if v not in RELUCTANT]
        verb = rng.choice(eager_verbs if eager_verbs and rng.random() < eager else verbs)
        move = rng.choice([m for m in moves if m.verb == verb])
        after = s.clone()
        GAME.play(after, move, Effects(live(rng)))
        taken.append(Taken(s, s.stack[-1].seat, move, after))
        s = after
    return tuple(taken)
