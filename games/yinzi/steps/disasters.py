"""YZ-14.6 to YZ-14.12: fire, flood, drought, each at most once in a round."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi.pieces import harvest, products_in, store_of
from games.yinzi.reckoning import disasters_ahead
from games.yinzi.state import Yinzi
from games.yinzi.steps.levels import NOT_OWN
from games.yinzi.tables import (
    DISASTERS,
    DROUGHT,
    FACTORIES,
    FACTORY_PRODUCT,
    FIRE,
    FLOOD,
    GOODS,
    PRODUCTS,
    PROVINCE_OF,
    PROVINCES,
    SQUARES,
)

NO_PRODUCT = Refusal("no-product-there", (), "YZ-14.9")
NOT_YOURS = Refusal("not-yours", (), "YZ-14.11")
OTHER_PROVINCE = Refusal("other-province", (), "YZ-14.11")


class Disasters(Phase[Yinzi]):
    """YZ-14.6: the order is fire, flood, drought (R32)."""

    kind = "disasters"
    rule = "YZ-14.6"

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        kinds = disasters_ahead(s)
        for kind in kinds:
            fx.tell("disaster", s.order[0], DISASTERS[kind])
        frames = []
        if FIRE in kinds:
            frames += [Frame("fire", seat) for seat in s.order]
        if FLOOD in kinds:
            frames.append(Frame("flood", 0))
        if DROUGHT in kinds:
            frames += [Frame("drought", seat, (province,)) for seat in s.order for province in range(len(PROVINCES))]
        s.push(*frames)


def own_factories(s: Yinzi, seat: int) -> list[int]:
    return [factory for factory in s.built if s.owner[factory] == seat]


class Burn(Step[Yinzi]):
    """YZ-14.7"""

    verb = "burn"
    params = ("factory",)
    rule = "YZ-14.7"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        return [(factory,) for factory in own_factories(s, f.seat)]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (factory,) = a
        return None if s.owner[factory] == f.seat else NOT_OWN

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (factory,) = a
        burn(s, f.seat, factory, fx)


def burn(s: Yinzi, seat: int, factory: int, fx: Effects) -> None:
    s.level[factory] -= 1
    s.seats[seat].discs += 1
    fx.tell("burns", seat, FACTORIES[factory], s.level[factory])
    if not s.level[factory]:
        s.owner[factory] = -1
    s.push(Frame("rubble", seat, (factory,)))


class Fire(Phase[Yinzi]):
    """YZ-14.7"""

    kind = "fire"
    rule = "YZ-14.7"
    stage = True
    offers = (Burn(),)

    def asks(self, s: Yinzi, f: Frame) -> bool:
        return len(own_factories(s, f.seat)) > 1

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        for factory in own_factories(s, f.seat):
            burn(s, f.seat, factory, fx)


def owners_inside(s: Yinzi, factory: int) -> list[int]:
    return [seat for seat in range(len(s.seats)) if s.stored[factory * 4 + seat]]


def overfull(s: Yinzi, factory: int) -> bool:
    return products_in(s, factory) > store_of(s, factory)


def lose_product(s: Yinzi, factory: int, seat: int, fx: Effects) -> None:
    s.stored[factory * 4 + seat] -= 1
    s.seats[seat].markers += 1
    fx.tell("loses_product", seat, PRODUCTS[FACTORY_PRODUCT[factory]])


class RemoveProduct(Step[Yinzi]):
    """YZ-14.9: the owner of the factory chooses whose product is removed."""

    verb = "remove_product"
    params = ("seat",)
    rule = "YZ-14.9"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        (factory,) = f.args
        return [(seat,) for seat in owners_inside(s, factory)]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (seat,) = a
        (factory,) = f.args
        return None if s.stored[factory * 4 + seat] else NO_PRODUCT

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (seat,) = a
        (factory,) = f.args
        lose_product(s, factory, seat, fx)
        s.push(f)


class Rubble(Phase[Yinzi]):
    """YZ-14.8, YZ-14.9: what no longer fits is removed."""

    kind = "rubble"
    params = ("factory",)
    rule = "YZ-14.9"
    stage = True
    offers = (RemoveProduct(),)

    def asks(self, s: Yinzi, f: Frame) -> bool:
        (factory,) = f.args
        return s.level[factory] > 0 and overfull(s, factory) and len(owners_inside(s, factory)) > 1

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        (factory,) = f.args
        while overfull(s, factory):
            lose_product(s, factory, owners_inside(s, factory)[0], fx)


class Flood(Phase[Yinzi]):
    """YZ-14.10"""

    kind = "flood"
    rule = "YZ-14.10"
    stage = True

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        for seat in s.order:
            player = s.seats[seat]
            if player.boat:
                player.boat -= 1
                fx.tell("boats", seat, player.boat + 1, player.capacity())


def own_squares_in(s: Yinzi, seat: int, province: int) -> list[int]:
    return [square for square in s.seats[seat].fields if PROVINCE_OF[square] == province]


class Wither(Step[Yinzi]):
    """YZ-14.11"""

    verb = "wither"
    params = ("square",)
    rule = "YZ-14.11"

    def candidates(self, s: Yinzi, f: Frame) -> list[Indices]:
        (province,) = f.args
        return [(square,) for square in own_squares_in(s, f.seat, province)]

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        (square,) = a
        (province,) = f.args
        if s.whose[square] != f.seat:
            return NOT_YOURS
        return None if PROVINCE_OF[square] == province else OTHER_PROVINCE

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        (square,) = a
        wither(s, f.seat, square, fx)


def wither(s: Yinzi, seat: int, square: int, fx: Effects) -> None:
    fx.tell("withers", seat, GOODS[s.grows[square]], SQUARES[square])
    harvest(s, square)


class Drought(Phase[Yinzi]):
    """YZ-14.11: once for each province; the frame carries it."""

    kind = "drought"
    params = ("province",)
    rule = "YZ-14.11"
    stage = True
    offers = (Wither(),)

    def asks(self, s: Yinzi, f: Frame) -> bool:
        (province,) = f.args
        return len(own_squares_in(s, f.seat, province)) > 1

    def resume(self, s: Yinzi, f: Frame, fx: Effects) -> None:
        (province,) = f.args
        for square in own_squares_in(s, f.seat, province):
            wither(s, f.seat, square, fx)
