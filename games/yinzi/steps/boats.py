"""YZ-9.1: Develop boats."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Step
from games.yinzi.money import spend_disc
from games.yinzi.pieces import sail_on
from games.yinzi.state import Yinzi
from games.yinzi.steps.fortune import FORTUNE_ENDS, SPENT, FortunePhase, resolved
from games.yinzi.steps.free import FREE, why_not_usable
from games.yinzi.tables import I_WOOD, LAST_BOAT

ADVANCE = (Move("advance", ("wood",)), Move("advance", ("inn_wood",)))
END = Refusal("boats-end", (), "YZ-5.7")
NO_WOOD = Refusal("no-wood", (), "YZ-9.1")
NOT_WOOD = Refusal("wrong-means", (), "YZ-9.1")


class Advance(Step[Yinzi]):
    """YZ-9.1"""

    verb, params, rule = "advance", ("means",), "YZ-9.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not f.args[0]:
            return SPENT
        return END if s.seats[f.seat].boat == LAST_BOAT else None

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Move, ...]:
        return ADVANCE

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        if m.args[0] == "wood":
            return None if s.seats[f.seat].wood else NO_WOOD
        return why_not_usable(s, f.seat, I_WOOD) if m.args[0] == "inn_wood" else NOT_WOOD

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        if m.args[0] == "wood":
            s.seats[f.seat].wood -= 1
            s.wood += 1
        else:
            spend_disc(s, f.seat, I_WOOD, fx)
        sail_on(s, f.seat, fx)
        s.push(resolved(f))


class DevelopBoats(FortunePhase):
    """YZ-9.1"""

    kind, rule = "develop_boats", "YZ-9.1"
    offers = (Advance(), *FREE, *FORTUNE_ENDS)
