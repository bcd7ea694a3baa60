"""What a move throws away."""

from typing import Any

import pytest

from app.bots import worker
from app.bots.warning import weighed
from app.framework.codec import written
from app.framework.match import Match
from app.framework.moves import Move
from tests.plugins import find
from tests.tables import deal_hands, toll_match


def with_a_pair() -> Any:
    match = toll_match(2)
    deal_hands(match, (0, 0, 0, 0, 2), (1, 0, 0, 0, 0))
    return match


def lost(match: Any, move: Move) -> float:
    return weighed(match.game, match.observe(0), 0, move, "s").points


def test_the_best_move_loses_nothing_and_another_what_it_is_worse() -> None:
    match = with_a_pair()
    card, pair = Move("card", ("five",)), Move("pair", ("five",))
    assert lost(match, card) == 0
    assert weighed(match.game, match.observe(0), 0, pair, "s") == (0.5, card)


def test_where_nothing_matters_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    match = with_a_pair()
    monkeypatch.setattr(match.game.judge, "weights", (0.0, 0.0))
    assert {lost(match, move) for move in match.legal()} == {0}


def test_ending_a_turn_of_noria_with_all_discs_unused_is_a_loss() -> None:
    game = find("noria")
    match = Match(game, game.setup(2), "5")
    while not (match.frame and match.frame.kind == "actions" and match.at(match.number).round > 1):
        match.submit(match.legal()[0])
    seat, end = match.frame.seat, Move("end_actions")
    loss = weighed(game, match.observe(seat), seat, end, "s")
    assert loss.points > 0.5
    assert loss.better in match.legal()
    assert loss.better != end


def test_the_worker_weighs_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "load", find)
    match = with_a_pair()
    state = written(match.game, match.observe(0))
    question = {"do": "weigh", "game": "toll", "seat": 0, "thinking_seed": "x", "state": state, "move": "pair five"}
    (answer,) = worker._answers(question, {})
    assert answer["final"]
    assert (answer["loss"], answer["better"]) == (0.5, "card five")
