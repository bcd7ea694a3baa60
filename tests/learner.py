"""Somebody who learns: does what leads to a goal within the turn if anything does, and else plays like a novice."""

import random
from collections import deque
from typing import Any

from app.bots.levels import make_bot
from app.framework.dice import Effects, live
from app.framework.match import Entry, Match
from app.framework.moves import Move
from app.framework.phases import State
from app.framework.teaching import Goal, Guided
from app.play.coach import LEARNER, RIVAL, Coach, guided_setup, reached
from app.play.seeds import thinking_seed

NODES = 1500
"""Positions looked at for one decision."""


class Learner:
    def __init__(self, match: Match[Any], coach: Coach) -> None:
        self.match, self.coach = match, coach
        self._rng = random.Random(1)
        self._novice = make_bot(RIVAL, match.game, "learner")

    def choose(self) -> Move:
        left = self.coach.progress().left
        return self._towards(left) or self._novice.choose(self.match.observe(LEARNER), LEARNER)

    def _towards(self, goals: tuple[Goal, ...]) -> Move | None:
        """The first move of the shortest way to any of the goals before somebody else is to move."""
        game, start = self.match.game, self.match.at(self.match.number)
        ways: deque[tuple[State, Move | None]] = deque([(start, None)])
        looked = 0
        while ways and looked < NODES:
            state, first = ways.popleft()
            for move in game.legal(state):
                looked += 1
                after, fx = state.clone(), Effects(live(self._rng))
                game.play(after, move, fx)
                entry = Entry(LEARNER, move, (), tuple(fx.events), False)
                if any(reached(goal, entry) for goal in goals):
                    return first or move
                if after.stack and after.stack[-1].seat == LEARNER and after.round == start.round:
                    ways.append((after, first or move))
        return None


def guided_match(game: Any, guided: Guided) -> Match[Any]:
    return Match(game, guided_setup(game, guided), guided.seed)


def rival_of(match: Match[Any]) -> Any:
    return make_bot(RIVAL, match.game, f"{thinking_seed(match.seed)}/1")
