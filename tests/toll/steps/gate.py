"""T-3.2: the toll, asked of everybody but the player whose turn it is."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from app.framework.resources import move_pieces
from tests.toll.components import VALUES
from tests.toll.state import Toll


class AskToll(Step[Toll]):
    """T-3.2: a card of the same value for a coin of the active player."""

    verb = "ask"
    rule = "T-3.2"

    def shut(self, s: Toll, f: Frame) -> Refusal | None:
        (value,) = f.args
        return None if s.seats[f.seat].hand[value] else Refusal("no-card", (VALUES[value],), self.rule)

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        (value,) = f.args
        me = s.seats[f.seat]
        move_pieces(me.hand, s.discard, value)
        me.coins += 1
        s.seats[s.active].coins -= 1
        fx.tell("toll", f.seat, s.active)


class LetPass(Step[Toll]):
    """T-3.2: always possible, whatever one holds."""

    verb = "pass"
    rule = "T-3.2"
    ends = True

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class TollGate(Phase[Toll]):
    """T-3.2"""

    kind = "toll"
    params = ("value",)
    rule = "T-3.2"
    offers = (AskToll(), LetPass())
