"""Which piece lies where on the boards that everybody shares, by a name that stays its own from state to state.

Markers and workers have no identity in a state: they are named by their owner and where they lie, and `moved` says which of
them go on under another name from one state to the next.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from app.framework.players import Colour
from app.table.board import Piece
from games.agra.board import frames
from games.agra.board import layout as at
from games.agra.board.player import look_of, player_pieces
from games.agra.reckoning import favours_for_a_guest, would_win
from games.agra.state import Agra
from games.agra.steps.action import peon_cost
from games.agra.steps.tiles import pile
from games.agra.tables import (
    ACTIONS,
    BONUSES,
    BOWL_GOODS,
    BOX_CARD,
    BUILDINGS,
    CIRCLE,
    COST,
    FREE,
    GOODS,
    GUILDS,
    LEVEL,
    LEVEL_OPENED,
    LUXURIES,
    NEUTRAL,
    NOTABLE_LEVEL,
    NOTABLES,
    ORDER_LIMIT,
    ORDERS,
    RIVER,
    SAILOR,
    SIDES,
    SPACES,
    SPOT_GOOD,
    SPOTS,
    TOKENS,
    TRADER,
    USED_LUXURY,
)

STANDING, FIGURE = 0.72, 1.0
"""Width divided by height."""
STEP_MARKER = 25.0


def arrange(s: Agra, focus: int, colours: Sequence[Colour]) -> list[Piece]:
    found = [*_turn(s), *_circle(s), *_city(s), *_figures(s), *_river(s, colours), *_imperial(s, colours)]
    for seat in range(len(s.seats)):
        found += player_pieces(s, seat, focus, colours[seat])
    return [*found, *_banners(s, colours), *_workers(s, colours), *_costs(s, focus), *_needs(s)]


def _turn(s: Agra) -> Iterator[Piece]:
    """Who decides now, in which part of a turn, who began, which round it is, and whether the end is near."""
    if s.stack:
        yield Piece("turn-of", "turn", f"area:{s.stack[-1].seat}", aspect=0)
    now = frames.phase(s)
    if now >= 0:
        yield Piece("phase-now", "now", f"phase:{now}", aspect=0)
    yield Piece("starter", "starter", f"first:{s.starter}")
    yield Piece("round", f"round/{s.round}", "round-number", aspect=0)
    if s.ending or s.final:
        yield Piece("ending", f"ending/{'last' if s.final else 'near'}", "ending-at")


def _circle(s: Agra) -> Iterator[Piece]:
    yield Piece("closed", "closed", f"circle:{CIRCLE[s.circle]}")
    yield Piece("blocked", "blocked", f"blocked-at:{CIRCLE[s.circle]}")
    if s.mp or "meditation" in frames.open_kinds(s):
        yield Piece("points", f"points/{s.mp}", "points-at", aspect=0)


# The city.


def _city(s: Agra) -> Iterator[Piece]:
    for building, name in enumerate(BUILDINGS):
        if not s.built[building]:
            yield Piece(f"works:{name}", f"works/{LEVEL[building]}/{COST[building]}", f"works-at:{name}", aspect=0)
    for bonus, name in enumerate(BONUSES):
        if s.bonuses[bonus]:
            yield Piece(f"bonus:{name}", f"bonus/{name}", f"bonus-at:{name}", aspect=0)
    for token, name in enumerate(TOKENS):
        good, side = s.tokens[token], s.sides[token]
        where = f"token-home:{name}" if good < 0 else f"price:{GOODS[good]}"
        yield Piece(f"token:{name}", f"token/{SIDES[token][side]}/{SIDES[token][1 - side]}", where)


def _figures(s: Agra) -> Iterator[Piece]:
    """Merchant and Builder, and before them the coins that lie on buildings."""
    yield Piece("merchant", "merchant", f"figure:{BUILDINGS[s.merchant]}", aspect=FIGURE)
    if s.builder >= 0:
        yield Piece("builder", "builder", f"figure:{BUILDINGS[s.builder]}", aspect=FIGURE)
    for building, name in enumerate(BUILDINGS):
        if s.coins[building]:
            yield Piece(f"coins:{name}", f"coins/{s.coins[building]}", f"coins-at:{name}")


def _workers(s: Agra, colours: Sequence[Colour]) -> Iterator[Piece]:
    for space, name in enumerate(SPACES):
        if (v := s.spaces[space]) >= 0:
            look = f"worker/{look_of(colours[v >> 1])}/{'up' if v & 1 else 'down'}"
            yield Piece(f"worker:{v >> 1}:{name}", look, f"space:{name}", aspect=STANDING if v & 1 else 1.0)


def _costs(s: Agra, focus: int) -> Iterator[Piece]:
    """What each taken space would cost whoever is choosing, or give its present owner."""
    f = frames.asked(s)
    if f is None or f.kind != "action":
        return
    for space, name in enumerate(SPACES):
        v = s.spaces[space]
        if v >> 1 == f.seat:
            yield Piece(f"cost:{name}", f"price/rupee/{peon_cost(s, f.seat)}", f"cost-at:{name}", aspect=0)
        elif v >= 0 and v >> 1 != f.seat and v & 1:
            yield Piece(f"cost:{name}", f"price/favour/{favours_for_a_guest(s, space)}", f"cost-at:{name}", aspect=0)


def _needs(s: Agra) -> Iterator[Piece]:
    """Deliveries left with the Sailor, value left with the Trader."""
    voyage, exchange = frames.voyage(s), frames.exchange(s)
    if voyage is not None:
        yield Piece("deliveries", f"left/boat/{max(0, voyage.left)}", f"needs:{SPACES[SAILOR]}", aspect=0)
    if exchange is not None:
        yield Piece("exchange", f"left/flag/{exchange}", f"needs:{SPACES[TRADER]}", aspect=0)


# The river.


def _river(s: Agra, colours: Sequence[Colour]) -> Iterator[Piece]:
    for notable in at.slots_of(s.owner, BOX_CARD):
        name = NOTABLES[notable]
        if s.owner[notable] != RIVER:
            yield Piece(f"wake:{name}", f"wake/{look_of(colours[s.owner[notable]])}", f"landing:{name}", aspect=0)
            continue
        state = "open" if NOTABLE_LEVEL[notable] <= LEVEL_OPENED[s.pier] else "shut"
        yield Piece(f"card:{name}", f"card/{name}/{state}", f"river:{name}", aspect=0)
        for spot in SPOTS[notable]:
            if (v := s.spots[spot]) != FREE:
                look = f"marker/{look_of(colours[v >> 1])}/{1 + (v & 1)}"
                yield Piece(f"given:{name}:{GOODS[SPOT_GOOD[spot]]}", look, f"given-at:{name}:{GOODS[SPOT_GOOD[spot]]}")
        winner = would_win(s, notable)
        if winner >= 0:
            yield Piece(f"winner:{name}", f"winner/{look_of(colours[winner])}", f"wins:{name}")
    yield Piece("boat", "boat", f"boat-at:{s.pier}")


# The Imperial board.


def crowded(count: int, stand: QRectF) -> float:
    """Markers that share a step overlap rather than become small."""
    return min(stand.height(), STEP_MARKER) / min(stand.height(), stand.width() / count)


def _imperial(s: Agra, colours: Sequence[Colour]) -> Iterator[Piece]:
    yield from _orders(s, colours)
    for guild, name in enumerate(GUILDS):
        for seat, p in enumerate(s.seats):
            step = p.influence[guild]
            together = sum(other.influence[guild] == step for other in s.seats)
            scale = crowded(together, at.stand_rect(guild, step))
            yield Piece(f"step:{seat}:{name}", f"marker/{look_of(colours[seat])}/1", f"stand:{name}:{step}", seat, scale)
    for nth, tile in enumerate(s.row):
        yield Piece(f"tile:{ACTIONS[tile]}", f"tile/{ACTIONS[tile]}/new", f"tile-row:{nth}", aspect=0)
    yield Piece("pile", f"pile/{len(pile(s))}", "pile-at", aspect=0)
    yield Piece("limit", f"limit/{ORDER_LIMIT[s.pier]}", "limit-at", aspect=0)


def _orders(s: Agra, colours: Sequence[Colour]) -> Iterator[Piece]:
    """Served bowls, fulfilled orders, and the order that each guild wants now."""
    for good, who in zip(BOWL_GOODS, s.bowls, strict=True):
        if who != FREE:
            yield Piece(f"served:{GOODS[good]}", f"marker/{_whose(who, colours)}/1", f"served-at:{GOODS[good]}")
    for name, who in zip(ORDERS, s.orders, strict=True):
        if who != FREE:
            yield Piece(f"done:{name}", f"marker/{_whose(who, colours)}/1", f"done-at:{name}")
    for guild, name in enumerate(GUILDS):
        place = s.marked[guild]
        where = f"order:{ORDERS[6 * guild + place]}" if place >= 0 else f"order-end:{name}"
        yield Piece(f"wanted:{name}", f"wanted/{name}", where, aspect=0)


def _banners(s: Agra, colours: Sequence[Colour]) -> Iterator[Piece]:
    """Luxury goods used this turn."""
    for seat, p in enumerate(s.seats):
        for good, bit in zip(LUXURIES, USED_LUXURY, strict=True):
            if p.used & bit:
                yield Piece(f"shown:{seat}:{GOODS[good]}", f"marker/{look_of(colours[seat])}/1", f"banner:{GOODS[good]}")


def _whose(occupant: int, colours: Sequence[Colour]) -> str:
    return "neutral/disc" if occupant == NEUTRAL else look_of(colours[occupant])
