"""Trying something out: a copy that knows no more than the one who tries, and can be kept as a sound game of its own."""

import random
from pathlib import Path
from typing import Any

import pytest

from app.framework.game import Game
from app.framework.match import Match
from app.framework.record import Recorder, load
from app.play.eyes import EVERYBODY, seen_by
from app.play.trial import Trial, as_a_game, can_try, try_out
from tests.every_game.random_games import a_random_game
from tests.play.face import hot_seat, with_bot
from tests.plugins import GAMES, each_game, find
from tests.tables import marks, play_on, players_for, toll_match

MOMENTS = 6


def moments(match: Match[Any]) -> list[int]:
    return [0, *random.Random(7).sample(range(1, match.number), min(MOMENTS, match.number - 1))]


def tried(match: Match[Any], viewer: int, number: int) -> Trial:
    trial = try_out(match, viewer, number)
    assert trial is not None
    return trial


@each_game
def test_from_any_moment_anybody_can_try_something_out(game: Game[Any]) -> None:
    for players in game.players:
        match = a_random_game(game, game.setup(players))
        before = marks(match)
        for number in moments(match):
            for viewer in (EVERYBODY, *range(players)):
                trial = tried(match, viewer, number)
                digests = play_on(trial.match, 40)
                assert len(digests) == 41 or trial.match.over
                assert not list(game.broken(trial.match.at(trial.match.number)))
        assert marks(match) == before


@each_game
def test_the_copy_looks_as_the_game_does_to_who_tries(game: Game[Any]) -> None:
    match = a_random_game(game, game.setup(game.players[0]))
    for number in moments(match):
        copy = tried(match, 0, number).match
        assert copy.observe(0) == seen_by(0, game, match.at(number))


def test_what_others_hide_is_not_taken_from_the_game() -> None:
    match = toll_match()
    play_on(match, 6)
    true = match.at(match.number).seats[1].hand
    hands = {tuple(tried(match, 0, match.number).match.at(match.number).seats[1].hand) for _ in range(30)}
    assert len(hands) > 1, "imagined anew each time"
    assert {sum(hand) for hand in hands} == {sum(true)}


@pytest.mark.parametrize(("name", "imagined"), [("noria", False), ("agra", True), ("yinzi", True), ("toll", True)])
def test_it_says_whether_anything_was_imagined(name: str, imagined: bool) -> None:
    match = a_random_game(GAMES[name], GAMES[name].setup(2))
    assert tried(match, 0, match.number // 2).imagined is imagined


def test_open_purses_leave_nothing_to_imagine() -> None:
    game = GAMES["agra"]
    match = Match(game, game.setup(2, options={"purses": "open"}), "1")
    assert not tried(match, 0, 0).imagined


def test_the_chance_to_come_is_not_that_of_the_game() -> None:
    match = toll_match(seed="7")
    drawn = set()
    for _ in range(30):
        copy = tried(match, 0, 0).match
        rng = random.Random(1)
        while not copy.over and copy.number < 30:
            copy.submit(rng.choice(copy.legal()))
        drawn.add(tuple(entry.picks for entry in copy.entries))
    assert len(drawn) > 1


def test_it_says_when_chance_was_met() -> None:
    trial = tried(a_random_game(GAMES["noria"], GAMES["noria"].setup(2)), 0, 0)
    assert not trial.lucky
    while not trial.match.entries or not trial.match.entries[-1].picks:
        assert not trial.lucky
        trial.match.submit(random.Random(trial.match.number).choice(trial.match.legal()))
    assert trial.lucky


@pytest.mark.parametrize("agreed", [True, False])
def test_the_copy_can_be_taken_back_as_far_as_the_game(agreed: bool) -> None:
    assert tried(toll_match(take_back=agreed), 0, 0).match.take_back is agreed


def test_a_game_that_is_over_can_be_tried_only_before_its_end() -> None:
    match = a_random_game(GAMES["toll"], GAMES["toll"].setup(2))
    assert not can_try(match, match.number)
    assert can_try(match, match.number - 1)


@each_game
def test_what_was_tried_can_be_kept_as_a_sound_game(game: Game[Any], tmp_path: Path) -> None:
    match = a_random_game(game, game.setup(game.players[-1]))
    for number in moments(match)[:4]:
        trial = tried(match, 0, number)
        digest = play_on(trial.match, 30)[-1]
        path = tmp_path / f"{number}.caravan"
        kept = as_a_game(trial, match, number)
        Recorder.begin(path, kept, players_for(match)).close()
        loaded = load(path, find)
        assert loaded.continuable
        assert loaded.notes == ()
        assert loaded.match.digest() == digest
        assert loaded.match.first == (max(1, number) if trial.imagined else 0)
        assert loaded.match.entries[-len(trial.match.entries) :] == trial.match.entries
        assert kept.seed is None, "else the chance of the game itself would go on in it"


def test_of_a_game_that_lost_its_beginning_what_is_known_is_kept(tmp_path: Path) -> None:
    game = GAMES["noria"]
    whole = a_random_game(game, game.setup(2))
    late = Match.resumed(game, whole.setup, whole.at(20), 20)
    play_on(late, 10)
    trial = tried(late, 0, 25)
    play_on(trial.match, 5)
    kept = as_a_game(trial, late, 25)
    assert (kept.first, kept.number) == (20, 30)
    assert kept.entries[:5] == late.entries[:5]


def test_who_tries_plays_for_bots_too_until_they_shall_answer() -> None:
    face = with_bot(curtains="never")
    face.play("work")
    face.play("take")
    prompt = face.now
    face.do(face.turns.seat([0, 1]))
    assert type(face.now).__name__ == "Ask"
    assert face.turns.viewer == 1
    face.do(face.turns.seat([0]))
    assert face.now == prompt


def test_nobody_is_seated_anew_behind_a_curtain() -> None:
    face = hot_seat()
    now = face.now
    assert type(now).__name__ == "Curtain"
    assert face.turns.seat([0]) is None
    assert face.now == now
