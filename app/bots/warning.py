"""What a move throws away: how much better the turn could still have gone without it."""

import random
from typing import Any, NamedTuple

from app.bots.search import Effort, Line, TurnSearch
from app.framework.dice import QuietEffects, live
from app.framework.game import Game
from app.framework.moves import Move

LOOK = Effort(800, 0.3)
"""For the best way, and as much again for what can still be made of the move."""


class Loss(NamedTuple):
    points: float
    better: Move | None
    """How the best way begins; None where nothing is lost, or where chance decides."""


NO_LOSS = Loss(0.0, None)


def weighed(game: Game[Any], seen: Any, seat: int, move: Move, seed: str, effort: Effort = LOOK) -> Loss:
    """By how much a legal move is worse than the best way, when both are played on as well as can be."""
    rng = random.Random(seed)
    start = game.imagine(seen, seat, QuietEffects(live(rng)))
    search = TurnSearch(game, rng, effort)
    with search.thinking(start, seat):
        best, *others = search.widen()
        after = search.follow(move)
    if move == best.moves[0] or best.chance >= 0 or after.luck:
        return NO_LOSS
    ways = [line.value for line in others if line.moves[0] == move] + [after.value] * after.over
    if not after.over:
        ways += [line.value for line in _lines(game, rng, effort, after.state, seat)]
    points = round(best.value - max(ways), 1)
    return Loss(points, best.moves[0]) if points > 0 else NO_LOSS


def _lines(game: Game[Any], rng: random.Random, effort: Effort, state: Any, seat: int) -> list[Line]:
    return TurnSearch(game, rng, effort).lines(state, seat)
