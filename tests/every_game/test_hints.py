"""Hints of every game: different legal moves, the reasons for them, a line that can be played."""

from collections.abc import Iterator
from typing import Any

from app.bots.adviser import BEST, REASONS, RIVALS, WORTH_SAYING, Advice, advise
from app.framework.dice import ChanceMet, Effects, unknown
from app.framework.game import Game
from tests.every_game.random_games import a_random_game
from tests.plugins import each_game

MOMENTS = 6


def moments(game: Game[Any]) -> Iterator[Any]:
    """States of a random game in which somebody is asked, evenly spread."""
    match = a_random_game(game, game.setup(max(game.players)))
    return (match.at(n) for n in range(0, match.number, -(-match.number // MOMENTS)))


def quick(game: Game[Any], state: Any, seat: int) -> list[Advice]:
    return advise(game, game.observe(state, seat), seat, "s", width=3, nodes=120)


@each_game
def test_a_few_different_legal_moves_and_nothing_is_changed(game: Game[Any]) -> None:
    for state in moments(game):
        before = state.clone()
        firsts = [advice.move for advice in quick(game, state, state.stack[-1].seat)]
        assert 1 <= len(firsts) == len(set(firsts)) <= BEST
        assert all(game.refuse(state, move) is None for move in firsts)
        assert state == before


@each_game
def test_the_line_can_be_played_as_far_as_no_chance_is_met(game: Game[Any]) -> None:
    for state in moments(game):
        for advice in quick(game, state, state.stack[-1].seat):
            follow(game, state.clone(), advice)


def follow(game: Game[Any], state: Any, advice: Advice) -> None:
    seat = state.stack[-1].seat
    for move in (advice.move, *advice.line):
        if not state.stack or state.stack[-1].seat != seat:
            return  # a rival answers in between
        assert game.refuse(state, move) is None
        try:
            game.play(state, move, Effects(unknown))
        except ChanceMet:
            return


@each_game
def test_reasons_are_features_strongest_first(game: Game[Any]) -> None:
    known = {*game.judge.features, RIVALS} - game.judge.fleeting
    for state in moments(game):
        for advice in quick(game, state, state.stack[-1].seat):
            sizes = [abs(change) for _, change in advice.reasons]
            assert len(sizes) <= REASONS
            assert sizes == sorted(sizes, reverse=True)
            assert all(size >= WORTH_SAYING for size in sizes)
            assert {name for name, _ in advice.reasons} <= known


@each_game
def test_who_is_not_asked_gets_no_advice(game: Game[Any]) -> None:
    for state in moments(game):
        for seat in range(len(state.seats)):
            assert bool(quick(game, state, seat)) == (seat == state.stack[-1].seat)
