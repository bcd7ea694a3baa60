"""YZ-7: phase A, bonus and turn order."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.money import copper_in_reach
from games.yinzi.pieces import sail_on, slide_tiles
from games.yinzi.plantations import why_no_tile
from games.yinzi.state import Yinzi
from games.yinzi.steps.cultivate import BuyBonusTile
from games.yinzi.steps.free import Embark, SellFood, UseInPhaseA, can_embark, can_use
from games.yinzi.steps.innovations import OCCUPIED, Innovate, occupied, place_disc
from games.yinzi.steps.levels import FreeUpgrade, can_upgrade
from games.yinzi.steps.turn import begin_turn
from games.yinzi.tables import B_BOAT, B_FACTORY, B_INNOVATION, BONUSES, INNOVATIONS, TILE_COST

TAKEN = Refusal("bonus-taken", (), "YZ-7.1")
EFFECT_RULE = {B_INNOVATION: "YZ-7.4", B_FACTORY: "YZ-7.9"}
NOT_THIS_BONUS = {bonus: Refusal("not-this-bonus", (), rule) for bonus, rule in EFFECT_RULE.items()}
BONUS_USED = {bonus: Refusal("bonus-used", (), rule) for bonus, rule in EFFECT_RULE.items()}
BONUS_FIRST = {bonus: Refusal("bonus-first", (), rule) for bonus, rule in EFFECT_RULE.items()}
ALL_INNOVATIONS = (1 << len(INNOVATIONS)) - 1


class PhaseATurn(Phase[Yinzi]):
    """YZ-7.1"""

    kind = "bonus_turn"
    rule = "YZ-7.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        begin_turn(s, f.seat)
        s.push(Frame("bonus", f.seat))


class ChooseBonus(Step[Yinzi]):
    """YZ-7.1"""

    verb = "bonus"
    params = ("bonus",)
    rule = "YZ-7.1"

    def candidates(self, s: Yinzi, f: Frame) -> tuple[Indices, ...]:
        return each(len(BONUSES))

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (bonus,) = a
        return TAKEN if any(player.bonus == bonus for player in s.seats) else None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (bonus,) = a
        s.seats[f.seat].bonus = bonus
        fx.tell("bonus", f.seat, BONUSES[bonus])
        if bonus == B_BOAT:
            sail_on(s, f.seat, fx)
        s.push(Frame("bonus_rest", f.seat, (bonus, int(has_effect(s, f.seat, bonus)), int(s.track[bonus] >= 0))))


def has_effect(s: Yinzi, seat: int, bonus: int) -> bool:
    """Whether the bonus still asks for a choice."""
    if bonus == B_INNOVATION:
        return s.seats[seat].discs > 0 and occupied(s) != ALL_INNOVATIONS
    return bonus == B_FACTORY and can_upgrade(s, seat)


class Bonus(Phase[Yinzi]):
    """YZ-7.1"""

    kind = "bonus"
    rule = "YZ-7.1"
    offers = (ChooseBonus(), SellFood(), UseInPhaseA(), Embark())


def why_no_effect(f: Frame, wanted: int) -> Refusal | None:
    """Why this bonus cannot be carried out."""
    bonus, due, _ = f.args
    if bonus != wanted:
        return NOT_THIS_BONUS[wanted]
    return None if due else BONUS_USED[wanted]


def carried_out(f: Frame) -> Frame:
    bonus, _, tile = f.args
    return Frame(f.kind, f.seat, (bonus, 0, tile))


class BonusInnovation(Innovate):
    """YZ-7.4"""

    rule = "YZ-7.4"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_no_effect(f, B_INNOVATION)

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (innovation,) = a
        return OCCUPIED if occupied(s) >> innovation & 1 else None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (innovation,) = a
        place_disc(s, f.seat, innovation, fx)
        s.push(carried_out(f))


class BonusUpgrade(FreeUpgrade):
    """YZ-7.9"""

    rule = "YZ-7.9"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_no_effect(f, B_FACTORY)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        super().play(s, f, a, fx)
        s.push(carried_out(f))


class BonusDone(Step[Yinzi]):
    """YZ-7.3: the purchase is optional, the bonus is not."""

    verb = "done"
    rule = "YZ-7.3"
    ends = True

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        bonus, due, _ = f.args
        return BONUS_FIRST[bonus] if due else None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class BonusRest(Phase[Yinzi]):
    """YZ-7.3: the frame carries the bonus, whether its effect is due, and whether there was a tile to buy."""

    kind = "bonus_rest"
    params = ("bonus", "due", "tile")
    rule = "YZ-7.3"
    offers = (BonusInnovation(), BonusUpgrade(), BuyBonusTile(), SellFood(), UseInPhaseA(), Embark(), BonusDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        bonus, due, tile = f.args
        if due or (tile and self.tile_in_reach(s, f.seat, bonus)):
            return True
        return can_embark(s, f.seat) or bool(s.house & house.BUSY_PHASE_A and can_use(s, f.seat))

    def tile_in_reach(self, s: Yinzi, seat: int, column: int) -> bool:
        """Whether the tile could be bought, after a sale to the rural market if need be."""
        return why_no_tile(s, seat) is None and TILE_COST[column] <= copper_in_reach(s, seat)


ORDER_OF = {2: "order_of_two", 3: "order_of_three", 4: "order_of_four"}
"""How the new order is told, by how many play."""


class NewOrder(Phase[Yinzi]):
    """YZ-7.10, YZ-7.11"""

    kind = "new_order"
    rule = "YZ-7.10"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        s.order = tuple(sorted(s.order, key=lambda seat: s.seats[seat].bonus))
        first, *others = s.order
        fx.tell(ORDER_OF[len(s.order)], first, *others)
        slide_tiles(s, fx)
