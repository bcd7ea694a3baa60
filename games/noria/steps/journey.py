"""NO-6.5 to NO-6.7: the Journey disc sends the Ambassador to an island, for a ship or a factory."""

from collections.abc import Iterable
from typing import ClassVar

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.noria.reckoning import free_site, visitors
from games.noria.state import FREE, HOME, Noria
from games.noria.steps.black_market import BLACK_MARKET
from games.noria.steps.disc_frames import keep_second_action
from games.noria.steps.payment import resources_due
from games.noria.tables import (
    FACTORIES,
    GOODS,
    ISLAND_SHIPS,
    ISLANDS,
    RESOURCES,
    SITES,
)

FACE_DOWN = len(ISLANDS)
"""Of the places one may travel to, the last: whatever island is turned over next."""


def stock_ships(s: Noria, island: int) -> None:
    """NO-6.5.4: ships by the number of players, never fewer than one."""
    for resource, delta in enumerate(ISLAND_SHIPS[island]):
        if delta is not None:
            count = max(1, len(s.seats) + delta)
            s.ship_supply[resource] -= count
            s.island_ships[island][resource] = count


class Travel(Step[Noria]):
    """NO-6.5"""

    verb = "travel"
    params = ("island",)
    rule = "NO-6.5"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return [(island,) for island in (*s.islands, FACE_DOWN)] if s.covered else [(island,) for island in s.islands]

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (island,) = a
        if island == FACE_DOWN:
            return None if s.covered else Refusal("all-revealed", (), "NO-6.5.1")
        seat = s.seats[f.seat]
        if island == seat.ambassador:
            return Refusal("already-there", (ISLANDS[island],), "NO-6.5.2")
        if island not in s.islands:
            return Refusal("island-unknown", (ISLANDS[island],), "NO-6.5.1")
        if s.circle and seat.ambassador != HOME:
            apart = (s.islands.index(island) - s.islands.index(seat.ambassador)) % len(s.islands)
            if apart not in (1, len(s.islands) - 1):
                return Refusal("not-neighbour", (ISLANDS[island], ISLANDS[seat.ambassador]), "NO-11.3")
        due = visitors(s, f.seat, island)
        if due and due > (have := sum(seat.resources)):
            return Refusal("landing-short", (due, have), "NO-6.5.3")
        return None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        keep_second_action(s, f)
        s.push(Frame("landing", f.seat))
        (island,) = a
        if island == FACE_DOWN:
            island = fx.choose([i for i in range(len(ISLANDS)) if i not in s.islands])
            s.covered -= 1
            s.islands.append(island)
            stock_ships(s, island)
            fx.tell("revealed", f.seat, ISLANDS[island])
        elif due := visitors(s, f.seat, island):
            s.push(resources_due(f.seat, due))
        s.seats[f.seat].ambassador = island
        fx.tell("travelled", f.seat, ISLANDS[island])


class TakeShip(Step[Noria]):
    """NO-6.6"""

    verb = "take_ship"
    params = ("resource",)
    rule = "NO-6.6"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return each(len(RESOURCES))

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (resource,) = a
        island = s.seats[f.seat].ambassador
        if ISLAND_SHIPS[island][resource] is None:
            return Refusal("ship-never", (RESOURCES[resource], ISLANDS[island]), self.rule)
        return None if s.island_ships[island][resource] else Refusal("no-ship", (RESOURCES[resource],), self.rule)

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (resource,) = a
        seat = s.seats[f.seat]
        s.island_ships[seat.ambassador][resource] -= 1
        seat.ships[resource] += 1
        fx.tell("took_ship", f.seat, RESOURCES[resource], seat.ships[resource])


class BuildFactory(Step[Noria]):
    """NO-6.7"""

    verb = "build"
    params = ("good",)
    rule = "NO-6.7"

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        return Refusal("no-factory", (), self.rule) if s.seats[f.seat].built == FACTORIES else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return _BUILD_ON[s.seats[f.seat].ambassador]

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        island = s.seats[f.seat].ambassador
        return None if free_site(s, island, good) >= 0 else Refusal("no-site", (GOODS[good], ISLANDS[island]), self.rule)

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        seat = s.seats[f.seat]
        place = free_site(s, seat.ambassador, good)
        _, count = SITES[seat.ambassador][place]
        s.sites[seat.ambassador][place] = f.seat
        seat.built += 1
        s.warehouse_supply[good] -= count
        seat.warehouses[good] += count
        fx.tell("built", f.seat, GOODS[good], count)


_BUILD_ON = tuple(tuple((good,) for good in dict.fromkeys(good for good, _ in sites)) for sites in SITES)
"""Goods made on each island, each named once."""


class Landing(Phase[Noria]):
    """NO-6.5.5, NO-R16: one of the two must be taken; with neither on offer the Journey just ends."""

    kind = "landing"
    rule = "NO-6.5.5"
    build: ClassVar = BuildFactory()
    offers = (TakeShip(), build, *BLACK_MARKET)

    def asks(self, s: Noria, f: Frame) -> bool:
        island = s.seats[f.seat].ambassador
        return any(s.island_ships[island]) or (FREE in s.sites[island] and self.build.shut(s, f) is None)
