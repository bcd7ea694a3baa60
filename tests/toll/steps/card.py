"""T-3.2: playing a card, for which the others may ask their toll."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Step
from app.framework.players import others
from app.framework.resources import move_pieces
from tests.toll.components import VALUES
from tests.toll.state import Toll


class PlayCard(Step[Toll]):
    """T-3.2: as many coins as its value; then every other player is asked, clockwise."""

    verb = "card"
    params = ("value",)
    rule = "T-3.2"

    def candidates(self, s: Toll, f: Frame) -> Iterable[Indices]:
        return each(len(VALUES))

    def refuse(self, s: Toll, f: Frame, a: Indices) -> Refusal | None:
        (value,) = a
        return None if s.seats[f.seat].hand[value] else Refusal("no-card", (VALUES[value],), self.rule)

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        (value,) = a
        me = s.seats[f.seat]
        move_pieces(me.hand, s.discard, value)
        me.coins += value + 1
        s.push(*(Frame("toll", q, (value,)) for q in others(len(s.seats), f.seat)))
