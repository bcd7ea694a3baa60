"""YZ-9.3: Sell to a city market. The frames carry the borders crossed so far: the budget is one action (YZ-5.3)."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Step
from games.yinzi import house
from games.yinzi.money import earn, spend_disc
from games.yinzi.pieces import fill_space, uproot
from games.yinzi.state import Yinzi
from games.yinzi.tables import (
    B_SALE,
    CITY_GOOD,
    CITY_PRICE,
    COIN_NEIGHBOURS,
    COIN_PRICE,
    COIN_SPACE,
    DISTANCE,
    GOODS,
    I_RIVER,
    ICON,
    PROVINCE_OF,
    SHOWS,
    SPACE,
    SPACES,
    SQUARE,
    SQUARES,
)

SPENT = Refusal("no-resolutions", (), "YZ-8.5")
NOT_YOURS = Refusal("not-yours", (), "YZ-2.4")
NOT_CITY = Refusal("not-city-good", (), "YZ-9.3.1")
TAKEN = Refusal("space-taken", (), "YZ-9.3.1")
WRONG_ICON = Refusal("wrong-icon", (), "YZ-9.3.1")
NOT_BESIDE_COIN = Refusal("not-beside-coin", (), "YZ-9.3.2")
COIN_SHUT = Refusal("coin-shut", (), "YZ-9.3.2")
ICON_FULL = Refusal("icon-full", (), "YZ-9.3.2")
COIN_FIRST = Refusal("coin-first", (), "YZ-9.3.2")
NOTHING_TO_SELL = Refusal("nothing-to-sell", (), "YZ-9.3.1")
NO_RIVER = Refusal("no-disc-there", (), "YZ-10.5")
RIVER_USELESS = Refusal("river-useless", (), "YZ-10.5")
FRESH_RIVER = Refusal("disc-fresh", (), "YZ-10.1")

SELL = tuple(tuple(Move("sell_city", (square, space)) for space in SPACES) for square in SQUARES)


def too_far(s: Yinzi, q: int, carried: int, borders: int) -> Refusal | None:
    """YZ-5.3: the crossings of one action together must fit the capacity."""
    capacity = s.seats[q].capacity()
    if carried + borders <= capacity or not borders:
        return None
    return Refusal("capacity", (borders, max(0, capacity - carried)), "YZ-5.3")


def carry(s: Yinzi, carried: int, borders: int) -> int:
    return carried if s.house & house.PER_PIECE else carried + borders


def river_bonus(s: Yinzi, q: int) -> int:
    """The capacity that the free river innovation could still add."""
    return 1 if s.seats[q].inn & ~s.fresh & I_RIVER else 0


class River(Step[Yinzi]):
    """YZ-10.5: one more capacity for this action. The frames with transport carry the borders crossed as last argument."""

    verb, rule = "river", "YZ-10.5"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        if not s.seats[f.seat].inn & I_RIVER:
            return NO_RIVER
        if s.fresh & I_RIVER:
            return FRESH_RIVER
        return None if self.can_carry(s, f) else RIVER_USELESS

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        """Whether anything could still be moved in this action with this capacity."""
        raise NotImplementedError

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        spend_disc(s, f.seat, I_RIVER, fx)
        s.push(Frame(f.kind, f.seat, (*f.args[:-1], int(f.args[-1]) - 1)))


def coin_open(s: Yinzi, province: int, good: int) -> Refusal | None:
    """Why this good may not go on the coin of a market (YZ-9.3.2)."""
    tile = s.tiles[province]
    icon, sides = ICON[tile][good], COIN_NEIGHBOURS[tile]
    if icon not in sides:
        return NOT_BESIDE_COIN
    market, base = s.market, province * 6
    if s.house & house.OWN_ICON and market[base + icon] >= 0:
        return ICON_FULL
    return COIN_SHUT if market[base + sides[0]] >= 0 and market[base + sides[1]] >= 0 else None


def why_not_space(s: Yinzi, good: int, space: int) -> Refusal | None:
    """Why a good may not be sold on a space of a city market."""
    province, k = divmod(space, 6)
    if s.market[space] >= 0:
        return TAKEN
    shown = SHOWS[s.tiles[province]][k]
    if shown < 0:
        return coin_open(s, province, good)
    if shown != good:
        return WRONG_ICON
    if s.house & house.COIN_FIRST:
        coin = COIN_SPACE[s.tiles[province]]
        if coin >= 0 and s.market[province * 6 + coin] < 0 and coin_open(s, province, good) is None:
            return COIN_FIRST
    return None


def spaces_for(s: Yinzi, good: int) -> list[int]:
    """The free spaces that show this good or a coin."""
    market = s.market
    return [
        province * 6 + k
        for province, tile in enumerate(s.tiles)
        for k in (ICON[tile][good], COIN_SPACE[tile])
        if k >= 0 and market[province * 6 + k] < 0
    ]


def why_no_sale(s: Yinzi, q: int, carried: int) -> Refusal | None:
    """Why q can sell nothing at all to a city market now, even with the river innovation."""
    carried -= river_bonus(s, q)
    for square in s.seats[q].fields:
        good = s.grows[square]
        if CITY_GOOD[good]:
            away = DISTANCE[PROVINCE_OF[square]]
            for space in spaces_for(s, good):
                if too_far(s, q, carried, away[space // 6]) is None and why_not_space(s, good, space) is None:
                    return None
    return NOTHING_TO_SELL


class SaleRiver(River):
    """YZ-10.5"""

    def can_carry(self, s: Yinzi, f: Frame) -> bool:
        return (f.kind == "extra_sale" or bool(f.args[0])) and why_no_sale(s, f.seat, int(f.args[-1])) is None


class SellCity(Step[Yinzi]):
    """YZ-9.3.1"""

    verb, params, rule = "sell_city", ("square", "space"), "YZ-9.3.1"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None if f.args[0] else SPENT

    def candidates(self, s: Yinzi, f: Frame) -> list[Move]:
        found = []
        known: dict[int, list[int]] = {}
        for square in s.seats[f.seat].fields:
            good = s.grows[square]
            if CITY_GOOD[good]:
                if good not in known:
                    known[good] = spaces_for(s, good)
                moves = SELL[square]
                found += [moves[space] for space in known[good]]
        return found

    def refuse(self, s: Yinzi, f: Frame, m: Move) -> Refusal | None:
        square, space = SQUARE[m.args[0]], SPACE[m.args[1]]  # type: ignore[index]
        if s.whose[square] != f.seat:
            return NOT_YOURS
        good = s.grows[square]
        if not CITY_GOOD[good]:
            return NOT_CITY
        return why_not_space(s, good, space) or too_far(s, f.seat, int(f.args[-1]), DISTANCE[PROVINCE_OF[square]][space // 6])

    def play(self, s: Yinzi, f: Frame, m: Move, fx: Effects) -> None:
        square, space = SQUARE[m.args[0]], SPACE[m.args[1]]  # type: ignore[index]
        carried = carry(s, int(f.args[-1]), DISTANCE[PROVINCE_OF[square]][space // 6])
        self.follow(s, f, carried)
        good = s.grows[square]
        uproot(s, square)
        fill_space(s, space, f.seat)
        price = COIN_PRICE if SHOWS[s.tiles[space // 6]][space % 6] < 0 else CITY_PRICE
        if s.seats[f.seat].bonus == B_SALE:
            price += 1
        fx.tell("sells_city", f.seat, GOODS[good], SPACES[space])
        earn(s, f.seat, price, 0, fx)

    def follow(self, s: Yinzi, f: Frame, carried: int) -> None:
        s.push(Frame(f.kind, f.seat, (int(f.args[0]) - 1, f.args[1], carried)))


class SellExtra(SellCity):
    """YZ-10.6: one sale with its own budget (R42)."""

    rule = "YZ-10.6"

    def shut(self, s: Yinzi, f: Frame) -> Refusal | None:
        return None

    def follow(self, s: Yinzi, f: Frame, carried: int) -> None:
        pass
