"""Sale, production and shipping as a judge sees them: what there is, where it can go, and what it brings there."""

from games.yinzi.state import Seat, Yinzi
from games.yinzi.tables import (
    CAPACITY,
    CITY_GOOD,
    COIN_NEIGHBOURS,
    COIN_SPACE,
    DISTANCE,
    FACTORY_PRODUCT,
    FACTORY_RAW,
    GENERAL_POINTS,
    ICON,
    MARKET_OF,
    NATION_POINTS,
    NATION_SPACE,
    NEAR,
    PROVINCE_OF,
    RIVAL_MODE,
    SHIP_NATION,
    SHIP_WANTS,
    SITE_PROVINCE,
    STORE,
    TO_COAST,
    TOP_LEVEL,
)

TEA_KIND = 4
"""Tea stands behind the four products in what ships take."""
LEVEL_HOPE = (0.0, 0.4, 1.2, 2.0)
"""How useful a factory of each level will be."""
PLACE_HOPE = tuple(
    1.0 + 0.1 * sum(1 for way in DISTANCE[here] if way == 1) - 0.2 * TO_COAST[here] for here in range(len(TO_COAST))
)
"""How good each province is for a factory: close to raw material and to the ships."""
OWN_COLOUR = 1.15
SECOND_OF_A_KIND = 0.9
"""A factory of one's own colour lives on what one sells oneself; a second one for the same product fills the same ships."""
SAILS = (1.0, 0.85, 0.7, 0.6)
"""How likely a ship with so many free spaces sails before the end."""
CALLS = (0.0, 0.57, 1.0, 1.43)
"""What a product is worth aboard a ship whose market pays so many points, against one that pays two: points and silver."""
LATER = 0.6
"""What does not fit the boats in one action is worth that much: it waits for the next."""
ANNOUNCED = 0.5
ABROAD, RIVAL_FEE = 0.3, 3
"""A product made in a rival's factory, against one of one's own, and the copper that one has for it."""


COIN_WORTH, SERVES, UNSOLD = 1.3, 0.4, 0.4
"""A cube that pays a coin more, one that becomes raw material of one's own, and one that no market has room for: against one
that is sold at the usual price."""
NEAREST = tuple(
    tuple(sorted(((province, way) for province, way in enumerate(ways)), key=lambda there: there[1])) for ways in DISTANCE
)
"""From each province all provinces and the borders to them, the nearest first."""
BESIDE = tuple(sum(1 << province for province, way in enumerate(ways) if way <= 1) for ways in DISTANCE)
"""Each province and those next to it, one bit each."""


def harbour(s: Yinzi, seat: int, left: int) -> tuple[list[int], list[float], float]:
    """Free spaces on ships for each product and for tea, what a product is worth there, and what own products aboard are."""
    free_for = [0, 0, 0, 0, 0]
    call = [0.0, 0.0, 0.0, 0.0, 0.0]
    aboard = 0.0
    hold, nations = s.hold, s.nations
    for dock, ship in enumerate(s.docked):
        if ship < 0:
            continue
        nation = SHIP_NATION[ship]
        market, n = MARKET_OF[nation], nation * 4
        room = nations[n] + nations[n + 1] + nations[n + 2] + nations[n + 3] < NATION_SPACE
        points = NATION_POINTS[market] if room else GENERAL_POINTS[market]
        free = mine = 0
        space = dock * 3
        for thing in SHIP_WANTS[ship]:
            load = hold[space]
            space += 1
            if load:
                if load[0] == seat and load[1] >= 0:
                    mine += 1
            else:
                free += 1
                kind = thing if thing < TEA_KIND else TEA_KIND
                free_for[kind] += 1
                if CALLS[points] > call[kind]:
                    call[kind] = CALLS[points]
        if mine:
            aboard += mine * (1.0 + SAILS[free] * min(1.0, 0.3 + 0.1 * left) * (points - 1))
    return free_for, call, aboard


def cargo(
    s: Yinzi, mine: list[int], borders: int, capacity: int, free_for: list[int], call: list[float]
) -> tuple[float, float]:
    """Own products that ships want, by what they will bring; and how many of them the boats can carry in one action.

    `borders` is how many the nearest way out crosses for all of them together.
    """
    wanted, pieces, stored = 0.0, 0, 0
    for product in range(TEA_KIND):
        count = mine[product]
        if count:
            stored += count
            at_once = min(count, free_for[product])
            if at_once:
                pieces += at_once
                wanted += at_once * call[product]
            if count > at_once:
                wanted += ANNOUNCED * min(count - at_once, announced(s, product))
    if not pieces:
        return wanted, 0.0
    share = min(1.0, capacity * stored / (borders * pieces))
    return wanted * (share + LATER * (1.0 - share)), pieces * share


def announced(s: Yinzi, product: int) -> int:
    found = 0
    for ship in s.tops:
        if ship >= 0 and product in SHIP_WANTS[ship]:
            found += 1
    return found


def industry(s: Yinzi, me: Seat, seat: int) -> tuple[int, list[int], int, float, float, float, int]:
    """Own products in factories: how many, of which kinds within reach of ships, how many borders away these are; raw material
    for factories that one may use and for those of rivals; how useful the own ones are; the provinces, one bit each, in which
    raw material of one's own colour serves them."""
    stored = borders = kinds = served = 0
    raw = works = fed = 0.0
    capacity = CAPACITY[me.boat]
    mine, used = [0, 0, 0, 0], [0, 0, 0, 0]
    products, owner, cubes = s.stored, s.owner, s.raw
    for factory in s.built:
        product, level, province = FACTORY_PRODUCT[factory], s.level[factory], SITE_PROVINCE[s.place[factory]]
        here = products[factory * 4 + seat]
        if here:
            stored += here
            if TO_COAST[province] <= capacity:
                mine[product] += here
                borders += here * TO_COAST[province]
        if owner[factory] == seat:
            colour = FACTORY_RAW[factory]
            hope = LEVEL_HOPE[level] * PLACE_HOPE[province] * (OWN_COLOUR if colour == seat else 1.0)
            works += hope * SECOND_OF_A_KIND if kinds >> product & 1 else hope
            kinds |= 1 << product
            served |= BESIDE[province] if colour == seat else 0
            reach = -used[colour]
            for near in NEAR[province][capacity]:
                reach += cubes[colour * 4 + near]
            if reach > 0:
                reach = min(reach, room_in(s, factory), 2 if level == TOP_LEVEL else 1)
                used[colour] += reach
                raw += reach * (0.6 if level == 1 else 1.0)
        elif level:
            makes = supplied(s, factory, CAPACITY[s.seats[owner[factory]].boat])
            if makes:
                fed += makes
                if RIVAL_MODE[level][0] and me.copper >= RIVAL_FEE:
                    raw += ABROAD
    return stored, mine, borders, min(raw, me.markers), fed, works, served


def room_in(s: Yinzi, factory: int) -> int:
    products, base = s.stored, factory * 4
    return STORE[s.level[factory]] - products[base] - products[base + 1] - products[base + 2] - products[base + 3]


def supplied(s: Yinzi, factory: int, capacity: int) -> int:
    """How many products the raw material around a factory allows at once."""
    reach, colour = 0, FACTORY_RAW[factory]
    for near in NEAR[SITE_PROVINCE[s.place[factory]]][capacity]:
        reach += s.raw[colour * 4 + near]
    return min(reach, room_in(s, factory), 2 if s.level[factory] == TOP_LEVEL else 1) if reach else 0


def crops(s: Yinzi, me: Seat, served: int) -> float:
    """Own cubes that city markets may take, by what they bring there: coins, and raw material for own factories.

    `served` are the provinces where they become that. What boats can bring to a free space in one action counts in full.
    """
    room, taken, worth = CAPACITY[me.boat], 0, 0.0
    grows, cubes, market, tiles = s.grows, s.cubes, s.market, s.tiles
    for square in me.fields:
        good = grows[square]
        if not CITY_GOOD[good]:
            continue
        count = cubes[square]
        for province, way in NEAREST[PROVINCE_OF[square]]:
            tile = tiles[province]
            base, icon, coin = province * 6, ICON[tile][good], COIN_SPACE[tile]
            if icon < 0:
                continue
            if coin >= 0 and icon in COIN_NEIGHBOURS[tile] and market[base + coin] < 0 and not taken >> base + coin & 1:
                space, price = base + coin, COIN_WORTH
            elif market[base + icon] < 0 and not taken >> base + icon & 1:
                space, price = base + icon, 1.0
            else:
                continue
            taken |= 1 << space
            room -= way
            worth += (price + (SERVES if served >> province & 1 else 0.0)) * (1.0 if room >= 0 else LATER)
            count -= 1
            if not count:
                break
        worth += UNSOLD * count
    return worth
