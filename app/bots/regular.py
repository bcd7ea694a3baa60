"""Searches its own whole turn, then plays it as planned until something turns out differently."""

import random
from typing import Any

from mypy_extensions import mypyc_attr

from app.bots.cores import spare_cores
from app.bots.draws import looked, plans
from app.bots.foresight import Ahead, Foresight
from app.bots.leaning import leaning
from app.bots.learned import verdict_of
from app.bots.search import Effort, Line
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, Judge
from app.framework.moves import Move

USUAL = Effort(1500)


@mypyc_attr(allow_interpreted_subclasses=True)
class RegularBot:
    def __init__(
        self,
        game: Game[Any],
        rng: random.Random,
        effort: Effort = USUAL,
        judge: Judge[Any] | None = None,
        ahead: Ahead | None = None,
        leans: float = 0.0,
        draws: int = 1,
        learned: bool = False,
    ) -> None:
        self.game, self.rng, self.effort, self.draws = game, rng, effort, draws
        self.judge = judge or game.judge
        if leans:
            self.judge = leaning(self.judge, rng, leans)
        self._verdict = verdict_of(game, self.judge) if learned else None
        self._foresight = Foresight(game, rng, ahead, self.judge, self._verdict) if ahead else None
        self._seconds = 0.0
        self._fx = QuietEffects(live(rng))
        self._plan: list[tuple[Any, Move]] = []
        """The rest of the turn: what should be seen, and what to do then."""

    def limit(self, seconds: float) -> None:
        """Let no decision take much longer than this, for somebody who waits: half for each look, on all cores to spare."""
        self.effort = self.effort._replace(seconds=seconds / 2)
        self._seconds = seconds / 2
        if self._foresight:
            self._foresight.cores = spare_cores()

    def choose(self, seen: Any, seat: int) -> Move:
        if self._plan:
            expected, move = self._plan.pop(0)
            if self.game.observe(expected, seat) == seen:
                return move
            self._plan = []
        moves = self.game.legal(self.game.imagine(seen, seat, self._fx))
        if len(moves) == 1:
            return moves[0]
        verdict = self._verdict if seen.round and seen.active == seat else None  # it speaks of ends of own turns
        with looked(self.game, seen, seat, self.rng, self.effort_for(seen, seat), self.draws, self.judge, verdict) as looks:
            lines = [plan[0] for plan in plans(looks)]
        line = self.chosen(lines, seat)
        self._plan = list(zip(line.states[:-1], line.moves[1:], strict=True))
        return line.moves[0]

    def effort_for(self, seen: Any, seat: int) -> Effort:
        """What one look at this turn may take."""
        width = self.judge.width(seen, seat) if self._foresight else 1
        return self.effort._replace(nodes=self.effort.nodes * width)

    def chosen(self, lines: list[Line], seat: int) -> Line:
        """One of the ways to play the turn, of which the first is the best at first sight."""
        return self._foresight.best(lines, seat, self._seconds) if self._foresight else lines[0]
