"""The box as plain tuples with indices, ready for the rules."""

from games.noria.components import BOX, Ring


def indexed(names: tuple[str, ...]) -> dict[int | str, int]:
    """Number by name; an argument of a move is looked up here."""
    return {name: i for i, name in enumerate(names)}


RESOURCES = tuple(BOX.resources)
RESOURCE = indexed(RESOURCES)

GOODS = tuple(g.id for g in BOX.goods)
GOOD = indexed(GOODS)
RECIPES = tuple(tuple(g.recipe.get(r, 0) for r in RESOURCES) for g in BOX.goods)
SELLS_FOR = tuple(g.sells_for for g in BOX.goods)
WAREHOUSES = tuple(g.tokens for g in BOX.goods)
CLASSES = {c: tuple(i for i, g in enumerate(BOX.goods) if g.tier == c) for c in ("simple", "complex")}

DISCS = tuple(d.id for d in BOX.discs)
DISC = indexed(DISCS)
DISC_COPIES = tuple(d.copies for d in BOX.discs)
STARTING_DISCS = tuple(i for i, d in enumerate(BOX.discs) for _ in range(d.starting))
JOURNEY, CITY, TOOL, BONUS = (DISC[n] for n in ("journey", "city", "tool", "bonus"))
FIRST_GAME_PRICES = tuple(BOX.market.first_game.get(d, 0) for d in DISCS)
PRICED_DISCS = tuple(i for i, price in enumerate(FIRST_GAME_PRICES) if price)

SPACES = tuple(s.id for s in BOX.wheel.spaces)
SPACE = indexed(SPACES)
RING_NAMES: tuple[Ring, ...] = ("small", "medium", "large")
RINGS = {ring: tuple(i for i, s in enumerate(BOX.wheel.spaces) if s.ring == ring) for ring in RING_NAMES}
RING_OF = tuple(s.ring for s in BOX.wheel.spaces)
ACTIVE = tuple(i for i, s in enumerate(BOX.wheel.spaces) if s.active)
LINES = {name: frozenset(SPACE[s] for s in line) for name, line in BOX.wheel.lines.items()}
LINES_WITH_BITS = tuple((tuple(sorted(line)), sum(1 << x for x in line)) for line in LINES.values())

PATHS = tuple(p.id for p in BOX.paths)
PATH = indexed(PATHS)
TOP = 9
PATH_PAYS = tuple(p.pays_with for p in BOX.paths)
LEVEL_PRICES = tuple(tuple(p.levels) for p in BOX.paths)

CHAMBERS = tuple(c.id for c in BOX.chambers)
CHAMBER = indexed(CHAMBERS)
CHAMBER_VALUES = tuple(tuple(c.values) for c in BOX.chambers)
POLITICIANS = tuple(c.politicians for c in BOX.chambers)
SPECIALIZATION, DIVISION = CHAMBER["specialization"], CHAMBER["division"]

ISLANDS = tuple(i.id for i in BOX.islands)
ISLAND = indexed(ISLANDS)
ISLAND_SHIPS = tuple(tuple(i.ships.get(r) for r in RESOURCES) for i in BOX.islands)
"""Per island and resource what is added to the number of players, or None."""
SITES = tuple(tuple((GOOD[g], n) for g, n in i.factories) for i in BOX.islands)

PLAYERS = tuple(sorted(map(int, BOX.setup)))
ROUNDS = {n: BOX.setup[str(n)].rounds for n in PLAYERS}
STACK = {n: BOX.setup[str(n)].stack for n in PLAYERS}
ISLANDS_IN_PLAY = {n: BOX.setup[str(n)].islands for n in PLAYERS}
SHIPS = BOX.ships_per_resource
FACTORIES = len(BOX.tableau_symbols)
SYMBOLS_UNDER = tuple(BOX.tableau_symbols)

BUY_RESOURCE = BOX.prices.buy_resource


def open_spaces(players: int, rnd: int) -> int:
    """How many spaces of the round track are open."""
    return BOX.round_track.spaces - ROUNDS[players] + rnd


def _price_row(players: int, rnd: int) -> tuple[int, int, int]:
    index = open_spaces(players, rnd)
    late = index >= BOX.round_track.wheel_price_rise
    symbols = sum(1 for i in BOX.round_track.symbols if i <= index)
    return BOX.prices.night_shift[late], BOX.prices.modify[late], symbols


NIGHT_SHIFT_PRICE, MODIFY_PRICE, INTRIGUE_PRICE = (
    {n: tuple(_price_row(n, r)[what] for r in range(ROUNDS[n] + 1)) for n in PLAYERS} for what in range(3)
)
"""By players and round."""
