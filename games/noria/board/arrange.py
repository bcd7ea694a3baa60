"""Which piece lies where: every piece of a state, by a name that stays its own from state to state.

Discs are called by what they are and where they lie (`naming.py`).

Ships are alike as well and are counted where they lie; `comes_from` tells where a new one flies in from.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from app.framework.players import Colour
from app.table.board import Piece
from games.noria.board import layout as at
from games.noria.board.cogs import COG_PARTS
from games.noria.board.naming import building, disc_look, disc_names, waiting
from games.noria.components import BOX
from games.noria.reckoning import income, prices_for, seats_to_come, turn_open
from games.noria.scoring import chamber_value, counted_level
from games.noria.state import FREE, HOME, Noria, Seat
from games.noria.steps.actions import CLOSED
from games.noria.tables import (
    ACTIVE,
    CHAMBER_VALUES,
    CHAMBERS,
    DISCS,
    FACTORIES,
    GOODS,
    ISLAND,
    ISLAND_SHIPS,
    ISLANDS,
    ISLANDS_IN_PLAY,
    LINES,
    PATHS,
    RESOURCES,
    RING_NAMES,
    RING_OF,
    ROUNDS,
    SITES,
    SPACES,
    open_spaces,
)

SHIP_SIZE = 50.0
VEIL = 0.92
"""Over a button of the wheel that does nothing now."""
CYLINDER = 0.86
"""Width divided by height."""


def arrange(s: Noria, focus: int, colours: Sequence[Colour]) -> list[Piece]:
    names = [c.id for c in colours]
    return [
        *_turn(s),
        *_islands(s, names),
        *_track(s),
        *_chambers(s, focus),
        *_market(s),
        *_seats(s, focus, names),
        *_prices(s, focus),
        *_cylinders(s, names),
        Piece("deal", "coin", "coins"),
    ]


def _turn(s: Noria) -> Iterator[Piece]:
    """Who decides now, and who always begins."""
    if s.stack:
        yield Piece("turn-of", "turn", f"area:{s.stack[-1].seat}", aspect=0)
    yield Piece("smokestack", "smokestack", f"first:{s.first}")


def in_row(count: int, width: float, height: float, size: float) -> float:
    """The scale at which pieces of a row are as large as this, overlapping when there are many."""
    fits = min(height, width / max(1, count))
    return min(size, height) / fits


def crowded(count: int, stand: QRectF) -> float:
    """Representatives that share a Level stand closer rather than become small."""
    room = stand.width() / count
    return min(stand.height(), (room + 8.0) / CYLINDER) / min(stand.height(), room / CYLINDER)


# The rock.


def _chambers(s: Noria, focus: int) -> Iterator[Piece]:
    for c, name in enumerate(CHAMBERS):
        value = chamber_value(s, c)
        for i in range(s.seated[c] + seats_to_come(s, c) + 1, len(CHAMBER_VALUES[c])):
            yield Piece(f"shut:{name}:{i}", "shut", f"seat:{name}:{i}", aspect=0)
        yield Piece(f"value:{name}", f"value/{value}", f"seat:{name}:{s.seated[c]}", scale=1.42 if c < len(PATHS) else 1.12)
        for i in range(s.seated[c]):
            yield Piece(f"cube:{name}:{i}", "politician/seated", f"seat:{name}:{i}")
        for i in range(s.seated[c], s.seated[c] + s.unseated[c]):
            yield Piece(f"cube:{name}:{i}", "politician/standing", f"bench:{name}:{i}")
        level = counted_level(s.seats[focus], c)
        yield Piece(f"on-worth:{name}", f"worth/{level}/{value}/{level * value}", f"worth:{name}", aspect=0)


def _cylinders(s: Noria, names: list[str]) -> Iterator[Piece]:
    for p, path in enumerate(PATHS):
        together = Counter(seat.levels[p] for seat in s.seats)
        for q, seat in enumerate(s.seats):
            level = seat.levels[p]
            scale = crowded(together[level], at.stand_rect(p, level))
            yield Piece(f"rep:{q}:{path}", f"cylinder/{names[q]}", f"stand:{path}:{level}", q, scale, CYLINDER)
    for q, seat in enumerate(s.seats):
        where = "home:port" if seat.ambassador == HOME else f"port:{s.islands.index(seat.ambassador)}"
        yield Piece(f"ambassador:{q}", f"ambassador/{names[q]}", where, q)


def _track(s: Noria) -> Iterator[Piece]:
    opened = open_spaces(len(s.seats), s.round)
    for i in range(1, BOX.round_track.spaces + 1):
        if i > opened:
            yield Piece(f"marker:{i}", f"marker/{i - open_spaces(len(s.seats), 0)}", f"round:{i}")
    if s.round:
        yield Piece("now", f"now/{s.round}/{ROUNDS[len(s.seats)]}", f"round:{opened}", scale=1.16)
    for i, sign in at.SIGNS.items():
        yield Piece(f"on-sign:{i}", f"sign/{sign}/{'now' if i <= opened else 'later'}", f"sign:{i}")


# Market and islands.


def _market(s: Noria) -> Iterator[Piece]:
    for kind, disc in enumerate(DISCS):
        for i in range(s.stacks[kind]):
            yield Piece(f"stock-disc:{disc}:{i}", f"disc/{disc}/normal", f"market:{disc}", i)
        yield Piece(f"on-left:{disc}", f"count/{s.stacks[kind]}", f"left:{disc}")
        if s.prices[kind]:
            yield Piece(f"on-price:{disc}", f"price/{s.prices[kind]}/any", f"price:{disc}", aspect=0)


def _islands(s: Noria, names: list[str]) -> Iterator[Piece]:
    count = ISLANDS_IN_PLAY[len(s.seats)]
    for slot in range(count):
        if slot >= len(s.islands):
            face = "next" if slot == len(s.islands) else "hidden"
            yield Piece(f"on-isle:{slot}", f"island/{face}", f"isle:{slot}", aspect=0)
            continue
        island = s.islands[slot]
        yield Piece(f"on-isle:{slot}", f"island/{ISLANDS[island]}/{len(s.seats)}", f"isle:{slot}", aspect=0)
        yield from _ships_at(s, slot, island, count)
        for i, owner in enumerate(s.sites[island]):
            if owner != FREE:
                yield Piece(
                    f"built:{ISLANDS[island]}:{i}",
                    f"factory/{names[owner]}/built/{GOODS[SITES[island][i][0]]}",
                    f"site:{slot}:{i}",
                    scale=1.02,
                )


def _ships_at(s: Noria, slot: int, island: int, count: int) -> Iterator[Piece]:
    kinds = [r for r, delta in enumerate(ISLAND_SHIPS[island]) if delta is not None]
    for n, r in enumerate(kinds):
        name, left = RESOURCES[r], s.island_ships[island][r]
        area = at.ships_rect(at.isle_rect(slot, count), n, len(kinds))
        scale = in_row(left, area.width(), area.height(), SHIP_SIZE)
        for i in range(left):
            yield Piece(f"ship:{ISLANDS[island]}:{name}:{i}", f"ship/{name}", f"ships:{slot}:{name}", i, scale)
        if not left:
            scale = in_row(1, area.width(), area.height(), SHIP_SIZE)
            yield Piece(f"gone:{ISLANDS[island]}:{name}", f"gone/{name}", f"ships:{slot}:{name}", scale=scale)
        yield Piece(f"on-left:{ISLANDS[island]}:{name}", f"count/{left}", f"left:{slot}:{name}")


# The players.


def _seats(s: Noria, focus: int, names: list[str]) -> Iterator[Piece]:
    for q, seat in enumerate(s.seats):
        yield from (_own_stock if q == focus else _rival_stock)(q, seat, names[q])
        yield from _wheel(s, q, seat, own=q == focus)
    yield from _marks(s, focus)


def _own_stock(q: int, seat: Seat, colour: str) -> Iterator[Piece]:
    for r, name in enumerate(RESOURCES):
        yield Piece(f"on-stock:{q}:{name}", f"stock/{name}/{seat.resources[r]}", f"stock:{q}:{name}", aspect=0)
        for i in range(seat.ships[r]):
            yield Piece(f"ship:{q}:{name}:{i}", f"ship/{name}", f"fleet:{q}:{name}", i, scale=1.1)
        yield Piece(f"on-fleet-size:{q}:{name}", f"count/{seat.ships[r]}", f"fleet-size:{q}:{name}")
    for g, good in enumerate(GOODS):
        full, owned = seat.goods[g], seat.warehouses[g]
        for i in range(owned):
            side = "full" if i < full else "empty"
            yield Piece(f"ware:{q}:{good}:{i}", f"good/{good}/{side}", f"goods:{q}:{good}", i)
        yield Piece(f"on-full:{q}:{good}", f"full/{full}/{owned}", f"full:{q}:{good}", aspect=0)
    yield Piece(f"on-knowledge:{q}", f"tally/knowledge/{seat.knowledge}", f"knowledge:{q}", aspect=0)
    for i in range(seat.built, FACTORIES):
        yield Piece(f"factory:{q}:{i}", f"factory/{colour}", f"tableau:{q}:{i}")
    yield Piece(f"on-income:{q}", f"income/{income(seat)}", f"income:{q}", aspect=0)


def _rival_stock(q: int, seat: Seat, colour: str) -> Iterator[Piece]:
    for r, name in enumerate(RESOURCES):
        yield Piece(f"on-stock:{q}:{name}", f"tally/{name}/{seat.resources[r]}", f"stock:{q}:{name}", aspect=0)
        yield Piece(f"on-fleet:{q}:{name}", f"tally/ship-{name}/{seat.ships[r]}", f"fleet:{q}:{name}", aspect=0)
    for g, good in enumerate(GOODS):
        look = f"goods/{good}/{seat.goods[g]}/{seat.warehouses[g]}"
        yield Piece(f"on-goods:{q}:{good}", look, f"goods:{q}:{good}", aspect=0)
    yield Piece(f"on-knowledge:{q}", f"tally/knowledge/{seat.knowledge}", f"knowledge:{q}", aspect=0)
    yield Piece(f"on-income:{q}", f"income/{income(seat)}/bare", f"income:{q}", aspect=0)
    yield Piece(f"on-tableau:{q}", f"tally/factory-{colour}/{seat.built}", f"tableau:{q}", aspect=0)


def rival_pieces(s: Noria, q: int, colour: str) -> list[Piece]:
    """What the small area of a rival shows."""
    return [*_rival_stock(q, s.seats[q], colour), *_wheel(s, q, s.seats[q], own=False)]


def _wheel(s: Noria, q: int, seat: Seat, own: bool) -> Iterator[Piece]:
    size = "main" if own else "small"
    for ring, part in COG_PARTS.items():
        yield Piece(f"cog:{q}:{ring}", f"cog/{ring}/{size}", f"wheel:{q}", scale=part)
    yield Piece(f"light:{q}", f"light/{size}", f"wheel:{q}")
    if own and (used := used_now(s, q)):
        yield Piece(f"lines:{q}", f"lines/{'/'.join(lines_left(used))}", f"wheel:{q}")
    for x, name in disc_names(s, q).items():
        yield Piece(name, disc_look(seat.wheel[x]), f"wheel:{q}:{SPACES[x]}", rides=f"cog:{q}:{RING_OF[x]}")
    if own and building(s, q):
        yield Piece("parts", "tray", f"parts-tray:{q}", aspect=0)
    for i, (name, disc) in enumerate(waiting(s, q).items()):
        yield Piece(name, disc_look(disc), f"parts:{q}" if own and building(s, q) else f"bought:{q}", i)


def _marks(s: Noria, focus: int) -> Iterator[Piece]:
    """What has happened to the focus player's discs this turn."""
    if s.active != focus or not s.round or not turn_open(s):
        return
    for x in range(len(SPACES)):
        what = ""
        if s.activated >> x & 1:
            what = "used"
        elif s.used >> x & 1:
            what = "inspected"
        elif s.upgraded >> x & 1:
            what = "upgraded"
        elif s.used and x in ACTIVE and CLOSED[s.used][x] is not None:
            what = "closed"
        if what and s.seats[focus].wheel[x]:
            if what in ("used", "inspected", "closed"):
                yield Piece(f"veil:{SPACES[x]}", "veil", f"wheel:{focus}:{SPACES[x]}")
            yield Piece(f"mark:{SPACES[x]}", f"mark/{what}", f"badge:{focus}:{SPACES[x]}")


def used_now(s: Noria, seat: int) -> int:
    """The spaces that a seat has used this turn, as bits."""
    return s.used if s.active == seat and s.round and turn_open(s) else 0


def lines_left(used: int) -> list[str]:
    """NO-4.2: the lines that hold everything used so far."""
    taken = {x for x in range(len(SPACES)) if used >> x & 1}
    return [name for name, line in LINES.items() if line >= taken]


def line_through(name: str) -> tuple[int, ...]:
    """The spaces of a line, from the outer ring inwards."""
    return tuple(sorted(LINES[name], key=lambda space: -RING_NAMES.index(RING_OF[space])))


def _prices(s: Noria, focus: int) -> Iterator[Piece]:
    night, modify, intrigue = prices_for(s, focus)
    now = s.stack[-1].kind if s.stack and s.stack[-1].seat == focus else ""
    for name, price in (("large", night), ("medium", night), ("modify", modify), ("intrigue", intrigue)):
        open_now = now == ("politics" if name == "intrigue" else "influence") and price <= s.seats[focus].knowledge
        state = "" if open_now else "/off"
        if not open_now and name != "intrigue":
            yield Piece(f"off:{name}", "veil", name if name == "modify" else f"turn:{name}", scale=VEIL)
        yield Piece(f"on-price:{name}", f"price/{price}/knowledge{state}", f"price:{name}", aspect=0)
    if now != "actions" or not any(s.seats[focus].wheel[x] and CLOSED[s.used][x] is None for x in ACTIVE):
        yield Piece("off:tray", "veil", "tray", scale=VEIL)
    yield Piece("on-intrigues-left", f"count/{sum(s.unseated) // 2}", "intrigues-left")


def came_from(s: Noria, piece: str, focus: int) -> str:
    """Where a piece that was not there before has come from."""
    kind, *words = piece.split(":")
    if kind == "ship" and words[0].isdecimal() and (island := s.seats[int(words[0])].ambassador) in s.islands:
        return (
            f"ships:{s.islands.index(island)}:{words[1]}" if ISLAND_SHIPS[island][RESOURCES.index(words[1])] is not None else ""
        )
    if kind == "built":
        owner = s.sites[ISLAND[words[0]]][int(words[1])]
        return f"tableau:{owner}:{s.seats[owner].built - 1}" if owner == focus else f"tableau:{owner}"
    if kind == "disc" and piece in waiting(s, int(words[0])) and s.round:
        return f"market:{words[1]}"
    return ""
