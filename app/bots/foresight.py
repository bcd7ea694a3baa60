"""A second look: what the best ways of playing this turn lead to in one's own next turn, when rivals have played theirs.

So a plan over two turns shows, collecting first and delivering then, which is no gain yet where the turn ends; and what it
leaves to rivals, who are counted in full here. Chance and what rivals do fall as alike as can be for all that is compared, and
more than once.
"""

import random
from collections.abc import Sequence
from time import monotonic
from typing import Any, NamedTuple

from app.bots.alike import frozen
from app.bots.cores import answers
from app.bots.learned import Verdict
from app.bots.search import Effort, Line, Luck, TurnSearch, greedy, rubbish_kept
from app.framework.game import Game, Judge

MOST_ANSWERS = 400
"""Rivals take no more decisions than this until the own next turn; if they do, the position is judged as it is."""


class Ahead(NamedTuple):
    lines: int
    """How many ends of the turn are looked at again."""
    samples: int
    """How often chance is drawn for each."""
    nodes: int
    """How much of the next turn is looked at each time."""
    rivals: int = 0
    """And of the turns of rivals before; where it is nothing, they take what looks best at each step."""


class Foresight:
    def __init__(
        self, game: Game[Any], rng: random.Random, ahead: Ahead, judge: Judge[Any], verdict: Verdict | None = None
    ) -> None:
        self.game, self.rng, self.ahead, self.judge, self.verdict = game, rng, ahead, judge, verdict
        self.cores = 1
        """How many processes look at once; what they find does not depend on it."""

    def best(self, lines: Sequence[Line], seat: int, seconds: float = 0.0) -> Line:
        """The line that promises most at the end of the own next turn, of those that there was time for (0: for all)."""
        ends: dict[tuple[Any, ...], Line] = {}
        for line in lines:
            ends.setdefault(frozen(line.states[-1]), line)
            if len(ends) == self.ahead.lines:
                break
        if len(ends) == 1 or not lines[0].states[-1].stack:
            return lines[0]
        seeds = [self.rng.random() for _ in range(self.ahead.samples)]
        with rubbish_kept():
            looked_at = list(ends.values())
            until = monotonic() + seconds if seconds else 0.0
            promised = answers(lambda line: self.promise(line.states[-1], seat, seeds), looked_at, self.cores, until)
            known = [(promise, line) for promise, line in zip(promised, looked_at, strict=True) if promise is not None]
            return max(known, key=lambda pair: pair[0])[1]

    def promise(self, end: Any, seat: int, seeds: Sequence[float]) -> float:
        return sum(self._next_turn(end, seat, seed) for seed in seeds) / len(seeds)

    def _next_turn(self, end: Any, seat: int, seed: float) -> float:
        ahead, turn = self.ahead, (end.round, seat)
        after = next_turn(self.game, self.judge, end, turn, (seat,), seed, ahead.nodes, ahead.rivals, self.verdict).after
        if self.verdict:
            return self.verdict(after, seat)
        rivals = [self.judge.own(after, q) for q in range(len(after.seats)) if q != seat]
        return self.judge.own(after, seat) - sum(rivals) / len(rivals)


class Reached(NamedTuple):
    after: Any
    seat: int
    """Whose turn was played, -1 for nobody's."""


def next_turn(
    game: Game[Any],
    judge: Judge[Any],
    s: Any,
    turn: tuple[int, int],
    seats: Sequence[int],
    seed: float,
    nodes: int,
    others: int = 0,
    verdict: Verdict | None = None,
) -> Reached:
    """After the next turn of one of these seats, when the one named, if it is not over yet, has ended: searched with so many
    nodes, as are the turns of all others before it; what else they are asked, and their turns too where that is nothing, they
    answer greedily."""
    luck, ended = Luck(random.Random(seed)), False
    for _ in range(MOST_ANSWERS):
        if not s.stack:
            break
        seat = s.stack[-1].seat
        ended = ended or (s.round, s.active) != turn
        due = ended and seat == s.active
        if due and seat in seats:
            return Reached(_planned(game, judge, verdict, s, seed, nodes), seat)
        s = _planned(game, judge, verdict, s, seed, others) if due and others else greedy(game, judge, s, luck)
    return Reached(s, -1)


def _planned(game: Game[Any], judge: Judge[Any], verdict: Verdict | None, s: Any, seed: float, nodes: int) -> Any:
    return TurnSearch(game, random.Random(seed), Effort(nodes), judge, verdict).lines(s, s.active)[0].states[-1]
