"""Hiding hides: what a seat may not know changes nothing that it, its bots and its hints are shown. Broken games are found."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from app.framework.dice import Effects
from app.framework.game import Game, Setup
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame
from tests.every_game.hiding import blanks_nothing, can_be_told_apart, is_advised_apart, is_told_too_much
from tests.every_game.random_games import a_random_game
from tests.plugins import ALL_SETUPS, each_game, find, setups
from tests.toll.game import TollGame
from tests.toll.state import Toll
from tests.toll.steps.card import PlayCard
from tests.toll.steps.work import DrawInstead, Work

MOMENTS, THOUGHTS = 24, 2
"""Of each random game, how many moments are looked at, and at how many bots are asked."""

HIDING = [(game, setup) for game, setup in ALL_SETUPS if game.hides]
each_hiding = pytest.mark.parametrize(
    ("game", "setup"), HIDING, ids=[f"{game.id}-{setup.players}-{setup.variant}" for game, setup in HIDING]
)


def moments(game: Game[Any], setup: Setup, count: int, last: bool = True) -> list[Any]:
    """States of a random game, evenly spread, the last decision among them: that is when much comes to light."""
    match = a_random_game(game, setup)
    step = max(1, match.number // count)
    return [match.at(n) for n in sorted({*range(0, match.number, step), *([match.number - 1] if last else [])})]


@each_game
def test_a_game_that_hides_shows_less_than_there_is(game: Game[Any]) -> None:
    for setup in setups(game):
        assert list(blanks_nothing(game, moments(game, setup, MOMENTS))) == []


@each_hiding
def test_worlds_that_look_the_same_cannot_be_told_apart(game: Game[Any], setup: Setup) -> None:
    rng = random.Random(1)
    for state in moments(game, setup, MOMENTS):
        for seat in range(setup.players):
            assert list(can_be_told_apart(game, setup, state, seat, rng)) == [], state.stack[-1]


@each_hiding
def test_bots_and_hints_do_the_same_in_worlds_that_look_the_same(game: Game[Any], setup: Setup) -> None:
    rng = random.Random(2)
    for state in moments(game, setup, THOUGHTS, last=False):
        assert list(is_advised_apart(game, state, state.stack[-1].seat, rng)) == [], state.stack[-1]


@each_hiding
def test_news_tell_nobody_what_is_hidden_from_them(game: Game[Any], setup: Setup) -> None:
    rng = random.Random(3)
    for state in moments(game, setup, 2 * MOMENTS):
        for verb in sorted({m.verb for m in game.legal(state)}):
            move = next(m for m in game.legal(state) if m.verb == verb)
            for seat in range(setup.players):
                assert list(is_told_too_much(game, state, move, seat, rng)) == [], state.stack[-1]


# What is broken is found.


class OpenToll(TollGame):
    """It says that it hides, and blanks nothing."""

    def observe(self, s: Toll, seat: int) -> Toll:
        return s.clone()

    def imagine(self, s: Toll, seat: int, fx: Effects) -> Toll:
        return s.clone()


class HalfOpenToll(TollGame):
    """It hides what rivals held before, and shows what they draw now."""

    def observe(self, s: Toll, seat: int) -> Toll:
        seen = super().observe(s, seat)
        seen.pile = s.pile[:]
        return seen


class SilentToll(TollGame):
    """It hides, and does not say so."""

    hides = False


Play = Callable[[Any, Toll, Frame, Indices, Effects], None]


def loud(play: Play) -> Play:
    """The same, and everybody is told what was for one."""

    def loudly(step: Any, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        play(step, s, f, a, fx)
        fx.events[-1] = fx.events[-1]._replace(only=())

    return loudly


def spying(play: Play, openly: bool = False) -> Play:
    """The same, and all see how many fives the next player holds."""

    def spy(step: Any, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        play(step, s, f, a, fx)
        fx.tell("rolled", f.seat, s.seats[f.seat - 1].hand[4])
        if openly:
            fx.reveal()

    return spy


def peeking(step: Work, s: Toll, f: Frame) -> Refusal | None:
    return None if s.seats[f.seat - 1].hand[0] else Refusal("pile-empty", (), step.rule)


@pytest.mark.parametrize("broken", [OpenToll(), SilentToll()], ids=["blanks nothing", "says nothing"])
def test_a_game_whose_word_on_hiding_is_untrue_is_found(broken: TollGame) -> None:
    assert list(blanks_nothing(broken, moments(broken, broken.setup(3), MOMENTS)))


def found(broken: TollGame, look: Any) -> list[str]:
    """All that a check finds at the moments of a sound random game of three."""
    setup, rng = broken.setup(3), random.Random(4)
    states = moments(find(broken.id), setup, 3 * MOMENTS)
    return [problem for s in states for seat in range(3) for problem in look(broken, setup, s, seat, rng)]


def told_too_much(game: TollGame, setup: Setup, s: Any, seat: int, rng: random.Random) -> Any:
    return (problem for move in game.legal(s) for problem in is_told_too_much(game, s, move, seat, rng))


def test_the_sound_game_has_none_of_these_problems() -> None:
    assert found(TollGame(), can_be_told_apart) == []
    assert found(TollGame(), told_too_much) == []


def test_a_pile_that_gives_hands_away_is_found() -> None:
    assert any("observation" in problem for problem in found(HalfOpenToll(), can_be_told_apart))


def test_a_secret_told_to_everybody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DrawInstead, "play", loud(DrawInstead.play))
    assert any("drew" in problem for problem in found(TollGame(), told_too_much))


def test_a_secret_that_shows_is_found() -> None:
    assert any("drew" in problem and "shows" in problem for problem in found(OpenToll(), told_too_much))


def test_a_rule_that_asks_what_the_seat_may_not_know_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Working is only for those whose left neighbour holds a one."""
    monkeypatch.setattr(Work, "shut", peeking)
    assert any("may do" in problem for problem in found(TollGame(), can_be_told_apart))


def test_a_look_ahead_that_shows_what_only_the_move_brings_to_light_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing a card shows a rival's hand: to show it is in order, to show it before the card is played is not."""
    monkeypatch.setattr(PlayCard, "play", spying(PlayCard.play))
    assert any("look ahead" in problem for problem in found(TollGame(), can_be_told_apart))


def test_what_the_rules_lay_open_may_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayCard, "play", spying(PlayCard.play, openly=True))
    assert found(TollGame(), told_too_much) == []
    assert found(TollGame(), can_be_told_apart) == []


def test_what_comes_to_light_at_the_end_is_not_shown_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands laid open for the scoring."""

    def observe(game: TollGame, s: Toll, seat: int) -> Toll:
        return blanked(game, s, seat) if s.stack else s.clone()

    blanked = TollGame.observe
    monkeypatch.setattr(TollGame, "observe", observe)
    assert found(TollGame(), can_be_told_apart) == []
