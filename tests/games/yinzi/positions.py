"""Positions built piece by piece; every piece comes out of a supply, so that nothing is lost or doubled."""

import random
from typing import Any

from app.framework.dice import Effects, live
from app.framework.moves import Event, Move, Refusal, move_from_words
from app.framework.phases import Frame
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.pieces import fill_space, plant, put_factory, put_tile
from games.yinzi.state import Seat, Yinzi

BLUE, GREEN, YELLOW, RED = range(4)
MARION, ANGELIKA, TANJA = range(3)
END = Frame("first_resource", 0)
"""A question at the bottom of the stack, where a scenario comes to rest."""


def chance(seed: int = 0) -> Effects:
    return Effects(live(random.Random(seed)))


def table(players: int = 3, /, **options: str) -> Yinzi:
    """A dealt game in round 1, its land empty, its turn order the order of the seats, asking nothing."""
    s = GAME.deal(GAME.setup(players, options=options), chance())
    s.order, s.round, s.stack = tuple(range(players)), 1, (END,)
    return s


def ask(s: Yinzi, kind: str, seat: int, *args: int) -> None:
    """Let a seat be asked this, and nothing else."""
    s.stack, s.active, s.fresh = (END, Frame(kind, seat, args)), seat, 0


def follow(s: Yinzi, *frames: Frame, seed: int = 0) -> list[Event]:
    """Let these frames follow each other from here."""
    s.stack = (END,)
    s.push(*frames)
    fx = chance(seed)
    GAME.settle(s, fx)
    return fx.events


def play(s: Yinzi, *moves: str, seed: int = 0) -> list[Event]:
    """Play legal moves; anything refused fails."""
    events: list[Event] = []
    for words in moves:
        move = read(words)
        assert GAME.refuse(s, move) is None, f"{words}: {GAME.refuse(s, move)}"
        fx = chance(seed)
        GAME.play(s, move, fx)
        events += fx.events
    return events


def read(words: str) -> Move:
    return move_from_words(words.split())


def refusal(s: Yinzi, words: str) -> Refusal:
    found = GAME.refuse(s, read(words))
    assert found is not None, f"{words} is legal"
    return found


def why(s: Yinzi, words: str) -> str:
    return refusal(s, words).reason


def legal(s: Yinzi) -> list[str]:
    return [str(m) for m in GAME.legal(s)]


def sound(s: Yinzi) -> None:
    assert list(GAME.broken(s)) == []


def asked(s: Yinzi) -> tuple[str, int]:
    return s.stack[-1].kind, s.stack[-1].seat


# Pieces.


def cubes(s: Yinzi, q: int, square: str, count: int = 1) -> None:
    assert plant(s, q, t.SQUARE[square], count) == count


def tile(s: Yinzi, square: str, good: str, q: int = -1, count: int = 0) -> None:
    """A plantation tile out of the stack, perhaps with cubes."""
    kind = t.GOOD[good]
    if s.tile_stack[kind]:
        s.tile_stack[kind] -= 1
    else:
        s.track[s.track.index(kind)] = -1
    put_tile(s, t.SQUARE[square], kind)
    if count:
        cubes(s, q, square, count)


def track(s: Yinzi, column: int, good: str) -> None:
    """Show this tile in a column of the track."""
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


def market(s: Yinzi, province: str, tile_id: str) -> None:
    tiles, place, wanted = list(s.tiles), t.PROVINCE[province], t.CITY_MARKETS.index(tile_id)
    if wanted in tiles:
        tiles[tiles.index(wanted)] = tiles[place]
    tiles[place] = wanted
    s.tiles = tuple(tiles)


def raw(s: Yinzi, colour: int, space: str) -> None:
    s.seats[colour].cubes -= 1
    fill_space(s, t.SPACE[space], colour)


def food(s: Yinzi, colour: int, count: int = 1) -> None:
    s.seats[colour].cubes -= count
    s.rural[colour] += count


def factory(s: Yinzi, q: int, factory_id: str, site: str, level: int = 1) -> None:
    number = t.FACTORY[factory_id]
    if number in s.display:
        s.display = tuple(f for f in s.display if f != number)
    else:
        s.factories_left ^= 1 << number
    put_factory(s, q, number, t.SITE[site])
    s.level[number] = level
    s.seats[q].discs -= level - 1


def product(s: Yinzi, q: int, factory_id: str, count: int = 1) -> None:
    s.stored[t.FACTORY[factory_id] * 4 + q] += count
    s.seats[q].markers -= count


def group(s: Yinzi, q: int, slot: str, workers: int) -> None:
    """Workers under a fortune slot, as if a card with so many lay there."""
    seat = s.seats[q]
    card = next(c for c in range(12) if seat.deck >> c & 1 and t.CARD_WORKERS[c] >= min(workers, 3))
    seat.deck ^= 1 << card
    seat.played |= 1 << card
    seat.slots[t.FORTUNE[slot]] = card
    seat.groups[t.FORTUNE[slot]] = workers
    seat.men -= workers


def send(s: Yinzi, q: int, area: str, workers: int) -> None:
    """Workers who already stand in a worker action area."""
    s.seats[q].areas[t.WORK[area]] += workers
    s.seats[q].men -= workers
    if area == "war_routes":
        s.war += (q,)


def migrants(s: Yinzi, q: int, lower: int = 0, upper: int = 0) -> None:
    seat = s.seats[q]
    seat.lower, seat.upper, seat.men = lower, upper, seat.men - lower - upper


def hand(s: Yinzi, q: int, *cards: str) -> None:
    seat = s.seats[q]
    seat.hand = tuple(sorted(t.CARD[c] for c in cards))
    for card in seat.hand:
        seat.deck ^= 1 << card


def disc(s: Yinzi, q: int, innovation: str) -> None:
    s.seats[q].inn |= t.bit(innovation)
    s.seats[q].discs -= 1


def dock(s: Yinzi, number: int, ship_id: str) -> None:
    """Dock this ship; the one that lay there goes back among the unseen."""
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


def next_ship(s: Yinzi, pile: int, ship_id: str) -> None:
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


def load(s: Yinzi, hold: str, q: int, product_id: str = "", cube_count: int = 0) -> None:
    """A delivery of q on a ship space."""
    kind = t.PRODUCT[product_id] if product_id else -1
    s.hold[t.HOLD[hold]] = (q, kind, *[q] * cube_count)
    s.seats[q].markers -= kind >= 0
    s.seats[q].cubes -= cube_count


def sail_full(s: Yinzi, q: int, ship_id: str) -> list[Event]:
    """Dock a ship at dock 1, fill all of it with deliveries of q, and let it sail."""
    dock(s, 1, ship_id)
    for k, wanted in enumerate(t.SHIP_WANTS[t.SHIP[ship_id]], 1):
        load(s, f"dock_1_{k}", q, t.PRODUCTS[wanted] if wanted < 4 else "", int(wanted == t.TEA_SPACE))
    return follow(s, Frame("sail", q, (0,)))


def exported(s: Yinzi, q: int, nation: str, count: int) -> None:
    s.nations[t.NATION[nation] * 4 + q] += count
    s.seats[q].markers -= count


def show_route(s: Yinzi, place: int, route: str) -> None:
    """Show this route tile beside the board."""
    number = t.ROUTE[route]
    old = s.shown[place]
    if old == number:
        return
    if number in s.shown:
        s.shown[s.shown.index(number)] = old
    else:
        s.routes_left ^= 1 << number | 1 << old
    s.shown[place] = number


def only_routes(s: Yinzi, *routes: str) -> None:
    for place, route in enumerate(routes):
        show_route(s, place, route)


def coins(s: Yinzi, q: int, copper: int, silver: int = 0) -> None:
    s.seats[q].copper, s.seats[q].silver = copper, silver


def wood(s: Yinzi, q: int, count: int) -> None:
    s.seats[q].wood += count
    s.wood -= count


def stone(s: Yinzi, q: int, count: int) -> None:
    s.seats[q].stone += count
    s.stone -= count


def boat(s: Yinzi, q: int, space: int) -> None:
    s.seats[q].boat = space - 1


def seat_of(s: Yinzi, q: int) -> Seat:
    return s.seats[q]


# Whole positions.


def late_table(**options: Any) -> Yinzi:
    """Late shipping: Marion has rice and fruit in Zhejiang and a boat for two borders."""
    s = table(**options)
    dock(s, 1, "ship_korea_4")
    boat(s, MARION, 2)
    cubes(s, MARION, "zj_r0c0", 2)
    cubes(s, MARION, "zj_r1c0")
    return s
