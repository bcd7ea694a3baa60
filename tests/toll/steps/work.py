"""T-3.1: work, a die and then its wages."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from app.framework.resources import move_pieces
from tests.toll.components import VALUES
from tests.toll.state import Toll
from tests.toll.steps.pair import Pair


class Work(Step[Toll]):
    """T-3.1: roll a die."""

    verb = "work"
    rule = "T-3.1"

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        eyes = fx.roll()
        fx.tell("rolled", f.seat, eyes)
        s.push(Frame("wages", f.seat, (eyes,)))


class TakeWages(Step[Toll]):
    """T-3.1: as many coins as the die shows."""

    verb = "take"
    rule = "T-3.1"

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        (eyes,) = f.args
        s.seats[f.seat].coins += eyes


class DrawInstead(Step[Toll]):
    """T-3.1: or one coin and a card, which only its owner knows."""

    verb = "draw"
    rule = "T-3.1"

    def shut(self, s: Toll, f: Frame) -> Refusal | None:
        face_down = sum(s.pile) - sum(seat.unseen for seat in s.seats)
        return None if face_down else Refusal("pile-empty", (), self.rule)

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        me, value = s.seats[f.seat], fx.draw(s.pile)
        move_pieces(s.pile, me.hand, value)
        me.coins += 1
        fx.reveal()
        fx.tell("drew", f.seat, VALUES[value], only=(f.seat,))


class Wages(Phase[Toll]):
    """T-3.1"""

    kind = "wages"
    params = ("eyes",)
    rule = "T-3.1"
    offers = (TakeWages(), DrawInstead(), Pair())
