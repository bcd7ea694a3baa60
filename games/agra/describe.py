"""The table in words, line by line."""

from collections.abc import Iterator, Mapping

from app.framework.moves import Event, Signature
from games.agra.farm import harvest
from games.agra.state import Agra, Seat, covered
from games.agra.tables import (
    ACTIONS,
    BOWL_GOODS,
    BUILDINGS,
    CIRCLE,
    FREE,
    GOODS,
    GUILDS,
    NOTABLE_GUILD,
    NOTABLES,
    ORDER_LIMIT,
    ORDERS,
    RIVER,
    SPACES,
    SPOT_GOOD,
    SPOTS,
)

DESCRIPTIONS: Mapping[str, Signature] = {
    "boat": ("pier", "limit"),
    "merchant": ("space",),
    "builder": ("space",),
    "coins": ("space", "count"),
    "price": ("good", "value"),
    "blocked": ("circle",),
    "open_tile": ("action",),
    "card": ("notable", "guild"),
    "spot_free": ("good",),
    "spot_taken": ("good", "count"),
    "marked": ("order", "count", "limit"),
    "full": ("guild",),
    "bowls": tuple(f"n:bowl_{GOODS[g]}" for g in BOWL_GOODS),
    "seat": ("supply", "favours", "workers"),
    "purse": ("count",),
    "purse_hidden": (),
    "goods": tuple(f"n:{good}" for good in GOODS),
    "farm": ("yield",) * 4,
    "covers": ("count", "step"),
    "influence": ("step",) * 3,
    "stands": ("space",),
    "lies": ("space",),
    "cook": ("count",),
    "tile": ("action",),
    "contract": ("notable",),
}


def describe(s: Agra) -> Iterator[Event]:
    yield from _city(s)
    yield from _river(s)
    yield from _imperial(s)
    for q, player in enumerate(s.seats):
        yield from _seat(s, q, player)


def _city(s: Agra) -> Iterator[Event]:
    yield Event("merchant", -1, (BUILDINGS[s.merchant],))
    if s.builder >= 0:
        yield Event("builder", -1, (BUILDINGS[s.builder],))
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
        yield Event("card", -1, (NOTABLES[notable], GUILDS[NOTABLE_GUILD[notable]]))
        for spot in SPOTS[notable]:
            good, v = GOODS[SPOT_GOOD[spot]], s.spots[spot]
            yield Event("spot_free", -1, (good,)) if v == FREE else Event("spot_taken", v >> 1, (good, 1 + (v & 1)))


def _imperial(s: Agra) -> Iterator[Event]:
    for guild, place in enumerate(s.marked):
        count, limit = covered(s.orders, guild), ORDER_LIMIT[s.pier]
        if place >= 0:
            yield Event("marked", -1, (ORDERS[6 * guild + place], count, limit))
        else:
            yield Event("full", -1, (GUILDS[guild],))
    yield Event("bowls", -1, tuple(int(bowl == FREE) for bowl in s.bowls))
    for tile in s.row:
        yield Event("open_tile", -1, (ACTIONS[tile],))


def _seat(s: Agra, q: int, player: Seat) -> Iterator[Event]:
    yield Event("seat", q, (player.supply, player.favours, player.workers))
    yield Event("purse", q, (player.rupees,)) if player.rupees >= 0 else Event("purse_hidden", q)
    yield Event("goods", q, tuple(player.goods))
    yield Event("farm", q, tuple(harvest(player, good) for good in range(4)))
    yield Event("covers", q, (sum(player.covers), player.tracker))
    yield Event("influence", q, player.influence)
    for space, v in enumerate(s.spaces):
        if v >> 1 == q:
            yield Event("stands" if v & 1 else "lies", q, (SPACES[space],))
    if player.cook:
        yield Event("cook", q, (player.cook,))
    for tile in player.tiles:
        yield Event("tile", q, (ACTIONS[tile],))
    for notable, owner in enumerate(s.owner):
        if owner == q:
            yield Event("contract", q, (NOTABLES[notable],))
