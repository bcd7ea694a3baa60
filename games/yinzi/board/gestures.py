"""How the hand makes each move. What is neither a piece nor a place (how to pay, yes or no) is left to the panel."""

from collections.abc import Callable

from app.framework.moves import Move
from app.table.board import Gesture
from games.yinzi import tables as t
from games.yinzi.board import frames
from games.yinzi.board.layout import peg_of, turn_of
from games.yinzi.state import Yinzi

Answer = Gesture | None
Maker = Callable[[Yinzi, Move, int, bool], Answer]


def gesture(s: Yinzi, m: Move, focus: int) -> Answer:
    """None when the game is over, or the move is a matter of the panel."""
    maker = BY_VERB.get(m.verb)
    if maker is None or not s.stack:
        return None
    q = s.stack[-1].seat
    return maker(s, m, q, q == focus)


# Where things lie.


def cube_on(s: Yinzi, square: int | str) -> str:
    """The cube of a square that would be taken; none lies there, none is named."""
    count = s.cubes[t.SQUARE[str(square)]]
    return f"cube:{square}:{count - 1}" if count else ""


def site_of(s: Yinzi, factory: int | str) -> str:
    """Where a factory lies: on the land or beside it."""
    number = t.FACTORY[str(factory)]
    return f"site:{t.SITES[s.place[number]]}" if s.place[number] >= 0 else f"display:{factory}"


def _disc(s: Yinzi, innovation: int | str) -> str:
    held = any(seat.inn & t.bit(str(innovation)) for seat in s.seats)
    return f"disc:{innovation}" if held else ""


def _spare(s: Yinzi, q: int, name: str, own: bool) -> str:
    count = {"cubes": s.seats[q].cubes, "discs": s.seats[q].discs, "wood": s.seats[q].wood, "stone": s.seats[q].stone}[name]
    return f"spare:{q}:{name}" if own and count else ""


def route_place(s: Yinzi, q: int, own: bool, route: int | str) -> str:
    """The tile beside the board, or on the own board."""
    tile = t.ROUTE[str(route)]
    if tile in s.shown:
        return f"open:{s.shown.index(tile) + 1}"
    entries = [entry[0] for entry in s.seats[q].personal]
    return f"mine:{q}:{entries.index(tile)}" if own and tile in entries else ""


def _carry(piece: str, place: str, facing: int = 0) -> Answer:
    """Drag, or click what there is of both."""
    return Gesture(piece, place, facing=facing) if piece or place else None


def next_boat(s: Yinzi, q: int) -> str:
    return f"river:{min(t.LAST_BOAT, s.seats[q].boat + 1) + 1}"


# Set-up, phase A.


def _found(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return Gesture(f"fac:{m.args[0]}", "bench") if t.FACTORY[str(m.args[0])] in s.display else None


def _gather(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    left = s.wood if m.args[0] == "wood" else s.stone
    return _carry(f"heap:{m.args[0]}" if left else "", f"stock:{q}:{m.args[0]}")


def _bonus(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return Gesture(f"cylinder:{q}", f"bonus:{m.args[0]}")


def _buy_tile(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    column = int(m.args[0])
    if not 1 <= column <= len(s.track):
        return None
    return Gesture(f"offer:{column}", "bench") if s.track[column - 1] >= 0 else Gesture("", f"column:{column}")


def _lay(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return Gesture("tile-in-hand", f"square:{m.args[0]}") if frames.tile_in_hand(s) >= 0 else None


def _place(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    factory = frames.factory_in_hand(s)
    site = str(m.args[0])
    return Gesture(f"fac:{t.FACTORIES[factory]}", peg_of(site), facing=turn_of(site)) if factory >= 0 else None


# Cards and groups.


def _card(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    if not own or t.CARD[str(m.args[0])] not in s.seats[q].hand:
        return None
    return Gesture(f"card:{q}:{m.args[0]}", f"slot:{q}:{m.args[1]}")


def _group(s: Yinzi, q: int, own: bool, slot: int, place: str) -> Answer:
    if not own or slot < 0 or not s.seats[q].groups[slot]:
        return None
    return Gesture(f"group:{q}:{t.FORTUNES[slot]}", place)


def _send(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _group(s, q, own, t.FORTUNE[str(m.args[0])], f"work:{m.args[1]}")


def _strand(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _group(s, q, own, t.FORTUNE[str(m.args[0])], "migration:upper")


def _serve(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    place = f"duty:{m.args[0]}"
    return _group(s, q, own, frames.group_at_work(s), place) or Gesture("", place)


# Fortune actions.


def _tax(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(_spare(s, q, "discs", own), f"tax:{q}")


def _advance(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    piece = _spare(s, q, "wood", own) if m.args[0] == "wood" else _disc(s, m.args[0])
    return Gesture(piece, next_boat(s, q)) if piece else Gesture(f"boat:{q}", next_boat(s, q))


def _cultivate(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(_spare(s, q, "cubes", own), f"square:{m.args[0]}")


def _sell_city(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(cube_on(s, m.args[0]), f"space:{m.args[1]}")


def _build(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    if t.FACTORY[str(m.args[0])] not in s.display:
        return None
    if m.args[1] == "stone":
        return Gesture(f"fac:{m.args[0]}", "bench")
    return _carry(_disc(s, m.args[1]), f"display:{m.args[0]}")


def _rebuild(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    if m.args[1] == "stone":
        return _carry(_spare(s, q, "stone", own), site_of(s, m.args[0]))
    return _carry(_disc(s, m.args[1]), site_of(s, m.args[0]))


def _upgrade(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(_spare(s, q, "discs", own), site_of(s, m.args[0]))


def _innovate(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(_spare(s, q, "discs", own), f"inn:{m.args[0]}")


# At any time.


def _sell_food(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(cube_on(s, m.args[0]), "rural")


def _embark(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(_disc(s, m.args[0]), f"dock:{m.args[1]}") if s.docked[t.DOCK[str(m.args[1])]] >= 0 else None


def _click_disc(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    disc = _disc(s, m.args[0])
    return Gesture(disc) if disc else Gesture("", f"inn:{m.args[0]}")


def _river(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _click_disc(s, Move("use", ("inn_river",)), q, own)


# Worker actions.


def _produce(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(_raw(s, m.args[1]), site_of(s, m.args[0]))


def _raw(s: Yinzi, space: int | str) -> str:
    return f"raw:{space}" if s.market[t.SPACE[str(space)]] >= 0 else ""


def _produce_free(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(_disc(s, "inn_raw"), site_of(s, m.args[0]))


def _double(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    factory = frames.doubling(s)
    return _carry(_raw(s, m.args[0]), site_of(s, t.FACTORIES[factory])) if factory >= 0 else None


def _double_free(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    factory = frames.doubling(s)
    return _carry(_disc(s, "inn_raw"), site_of(s, t.FACTORIES[factory])) if factory >= 0 else None


def product_in(s: Yinzi, factory: int | str, q: int) -> str:
    count = s.stored[t.FACTORY[str(factory)] * 4 + q]
    return f"product:{factory}:{q}:{count - 1}" if count else ""


def _ship(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _aboard(s, product_in(s, m.args[0], q), t.DOCK[str(m.args[1])], f"dock:{m.args[1]}")


def _ship_tea(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _aboard(s, cube_on(s, m.args[0]), t.DOCK[str(m.args[1])], f"dock:{m.args[1]}")


def _ship_salt(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _aboard(s, cube_on(s, m.args[0]), t.HOLD[str(m.args[2])] // 3, f"hold:{m.args[2]}")


def _ship_salt_free(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _aboard(s, _disc(s, "inn_salt"), t.HOLD[str(m.args[1])] // 3, f"hold:{m.args[1]}")


def _aboard(s: Yinzi, piece: str, dock: int, place: str) -> Answer:
    return Gesture(piece, place) if piece and s.docked[dock] >= 0 else None


# Routes.


def _route(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return Gesture(f"route:{m.args[0]}") if t.ROUTE[str(m.args[0])] in s.shown else None


def _take_route(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    tile = t.ROUTE[str(m.args[0])]
    known = frames.asks(s, "take_route") and (s.discard >> tile & 1 or tile in s.secret)
    return Gesture(f"discarded:{m.args[0]}") if known else None


def _onto_route(s: Yinzi, m: Move, q: int, own: bool, piece: str) -> Answer:
    place = route_place(s, q, own, m.args[0])
    return Gesture(piece, place) if piece and place else None


def _lay_product(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _onto_route(s, m, q, own, product_in(s, m.args[1], q))


def _lay_good(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _onto_route(s, m, q, own, cube_on(s, m.args[1]))


def _lay_food(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _onto_route(s, m, q, own, _food(s, m.args[1]))


def _lay_disc(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _onto_route(s, m, q, own, _disc(s, m.args[1]))


def _food(s: Yinzi, colour: int | str) -> str:
    seat = int(colour)
    return f"food:{seat}" if seat < len(s.seats) and s.rural[seat] else ""


# The end of a round.


def _eat(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(cube_on(s, m.args[0]), f"meal:{q}") if own else None


def _eat_food(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(_food(s, m.args[0]), f"meal:{q}") if own else None


def _eat_disc(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _carry(_disc(s, m.args[0]), f"meal:{q}") if own else None


def _burn(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return Gesture(f"fac:{m.args[0]}") if s.place[t.FACTORY[str(m.args[0])]] >= 0 else None


def _remove_product(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    factory = frames.burnt_factory(s)
    piece = product_in(s, t.FACTORIES[factory], int(m.args[0])) if factory >= 0 else ""
    return Gesture(piece) if piece else None


def _wither(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    cube = cube_on(s, m.args[0])
    return Gesture(cube) if cube else Gesture("", f"square:{m.args[0]}")


def _late(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return Gesture("", f"hold:{m.args[0]}") if s.docked[t.HOLD[str(m.args[0])] // 3] >= 0 else None


def _half(s: Yinzi, piece: str) -> Answer:
    hold = frames.pair_hold(s)
    return Gesture(piece, f"hold:{t.HOLDS[hold]}") if piece and hold >= 0 else None


def _give(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _half(s, cube_on(s, m.args[0]))


def _give_food(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _half(s, _food(s, m.args[0]))


def _give_disc(s: Yinzi, m: Move, q: int, own: bool) -> Answer:
    return _half(s, _disc(s, m.args[0]))


BY_VERB: dict[str, Maker] = {
    "found": _found,
    "gather": _gather,
    "bonus": _bonus,
    "buy_tile": _buy_tile,
    "lay": _lay,
    "place": _place,
    "card": _card,
    "send": _send,
    "strand": _strand,
    "serve": _serve,
    "tax": _tax,
    "advance": _advance,
    "cultivate": _cultivate,
    "sell_city": _sell_city,
    "build": _build,
    "rebuild": _rebuild,
    "upgrade": _upgrade,
    "innovate": _innovate,
    "sell_food": _sell_food,
    "embark": _embark,
    "use": _click_disc,
    "call": _click_disc,
    "river": _river,
    "take": _gather,
    "produce": _produce,
    "produce_inn": _produce_free,
    "double": _double,
    "double_inn": _double_free,
    "ship": _ship,
    "ship_tea": _ship_tea,
    "ship_salt": _ship_salt,
    "ship_salt_inn": _ship_salt_free,
    "route": _route,
    "take_route": _take_route,
    "lay_product": _lay_product,
    "lay_good": _lay_good,
    "lay_food": _lay_food,
    "lay_disc": _lay_disc,
    "eat": _eat,
    "eat_pair": _eat,
    "eat_food": _eat_food,
    "eat_disc": _eat_disc,
    "burn": _burn,
    "remove_product": _remove_product,
    "wither": _wither,
    "late": _late,
    "give": _give,
    "give_food": _give_food,
    "give_disc": _give_disc,
}
