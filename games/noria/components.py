"""What the box holds: names, prices, layouts. `components.json` as plain tuples with indices, ready for the rules."""

from pathlib import Path
from typing import Annotated, Literal

from annotated_types import Ge, Len, Lt

from app.framework.components import Count, Part, Positive, read_components

Tier = Literal["simple", "complex"]
Ring = Literal["large", "medium", "small"]

SEAL = "bc7c34aa4ed427e6"


class Good(Part):
    id: str
    tier: Tier
    recipe: dict[str, Positive]
    tokens: Positive
    sells_for: Positive


class Disc(Part):
    id: str
    copies: Positive
    starting: Count


class Space(Part):
    id: str
    ring: Ring
    angle: Annotated[int, Ge(0), Lt(360)]
    active: bool


class Wheel(Part):
    spaces: Annotated[list[Space], Len(12, 12)]
    lines: Annotated[dict[str, list[str]], Len(4, 4)]


class StartLayout(Part):
    fixed: dict[str, str]
    resources: Annotated[list[str], Len(3, 3)]


class Market(Part):
    first_game: dict[str, Positive]


class Counts(Part):
    islands: Positive
    stack: Positive
    rounds: Positive


class PathPart(Part):
    id: str
    pays_with: Literal["resource", "simple_good", "complex_good"]
    levels: Annotated[list[tuple[Positive, Literal["same", "different"]]], Len(9, 9)]


class Chamber(Part):
    id: str
    values: Annotated[list[int], Len(5, 5)]
    politicians: Positive


class Island(Part):
    id: str
    ships: dict[str, int]
    factories: Annotated[list[tuple[str, Positive]], Len(4, 4)]


class RoundTrack(Part):
    spaces: Positive
    symbols: list[Positive]
    wheel_price_rise: Positive


class Prices(Part):
    night_shift: tuple[Positive, Positive]
    modify: tuple[Positive, Positive]
    buy_resource: Positive


class Box(Part):
    resources: Annotated[list[str], Len(3, 3)]
    goods: Annotated[list[Good], Len(5, 5)]
    discs: Annotated[list[Disc], Len(7, 7)]
    wheel: Wheel
    start_layout: StartLayout
    market: Market
    setup: dict[str, Counts]
    ships_per_resource: Positive
    tableau_symbols: Annotated[list[Positive], Len(7, 7)]
    paths: Annotated[list[PathPart], Len(4, 4)]
    chambers: Annotated[list[Chamber], Len(6, 6)]
    islands: Annotated[list[Island], Len(9, 9)]
    round_track: RoundTrack
    prices: Prices

    def __post_init__(self) -> None:
        """Every name that one part uses is defined by another."""
        resources, goods, discs = set(self.resources), {g.id for g in self.goods}, {d.id for d in self.discs}
        spaces = {s.id for s in self.wheel.spaces}
        uses = [
            ("goods.recipe", {r for g in self.goods for r in g.recipe}, resources),
            ("discs", resources | {"journey", "city", "tool", "bonus"}, discs),
            ("wheel.lines", {s for line in self.wheel.lines.values() for s in line}, spaces),
            ("start_layout", {*self.start_layout.fixed, *self.start_layout.resources}, spaces),
            ("start_layout.fixed", set(self.start_layout.fixed.values()), discs),
            ("market.first_game", set(self.market.first_game), discs - resources),
            ("islands.ships", {r for i in self.islands for r in i.ships}, resources),
            ("islands.factories", {g for i in self.islands for g, _ in i.factories}, goods),
            ("chambers", {p.id for p in self.paths} | {"specialization", "division"}, {c.id for c in self.chambers}),
        ]
        for field, used, defined in uses:
            if unknown := used - defined:
                raise ValueError(f"{field} names {', '.join(sorted(unknown))}, which the file does not define")


BOX = read_components(Path(__file__).with_name("components.json"), Box, SEAL)


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
