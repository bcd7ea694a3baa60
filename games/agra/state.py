"""Everything that lies on the table."""

from dataclasses import dataclass

from app.framework.phases import Row, State
from games.agra.tables import FREE, SPOTS


@dataclass(slots=True, init=False)
class Seat(Row):
    """One player's board, supply and purse."""

    rupees: int
    """-1 when the observer cannot know it."""
    supply: int
    """Markers that lie nowhere else."""
    goods: list[int]
    favours: int
    workers: int
    cook: int
    """Workers kept on the Cook."""
    farmers: tuple[int, ...]
    """The space of each farmer on its track, counted from the first named good."""
    covers: tuple[int, ...]
    """For each end of a farm track, 1 while its cover tile lies there."""
    tracker: int
    influence: tuple[int, ...]
    tiles: tuple[int, ...]
    """Favour tiles, as numbers of favour actions."""
    used: int
    """What has been used this turn, one bit each."""
    french: tuple[int, ...]
    """The values that the goods on the French Trader had when they were placed."""

    def clone(self) -> "Seat":
        new = Seat()
        new.rupees, new.supply, new.goods, new.favours = self.rupees, self.supply, self.goods[:], self.favours
        new.workers, new.cook, new.farmers, new.covers = self.workers, self.cook, self.farmers, self.covers
        new.tracker, new.influence, new.tiles = self.tracker, self.influence, self.tiles
        new.used, new.french = self.used, self.french
        return new


@dataclass(slots=True, init=False)
class Agra(State):
    seats: list[Seat]
    house: int
    """The agreed options, one bit each."""
    starter: int
    ending: int
    """1 once something has triggered the end."""
    final: int
    """1 in the last round."""
    built: tuple[int, ...]
    merchant: int
    builder: int
    """-1 when he has left the game."""
    coins: tuple[int, ...]
    spaces: list[int]
    """For the 16 buildings and the 4 characters: -1, or 2 x seat of the worker's owner, + 1 when the worker stands."""
    value: tuple[int, ...]
    """The current value of each good, price tokens counted."""
    tokens: tuple[int, ...]
    """The good on which each price token lies, -1 in the Trader's storage."""
    sides: tuple[int, ...]
    bonuses: tuple[int, ...]
    """1 for each building bonus tile that is still there."""
    owner: list[int]
    """For each notable: the seat that won the contract, -1 on the river, -2 in the box."""
    spots: tuple[int, ...]
    """For each ordered good of each notable: -1, or 2 x seat of the markers' owner, + 1 when there are two."""
    open_spots: tuple[int, ...]
    """The spots that can be supplied now."""
    pier: int
    orders: tuple[int, ...]
    """For each guild order: -1, the seat that fulfilled it, or 9 for a neutral marker."""
    marked: tuple[int, ...]
    """The place of each guild's order marker in its column, -1 below a full one."""
    bowls: tuple[int, ...]
    """For each bowl of Akbar the same as for an order."""
    circle: int
    """The outer meditation action that is blocked."""
    row: tuple[int, ...]
    """The open favour tiles."""
    mp: int
    laid: int
    spent: int
    """1 once a meditation point was spent in this phase."""
    outer: int
    """The outer meditation action used last in this phase, or -1."""
    muezzin: int
    """1 once the Muezzin has given his point in this phase."""
    doubles: int
    """Double deliveries in this turn."""
    acts: int
    """Main actions in this turn."""

    def clone(self) -> "Agra":
        new = Agra()
        new.stack, new.round, new.active, new.house = self.stack, self.round, self.active, self.house
        new.seats = [player.clone() for player in self.seats]
        new.starter, new.ending, new.final, new.built = self.starter, self.ending, self.final, self.built
        new.merchant, new.builder, new.coins, new.spaces = self.merchant, self.builder, self.coins, self.spaces[:]
        new.value, new.tokens, new.sides, new.bonuses = self.value, self.tokens, self.sides, self.bonuses
        new.owner, new.spots, new.open_spots, new.pier = self.owner[:], self.spots, self.open_spots, self.pier
        new.orders, new.marked, new.bowls = self.orders, self.marked, self.bowls
        new.circle, new.row, new.mp, new.laid = self.circle, self.row, self.mp, self.laid
        new.spent, new.outer, new.muezzin = self.spent, self.outer, self.muezzin
        new.doubles, new.acts = self.doubles, self.acts
        return new

    def lying(self, seat: int) -> list[int]:
        """The spaces with a laid-down worker of this seat."""
        mark = 2 * seat
        return [i for i, v in enumerate(self.spaces) if v == mark]

    def standing(self, seat: int) -> list[int]:
        mark = 2 * seat + 1
        return [i for i, v in enumerate(self.spaces) if v == mark]

    def markers_on_river(self, seat: int) -> int:
        return sum(1 + (v & 1) for v in self.spots if v >> 1 == seat)


def replaced(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*row[:place], value, *row[place + 1 :])


def markers_on(spots: tuple[int, ...], notable: int) -> int:
    """All markers on one card."""
    return sum(1 + (spots[sp] & 1) for sp in SPOTS[notable] if spots[sp] != FREE)


def covered(orders: tuple[int, ...], guild: int) -> int:
    """How many orders of a column are covered, neutral markers counted."""
    return 6 - orders[6 * guild : 6 * guild + 6].count(FREE)
