"""YZ-11.7 to YZ-11.9: Produce.

The frame carries the slot of the group, the factories used so far as bits, a factory that may make a second product or none,
the borders crossed and whether the river was used.
"""

from typing import ClassVar

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, Signature
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.discs import spend_disc, usable, why_not_usable
from games.yinzi.money import BANK, charge, copper_power, silver_power
from games.yinzi.pieces import empty_space, products_in, province_of_factory, store_of
from games.yinzi.state import Yinzi
from games.yinzi.steps.river import River
from games.yinzi.steps.work import FREE_AT_WORK, MUST_WORK, WorkDone, WorkPhase, at_hand, employ
from games.yinzi.tables import (
    DISTANCE,
    FACTORIES,
    FACTORY_RAW,
    FARTHEST,
    I_RAW,
    NEAR,
    OWN_MODE,
    PRODUCE,
    RIVAL_MODE,
    SITE_PROVINCE,
)
from games.yinzi.transport import added, most_room, room_left, too_far

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
NO_FACTORY = -1


def mode(s: Yinzi, seat: int, factory: int) -> tuple[int, int, int, int]:
    """Workers, copper and silver for the owner, most products."""
    return (OWN_MODE if s.owner[factory] == seat else RIVAL_MODE)[s.level[factory]]


def why_not_factory(s: Yinzi, seat: int, factory: int, used: int, workers: int, copper: int) -> Refusal | None:
    """Why this factory cannot be used, whatever the raw material, by a player who can pay so much copper."""
    if s.place[factory] < 0:
        return NOT_BUILT
    if used >> factory & 1:
        return USED
    if not s.level[factory]:
        return RUIN
    need, fee, silver, _ = mode(s, seat, factory)
    if not need:
        return RIVAL_SMALL
    if need > workers:
        return Refusal("few-workers", (need, workers), "YZ-11.7")
    if fee > copper:
        return Refusal("copper", (fee, copper), "YZ-11.7")
    if silver > silver_power(s, seat):
        return Refusal("silver", (silver, silver_power(s, seat)), "YZ-11.7")
    return why_full(s, factory)


def why_full(s: Yinzi, factory: int) -> Refusal | None:
    inside, room = products_in(s, factory), store_of(s, factory)
    return Refusal("store-full", (inside, room), "YZ-11.8") if inside >= room else None


def crossing(s: Yinzi, factory: int, space: int) -> int:
    return DISTANCE[province_of_factory(s, factory)][space // 6]


def raw_in_reach(s: Yinzi, factory: int, room: int) -> bool:
    raw, colour = s.raw, FACTORY_RAW[factory] * 4
    return any(raw[colour + province] for province in NEAR[SITE_PROVINCE[s.place[factory]]][room])


def can_produce(s: Yinzi, seat: int, workers: int, copper: int, used: int, room: int) -> bool:
    """Whether at least one product could be made now, with raw material from so far and all the innovations at hand."""
    if not s.seats[seat].markers:
        return False
    anything = usable(s, seat) & I_RAW
    return any(
        (anything or raw_in_reach(s, factory, room)) and why_not_factory(s, seat, factory, used, workers, copper) is None
        for factory in s.built
    )


def why_no_production(s: Yinzi, seat: int, workers: int, copper: int) -> Refusal | None:
    """Why not even one product can be made: no raw material, or what stops all the factories that have some."""
    if not s.seats[seat].markers:
        return NO_MARKERS
    anything, room = usable(s, seat) & I_RAW, most_room(s, seat)
    standing = [factory for factory in s.built if s.level[factory]]
    reasons: set[Refusal] = set()
    for factory in standing:
        if anything or raw_in_reach(s, factory, room):
            reason = why_not_factory(s, seat, factory, 0, workers, copper)
            if reason is None:
                return None
            reasons.add(reason)
    if reasons:
        return reasons.pop() if len(reasons) == 1 else NOTHING
    if not standing:
        return NO_FACTORIES
    return RAW_TOO_FAR if any(raw_in_reach(s, factory, FARTHEST) for factory in standing) else NO_RAW_LEFT


def why_not_raw(s: Yinzi, f: Frame, factory: int, space: int) -> Refusal | None:
    borders, river = f.args[-2:]
    if s.market[space] != FACTORY_RAW[factory]:
        return NO_RAW
    return too_far(room_left(s, f.seat, borders, river), crossing(s, factory, space))


def cubes_for(s: Yinzi, factory: int) -> list[int]:
    colour = FACTORY_RAW[factory]
    return [space for space, cube in enumerate(s.market) if cube == colour]


def consume(s: Yinzi, f: Frame, factory: int, space: int) -> int:
    """Use a cube of a market; returns the borders crossed so far."""
    *_, borders, _ = f.args
    empty_space(s, space)
    return added(s, borders, crossing(s, factory, space))


def make_product(s: Yinzi, seat: int, factory: int, fx: Effects) -> None:
    s.seats[seat].markers -= 1
    s.stored[factory * 4 + seat] += 1
    fx.tell("produces", seat, FACTORIES[factory])


class Produce(Step[Yinzi]):
    """YZ-11.7"""

    verb = "produce"
    rule = "YZ-11.7"
    params: ClassVar[Signature] = ("factory", "space")

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if s.seats[f.seat].markers else NO_MARKERS

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        raw = s.raw
        found: list[Indices] = []
        for factory in s.built:
            colour = FACTORY_RAW[factory] * 4
            if s.level[factory] and any(raw[colour : colour + 4]):
                found += [(factory, space) for space in cubes_for(s, factory)]
        return found

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        factory, space = a
        return self.why_not_here(s, f, factory) or why_not_raw(s, f, factory, space)

    def why_not_here(self, s: Yinzi, f: Frame, factory: int) -> Refusal | None:
        slot, used = f.args[:2]
        workers = at_hand(s, f.seat, slot, PRODUCE)
        return why_not_factory(s, f.seat, factory, used, workers, copper_power(s, f.seat))

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        factory, space = a
        self.make(s, f, factory, consume(s, f, factory, space), fx)

    def make(self, s: Yinzi, f: Frame, factory: int, borders: int, fx: Effects) -> None:
        slot, used, _, _, river = f.args
        seat, owner = f.seat, s.owner[factory]
        workers, fee, silver, most = mode(s, seat, factory)
        employ(s, seat, slot, PRODUCE, workers)
        make_product(s, seat, factory, fx)
        twice = factory if most > 1 and why_full(s, factory) is None else NO_FACTORY
        s.push(Frame(f.kind, seat, (slot, used | 1 << factory, twice, borders, river)))
        if fee or silver:
            charge(s, seat, fee, silver, owner if owner != seat else BANK, fx)


class ProduceFree(Produce):
    """YZ-10.5: with the raw material of an innovation."""

    verb = "produce_inn"
    rule = "YZ-10.5"
    params: ClassVar[Signature] = ("factory",)

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return why_not_usable(s, f.seat, I_RAW) or (None if s.seats[f.seat].markers else NO_MARKERS)

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(factory,) for factory in s.built]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (factory,) = a
        return self.why_not_here(s, f, factory)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (factory,) = a
        *_, borders, _ = f.args
        spend_disc(s, f.seat, I_RAW, fx)
        self.make(s, f, factory, borders, fx)


def can_double(s: Yinzi, f: Frame) -> bool:
    """Whether a second product could be made of raw material in reach."""
    _, _, twice, borders, river = f.args
    if twice == NO_FACTORY or not s.seats[f.seat].markers:
        return False
    return bool(usable(s, f.seat) & I_RAW) or raw_in_reach(s, twice, most_room(s, f.seat, borders, river))


class Double(Step[Yinzi]):
    """YZ-11.7: an own factory of level III makes a second product of a second raw material with the same worker."""

    verb = "double"
    rule = "YZ-11.7"
    params: ClassVar[Signature] = ("space",)

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        _, _, twice, _, _ = f.args
        if twice == NO_FACTORY:
            return NO_DOUBLE
        return None if s.seats[f.seat].markers else NO_MARKERS

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        _, _, twice, _, _ = f.args
        return [] if twice == NO_FACTORY else [(space,) for space in cubes_for(s, twice)]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (space,) = a
        _, _, twice, _, _ = f.args
        return why_not_raw(s, f, twice, space)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (space,) = a
        _, _, twice, _, _ = f.args
        self.make(s, f, consume(s, f, twice, space), fx)

    def make(self, s: Yinzi, f: Frame, borders: int, fx: Effects) -> None:
        slot, used, twice, _, river = f.args
        make_product(s, f.seat, twice, fx)
        s.push(Frame(f.kind, f.seat, (slot, used, NO_FACTORY, borders, river)))


class DoubleFree(Double):
    """YZ-10.5"""

    verb = "double_inn"
    rule = "YZ-10.5"
    params: ClassVar[Signature] = ()

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return super().shut(s, f) or why_not_usable(s, f.seat, I_RAW)

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [()]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        return None

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        *_, borders, _ = f.args
        spend_disc(s, f.seat, I_RAW, fx)
        self.make(s, f, borders, fx)


def can_go_on(s: Yinzi, f: Frame) -> bool:
    """Whether the workers at hand could make another product."""
    slot, used, _, borders, river = f.args
    workers = at_hand(s, f.seat, slot, PRODUCE)
    return can_produce(s, f.seat, workers, copper_power(s, f.seat), used, most_room(s, f.seat, borders, river))


class ProduceDone(WorkDone):
    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        slot, *_ = f.args
        if s.house & house.ALL_MUST_WORK and s.seats[f.seat].groups[slot] and can_go_on(s, f):
            return MUST_WORK
        return super().shut(s, f)


class ProduceRiver(River):
    """YZ-10.5"""

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        return can_double(s, f) or can_go_on(s, f)


class ProducePhase(WorkPhase):
    """YZ-11.7"""

    kind = "produce"
    rule = "YZ-11.7"
    area = PRODUCE
    params = ("fortune", "used", "factory?", "borders", "river")
    offers = (Produce(), ProduceFree(), Double(), DoubleFree(), ProduceRiver(), *FREE_AT_WORK, ProduceDone())

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return can_double(s, f) or super().asks(s, f)
