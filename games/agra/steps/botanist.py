"""AG-6.2.2.1-15: the Botanist, two different ones of three."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.farm import move_farmer
from games.agra.state import Agra
from games.agra.steps.covers import RemoveCover
from games.agra.steps.farmers import WalkFarmer
from games.agra.steps.secondary import ASIDES
from games.agra.steps.trader import Leave
from games.agra.tracker import pay_tracker, tracker_refusal

STUDY, UNCOVER, FARM = 1, 2, 4
OPTION_DONE = Refusal("option-done", (), "AG-6.2.2.1-15")


def done(f: Frame, option: int) -> Frame:
    (used,) = f.args
    return Frame("botanist", f.seat, (used | option,))


class Study(Step[Agra]):
    """AG-6.2.2.1-15: the tracker one space forward for the printed goods."""

    verb = "study"
    rule = "AG-6.2.2.1-15"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        (used,) = f.args
        return OPTION_DONE if used & STUDY else tracker_refusal(s.seats[f.seat])

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        s.push(done(f, STUDY))
        pay_tracker(s, f.seat, fx)


class BotanistUncovers(RemoveCover):
    """AG-6.2.2.1-15: remove a cover tile."""

    rule = "AG-6.2.2.1-15"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        (used,) = f.args
        return OPTION_DONE if used & UNCOVER else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        s.push(done(f, UNCOVER))
        super().play(s, f, a, fx)


class BotanistWalks(WalkFarmer):
    """AG-6.2.2.1-15: farmers, two spaces in all."""

    rule = "AG-6.2.2.1-15"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        (used,) = f.args
        return OPTION_DONE if used & FARM else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (plot,) = a
        s.push(Frame("farmers", f.seat, (1,)), done(f, FARM))
        move_farmer(s, f.seat, plot, fx)


class Botanist(Phase[Agra]):
    """AG-6.2.2.1-15; `options` are those already used, one bit each."""

    kind = "botanist"
    params = ("options",)
    rule = "AG-6.2.2.1-15"
    offers = (BotanistUncovers(), BotanistWalks(), Study(), Leave(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        (used,) = f.args
        return used.bit_count() < 2
