"""Games of Agra kept move by move: novices who now and then do anything at all, so that much happens."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from app.framework.match import Match
from games.agra import GAME
from tests.every_game.walks import Walk, kept_walks
from tests.keep import play_out


def walks() -> tuple[Walk, ...]:
    return kept_walks("agra")


def fresh() -> Iterator[Match[Any]]:
    """Games to choose from when the kept ones are made anew; every tenth is mere whim."""
    for number in count():
        players = (4, 3, 4, 2, 4)[number % 5]
        yield play_out(Match(GAME, GAME.setup(players), str(number)), 0.12 if number % 10 else 1.0)
