"""How the hand makes each move."""

from collections.abc import Callable

from app.framework.moves import Move
from app.table.board import Gesture
from games.noria.board.naming import disc_names, waiting
from games.noria.reckoning import free_site
from games.noria.state import Noria
from games.noria.tables import (
    CHAMBER,
    CHAMBERS,
    DISC,
    FACTORIES,
    GOOD,
    ISLAND,
    ISLAND_SHIPS,
    ISLANDS,
    PATH,
    RESOURCE,
    SITES,
    SPACE,
    SPACES,
    TOP,
)

Answer = Gesture | None


def gesture(s: Noria, m: Move, focus: int) -> Answer:
    """None when the game is over, or the move is a matter of the panel."""
    maker = _BY_VERB.get(m.verb)
    return maker(s, m, s.stack[-1].seat, focus) if maker and s.stack else None


def other_ways(s: Noria, focus: int) -> list[tuple[Move, Gesture]]:
    kind = s.stack[-1].kind if s.stack else ""
    if kind == "influence":
        return [(m, g) for m in _mirrored(s) if (g := gesture(s, m, focus))]
    if kind == "politics":
        return [(m, Gesture(_standing(s, str(m.args[1])), "intrigue")) for m in _thrown_out(s)]
    return _other_clouds(s) if kind == "journey" else []


def _other_clouds(s: Noria) -> list[tuple[Move, Gesture]]:
    """NO-R18: whichever face-down island is pointed at, the next one is turned over."""
    seat, found = s.stack[-1].seat, len(s.islands)
    return [(Move("travel", ("face_down",)), Gesture(f"ambassador:{seat}", f"isle:{found + i}")) for i in range(1, s.covered)]


def _mirrored(s: Noria) -> list[Move]:
    """A swap is listed once, but a disc may be carried either way."""
    wheel = s.seats[s.stack[-1].seat].wheel
    full = [x for x, disc in enumerate(wheel) if disc]
    return [Move("modify", (SPACES[b], SPACES[a])) for a in full for b in full if b > a]


def _thrown_out(s: Noria) -> list[Move]:
    """An Intrigue may also begin with whoever is thrown out; then it is asked who is seated."""
    return [Move("intrigue", (a, b)) for b in CHAMBERS if s.unseated[CHAMBER[b]] for a in CHAMBERS]


def _standing(s: Noria, chamber: str) -> str:
    """The Politician who would be next."""
    return f"cube:{chamber}:{s.seated[CHAMBER[chamber]]}"


def _on_disc(s: Noria, m: Move, q: int, focus: int) -> Answer:
    """Click the disc; an empty space when there is none."""
    space = str(m.args[0])
    name = disc_names(s, q).get(SPACE[space])
    return Gesture(name) if name else Gesture("", f"wheel:{q}:{space}")


def _inspect(s: Noria, m: Move, q: int, focus: int) -> Answer:
    name = disc_names(s, q).get(SPACE[m.args[0]])
    return Gesture(name, "tray" if q == focus else f"knowledge:{q}") if name else None


def _night_shift(s: Noria, m: Move, q: int, focus: int) -> Answer:
    ring = m.args[0]
    return Gesture("", f"turn:{ring}", f"cog:{q}:{ring}") if q == focus else None


def _modify(s: Noria, m: Move, q: int, focus: int) -> Answer:
    name = disc_names(s, q).get(SPACE[m.args[0]])
    return Gesture(name, f"wheel:{q}:{m.args[1]}") if name else None


def _market(s: Noria, m: Move, q: int, focus: int) -> Answer:
    left = s.stacks[DISC[m.args[0]]]
    return Gesture(f"stock-disc:{m.args[0]}:{left - 1}", f"wheel:{q}") if left else Gesture("", f"market:{m.args[0]}")


def _invest(s: Noria, m: Move, q: int, focus: int) -> Answer:
    path = str(m.args[0])
    level = s.seats[q].levels[PATH[path]]
    return Gesture(f"rep:{q}:{path}", f"level:{path}:{min(TOP, level + 1)}")


def _travel(s: Noria, m: Move, q: int, focus: int) -> Answer:
    if m.args[0] == "face_down":
        return Gesture(f"ambassador:{q}", f"isle:{len(s.islands)}") if s.covered else None
    island = ISLAND[m.args[0]]
    return Gesture(f"ambassador:{q}", f"isle:{s.islands.index(island)}") if island in s.islands else None


def _take_ship(s: Noria, m: Move, q: int, focus: int) -> Answer:
    island, r = s.seats[q].ambassador, RESOURCE[m.args[0]]
    if island not in s.islands or ISLAND_SHIPS[island][r] is None:
        return None
    if left := s.island_ships[island][r]:
        return Gesture(f"ship:{ISLANDS[island]}:{m.args[0]}:{left - 1}", f"fleet:{q}:{m.args[0]}")
    return Gesture("", f"ships:{s.islands.index(island)}:{m.args[0]}")


def _build(s: Noria, m: Move, q: int, focus: int) -> Answer:
    """The topmost factory to the first space for that good that is free."""
    island, good, seat = s.seats[q].ambassador, GOOD[m.args[0]], s.seats[q]
    if island not in s.islands:
        return None
    fitting = [i for i, (g, _) in enumerate(SITES[island]) if g == good]
    if not fitting:
        return None
    site = max(free_site(s, island, good), fitting[0])
    place = f"site:{s.islands.index(island)}:{site}"
    if seat.built == FACTORIES:
        return Gesture("", place)
    return Gesture(f"factory:{q}:{seat.built}" if q == focus else f"on-tableau:{q}", place)


def _sell(s: Noria, m: Move, q: int, focus: int) -> Answer:
    full = s.seats[q].goods[GOOD[m.args[0]]]
    if not full:
        return None
    return Gesture(f"ware:{q}:{m.args[0]}:{full - 1}" if q == focus else f"on-goods:{q}:{m.args[0]}", "sell")


def _buy(s: Noria, m: Move, q: int, focus: int) -> Answer:
    return Gesture("deal", f"stock:{q}:{m.args[0]}")


def _intrigue(s: Noria, m: Move, q: int, focus: int) -> Answer:
    """The cube that is seated; which one is removed is asked when it sits down."""
    name = str(m.args[0])
    chamber = CHAMBER[name]
    seat = f"seat:{name}:{s.seated[chamber]}"
    return Gesture(_standing(s, name), seat) if s.unseated[chamber] else Gesture("", f"chamber:{name}")


def _place(s: Noria, m: Move, q: int, focus: int) -> Answer:
    """Of equal ones the last: the others keep their names."""
    disc = DISC[m.args[0]] + 1
    names = [name for name, other in waiting(s, q).items() if other == disc]
    return Gesture(names[-1], f"wheel:{q}:{m.args[1]}") if names else None


def _start_with(s: Noria, m: Move, q: int, focus: int) -> Answer:
    return Gesture(f"on-stock:{q}:{m.args[0]}")


def _free_level(s: Noria, m: Move, q: int, focus: int) -> Answer:
    return Gesture(f"rep:{q}:{m.args[0]}", f"level:{m.args[0]}:1")


_BY_VERB: dict[str, Callable[[Noria, Move, int, int], Answer]] = {
    "activate": _on_disc,
    "upgrade": _on_disc,
    "repeat": _on_disc,
    "inspect": _inspect,
    "night_shift": _night_shift,
    "modify": _modify,
    "market": _market,
    "invest": _invest,
    "travel": _travel,
    "take_ship": _take_ship,
    "build": _build,
    "sell": _sell,
    "buy": _buy,
    "intrigue": _intrigue,
    "place_disc": _place,
    "set_disc": _place,
    "start_with": _start_with,
    "free_level": _free_level,
}
