"""What route tiles promise a seat, and what disasters on them threaten."""

from itertools import pairwise

from games.yinzi.outlook import BOAT_WORTH
from games.yinzi.state import Seat, Yinzi
from games.yinzi.tables import (
    ANY_GOOD,
    ANY_PRODUCT,
    DROUGHT,
    EMISSARY_BITS,
    ENVOY,
    FACTORY_PRODUCT,
    FIRE,
    FIRST_GOOD,
    FLOOD,
    I_RICE,
    I_SALT,
    I_WHEAT,
    LEVEL_POINTS,
    NEEDS,
    PROVINCE_OF,
    RICE,
    ROUNDS,
    ROUTE_DISASTER,
    ROUTE_POINTS,
    RURAL_GOOD,
    RURAL_PRICE,
    SALT,
    WHEAT,
)

VIRTUAL_GOOD = {RICE: I_RICE, WHEAT: I_WHEAT, SALT: I_SALT}
AT_HAND = 0.5
"""What is there is found with no less certainty than this; a product has better uses than any other thing."""
BURNT = (0.0, *(points - less for less, points in pairwise(LEVEL_POINTS)))
"""What a fire takes from a factory of each level."""


def routes_ahead(s: Yinzi, me: Seat, seat: int) -> float:
    """Satisfied tiles not yet won, and a share of open personal ones."""
    worth = 0.0
    if seat in s.taker:
        for tile, taker in zip(s.shown, s.taker, strict=True):
            if taker == seat:
                worth += ROUTE_POINTS[tile]
    for entry in me.personal:
        worth += ROUTE_POINTS[entry[0]] * prospect(s, me, seat, NEEDS[entry[0]], entry[1])
    return worth


def prospect(s: Yinzi, me: Seat, seat: int, needs: tuple[int, ...], done: int) -> float:
    """How much of its points an open tile promises: everything that it wants must be found, and is worth something itself."""
    likely = 0.95
    for i, item in enumerate(needs):
        if not done >> i & 1:
            likely *= supply(s, me, seat, item)
    return likely


def supply(s: Yinzi, me: Seat, seat: int, item: int) -> float:
    """The same for one thing that a tile asks for: it is at hand, can soon be made, or is only hoped for."""
    hope = min(1.0, 0.3 + 0.2 * (ROUNDS - s.round))
    if item <= ANY_PRODUCT:
        return _product(s, seat, item, hope)
    if item == ENVOY:
        return 0.8 if me.inn & EMISSARY_BITS else 0.45 * hope
    if item == ANY_GOOD:
        return 0.9 if me.fields else 0.45
    good = item - FIRST_GOOD
    for square in me.fields:
        if s.grows[square] == good:
            return 0.85
    if me.inn & VIRTUAL_GOOD.get(good, 0):
        return 0.85
    if RURAL_GOOD[good] and any(s.rural) and me.copper >= RURAL_PRICE:
        return 0.7
    return 0.45 * hope if good in s.grows else 0.2 * hope


def _product(s: Yinzi, seat: int, item: int, hope: float) -> float:
    own = False
    for factory in s.built:
        if item in (ANY_PRODUCT, FACTORY_PRODUCT[factory]):
            if s.stored[factory * 4 + seat]:
                return AT_HAND
            own = own or s.owner[factory] == seat
    return 0.4 * hope if own else 0.1 * hope


def route_now(s: Yinzi, me: Seat, seat: int) -> float:
    """Points of the best tile beside the board that could be supplied at once with what there is."""
    best = 0.0
    for tile, taker in zip(s.shown, s.taker, strict=True):
        if tile >= 0 and taker < 0 and ROUTE_POINTS[tile] > best and at_hand(s, me, seat, NEEDS[tile]):
            best = float(ROUTE_POINTS[tile])
    return best


def at_hand(s: Yinzi, me: Seat, seat: int, needs: tuple[int, ...]) -> bool:
    """Whether each thing that a tile asks for is there, looked at one by one."""
    return min([supply(s, me, seat, item) for item in needs]) >= AT_HAND


def disasters(s: Yinzi, me: Seat, seat: int) -> float:
    """Points that fire, flood and drought will take at the end of this round."""
    lost, seen = 0.0, 0
    for tile in s.shown:
        if tile >= 0 and ROUTE_DISASTER[tile] >= 0:
            seen |= 1 << ROUTE_DISASTER[tile]
    if seen >> FIRE & 1:
        lost += min([BURNT[s.level[factory]] for factory in s.built if s.owner[factory] == seat], default=0.0)
    if seen >> FLOOD & 1 and me.boat:
        lost += BOAT_WORTH[me.boat] - BOAT_WORTH[me.boat - 1]
    if seen >> DROUGHT & 1:
        lost += 0.3 * len({PROVINCE_OF[square] for square in me.fields})
    return lost
