"""Searches its own whole turn, then plays it as planned until something turns out differently."""

import random
from typing import Any

from app.bots.cores import spare_cores
from app.bots.foresight import Ahead, Foresight
from app.bots.leaning import leaning
from app.bots.search import Effort, Line, TurnSearch
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, Judge
from app.framework.moves import Move

USUAL = Effort(1500)
SHORTLIST = 3
"""Where one of so many best lines hangs on chance, chance is drawn again."""


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
    ) -> None:
        self.game, self.draws = game, draws
        judge = judge or game.judge
        self.search = TurnSearch(game, rng, effort, leaning(judge, rng, leans) if leans else judge)
        self._foresight = Foresight(game, rng, ahead, self.search.judge) if ahead else None
        self._seconds = 0.0
        self._fx = QuietEffects(live(rng))
        self._plan: list[tuple[Any, Move]] = []
        """The rest of the turn: what should be seen, and what to do then."""

    def limit(self, seconds: float) -> None:
        """Let no decision take much longer than this, for somebody who waits: half for each look, on all cores to spare."""
        self.search.effort = self.search.effort._replace(seconds=seconds / 2 / self.draws)
        self._seconds = seconds / 2
        if self._foresight:
            self._foresight.cores = spare_cores()

    def choose(self, seen: Any, seat: int) -> Move:
        if self._plan:
            expected, move = self._plan.pop(0)
            if self.game.observe(expected, seat) == seen:
                return move
            self._plan = []
        state = self.game.imagine(seen, seat, self._fx)
        moves = self.game.legal(state)
        if len(moves) == 1:
            return moves[0]
        lines = self.search.lines(state, seat)
        if len(lines) > 1 and any(line.chance >= 0 for line in lines[:SHORTLIST]):
            lines = self._drawn_again(lines, seen, seat)
        line = self._foresight.best(lines, seat, self._seconds) if self._foresight else lines[0]
        self._plan = list(zip(line.states[:-1], line.moves[1:], strict=True))
        return line.moves[0]

    def _drawn_again(self, lines: list[Line], seen: Any, seat: int) -> list[Line]:
        """The lines, best first by what their first moves are worth on average, however chance falls and whatever is hidden."""
        worth = {line.moves[0]: [line.value] for line in lines}
        for _ in range(1, self.draws):
            for line in self.search.lines(self.game.imagine(seen, seat, self._fx), seat):
                if line.moves[0] in worth:
                    worth[line.moves[0]].append(line.value)
        return sorted(lines, key=lambda line: -sum(worth[line.moves[0]]) / len(worth[line.moves[0]]))
