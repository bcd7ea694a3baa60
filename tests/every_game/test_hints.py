"""Hints of every game: different legal moves, what they bring more than anything else would, a line that can be played."""

import os
import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from app.bots.adviser import BEST, CLOSES, DRAWS, FEATURE, LINE, MARGIN, OPENS, REASONS, RIVALS, WORTH_SAYING, Advice, advise
from app.bots.draws import looked
from app.bots.search import Effort, Luck, greedy
from app.framework.dice import ChanceMet, Effects, QuietEffects, live, unknown
from app.framework.game import Game
from app.framework.moves import Move
from tests.every_game.random_games import a_random_game, played_out
from tests.plugins import each_game

MANY = int(os.environ.get("CARAVANSERAI_HINTS", "12"))
"""How many hints a game are looked at; 500 for the long form."""
A_GAME = 20
QUICK, BETTER = Effort(250), Effort(1000)


def moments(game: Game[Any], many: int = 6) -> Iterator[Any]:
    """States in which somebody is asked, evenly spread over as many random games as it takes."""
    for number, first in enumerate(range(0, many, A_GAME)):
        setup, here = game.setup(game.players[-1 - number % len(game.players)]), min(A_GAME, many - first)
        match = played_out(game, setup, number) if number else a_random_game(game, setup)
        yield from (match.at(match.number * n // here) for n in range(here))


def quick(game: Game[Any], state: Any, seat: int) -> list[Advice]:
    return advise(game, game.observe(state, seat), seat, "s", QUICK)


@cache
def all_hints(game: Game[Any]) -> list[tuple[Any, list[Advice]]]:
    """Found once for all tests that look at them."""
    return [(state, quick(game, state, state.stack[-1].seat)) for state in moments(game, MANY)]


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
            first = [name.removeprefix(FEATURE) not in game.judge.urgent for name, _ in hint.reasons if name != RIVALS]
            sizes = [abs(change) for name, change in hint.reasons if name != RIVALS]
            assert len(hint.reasons) <= REASONS
            assert list(zip(first, sizes, strict=True)) == sorted(zip(first, sizes, strict=True), key=lambda x: (x[0], -x[1]))
            assert all(change for _, change in hint.reasons)
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


class Doubtful(Exception):
    """Chance was met: what was found is one of several ways in which it may fall."""


def end_of(game: Game[Any], state: Any, moves: Sequence[Move]) -> Any:
    """The state after these moves and what rivals answer, by the rules alone."""
    s, seat, turn = state.clone(), state.stack[-1].seat, (state.round, state.active)
    for move in moves:
        assert game.refuse(s, move) is None
        try:
            game.play(s, move, Effects(unknown))
        except ChanceMet:
            raise Doubtful from None
        while s.stack and s.stack[-1].seat not in (seat, s.active) and (s.round, s.active) == turn:
            luck = Luck(random.Random(1))
            s = greedy(game, game.judge, s, luck)
            if luck.number:
                raise Doubtful
    return s


def what_was_seen(game: Game[Any], state: Any) -> Any:
    """What the adviser took for the truth behind what the seat sees."""
    seat = state.stack[-1].seat
    return game.imagine(game.observe(state, seat), seat, QuietEffects(live(random.Random("s"))))


def drawn_once(game: Game[Any], state: Any, effort: Effort) -> bool:
    """Whether the adviser had no doubt how chance may fall; else it tells the mean of several ways."""
    seat = state.stack[-1].seat
    with looked(game, game.observe(state, seat), seat, random.Random("s"), effort, DRAWS) as looks:
        return len(looks) == 1


def reckoned(game: Game[Any], name: str, one: Any, two: Any, seat: int) -> float:
    """By how much the second state is better in what a reason names."""
    if name == RIVALS:
        return (game.judge.value(two, seat) - game.judge.own(two, seat)) - (
            game.judge.value(one, seat) - game.judge.own(one, seat)
        )
    if name.startswith(LINE):
        before, after = (dict(game.standing(s).lines)[name.removeprefix(LINE)][seat] for s in (one, two))
        return float(after - before)
    place = game.judge.features.index(name.removeprefix(FEATURE))
    return game.judge.weights[place] * (game.judge.measure(two, seat)[place] - game.judge.measure(one, seat)[place])


@each_game
def test_every_claim_is_true_when_both_ways_are_played(game: Game[Any]) -> None:
    """What a reason names differs by so much between the line and the way it is told against: nothing comes anyway."""
    checked = 0
    for state, hints in all_hints(game):
        seen, seat = what_was_seen(game, state), state.stack[-1].seat
        for hint in (hint for hint in hints if hint.against):
            assert hint.without[0] == hint.against
            try:
                one, two = (end_of(game, seen, moves) for moves in (hint.without, (hint.move, *hint.line)))
            except Doubtful:
                continue
            claims = [(hint.gain, game.judge.value(two, seat) - game.judge.value(one, seat))]
            claims += [(change, reckoned(game, name, one, two, seat)) for name, change in hint.reasons]
            if all(told == pytest.approx(true, abs=0.051) for told, true in claims):
                checked += 1
            else:
                assert not drawn_once(game, state, QUICK), (hint, claims)
    assert checked >= MANY / 10, "where chance decides there is nothing to hold it against"


@each_game
def test_a_longer_look_never_advises_worse(game: Game[Any]) -> None:
    compared = 0
    for state in moments(game, max(6, MANY // 4)):
        seen, seat = what_was_seen(game, state), state.stack[-1].seat
        quick, better = (advise(game, game.observe(state, seat), seat, "s", effort)[0] for effort in (QUICK, BETTER))
        try:
            ends = [end_of(game, seen, (hint.move, *hint.line)) for hint in (quick, better)]
        except Doubtful:
            continue
        if game.judge.value(ends[1], seat) >= game.judge.value(ends[0], seat) - 1e-9:
            compared += 1
        else:
            assert not all(drawn_once(game, state, effort) for effort in (QUICK, BETTER)), (quick, better)
    assert compared


@each_game
def test_what_is_said_of_the_next_player_names_a_rival_and_is_worth_a_word(game: Game[Any]) -> None:
    for state, (best, *others) in all_hints(game):
        assert not any(other.asides for other in others)
        for aside in best.asides:
            assert (aside.key in (OPENS, CLOSES)) == (aside.seat >= 0)
            if aside.seat >= 0:
                assert aside.seat != state.stack[-1].seat
                assert aside.points >= WORTH_SAYING


@each_game
def test_who_is_not_asked_gets_no_advice(game: Game[Any]) -> None:
    for state in moments(game):
        for seat in range(len(state.seats)):
            assert bool(quick(game, state, seat)) == (seat == state.stack[-1].seat)
