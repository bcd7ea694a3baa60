"""The table in words, line by line."""

from collections.abc import Iterator, Mapping

from app.framework.moves import Event, Signature
from games.yinzi import tables as t
from games.yinzi.pieces import store_of
from games.yinzi.reckoning import china, disasters_ahead, enemy
from games.yinzi.state import Seat, Yinzi
from games.yinzi.steps.routes import open_items

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
    for q in range(len(s.seats)):
        yield from _seat(s, q)
        yield from _land(s, q)
        yield from _abroad(s, q)


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
        free = [q for q, where in enumerate(t.PROVINCE_OF) if where == province and s.site[q] < 0 and not s.cubes[q]]
        for good in sorted({s.grows[q] for q in free}):
            here = tuple(int(q in free and s.grows[q] == good) for q in range(len(t.SQUARES)))
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
                    q, product = s.hold[k][:2]
                    hold = t.HOLDS[k]
                    yield (
                        Event("load_cubes", q, (hold,))
                        if product < 0
                        else Event("load_product", q, (hold, t.PRODUCTS[product]))
                    )
            for q in range(len(s.seats)):
                if s.aboard[dock * 4 + q]:
                    yield Event("aboard", q, (t.DOCKS[dock],))
    for ship in s.tops:
        if ship >= 0:
            yield Event("announced", -1, (t.SHIPS[ship],))


def _seat(s: Yinzi, q: int) -> Iterator[Event]:
    seat = s.seats[q]
    yield Event("colour", q, (t.COLOURS[q],))
    yield Event("order", q, (s.order.index(q) + 1,))
    yield Event("goods", q, (seat.copper, seat.silver, seat.wood, seat.stone))
    yield Event("boat", q, (seat.boat + 1, seat.capacity()))
    yield Event("supply", q, (seat.cubes, seat.discs, seat.markers, seat.men))
    if seat.misfortune:
        yield Event("misfortune", q, (seat.misfortune,))
    if seat.bonus >= 0:
        yield Event("bonus", q, (t.BONUSES[seat.bonus],))
    yield from _cards(seat, q)
    yield from _workers(s, q)
    for number, innovation in enumerate(t.INNOVATIONS):
        if seat.inn >> number & 1:
            yield Event("innovation", q, (innovation,))


def _cards(seat: Seat, q: int) -> Iterator[Event]:
    if seat.hand:
        yield Event("hand", q, (len(seat.hand),))
    yield from (Event("held", q, (t.CARDS[card],)) for card in seat.hand if card >= 0)
    for slot, card in enumerate(seat.slots):
        if card >= 0:
            yield Event("slot", q, (t.FORTUNES[slot], t.CARDS[card], seat.groups[slot]))
    if seat.tax:
        yield Event("tax", q, (seat.tax,))


def _workers(s: Yinzi, q: int) -> Iterator[Event]:
    seat = s.seats[q]
    yield from (Event("area", q, (t.WORKS[area], count)) for area, count in enumerate(seat.areas) if count)
    if seat.duty >= 0:
        yield Event("duty", q, (t.DUTY_IDS[seat.duty],))
    if q in s.war:
        yield Event("warriors", q, (s.war.index(q) + 1, seat.areas[t.WAR] + seat.recruit))
    if seat.upper or seat.lower or seat.lying:
        yield Event("migration", q, (seat.upper, seat.lower, seat.lying))


def _land(s: Yinzi, q: int) -> Iterator[Event]:
    for square in s.seats[q].fields:
        yield Event("field", q, (t.SQUARES[square], t.GOODS[s.grows[square]], s.cubes[square]))
    for factory in s.built:
        if s.owner[factory] == q:
            where = t.SITES[s.place[factory]]
            yield Event("factory", q, (t.FACTORIES[factory], where, s.level[factory], store_of(s, factory)))
        if s.stored[factory * 4 + q]:
            yield Event("stored", q, (t.FACTORIES[factory], s.stored[factory * 4 + q]))


def _abroad(s: Yinzi, q: int) -> Iterator[Event]:
    seat = s.seats[q]
    for number, nation in enumerate(t.NATIONS):
        if count := s.nations[number * 4 + q]:
            yield Event("exported", q, (count, nation))
    for number, market in enumerate(t.FOREIGN):
        if count := s.general[number * 4 + q]:
            yield Event("general", q, (count, market))
        if count := s.envoys[number * 4 + q]:
            yield Event("envoys", q, (count, market))
    if any(seat.glory):
        yield Event("glory", q, (seat.glory[0], seat.glory[1]))
    for tile, done, *_ in seat.personal:
        yield Event("personal", q, (t.ROUTES[tile],))
        yield from (Event("personal_open", q, (t.item_name(i), t.ROUTES[tile])) for i in open_items(tile, done))
    yield from (Event("won", q, (t.ROUTES[tile],)) for tile in seat.won)
