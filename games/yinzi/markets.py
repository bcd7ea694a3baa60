"""YZ-6, YZ-9.3: what the markets take and give. City markets have spaces, the rural market has none."""

from app.framework.dice import Effects
from app.framework.moves import Refusal
from games.yinzi import house
from games.yinzi.money import BANK, charge, copper_power
from games.yinzi.state import BOUGHT, SOLD, Yinzi
from games.yinzi.tables import (
    CITY_GOOD,
    COIN_NEIGHBOURS,
    COIN_SPACE,
    DISTANCE,
    ICON,
    PROVINCE_OF,
    RURAL_PRICE,
    SHOWS,
)
from games.yinzi.transport import most_room, too_far

TAKEN = Refusal("space-taken", (), "YZ-9.3.1")
WRONG_ICON = Refusal("wrong-icon", (), "YZ-9.3.1")
NOT_BESIDE_COIN = Refusal("not-beside-coin", (), "YZ-9.3.2")
COIN_SHUT = Refusal("coin-shut", (), "YZ-9.3.2")
ICON_FULL = Refusal("icon-full", (), "YZ-9.3.2")
COIN_FIRST = Refusal("coin-first", (), "YZ-9.3.2")
NOTHING_TO_SELL = Refusal("nothing-to-sell", (), "YZ-9.3.1")
HAS_SOLD = Refusal("has-sold", (), "YZ-6.5")
NO_FOOD = Refusal("no-food-there", (), "YZ-6.4")

# City markets.


def why_not_coin(s: Yinzi, province: int, good: int) -> Refusal | None:
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
        return why_not_coin(s, province, good)
    if shown != good:
        return WRONG_ICON
    if s.house & house.COIN_FIRST:
        coin = COIN_SPACE[s.tiles[province]]
        if coin >= 0 and s.market[province * 6 + coin] < 0 and why_not_coin(s, province, good) is None:
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


def why_no_sale(s: Yinzi, seat: int, borders: int = 0, river: int = 0) -> Refusal | None:
    """Why a seat can sell nothing at all to a city market now, even with the free river capacity."""
    room = most_room(s, seat, borders, river)
    for square in s.seats[seat].fields:
        good = s.grows[square]
        if CITY_GOOD[good]:
            away = DISTANCE[PROVINCE_OF[square]]
            for space in spaces_for(s, good):
                if too_far(room, away[space // 6]) is None and why_not_space(s, good, space) is None:
                    return None
    return NOTHING_TO_SELL


# The rural market.


def why_no_food(s: Yinzi, seat: int, colour: int, rule: str) -> Refusal | None:
    """Why a Food cube of this colour cannot be bought."""
    if s.seats[seat].traded == SOLD:
        return HAS_SOLD
    if colour >= len(s.rural) or not s.rural[colour]:
        return NO_FOOD
    have = copper_power(s, seat)
    return None if have >= RURAL_PRICE else Refusal("copper", (RURAL_PRICE, have), rule)


def buyable_food(s: Yinzi, seat: int) -> int:
    """How many Food cubes a seat could buy."""
    if s.seats[seat].traded == SOLD:
        return 0
    return min(sum(s.rural), copper_power(s, seat) // RURAL_PRICE)


def buy_food(s: Yinzi, seat: int, colour: int, fx: Effects) -> None:
    """Take a Food cube and pay for it; call it after pushing what follows."""
    s.rural[colour] -= 1
    s.seats[seat].traded = BOUGHT
    fx.tell("buys_food", seat, colour)
    charge(s, seat, RURAL_PRICE, 0, BANK, fx)
