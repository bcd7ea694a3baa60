"""YZ-11.7 to YZ-11.9: Produce. The frame carries (slot, factories used as bits, factory that may double or -1, borders)."""

from typing import ClassVar

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal, Signature
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.money import BANK, charge, copper_power, silver_power, spend_disc
from games.yinzi.pieces import empty_space, products_in, province_of_factory, store_of
from games.yinzi.state import Yinzi
from games.yinzi.steps.city_sale import River, carry, river_bonus, too_far
from games.yinzi.steps.free import FREE, why_not_usable
from games.yinzi.steps.work import MUST_WORK, WorkDone, WorkPhase, at_hand, employ
from games.yinzi.tables import (
    DISTANCE,
    FACTORIES,
    FACTORY,
    FACTORY_RAW,
    I_RAW,
    OWN_MODE,
    PRODUCE,
    RIVAL_MODE,
    SPACE,
    SPACES,
)

NOT_BUILT = Refusal("factory-not-built", (), "YZ-11.7")
USED = Refusal("factory-used", (), "YZ-11.7")
RUIN = Refusal("factory-ruin", (), "YZ-11.7")
RIVAL_SMALL = Refusal("rival-level-one", (), "YZ-11.7")
NO_MARKERS = Refusal("no-markers", (), "YZ-18.3")
NO_RAW = Refusal("wrong-raw", (), "YZ-11.9")
NO_DOUBLE = Refusal("no-double", (), "YZ-11.7")
NOTHING = Refusal("nothing-to-produce", (), "YZ-11.7")
NO_FACTORIES = Refusal("no-factories", (), "YZ-11.7")
NO_RAW_LEFT = Refusal("no-raw-left", (), "YZ-11.9")
RAW_TOO_FAR = Refusal("raw-too-far", (), "YZ-5.3")

MAKE = tuple(tuple(Move("produce", (factory, space)) for space in SPACES) for factory in FACTORIES)
MAKE_FREE = tuple(Move("produce_inn", (factory,)) for factory in FACTORIES)
DOUBLE = tuple(Move("double", (space,)) for space in SPACES)
DOUBLE_FREE = Move("double_inn")


FARTHEST = max(map(max, DISTANCE))


def mode(s: Yinzi, q: int, factory: int) -> tuple[int, int, int, int]:
    """Workers, copper and silver for the owner, most products."""
    return (OWN_MODE if s.owner[factory] == q else RIVAL_MODE)[s.level[factory]]


def why_not_factory(s: Yinzi, q: int, factory: int, used: int, workers: int, copper: int) -> Refusal | None:
    """Why q cannot produce in this factory, whatever the raw material; `copper` is what q could pay."""
    if s.place[factory] < 0:
        return NOT_BUILT
    if used >> factory & 1:
        return USED
    if not s.level[factory]:
        return RUIN
    need, fee, silver, _ = mode(s, q, factory)
    if not need:
        return RIVAL_SMALL
    if need > workers:
        return Refusal("few-workers", (need, workers), "YZ-11.7")
    if fee > copper:
        return Refusal("copper", (fee, copper), "YZ-11.7")
    if silver > silver_power(s, q):
        return Refusal("silver", (silver, silver_power(s, q)), "YZ-11.7")
    return why_full(s, factory)


def why_full(s: Yinzi, factory: int) -> Refusal | None:
    inside, room = products_in(s, factory), store_of(s, factory)
    return Refusal("store-full", (inside, room), "YZ-11.8") if inside >= room else None


def raw_in_reach(s: Yinzi, factory: int, borders: int) -> bool:
    colour, away = FACTORY_RAW[factory] * 4, DISTANCE[province_of_factory(s, factory)]
    return any(s.raw[colour + p] and away[p] <= borders for p in range(4))


def can_produce(s: Yinzi, q: int, workers: int, copper: int, used: int = 0, carried: int = 0) -> bool:
    """Whether q could make at least one product now, with all the innovations at hand."""
    seat = s.seats[q]
    if not seat.markers:
        return False
    anything = seat.inn & ~s.fresh & I_RAW
    borders = max(0, seat.capacity() - carried + river_bonus(s, q))
    return any(
        (anything or raw_in_reach(s, factory, borders)) and why_not_factory(s, q, factory, used, workers, copper) is None
        for factory in s.built
    )


def why_no_production(s: Yinzi, q: int, workers: int, copper: int) -> Refusal | None:
    """Why q cannot make even one product: what all factories have in common, if it is one thing."""
    if can_produce(s, q, workers, copper):
        return None
    if not s.seats[q].markers:
        return NO_MARKERS
    standing = [factory for factory in s.built if s.level[factory]]
    if not standing:
        return NO_FACTORIES
    reasons = [(factory, why_not_factory(s, q, factory, 0, workers, copper)) for factory in standing]
    ready = [factory for factory, reason in reasons if reason is None]
    if ready:
        return RAW_TOO_FAR if any(raw_in_reach(s, factory, FARTHEST) for factory in ready) else NO_RAW_LEFT
    kinds = {reason for _, reason in reasons}
    return kinds.pop() if len(kinds) == 1 else NOTHING


def why_not_raw(s: Yinzi, f: Frame, factory: int, space: int) -> Refusal | None:
    if s.market[space] != FACTORY_RAW[factory]:
        return NO_RAW
    return too_far(s, f.seat, int(f.args[3]), DISTANCE[province_of_factory(s, factory)][space // 6])


def cubes_for(s: Yinzi, factory: int) -> list[int]:
    colour = FACTORY_RAW[factory]
    return [space for space, cube in enumerate(s.market) if cube == colour]


def consume(s: Yinzi, f: Frame, factory: int, space: int) -> int:
    """Use a cube of a market; returns the borders crossed so far."""
    carried = carry(s, int(f.args[3]), DISTANCE[province_of_factory(s, factory)][space // 6])
    empty_space(s, space)
    return carried


def make_product(s: Yinzi, q: int, factory: int, fx: Effects) -> None:
    s.seats[q].markers -= 1
    s.stored[factory * 4 + q] += 1
    fx.tell("produces", q, FACTORIES[factory])


class Produce(Step[Yinzi]):
    """YZ-11.7"""

    verb, rule = "produce", "YZ-11.7"
    params: ClassVar[Signature] = ("factory", "space")

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].markers else NO_MARKERS

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        raw = s.raw
        found = []
        for factory in s.built:
            colour = FACTORY_RAW[factory] * 4
            if s.level[factory] and any(raw[colour : colour + 4]):
                moves = MAKE[factory]
                found += [moves[space] for space in cubes_for(s, factory)]
        return found

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        factory = FACTORY[m.args[0]]  # type: ignore[index]
        return self.why_not_here(s, f, factory) or why_not_raw(s, f, factory, SPACE[m.args[1]])  # type: ignore[index]

    def why_not_here(self, s: Yinzi, f: Frame, factory: int) -> Refusal | None:
        q = f.seat
        workers = at_hand(s, q, int(f.args[0]), PRODUCE)
        return why_not_factory(s, q, factory, int(f.args[1]), workers, copper_power(s, q))

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        factory = FACTORY[m.args[0]]  # type: ignore[index]
        carried = consume(s, f, factory, SPACE[m.args[1]])  # type: ignore[index]
        self.make(s, f, factory, carried, fx)

    def make(self, s: Yinzi, f: Frame, factory: int, carried: int, fx: Effects) -> None:
        q = f.seat
        workers, fee, silver, most = mode(s, q, factory)
        employ(s, q, int(f.args[0]), PRODUCE, workers)
        make_product(s, q, factory, fx)
        twice = factory if most > 1 and why_full(s, factory) is None else -1
        s.push(Frame(f.kind, q, (f.args[0], int(f.args[1]) | 1 << factory, twice, carried)))
        if fee or silver:
            charge(s, q, fee, silver, s.owner[factory] if s.owner[factory] != q else BANK, fx)


class ProduceFree(Produce):
    """YZ-10.5: with the raw material of an innovation."""

    verb, rule = "produce_inn", "YZ-10.5"
    params: ClassVar[Signature] = ("factory",)

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_usable(s, f.seat, I_RAW) or (None if s.seats[f.seat].markers else NO_MARKERS)

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [MAKE_FREE[factory] for factory in s.built]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return self.why_not_here(s, f, FACTORY[m.args[0]])  # type: ignore[index]

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        spend_disc(s, f.seat, I_RAW, fx)
        self.make(s, f, FACTORY[m.args[0]], int(f.args[3]), fx)  # type: ignore[index]


def can_double(s: Yinzi, f: Frame, factory: int) -> bool:
    """Whether a second raw material is in reach of a factory that may double."""
    if s.seats[f.seat].inn & ~s.fresh & I_RAW:
        return True
    borders = s.seats[f.seat].capacity() - int(f.args[3]) + river_bonus(s, f.seat)
    return raw_in_reach(s, factory, max(0, borders))


class Double(Step[Yinzi]):
    """YZ-11.7: an own factory of level III makes a second product of a second raw material with the same worker."""

    verb, rule = "double", "YZ-11.7"
    params: ClassVar[Signature] = ("space",)

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if int(f.args[2]) < 0:
            return NO_DOUBLE
        return None if s.seats[f.seat].markers else NO_MARKERS

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [DOUBLE[space] for space in cubes_for(s, int(f.args[2]))]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return why_not_raw(s, f, int(f.args[2]), SPACE[m.args[0]])  # type: ignore[index]

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        self.make(s, f, consume(s, f, int(f.args[2]), SPACE[m.args[0]]), fx)  # type: ignore[index]

    def make(self, s: Yinzi, f: Frame, carried: int, fx: Effects) -> None:
        make_product(s, f.seat, int(f.args[2]), fx)
        s.push(Frame(f.kind, f.seat, (f.args[0], f.args[1], -1, carried)))


class DoubleFree(Double):
    """YZ-10.5"""

    verb, rule = "double_inn", "YZ-10.5"
    params: ClassVar[Signature] = ()

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return super().shut(s, f) or why_not_usable(s, f.seat, I_RAW)

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [DOUBLE_FREE]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return None

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        spend_disc(s, f.seat, I_RAW, fx)
        self.make(s, f, int(f.args[3]), fx)


class ProduceDone(WorkDone):
    area = PRODUCE

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        slot, used, _, carried = map(int, f.args)
        group = s.seats[f.seat].groups[slot]
        if s.house & house.ALL_MUST_WORK and group:
            workers = at_hand(s, f.seat, slot, PRODUCE)
            if can_produce(s, f.seat, workers, copper_power(s, f.seat), used, carried):
                return MUST_WORK
        return super().shut(s, f)


class ProduceRiver(River):
    """YZ-10.5"""

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        slot, used, twice, carried = map(int, f.args)
        if twice >= 0 and s.seats[f.seat].markers and can_double(s, f, twice):
            return True
        return can_produce(s, f.seat, at_hand(s, f.seat, slot, PRODUCE), copper_power(s, f.seat), used, carried)


class ProducePhase(WorkPhase):
    """YZ-11.7"""

    kind, rule, area = "produce", "YZ-11.7", PRODUCE
    offers = (Produce(), ProduceFree(), Double(), DoubleFree(), ProduceRiver(), *FREE, ProduceDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        twice = int(f.args[2])
        if twice >= 0 and s.seats[f.seat].markers and can_double(s, f, twice):
            return True
        return super().asks(s, f)
