"""YZ-12.2: what is put on route tiles, those beside the board and personal ones. One piece is one move.

A frame `demand` carries the place of the tile beside the board and the items delivered as bits; it goes on until the tile is
satisfied. The frames `personal` and `final` let the player supply any of the own open tiles, also in parts.
"""

from collections.abc import Iterator

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.yinzi import house
from games.yinzi.demands import (
    VIRTUAL,
    Means,
    enough,
    item_for,
    item_for_food,
    item_for_good,
    items_for_disc,
    means_of,
    open_items,
    send_home,
)
from games.yinzi.discs import NOT_NOW, spend_disc, take_disc, why_not_usable
from games.yinzi.markets import buy_food, why_no_food
from games.yinzi.money import earn
from games.yinzi.pieces import uproot
from games.yinzi.state import Yinzi
from games.yinzi.steps.free import NOT_YOURS
from games.yinzi.tables import (
    ANY_PRODUCT,
    BOUGHT_AS,
    EMISSARY_BITS,
    FACTORY_PRODUCT,
    GOODS,
    I_RICE,
    I_SALT,
    I_WHEAT,
    INNOVATIONS,
    PRODUCTS,
    ROUTE_PAYS,
    ROUTES,
    SQUARES,
)

NOT_OPEN = Refusal("route-not-open", (), "YZ-12.2")
NOT_NEEDED = Refusal("not-needed", (), "YZ-12.1")
NO_PRODUCT = Refusal("no-product-there", (), "YZ-12.2")
SPOILS_REST = Refusal("spoils-rest", (), "YZ-12.2")
PRODUCT_PIECE, DISC_PIECE = 4, 8
"""What lies on a tile: a cube of a seat is its number, a product 4 more, a disc 8 more."""


def delivered_items(s: Yinzi, f: Frame, tile: int) -> int:
    """Which items of a tile are delivered, or -1 when this tile cannot be supplied now."""
    if f.kind == "demand":
        place, done = f.args
        return done if s.shown[place] == tile else -1
    return next((entry[1] for entry in s.seats[f.seat].personal if entry[0] == tile), -1)


def tiles_open(s: Yinzi, f: Frame) -> list[int]:
    if f.kind == "demand":
        place, _ = f.args
        return [s.shown[place]]
    return [entry[0] for entry in s.seats[f.seat].personal]


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
            place, done = f.args
            s.laid[place] += pieces
            if open_items(tile, done | item):
                s.push(Frame("demand", f.seat, (place, done | item)))
            else:
                fx.tell("satisfies", f.seat, ROUTES[tile])
                earn(s, f.seat, *ROUTE_PAYS[tile], fx)
        else:
            put_personal(s, f.seat, tile, item, pieces, fx)
            s.push(f)


def put_personal(s: Yinzi, seat: int, tile: int, item: int, pieces: tuple[int, ...], fx: Effects) -> None:
    """YZ-12.4, YZ-12.5: a completed tile pays, is turned face down, and its pieces go home."""
    me = s.seats[seat]
    entries = []
    for entry in me.personal:
        if entry[0] != tile:
            entries.append(entry)
            continue
        now = (tile, entry[1] | item, *entry[2:], *pieces)
        if open_items(tile, now[1]):
            entries.append(now)
        else:
            send_home(s, now[2:])
            me.won += (tile,)
            fx.tell("completes", seat, ROUTES[tile])
            if not s.house & house.POINTS_ONLY:
                earn(s, seat, *ROUTE_PAYS[tile], fx)
    me.personal = tuple(entries)


class LayProduct(Supply):
    """YZ-12.2: an own product from any factory."""

    verb = "lay_product"
    params = ("route", "factory")

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Indices]:
        factories = [x for x in s.built if s.stored[x * 4 + f.seat]]
        if factories:
            for tile in tiles_open(s, f):
                for factory in factories:
                    yield tile, factory

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        tile, factory = a
        done = delivered_items(s, f, tile)
        if done < 0:
            return NOT_OPEN
        if not s.stored[factory * 4 + f.seat]:
            return NO_PRODUCT
        product = FACTORY_PRODUCT[factory]
        means = means_of(s, f.seat)
        means[0][product] -= 1
        return self.why_not_item(s, f, tile, done, item_for(tile, done, product, ANY_PRODUCT), means)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        tile, factory = a
        product = FACTORY_PRODUCT[factory]
        s.stored[factory * 4 + f.seat] -= 1
        fx.tell("lays_product", f.seat, PRODUCTS[product], ROUTES[tile])
        item = item_for(tile, delivered_items(s, f, tile), product, ANY_PRODUCT)
        self.put(s, f, tile, item, (PRODUCT_PIECE + f.seat,), fx)


class LayGood(Supply):
    """YZ-12.2: a cube from an own plantation."""

    verb = "lay_good"
    params = ("route", "square")

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Indices]:
        for tile in tiles_open(s, f):
            done = delivered_items(s, f, tile)
            for square in s.seats[f.seat].fields:
                if item_for_good(tile, done, s.grows[square]):
                    yield tile, square

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        tile, square = a
        done = delivered_items(s, f, tile)
        if done < 0:
            return NOT_OPEN
        if s.whose[square] != f.seat:
            return NOT_YOURS
        good = s.grows[square]
        means = means_of(s, f.seat)
        means[1][good] -= 1
        return self.why_not_item(s, f, tile, done, item_for_good(tile, done, good), means)

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        tile, square = a
        good = s.grows[square]
        uproot(s, square)
        fx.tell("lays_good", f.seat, GOODS[good], SQUARES[square], ROUTES[tile])
        self.put(s, f, tile, item_for_good(tile, delivered_items(s, f, tile), good), (f.seat,), fx)


class LayFood(Supply):
    """YZ-6.6: a bought Food cube; the buyer says which of the five rural goods it is (R12)."""

    verb = "lay_food"
    params = ("route", "seat", "bought")

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Indices]:
        colours = [colour for colour, count in enumerate(s.rural) if count]
        if colours:
            for tile in tiles_open(s, f):
                done = delivered_items(s, f, tile)
                for bought in range(len(BOUGHT_AS)):
                    if item_for_food(s, tile, done, bought):
                        for colour in colours:
                            yield tile, colour, bought

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        tile, colour, bought = a
        done = delivered_items(s, f, tile)
        if done < 0:
            return NOT_OPEN
        if reason := why_no_food(s, f.seat, colour, "YZ-6.3"):
            return reason
        products, goods, food, envoys = means_of(s, f.seat)
        item = item_for_food(s, tile, done, bought)
        return self.why_not_item(s, f, tile, done, item, (products, goods, food - 1, envoys))

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        tile, colour, bought = a
        fx.tell("lays_food", f.seat, BOUGHT_AS[bought], ROUTES[tile])
        self.put(s, f, tile, item_for_food(s, tile, delivered_items(s, f, tile), bought), (colour,), fx)
        buy_food(s, f.seat, colour, fx)


FITTING = EMISSARY_BITS | I_RICE | I_WHEAT | I_SALT


class LayDisc(Supply):
    """YZ-10.5, YZ-12.1: free rice, wheat or salt, or a Diplomacy disc as emissary."""

    verb = "lay_disc"
    params = ("route", "innovation")

    def candidates(self, s: Yinzi, f: Frame) -> Iterator[Indices]:
        held = s.seats[f.seat].inn & FITTING
        if held:
            for tile in tiles_open(s, f):
                for number in range(len(INNOVATIONS)):
                    if held >> number & 1:
                        yield tile, number

    def refuse(self, s: Yinzi, f: Frame, a: Indices) -> Refusal | None:
        tile, number = a
        innovation = 1 << number
        if not innovation & FITTING:
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

    def play(self, s: Yinzi, f: Frame, a: Indices, fx: Effects) -> None:
        tile, number = a
        innovation = 1 << number
        items = items_for_disc(tile, delivered_items(s, f, tile), innovation)
        fx.tell("lays_disc", f.seat, INNOVATIONS[number], ROUTES[tile])
        if innovation & EMISSARY_BITS:
            take_disc(s, f.seat, innovation, fx)
            self.put(s, f, tile, items, (DISC_PIECE + f.seat,), fx)
        else:
            spend_disc(s, f.seat, innovation, fx)
            self.put(s, f, tile, items, (), fx)


SUPPLY: tuple[Step[Yinzi], ...] = (LayProduct(), LayGood(), LayFood(), LayDisc())


class Demand(Phase[Yinzi]):
    """YZ-12.2"""

    kind = "demand"
    params = ("place", "done")
    rule = "YZ-12.2"
    offers = SUPPLY
