"""YZ-15: late shipping. The frame carries (pairs delivered, borders); a pair is two questions.

A frame `pair` carries (ship space, good of the first half or -1, borders); -1 before the first half, FOOD for a bought cube.
"""

from collections.abc import Iterator

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.money import copper_power, spend_disc
from games.yinzi.pieces import late_fields, uproot
from games.yinzi.state import SOLD, Yinzi
from games.yinzi.steps.city_sale import River, carry, river_bonus, too_far
from games.yinzi.steps.free import NOT_NOW, NOT_YOURS, Embark, can_embark, why_not_usable
from games.yinzi.steps.routes import VIRTUAL, buy_food, why_no_food
from games.yinzi.steps.sailing import delivered, ship_and_dock
from games.yinzi.steps.ships import free_holds, why_not_hold
from games.yinzi.tables import (
    GOODS,
    HOLD,
    HOLDS,
    I_RICE,
    I_WHEAT,
    INNOVATION,
    INNOVATIONS,
    LATE_GOOD,
    PROVINCE_OF,
    RURAL_PRICE,
    SQUARE,
    SQUARES,
    TO_COAST,
)

FOOD = 50
ONE_PAIR = Refusal("one-pair", (), "YZ-15.2")
NO_PAIR = Refusal("no-pair", (), "YZ-15.1")
NOT_LATE = Refusal("not-late-good", (), "YZ-15.1")
SAME_GOOD = Refusal("same-good", (), "YZ-15.1")
NO_PARTNER = Refusal("no-partner", (), "YZ-15.1")
GIVE = tuple(Move("give", (square,)) for square in SQUARES)
GIVE_DISC = {bit: Move("give_disc", (INNOVATIONS[bit.bit_length() - 1],)) for bit in (I_RICE, I_WHEAT)}
LATE = tuple(Move("late", (hold,)) for hold in HOLDS)


def differ(s: Yinzi, first: int, second: int) -> bool:
    """Whether two halves may be a pair: bought Food is any of the five rural goods (R12)."""
    if first == FOOD and second == FOOD:
        return not s.house & house.NO_BOUGHT_PAIR
    return first != second


def halves(s: Yinzi, q: int, carried: int, copper: int) -> Iterator[tuple[int, int]]:
    """What could be half of a pair now: good or FOOD, and the borders it crosses."""
    for square in late_fields(s, q):
        borders = TO_COAST[PROVINCE_OF[square]]
        if too_far(s, q, carried, borders) is None:
            yield s.grows[square], borders
    usable = s.seats[q].inn & ~s.fresh
    for innovation in GIVE_DISC:
        if usable & innovation:
            yield VIRTUAL[innovation][0], 0
    if any(s.rural) and s.seats[q].traded != SOLD and copper >= RURAL_PRICE:
        yield FOOD, 0


def has_partner(s: Yinzi, q: int, first: int, carried: int) -> bool:
    """Whether another half fits beside this one, paid for and carried after it."""
    copper, food = copper_power(s, q), sum(s.rural)
    if first == FOOD:
        copper, food = copper - RURAL_PRICE, food - 1
    return any(differ(s, first, good) and (good != FOOD or food) for good, _ in halves(s, q, carried, copper))


def can_pair(s: Yinzi, q: int, carried: int) -> bool:
    return any(
        has_partner(s, q, good, carry(s, carried, borders)) for good, borders in halves(s, q, carried, copper_power(s, q))
    )


class Late(Step[Yinzi]):
    """YZ-15.1: first the ship space."""

    verb, params, rule = "late", ("hold",), "YZ-15.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if f.args[0] and not s.house & house.MANY_PAIRS:
            return ONE_PAIR
        return None if can_pair(s, f.seat, int(f.args[1])) else NO_PAIR

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [LATE[hold] for hold in free_holds(s)]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return why_not_hold(s, HOLD[m.args[0]])  # type: ignore[index]

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        hold = HOLD[m.args[0]]  # type: ignore[index]
        s.hold[hold] = (f.seat, -1)
        s.push(Frame("pair", f.seat, (hold, -1, f.args[1])), Frame("late", f.seat, (int(f.args[0]) + 1, 0)))


class Half(Step[Yinzi]):
    """YZ-15.1: one half of the pair."""

    rule = "YZ-15.1"

    def why_not_half(self, s: Yinzi, f: Frame, good: int, borders: int) -> Refusal | None:
        first, carried = int(f.args[1]), int(f.args[2])
        if reason := too_far(s, f.seat, carried, borders):
            return reason
        if first >= 0:
            return None if differ(s, first, good) else SAME_GOOD
        return None if has_partner(s, f.seat, good, carry(s, carried, borders)) else NO_PARTNER

    def add(self, s: Yinzi, f: Frame, good: int, borders: int, cubes: tuple[int, ...], fx: Effects) -> None:
        hold, first, carried = map(int, f.args)
        s.hold[hold] += cubes
        if first < 0:
            s.push(Frame("pair", f.seat, (hold, good, carry(s, carried, borders))))
        else:
            s.push(Frame("pair_done", f.seat, (hold,)))


class GiveCube(Half):
    """YZ-15.3: an own cube needs transport to the coast."""

    verb, params, rule = "give", ("square",), "YZ-15.3"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [GIVE[square] for square in late_fields(s, f.seat)]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        if s.whose[square] != f.seat:
            return NOT_YOURS
        if not LATE_GOOD[s.grows[square]]:
            return NOT_LATE
        return self.why_not_half(s, f, s.grows[square], TO_COAST[PROVINCE_OF[square]])

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        good = s.grows[square]
        fx.tell("gives", f.seat, GOODS[good], SQUARES[square])
        uproot(s, square)
        self.add(s, f, good, TO_COAST[PROVINCE_OF[square]], (f.seat,), fx)


class GiveFood(Half):
    """YZ-6.6: a bought Food cube."""

    verb, params, rule = "give_food", ("seat",), "YZ-6.6"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [Move(self.verb, (colour,)) for colour, count in enumerate(s.rural) if count]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return why_no_food(s, f.seat, int(m.args[0]), "YZ-6.3") or self.why_not_half(s, f, FOOD, 0)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        self.add(s, f, FOOD, 0, (int(m.args[0]),), fx)
        buy_food(s, f.seat, int(m.args[0]), fx)


class GiveDisc(Half):
    """YZ-10.5, YZ-10.8: free rice or wheat."""

    verb, params, rule = "give_disc", ("innovation",), "YZ-10.5"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        held = s.seats[f.seat].inn
        return [move for innovation, move in GIVE_DISC.items() if held & innovation]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        innovation = 1 << INNOVATION[m.args[0]]  # type: ignore[index]
        if innovation not in GIVE_DISC:
            return NOT_NOW
        return why_not_usable(s, f.seat, innovation) or self.why_not_half(s, f, VIRTUAL[innovation][0], 0)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        innovation = 1 << INNOVATION[m.args[0]]  # type: ignore[index]
        spend_disc(s, f.seat, innovation, fx)
        self.add(s, f, VIRTUAL[innovation][0], 0, (), fx)


class Pair(Phase[Yinzi]):
    """YZ-15.1"""

    kind, rule = "pair", "YZ-15.1"
    offers = (GiveCube(), GiveFood(), GiveDisc())


class PairDone(Phase[Yinzi]):
    """YZ-15.2: one silver, and perhaps the ship sails."""

    kind, rule = "pair_done", "YZ-15.2"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        dock = int(f.args[0]) // 3
        fx.tell("delivers_pair", f.seat, *ship_and_dock(s, dock))
        delivered(s, f.seat, dock, fx)


class LateDone(Step[Yinzi]):
    """YZ-15.2"""

    verb, rule = "done", "YZ-15.2"

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        pass


class LateRiver(River):
    """YZ-10.5: only where the one pair is still to come."""

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if f.args[0] and not s.house & house.MANY_PAIRS:
            return ONE_PAIR
        return super().shut(s, f)

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        return bool(free_holds(s)) and can_pair(s, f.seat, int(f.args[1]) - river_bonus(s, f.seat))


class LateShipping(Phase[Yinzi]):
    """YZ-15.2"""

    kind, rule = "late", "YZ-15.2"
    offers = (Late(), LateRiver(), Embark(), LateDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        q, carried = f.seat, int(f.args[1])
        more = not f.args[0] or s.house & house.MANY_PAIRS
        if more and can_pair(s, q, carried - river_bonus(s, q)) and free_holds(s):
            return True
        return can_embark(s, q, s.seats[q].inn & ~s.fresh)
