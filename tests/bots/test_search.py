"""What bots expect of rivals who are asked in their turn, and whose good they have in mind when they are asked themselves."""

import random
from typing import Any

import pytest

from app.bots.novice import NoviceBot
from app.bots.search import TurnSearch, greedy
from app.framework.dice import QuietEffects, live
from app.framework.moves import Move
from tests.plugins import find
from tests.tables import ASK, PASS, deal_hands, toll_match

KEEN, SHY = (1.0, 0.1), (1.0, 5.0)
"""Weights by which a coin is worth more than a card, and the other way round."""


def at_the_gate() -> Any:
    """The second player may take the toll with a one, and then the third."""
    match = toll_match(3)
    deal_hands(match, (1, 0, 0, 0, 0), (1, 0, 0, 0, 1), (0, 1, 0, 0, 1))
    match.submit(Move("card", ("one",)))
    assert match.frame
    assert match.frame.seat == 1
    return match


@pytest.mark.parametrize(("weights", "coins"), [(KEEN, 4), (SHY, 3)], ids=["takes the toll", "keeps the card"])
def test_a_rival_gives_the_answer_that_is_best_for_the_rival(weights: tuple[float, ...], coins: int) -> None:
    match = at_the_gate()
    judge = match.game.judge.weighing(weights)
    after = greedy(match.game, judge, match.at(match.number), QuietEffects(live(random.Random(1))))
    assert after.seats[1].coins == coins


@pytest.mark.parametrize(("weights", "coins"), [(KEEN, 3), (SHY, 4)], ids=["takes the toll", "keeps the card"])
def test_a_search_expects_that_answer(weights: tuple[float, ...], coins: int) -> None:
    match = toll_match(2)
    deal_hands(match, (1, 0, 0, 0, 0), (1, 0, 0, 0, 1))
    search = TurnSearch(match.game, random.Random(1), judge=match.game.judge.weighing(weights))
    assert search.after(match.at(0), Move("card", ("one",)), 0).seats[0].coins == coins


@pytest.mark.parametrize(("weights", "answer"), [(KEEN, ASK), (SHY, PASS)], ids=["takes the toll", "keeps the card"])
def test_a_novice_who_is_asked_out_of_turn_thinks_of_the_own_good(
    monkeypatch: pytest.MonkeyPatch, weights: tuple[float, ...], answer: Move
) -> None:
    monkeypatch.setattr(find("toll").judge, "weights", weights)
    monkeypatch.setattr(NoviceBot, "noise", 0.0)
    match = at_the_gate()
    assert NoviceBot(match.game, random.Random(1)).choose(match.observe(1), 1) == answer
