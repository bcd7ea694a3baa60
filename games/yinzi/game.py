"""Yinzi, the shining Ming dynasty: the rules as one plugin."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from app.framework.dice import Effects
from app.framework.game import Game, Setup, Standing
from app.framework.limits import Limits
from app.framework.moves import Event
from app.framework.players import Colour
from games.yinzi import hidden, house, invariants, limits, scoring, vocabulary
from games.yinzi.contents import PHASES
from games.yinzi.deal import deal
from games.yinzi.describe import DESCRIPTIONS, describe
from games.yinzi.features import YinziJudge
from games.yinzi.state import Yinzi
from games.yinzi.tables import COLOURS

SHAPES = ("disc", "square", "triangle", "star")


class YinziGame(Game[Yinzi]):
    id = "yinzi"
    folder = Path(__file__).parent
    rules_version = 3
    state_type = Yinzi
    players = (2, 3, 4)
    longest = 4000
    hides = True
    options = house.OPTIONS
    colours = tuple(Colour(colour, shape) for colour, shape in zip(COLOURS, SHAPES, strict=True))
    phases = PHASES
    things = vocabulary.THINGS
    refusals = vocabulary.REFUSALS
    events = vocabulary.EVENTS
    descriptions = DESCRIPTIONS
    judge: ClassVar[Any] = YinziJudge()

    def counts(self, option: str, setup: Setup) -> bool:
        """YZ-3.2, YZ-3.3: with four players all docks are open, and only with two are tiles removed."""
        return {"ships_docked": setup.players < 4, "tiles_removed": setup.players == 2}.get(option, True)

    def deal(self, setup: Setup, fx: Effects) -> Yinzi:
        return deal(setup.players, house.read(setup.options), fx)

    def observe(self, s: Yinzi, seat: int) -> Yinzi:
        return hidden.observe(s, seat)

    def imagine(self, s: Yinzi, seat: int, fx: Effects) -> Yinzi:
        return hidden.imagine(s, fx)

    def standing(self, s: Yinzi) -> Standing:
        return scoring.standing(s)

    def describe(self, s: Yinzi) -> Iterator[Event]:
        return describe(s)

    def limits(self, seats: int) -> Limits:
        return limits.limits(seats)

    def broken(self, s: Yinzi) -> Iterator[str]:
        return invariants.broken(s)
