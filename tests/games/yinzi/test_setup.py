"""The choices of the set-up are turns of their own: whoever is asked is active, and bots think no further than that."""

import random

import pytest

from app.bots.search import Effort, TurnSearch
from app.framework.game import Judge
from games.yinzi import GAME
from games.yinzi.state import Yinzi
from tests.games.yinzi.positions import chance

MOST_STATES = 1600
"""Each of four factories on each site, for a whole beam, and a little more."""


class CountingJudge(Judge[Yinzi]):
    def __init__(self) -> None:
        self.states = 0

    def own(self, s: Yinzi, seat: int) -> float:
        self.states += 1
        return float(GAME.judge.own(s, seat))

    def value(self, s: Yinzi, seat: int) -> float:
        self.states += 1
        return float(GAME.judge.value(s, seat))


@pytest.mark.parametrize("players", GAME.players)
def test_whoever_is_asked_is_active(players: int) -> None:
    fx = chance()
    s = GAME.start(GAME.setup(players), fx)
    back, asked = s.order[::-1], []
    while not s.round:
        assert s.active == s.stack[-1].seat
        if s.stack[-1].kind != "site":
            asked.append((s.stack[-1].kind, s.active))
        GAME.play(s, GAME.legal(s)[0], fx)
    assert asked == [(kind, q) for kind in ("first_factory", "first_resource") for q in back]
    assert (s.round, s.active, s.stack[-1].seat) == (1, s.order[0], s.order[0])


def test_a_choice_of_the_setup_is_searched_alone() -> None:
    fx = chance()
    s = GAME.start(GAME.setup(4), fx)
    while not s.round:
        judge = CountingJudge()
        best = TurnSearch(GAME, random.Random(1), Effort(MOST_STATES), judge).lines(s, s.active)[0]
        assert judge.states <= MOST_STATES
        assert {move.verb for move in best.moves} <= {"found", "place", "gather"}
        for move in best.moves:
            GAME.play(s, move, fx)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("option", ["ships_docked", "tiles_removed"])
def test_an_option_that_makes_no_difference_cannot_be_chosen(option: str, players: int) -> None:
    usual, other = next(o.values for o in GAME.options if o.id == option)
    dealt = [GAME.start(GAME.setup(players, options={option: value}), chance()) for value in (usual, other)]
    for s in dealt:
        s.house = 0
    assert (dealt[0] != dealt[1]) == GAME.counts(option, GAME.setup(players))
