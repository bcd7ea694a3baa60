"""YZ-3.4: the last part of the set-up, in reverse turn order: a first factory for everybody, then a first wood or stone."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.yinzi.pieces import gain_resource, reveal_factory
from games.yinzi.state import Yinzi
from games.yinzi.steps.place import NOT_SHOWN
from games.yinzi.tables import RESOURCES, START_CHOICES


class SetupTurn(Phase[Yinzi]):
    """YZ-3.4: the set-up goes round like a turn; the frame carries what is chosen."""

    kind = "setup_turn"
    params = ("start",)
    rule = "YZ-3.4"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        (start,) = f.args
        s.active = f.seat
        s.push(Frame(START_CHOICES[start], f.seat))


class Found(Step[Yinzi]):
    """YZ-3.4: the first factory is free."""

    verb = "found"
    params = ("factory",)
    rule = "YZ-3.4"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(factory,) for factory in s.display]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (factory,) = a
        return None if factory in s.display else NOT_SHOWN

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (factory,) = a
        s.push(Frame("site", f.seat, (factory, 0)))


class FirstFactory(Phase[Yinzi]):
    """YZ-3.4"""

    kind = "first_factory"
    rule = "YZ-3.4"
    offers = (Found(),)


class NewDisplay(Phase[Yinzi]):
    """YZ-3.4"""

    kind = "new_display"
    rule = "YZ-3.4"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        for _ in s.seats:
            reveal_factory(s, fx)


class Gather(Step[Yinzi]):
    """YZ-3.4: a first wood or stone."""

    verb = "gather"
    params = ("resource",)
    rule = "YZ-3.4"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Indices, ...]:
        return each(len(RESOURCES))

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (resource,) = a
        gain_resource(s, f.seat, resource, fx)


class FirstResource(Phase[Yinzi]):
    """YZ-3.4"""

    kind = "first_resource"
    rule = "YZ-3.4"
    offers = (Gather(),)
