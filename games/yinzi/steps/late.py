"""YZ-15: late shipping. A pair is two questions.

A frame `late` carries the pairs delivered, the borders crossed and whether the river was used; a frame `pair` the ship space,
the first half (a good, FOOD for a bought cube, or NO_HALF), the borders and the river.
"""

from collections.abc import Iterator

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.demands import VIRTUAL
from games.yinzi.discs import NOT_NOW, spend_disc, usable, why_not_usable
from games.yinzi.markets import buy_food, why_no_food
from games.yinzi.money import copper_power
from games.yinzi.pieces import late_fields, uproot
from games.yinzi.state import SOLD, Yinzi
from games.yinzi.steps.free import NOT_YOURS, Embark, can_embark
from games.yinzi.steps.river import River
from games.yinzi.steps.sailing import delivered, ship_and_dock
from games.yinzi.steps.ships import away, free_holds, why_not_hold
from games.yinzi.tables import FOOD_DISCS, GOODS, LATE_GOOD, RURAL_PRICE, SQUARES
from games.yinzi.transport import added, most_room, room_after, room_left, too_far

FOOD, NO_HALF = len(GOODS), len(GOODS) + 1
ONE_PAIR = Refusal("one-pair", (), "YZ-15.2")
NO_PAIR = Refusal("no-pair", (), "YZ-15.1")
NOT_LATE = Refusal("not-late-good", (), "YZ-15.1")
SAME_GOOD = Refusal("same-good", (), "YZ-15.1")
NO_PARTNER = Refusal("no-partner", (), "YZ-15.1")


def differ(s: Yinzi, first: int, second: int) -> bool:
    """Whether two halves may be a pair: bought Food is any of the five rural goods (R12)."""
    if first == FOOD and second == FOOD:
        return not s.house & house.NO_BOUGHT_PAIR
    return first != second


def halves(s: Yinzi, seat: int, room: int, copper: int) -> Iterator[tuple[int, int]]:
    """What could be half of a pair now: good or FOOD, and the borders it crosses."""
    for square in late_fields(s, seat):
        if too_far(room, away(square)) is None:
            yield s.grows[square], away(square)
    discs = usable(s, seat)
    for number in FOOD_DISCS:
        if discs >> number & 1:
            yield VIRTUAL[1 << number][0], 0
    if any(s.rural) and s.seats[seat].traded != SOLD and copper >= RURAL_PRICE:
        yield FOOD, 0


def has_partner(s: Yinzi, seat: int, first: int, room: int) -> bool:
    """Whether another half fits beside this one, paid for and carried after it."""
    copper, food = copper_power(s, seat), sum(s.rural)
    if first == FOOD:
        copper, food = copper - RURAL_PRICE, food - 1
    return any(differ(s, first, good) and (good != FOOD or food) for good, _ in halves(s, seat, room, copper))


def can_pair(s: Yinzi, seat: int, room: int) -> bool:
    return any(
        has_partner(s, seat, good, room_after(s, room, crossing))
        for good, crossing in halves(s, seat, room, copper_power(s, seat))
    )


def why_no_more(s: Yinzi, f: Frame) -> Refusal | None:
    """YZ-15.2: one pair a round, unless the table reads it otherwise (R8)."""
    pairs, _, _ = f.args
    return ONE_PAIR if pairs and not s.house & house.MANY_PAIRS else None


class Late(Step[Yinzi]):
    """YZ-15.1: first the ship space."""

    verb = "late"
    params = ("hold",)
    rule = "YZ-15.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        _, borders, river = f.args
        return why_no_more(s, f) or (None if can_pair(s, f.seat, room_left(s, f.seat, borders, river)) else NO_PAIR)

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(hold,) for hold in free_holds(s)]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (hold,) = a
        return why_not_hold(s, hold)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (hold,) = a
        pairs, borders, river = f.args
        s.hold[hold] = (f.seat, -1)
        s.push(Frame("pair", f.seat, (hold, NO_HALF, borders, river)), Frame("late", f.seat, (pairs + 1, 0, 0)))


class Half(Step[Yinzi]):
    """YZ-15.1: one half of the pair."""

    rule = "YZ-15.1"

    def why_not_half(self, s: Yinzi, f: Frame, good: int, crossing: int) -> Refusal | None:
        _, first, borders, river = f.args
        room = room_left(s, f.seat, borders, river)
        if reason := too_far(room, crossing):
            return reason
        if first != NO_HALF:
            return None if differ(s, first, good) else SAME_GOOD
        return None if has_partner(s, f.seat, good, room_after(s, room, crossing)) else NO_PARTNER

    def add(self, s: Yinzi, f: Frame, good: int, crossing: int, cubes: tuple[int, ...]) -> None:
        hold, first, borders, river = f.args
        s.hold[hold] += cubes
        if first == NO_HALF:
            s.push(Frame("pair", f.seat, (hold, good, added(s, borders, crossing), river)))
        else:
            s.push(Frame("pair_done", f.seat, (hold,)))


class GiveCube(Half):
    """YZ-15.3: an own cube needs transport to the coast."""

    verb = "give"
    params = ("square",)
    rule = "YZ-15.3"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(square,) for square in late_fields(s, f.seat)]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (square,) = a
        if s.whose[square] != f.seat:
            return NOT_YOURS
        if not LATE_GOOD[s.grows[square]]:
            return NOT_LATE
        return self.why_not_half(s, f, s.grows[square], away(square))

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (square,) = a
        good = s.grows[square]
        fx.tell("gives", f.seat, GOODS[good], SQUARES[square])
        uproot(s, square)
        self.add(s, f, good, away(square), (f.seat,))


class GiveFood(Half):
    """YZ-6.6: a bought Food cube."""

    verb = "give_food"
    params = ("seat",)
    rule = "YZ-6.6"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(colour,) for colour, count in enumerate(s.rural) if count]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (colour,) = a
        return why_no_food(s, f.seat, colour, "YZ-6.3") or self.why_not_half(s, f, FOOD, 0)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (colour,) = a
        self.add(s, f, FOOD, 0, (colour,))
        buy_food(s, f.seat, colour, fx)


class GiveDisc(Half):
    """YZ-10.5, YZ-10.8: free rice or wheat."""

    verb = "give_disc"
    params = ("innovation",)
    rule = "YZ-10.5"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        held = s.seats[f.seat].inn
        return [(number,) for number in FOOD_DISCS if held >> number & 1]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (number,) = a
        if number not in FOOD_DISCS:
            return NOT_NOW
        innovation = 1 << number
        return why_not_usable(s, f.seat, innovation) or self.why_not_half(s, f, VIRTUAL[innovation][0], 0)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (number,) = a
        good, _ = VIRTUAL[1 << number]
        spend_disc(s, f.seat, 1 << number, fx)
        self.add(s, f, good, 0, ())


class Pair(Phase[Yinzi]):
    """YZ-15.1"""

    kind = "pair"
    params = ("hold", "half", "borders", "river")
    rule = "YZ-15.1"
    offers = (GiveCube(), GiveFood(), GiveDisc())


class PairDone(Phase[Yinzi]):
    """YZ-15.2: one silver, and perhaps the ship sails."""

    kind = "pair_done"
    params = ("hold",)
    rule = "YZ-15.2"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        (hold,) = f.args
        fx.tell("delivers_pair", f.seat, *ship_and_dock(s, hold // 3))
        delivered(s, f.seat, hold // 3, fx)


class LateDone(Step[Yinzi]):
    """YZ-15.2"""

    verb = "done"
    rule = "YZ-15.2"
    ends = True

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        pass


def can_deliver(s: Yinzi, f: Frame) -> bool:
    """Whether a pair could still be delivered, with the free river capacity as well."""
    _, borders, river = f.args
    return can_pair(s, f.seat, most_room(s, f.seat, borders, river)) and bool(free_holds(s))


class LateRiver(River):
    """YZ-10.5: only where the one pair is still to come."""

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_no_more(s, f) or super().shut(s, f)

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        return can_deliver(s, f)


class LateShipping(Phase[Yinzi]):
    """YZ-15.2"""

    kind = "late"
    params = ("pairs", "borders", "river")
    rule = "YZ-15.2"
    stage = True
    offers = (Late(), LateRiver(), Embark(), LateDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return (why_no_more(s, f) is None and can_deliver(s, f)) or can_embark(s, f.seat)
