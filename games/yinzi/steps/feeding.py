"""YZ-13: phase C. The frame carries the Food still missing; the free Food of an innovation is used at once."""

from collections.abc import Iterator

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.demands import VIRTUAL
from games.yinzi.discs import NOT_NOW, spend_disc, usable, why_not_usable
from games.yinzi.markets import buy_food, buyable_food, why_no_food
from games.yinzi.pieces import edible, goods_of, harvest
from games.yinzi.reckoning import food_needed, mouths
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import NOT_YOURS
from games.yinzi.tables import CUBES_PER_FOOD, FOOD_DISCS, GOODS, I_RICE, I_WHEAT

NOT_EDIBLE = Refusal("not-edible", (), "YZ-13.2")
NEEDS_TWO = Refusal("needs-two", (), "YZ-13.2")
NEEDS_ONE = Refusal("needs-one", (), "YZ-13.2")
NOT_A_PAIR = Refusal("not-a-pair", (), "YZ-13.2")
ONE_CUBE = Refusal("one-cube", (), "YZ-13.2")
FOOD_LEFT = Refusal("food-left", (), "YZ-13.3")
OWN_FOOD = Refusal("own-food-left", (), "YZ-13.3")


def own_food(s: Yinzi, seat: int) -> bool:
    """Whether own cubes could still make one Food."""
    counts = goods_of(s, seat)
    loose = 0
    for good, per_food in enumerate(CUBES_PER_FOOD):
        if per_food and counts[good] >= per_food:
            return True
        if per_food == 2:
            loose += counts[good]
    return loose > 1 and bool(s.house & house.ANY_KIND)


def fed(f: Frame, food: int) -> Frame:
    (missing,) = f.args
    return Frame(f.kind, f.seat, (max(0, missing - food),))


class Eat(Step[Yinzi]):
    """YZ-13.2: rice, wheat or corn, one cube for one Food."""

    verb = "eat"
    params = ("square",)
    rule = "YZ-13.2"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(square,) for square in edible(s, f.seat) if CUBES_PER_FOOD[s.grows[square]] == 1]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (square,) = a
        if s.whose[square] != f.seat:
            return NOT_YOURS
        cubes = CUBES_PER_FOOD[s.grows[square]]
        return None if cubes == 1 else NEEDS_TWO if cubes else NOT_EDIBLE

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (square,) = a
        fx.tell("eats", f.seat, GOODS[s.grows[square]])
        harvest(s, square)
        s.push(fed(f, 1))


class EatPair(Step[Yinzi]):
    """YZ-13.2: two equal cubes of fruit, cabbage or potatoes for one Food."""

    verb = "eat_pair"
    params = ("square", "square")
    rule = "YZ-13.2"

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Indices]:
        fields = [square for square in edible(s, f.seat) if CUBES_PER_FOOD[s.grows[square]] == 2]
        for i, one in enumerate(fields):
            for two in fields[i:]:
                if s.grows[one] == s.grows[two] or s.house & house.ANY_KIND:
                    yield one, two

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        one, two = a
        if s.whose[one] != f.seat or s.whose[two] != f.seat:
            return NOT_YOURS
        for good in (s.grows[one], s.grows[two]):
            if CUBES_PER_FOOD[good] != 2:
                return NEEDS_ONE if CUBES_PER_FOOD[good] else NOT_EDIBLE
        if s.grows[one] != s.grows[two] and not s.house & house.ANY_KIND:
            return NOT_A_PAIR
        return ONE_CUBE if one == two and s.cubes[one] < 2 else None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        for square in a:
            fx.tell("eats", f.seat, GOODS[s.grows[square]])
            harvest(s, square)
        s.push(fed(f, 1))


class EatFood(Step[Yinzi]):
    """YZ-6.6: a bought Food cube."""

    verb = "eat_food"
    params = ("seat",)
    rule = "YZ-6.6"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(colour,) for colour, count in enumerate(s.rural) if count]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (colour,) = a
        return why_no_food(s, f.seat, colour, "YZ-6.3")

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (colour,) = a
        s.seats[colour].cubes += 1
        s.push(fed(f, 1))
        buy_food(s, f.seat, colour, fx)


class EatDisc(Step[Yinzi]):
    """YZ-10.5, YZ-10.8: free rice or wheat."""

    verb = "eat_disc"
    params = ("innovation",)
    rule = "YZ-10.5"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        held = s.seats[f.seat].inn
        return [(number,) for number in FOOD_DISCS if held >> number & 1]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (number,) = a
        return why_not_usable(s, f.seat, 1 << number) if number in FOOD_DISCS else NOT_NOW

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (number,) = a
        _, food = VIRTUAL[1 << number]
        spend_disc(s, f.seat, 1 << number, fx)
        s.push(fed(f, food))


class Starve(Step[Yinzi]):
    """YZ-13.3, YZ-13.4: a misfortune for each missing Food, once the own cubes are used up (R4)."""

    verb = "starve"
    rule = "YZ-13.4"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not s.house & house.FREE_FOOD and own_food(s, f.seat):
            return OWN_FOOD
        return FOOD_LEFT if s.house & house.ALL_MUST_EAT and can_feed(s, f.seat) else None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (missing,) = f.args
        suffer(s, f.seat, missing, fx)


def suffer(s: Yinzi, seat: int, count: int, fx: Effects) -> None:
    """So many misfortune tiles."""
    s.seats[seat].misfortune += count
    fx.tell("misfortune", seat, count)


class FeedStart(Phase[Yinzi]):
    """YZ-13.1"""

    kind = "feed_start"
    rule = "YZ-13.1"
    stage = True

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        need = food_needed(s, f.seat)
        if need:
            fx.tell("hunger", f.seat, mouths(s.seats[f.seat]), need)
            s.push(Frame("feed", f.seat, (need,)))


class Feed(Phase[Yinzi]):
    """YZ-13.1"""

    kind = "feed"
    params = ("missing",)
    rule = "YZ-13.1"
    stage = True
    offers = (Eat(), EatPair(), EatFood(), EatDisc(), Starve())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        (missing,) = f.args
        return missing > 0 and can_feed(s, f.seat)

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        (missing,) = f.args
        if missing:
            suffer(s, f.seat, missing, fx)


def can_feed(s: Yinzi, seat: int) -> bool:
    """Whether there is any Food to choose."""
    return usable(s, seat) & (I_RICE | I_WHEAT) > 0 or buyable_food(s, seat) > 0 or own_food(s, seat)
