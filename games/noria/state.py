"""Where everything is. Discs are numbers: 0 is an empty space, 1 to 7 a disc with its normal side up, 8 to 14 advanced."""

from dataclasses import dataclass

from app.framework.phases import Row, State
from games.noria.tables import DISCS

KINDS = len(DISCS)
HOME = -1
"""The ambassador is still on the home islet."""
FREE = -1
"""Nobody has built on a factory space."""


KIND_OF = tuple((disc - 1) % KINDS for disc in range(2 * KINDS + 1))
"""Which of the seven a disc on the wheel is."""


def disc_kind(disc: int) -> int:
    return KIND_OF[disc]


def is_advanced(disc: int) -> bool:
    return disc > KINDS


@dataclass(slots=True, init=False)
class Seat(Row):
    resources: list[int]
    ships: list[int]
    goods: list[int]
    """Full warehouses by good."""
    warehouses: list[int]
    """All warehouses by good, full and empty."""
    knowledge: int
    built: int
    """Factories on islands; the others are on the tableau."""
    wheel: list[int]
    bought: list[int]
    """Kinds of the discs in the centre of the wheel."""
    levels: list[int]
    ambassador: int

    def clone(self) -> "Seat":
        new = Seat()
        new.resources = self.resources[:]
        new.ships = self.ships[:]
        new.goods = self.goods[:]
        new.warehouses = self.warehouses[:]
        new.knowledge = self.knowledge
        new.built = self.built
        new.wheel = self.wheel[:]
        new.bought = self.bought[:]
        new.levels = self.levels[:]
        new.ambassador = self.ambassador
        return new


@dataclass(slots=True, init=False)
class Noria(State):
    seats: list[Seat]
    first: int
    circle: bool
    """Islands lie face up in a circle (expert game)."""
    islands: list[int]
    """Face-up islands: in the order of their discovery, or around the circle."""
    covered: int
    """How many lie face down. Which ones is open until they are turned over."""
    island_ships: list[list[int]]
    """Ships by island and resource."""
    sites: list[list[int]]
    """Owners of the factory spaces by island, -1 for a free one."""
    ship_supply: list[int]
    warehouse_supply: list[int]
    stacks: list[int]
    """Discs left in the market by kind."""
    prices: tuple[int, ...]
    """Of market discs by kind; 0 is free."""
    box: list[int]
    """Discs out of the game by kind."""
    unseated: list[int]
    seated: list[int]
    """Politicians by chamber."""
    removed: int

    # This turn.
    night_shifts: int
    modifies: int
    intrigues: int
    used: int
    """Spaces activated or inspected, as bits."""
    activated: int
    """Spaces activated, as bits."""
    upgraded: int
    """Spaces whose disc was turned over, as bits."""
    advanced_used: bool

    def clone(self) -> "Noria":
        new = Noria()
        new.stack = self.stack
        new.round = self.round
        new.active = self.active
        new.seats = [seat.clone() for seat in self.seats]
        new.first = self.first
        new.circle = self.circle
        new.islands = self.islands[:]
        new.covered = self.covered
        new.island_ships = [row[:] for row in self.island_ships]
        new.sites = [row[:] for row in self.sites]
        new.ship_supply = self.ship_supply[:]
        new.warehouse_supply = self.warehouse_supply[:]
        new.stacks = self.stacks[:]
        new.prices = self.prices
        new.box = self.box[:]
        new.unseated = self.unseated[:]
        new.seated = self.seated[:]
        new.removed = self.removed
        new.night_shifts = self.night_shifts
        new.modifies = self.modifies
        new.intrigues = self.intrigues
        new.used = self.used
        new.activated = self.activated
        new.upgraded = self.upgraded
        new.advanced_used = self.advanced_used
        return new
