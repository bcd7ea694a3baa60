"""What must hold in every state (INV-01 ... of the rules of this game); each check yields its id when broken."""

from collections.abc import Callable, Iterator

from games.noria.scoring import standing
from games.noria.state import FREE, HOME, Noria, disc_kind
from games.noria.tables import (
    CHAMBERS,
    DISC_COPIES,
    DISCS,
    FACTORIES,
    GOODS,
    ISLANDS,
    ISLANDS_IN_PLAY,
    LINES,
    POLITICIANS,
    RESOURCES,
    ROUNDS,
    SHIPS,
    SPACES,
    TOP,
    WAREHOUSES,
)

STARTING, MOST_DISCS, SEATS_IN_GAME = 6, 12, 12


def ships(s: Noria) -> bool:
    return all(
        s.ship_supply[r] + sum(row[r] for row in s.island_ships) + sum(seat.ships[r] for seat in s.seats) == SHIPS
        for r in range(len(RESOURCES))
    )


def discs(s: Noria) -> bool:
    count = [s.stacks[k] + s.box[k] for k in range(len(DISCS))]
    for seat in s.seats:
        for kind in [*(disc_kind(d) for d in seat.wheel if d), *seat.bought]:
            count[kind] += 1
    return building(s) or count == list(DISC_COPIES)


def building(s: Noria) -> bool:
    """Wheels are still being put together."""
    return any(f.kind == "build_wheel" for f in s.stack)


def warehouses(s: Noria) -> bool:
    return all(
        s.warehouse_supply[g] + sum(seat.warehouses[g] for seat in s.seats) == WAREHOUSES[g]
        and all(0 <= seat.goods[g] <= seat.warehouses[g] for seat in s.seats)
        for g in range(len(GOODS))
    )


def factories(s: Noria) -> bool:
    built = [owner for row in s.sites for owner in row if owner != FREE]
    return all(built.count(q) == seat.built <= FACTORIES for q, seat in enumerate(s.seats))


def politicians(s: Noria) -> bool:
    whole = sum(s.seated) + sum(s.unseated) + s.removed == sum(POLITICIANS)
    return whole and all(
        0 <= s.seated[c] <= 4 and s.unseated[c] >= 0 and s.seated[c] + s.unseated[c] <= POLITICIANS[c]
        for c in range(len(CHAMBERS))
    )


def intrigues(s: Noria) -> bool:
    if not s.stack:
        return sum(s.seated) <= SEATS_IN_GAME
    return sum(s.seated) == s.removed <= SEATS_IN_GAME


def levels(s: Noria) -> bool:
    return all(0 <= level <= TOP for seat in s.seats for level in seat.levels)


def wheels(s: Noria) -> bool:
    return building(s) or all(STARTING <= sum(map(bool, seat.wheel)) <= MOST_DISCS for seat in s.seats)


def turn(s: Noria) -> bool:
    used = {x for x in range(len(SPACES)) if s.used >> x & 1}
    return any(used <= line for line in LINES.values()) and s.activated & ~s.used == 0


def nothing_negative(s: Noria) -> bool:
    return all(seat.knowledge >= 0 and min(seat.resources + seat.goods + seat.ships) >= 0 for seat in s.seats)


def rounds(s: Noria) -> bool:
    return 0 <= s.round <= ROUNDS[len(s.seats)]


def islands(s: Noria) -> bool:
    in_play = len(set(s.islands)) == len(s.islands) and len(s.islands) + s.covered == ISLANDS_IN_PLAY[len(s.seats)]
    known = all(seat.ambassador == HOME or seat.ambassador in s.islands for seat in s.seats)
    empty = all(not any(s.island_ships[i]) and set(s.sites[i]) == {FREE} for i in range(len(ISLANDS)) if i not in s.islands)
    return in_play and known and empty


def score(s: Noria) -> bool:
    sheet = standing(s)
    return len(sheet.lines) == len(CHAMBERS) and all(v >= 0 for _, values in sheet.lines for v in values)


CHECKS: dict[str, Callable[[Noria], bool]] = {
    "INV-01": ships,
    "INV-02": discs,
    "INV-03": warehouses,
    "INV-04": factories,
    "INV-05": politicians,
    "INV-06": intrigues,
    "INV-07": levels,
    "INV-08": wheels,
    "INV-09": turn,
    "INV-10": nothing_negative,
    "INV-11": rounds,
    "INV-12": islands,
    "INV-18": score,
}


def broken(s: Noria) -> Iterator[str]:
    return (name for name, holds in CHECKS.items() if not holds(s))
