"""YZ-12: what route tiles ask for, and what a player has for it."""

from collections.abc import Sequence

from games.yinzi import house
from games.yinzi.discs import usable
from games.yinzi.markets import buyable_food
from games.yinzi.pieces import goods_of
from games.yinzi.state import Yinzi
from games.yinzi.tables import (
    ANY_GOOD,
    ANY_PRODUCT,
    EMISSARY_BITS,
    ENVOY,
    FACTORY_PRODUCT,
    FIRST_GOOD,
    I_RICE,
    I_SALT,
    I_WHEAT,
    NEEDS,
    PRODUCTS,
    RICE,
    RURAL_GOOD,
    RURAL_GOODS,
    SALT,
    WHEAT,
)

VIRTUAL = {I_RICE: (RICE, 2), I_WHEAT: (WHEAT, 1), I_SALT: (SALT, 1)}
"""The goods that innovations spend without having them."""

# What a player could deliver: product counts, goods counts, Food that can be bought, Diplomacy discs.
Means = tuple[list[int], list[int], int, int]


def means_of(s: Yinzi, seat: int) -> Means:
    products = [0] * len(PRODUCTS)
    for factory in s.built:
        products[FACTORY_PRODUCT[factory]] += s.stored[factory * 4 + seat]
    goods = goods_of(s, seat)
    discs = usable(s, seat)
    for innovation, (good, count) in VIRTUAL.items():
        if discs & innovation:
            goods[good] += count
    return products, goods, buyable_food(s, seat), discs & EMISSARY_BITS


def enough(s: Yinzi, items: Sequence[int], means: Means) -> bool:
    """Whether these items can be delivered; the means are used up."""
    products, goods, food, envoys = means
    any_products = any_goods = 0
    for item in items:
        if item == ANY_PRODUCT:
            any_products += 1
        elif item == ANY_GOOD:
            any_goods += 1
        elif item == ENVOY:
            if not envoys:
                return False
        elif item < ANY_PRODUCT:
            products[item] -= 1
            if products[item] < 0:
                return False
        elif goods[item - FIRST_GOOD]:
            goods[item - FIRST_GOOD] -= 1
        elif RURAL_GOOD[item - FIRST_GOOD] and food:
            food -= 1
        else:
            return False
    return sum(products) >= any_products and sum(goods) + any_cubes(s, food) >= any_goods


def any_cubes(s: Yinzi, food: int) -> int:
    """How many of so many bought Food cubes may be any goods cube."""
    return 0 if s.house & house.NO_BOUGHT_CUBE else food


def can_complete(s: Yinzi, seat: int, items: Sequence[int]) -> bool:
    return enough(s, items, means_of(s, seat))


def can_finish(s: Yinzi, seat: int) -> bool:
    """Whether a personal tile could be completed now."""
    return any(can_complete(s, seat, open_items(entry[0], entry[1])) for entry in s.seats[seat].personal)


def can_supply(s: Yinzi, seat: int) -> bool:
    """Whether anything could be put on a personal tile."""
    personal = s.seats[seat].personal
    if not personal:
        return False
    means = means_of(s, seat)
    return any(_fits(s, item, means) for entry in personal for item in open_items(entry[0], entry[1]))


def _fits(s: Yinzi, item: int, means: Means) -> bool:
    products, goods, food, envoys = means
    if item == ANY_PRODUCT:
        return any(products)
    if item == ANY_GOOD:
        return any(goods) or any_cubes(s, food) > 0
    if item == ENVOY:
        return envoys > 0
    if item < ANY_PRODUCT:
        return products[item] > 0
    good = item - FIRST_GOOD
    return goods[good] > 0 or (RURAL_GOOD[good] and food > 0)


# Items, as bits: the first of a tile is 1, the second 2.


def open_items(tile: int, done: int) -> list[int]:
    return [item for i, item in enumerate(NEEDS[tile]) if not done >> i & 1]


def item_for(tile: int, done: int, *wanted: int) -> int:
    """The bit of the first open item that is one of `wanted`, the first wanted first; 0 if there is none."""
    for code in wanted:
        for i, item in enumerate(NEEDS[tile]):
            if item == code and not done >> i & 1:
                return 1 << i
    return 0


def item_for_good(tile: int, done: int, good: int) -> int:
    return item_for(tile, done, FIRST_GOOD + good, ANY_GOOD)


def item_for_food(s: Yinzi, tile: int, done: int, bought: int) -> int:
    """The buyer says what bought Food stands for: one of the rural goods, never rice, or any goods cube (R12)."""
    if bought < len(RURAL_GOODS):
        return item_for(tile, done, FIRST_GOOD + RURAL_GOODS[bought])
    return item_for(tile, done, ANY_GOOD) if any_cubes(s, 1) else 0


def items_for_disc(tile: int, done: int, innovation: int) -> int:
    """The items that an innovation disc covers: two rice can be two items."""
    if innovation & EMISSARY_BITS:
        return item_for(tile, done, ENVOY)
    good, count = VIRTUAL[innovation]
    covered = 0
    for _ in range(count):
        covered |= item_for_good(tile, done | covered, good)
    return covered


def send_home(s: Yinzi, pieces: Sequence[int]) -> None:
    """Pieces on a route tile return to their owners (YZ-14.13)."""
    for piece in pieces:
        kind, seat = divmod(piece, 4)
        if kind == 0:
            s.seats[seat].cubes += 1
        elif kind == 1:
            s.seats[seat].markers += 1
        else:
            s.seats[seat].discs += 1
