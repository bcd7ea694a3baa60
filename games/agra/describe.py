"""The table in words, line by line."""

from collections.abc import Iterator, Mapping

from app.framework.moves import Event, Signature
from games.agra.farm import harvest
from games.agra.state import Agra, Seat, covered
from games.agra.steps.sailor import left_of
from games.agra.steps.trader import value_left
from games.agra.tables import (
    ACTIONS,
    BONUS_LEVEL,
    BONUSES,
    BOWL_GOODS,
    BUILDINGS,
    CIRCLE,
    FREE,
    GOODS,
    GUILDS,
    LEVEL_OPENED,
    LUXURIES,
    NOTABLE_GUILD,
    NOTABLE_LEVEL,
    NOTABLES,
    ORDER_LIMIT,
    ORDERS,
    PLOTS,
    RIVER,
    SPACES,
    SPOT_GOOD,
    SPOTS,
    TRACK_COST,
    TRACKER_LAST,
    USED_LUXURY,
)

SOME_GOODS = tuple(f"n:{good}" for good in GOODS)
DESCRIPTIONS: Mapping[str, Signature] = {
    # the turn
    "ending": (),
    "final": (),
    "points": ("count",),
    "deliveries": ("count",),
    "exchange": ("count",),
    # the city
    "merchant": ("space",),
    "builder": ("space",),
    "unbuilt": tuple(f"n:site_{building}" for building in BUILDINGS[4:]),
    "bonuses": ("level", *(f"n:bonus_{bonus}" for bonus in BONUSES)),
    "coins": ("space", "count"),
    "price": ("good", "value"),
    "blocked": ("circle",),
    # the river
    "boat": ("pier", "limit"),
    "card": ("notable", "level", "guild"),
    "card_closed": ("notable", "level", "guild"),
    "spot_free": ("place", "stuff"),
    "spot_taken": ("place", "stuff", "count", "seat"),
    # the Imperial board
    "marked": ("order", "count", "limit"),
    "full": ("guild",),
    "bowls": tuple(f"n:bowl_{GOODS[g]}" for g in BOWL_GOODS),
    "open_tile": ("action",),
    # the players
    "seat": ("supply", "favours", "workers"),
    "purse": ("count",),
    "purse_hidden": (),
    "goods": SOME_GOODS,
    "farm": ("yield",) * 4,
    "farmers": ("place",) * 4,
    "covers": tuple(f"n:plot_{plot}" for plot in PLOTS),
    "tracker": ("step", *SOME_GOODS),
    "tracker_last": ("step",),
    "influence": ("step",) * 3,
    "stands": ("space",),
    "lies": ("space",),
    "cook": ("count",),
    "french": ("count",),
    "tile": ("action",),
    "contract": ("notable",),
    "gifts": ("count",),
    "order": ("order",),
    "used": ("action",),
    "used_luxury": ("good",),
}


def describe(s: Agra) -> Iterator[Event]:
    yield from _turn(s)
    yield from _city(s)
    yield from _river(s)
    yield from _imperial(s)
    for q, player in enumerate(s.seats):
        yield from _board(q, player)
        yield from _workers(s, q, player)
        yield from _won(s, q, player)
        yield from _used(q, player)


def _turn(s: Agra) -> Iterator[Event]:
    if s.final or s.ending:
        yield Event("final" if s.final else "ending", -1)
    if not s.stack:
        return
    f = s.stack[-1]
    if f.kind == "meditation":
        yield Event("points", -1, (s.mp,))
    elif f.kind == "sailor":
        yield Event("deliveries", -1, (left_of(s, f),))
    elif f.kind in ("giving", "taking"):
        yield Event("exchange", -1, (value_left(f),))


def _city(s: Agra) -> Iterator[Event]:
    yield Event("merchant", -1, (BUILDINGS[s.merchant],))
    if s.builder >= 0:
        yield Event("builder", -1, (BUILDINGS[s.builder],))
        yield Event("unbuilt", -1, tuple(1 - built for built in s.built[4:]))
        for level in range(2, 5):
            left = tuple(n if of == level else 0 for n, of in zip(s.bonuses, BONUS_LEVEL, strict=True))
            yield Event("bonuses", -1, (level, *left))
    for building, count in enumerate(s.coins):
        if count:
            yield Event("coins", -1, (BUILDINGS[building], count))
    for good in s.tokens:
        if good >= 0:
            yield Event("price", -1, (GOODS[good], s.value[good]))
    yield Event("blocked", -1, (CIRCLE[s.circle],))


def _river(s: Agra) -> Iterator[Event]:
    yield Event("boat", -1, (s.pier, ORDER_LIMIT[s.pier]))
    for notable, owner in enumerate(s.owner):
        if owner != RIVER:
            continue
        level = NOTABLE_LEVEL[notable]
        card = "card" if level <= LEVEL_OPENED[s.pier] else "card_closed"
        yield Event(card, -1, (NOTABLES[notable], level, GUILDS[NOTABLE_GUILD[notable]]))
        for place, spot in enumerate(SPOTS[notable], 1):
            good, v = GOODS[SPOT_GOOD[spot]], s.spots[spot]
            if v == FREE:
                yield Event("spot_free", -1, (place, good))
            else:
                yield Event("spot_taken", -1, (place, good, 1 + (v & 1), v >> 1))


def _imperial(s: Agra) -> Iterator[Event]:
    for guild, place in enumerate(s.marked):
        count, limit = covered(s.orders, guild), ORDER_LIMIT[s.pier]
        if place >= 0:
            yield Event("marked", -1, (ORDERS[6 * guild + place], count, limit))
        else:
            yield Event("full", -1, (GUILDS[guild],))
    yield Event("bowls", -1, tuple(1 if bowl == FREE else 0 for bowl in s.bowls))
    for tile in s.row:
        yield Event("open_tile", -1, (ACTIONS[tile],))


def _board(q: int, player: Seat) -> Iterator[Event]:
    yield Event("seat", q, (player.supply, player.favours, player.workers))
    yield Event("purse", q, (player.rupees,)) if player.rupees >= 0 else Event("purse_hidden", q)
    yield Event("goods", q, tuple(player.goods))
    yield Event("farm", q, tuple(harvest(player, good) for good in range(4)))
    yield Event("farmers", q, player.farmers)
    if any(player.covers):
        yield Event("covers", q, player.covers)
    if player.tracker == TRACKER_LAST:
        yield Event("tracker_last", q, (player.tracker,))
    else:
        price = dict(TRACK_COST[player.tracker])
        yield Event("tracker", q, (player.tracker, *(price.get(good, 0) for good in range(16))))
    yield Event("influence", q, player.influence)


def _workers(s: Agra, q: int, player: Seat) -> Iterator[Event]:
    for space, v in enumerate(s.spaces):
        if v >> 1 == q:
            yield Event("stands" if v & 1 else "lies", q, (SPACES[space],))
    if player.cook:
        yield Event("cook", q, (player.cook,))


def _won(s: Agra, q: int, player: Seat) -> Iterator[Event]:
    yield from (Event("tile", q, (ACTIONS[tile],)) for tile in player.tiles)
    yield from (Event("contract", q, (NOTABLES[n],)) for n, owner in enumerate(s.owner) if owner == q)
    if player.french:
        yield Event("french", q, (len(player.french),))
    yield from (Event("order", q, (ORDERS[order],)) for order, owner in enumerate(s.orders) if owner == q)
    if gifts := s.bowls.count(q):
        yield Event("gifts", q, (gifts,))


def _used(q: int, player: Seat) -> Iterator[Event]:
    yield from (Event("used", q, (name,)) for action, name in enumerate(ACTIONS) if player.used >> action & 1)
    luxuries = zip(LUXURIES, USED_LUXURY, strict=True)
    yield from (Event("used_luxury", q, (GOODS[good],)) for good, bit in luxuries if player.used & bit)
