"""YZ-7: phase A, bonus and turn order."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.pieces import sail_on, slide_tiles
from games.yinzi.state import Yinzi
from games.yinzi.steps.cultivate import BuyBonusTile, why_no_tile
from games.yinzi.steps.factories import FreeUpgrade, can_upgrade
from games.yinzi.steps.free import Embark, SellFood, can_embark
from games.yinzi.steps.innovations import Innovate, occupied, place_disc
from games.yinzi.steps.turn import begin_turn
from games.yinzi.tables import B_BOAT, B_FACTORY, B_INNOVATION, BONUS, BONUSES, INNOVATION, INNOVATIONS

TAKEN = Refusal("bonus-taken", (), "YZ-7.1")
NOT_THIS_BONUS = Refusal("not-this-bonus", (), "YZ-7.4")
BONUS_FIRST = Refusal("bonus-first", (), "YZ-7.4")
CHOOSE = tuple(Move("bonus", (bonus,)) for bonus in BONUSES)
ALL_INNOVATIONS = (1 << len(INNOVATIONS)) - 1


class PhaseATurn(Phase[Yinzi]):
    """YZ-7.1"""

    kind, rule = "bonus_turn", "YZ-7.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        begin_turn(s, f.seat)
        s.push(Frame("bonus", f.seat))


class ChooseBonus(Step[Yinzi]):
    """YZ-7.1"""

    verb, params, rule = "bonus", ("bonus",), "YZ-7.1"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Move, ...]:
        return CHOOSE

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        column = BONUS[m.args[0]]  # type: ignore[index]
        return TAKEN if any(seat.bonus == column for seat in s.seats) else None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        column = BONUS[m.args[0]]  # type: ignore[index]
        s.seats[f.seat].bonus = column
        fx.tell("bonus", f.seat, BONUSES[column])
        if column == B_BOAT:
            sail_on(s, f.seat, fx)
        s.push(Frame("bonus_rest", f.seat, (column, int(has_effect(s, f.seat, column)), int(s.track[column] >= 0))))


def has_effect(s: Yinzi, q: int, column: int) -> bool:
    """Whether the bonus still asks for a choice."""
    if column == B_INNOVATION:
        return s.seats[q].discs > 0 and occupied(s) != ALL_INNOVATIONS
    return column == B_FACTORY and can_upgrade(s, q)


class Bonus(Phase[Yinzi]):
    """YZ-7.1"""

    kind, rule = "bonus", "YZ-7.1"
    offers = (ChooseBonus(), SellFood(), Embark())


class BonusInnovation(Innovate):
    """YZ-7.4. The frame carries (column, effect due, tile due)."""

    rule = "YZ-7.4"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if f.args[1] and f.args[0] == B_INNOVATION else NOT_THIS_BONUS

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return super().refuse(s, Frame(f.kind, f.seat, (1, 0, 0)), m)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        place_disc(s, f.seat, INNOVATION[m.args[0]], fx)  # type: ignore[index]
        s.push(Frame(f.kind, f.seat, (f.args[0], 0, f.args[2])))


class BonusUpgrade(FreeUpgrade):
    """YZ-7.9"""

    rule = "YZ-7.9"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if f.args[1] and f.args[0] == B_FACTORY else NOT_THIS_BONUS

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        super().play(s, f, m, fx)
        s.push(Frame(f.kind, f.seat, (f.args[0], 0, f.args[2])))


class BonusDone(Step[Yinzi]):
    """YZ-7.3: the purchase is optional, the bonus is not."""

    verb, rule = "done", "YZ-7.3"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return BONUS_FIRST if f.args[1] else None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        pass


class BonusRest(Phase[Yinzi]):
    """YZ-7.3"""

    kind, rule = "bonus_rest", "YZ-7.3"
    offers = (BonusInnovation(), BonusUpgrade(), BuyBonusTile(), SellFood(), Embark(), BonusDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        if f.args[1] or (f.args[2] and why_no_tile(s, f.seat) is None):
            return True
        return can_embark(s, f.seat, s.seats[f.seat].inn & ~s.fresh)


class NewOrder(Phase[Yinzi]):
    """YZ-7.10, YZ-7.11"""

    kind, rule = "new_order", "YZ-7.10"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        s.order = tuple(sorted(s.order, key=lambda q: s.seats[q].bonus))
        for place, q in enumerate(s.order):
            fx.tell("order", q, place + 1)
        slide_tiles(s, fx)
