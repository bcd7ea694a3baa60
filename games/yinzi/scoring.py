"""The score sheet (YZ-17, section 8): a pure function of the state."""

from app.framework.game import Standing
from games.yinzi.reckoning import lead_of
from games.yinzi.state import Yinzi
from games.yinzi.tables import (
    GENERAL_POINTS,
    GLORY_POINTS,
    LEVEL_POINTS,
    MARKET_OF,
    MISFORTUNE_POINTS,
    NATION_POINTS,
    POINTS_PER_CAPACITY,
    RATES,
    ROUTE_POINTS,
    SECTION_BITS,
)

LINES = ("boats", "factories", "products", "war_glory", "routes", "innovations", "yinzi", "misfortune")
ENVOY_POINTS = 1
STORED_POINTS = 1


def boats(s: Yinzi, seat: int) -> int:
    return POINTS_PER_CAPACITY * s.seats[seat].capacity()


def factories(s: Yinzi, seat: int) -> int:
    return sum([LEVEL_POINTS[s.level[factory]] for factory in s.built if s.owner[factory] == seat])


def at_home(s: Yinzi, seat: int) -> int:
    """Own products still in a factory or on a docked ship."""
    stored = sum(s.stored[seat::4])
    return stored + sum(1 for load in s.hold if load and load[0] == seat and load[1] >= 0)


def exported(s: Yinzi, seat: int) -> int:
    """Points of own products and emissaries in the foreign markets."""
    points = sum(NATION_POINTS[market] * s.nations[n * 4 + seat] for n, market in enumerate(MARKET_OF))
    for market, general in enumerate(GENERAL_POINTS):
        points += general * s.general[market * 4 + seat] + ENVOY_POINTS * s.envoys[market * 4 + seat]
    return points


def products(s: Yinzi, seat: int) -> int:
    return exported(s, seat) + STORED_POINTS * at_home(s, seat)


def war_glory(s: Yinzi, seat: int) -> int:
    first, second = s.seats[seat].glory
    return GLORY_POINTS[0] * first + GLORY_POINTS[1] * second


def routes(s: Yinzi, seat: int) -> int:
    return sum(ROUTE_POINTS[tile] for tile in s.seats[seat].won)


def innovations(s: Yinzi, seat: int) -> int:
    points, discs = 0, s.seats[seat].inn
    for section, bits in enumerate(SECTION_BITS):
        if discs & bits:
            lead = lead_of(s, section)
            if seat in lead.seats:
                points += lead.points
    return points


def yinzi(s: Yinzi, seat: int) -> int:
    return s.seats[seat].silver + s.seats[seat].copper // RATES[s.rate]


def misfortune(s: Yinzi, seat: int) -> int:
    return MISFORTUNE_POINTS * s.seats[seat].misfortune


SHEET = (boats, factories, products, war_glory, routes, innovations, yinzi, misfortune)


def score(s: Yinzi, seat: int) -> int:
    return sum(line(s, seat) for line in SHEET)


def standing(s: Yinzi) -> Standing:
    seats = range(len(s.seats))
    lines = tuple((name, tuple(line(s, seat) for seat in seats)) for name, line in zip(LINES, SHEET, strict=True))
    totals = tuple(sum(values[seat] for _, values in lines) for seat in seats)
    return Standing(lines, totals, (("turn_order", tuple(-s.order.index(seat) for seat in seats)),))
