"""YZ-13: phase C. The frame carries the Food still missing and the free Food of an opened innovation is used at once."""

from collections.abc import Iterator

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.money import copper_power, spend_disc
from games.yinzi.pieces import edible, goods_of, harvest
from games.yinzi.reckoning import food_needed, mouths
from games.yinzi.state import SOLD, Yinzi
from games.yinzi.steps.free import NOT_NOW, NOT_YOURS, why_not_usable
from games.yinzi.steps.routes import VIRTUAL, buy_food, why_no_food
from games.yinzi.tables import (
    CUBES_PER_FOOD,
    GOODS,
    I_RICE,
    I_WHEAT,
    INNOVATION,
    INNOVATIONS,
    RURAL_PRICE,
    SQUARE,
    SQUARES,
)

NOT_EDIBLE = Refusal("not-edible", (), "YZ-13.2")
NEEDS_TWO = Refusal("needs-two", (), "YZ-13.2")
NEEDS_ONE = Refusal("needs-one", (), "YZ-13.2")
NOT_A_PAIR = Refusal("not-a-pair", (), "YZ-13.2")
ONE_CUBE = Refusal("one-cube", (), "YZ-13.2")
FOOD_LEFT = Refusal("food-left", (), "YZ-13.3")
OWN_FOOD = Refusal("own-food-left", (), "YZ-13.3")
EAT = tuple(Move("eat", (square,)) for square in SQUARES)
EAT_DISC = {bit: Move("eat_disc", (INNOVATIONS[bit.bit_length() - 1],)) for bit in (I_RICE, I_WHEAT)}


def own_food(s: Yinzi, q: int) -> bool:
    """Whether own cubes could still make one Food."""
    counts = goods_of(s, q)
    loose = 0
    for good, per_food in enumerate(CUBES_PER_FOOD):
        if per_food and counts[good] >= per_food:
            return True
        if per_food == 2:
            loose += counts[good]
    return loose > 1 and bool(s.house & house.ANY_KIND)


def fed(f: Frame, food: int) -> Frame:
    return Frame(f.kind, f.seat, (int(f.args[0]) - food,))


class Eat(Step[Yinzi]):
    """YZ-13.2: rice, wheat or corn, one cube for one Food."""

    verb, params, rule = "eat", ("square",), "YZ-13.2"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [EAT[square] for square in edible(s, f.seat) if CUBES_PER_FOOD[s.grows[square]] == 1]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        if s.whose[square] != f.seat:
            return NOT_YOURS
        cubes = CUBES_PER_FOOD[s.grows[square]]
        return None if cubes == 1 else NEEDS_TWO if cubes else NOT_EDIBLE

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        fx.tell("eats", f.seat, GOODS[s.grows[square]])
        harvest(s, square)
        s.push(fed(f, 1))


class EatPair(Step[Yinzi]):
    """YZ-13.2: two equal cubes of fruit, cabbage or potatoes for one Food."""

    verb, params, rule = "eat_pair", ("square", "square"), "YZ-13.2"

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Move]:
        fields = [square for square in edible(s, f.seat) if CUBES_PER_FOOD[s.grows[square]] == 2]
        for i, a in enumerate(fields):
            for b in fields[i:]:
                if s.grows[a] == s.grows[b] or s.house & house.ANY_KIND:
                    yield Move(self.verb, (SQUARES[a], SQUARES[b]))

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        a, b = SQUARE[m.args[0]], SQUARE[m.args[1]]  # type: ignore[index]
        if s.whose[a] != f.seat or s.whose[b] != f.seat:
            return NOT_YOURS
        for good in (s.grows[a], s.grows[b]):
            if CUBES_PER_FOOD[good] != 2:
                return NEEDS_ONE if CUBES_PER_FOOD[good] else NOT_EDIBLE
        if s.house & house.ANY_KIND:
            return ONE_CUBE if a == b and s.cubes[a] < 2 else None
        if s.grows[a] != s.grows[b]:
            return NOT_A_PAIR
        return ONE_CUBE if a == b and s.cubes[a] < 2 else None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        for square in (SQUARE[m.args[0]], SQUARE[m.args[1]]):  # type: ignore[index]
            fx.tell("eats", f.seat, GOODS[s.grows[square]])
            harvest(s, square)
        s.push(fed(f, 1))


class EatFood(Step[Yinzi]):
    """YZ-6.6: a bought Food cube."""

    verb, params, rule = "eat_food", ("seat",), "YZ-6.6"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [Move(self.verb, (colour,)) for colour, count in enumerate(s.rural) if count]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return why_no_food(s, f.seat, int(m.args[0]), "YZ-6.3")

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        colour = int(m.args[0])
        s.seats[colour].cubes += 1
        s.push(fed(f, 1))
        buy_food(s, f.seat, colour, fx)


class EatDisc(Step[Yinzi]):
    """YZ-10.5, YZ-10.8: free rice or wheat."""

    verb, params, rule = "eat_disc", ("innovation",), "YZ-10.5"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        held = s.seats[f.seat].inn
        return [move for innovation, move in EAT_DISC.items() if held & innovation]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        innovation = 1 << INNOVATION[m.args[0]]  # type: ignore[index]
        return why_not_usable(s, f.seat, innovation) if innovation in EAT_DISC else NOT_NOW

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        innovation = 1 << INNOVATION[m.args[0]]  # type: ignore[index]
        spend_disc(s, f.seat, innovation, fx)
        s.push(fed(f, VIRTUAL[innovation][1]))


class Starve(Step[Yinzi]):
    """YZ-13.3, YZ-13.4: a misfortune for each missing Food, once the own cubes are used up (R4)."""

    verb, rule = "starve", "YZ-13.4"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not s.house & house.FREE_FOOD and own_food(s, f.seat):
            return OWN_FOOD
        return FOOD_LEFT if s.house & house.ALL_MUST_EAT and can_feed(s, f.seat) else None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        starve(s, f.seat, int(f.args[0]), fx)


def starve(s: Yinzi, q: int, missing: int, fx: Effects) -> None:
    s.seats[q].misfortune += missing
    fx.tell("misfortune", q, missing)


class FeedStart(Phase[Yinzi]):
    """YZ-13.1"""

    kind, rule = "feed_start", "YZ-13.1"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        need = food_needed(s, f.seat)
        if need:
            fx.tell("hunger", f.seat, mouths(s.seats[f.seat]), need)
            s.push(Frame("feed", f.seat, (need,)))


class Feed(Phase[Yinzi]):
    """YZ-13.1"""

    kind, rule = "feed", "YZ-13.1"
    offers = (Eat(), EatPair(), EatFood(), EatDisc(), Starve())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return int(f.args[0]) > 0 and (can_feed(s, f.seat))

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        if int(f.args[0]) > 0:
            starve(s, f.seat, int(f.args[0]), fx)


def can_feed(s: Yinzi, q: int) -> bool:
    """Whether there is any Food to choose."""
    seat = s.seats[q]
    if seat.inn & ~s.fresh & (I_RICE | I_WHEAT):
        return True
    if any(s.rural) and seat.traded != SOLD and copper_power(s, q) >= RURAL_PRICE:
        return True
    return own_food(s, q)
