"""YZ-14.6 to YZ-14.12: fire, flood, drought, each at most once in a round."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.pieces import harvest, products_in, store_of
from games.yinzi.state import Yinzi
from games.yinzi.steps.factories import NOT_OWN
from games.yinzi.tables import (
    DISASTERS,
    DROUGHT,
    FACTORIES,
    FACTORY,
    FACTORY_PRODUCT,
    FIRE,
    FLOOD,
    GOODS,
    PRODUCTS,
    PROVINCE_OF,
    ROUTE_DISASTER,
    SQUARE,
    SQUARES,
)

NO_PRODUCT = Refusal("no-product-there", (), "YZ-14.9")
NOT_YOURS = Refusal("not-yours", (), "YZ-14.11")
OTHER_PROVINCE = Refusal("other-province", (), "YZ-14.11")
BURN = tuple(Move("burn", (factory,)) for factory in FACTORIES)
WITHER = tuple(Move("wither", (square,)) for square in SQUARES)


class Disasters(Phase[Yinzi]):
    """YZ-14.6: the order is fire, flood, drought (R32)."""

    kind, rule = "disasters", "YZ-14.6"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        kinds = {ROUTE_DISASTER[tile] for tile in s.shown if tile >= 0}
        for kind in (FIRE, FLOOD, DROUGHT):
            if kind in kinds:
                fx.tell("disaster", s.order[0], DISASTERS[kind])
        frames = []
        if FIRE in kinds:
            frames += [Frame("fire", q) for q in s.order]
        if FLOOD in kinds:
            frames.append(Frame("flood", 0))
        if DROUGHT in kinds:
            frames += [Frame("drought", q, (province,)) for q in s.order for province in range(4)]
        s.push(*frames)


def own_factories(s: Yinzi, q: int) -> list[int]:
    return [factory for factory in s.built if s.owner[factory] == q]


class Burn(Step[Yinzi]):
    """YZ-14.7"""

    verb, params, rule = "burn", ("factory",), "YZ-14.7"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [BURN[factory] for factory in own_factories(s, f.seat)]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return None if s.owner[FACTORY[m.args[0]]] == f.seat else NOT_OWN  # type: ignore[index]

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        burn(s, f.seat, FACTORY[m.args[0]], fx)  # type: ignore[index]


def burn(s: Yinzi, q: int, factory: int, fx: Effects) -> None:
    s.level[factory] -= 1
    s.seats[q].discs += 1
    fx.tell("burns", q, FACTORIES[factory], s.level[factory])
    if not s.level[factory]:
        s.owner[factory] = -1
    s.push(Frame("rubble", q, (factory,)))


class Fire(Phase[Yinzi]):
    """YZ-14.7"""

    kind, rule = "fire", "YZ-14.7"
    offers = (Burn(),)

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return len(own_factories(s, f.seat)) > 1

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        for factory in own_factories(s, f.seat):
            burn(s, f.seat, factory, fx)


def owners_inside(s: Yinzi, factory: int) -> list[int]:
    return [q for q in range(len(s.seats)) if s.stored[factory * 4 + q]]


def overfull(s: Yinzi, factory: int) -> bool:
    return products_in(s, factory) > store_of(s, factory)


def lose_product(s: Yinzi, factory: int, q: int, fx: Effects) -> None:
    s.stored[factory * 4 + q] -= 1
    s.seats[q].markers += 1
    fx.tell("loses_product", q, PRODUCTS[FACTORY_PRODUCT[factory]])


class RemoveProduct(Step[Yinzi]):
    """YZ-14.9: the owner of the factory chooses whose product is removed."""

    verb, params, rule = "remove_product", ("seat",), "YZ-14.9"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [Move(self.verb, (q,)) for q in owners_inside(s, int(f.args[0]))]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        return None if s.stored[int(f.args[0]) * 4 + int(m.args[0])] else NO_PRODUCT

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        lose_product(s, int(f.args[0]), int(m.args[0]), fx)
        s.push(f)


class Rubble(Phase[Yinzi]):
    """YZ-14.8, YZ-14.9: what no longer fits is removed."""

    kind, rule = "rubble", "YZ-14.9"
    offers = (RemoveProduct(),)

    def asks(self, s: Yinzi, f: Frame) -> bool:
        factory = int(f.args[0])
        return s.level[factory] > 0 and overfull(s, factory) and len(owners_inside(s, factory)) > 1

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        factory = int(f.args[0])
        while overfull(s, factory):
            lose_product(s, factory, owners_inside(s, factory)[0], fx)


class Flood(Phase[Yinzi]):
    """YZ-14.10"""

    kind, rule = "flood", "YZ-14.10"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        for q in s.order:
            seat = s.seats[q]
            if seat.boat:
                seat.boat -= 1
                fx.tell("boats", q, seat.boat + 1, seat.capacity())


def own_squares_in(s: Yinzi, q: int, province: int) -> list[int]:
    return [square for square in s.seats[q].fields if PROVINCE_OF[square] == province]


class Wither(Step[Yinzi]):
    """YZ-14.11"""

    verb, params, rule = "wither", ("square",), "YZ-14.11"

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        return [WITHER[square] for square in own_squares_in(s, f.seat, int(f.args[0]))]

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        square = SQUARE[m.args[0]]  # type: ignore[index]
        if s.whose[square] != f.seat:
            return NOT_YOURS
        return None if PROVINCE_OF[square] == f.args[0] else OTHER_PROVINCE

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        wither(s, f.seat, SQUARE[m.args[0]], fx)  # type: ignore[index]


def wither(s: Yinzi, q: int, square: int, fx: Effects) -> None:
    fx.tell("withers", q, GOODS[s.grows[square]], SQUARES[square])
    harvest(s, square)


class Drought(Phase[Yinzi]):
    """YZ-14.11: once for each province; the frame carries it."""

    kind, rule = "drought", "YZ-14.11"
    offers = (Wither(),)

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return len(own_squares_in(s, f.seat, int(f.args[0]))) > 1

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        for square in own_squares_in(s, f.seat, int(f.args[0])):
            wither(s, f.seat, square, fx)
