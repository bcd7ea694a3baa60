"""YZ-12: supplying route tiles, those beside the board and personal ones. One piece is one move.

A frame `demand` carries (place of the tile beside the board, items delivered as bits) and goes on until the tile is satisfied.
The frames `personal` and `final` let the player supply any of the own open tiles, also in parts.
"""

from collections.abc import Iterator, Sequence

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.money import BANK, charge, copper_power, earn, spend_disc, take_disc
from games.yinzi.pieces import goods_of, uproot
from games.yinzi.state import BOUGHT, SOLD, Yinzi
from games.yinzi.steps.free import NOT_NOW, NOT_YOURS, why_not_usable
from games.yinzi.tables import (
    ANY_GOOD,
    ANY_PRODUCT,
    BOUGHT_AS,
    EMISSARY_BITS,
    ENVOY,
    FACTORIES,
    FACTORY,
    FACTORY_PRODUCT,
    FIRST_GOOD,
    GOODS,
    I_RICE,
    I_SALT,
    I_WHEAT,
    INNOVATION,
    INNOVATIONS,
    NEEDS,
    PRODUCTS,
    RICE,
    ROUTE,
    ROUTE_PAYS,
    ROUTES,
    RURAL_GOOD,
    RURAL_GOODS,
    RURAL_PRICE,
    SALT,
    SQUARE,
    SQUARES,
    WHEAT,
)

NOT_OPEN = Refusal("route-not-open", (), "YZ-12.2")
NOT_NEEDED = Refusal("not-needed", (), "YZ-12.1")
NO_PRODUCT = Refusal("no-product-there", (), "YZ-12.2")
HAS_SOLD = Refusal("has-sold", (), "YZ-6.5")
NO_FOOD = Refusal("no-food-there", (), "YZ-6.4")
SPOILS_REST = Refusal("spoils-rest", (), "YZ-12.2")

VIRTUAL = {I_RICE: (RICE, 2), I_WHEAT: (WHEAT, 1), I_SALT: (SALT, 1)}
"""The goods that innovations spend without having them."""

# What a player could deliver: product counts, goods counts, Food that can be bought, Diplomacy discs.
Means = tuple[list[int], list[int], int, int]


def buyable_food(s: Yinzi, q: int) -> int:
    if s.seats[q].traded == SOLD:
        return 0
    return min(sum(s.rural), copper_power(s, q) // RURAL_PRICE)


def means_of(s: Yinzi, q: int) -> Means:
    products = [0] * len(PRODUCTS)
    for factory in s.built:
        products[FACTORY_PRODUCT[factory]] += s.stored[factory * 4 + q]
    goods = goods_of(s, q)
    usable = s.seats[q].inn & ~s.fresh
    for innovation, (good, count) in VIRTUAL.items():
        if usable & innovation:
            goods[good] += count
    return products, goods, buyable_food(s, q), usable & EMISSARY_BITS


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
    spare = 0 if s.house & house.NO_BOUGHT_CUBE else food
    return sum(products) >= any_products and sum(goods) + spare >= any_goods


def can_complete(s: Yinzi, q: int, items: Sequence[int]) -> bool:
    return enough(s, items, means_of(s, q))


def open_items(tile: int, done: int) -> list[int]:
    return [item for i, item in enumerate(NEEDS[tile]) if not done >> i & 1]


def delivered_items(s: Yinzi, f: Frame, tile: int) -> int:
    """Which items of a tile are delivered, or -1 when this tile cannot be supplied now."""
    if f.kind == "demand":
        place, done = map(int, f.args)
        return done if s.shown[place] == tile else -1
    return next((entry[1] for entry in s.seats[f.seat].personal if entry[0] == tile), -1)


def tiles_open(s: Yinzi, f: Frame) -> list[int]:
    if f.kind == "demand":
        return [s.shown[int(f.args[0])]]
    return [entry[0] for entry in s.seats[f.seat].personal]


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
    return 0 if s.house & house.NO_BOUGHT_CUBE else item_for(tile, done, ANY_GOOD)


def items_for_disc(tile: int, done: int, innovation: int) -> int:
    """The items that an innovation disc covers: two rice can be two items."""
    if innovation & EMISSARY_BITS:
        return item_for(tile, done, ENVOY)
    good, count = VIRTUAL[innovation]
    covered = 0
    for _ in range(count):
        covered |= item_for_good(tile, done | covered, good)
    return covered


class Supply(Step[Yinzi]):
    """YZ-12.2: one piece onto a tile. What remains must stay possible, unless there is a later occasion for it (YZ-12.4)."""

    rule = "YZ-12.2"

    def why_not_item(self, s: Yinzi, f: Frame, tile: int, done: int, item: int, means: Means) -> Refusal | None:
        if not item:
            return NOT_NEEDED
        if f.kind != "personal" and not enough(s, open_items(tile, done | item), means):
            return SPOILS_REST
        return None

    def put(self, s: Yinzi, f: Frame, tile: int, item: int, pieces: tuple[int, ...], fx: Effects) -> None:
        if f.kind == "demand":
            place, done = map(int, f.args)
            s.laid[place] += pieces
            if open_items(tile, done | item):
                s.push(Frame("demand", f.seat, (place, done | item)))
            else:
                fx.tell("satisfies", f.seat, ROUTES[tile])
                earn(s, f.seat, *ROUTE_PAYS[tile], fx)
        else:
            put_personal(s, f.seat, tile, item, pieces, fx)
            s.push(f)


def put_personal(s: Yinzi, q: int, tile: int, item: int, pieces: tuple[int, ...], fx: Effects) -> None:
    """YZ-12.4, YZ-12.5: a completed tile pays, is turned face down, and its pieces go home."""
    seat = s.seats[q]
    entries = []
    for entry in seat.personal:
        if entry[0] != tile:
            entries.append(entry)
            continue
        now = (tile, entry[1] | item, *entry[2:], *pieces)
        if open_items(tile, now[1]):
            entries.append(now)
        else:
            send_home(s, now[2:])
            seat.won += (tile,)
            fx.tell("completes", q, ROUTES[tile])
            if not s.house & house.POINTS_ONLY:
                earn(s, q, *ROUTE_PAYS[tile], fx)
    seat.personal = tuple(entries)


def send_home(s: Yinzi, pieces: Sequence[int]) -> None:
    """Pieces on a route tile return to their owners (YZ-14.13)."""
    for piece in pieces:
        kind, q = divmod(piece, 4)
        if kind == 0:
            s.seats[q].cubes += 1
        elif kind == 1:
            s.seats[q].markers += 1
        else:
            s.seats[q].discs += 1


class LayProduct(Supply):
    """YZ-12.2: an own product from any factory."""

    verb, params = "lay_product", ("route", "factory")

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Move]:
        factories = [FACTORIES[x] for x in s.built if s.stored[x * 4 + f.seat]]
        if factories:
            for tile in tiles_open(s, f):
                for factory in factories:
                    yield Move(self.verb, (ROUTES[tile], factory))

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        tile, factory = ROUTE[m.args[0]], FACTORY[m.args[1]]  # type: ignore[index]
        done = delivered_items(s, f, tile)
        if done < 0:
            return NOT_OPEN
        if not s.stored[factory * 4 + f.seat]:
            return NO_PRODUCT
        product = FACTORY_PRODUCT[factory]
        means = means_of(s, f.seat)
        means[0][product] -= 1
        return self.why_not_item(s, f, tile, done, item_for(tile, done, product, ANY_PRODUCT), means)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        tile, factory = ROUTE[m.args[0]], FACTORY[m.args[1]]  # type: ignore[index]
        s.stored[factory * 4 + f.seat] -= 1
        item = item_for(tile, delivered_items(s, f, tile), FACTORY_PRODUCT[factory], ANY_PRODUCT)
        fx.tell("lays_product", f.seat, PRODUCTS[FACTORY_PRODUCT[factory]], ROUTES[tile])
        self.put(s, f, tile, item, (4 + f.seat,), fx)


class LayGood(Supply):
    """YZ-12.2: a cube from an own plantation."""

    verb, params = "lay_good", ("route", "square")

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Move]:
        for tile in tiles_open(s, f):
            done = delivered_items(s, f, tile)
            for square in s.seats[f.seat].fields:
                if item_for_good(tile, done, s.grows[square]):
                    yield Move(self.verb, (ROUTES[tile], SQUARES[square]))

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        tile, square = ROUTE[m.args[0]], SQUARE[m.args[1]]  # type: ignore[index]
        done = delivered_items(s, f, tile)
        if done < 0:
            return NOT_OPEN
        if s.whose[square] != f.seat:
            return NOT_YOURS
        good = s.grows[square]
        means = means_of(s, f.seat)
        means[1][good] -= 1
        return self.why_not_item(s, f, tile, done, item_for_good(tile, done, good), means)

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        tile, square = ROUTE[m.args[0]], SQUARE[m.args[1]]  # type: ignore[index]
        item = item_for_good(tile, delivered_items(s, f, tile), s.grows[square])
        fx.tell("lays_good", f.seat, GOODS[s.grows[square]], SQUARES[square], ROUTES[tile])
        uproot(s, square)
        self.put(s, f, tile, item, (f.seat,), fx)


def why_no_food(s: Yinzi, q: int, colour: int, rule: str) -> Refusal | None:
    """Why q cannot buy a Food cube of this colour (YZ-6)."""
    if s.seats[q].traded == SOLD:
        return HAS_SOLD
    if colour >= len(s.rural) or not s.rural[colour]:
        return NO_FOOD
    have = copper_power(s, q)
    return None if have >= RURAL_PRICE else Refusal("copper", (RURAL_PRICE, have), rule)


def buy_food(s: Yinzi, q: int, colour: int, fx: Effects) -> None:
    """Take a Food cube and pay for it; call it after pushing what follows."""
    s.rural[colour] -= 1
    s.seats[q].traded = BOUGHT
    fx.tell("buys_food", q, colour)
    charge(s, q, RURAL_PRICE, 0, BANK, fx)


class LayFood(Supply):
    """YZ-6.6: a bought Food cube; the buyer says which of the five rural goods it is (R12)."""

    verb, params = "lay_food", ("route", "seat", "bought")

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Move]:
        colours = [colour for colour, count in enumerate(s.rural) if count]
        if colours:
            for tile in tiles_open(s, f):
                done = delivered_items(s, f, tile)
                for number, bought in enumerate(BOUGHT_AS):
                    if item_for_food(s, tile, done, number):
                        for colour in colours:
                            yield Move(self.verb, (ROUTES[tile], colour, bought))

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        tile = ROUTE[m.args[0]]  # type: ignore[index]
        done = delivered_items(s, f, tile)
        if done < 0:
            return NOT_OPEN
        if reason := why_no_food(s, f.seat, int(m.args[1]), "YZ-6.3"):
            return reason
        products, goods, food, envoys = means_of(s, f.seat)
        item = item_for_food(s, tile, done, BOUGHT_AS.index(str(m.args[2])))
        return self.why_not_item(s, f, tile, done, item, (products, goods, food - 1, envoys))

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        tile, colour = ROUTE[m.args[0]], int(m.args[1])  # type: ignore[index]
        item = item_for_food(s, tile, delivered_items(s, f, tile), BOUGHT_AS.index(str(m.args[2])))
        fx.tell("lays_food", f.seat, str(m.args[2]), ROUTES[tile])
        self.put(s, f, tile, item, (colour,), fx)
        buy_food(s, f.seat, colour, fx)


class LayDisc(Supply):
    """YZ-10.5, YZ-12.1: free rice, wheat or salt, or a Diplomacy disc as emissary."""

    verb, params = "lay_disc", ("route", "innovation")
    fitting = EMISSARY_BITS | I_RICE | I_WHEAT | I_SALT

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Move]:
        held = s.seats[f.seat].inn & self.fitting
        if held:
            for tile in tiles_open(s, f):
                for number, innovation in enumerate(INNOVATIONS):
                    if held >> number & 1:
                        yield Move(self.verb, (ROUTES[tile], innovation))

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        tile, innovation = ROUTE[m.args[0]], 1 << INNOVATION[m.args[1]]  # type: ignore[index]
        if not innovation & self.fitting:
            return NOT_NOW
        done = delivered_items(s, f, tile)
        if done < 0:
            return NOT_OPEN
        if reason := why_not_usable(s, f.seat, innovation):
            return reason
        products, goods, food, envoys = means_of(s, f.seat)
        if innovation in VIRTUAL:
            good, count = VIRTUAL[innovation]
            goods[good] -= count
        items = items_for_disc(tile, done, innovation)
        return self.why_not_item(s, f, tile, done, items, (products, goods, food, envoys & ~innovation))

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        tile, innovation = ROUTE[m.args[0]], 1 << INNOVATION[m.args[1]]  # type: ignore[index]
        items = items_for_disc(tile, delivered_items(s, f, tile), innovation)
        fx.tell("lays_disc", f.seat, str(m.args[1]), ROUTES[tile])
        if innovation & EMISSARY_BITS:
            take_disc(s, f.seat, innovation, fx)
            self.put(s, f, tile, items, (8 + f.seat,), fx)
        else:
            spend_disc(s, f.seat, innovation, fx)
            self.put(s, f, tile, items, (), fx)


SUPPLY: tuple[Step[Yinzi], ...] = (LayProduct(), LayGood(), LayFood(), LayDisc())


class Demand(Phase[Yinzi]):
    """YZ-12.2"""

    kind, rule = "demand", "YZ-12.2"
    offers = SUPPLY


def can_supply(s: Yinzi, q: int) -> bool:
    """Whether q could put anything on an own open tile."""
    personal = s.seats[q].personal
    if not personal:
        return False
    products, goods, food, envoys = means_of(s, q)
    items = [item for entry in personal for item in open_items(entry[0], entry[1])]
    return any(_fits(s, item, products, goods, food, envoys) for item in items)


def can_finish(s: Yinzi, q: int) -> bool:
    """Whether q could complete an own open tile now."""
    return any(can_complete(s, q, open_items(entry[0], entry[1])) for entry in s.seats[q].personal)


def _fits(s: Yinzi, item: int, products: list[int], goods: list[int], food: int, envoys: int) -> bool:
    if item == ANY_PRODUCT:
        return any(products)
    if item == ANY_GOOD:
        return any(goods) or (food > 0 and not s.house & house.NO_BOUGHT_CUBE)
    if item == ENVOY:
        return envoys > 0
    if item < ANY_PRODUCT:
        return products[item] > 0
    good = item - FIRST_GOOD
    return goods[good] > 0 or (RURAL_GOOD[good] and food > 0)
