"""What must hold in every sound state (section 10). Each check names itself."""

from collections.abc import Iterator

from games.yinzi.house import FOUR_SHIPS
from games.yinzi.pieces import factories_of_colours, products_in, store_of
from games.yinzi.state import Yinzi
from games.yinzi.tables import (
    ALL_CARDS,
    CUBES_WHEN_PRINTED,
    FACTORIES,
    FIRST_TILES,
    HARBOUR,
    INNOVATIONS,
    LAST_BOAT,
    PIECES,
    PRINTED,
    PROVINCE_OF,
    ROUTES,
    SALT,
    SHIP_WANTS,
    SHIPS,
    SITE_SQUARES,
    SQUARES,
    STONE,
    TILES,
    WAR,
    WOOD,
)


def broken(s: Yinzi) -> Iterator[str]:
    for seat in range(len(s.seats)):
        for name, count, right in pieces(s, seat):
            if count != right:
                yield f"{name} of seat {seat}: {count}, not {right}"
    for check in CHECKS:
        for reason in check(s):
            yield f"{check.__name__}: {reason}"


def on_tiles(s: Yinzi, piece: int) -> int:
    laid = sum(pieces.count(piece) for pieces in s.laid)
    return laid + sum(entry[2:].count(piece) for player in s.seats for entry in player.personal)


def pieces(s: Yinzi, seat: int) -> Iterator[tuple[str, int, int]]:
    player = s.seats[seat]
    planted = sum(n for n, p in zip(s.cubes, s.whose, strict=True) if p == seat)
    shipped = sum(load[2:].count(seat) for load in s.hold)
    yield "cubes", player.cubes + planted + s.market.count(seat) + s.rural[seat] + shipped + on_tiles(s, seat), PIECES.cubes
    discs = player.discs + player.inn.bit_count() + player.tax + player.aide + player.recruit + sum(player.glory)
    discs += sum(level for level, p in zip(s.level, s.owner, strict=True) if p == seat)
    discs += sum(s.aboard[seat::4]) + sum(s.envoys[seat::4]) + on_tiles(s, 8 + seat)
    yield "discs", discs, PIECES.discs
    loaded = sum(1 for load in s.hold if load and load[0] == seat and load[1] >= 0)
    markers = player.markers + sum(s.stored[seat::4]) + loaded + sum(s.nations[seat::4]) + sum(s.general[seat::4])
    yield "markers", markers + on_tiles(s, 4 + seat), PIECES.markers
    workers = player.men + sum(player.groups) + sum(player.areas) + player.upper + player.lower + player.lying
    yield "workers", workers, PIECES.workers


def cards(s: Yinzi) -> Iterator[str]:
    for seat, player in enumerate(s.seats):
        hand = sum(1 << card for card in player.hand)
        if player.deck + hand + player.played != ALL_CARDS or player.deck & hand or player.deck & player.played:
            yield f"seat {seat} has lost or doubled a card"
        on_slots = [card for card in player.slots if card >= 0]
        if len(on_slots) > 3 or any(not player.played >> card & 1 for card in on_slots):
            yield f"seat {seat} has wrong cards on the board"
        if player.tax > 3 or any(group and slot < 0 for group, slot in zip(player.groups, player.slots, strict=True)):
            yield f"seat {seat} has workers without a card or too many tax discs"


def tracks(s: Yinzi) -> Iterator[str]:
    for seat, player in enumerate(s.seats):
        if not 0 <= player.boat <= LAST_BOAT:
            yield f"boat of seat {seat}"
        if (
            min(player.copper, player.silver, player.wood, player.stone, player.cubes, player.discs, player.markers, player.men)
            < 0
        ):
            yield f"seat {seat} has less than nothing"
        if min(player.upper, player.lower, player.lying, *player.areas, *player.groups) < 0 or max(player.areas) > 5:
            yield f"workers of seat {seat}"
    taken = [player.bonus for player in s.seats if player.bonus >= 0]
    if len(set(taken)) != len(taken):
        yield "two cylinders on one bonus"
    if sorted(s.order) != list(range(len(s.seats))):
        yield "turn order"


def resources(s: Yinzi) -> Iterator[str]:
    if s.wood < 0 or s.stone < 0:
        yield "less than nothing"
    if s.wood + sum(player.wood for player in s.seats) != WOOD:
        yield "wood"
    if s.stone + sum(player.stone for player in s.seats) != STONE:
        yield "stone"


def plantation_tiles(s: Yinzi) -> Iterator[str]:
    found = [stack + gone for stack, gone in zip(s.tile_stack, s.gone, strict=True)]
    lying = [good for x, good in enumerate(s.grows) if s.site[x] < 0 and good != PRINTED[x]]
    held = [f.args[0] for f in s.stack if f.kind == "lay"]
    for good in (*lying, *held, *(good for good in s.track if good >= 0)):
        found[good] += 1
    if found != list(TILES if s.europe else FIRST_TILES) or min(s.tile_stack) < 0:
        yield f"tiles by good: {found}"


def squares(s: Yinzi) -> Iterator[str]:
    for x, (count, whose, site, good) in enumerate(zip(s.cubes, s.whose, s.site, s.grows, strict=True)):
        most = 0 if site >= 0 or good < 0 else 2 if good != PRINTED[x] else CUBES_WHEN_PRINTED[good]
        if not 0 <= count <= most or (count > 0) != (whose >= 0):
            yield f"{count} cubes of {whose} on {SQUARES[x]}"
        if (PRINTED[x] == SALT and good != SALT) or (site >= 0 and good >= 0):
            yield f"{SQUARES[x]} is covered wrongly"
    for seat, player in enumerate(s.seats):
        if player.fields != [x for x in range(len(SQUARES)) if s.whose[x] == seat]:
            yield f"fields of seat {seat}"


def factories(s: Yinzi) -> Iterator[str]:
    placed = [f.args for f in s.stack if f.kind == "site"]
    placing = sum(1 << factory for factory, _ in placed if factory not in s.display)
    parts = [*s.built, *s.display]
    game = factories_of_colours(len(s.seats))
    if sum(1 << f for f in parts) + s.factories_left + placing != game or len(set(parts)) != len(parts):
        yield "a tile is lost or doubled"
    if len(s.display) > len(s.seats):
        yield "too many face up"
    for factory in range(len(FACTORIES)):
        standing = [x for x in range(len(SQUARES)) if s.site[x] == factory]
        site = s.place[factory]
        if standing != (sorted(SITE_SQUARES[site]) if site >= 0 else []):
            yield f"squares of {FACTORIES[factory]}"
        if len({PROVINCE_OF[x] for x in standing}) > 1 or (site >= 0) != (factory in s.built):
            yield f"place of {FACTORIES[factory]}"
        if (s.level[factory] > 0) != (s.owner[factory] >= 0) or not 0 <= s.level[factory] <= 3:
            yield f"discs on {FACTORIES[factory]}"
        burning = any(f.kind == "rubble" and f.args == (factory,) for f in s.stack)
        if products_in(s, factory) > store_of(s, factory) and not burning:
            yield f"store of {FACTORIES[factory]}"


def markets(s: Yinzi) -> Iterator[str]:
    raw = [0] * 16
    for space, colour in enumerate(s.market):
        if colour >= 0:
            raw[colour * 4 + space // 6] += 1
    if raw != s.raw or len(s.market) != 24 or max(s.market) >= len(s.seats):
        yield "cubes in city markets"
    if min(s.rural) < 0 or any(s.rural[len(s.seats) :]):
        yield "rural market"


def ships(s: Yinzi) -> Iterator[str]:
    known = [*(x for x in s.docked if x >= 0), *(x for x in s.tops if x >= 0), *s.sailed]
    unseen = [x for x in range(len(SHIPS)) if s.ships_left >> x & 1]
    if sorted(known + unseen) != list(range(len(SHIPS))) or len(unseen) != sum(s.pile) + s.ships_out:
        yield "a ship is lost or doubled"
    filling = {hold // 3 for hold, *_ in (f.args for f in s.stack if f.kind in ("pair", "pair_done"))}
    sailing = filling | {dock for (dock,) in (f.args for f in s.stack if f.kind == "sail")}
    for dock, ship in enumerate(s.docked):
        loads = s.hold[dock * 3 : dock * 3 + 3]
        if ship < 0:
            if any(loads) or any(s.aboard[dock * 4 : dock * 4 + 4]):
                yield f"cargo without a ship at dock {dock}"
        elif dock not in sailing and all(loads[: len(SHIP_WANTS[ship])]):
            yield f"a full ship at dock {dock}"
    if sum(1 for ship in s.docked if ship >= 0) > (4 if s.house & FOUR_SHIPS else len(HARBOUR[len(s.seats)].open)):
        yield "too many ships"
    if any(sum(s.nations[n * 4 : n * 4 + 4]) > 5 for n in range(6)):
        yield "nation space"


def route_tiles(s: Yinzi) -> Iterator[str]:
    known = [tile for tile in s.shown if tile >= 0]
    known += [tile for player in s.seats for tile in (*player.won, *(entry[0] for entry in player.personal))]
    known += [tile for tile in s.secret if tile >= 0]
    known += [tile for tile in range(len(ROUTES)) if s.discard >> tile & 1]
    unseen = [tile for tile in range(len(ROUTES)) if s.routes_left >> tile & 1]
    if sorted(known + unseen) != list(range(len(ROUTES))):
        yield "a tile is lost or doubled"
    if len(unseen) < sum(s.route_pile) + s.secret.count(-1):
        yield "too few tiles left"
    if sum(1 for tile in s.shown if tile >= 0) > len(s.seats):
        yield "too many shown"
    for pieces_on, taker in zip(s.laid, s.taker, strict=True):
        if pieces_on and taker < 0:
            yield "pieces on a tile of nobody"


def innovation_spaces(s: Yinzi) -> Iterator[str]:
    taken = 0
    for player in s.seats:
        if player.inn & taken or player.inn >> len(INNOVATIONS):
            yield "two discs on one space"
        taken |= player.inn


def areas(s: Yinzi) -> Iterator[str]:
    here = [seat for seat, player in enumerate(s.seats) if player.areas[WAR] or player.recruit]
    if len(set(s.war)) != len(s.war) or not set(here) <= set(s.war):
        yield "war spaces"


CHECKS = (
    cards,
    tracks,
    resources,
    plantation_tiles,
    squares,
    factories,
    markets,
    ships,
    route_tiles,
    innovation_spaces,
    areas,
)
