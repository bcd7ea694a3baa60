"""YZ-9.1: Develop boats."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Step
from games.yinzi.discs import spend_disc, why_not_usable
from games.yinzi.pieces import sail_on
from games.yinzi.state import Yinzi
from games.yinzi.steps.fortune import FORTUNE_ENDS, SPENT, FortunePhase, resolved
from games.yinzi.steps.free import FREE
from games.yinzi.tables import FREE_WOOD, I_WOOD, LAST_BOAT, OWN_WOOD

END = Refusal("boats-end", (), "YZ-5.7")
NO_WOOD = Refusal("no-wood", (), "YZ-9.1")
NOT_WOOD = Refusal("wrong-means", (), "YZ-9.1")
WITH_WOOD: tuple[Indices, ...] = ((OWN_WOOD,), (FREE_WOOD,))


class Advance(Step[Yinzi]):
    """YZ-9.1"""

    verb = "advance"
    params = ("means",)
    rule = "YZ-9.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        left, _ = f.args
        if not left:
            return SPENT
        return END if s.seats[f.seat].boat == LAST_BOAT else None

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Indices, ...]:
        return WITH_WOOD

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (means,) = a
        if means == OWN_WOOD:
            return None if s.seats[f.seat].wood else NO_WOOD
        return why_not_usable(s, f.seat, I_WOOD) if means == FREE_WOOD else NOT_WOOD

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (means,) = a
        if means == OWN_WOOD:
            s.seats[f.seat].wood -= 1
            s.wood += 1
        else:
            spend_disc(s, f.seat, I_WOOD, fx)
        sail_on(s, f.seat, fx)
        s.push(resolved(f))


class DevelopBoats(FortunePhase):
    """YZ-9.1"""

    kind = "develop_boats"
    rule = "YZ-9.1"
    offers = (Advance(), *FREE, *FORTUNE_ENDS)
