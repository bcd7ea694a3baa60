"""Random games of Noria, kept move by move. Players mostly go on as long as they can, so that much happens."""

import random
from functools import cache
from typing import NamedTuple

from app.framework.dice import Effects, live
from app.framework.moves import Event, Move
from games.noria import GAME
from games.noria.state import Noria

RELUCTANT = {"end_influence", "night_shift", "modify", "end_actions", "inspect", "sell", "buy", "forgo", "end_politics"}
"""What ends things, or uses up what would make more of them happen."""


class Taken(NamedTuple):
    before: Noria
    seat: int
    move: Move
    events: tuple[Event, ...]
    after: Noria


@cache
def walk(players: int, variant: str, seed: int, eager: float = 0.85) -> tuple[Taken, ...]:
    rng = random.Random(f"{players}/{variant}/{seed}")
    s = GAME.start(GAME.setup(players, variant), Effects(live(rng)))
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


SETUPS = [(players, variant) for players in GAME.players for variant in GAME.variants]
WALKS = [(players, variant, seed) for players, variant in SETUPS for seed in (1, 2)]


def turns(taken: tuple[Taken, ...]) -> list[list[Taken]]:
    """The moves of each turn that began, those of the set-up left out."""
    found: dict[tuple[int, int], list[Taken]] = {}
    for step in taken:
        if step.before.round:
            found.setdefault((step.before.round, step.before.active), []).append(step)
    return list(found.values())
