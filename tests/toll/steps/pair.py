"""T-4: two cards of one value for coins, at any time in one's own turn."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Step
from app.framework.resources import move_pieces
from tests.toll.components import PAIR, VALUES
from tests.toll.state import Toll


class Pair(Step[Toll]):
    """T-4: an aside, so the question that was open stays open."""

    verb = "pair"
    params = ("value",)
    rule = "T-4"
    aside = True

    def candidates(self, s: Toll, f: Frame) -> Iterable[Indices]:
        return each(len(VALUES))

    def refuse(self, s: Toll, f: Frame, a: Indices) -> Refusal | None:
        (value,) = a
        held = s.seats[f.seat].hand[value]
        return None if held >= 2 else Refusal("no-pair", (VALUES[value], held), self.rule)

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        (value,) = a
        me = s.seats[f.seat]
        move_pieces(me.hand, s.discard, value, 2)
        me.coins += PAIR
