"""YZ-9.5: Innovations."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Step
from games.yinzi.state import Yinzi
from games.yinzi.steps.fortune import FORTUNE_ENDS, NO_DISCS, SPENT, FortunePhase, resolved
from games.yinzi.steps.free import FREE
from games.yinzi.tables import INNOVATION, INNOVATIONS, SECTION_OF

INNOVATE = tuple(Move("innovate", (innovation,)) for innovation in INNOVATIONS)
OCCUPIED = Refusal("innovation-taken", (), "YZ-9.5")
SAME_SECTION = Refusal("same-section", (), "YZ-9.5")


def occupied(s: Yinzi) -> int:
    taken = 0
    for seat in s.seats:
        taken |= seat.inn
    return taken


def place_disc(s: Yinzi, q: int, number: int, fx: Effects) -> None:
    seat = s.seats[q]
    seat.discs -= 1
    seat.inn |= 1 << number
    s.fresh |= 1 << number
    fx.tell("innovates", q, INNOVATIONS[number])


class Innovate(Step[Yinzi]):
    """YZ-9.5: the memory of the frame holds the sections used in this action."""

    verb, params, rule = "innovate", ("innovation",), "YZ-9.5"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not f.args[0]:
            return SPENT
        return None if s.seats[f.seat].discs else NO_DISCS

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        taken = occupied(s)
        return [move for number, move in enumerate(INNOVATE) if not taken >> number & 1]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        number = INNOVATION[m.args[0]]  # type: ignore[index]
        if occupied(s) >> number & 1:
            return OCCUPIED
        return SAME_SECTION if int(f.args[2]) >> SECTION_OF[number] & 1 else None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        number = INNOVATION[m.args[0]]  # type: ignore[index]
        place_disc(s, f.seat, number, fx)
        s.push(resolved(f, int(f.args[2]) | 1 << SECTION_OF[number]))


class InnovationsPhase(FortunePhase):
    """YZ-9.5"""

    kind, rule = "innovations", "YZ-9.5"
    offers = (Innovate(), *FREE, *FORTUNE_ENDS)
