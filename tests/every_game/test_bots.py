"""Bots of every level play every game to its end, legally, and leave alone what they are shown."""

import random
from typing import Any

import pytest

from app.bots.foresight import Ahead, Foresight
from app.bots.levels import LEVELS, make_bot
from app.bots.playing import Played, play
from app.bots.regular import RegularBot
from app.bots.search import Effort, Luck, TurnSearch, greedy
from app.framework.dice import QuietEffects, live
from app.framework.game import Game
from app.framework.moves import Move
from tests.plugins import each_game, find

SWIFT = ("random", "newcomer", "novice")


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
@pytest.mark.parametrize("level", SWIFT)
def test_games_of_one_level_end(game: Game[Any], level: str) -> None:
    ended(game, [level] * min(game.players))


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_of_any_level_ends(level: str) -> None:
    ended(find("toll"), [level] * 3)


@each_game
def test_who_looks_ahead_plays_legally_and_changes_nothing(game: Game[Any]) -> None:
    """As the upper levels do, with less effort."""
    fx = QuietEffects(live(random.Random(1)))
    s = game.start(game.setup(min(game.players)), fx)
    bot = RegularBot(game, random.Random(1), Effort(60), ahead=Ahead(2, 2, 40))
    asked = 0
    while s.stack and asked < 40:
        asked += 1
        seen = game.observe(s, s.stack[-1].seat)
        before = seen.clone()
        move = bot.choose(seen, s.stack[-1].seat)
        assert seen == before
        assert move in game.legal(s)
        game.play(s, move, fx)


@each_game
def test_a_look_ahead_sees_rivals_plan(game: Game[Any]) -> None:
    """The turn after the own one is another's; with some effort for it, it is searched, which must show somewhere in a game."""
    luck = Luck(random.Random(2))
    s = game.start(game.setup(2), QuietEffects(live(random.Random(2))))
    hasty, planning = (Foresight(game, random.Random(1), Ahead(2, 1, 40, rivals), game.judge) for rivals in (0, 40))
    while s.stack:
        seat = s.stack[-1].seat
        if seat != s.active:
            s = greedy(game, game.judge, s, luck)
            continue
        s = TurnSearch(game, random.Random(3), Effort(40), game.judge).lines(s, seat)[0].states[-1]
        if s.stack and hasty.promise(s, seat, [0.5]) != planning.promise(s, seat, [0.5]):
            return
    pytest.fail("rivals never do better than what looks best at each step")


@each_game
def test_games_of_all_levels_end(game: Game[Any]) -> None:
    """The weak one may keep a game going that strong ones would end, and the other way round."""
    most, levels = max(game.players), list(LEVELS)
    ended(game, [levels[seat % len(levels)] for seat in range(most)])


@each_game
def test_what_is_urgent_can_be_told(game: Game[Any]) -> None:
    assert game.judge.urgent <= {*game.judge.features} - game.judge.fleeting
