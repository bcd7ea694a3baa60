"""Toll: what it consists of, and how it begins."""

from collections.abc import Iterator
from pathlib import Path

from app.framework.dice import Effects
from app.framework.game import Game, Option, Setup, Standing
from app.framework.limits import Limits
from app.framework.moves import Event
from app.framework.players import Colour
from tests.toll import deal, describe, hidden, invariants, limits, scoring
from tests.toll.components import ROUNDS, VALUES
from tests.toll.contents import PHASES
from tests.toll.features import TollJudge
from tests.toll.state import Toll


class TollGame(Game[Toll]):
    id = "toll"
    folder = Path(__file__).parent
    rules_version = 1
    state_type = Toll
    players = (2, 3, 4)
    longest = 200
    hides = True
    options = (Option("length", tuple(ROUNDS)),)
    colours = (Colour("red", "disc"), Colour("blue", "square"), Colour("green", "triangle"), Colour("white", "star"))
    phases = PHASES
    things = {"value": VALUES}
    refusals = {"pile-empty": (), "no-card": ("value",), "no-pair": ("value", "held")}
    events = {"rolled": ("eyes",), "drew": ("value",), "toll": ("seat",)}
    descriptions = describe.DESCRIPTIONS
    judge = TollJudge()

    def deal(self, setup: Setup, fx: Effects) -> Toll:
        return deal.deal(setup, fx)

    def observe(self, s: Toll, seat: int) -> Toll:
        return hidden.observe(s, seat)

    def imagine(self, s: Toll, seat: int, fx: Effects) -> Toll:
        return hidden.imagine(s, fx)

    def standing(self, s: Toll) -> Standing:
        return scoring.standing(s)

    def describe(self, s: Toll) -> Iterator[Event]:
        return describe.describe(s)

    def limits(self, seats: int) -> Limits:
        return limits.LIMITS

    def broken(self, s: Toll) -> Iterator[str]:
        return invariants.broken(s)
