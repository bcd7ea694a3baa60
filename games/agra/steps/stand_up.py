"""AG-6.2.3-1, -8: standing up laid-down workers."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.state import Agra
from games.agra.tables import SPACES

RISE_MOVES = each(len(SPACES))
NOT_LYING = tuple(Refusal("not-lying", (space,), "AG-6.2.3-1") for space in SPACES)
NONE_YET = Refusal("none-yet", (), "AG-6.2.3-1")


class RiseOne(Step[Agra]):
    """AG-6.2.3-1, -8: stand up workers one by one."""

    verb = "rise"
    params = ("space",)
    rule = "AG-6.2.3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [RISE_MOVES[i] for i in s.lying(f.seat)]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (space,) = a
        return None if s.spaces[space] == 2 * f.seat else NOT_LYING[space]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (space,) = a
        left, risen = f.args
        stand_up(s, f.seat, space, fx)
        if left > 1:
            s.push(Frame("rise", f.seat, (left - 1, risen + 1)))


def stand_up(s: Agra, seat: int, space: int, fx: Effects) -> None:
    s.spaces[space] = 2 * seat + 1
    fx.tell("rose", seat, SPACES[space])


class EnoughRisen(Step[Agra]):
    """AG-6.2.3-8: up to so many, so fewer will do."""

    verb = "enough"
    rule = "AG-6.2.3-8"
    ends = True

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        _, risen = f.args
        return None if risen else NONE_YET

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class Rise(Phase[Agra]):
    """AG-6.2.3-1: asks only when there are more laid-down workers than may stand up; how many may still, how many have."""

    kind = "rise"
    params = ("left", "risen")
    rule = "AG-6.2.3-1"
    offers = (RiseOne(), EnoughRisen())

    def asks(self, s: Agra, f: Frame) -> bool:
        left, risen = f.args
        lying = s.spaces.count(2 * f.seat)
        return lying > 0 if risen else lying > left

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        for space in s.lying(f.seat):
            stand_up(s, f.seat, space, fx)
