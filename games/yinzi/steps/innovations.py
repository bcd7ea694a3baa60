"""YZ-9.5: Innovations."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Step
from games.yinzi.state import Yinzi
from games.yinzi.steps.fortune import FORTUNE_ENDS, NO_DISCS, SPENT, FortunePhase, resolved
from games.yinzi.steps.free import FREE
from games.yinzi.tables import INNOVATIONS, SECTION_OF

OCCUPIED = Refusal("innovation-taken", (), "YZ-9.5")
SAME_SECTION = Refusal("same-section", (), "YZ-9.5")


def occupied(s: Yinzi) -> int:
    taken = 0
    for player in s.seats:
        taken |= player.inn
    return taken


def place_disc(s: Yinzi, seat: int, innovation: int, fx: Effects) -> None:
    me = s.seats[seat]
    me.discs -= 1
    me.inn |= 1 << innovation
    s.fresh |= 1 << innovation
    fx.tell("innovates", seat, INNOVATIONS[innovation])


class Innovate(Step[Yinzi]):
    """YZ-9.5"""

    verb = "innovate"
    params = ("innovation",)
    rule = "YZ-9.5"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        left, _, _ = f.args
        if not left:
            return SPENT
        return None if s.seats[f.seat].discs else NO_DISCS

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        taken = occupied(s)
        return [a for number, a in enumerate(each(len(INNOVATIONS))) if not taken >> number & 1]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (innovation,) = a
        _, _, sections = f.args
        if occupied(s) >> innovation & 1:
            return OCCUPIED
        return SAME_SECTION if sections >> SECTION_OF[innovation] & 1 else None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (innovation,) = a
        _, _, sections = f.args
        place_disc(s, f.seat, innovation, fx)
        s.push(resolved(f, sections | 1 << SECTION_OF[innovation]))


class InnovationsPhase(FortunePhase):
    """YZ-9.5: the frame also carries the sections that have had a disc in this action, as bits."""

    kind = "innovations"
    params = ("left", "taxed", "sections")
    rule = "YZ-9.5"
    offers = (Innovate(), *FREE, *FORTUNE_ENDS)
