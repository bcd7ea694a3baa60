"""YZ-8.5, YZ-8.6: what all five fortune actions share. Their frames carry (resolutions left, taxed, own memory)."""

from typing import Any

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import idle

SPENT = Refusal("no-resolutions", (), "YZ-8.5")
TAXED = Refusal("taxed-already", (), "YZ-8.6")
NO_DISCS = Refusal("no-discs", (), "YZ-2.7")


def resolved(f: Frame, memory: int = 0) -> Frame:
    """The same action with one resolution less."""
    return Frame(f.kind, f.seat, (int(f.args[0]) - 1, f.args[1], memory))


class Raise(Step[Yinzi]):
    """YZ-8.6: one more resolution for a disc on the tax space."""

    verb, rule = "tax", "YZ-8.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if f.args[1]:
            return TAXED
        return None if s.seats[f.seat].discs else NO_DISCS

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        seat = s.seats[f.seat]
        seat.discs -= 1
        seat.tax += 1
        fx.tell("taxes", f.seat)
        s.push(Frame(f.kind, f.seat, (int(f.args[0]) + 1, 1, f.args[2])))


class Finish(Step[Yinzi]):
    """YZ-8.5: the remaining resolutions are skipped; a tax disc that bought nothing goes home."""

    verb, rule = "done", "YZ-8.5"

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        if f.args[1] and int(f.args[0]) > 0:
            s.seats[f.seat].discs += 1
            s.seats[f.seat].tax -= 1
            fx.tell("untaxed", f.seat)


class FortunePhase(Phase[Yinzi]):
    """YZ-8.5"""

    rule = "YZ-8.5"

    def asks(self, s: Yinzi, f: Frame) -> bool:
        if f.args[0]:
            return True
        return not (f.args[1] or not s.seats[f.seat].discs) or not idle(s, f.seat)


FORTUNE_ENDS: tuple[Step[Any], ...] = (Raise(), Finish())
