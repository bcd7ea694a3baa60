"""The table in words, line by line."""

from collections.abc import Iterator, Mapping

from app.framework.moves import Event, Signature
from games.yinzi import tables as t
from games.yinzi.pieces import store_of
from games.yinzi.state import Seat, Yinzi

DESCRIPTIONS: Mapping[str, Signature] = {
    "rate": ("rate", "face"),
    "resources": ("n:wood", "n:stone"),
    "column": ("column", "good", "cost"),
    "factory_shown": ("factory",),
    "market": ("province", "citymarket"),
    "raw": ("space", "seat"),
    "rural": ("seat", "count"),
    "field": ("square", "good", "count"),
    "fallow": ("square", "good"),
    "factory": ("factory", "province", "level", "room"),
    "ruin": ("factory", "province"),
    "stored": ("factory", "count"),
    "ship": ("dock", "ship"),
    "load_product": ("hold", "product"),
    "load_cubes": ("hold",),
    "aboard": ("dock",),
    "announced": ("ship",),
    "route": ("route",),
    "route_taken": ("route",),
    "warriors": ("place", "count"),
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
    "won": ("route",),
}


def describe(s: Yinzi) -> Iterator[Event]:
    yield from _board(s)
    yield from _markets(s)
    yield from _harbour(s)
    for place, tile in enumerate(s.shown):
        if tile >= 0:
            taker = s.taker[place]
            yield Event("route" if taker < 0 else "route_taken", taker, (t.ROUTES[tile],))
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
    for square, good in enumerate(s.grows):
        if good != t.PRINTED[square] and s.site[square] < 0 and not s.cubes[square]:
            yield Event("fallow", -1, (t.SQUARES[square], t.GOODS[good]))
    for factory in s.built:
        if not s.level[factory]:
            yield Event("ruin", -1, (t.FACTORIES[factory], _province(s, factory)))


def _province(s: Yinzi, factory: int) -> str:
    return t.PROVINCES[t.PROVINCE_OF[t.SITE_SQUARES[s.place[factory]][0]]]


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
            yield Event("factory", q, (t.FACTORIES[factory], _province(s, factory), s.level[factory], store_of(s, factory)))
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
    yield from (Event("personal", q, (t.ROUTES[entry[0]],)) for entry in seat.personal)
    yield from (Event("won", q, (t.ROUTES[tile],)) for tile in seat.won)
