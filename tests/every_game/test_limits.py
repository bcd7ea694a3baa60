"""Every game says of each number in its states what it may be, and is right."""

import random
from typing import Any

from app.framework.codec import written
from app.framework.dice import Effects, live
from app.framework.game import Game, Setup
from app.framework.limits import astray
from app.framework.phases import slot_names
from app.framework.sound import sound_state
from tests.every_game.random_games import a_random_game
from tests.every_game.walks import kept_walks
from tests.plugins import each_game, each_setup


@each_game
def test_every_number_has_a_limit(game: Game[Any]) -> None:
    for seats in game.players:
        limits = game.limits(seats)
        state = game.start(game.setup(seats), Effects(live(random.Random(1))))
        for row in (state, state.seats[0]):
            apart = {"stack", "active", "seats"} if row is state else set()
            assert {*limits.rows[type(row)]} == {*slot_names(type(row))} - apart
        words = {word for signature in game.signatures().values() for word in signature}
        plain = {word for word in words if word.removesuffix("?") not in (*game.things, "seat")}
        assert plain == {*limits.numbers}


@each_setup
def test_no_game_goes_beyond_its_limits(game: Game[Any], setup: Setup) -> None:
    match = a_random_game(game, setup)
    for number in range(match.number + 1):
        assert not list(astray(game.limits(setup.players), match.at(number), game.signatures()))


@each_game
def test_what_occurs_keeps_the_limits(game: Game[Any]) -> None:
    for walk in kept_walks(game.id):
        for taken in walk:
            assert not list(astray(game.limits(len(taken.after.seats)), taken.after, game.signatures())), taken.move


@each_setup
def test_every_moment_of_a_game_is_one_to_go_on_from(game: Game[Any], setup: Setup) -> None:
    match = a_random_game(game, setup)
    for number in range(0, match.number + 1, max(1, match.number // 5)):
        state = match.at(number)
        assert sound_state(game, setup, written(game, state)) == state
