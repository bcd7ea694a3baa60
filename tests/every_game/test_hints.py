"""Hints of every game: different legal moves, what they bring more than anything else would, a line that can be played."""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from app.bots.adviser import BEST, FEATURE, LINE, MARGIN, REASONS, RIVALS, Advice, advise
from app.bots.search import Effort
from app.framework.dice import ChanceMet, Effects, unknown
from app.framework.game import Game
from tests.every_game.random_games import a_random_game, played_out
from tests.plugins import each_game

MANY = int(os.environ.get("CARAVANSERAI_HINTS", "20"))
"""How many hints a game are looked at; 500 for the long form."""
A_GAME = 20
QUICK = Effort(250)


def moments(game: Game[Any], many: int = 6) -> Iterator[Any]:
    """States in which somebody is asked, evenly spread over as many random games as it takes."""
    for number, first in enumerate(range(0, many, A_GAME)):
        setup, here = game.setup(game.players[-1 - number % len(game.players)]), min(A_GAME, many - first)
        match = played_out(game, setup, number) if number else a_random_game(game, setup)
        yield from (match.at(match.number * n // here) for n in range(here))


def quick(game: Game[Any], state: Any, seat: int) -> list[Advice]:
    return advise(game, game.observe(state, seat), seat, "s", QUICK)


def all_hints(game: Game[Any]) -> Iterator[tuple[Any, list[Advice]]]:
    return ((state, quick(game, state, state.stack[-1].seat)) for state in moments(game, MANY))


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
def test_reasons_and_the_rest_add_up_to_the_gain(game: Game[Any]) -> None:
    for _, hints in all_hints(game):
        for hint in hints:
            assert hint.gain == pytest.approx(sum(change for _, change in hint.reasons) + hint.rest, abs=0.001)
            assert all(number == round(number, 1) for number in (hint.gain, hint.rest, *(c for _, c in hint.reasons)))


@each_game
def test_reasons_are_what_can_be_said_strongest_first(game: Game[Any]) -> None:
    known = {FEATURE + name for name in {*game.judge.features} - game.judge.fleeting} | {RIVALS}
    for state, hints in all_hints(game):
        lines = {LINE + name for name, _ in game.standing(state).lines}
        for hint in hints:
            sizes = [abs(change) for _, change in hint.reasons]
            assert len(sizes) <= REASONS
            assert sizes == sorted(sizes, reverse=True)
            assert all(sizes)
            assert {name for name, _ in hint.reasons} <= known | lines


@each_game
def test_what_is_advised_is_measured_against_doing_without_it(game: Game[Any]) -> None:
    for state, (best, *others) in all_hints(game):
        if best.against is None:
            assert (best.gain, best.reasons, best.rest) == (0, (), 0)
        else:
            assert best.against != best.move
            assert game.refuse(state, best.against) is None
        assert all(other.against == best.move for other in others)


@each_game
def test_what_is_also_good_is_nearly_as_good_and_another_plan(game: Game[Any]) -> None:
    for _, (best, *others) in all_hints(game):
        plans = [(hint.move.verb, hint.move.args[:1]) for hint in (best, *others)]
        assert len(set(plans)) == len(plans)
        for other in others:
            assert other.move not in (best.move, *best.line)
            assert other.gain >= -MARGIN - 0.1


@each_game
def test_who_is_not_asked_gets_no_advice(game: Game[Any]) -> None:
    for state in moments(game):
        for seat in range(len(state.seats)):
            assert bool(quick(game, state, seat)) == (seat == state.stack[-1].seat)
