"""NO-6.5 to NO-6.7: the Journey disc sends the Ambassador to an island, for a ship or a factory."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.components import FACTORIES, GOOD, GOODS, ISLAND, ISLAND_SHIPS, ISLANDS, RESOURCE, RESOURCES, SITES
from games.noria.state import HOME, Noria
from games.noria.steps.disc_frames import keep_second_action
from games.noria.steps.payment import resources_due

FACE_DOWN = "face_down"
FREE = -1


def stock_ships(s: Noria, island: int) -> None:
    """NO-6.5.4: ships by the number of players, never fewer than one."""
    for resource, delta in enumerate(ISLAND_SHIPS[island]):
        if delta is not None:
            count = max(1, len(s.seats) + delta)
            s.ship_supply[resource] -= count
            s.island_ships[island][resource] = count


def visitors(s: Noria, seat: int, island: int) -> int:
    """NO-6.5.3: how many rivals' Ambassadors stand there."""
    return sum(1 for q, other in enumerate(s.seats) if q != seat and other.ambassador == island)


class Travel(Step[Noria]):
    """NO-6.5"""

    verb, params, rule = "travel", ("island",), "NO-6.5"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        moves = [_TRAVEL[i] for i in s.islands]
        if s.covered:
            moves.append(_TRAVEL[-1])
        return moves

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        if m.args[0] == FACE_DOWN:
            return None if s.covered else Refusal("all-revealed", (), "NO-6.5.1")
        island, seat = ISLAND[m.args[0]], s.seats[f.seat]
        if island == seat.ambassador:
            return Refusal("already-there", (m.args[0],), "NO-6.5.2")
        if island not in s.islands:
            return Refusal("island-unknown", (m.args[0],), "NO-6.5.1")
        if s.circle and seat.ambassador != HOME:
            apart = (s.islands.index(island) - s.islands.index(seat.ambassador)) % len(s.islands)
            if apart not in (1, len(s.islands) - 1):
                return Refusal("not-neighbour", (m.args[0], ISLANDS[seat.ambassador]), "NO-11.3")
        due = visitors(s, f.seat, island)
        if due and due > (have := sum(seat.resources)):
            return Refusal("landing-short", (due, have), "NO-6.5.3")
        return None

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        keep_second_action(s, f)
        s.push(Frame("landing", f.seat))
        if m.args[0] == FACE_DOWN:
            island = fx.choose([i for i in range(len(ISLANDS)) if i not in s.islands])
            s.covered -= 1
            s.islands.append(island)
            stock_ships(s, island)
            fx.tell("revealed", f.seat, ISLANDS[island])
        else:
            island = ISLAND[m.args[0]]
            if due := visitors(s, f.seat, island):
                s.push(resources_due(f.seat, due))
        s.seats[f.seat].ambassador = island
        fx.tell("travelled", f.seat, ISLANDS[island])


class TakeShip(Step[Noria]):
    """NO-6.6"""

    verb, params, rule = "take_ship", ("resource",), "NO-6.6"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _SHIP

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        there = s.island_ships[s.seats[f.seat].ambassador]
        return None if there[RESOURCE[m.args[0]]] else Refusal("no-ship", (m.args[0],), self.rule)

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        resource, seat = RESOURCE[m.args[0]], s.seats[f.seat]
        s.island_ships[seat.ambassador][resource] -= 1
        seat.ships[resource] += 1
        fx.tell("took_ship", f.seat, *m.args, seat.ships[resource])


class BuildFactory(Step[Noria]):
    """NO-6.7"""

    verb, params, rule = "build", ("good",), "NO-6.7"

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        return Refusal("no-factory", (), self.rule) if s.seats[f.seat].built == FACTORIES else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _BUILD_ON[s.seats[f.seat].ambassador]

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        good, island = GOOD[m.args[0]], s.seats[f.seat].ambassador
        for (site, _), owner in zip(SITES[island], s.sites[island], strict=True):
            if site == good and owner == FREE:
                return None
        return Refusal("no-site", (m.args[0], ISLANDS[island]), self.rule)

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        good, seat = GOOD[m.args[0]], s.seats[f.seat]
        sites = SITES[seat.ambassador]
        place = next(i for i, (g, _) in enumerate(sites) if g == good and s.sites[seat.ambassador][i] == FREE)
        count = sites[place][1]
        s.sites[seat.ambassador][place] = f.seat
        seat.built += 1
        s.warehouse_supply[good] -= count
        seat.warehouses[good] += count
        fx.tell("built", f.seat, *m.args, count)


_TRAVEL = tuple(Move(Travel.verb, (i,)) for i in (*ISLANDS, FACE_DOWN))
_SHIP = tuple(Move(TakeShip.verb, (r,)) for r in RESOURCES)
_BUILD_ON = tuple(tuple(Move(BuildFactory.verb, (GOODS[g],)) for g in dict.fromkeys(g for g, _ in sites)) for sites in SITES)


class Landing(Phase[Noria]):
    """NO-6.5.5, NO-R16: one of the two must be taken; with neither on offer the Journey just ends."""

    kind, rule = "landing", "NO-6.5.5"
    build = BuildFactory()
    offers = (TakeShip(), build)

    def asks(self, s: Noria, f: Frame) -> bool:
        island = s.seats[f.seat].ambassador
        return any(s.island_ships[island]) or (FREE in s.sites[island] and self.build.shut(s, f) is None)
