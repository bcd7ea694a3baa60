"""Random games of Yinzi to choose from when the kept ones are made anew."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from app.framework.match import Match
from games.yinzi import GAME
from tests.keep import play_out


def fresh() -> Iterator[Match[Any]]:
    for number in count():
        yield play_out(Match(GAME, GAME.setup(2 + number % 3), str(number)), whim=1.0)
