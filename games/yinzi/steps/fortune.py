"""YZ-8.5, YZ-8.6: what all five fortune actions share. Their frames begin with (resolutions left, taxed)."""

from functools import cache
from typing import Any, ClassVar

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, Signature
from app.framework.phases import Frame, Phase, Step
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import idle

SPENT = Refusal("no-resolutions", (), "YZ-8.5")
TAXED = Refusal("taxed-already", (), "YZ-8.6")
NO_DISCS = Refusal("no-discs", (), "YZ-2.7")


@cache
def resolved(f: Frame, *memory: int) -> Frame:
    """The same action with one resolution less; what it remembers of itself stays unless it is given."""
    left, taxed, *kept = f.args
    return Frame(f.kind, f.seat, (left - 1, taxed, *(memory or kept)))


class Raise(Step[Yinzi]):
    """YZ-8.6: one more resolution for a disc on the tax space."""

    verb = "tax"
    rule = "YZ-8.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        _, taxed = f.args[:2]
        if taxed:
            return TAXED
        return None if s.seats[f.seat].discs else NO_DISCS

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        left, _, *memory = f.args
        me = s.seats[f.seat]
        me.discs -= 1
        me.tax += 1
        fx.tell("taxes", f.seat)
        s.push(Frame(f.kind, f.seat, (left + 1, 1, *memory)))


class Finish(Step[Yinzi]):
    """YZ-8.5: the remaining resolutions are skipped; a tax disc that bought nothing goes home."""

    verb = "done"
    rule = "YZ-8.5"
    ends = True

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        left, taxed = f.args[:2]
        if taxed and left:
            s.seats[f.seat].discs += 1
            s.seats[f.seat].tax -= 1
            fx.tell("untaxed", f.seat)


class FortunePhase(Phase[Yinzi]):
    """YZ-8.5"""

    params: ClassVar[Signature] = ("left", "taxed")
    rule = "YZ-8.5"

    def asks(self, s: Yinzi, f: Frame) -> bool:
        left, taxed = f.args[:2]
        if left:
            return True
        return not (taxed or not s.seats[f.seat].discs) or not idle(s, f.seat)


FORTUNE_ENDS: tuple[Step[Any], ...] = (Raise(), Finish())
