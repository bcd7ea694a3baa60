"""A game of Yinzi as flat data. Seats are colours: seat 0 is blue, seat 1 green, seat 2 yellow, seat 3 red (YZ-2)."""

from dataclasses import dataclass

from app.framework.phases import Row, State
from games.yinzi.tables import CAPACITY

NOTHING, SOLD, BOUGHT = 0, 1, 2
"""Which way a player has traded with the rural market on this occasion (YZ-6.5)."""


@dataclass(slots=True, init=False)
class Seat(Row):
    copper: int
    silver: int
    misfortune: int
    wood: int
    stone: int
    boat: int
    """Space of the cylinder on the boats track, from 0."""
    cubes: int
    discs: int
    markers: int
    men: int
    """Cubes, discs, product markers and workers in the own supply."""
    slots: list[int]
    """The card on each fortune slot, or -1."""
    groups: list[int]
    """Workers under each fortune slot."""
    areas: list[int]
    """Workers in each worker action area; above 0 exactly when the action was used this round."""
    upper: int
    lower: int
    lying: int
    """Workers on the migration spaces, and veterans beside the war area."""
    duty: int
    aide: int
    """The imperial duty taken, or -1, and whether a disc stands there as extra worker."""
    recruit: int
    """Whether a disc stands in the war as recruit."""
    tax: int
    bonus: int
    """Discs on the tax space; the bonus column taken, or -1."""
    glory: list[int]
    """Discs on the first and on the second glory space."""
    hand: tuple[int, ...]
    """Cards in hand, sorted; -1 is a card that the observer does not know."""
    deck: int
    played: int
    """Sets of cards (one bit each): those that may still be drawn, those played so far."""
    traded: int
    inn: int
    """The innovation spaces with an own disc, one bit each."""
    fields: list[int]
    """The squares with own cubes, in order."""
    personal: tuple[tuple[int, ...], ...]
    """Personal route tiles still open: tile, the items delivered as bits, the pieces on it."""
    won: tuple[int, ...]
    """Route tiles won or completed."""

    def clone(self) -> "Seat":
        new = Seat()
        new.copper, new.silver, new.misfortune = self.copper, self.silver, self.misfortune
        new.wood, new.stone, new.boat = self.wood, self.stone, self.boat
        new.cubes, new.discs, new.markers, new.men = self.cubes, self.discs, self.markers, self.men
        new.slots, new.groups, new.areas = self.slots[:], self.groups[:], self.areas[:]
        new.upper, new.lower, new.lying = self.upper, self.lower, self.lying
        new.duty, new.aide, new.recruit = self.duty, self.aide, self.recruit
        new.tax, new.bonus, new.glory = self.tax, self.bonus, self.glory[:]
        new.hand, new.deck, new.played, new.traded = self.hand, self.deck, self.played, self.traded
        new.inn, new.fields, new.personal, new.won = self.inn, self.fields[:], self.personal, self.won
        return new

    def capacity(self) -> int:
        return CAPACITY[self.boat]


@dataclass(slots=True, init=False)
class Yinzi(State):
    seats: list[Seat]
    house: int
    """Rulings that this table reads differently, one bit each; 0 is the usual reading of all."""
    order: tuple[int, ...]
    """Seats in turn order; provisional until phase A is done."""
    fresh: int
    """Innovation spaces whose disc was placed in the present turn."""

    # The provinces.
    grows: list[int]
    """The good of each square, by print or by tile; -1 is blank or under a factory."""
    cubes: list[int]
    whose: list[int]
    """Cubes on each square, and whose they are, or -1."""
    site: list[int]
    """The factory on each square, or -1."""
    place: list[int]
    """The site of each factory, or -1 while it is not on the board."""
    built: tuple[int, ...]
    """Factories on the board, in the order in which they came."""
    level: list[int]
    owner: list[int]
    """Discs on each factory and whose they are; -1 for a ruin."""
    stored: list[int]
    """Products at factory * 4 + seat."""
    display: tuple[int, ...]
    factories_left: int
    """Factory tiles face up, and those in the face-down stack as bits."""
    track: list[int]
    tile_stack: list[int]
    gone: list[int]
    """Plantation tiles: the good in each column or -1, in the stack by good, out of the game by good."""

    # Markets.
    tiles: tuple[int, ...]
    market: list[int]
    """The tile of each city market, and the colour of the cube on each of the 24 spaces, or -1."""
    raw: list[int]
    """Cubes in city markets at colour * 4 + province."""
    rural: list[int]
    """Food cubes by colour."""
    rate: int
    die: int
    """The space of the exchange track and the face of the die."""
    wood: int
    stone: int

    # Ships.
    docked: list[int]
    """The ship at each dock, or -1."""
    hold: list[tuple[int, ...]]
    """What lies on ship space dock * 3 + k: (deliverer, product or -1, colours of cubes), or nothing."""
    aboard: list[int]
    """Emissaries at dock * 4 + seat."""
    tops: list[int]
    pile: list[int]
    """The announced ship of each pile, or -1, and how many lie face down below it."""
    ships_left: int
    ships_out: int
    """Ships not seen yet as bits; how many of them (Asian ones) were removed unseen."""
    sailed: tuple[int, ...]
    europe: int
    """Whether a European ship has docked."""
    nations: list[int]
    """Products at nation * 4 + seat."""
    general: list[int]
    envoys: list[int]
    """Products in the general area and emissaries, at market * 4 + seat."""

    # War and routes.
    war: tuple[int, ...]
    """Who stands on the war spaces, from the left."""
    shown: list[int]
    laid: list[tuple[int, ...]]
    taker: list[int]
    """Route tiles beside the board, or -1; the pieces on each; who has satisfied it, or -1.
    Pieces: a cube of colour c is c, a product of seat a seat is 4 + a seat, a disc of seat a seat is 8 + a seat."""
    route_pile: list[int]
    routes_left: int
    """How many tiles lie face down in each pile; the tiles not seen yet as bits."""
    discard: int
    """The tiles in the discard pile that everybody saw, as bits."""
    secret: tuple[int, ...]
    looked: int
    """The first tiles of the discard pile, -1 while unknown, and the seats that have looked, as bits."""

    def clone(self) -> "Yinzi":
        new = Yinzi()
        new.stack, new.round, new.active = self.stack, self.round, self.active
        new.seats = [player.clone() for player in self.seats]
        new.house, new.order, new.fresh = self.house, self.order, self.fresh
        new.grows, new.cubes, new.whose, new.site = self.grows[:], self.cubes[:], self.whose[:], self.site[:]
        new.place, new.built, new.level, new.owner = self.place[:], self.built, self.level[:], self.owner[:]
        new.stored, new.display, new.factories_left = self.stored[:], self.display, self.factories_left
        new.track, new.tile_stack, new.gone = self.track[:], self.tile_stack[:], self.gone[:]
        new.tiles, new.market, new.raw, new.rural = self.tiles, self.market[:], self.raw[:], self.rural[:]
        new.rate, new.die, new.wood, new.stone = self.rate, self.die, self.wood, self.stone
        new.docked, new.hold, new.aboard = self.docked[:], self.hold[:], self.aboard[:]
        new.tops, new.pile, new.ships_left = self.tops[:], self.pile[:], self.ships_left
        new.ships_out, new.sailed, new.europe = self.ships_out, self.sailed, self.europe
        new.nations, new.general, new.envoys = self.nations[:], self.general[:], self.envoys[:]
        new.war, new.shown, new.laid, new.taker = self.war, self.shown[:], self.laid[:], self.taker[:]
        new.route_pile, new.routes_left, new.discard = self.route_pile[:], self.routes_left, self.discard
        new.secret, new.looked = self.secret, self.looked
        return new
