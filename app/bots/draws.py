"""What the ways of playing a turn are worth when chance may fall in several ways: it is drawn again where it decides.

The first draw gets its share of the effort. Where none of the best lines hangs on chance, all the rest of the effort goes on
with it; else each further draw, which also imagines anew what is hidden, gets a share of its own.
"""

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

from app.bots.learned import Verdict
from app.bots.search import Effort, Line, TurnSearch
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, Judge
from app.framework.moves import Move

SHORTLIST = 3
"""So many of the best lines are looked at for chance."""


class Look(NamedTuple):
    """Chance drawn once, and what was found then."""

    start: Any
    search: TurnSearch
    lines: dict[Move, Line]
    """By their first moves."""


Plan = tuple[Line, ...]
"""One way to play the turn: a line for each look, all with the same first move."""


@contextmanager
def looked(
    game: Game[Any],
    seen: Any,
    seat: int,
    rng: random.Random,
    effort: Effort,
    draws: int,
    judge: Judge[Any] | None = None,
    verdict: Verdict | None = None,
) -> Iterator[list[Look]]:
    """While this lasts, the searches of the looks can be asked for more."""
    with ExitStack() as opened:
        looks: list[Look] = []
        for number in range(draws):
            start = game.imagine(seen, seat, QuietEffects(live(rng)))
            search = TurnSearch(game, rng, effort, judge, verdict)
            opened.enter_context(search.thinking(start, seat, 1 / draws))
            lines = search.widen()
            steady = not number and all(line.chance < 0 for line in lines[:SHORTLIST])
            if steady and draws > 1:
                lines = search.more(1 - 1 / draws)
            looks.append(Look(start, search, {line.moves[0]: line for line in lines}))
            if steady:
                break
        yield looks


def plans(looks: Sequence[Look]) -> list[Plan]:
    """The ways that were followed to the end in every look, best first; at least the best of the first look."""
    first = looks[0].lines
    found = [tuple(look.lines[move] for look in looks) for move in first if all(move in look.lines for look in looks)]
    return sorted(found, key=lambda plan: -worth(plan)) or [(next(iter(first.values())),)]


def worth(plan: Plan) -> float:
    return sum(line.value for line in plan) / len(plan)
