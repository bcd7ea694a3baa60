"""The box as plain tuples: everything is a small number in the rules and a readable id in a move."""

from collections.abc import Iterable, Sequence
from itertools import chain

from games.yinzi.components import ANY as ANY_ID
from games.yinzi.components import BOX, COAST, COIN


def index(ids: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(ids)}


COLOURS = BOX.colours

# Goods and products.

GOODS = tuple(g.id for g in BOX.goods)
GOOD = index(GOODS)
RICE, WHEAT, SALT, TEA = (GOOD[x] for x in ("rice", "wheat", "salt", "tea"))
POTATOES, CORN = GOOD["potatoes"], GOOD["corn"]
CUBES_PER_FOOD = tuple(g.cubes_per_food for g in BOX.goods)
CITY_GOOD = tuple(g.city for g in BOX.goods)
RURAL_GOOD = tuple(g.rural for g in BOX.goods)
RURAL_GOODS = tuple(number for number, sold in enumerate(RURAL_GOOD) if sold)
BOUGHT_AS = (*(GOODS[good] for good in RURAL_GOODS), "any")
"""What a bought Food cube may stand for on a route tile: one of the rural goods, or any goods cube (R12)."""
LATE_GOOD = tuple(g.late_shipping for g in BOX.goods)
CUBES_WHEN_PRINTED = tuple(g.cubes_when_printed for g in BOX.goods)
TILES = tuple(next((tile.count for tile in BOX.plantation_tiles if tile.good == good), 0) for good in GOODS)
PLANTED = tuple(good for good, count in enumerate(TILES) if count)
"""The goods that there are plantation tiles of."""
LATER = tuple(next((tile.later for tile in BOX.plantation_tiles if tile.good == good), False) for good in GOODS)
FIRST_TILES = tuple(0 if later else count for count, later in zip(TILES, LATER, strict=True))
"""The plantation tiles of each good: all of them, and those that are there before the first European ship."""
PRODUCTS = BOX.products
PRODUCT = index(PRODUCTS)

# The map.

PROVINCES = tuple(p.id for p in BOX.provinces)
PROVINCE = index(PROVINCES)
SQUARES = tuple(q.id for p in BOX.provinces for q in p.squares)
SQUARE = index(SQUARES)
PROVINCE_OF = tuple(number for number, p in enumerate(BOX.provinces) for _ in p.squares)
PRINTED = tuple(GOOD[q.grows] if q.grows else -1 for p in BOX.provinces for q in p.squares)


def _distances() -> dict[tuple[str, str], int]:
    places = (*PROVINCES, COAST)
    far = {(a, b): 0 if a == b else 99 for a in places for b in places}
    for a, b in BOX.borders:
        far[a, b] = far[b, a] = 1
    for via in PROVINCES:
        for a in places:
            for b in places:
                far[a, b] = min(far[a, b], far[a, via] + far[via, b])
    return far


_FAR = _distances()
DISTANCE = tuple(tuple(_FAR[a, b] for b in PROVINCES) for a in PROVINCES)
TO_COAST = tuple(_FAR[a, COAST] for a in PROVINCES)
FARTHEST = max(map(max, DISTANCE))
_ROOMS = range(max(BOX.boats) + 3)
"""No capacity is larger, not even with the free river capacity."""
NEAR = tuple(tuple(tuple(p for p, far in enumerate(ways) if far <= room) for room in _ROOMS) for ways in DISTANCE)
"""From each province the provinces that may be reached by crossing so many borders."""


def _sites() -> dict[str, tuple[int, int, int]]:
    """Every L of three squares of one province, named by its inner corner and the two directions of its arms."""
    found = {}
    for province in BOX.provinces:
        at = {(q.row, q.column): SQUARE[q.id] for q in province.squares}
        for q in province.squares:
            for name, down, right in (("ne", -1, 1), ("se", 1, 1), ("sw", 1, -1), ("nw", -1, -1)):
                arms = at.get((q.row + down, q.column), -1), at.get((q.row, q.column + right), -1)
                if min(arms) >= 0:
                    found[f"{q.id}_{name}"] = (SQUARE[q.id], *arms)
    return found


_SITES = _sites()
SITES = tuple(_SITES)
SITE = index(SITES)
SITE_SQUARES = tuple(_SITES.values())
SITE_PROVINCE = tuple(PROVINCE_OF[squares[0]] for squares in SITE_SQUARES)

# Markets.

CITY_MARKETS = tuple(m.id for m in BOX.city_markets)
SPACES = tuple(f"{p}_cm_r{row}c{column}" for p in PROVINCES for row in (0, 1) for column in (0, 1, 2))
SPACE = index(SPACES)
SHOWS = tuple(tuple(GOOD.get(x, -1) for row in m.rows for x in row) for m in BOX.city_markets)
"""What each of the six spaces of a market tile shows; -1 is the coin."""
ICON = tuple(tuple(shows.index(g) if g in shows else -1 for g in range(len(GOODS))) for shows in SHOWS)
COIN_SPACE = tuple(next((i for i, x in enumerate(chain(*m.rows)) if x == COIN), -1) for m in BOX.city_markets)
_TOUCHING: dict[int, tuple[int, ...]] = {0: (1, 3), 2: (1, 5), 3: (0, 4), 5: (2, 4)}
COIN_NEIGHBOURS = tuple(_TOUCHING.get(coin, ()) for coin in COIN_SPACE)
CITY_PRICE, COIN_PRICE = BOX.city_price, BOX.coin_price
RURAL_SALE, RURAL_PRICE = BOX.rural_sale, BOX.rural_price

# Tracks.

CAPACITY = BOX.boats
LAST_BOAT = len(CAPACITY) - 1
POINTS_PER_CAPACITY = BOX.points_per_capacity
TILE_COST = BOX.tile_costs
BONUSES = BOX.bonuses
BONUS = index(BONUSES)
B_INNOVATION, B_SALE, B_FEED, B_NO_TAX, B_BOAT, B_FACTORY = range(6)
RATES = BOX.exchange.rates

# Innovations: one bit each.

SECTIONS = tuple(s.id for s in BOX.sections)
INNOVATIONS = tuple(i for s in BOX.sections for i in s.innovations)
INNOVATION = index(INNOVATIONS)
SECTION_OF = tuple(number for number, s in enumerate(BOX.sections) for _ in s.innovations)
SECTION_BITS = tuple(sum(1 << INNOVATION[i] for i in s.innovations) for s in BOX.sections)
MAJORITY = tuple((s.majority, s.tied) for s in BOX.sections)


def bit(name: str) -> int:
    return 1 << INNOVATION[name]


EMISSARIES = tuple(f"inn_em_{n.id}" for n in BOX.nations)
EMISSARY_BITS = sum(map(bit, EMISSARIES))
I_RICE, I_WHEAT, I_SALT = bit("inn_rice"), bit("inn_wheat"), bit("inn_salt")
I_WOOD, I_STONE, I_RAW, I_RIVER, I_COINS = map(bit, ("inn_wood", "inn_stone", "inn_raw", "inn_river", "inn_coins"))
I_SALE, I_TILE, I_ROUTE, I_SPOILS = map(bit, ("inn_city_sale", "inn_plantation", "inn_route_tile", "inn_fruitful_war"))
I_SAME, I_EXTRA, I_IMMIGRANTS = map(bit, ("inn_same_duty", "inn_extra_worker", "inn_immigrants"))
I_VETERANS, I_RECRUIT, I_WEAK = map(bit, ("inn_veterans", "inn_recruit", "inn_weak_enemy"))
VIRTUAL_COPPER = 2
FOOD_DISCS = tuple(INNOVATION[name] for name in ("inn_rice", "inn_wheat"))
"""The innovations that feed workers and go on ships as half of a pair."""

# Cards, slots, areas.

FORTUNES = BOX.fortunes
FORTUNE = index(FORTUNES)
WORKS = BOX.works
WORK = index(WORKS)
WAR, PRODUCE, TAKE, DUTIES, SHIPS_AREA = range(5)
MOST_WORKERS = 4
CARDS = tuple(c.id for c in BOX.cards)
CARD = index(CARDS)
CARD_VALUE = tuple(c.value for c in BOX.cards)
CARD_WORKERS = tuple(c.workers for c in BOX.cards)
ALL_CARDS = (1 << len(CARDS)) - 1
HAND = 3


_TAX = tuple(next((t.silver for t in BOX.taxes if t.least <= total <= t.most), 0) for total in range(20))


def tax_on(total: int) -> int:
    return _TAX[total]


# Factories.

FACTORIES = tuple(f.id for f in BOX.factories)
FACTORY = index(FACTORIES)
FACTORY_PRODUCT = tuple(PRODUCT[f.product] for f in BOX.factories)
FACTORY_RAW = tuple(COLOURS.index(f.raw) for f in BOX.factories)
STORE: tuple[int, ...] = (0, *(level.store for level in BOX.levels))
LEVEL_POINTS: tuple[int, ...] = (0, *(level.points for level in BOX.levels))
UPGRADE_COST: tuple[int, ...] = (0, *(level.upgrade for level in BOX.levels))
TOP_LEVEL = len(BOX.levels)


def _mode(rival: bool, level: int) -> tuple[int, int, int, int]:
    modes = [m for m in BOX.production if m.rival is rival and m.level == level]
    if not modes:
        return 0, 0, 0, 0
    return modes[0].workers, modes[0].copper, modes[0].silver, max(m.products for m in modes)


OWN_MODE = tuple(_mode(False, level) for level in range(TOP_LEVEL + 1))
RIVAL_MODE = tuple(_mode(True, level) for level in range(TOP_LEVEL + 1))
"""By level: workers, copper and silver for the owner, the most products; workers 0 means impossible."""

# Ships.

NATIONS = tuple(n.id for n in BOX.nations)
NATION = index(NATIONS)
FOREIGN = tuple(m.id for m in BOX.foreign_markets)
MARKET_OF = tuple(FOREIGN.index(n.market) for n in BOX.nations)
NATION_POINTS = tuple(m.nation_points for m in BOX.foreign_markets)
GENERAL_POINTS = tuple(m.general_points for m in BOX.foreign_markets)
NATION_SPACE = BOX.nation_space
SHIPS = tuple(s.id for s in BOX.ships)
SHIP = index(SHIPS)
SHIP_NATION = tuple(NATION[s.nation] for s in BOX.ships)
TEA_SPACE = 100
SHIP_WANTS = tuple(tuple(PRODUCT.get(x, TEA_SPACE) for x in s.spaces) for s in BOX.ships)
"""What each space takes: a product, or tea."""
EUROPEAN = tuple(MARKET_OF[n] == FOREIGN.index("europe") for n in SHIP_NATION)
DOCKS = tuple(f"dock_{i}" for i in range(1, 5))
DOCK = index(DOCKS)
HOLDS = tuple(f"dock_{i}_{k}" for i in range(1, 5) for k in range(1, 4))
HOLD = index(HOLDS)
PILE_OF = (0, 0, 1, 1)
HARBOUR = {h.players: h for h in BOX.harbour}

# Duties, war, routes.

DUTY_IDS = tuple(d.id for d in BOX.duties)
DUTY = index(DUTY_IDS)
DUTY_WORKERS = tuple(d.workers for d in BOX.duties)
DUTY_SPOTS = tuple(d.spots for d in BOX.duties)
ROUTES = tuple(r.id for r in BOX.routes)
ROUTE = index(ROUTES)
ROUTE_POINTS = tuple(r.points for r in BOX.routes)
ROUTE_WAR = tuple(r.war for r in BOX.routes)
ROUTE_PAYS = tuple((r.copper, r.silver) for r in BOX.routes)
DISASTERS = BOX.disasters
FIRE, FLOOD, DROUGHT = range(3)
ROUTE_DISASTER = tuple(DISASTERS.index(r.disaster) if r.disaster else -1 for r in BOX.routes)
ANY_PRODUCT, ANY_GOOD, ENVOY = 4, 30, 40
FIRST_GOOD = 10


def _needs(products: Sequence[str], goods: Sequence[str], emissaries: int) -> tuple[int, ...]:
    return (
        *(ANY_PRODUCT if p == ANY_ID else PRODUCT[p] for p in products),
        *(ANY_GOOD if g == ANY_ID else FIRST_GOOD + GOOD[g] for g in goods),
        *([ENVOY] * emissaries),
    )


NEEDS = tuple(_needs(r.products, r.goods, r.emissaries) for r in BOX.routes)
"""The items of a demand: below 4 that product, 4 any product, 10 and more that good, 30 any good, 40 a Diplomacy disc."""

ITEMS = (*PRODUCTS, "any_product", *GOODS, "any_good", "envoy")
"""The items of demands by name."""


def item_name(item: int) -> str:
    if item <= ANY_PRODUCT:
        return ITEMS[item]
    if item >= ANY_GOOD:
        return "any_good" if item == ANY_GOOD else "envoy"
    return GOODS[item - FIRST_GOOD]


RESOURCES = ("wood", "stone")
R_WOOD = 0
MEANS = ("wood", "stone", "inn_wood", "inn_stone")
OWN_WOOD, OWN_STONE, FREE_WOOD, FREE_STONE = range(4)
START_CHOICES = ("first_factory", "first_resource")
FIRST_FACTORY, FIRST_RESOURCE = range(2)
ROUNDS = 4
PIECES = BOX.pieces
WORKERS_PER_FOOD = BOX.workers_per_food
START_COPPER = BOX.start_copper
MISFORTUNE_POINTS = BOX.misfortune_points
ROUTE_PILE = BOX.route_pile
WOOD, STONE = BOX.resources.wood, BOX.resources.stone
WAR_SPACES = BOX.war.spaces
GLORY_POINTS = (BOX.war.first, BOX.war.second)
