"""The table in words, line by line."""

from collections.abc import Iterator, Mapping

from app.framework.moves import Event, Signature
from games.yinzi import tables as t
from games.yinzi.demands import open_items
from games.yinzi.pieces import store_of
from games.yinzi.reckoning import china, disasters_ahead, enemy
from games.yinzi.state import Seat, Yinzi

_SQUARES = tuple(f"n:{square}" for square in t.SQUARES)
"""A square in a list of squares is a count of one."""

DESCRIPTIONS: Mapping[str, Signature] = {
    "rate": ("rate", "face"),
    "resources": ("n:wood", "n:stone"),
    "column": ("column", "good", "cost"),
    "factory_shown": ("factory",),
    "market": ("province", "citymarket"),
    "raw": ("space", "seat"),
    "rural": ("seat", "count"),
    "field": ("square", "good", "count"),
    "bare": ("province", *_SQUARES),
    "fallow": ("province", "good", *_SQUARES),
    "factory": ("factory", "site", "level", "room"),
    "ruin": ("factory", "site"),
    "stored": ("factory", "count"),
    "ship": ("dock", "ship"),
    "load_product": ("hold", "product"),
    "load_cubes": ("hold",),
    "aboard": ("dock",),
    "announced": ("ship",),
    "route": ("route",),
    "route_taken": ("route",),
    "threat": ("disaster",),
    "enemy": ("strength", "china"),
    "warriors": ("place", "count"),
    "colour": ("frame",),
    "order": ("place",),
    "goods": ("n:copper", "n:silver", "n:wood", "n:stone"),
    "misfortune": ("count",),
    "boat": ("place", "capacity"),
    "supply": ("cubes", "discs", "markers", "workers"),
    "bonus": ("bonus",),
    "hand": ("count",),
    "held": ("card",),
    "slot": ("fortune", "card", "count"),
    "tax": ("count",),
    "area": ("work", "count"),
    "duty": ("duty",),
    "migration": ("upper", "lower", "lying"),
    "innovation": ("innovation",),
    "exported": ("count", "nation"),
    "general": ("count", "foreign"),
    "envoys": ("count", "foreign"),
    "glory": ("first", "second"),
    "personal": ("route",),
    "personal_open": ("item", "route"),
    "won": ("route",),
}


def describe(s: Yinzi) -> Iterator[Event]:
    yield from _board(s)
    yield from _markets(s)
    yield from _harbour(s)
    yield from _routes(s)
    for seat in range(len(s.seats)):
        yield from _seat(s, seat)
        yield from _land(s, seat)
        yield from _abroad(s, seat)


def _board(s: Yinzi) -> Iterator[Event]:
    yield Event("rate", -1, (t.RATES[s.rate], s.die))
    yield Event("resources", -1, (s.wood, s.stone))
    for column, good in enumerate(s.track):
        if good >= 0:
            yield Event("column", -1, (column + 1, t.GOODS[good], t.TILE_COST[column]))
    for factory in s.display:
        yield Event("factory_shown", -1, (t.FACTORIES[factory],))
    yield from _free_ground(s)
    for factory in s.built:
        if not s.level[factory]:
            yield Event("ruin", -1, (t.FACTORIES[factory], t.SITES[s.place[factory]]))


def _free_ground(s: Yinzi) -> Iterator[Event]:
    """For each province the squares on which nothing stands, by what grows there."""
    for province, name in enumerate(t.PROVINCES):
        free = {x for x, where in enumerate(t.PROVINCE_OF) if where == province and s.site[x] < 0 and not s.cubes[x]}
        for good in sorted({s.grows[x] for x in free}):
            here = tuple(int(x in free and s.grows[x] == good) for x in range(len(t.SQUARES)))
            yield Event("bare", -1, (name, *here)) if good < 0 else Event("fallow", -1, (name, t.GOODS[good], *here))


def _routes(s: Yinzi) -> Iterator[Event]:
    open_tiles = [(place, tile) for place, tile in enumerate(s.shown) if tile >= 0]
    for place, tile in open_tiles:
        taker = s.taker[place]
        yield Event("route" if taker < 0 else "route_taken", taker, (t.ROUTES[tile],))
    yield from (Event("threat", -1, (t.DISASTERS[number],)) for number in disasters_ahead(s))
    yield Event("enemy", -1, (enemy(s), china(s)))


def _markets(s: Yinzi) -> Iterator[Event]:
    for province, tile in enumerate(s.tiles):
        yield Event("market", -1, (t.PROVINCES[province], t.CITY_MARKETS[tile]))
        for k in range(province * 6, province * 6 + 6):
            if s.market[k] >= 0:
                yield Event("raw", -1, (t.SPACES[k], s.market[k]))
    for colour, count in enumerate(s.rural):
        if count:
            yield Event("rural", -1, (colour, count))


def _harbour(s: Yinzi) -> Iterator[Event]:
    for dock, ship in enumerate(s.docked):
        if ship >= 0:
            yield Event("ship", -1, (t.DOCKS[dock], t.SHIPS[ship]))
            for k in range(dock * 3, dock * 3 + 3):
                if s.hold[k]:
                    seat, product = s.hold[k][:2]
                    hold = t.HOLDS[k]
                    yield (
                        Event("load_cubes", seat, (hold,))
                        if product < 0
                        else Event("load_product", seat, (hold, t.PRODUCTS[product]))
                    )
            for seat in range(len(s.seats)):
                if s.aboard[dock * 4 + seat]:
                    yield Event("aboard", seat, (t.DOCKS[dock],))
    for ship in s.tops:
        if ship >= 0:
            yield Event("announced", -1, (t.SHIPS[ship],))


def _seat(s: Yinzi, seat: int) -> Iterator[Event]:
    me = s.seats[seat]
    yield Event("colour", seat, (t.COLOURS[seat],))
    yield Event("order", seat, (s.order.index(seat) + 1,))
    yield Event("goods", seat, (me.copper, me.silver, me.wood, me.stone))
    yield Event("boat", seat, (me.boat + 1, me.capacity()))
    yield Event("supply", seat, (me.cubes, me.discs, me.markers, me.men))
    if me.misfortune:
        yield Event("misfortune", seat, (me.misfortune,))
    if me.bonus >= 0:
        yield Event("bonus", seat, (t.BONUSES[me.bonus],))
    yield from _cards(me, seat)
    yield from _workers(s, seat)
    for number, innovation in enumerate(t.INNOVATIONS):
        if me.inn >> number & 1:
            yield Event("innovation", seat, (innovation,))


def _cards(me: Seat, seat: int) -> Iterator[Event]:
    if me.hand:
        yield Event("hand", seat, (len(me.hand),))
    yield from (Event("held", seat, (t.CARDS[card],)) for card in me.hand if card >= 0)
    for slot, card in enumerate(me.slots):
        if card >= 0:
            yield Event("slot", seat, (t.FORTUNES[slot], t.CARDS[card], me.groups[slot]))
    if me.tax:
        yield Event("tax", seat, (me.tax,))


def _workers(s: Yinzi, seat: int) -> Iterator[Event]:
    me = s.seats[seat]
    yield from (Event("area", seat, (t.WORKS[area], count)) for area, count in enumerate(me.areas) if count)
    if me.duty >= 0:
        yield Event("duty", seat, (t.DUTY_IDS[me.duty],))
    if seat in s.war:
        yield Event("warriors", seat, (s.war.index(seat) + 1, me.areas[t.WAR] + me.recruit))
    if me.upper or me.lower or me.lying:
        yield Event("migration", seat, (me.upper, me.lower, me.lying))


def _land(s: Yinzi, seat: int) -> Iterator[Event]:
    for square in s.seats[seat].fields:
        yield Event("field", seat, (t.SQUARES[square], t.GOODS[s.grows[square]], s.cubes[square]))
    for factory in s.built:
        if s.owner[factory] == seat:
            where = t.SITES[s.place[factory]]
            yield Event("factory", seat, (t.FACTORIES[factory], where, s.level[factory], store_of(s, factory)))
        if s.stored[factory * 4 + seat]:
            yield Event("stored", seat, (t.FACTORIES[factory], s.stored[factory * 4 + seat]))


def _abroad(s: Yinzi, seat: int) -> Iterator[Event]:
    me = s.seats[seat]
    for number, nation in enumerate(t.NATIONS):
        if count := s.nations[number * 4 + seat]:
            yield Event("exported", seat, (count, nation))
    for number, market in enumerate(t.FOREIGN):
        if count := s.general[number * 4 + seat]:
            yield Event("general", seat, (count, market))
        if count := s.envoys[number * 4 + seat]:
            yield Event("envoys", seat, (count, market))
    if any(me.glory):
        yield Event("glory", seat, (me.glory[0], me.glory[1]))
    for tile, done, *_ in me.personal:
        yield Event("personal", seat, (t.ROUTES[tile],))
        yield from (Event("personal_open", seat, (t.item_name(i), t.ROUTES[tile])) for i in open_items(tile, done))
    yield from (Event("won", seat, (t.ROUTES[tile],)) for tile in me.won)
