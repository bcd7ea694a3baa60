"""How the hand makes each move."""

from collections.abc import Callable

from app.framework.moves import Move
from app.table.board import Gesture
from games.agra.board import frames, homes
from games.agra.farm import produced
from games.agra.state import Agra
from games.agra.steps.favour import ELSEWHERE
from games.agra.steps.process import MOST
from games.agra.tables import (
    ACTION,
    ACTIONS,
    BONUS,
    BOX_CARD,
    COOK,
    CURRY,
    FARM_SPACES,
    FIRST_TILE,
    FRENCH,
    GOOD,
    GOODS,
    GUILD,
    GUILDS,
    INPUT,
    LUXURIES,
    NOTABLE,
    OIL,
    ORDER_GOODS,
    ORDERS,
    PLOT,
    PLOTS_OF,
    RIVER,
    SPACE,
    SPACES,
    SPOT_OF,
    STATUES,
    TOKENS,
    TOP,
    TRACKER_LAST,
)

Answer = Gesture | None

PLOT_GOOD = {plot: GOODS[good] for good, plots in enumerate(PLOTS_OF) for plot in plots}
_ROLLS = (("merchant", "move_merchant", "merchant"), ("builder", "move_builder", "builder"))


def gesture(s: Agra, m: Move, focus: int) -> Answer:
    """None when the game is over, or the move is a matter of the panel."""
    maker = _BY_VERB.get(m.verb)
    return maker(s, m, s.stack[-1].seat, focus) if maker and s.stack else None


def other_ways(s: Agra, focus: int) -> list[tuple[Move, Gesture]]:
    """What can also be done: figures and cards clicked, the most goods taken with one drag, either good of an order."""
    f = frames.asked(s)
    if f is None:
        return []
    found = [(Move(verb), Gesture(piece)) for kind, verb, piece in _ROLLS if f.kind == kind]
    found += _the_most(s, focus)
    if f.seat == focus == s.active:
        found += _clicked(s, focus)
    if f.kind in ("order", "imperial", "sailor"):
        found += _by_second_good(s, f.seat, focus)
    return found


def _the_most(s: Agra, focus: int) -> list[tuple[Move, Gesture]]:
    f = s.stack[-1]
    if f.kind == "produce":
        good = frames.good_of(f)
        return [(Move("produce", (produced(s, f.seat, good),)), Gesture(f"supply:{f.seat}", f"store:{f.seat}:{GOODS[good]}"))]
    if f.kind == "process":
        good = frames.good_of(f)
        most = min(MOST, s.seats[f.seat].goods[INPUT[good]])
        return (
            [(Move("process", (most,)), _put(s, f.seat, INPUT[good], f"store:{f.seat}:{GOODS[good]}", focus))] if most else []
        )
    if f.kind == "architect":
        unbuilt = [SPACES[b] for b, done in enumerate(s.built) if not done]
        return [(Move("build", (name,)), Gesture(f"works:{name}")) for name in unbuilt]
    return []


def _clicked(s: Agra, q: int) -> list[tuple[Move, Gesture]]:
    """Favour actions and banners, by a click instead of a drag."""
    p = s.seats[q]
    actions = [*ACTIONS[:FIRST_TILE], *(ACTIONS[tile] for tile in p.tiles if tile not in ELSEWHERE)]
    moves = [Move("favour", (name,)) for name in actions] if p.favours else []
    moves += [Move("luxury", (GOODS[good],)) for good in LUXURIES if p.goods[good] and good != STATUES]
    if s.stack[-1].kind == "order" and p.goods[STATUES]:
        moves.append(Move("statue"))
    made = [(m, gesture(s, m, q)) for m in moves]
    return [(m, Gesture("", g.place)) for m, g in made if g is not None]


def _by_second_good(s: Agra, seat: int, focus: int) -> list[tuple[Move, Gesture]]:
    found = []
    for guild, place in enumerate(s.marked):
        if place >= 0:
            one, two = ORDER_GOODS[6 * guild + place]
            if s.seats[seat].goods[one] and s.seats[seat].goods[two]:
                where = f"order:{ORDERS[6 * guild + place]}"
                found.append((Move("fulfil", (GUILDS[guild],)), _put(s, seat, two, where, focus)))
    return found


# Pieces by name.


def good_piece(s: Agra, seat: int, good: int, focus: int) -> str:
    """The topmost marker of a good; nothing when there is none."""
    count = s.seats[seat].goods[good]
    if not count:
        return ""
    return f"good:{seat}:{GOODS[good]}:{count - 1}" if seat == focus else f"pile:{seat}:{GOODS[good]}"


def favour_piece(s: Agra, seat: int, focus: int) -> str:
    count = s.seats[seat].favours
    return f"favour:{seat}:{count - 1}" if seat == focus and count else ""


def _put(s: Agra, seat: int, good: int, place: str, focus: int) -> Gesture:
    """Drag a good to a place; without any, click there."""
    return Gesture(good_piece(s, seat, good, focus), place)


# Meditation and workers.


def _lay(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return Gesture(f"worker:{q}:{m.args[0]}")


def _fetch(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return Gesture(f"workers:{q}") if s.owner[COOK] == q else None


def _mosaic(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return _contract(s, "mosaic_maker", q)


def _contract(s: Agra, notable: str, q: int) -> Answer:
    return Gesture(f"card:{notable}") if s.owner[NOTABLE[notable]] == q else None


def _place(s: Agra, m: Move, q: int, focus: int) -> Answer:
    """A worker from supply onto the space; an own one that is there already is used again by a click."""
    name = str(m.args[0])
    return Gesture(f"worker:{q}:{name}") if s.spaces[SPACE[name]] >> 1 == q else Gesture(f"workers:{q}", f"space:{name}")


def _free_peon(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return Gesture(f"worker:{q}:{m.args[0]}")


# Goods.


def _to_store(
    source: Callable[[Agra, Move], int], target: Callable[[Agra, Move], int]
) -> Callable[[Agra, Move, int, int], Answer]:
    """Along an arrow, or in exchange: from one storage to another."""

    def made(s: Agra, m: Move, q: int, focus: int) -> Answer:
        return _put(s, q, source(s, m), f"store:{q}:{GOODS[target(s, m)]}", focus)

    return made


def _asked_good(s: Agra, m: Move) -> int:
    return frames.good_of(s.stack[-1])


def _first(s: Agra, m: Move) -> int:
    return GOOD[str(m.args[0])]


def _second(s: Agra, m: Move) -> int:
    return GOOD[str(m.args[1])]


def _input(s: Agra, m: Move) -> int:
    return INPUT[_first(s, m)]


def _input_asked(s: Agra, m: Move) -> int:
    return INPUT[_asked_good(s, m)]


def _take(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return Gesture(f"supply:{q}", f"store:{q}:{m.args[0]}")


def _good_to(place: str) -> Callable[[Agra, Move, int, int], Answer]:
    def made(s: Agra, m: Move, q: int, focus: int) -> Answer:
        return _put(s, q, _first(s, m), place.format(seat=q, good=m.args[0]), focus)

    return made


def _free_favour(s: Agra, m: Move, q: int, focus: int) -> Answer:
    piece = favour_piece(s, q, focus)
    return Gesture(piece, f"supply-at:{q}") if piece else None


def _entrust(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return _put(s, q, _first(s, m), f"contracts:{q}", focus) if s.owner[FRENCH] == q else None


# Notables, Akbar, orders.


def _deliver(s: Agra, m: Move, q: int, focus: int) -> Answer:
    notable, good = NOTABLE[str(m.args[0])], _second(s, m)
    if s.owner[notable] == BOX_CARD or good not in SPOT_OF[notable]:
        return None
    here = f"spot:{m.args[0]}:{m.args[1]}" if s.owner[notable] == RIVER else f"river:{m.args[0]}"
    return _put(s, q, good, here, focus)


def _serve(s: Agra, m: Move, q: int, focus: int) -> Answer:
    good = _first(s, m)
    return _put(s, q, good, f"bowl:{m.args[0]}" if good >= 4 else "akbar", focus)


def _offer(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return _put(s, q, _first(s, m), f"bowl:{m.args[1]}" if _second(s, m) >= 4 else "akbar", focus)


def _fulfil(s: Agra, m: Move, q: int, focus: int) -> Answer:
    guild = GUILD[str(m.args[0])]
    place = s.marked[guild]
    if place < 0:
        return Gesture("", f"guild:{m.args[0]}")
    held = [good for good in ORDER_GOODS[6 * guild + place] if s.seats[q].goods[good]]
    where = f"order:{ORDERS[6 * guild + place]}"
    return _put(s, q, held[0], where, focus) if held else Gesture("", where)


def _raise(s: Agra, m: Move, q: int, focus: int) -> Answer:
    step = s.seats[q].influence[GUILD[str(m.args[0])]]
    return Gesture(f"step:{q}:{m.args[0]}", f"stair:{m.args[0]}:{min(TOP, step + 1)}")


# Buildings, prices.


def _build(s: Agra, m: Move, q: int, focus: int) -> Answer:
    """A second worker to the new building."""
    name = str(m.args[0])
    return Gesture(f"workers:{q}", f"space:{name}")


def _claim(s: Agra, m: Move, q: int, focus: int) -> Answer:
    name = str(m.args[0])
    return Gesture(f"bonus:{name}") if s.bonuses[BONUS[name]] else Gesture("", f"bonus-at:{name}")


def _take_token(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return Gesture(f"token:{m.args[0]}")


def _price(s: Agra, m: Move, q: int, focus: int) -> Answer:
    """A token is dragged onto a good; where it lies already, a click turns it over."""
    token = frames.token_of(s.stack[-1])
    return Gesture(f"token:{TOKENS[token]}", "" if s.tokens[token] == _first(s, m) else f"price:{m.args[0]}")


# The own farm, favours, tiles.


def _uncover(s: Agra, m: Move, q: int, focus: int) -> Answer:
    plot = PLOT[str(m.args[0])]
    if q != focus:
        return None
    if s.seats[q].covers[plot]:
        return Gesture(f"cover:{q}:{m.args[0]}")
    track, space = homes.plot_space(plot)
    return Gesture("", f"farm:{q}:{track}:{space}")


def _farmer(s: Agra, m: Move, q: int, focus: int) -> Answer:
    if q != focus:
        return None
    plot = PLOT[str(m.args[0])]
    track = plot >> 1
    space = s.seats[q].farmers[track] + (1 if plot & 1 else -1)
    if 1 <= space <= FARM_SPACES:
        return Gesture(f"farmer:{q}:{track}", f"farm:{q}:{track}:{space}")
    return Gesture(f"farmer:{q}:{track}", f"corner:{q}:{PLOT_GOOD[plot]}")


def _study(s: Agra, m: Move, q: int, focus: int) -> Answer:
    space = min(TRACKER_LAST, s.seats[q].tracker + 1)
    return Gesture(f"tracker:{q}", f"track:{q}:{space}") if q == focus else Gesture(f"tracker:{q}")


def _favour(s: Agra, m: Move, q: int, focus: int) -> Answer:
    """A favour onto the action; without one a click on it."""
    if q != focus:
        return None
    action = ACTION[str(m.args[0])]
    if action < FIRST_TILE:
        where = f"action:{q}:{m.args[0]}"
    elif action in s.seats[q].tiles:
        where = f"tile-slot:{q}:{s.seats[q].tiles.index(action)}"
    else:
        return None
    return Gesture(favour_piece(s, q, focus), where)


def _refresh(s: Agra, m: Move, q: int, focus: int) -> Answer:
    if q != focus:
        return None
    if m.args[0] == "both":
        return Gesture("", f"refresh:{q}")
    return _put(s, q, OIL if m.args[0] == "oil" else CURRY, f"refresh:{q}", focus)


def _statue(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return _put(s, q, GOOD["statues"], "banner:statues", focus)


def _luxury(s: Agra, m: Move, q: int, focus: int) -> Answer:
    good = _first(s, m)
    return _put(s, q, good, f"banner:{m.args[0]}", focus) if good >= 12 else None


def _ability(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return _contract(s, str(m.args[0]), q)


def _take_tile(s: Agra, m: Move, q: int, focus: int) -> Answer:
    """A face-up tile is dragged home; one of the pile is a matter of the panel."""
    if ACTION[str(m.args[0])] not in s.row:
        return None
    slot = min(homes.TILES_HELD - 1, len(s.seats[q].tiles))
    return Gesture(f"tile:{m.args[0]}", f"tile-slot:{q}:{slot}" if q == focus else f"tiles:{q}")


def _give_up(s: Agra, m: Move, q: int, focus: int) -> Answer:
    return Gesture(f"tile:{m.args[0]}", "pile-at") if ACTION[str(m.args[0])] in s.seats[q].tiles else None


_BY_VERB: dict[str, Callable[[Agra, Move, int, int], Answer]] = {
    "lay": _lay,
    "fetch": _fetch,
    "mosaic": _mosaic,
    "place": _place,
    "free_peon": _free_peon,
    "rise": _lay,
    "dye": _to_store(_asked_good, _first),
    "follow": _to_store(_input_asked, _asked_good),
    "follow_two": _to_store(_input_asked, _asked_good),
    "refine": _to_store(_input, _first),
    "refine_two": _to_store(_input, _first),
    "swap": _to_store(_first, _second),
    "take": _take,
    "give": _good_to("character:trader"),
    "fare": _good_to("character:sailor"),
    "sell": _good_to("purse:{seat}"),
    "free_good": _good_to("supply-at:{seat}"),
    "free_favour": _free_favour,
    "entrust": _entrust,
    "deliver": _deliver,
    "double": _deliver,
    "serve": _serve,
    "offer": _offer,
    "fulfil": _fulfil,
    "raise": _raise,
    "build": _build,
    "claim": _claim,
    "take_token": _take_token,
    "price": _price,
    "uncover": _uncover,
    "farmer": _farmer,
    "study": _study,
    "favour": _favour,
    "refresh": _refresh,
    "statue": _statue,
    "luxury": _luxury,
    "ability": _ability,
    "take_tile": _take_tile,
    "search": _take_tile,
    "give_up": _give_up,
}
