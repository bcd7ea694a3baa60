"""Bots of every level play every game to its end, legally, and leave alone what they are shown."""

from typing import Any

import pytest

from app.bots.levels import LEVELS, make_bot
from app.bots.playing import Played, play
from app.framework.game import Game
from app.framework.moves import Move
from tests.plugins import each_game


class Watched:
    """Asks a bot and looks whether it leaves what it is given alone and answers legally."""

    def __init__(self, level: str, game: Game[Any], seat: int) -> None:
        self.bot, self.game, self.asked = make_bot(level, game, str(seat)), game, 0

    def choose(self, seen: Any, seat: int) -> Move:
        before = seen.clone()
        move = self.bot.choose(seen, seat)
        assert seen == before
        assert move in self.game.legal(seen)
        self.asked += 1
        return move


def ended(game: Game[Any], levels: list[str]) -> Played:
    """A game of these levels, which takes no more moves than the game says it can."""
    bots = [Watched(level, game, seat) for seat, level in enumerate(levels)]
    played = play(game, game.setup(len(levels)), list(bots), "3")
    assert played.decisions == sum(bot.asked for bot in bots) <= game.longest
    assert all(bot.asked for bot in bots)
    assert 1 in played.standing.places()
    return played


@each_game
@pytest.mark.parametrize("level", LEVELS)
def test_games_of_one_level_end(game: Game[Any], level: str) -> None:
    ended(game, [level] * min(game.players))


@each_game
def test_games_of_all_levels_end(game: Game[Any]) -> None:
    """The weak one may keep a game going that strong ones would end, and the other way round."""
    most, levels = max(game.players), list(LEVELS)
    ended(game, [levels[seat % len(levels)] for seat in range(most)])
