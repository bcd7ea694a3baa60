"""YZ-7: phase A, bonus and turn order."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.money import copper_in_reach
from games.yinzi.pieces import sail_on, slide_tiles
from games.yinzi.state import Yinzi
from games.yinzi.steps.cultivate import BuyBonusTile, why_no_tile
from games.yinzi.steps.factories import FreeUpgrade, can_upgrade
from games.yinzi.steps.free import Embark, SellFood, UseInPhaseA, can_embark, can_use
from games.yinzi.steps.innovations import Innovate, occupied, place_disc
from games.yinzi.steps.turn import begin_turn
from games.yinzi.tables import B_BOAT, B_FACTORY, B_INNOVATION, BONUS, BONUSES, INNOVATION, INNOVATIONS, TILE_COST

TAKEN = Refusal("bonus-taken", (), "YZ-7.1")
EFFECT_RULE = {B_INNOVATION: "YZ-7.4", B_FACTORY: "YZ-7.9"}
NOT_THIS_BONUS = {column: Refusal("not-this-bonus", (), rule) for column, rule in EFFECT_RULE.items()}
BONUS_USED = {column: Refusal("bonus-used", (), rule) for column, rule in EFFECT_RULE.items()}
BONUS_FIRST = {column: Refusal("bonus-first", (), rule) for column, rule in EFFECT_RULE.items()}
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
    offers = (ChooseBonus(), SellFood(), UseInPhaseA(), Embark())


def why_no_effect(f: Frame, bonus: int) -> Refusal | None:
    """Why the bonus of this column cannot be carried out."""
    column, due, _ = f.args
    if column != bonus:
        return NOT_THIS_BONUS[bonus]
    return None if due else BONUS_USED[bonus]


class BonusInnovation(Innovate):
    """YZ-7.4. The frame carries (column, effect due, tile due)."""

    rule = "YZ-7.4"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_no_effect(f, B_INNOVATION)

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return super().refuse(s, Frame(f.kind, f.seat, (1, 0, 0)), m)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        place_disc(s, f.seat, INNOVATION[m.args[0]], fx)  # type: ignore[index]
        s.push(Frame(f.kind, f.seat, (f.args[0], 0, f.args[2])))


class BonusUpgrade(FreeUpgrade):
    """YZ-7.9"""

    rule = "YZ-7.9"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_no_effect(f, B_FACTORY)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        super().play(s, f, m, fx)
        s.push(Frame(f.kind, f.seat, (f.args[0], 0, f.args[2])))


class BonusDone(Step[Yinzi]):
    """YZ-7.3: the purchase is optional, the bonus is not."""

    verb, rule = "done", "YZ-7.3"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return BONUS_FIRST[int(f.args[0])] if f.args[1] else None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        pass


class BonusRest(Phase[Yinzi]):
    """YZ-7.3"""

    kind, rule = "bonus_rest", "YZ-7.3"
    offers = (BonusInnovation(), BonusUpgrade(), BuyBonusTile(), SellFood(), UseInPhaseA(), Embark(), BonusDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        column, effect_due, tile_due = f.args
        if effect_due or (tile_due and self.tile_in_reach(s, f.seat, int(column))):
            return True
        usable = s.seats[f.seat].inn & ~s.fresh
        return can_embark(s, f.seat, usable) or bool(s.house & house.BUSY_PHASE_A and can_use(s, f.seat, usable))

    def tile_in_reach(self, s: Yinzi, q: int, column: int) -> bool:
        """Whether the tile could be bought, after a sale to the rural market if need be."""
        return why_no_tile(s, q) is None and TILE_COST[column] <= copper_in_reach(s, q)


class NewOrder(Phase[Yinzi]):
    """YZ-7.10, YZ-7.11"""

    kind, rule = "new_order", "YZ-7.10"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        s.order = tuple(sorted(s.order, key=lambda q: s.seats[q].bonus))
        for place, q in enumerate(s.order):
            fx.tell("order", q, place + 1)
        slide_tiles(s, fx)
