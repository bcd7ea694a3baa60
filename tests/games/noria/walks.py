"""Random games of Noria, kept move by move. Players mostly go on as long as they can, so that much happens."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

from app.framework.match import Match
from games.noria import GAME
from tests.every_game.walks import Taken, Walk, walk_of

RELUCTANT = {"end_influence", "night_shift", "modify", "end_actions", "inspect", "sell", "buy", "forgo", "end_politics"}
"""What ends things, or uses up what would make more of them happen."""


def fresh() -> Iterator[Match[Any]]:
    """Games to choose from when the kept ones are made anew."""
    for number in count():
        players, variant = SETUPS[number % len(SETUPS)]
        yield played(players, variant, number)


def played(players: int, variant: str, seed: int, eager: float = 0.85) -> Match[Any]:
    rng = random.Random(f"{players}/{variant}/{seed}")
    match = Match(GAME, GAME.setup(players, variant), str(seed))
    while not match.over:
        moves = match.legal()
        verbs = sorted({m.verb for m in moves})
        eager_verbs = [v for v in verbs if v not in RELUCTANT]
        verb = rng.choice(eager_verbs if eager_verbs and rng.random() < eager else verbs)
        match.submit(rng.choice([m for m in moves if m.verb == verb]))
    return match


@cache
def walk(players: int, variant: str, seed: int) -> Walk:
    return walk_of(played(players, variant, seed))


SETUPS = [(players, variant) for players in GAME.players for variant in GAME.variants]
WALKS = [(players, variant, seed) for players, variant in SETUPS for seed in (1, 2)]


def turns(taken: Walk) -> list[list[Taken]]:
    """The moves of each turn that began, those of the set-up left out."""
    found: dict[tuple[int, int], list[Taken]] = {}
    for step in taken:
        if step.before.round:
            found.setdefault((step.before.round, step.before.active), []).append(step)
    return list(found.values())
