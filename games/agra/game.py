"""The game as a plugin."""

from collections.abc import Iterator
from pathlib import Path

from app.framework.dice import Effects
from app.framework.game import Game, Setup, Standing
from app.framework.limits import Limits
from app.framework.moves import Event
from app.framework.players import Colour
from games.agra import hidden, invariants, limits, scoring, vocabulary
from games.agra.components import BOX
from games.agra.contents import PHASES
from games.agra.deal import deal
from games.agra.describe import DESCRIPTIONS, describe
from games.agra.features import AgraJudge
from games.agra.house import OPTIONS
from games.agra.state import Agra

SHAPES = ("disc", "square", "triangle", "star")


class AgraGame(Game[Agra]):
    id = "agra"
    folder = Path(__file__).parent
    rules_version = 2
    state_type = Agra
    players = (2, 3, 4)
    longest = 50_000
    options = OPTIONS
    hides = True
    colours = tuple(Colour(colour, shape) for colour, shape in zip(BOX.colours, SHAPES, strict=True))
    phases = PHASES
    things = vocabulary.THINGS
    refusals = vocabulary.REFUSALS
    events = vocabulary.EVENTS
    descriptions = DESCRIPTIONS
    judge = AgraJudge()

    def deal(self, setup: Setup, fx: Effects) -> Agra:
        return deal(setup, fx)

    def observe(self, s: Agra, seat: int) -> Agra:
        return hidden.observe(s, seat)

    def imagine(self, s: Agra, seat: int, fx: Effects) -> Agra:
        return hidden.imagine(s, fx)

    def standing(self, s: Agra) -> Standing:
        return scoring.standing(s)

    def describe(self, s: Agra) -> Iterator[Event]:
        return describe(s)

    def limits(self, seats: int) -> Limits:
        return limits.limits(seats)

    def broken(self, s: Agra) -> Iterator[str]:
        return invariants.broken(s)
