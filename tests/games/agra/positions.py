"""Positions of Agra put together by hand, and moves by their words. Every position played from is checked to be possible."""

import random
from typing import Self

from app.framework.dice import Effects, live
from app.framework.phases import Frame
from games.agra import GAME
from games.agra.deliveries import find_open_spots
from games.agra.prices import price
from games.agra.state import Agra, Seat, replaced
from games.agra.steps.river import pier_of
from games.agra.tables import (
    ACTION,
    BOX_CARD,
    CIRCLE,
    FREE,
    GOOD,
    GOODS,
    GUILD,
    MARKED_BY_MARKER,
    NOTABLE,
    NOTABLE_LEVEL,
    ORDERS,
    PLOT,
    RIVER,
    SIDES,
    SPACE,
    SPOT_OF,
    TILES,
    TOKEN,
)
from tests.every_game.position import Position

TEAL, MAGENTA, ORANGE, YELLOW = range(4)
"""The players of the rulebook's examples."""


class Table(Position[Agra]):
    """A game just set up: teal begins, Merchant and Builder are on their first buildings. The rest is changed by hand."""

    game = GAME

    def __init__(self, players: int = 4, **options: str) -> None:
        chance = (lambda n: 0) if players == 4 else live(random.Random(players))
        super().__init__(GAME.start(GAME.setup(players, options=options), Effects(chance)))
        self.state.starter, self.state.merchant, self.state.builder = 0, 0, 4
        self.named: set[int] = set()

    # Putting together.

    def at(self, phase: str, seat: int = 0, rnd: int = 1) -> Self:
        """The turn of `seat` at its Meditation, Action or Order Phase."""
        s = self.state
        s.round, s.active, s.outer = rnd, seat, FREE
        s.mp = s.laid = s.spent = s.muezzin = s.doubles = 0
        s.acts = int(phase == "order")
        s.stack = ()
        parts = (Frame("meditation", seat), Frame("action", seat), Frame("order", seat, (0,)))
        first = ("meditation", "action", "order").index(phase)
        later = (Frame("turn", q) for q in range(seat + 1, len(s.seats)))
        s.push(*parts[first:], *later, Frame("round", 0))
        for q in range(len(s.seats)):
            self.count_supply(q)
        self.sound()
        return self

    def count_supply(self, q: int) -> None:
        s, p = self.state, self.seat(q)
        elsewhere = p.favours + sum(p.goods) + s.markers_on_river(q) + s.orders.count(q) + s.bowls.count(q) + len(p.french)
        p.supply = 22 - elsewhere - (p.used & MARKED_BY_MARKER).bit_count()

    def seat(self, q: int) -> Seat:
        return self.state.seats[q]

    def goods(self, q: int, **counts: int) -> None:
        self.seat(q).goods = [counts.get(good, 0) for good in GOODS]

    def give(self, q: int, **counts: int | tuple[int, ...]) -> None:
        for name, value in counts.items():
            setattr(self.seat(q), name, value)

    def influence(self, q: int, artisans: int = 0, merchants: int = 0, scholars: int = 0) -> None:
        self.seat(q).influence = (artisans, merchants, scholars)

    def tiles(self, q: int, *names: str) -> None:
        """These favour tiles to a seat; the open row is filled from what is left."""
        self.seat(q).tiles = tuple(sorted(ACTION[name] for name in names))
        held = {tile for p in self.state.seats for tile in p.tiles}
        self.state.row = tuple(tile for tile in TILES if tile not in held)[:3]

    def worker(self, q: int, space: str, stands: bool = True) -> None:
        self.state.spaces[SPACE[space]] = 2 * q + stands
        self.seat(q).workers -= 1

    def built(self, *names: str) -> None:
        s = self.state
        for name in names:
            s.built = replaced(s.built, SPACE[name], 1)
        if s.built[s.builder]:
            s.builder = s.built.index(0)

    def figures(self, merchant: str = "", builder: str = "") -> None:
        s = self.state
        s.merchant = SPACE[merchant] if merchant else s.merchant
        s.builder = SPACE[builder] if builder else s.builder

    def coins(self, **counts: int) -> None:
        for name, count in counts.items():
            self.state.coins = replaced(self.state.coins, SPACE[name], count)

    def uncovered(self, q: int, *plots: str) -> None:
        p = self.seat(q)
        p.covers = tuple(0 if plot in plots else cover for plot, cover in zip(PLOT, p.covers, strict=True))

    def farmers(self, q: int, top: int = 3, left: int = 3, right: int = 3, bottom: int = 3) -> None:
        self.seat(q).farmers = (top, left, right, bottom)

    def token(self, token: str, good: str, flags: int) -> None:
        t = TOKEN[token]
        price(self.state, t, GOOD[good], SIDES[t].index(flags))

    def circle(self, place: str) -> None:
        self.state.circle = CIRCLE.index(place)

    def river(self, *names: str) -> None:
        """These notables are in play, in place of others of their level."""
        for name in names:
            n = NOTABLE[name]
            self.named.add(n)
            if self.state.owner[n] == BOX_CARD:
                self._swap_for(n)
        self.state.open_spots = find_open_spots(self.state)

    def _swap_for(self, n: int) -> None:
        owner = self.state.owner
        other = next(
            o for o, of in enumerate(owner) if of == RIVER and o not in self.named and NOTABLE_LEVEL[o] == NOTABLE_LEVEL[n]
        )
        owner[other], owner[n] = BOX_CARD, RIVER

    def contract(self, q: int, *names: str) -> None:
        self.river(*names)
        for name in names:
            self.state.owner[NOTABLE[name]] = q
        self.state.open_spots = find_open_spots(self.state)

    def boat(self, pier: int, owner: int = -1) -> None:
        """As many contracts as that pier takes, won by the last seat from cards that the position does not name."""
        s = self.state
        owner = owner if owner >= 0 else len(s.seats) - 1
        levels = {1: (), 2: (1, 1), 3: (1, 1, 2), 4: (1, 1, 2, 2), 5: (1, 1, 2, 2, 3), 6: (1, 1, 2, 2, 3, 4)}[pier]
        for level in sorted(set(levels)):
            for _ in range(levels.count(level) - sum(o >= 0 and NOTABLE_LEVEL[n] == level for n, o in enumerate(s.owner))):
                quiet = (n for n, o in enumerate(s.owner) if o == RIVER and NOTABLE_LEVEL[n] == level and n not in self.named)
                s.owner[next(quiet)] = owner
        s.pier = pier
        assert pier_of(s) == pier
        s.open_spots = find_open_spots(s)

    def marker(self, q: int, notable: str, good: str, double: bool = False) -> None:
        s = self.state
        s.spots = replaced(s.spots, SPOT_OF[NOTABLE[notable]][GOOD[good]], 2 * q + double)
        s.open_spots = find_open_spots(s)

    def marked(self, guild: str, place: int) -> None:
        """The order counted from 1 is marked."""
        self.state.marked = replaced(self.state.marked, GUILD[guild], place - 1)

    def orders(self, q: int, *names: str) -> None:
        for name in names:
            self.state.orders = replaced(self.state.orders, ORDERS.index(name), q)

    def bowls(self, q: int, *goods: str) -> None:
        for good in goods:
            self.state.bowls = replaced(self.state.bowls, GOOD[good] - 4, q)

    # Looking.

    def held(self, q: int) -> dict[str, int]:
        return {good: n for good, n in zip(GOODS, self.seat(q).goods, strict=True) if n}
