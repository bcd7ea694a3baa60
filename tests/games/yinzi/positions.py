"""Positions of Yinzi built piece by piece; every piece comes out of a supply, so that nothing is lost or doubled."""

import random
from typing import Any, Self

from app.framework.dice import Effects, live
from app.framework.phases import Frame
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.pieces import fill_space, plant, put_factory, put_tile
from games.yinzi.state import Seat, Yinzi
from tests.every_game.position import Position

BLUE, GREEN, YELLOW, RED = range(4)
MARION, ANGELIKA, TANJA = range(3)


def chance(seed: int = 0) -> Effects:
    return Effects(live(random.Random(seed)))


class Table(Position[Yinzi]):
    """A dealt game in round 1, its land empty, its turn order the order of the seats, asking nothing."""

    game, luck = GAME, 0
    rest = (Frame("first_resource", 0),)

    def __init__(self, players: int = 3, /, **options: str) -> None:
        super().__init__(GAME.deal(GAME.setup(players, options=options), chance()))
        self.state.order, self.state.round, self.state.stack = tuple(range(players)), 1, self.rest

    def ask(self, kind: str, seat: int = 0, *args: int) -> Self:
        self.state.fresh = 0
        return super().ask(kind, seat, *args)

    # Pieces.

    def cubes(self, q: int, square: str, count: int = 1) -> None:
        assert plant(self.state, q, t.SQUARE[square], count) == count

    def tile(self, square: str, good: str, q: int = -1, count: int = 0) -> None:
        """A plantation tile out of the stack, perhaps with cubes."""
        s = self.state
        kind = t.GOOD[good]
        if s.tile_stack[kind]:
            s.tile_stack[kind] -= 1
        else:
            s.track[s.track.index(kind)] = -1
        put_tile(s, t.SQUARE[square], kind)
        if count:
            self.cubes(q, square, count)

    def track(self, column: int, good: str) -> None:
        """Show this tile in a column of the track."""
        s = self.state
        kind, place = t.GOOD[good], column - 1
        if s.track[place] == kind:
            return
        if s.tile_stack[kind]:
            s.tile_stack[kind] -= 1
            s.tile_stack[s.track[place]] += s.track[place] >= 0
        else:
            other = s.track.index(kind)
            s.track[other] = s.track[place]
        s.track[place] = kind

    def market(self, province: str, tile_id: str) -> None:
        s = self.state
        tiles, place, wanted = list(s.tiles), t.PROVINCE[province], t.CITY_MARKETS.index(tile_id)
        if wanted in tiles:
            tiles[tiles.index(wanted)] = tiles[place]
        tiles[place] = wanted
        s.tiles = tuple(tiles)

    def raw(self, colour: int, space: str) -> None:
        s = self.state
        s.seats[colour].cubes -= 1
        fill_space(s, t.SPACE[space], colour)

    def food(self, colour: int, count: int = 1) -> None:
        s = self.state
        s.seats[colour].cubes -= count
        s.rural[colour] += count

    def factory(self, q: int, factory_id: str, site: str, level: int = 1) -> None:
        s = self.state
        number = t.FACTORY[factory_id]
        if number in s.display:
            s.display = tuple(f for f in s.display if f != number)
        else:
            s.factories_left ^= 1 << number
        put_factory(s, q, number, t.SITE[site])
        s.level[number] = level
        s.seats[q].discs -= level - 1

    def product(self, q: int, factory_id: str, count: int = 1) -> None:
        s = self.state
        s.stored[t.FACTORY[factory_id] * 4 + q] += count
        s.seats[q].markers -= count

    def group(self, q: int, slot: str, workers: int) -> None:
        """Workers under a fortune slot, as if a card with so many lay there."""
        seat = self.state.seats[q]
        card = next(c for c in range(12) if seat.deck >> c & 1 and t.CARD_WORKERS[c] >= min(workers, 3))
        seat.deck ^= 1 << card
        seat.played |= 1 << card
        seat.slots[t.FORTUNE[slot]] = card
        seat.groups[t.FORTUNE[slot]] = workers
        seat.men -= workers

    def send(self, q: int, area: str, workers: int) -> None:
        """Workers who already stand in a worker action area."""
        s = self.state
        s.seats[q].areas[t.WORK[area]] += workers
        s.seats[q].men -= workers
        if area == "war_routes":
            s.war += (q,)

    def migrants(self, q: int, lower: int = 0, upper: int = 0) -> None:
        seat = self.state.seats[q]
        seat.lower, seat.upper, seat.men = lower, upper, seat.men - lower - upper

    def hand(self, q: int, *cards: str) -> None:
        seat = self.state.seats[q]
        seat.hand = tuple(sorted(t.CARD[c] for c in cards))
        for card in seat.hand:
            seat.deck ^= 1 << card

    def disc(self, q: int, innovation: str) -> None:
        s = self.state
        s.seats[q].inn |= t.bit(innovation)
        s.seats[q].discs -= 1

    def dock(self, number: int, ship_id: str) -> None:
        """Dock this ship; the one that lay there goes back among the unseen."""
        s = self.state
        ship, place = t.SHIP[ship_id], number - 1
        old = s.docked[place]
        if old == ship:
            return
        if ship in s.docked:
            s.docked[s.docked.index(ship)] = old
        elif ship in s.tops:
            s.tops[s.tops.index(ship)] = old
        else:
            s.ships_left ^= 1 << ship
            if old >= 0:
                s.ships_left ^= 1 << old
        s.docked[place] = ship

    def next_ship(self, pile: int, ship_id: str) -> None:
        s = self.state
        ship = t.SHIP[ship_id]
        if s.tops[pile] == ship:
            return
        if ship in s.tops:
            s.tops.reverse()
            return
        if ship in s.docked:
            s.docked[s.docked.index(ship)] = s.tops[pile]
        else:
            s.ships_left ^= 1 << ship | 1 << s.tops[pile]
        s.tops[pile] = ship

    def load(self, hold: str, q: int, product_id: str = "", cube_count: int = 0) -> None:
        """A delivery of q on a ship space."""
        s = self.state
        kind = t.PRODUCT[product_id] if product_id else -1
        s.hold[t.HOLD[hold]] = (q, kind, *[q] * cube_count)
        s.seats[q].markers -= kind >= 0
        s.seats[q].cubes -= cube_count

    def sail_full(self, q: int, ship_id: str) -> Self:
        """Dock a ship at dock 1, fill all of it with deliveries of q, and let it sail."""
        self.dock(1, ship_id)
        for k, wanted in enumerate(t.SHIP_WANTS[t.SHIP[ship_id]], 1):
            self.load(f"dock_1_{k}", q, t.PRODUCTS[wanted] if wanted < 4 else "", int(wanted == t.TEA_SPACE))
        return self.follow(Frame("sail", q, (0,)))

    def exported(self, q: int, nation: str, count: int) -> None:
        s = self.state
        s.nations[t.NATION[nation] * 4 + q] += count
        s.seats[q].markers -= count

    def show_route(self, place: int, route: str) -> None:
        """Show this route tile beside the board."""
        s = self.state
        number = t.ROUTE[route]
        old = s.shown[place]
        if old == number:
            return
        if number in s.shown:
            s.shown[s.shown.index(number)] = old
        else:
            s.routes_left ^= 1 << number | 1 << old
        s.shown[place] = number

    def only_routes(self, *routes: str) -> None:
        for place, route in enumerate(routes):
            self.show_route(place, route)

    def coins(self, q: int, copper: int, silver: int = 0) -> None:
        s = self.state
        s.seats[q].copper, s.seats[q].silver = copper, silver

    def wood(self, q: int, count: int) -> None:
        s = self.state
        s.seats[q].wood += count
        s.wood -= count

    def stone(self, q: int, count: int) -> None:
        s = self.state
        s.seats[q].stone += count
        s.stone -= count

    def boat(self, q: int, space: int) -> None:
        self.state.seats[q].boat = space - 1

    def seat(self, q: int) -> Seat:
        return self.state.seats[q]


def late_table(**options: Any) -> Table:
    """Late shipping: Marion has rice and fruit in Zhejiang and a boat for two borders."""
    p = Table(**options)
    p.dock(1, "ship_korea_4")
    p.boat(MARION, 2)
    p.cubes(MARION, "zj_r0c0", 2)
    p.cubes(MARION, "zj_r1c0")
    return p
