"""The pieces of a state, and where each of them lies.

Tiles, ships, cards and factories have an identity. Cubes, discs and products have none: they are named after where they lie.
What is the same thing as before is found out by `flows`.
"""

from collections.abc import Iterator, Sequence

from app.framework.players import Colour
from app.table.board import Piece
from games.yinzi import tables as t
from games.yinzi.board import frames
from games.yinzi.board.arrange_sea import sea_pieces
from games.yinzi.board.arrange_seats import seat_pieces
from games.yinzi.board.layout import turn_of
from games.yinzi.pieces import store_of
from games.yinzi.reckoning import china, disasters_ahead, enemy, lead_of, warriors
from games.yinzi.state import Yinzi

NOBODY = "none"
"""Instead of a colour."""


def arrange(s: Yinzi, focus: int, colours: Sequence[Colour]) -> list[Piece]:
    names = [c.id for c in colours]
    return [
        *_turn(s),
        *_factories(s, names),
        *_land(s, names),
        *_markets(s, names),
        *_phase_a(s, names),
        *_stacks(s),
        *_innovations(s, names),
        *_war(s, names),
        *_works(s, names),
        *sea_pieces(s, names),
        *seat_pieces(s, focus, names),
        *_in_hand(s, names),
    ]


def _turn(s: Yinzi) -> Iterator[Piece]:
    """Who decides now."""
    if s.stack:
        yield Piece("turn-of", "turn", f"area:{s.stack[-1].seat}", aspect=0)


# The land.


def factory_look(s: Yinzi, factory: int, names: Sequence[str]) -> str:
    """Product, frame, owner, level, room in the store, how it is turned."""
    owner = s.owner[factory]
    words = (
        t.PRODUCTS[t.FACTORY_PRODUCT[factory]],
        names[t.FACTORY_RAW[factory]],
        names[owner] if owner >= 0 else NOBODY,
        s.level[factory],
        store_of(s, factory),
    )
    return "/".join(("factory", *map(str, words)))


def plan_look(factory: int, names: Sequence[str], kind: str = "plan") -> str:
    return f"{kind}/{t.PRODUCTS[t.FACTORY_PRODUCT[factory]]}/{names[t.FACTORY_RAW[factory]]}"


def _factories(s: Yinzi, names: list[str]) -> Iterator[Piece]:
    for factory in s.built:
        site = t.SITES[s.place[factory]]
        look = f"{factory_look(s, factory, names)}/{turn_of(site)}"
        yield Piece(f"fac:{t.FACTORIES[factory]}", look, f"site:{site}", aspect=0)
    in_hand = frames.factory_in_hand(s)
    for factory in s.display:
        if factory != in_hand:
            look = plan_look(factory, names, "offer")
            yield Piece(f"fac:{t.FACTORIES[factory]}", look, f"display:{t.FACTORIES[factory]}")
    for factory in s.built:
        name = t.FACTORIES[factory]
        for q, colour in enumerate(names[: len(s.seats)]):
            for i in range(s.stored[factory * 4 + q]):
                look = f"product/{t.PRODUCTS[t.FACTORY_PRODUCT[factory]]}/{colour}"
                yield Piece(f"product:{name}:{q}:{i}", look, f"store:{name}", q * 3 + i)


def _land(s: Yinzi, names: list[str]) -> Iterator[Piece]:
    for x, square in enumerate(t.SQUARES):
        good = s.grows[x]
        if good >= 0 and good != t.PRINTED[x]:
            yield Piece(f"tile:{square}", f"tile/{t.GOODS[good]}", f"square:{square}")
        for i in range(s.cubes[x]):
            look = f"cube/{names[s.whose[x]]}/{t.GOODS[good]}"
            yield Piece(f"cube:{square}:{i}", look, f"plot:{square}", i, 1.0 if s.cubes[x] > 1 else 0.74)


def _markets(s: Yinzi, names: list[str]) -> Iterator[Piece]:
    for space, colour in enumerate(s.market):
        if colour >= 0:
            yield Piece(f"raw:{t.SPACES[space]}", f"raw/{names[colour]}", f"space:{t.SPACES[space]}", scale=0.96)
    for colour in range(len(s.seats)):
        if s.rural[colour]:
            yield Piece(f"food:{colour}", f"food/{names[colour]}/{s.rural[colour]}", f"stall:{colour}")


def _in_hand(s: Yinzi, names: list[str]) -> Iterator[Piece]:
    """What waits on the bench to be placed, and the discard pile while somebody chooses from it."""
    good, factory = frames.tile_in_hand(s), frames.factory_in_hand(s)
    if good >= 0 or factory >= 0:
        yield Piece("on-bench", "bench/turning" if factory >= 0 else "bench/still", "bench", aspect=0)
    if good >= 0:
        yield Piece("tile-in-hand", f"tile/{t.GOODS[good]}", "bench", 1, 0.5)
    if factory >= 0:
        yield Piece(f"fac:{t.FACTORIES[factory]}", plan_look(factory, names), "bench", 1, 0.92)
    if frames.asks(s, "take_route"):
        yield Piece("on-tray", "tray", "tray", aspect=0)
        tiles = [x for x in range(len(t.ROUTES)) if s.discard >> x & 1 or x in s.secret]
        for i, tile in enumerate(tiles):
            yield Piece(f"discarded:{t.ROUTES[tile]}", f"route/{t.ROUTES[tile]}/{NOBODY}", "tray:tiles", i, 0.94, 0.82)
        for i in range(s.secret.count(-1)):
            yield Piece(f"unknown:{i}", "routeback", "tray:tiles", len(tiles) + i, 0.94, 0.82)


# The left side.


def _phase_a(s: Yinzi, names: list[str]) -> Iterator[Piece]:
    for i, good in enumerate(s.track):
        if good >= 0:
            yield Piece(f"offer:{i + 1}", f"tile/{t.GOODS[good]}", f"stand:{i + 1}")
    for place, q in enumerate(s.order):
        yield Piece(f"rank:{place + 1}", f"rank/{names[q]}/{place + 1}", f"order:{place + 1}", aspect=0)
    for place, q in enumerate(s.order):
        bonus = s.seats[q].bonus
        where = f"taken:{t.BONUSES[bonus]}" if bonus >= 0 else f"berth:{place + 1}"
        yield Piece(f"cylinder:{q}", f"cylinder/{names[q]}", where, scale=0.92, aspect=0.8)


def _stacks(s: Yinzi) -> Iterator[Piece]:
    """How many tiles lie face down."""
    for name, glyph, left in (
        ("plantations", "sprout", sum(s.tile_stack)),
        ("factories", "factory", s.factories_left.bit_count()),
    ):
        yield Piece(f"on-stack:{name}", f"stack/{glyph}/{left}", f"stack:{name}", aspect=0)


def _innovations(s: Yinzi, names: list[str]) -> Iterator[Piece]:
    for q, seat in enumerate(s.seats):
        for number, innovation in enumerate(t.INNOVATIONS):
            if seat.inn >> number & 1:
                fresh = "fresh" if s.fresh >> number & 1 else "placed"
                yield Piece(f"disc:{innovation}", f"disc/{names[q]}/{fresh}", f"rest:{innovation}")
    for number, section in enumerate(t.SECTIONS):
        lead = lead_of(s, number)
        if lead.seats:
            look = f"lead/{lead.points}/{'/'.join(names[q] for q in lead.seats)}"
            yield Piece(f"on-lead:{section}", look, f"lead:{section}", aspect=0)


def _war(s: Yinzi, names: list[str]) -> Iterator[Piece]:
    yield Piece("on-strength", f"strength/{china(s)}/{enemy(s)}", "strength", aspect=0)
    for i, q in enumerate(s.war):
        recruit = "recruit" if s.seats[q].recruit else "men"
        yield Piece(f"warriors:{q}", f"workers/{names[q]}/{warriors(s, q)}/{recruit}", f"war:{i}", aspect=0)
    for q, seat in enumerate(s.seats):
        if seat.lying:
            yield Piece(f"lying:{q}", f"veterans/{names[q]}/{seat.lying}", "lying", q)
        for i in range(2):
            if seat.glory[i]:
                yield Piece(f"glory:{i}:{q}", f"chip/{names[q]}/{seat.glory[i]}", f"honours:{i}", q)
    for i, tile in enumerate(s.shown):
        if tile >= 0:
            taker = names[s.taker[i]] if s.taker[i] >= 0 else NOBODY
            laid = "/".join(piece_word(piece, names) for piece in s.laid[i])
            look = f"route/{t.ROUTES[tile]}/{taker}" + (f"/{laid}" if laid else "")
            yield Piece(f"route:{t.ROUTES[tile]}", look, f"open:{i + 1}", aspect=0)
    yield Piece("on-discard", f"discard/{s.discard.bit_count() + len(s.secret)}", "discard", aspect=0)
    kinds = "/".join(t.DISASTERS[kind] for kind in disasters_ahead(s))
    yield Piece("on-disasters", f"disasters/{kinds}" if kinds else "disasters", "disasters", aspect=0)


def piece_word(piece: int, names: Sequence[str]) -> str:
    """A piece on a route tile: a cube, a product or a disc, and whose."""
    kind, q = divmod(piece, 4)
    return f"{('cube', 'product', 'disc')[kind]}-{names[q]}"


# Below the land.


def _works(s: Yinzi, names: list[str]) -> Iterator[Piece]:
    for work, area in (("produce", t.PRODUCE), ("take_resources", t.TAKE), ("supply_ships", t.SHIPS_AREA)):
        for q in s.order:
            if count := s.seats[q].areas[area]:
                yield Piece(f"crew:{work}:{q}", f"workers/{names[q]}/{count}/men", f"crew:{work}", q, aspect=1.25)
    for q in s.order:
        seat = s.seats[q]
        if seat.duty >= 0:
            duty = t.DUTY_IDS[seat.duty]
            look = f"workers/{names[q]}/{seat.areas[t.DUTIES]}/{'recruit' if seat.aide else 'men'}"
            yield Piece(f"crew:{duty}:{q}", look, f"crew:{duty}", q, aspect=1.25)
        for side, count in (("upper", seat.upper), ("lower", seat.lower)):
            if count:
                yield Piece(f"migrants:{side}:{q}", f"workers/{names[q]}/{count}/men", f"migration:{side}", q, 0.9, 1.25)
    for resource, left in zip(t.RESOURCES, (s.wood, s.stone), strict=True):
        yield Piece(f"on-pile:{resource}", f"pile/{resource}/{left}", f"pile:{resource}", aspect=0)
        if left:
            yield Piece(f"heap:{resource}", f"spare/{resource}/{NOBODY}", f"top:{resource}")
