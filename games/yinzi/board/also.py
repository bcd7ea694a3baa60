"""Further ways of the hand: clicks where a drag is the rule, drags where the panel has a button, pairs begun by either half."""

from collections.abc import Callable, Iterator

from app.framework.moves import Move
from app.table.board import Gesture
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.board import frames
from games.yinzi.board.gestures import cube_on, next_boat, site_of
from games.yinzi.state import Yinzi
from games.yinzi.tables import I_RECRUIT

Way = tuple[Move, Gesture]


def other_ways(s: Yinzi, focus: int) -> list[Way]:
    frame = frames.top(s)
    if frame is None:
        return []
    ways = [*_clicks(s, frame.kind, frame.seat), *_by_hand(s, frame.kind, frame.seat, focus)]
    return [*ways, *_pairs(s, frame.kind, frame.seat, focus), *_taken_back(s, frame.kind, frame.seat)]


def _clicks(s: Yinzi, kind: str, q: int) -> Iterator[Way]:
    """Where one end of a drag says it all, a click there does the same."""
    for clicks in _CLICKS.get(kind, ()):
        yield from clicks(s, kind, q)


def _piles(s: Yinzi, kind: str, q: int) -> Iterator[Way]:
    verb = "gather" if kind == "first_resource" else "take"
    yield from ((Move(verb, (resource,)), Gesture("", f"pile:{resource}")) for resource in t.RESOURCES)


def _bonuses(s: Yinzi, kind: str, q: int) -> Iterator[Way]:
    yield from ((Move("bonus", (bonus,)), Gesture("", f"bonus:{bonus}")) for bonus in t.BONUSES)


def _squares(s: Yinzi, kind: str, q: int) -> Iterator[Way]:
    for x, square in enumerate(t.SQUARES):
        if not s.cubes[x] and s.site[x] < 0 and (kind == "lay" or s.grows[x] >= 0):
            yield Move(kind, (square,)), Gesture("", f"square:{square}")


def _innovations(s: Yinzi, kind: str, q: int) -> Iterator[Way]:
    yield from ((Move("innovate", (innovation,)), Gesture("", f"inn:{innovation}")) for innovation in t.INNOVATIONS)


def _columns(s: Yinzi, kind: str, q: int) -> Iterator[Way]:
    for i, good in enumerate(s.track):
        if good >= 0:
            yield Move("buy_tile", (i + 1,)), Gesture("", f"column:{i + 1}")


def _factories(s: Yinzi, kind: str, q: int) -> Iterator[Way]:
    for factory in s.built:
        if s.owner[factory] == q:
            yield Move("upgrade", (t.FACTORIES[factory],)), Gesture("", site_of(s, t.FACTORIES[factory]))


_CLICKS: dict[str, tuple[Callable[[Yinzi, str, int], Iterator[Way]], ...]] = {
    "first_resource": (_piles,),
    "take_resources": (_piles,),
    "bonus": (_bonuses,),
    "bonus_rest": (_innovations, _columns, _factories),
    "cultivate": (_squares, _columns),
    "extra_tile": (_columns,),
    "lay": (_squares,),
    "innovations": (_innovations,),
    "develop_factories": (_factories,),
    "free_upgrade": (_factories,),
}


def _by_hand(s: Yinzi, kind: str, q: int, focus: int) -> Iterator[Way]:
    """What has a button in the panel, or two ways to pay."""
    slot = frames.group_at_work(s)
    if kind == "war_routes" and q == focus and s.seats[q].groups[slot]:
        for count in range(1, t.MOST_WORKERS + 1):
            yield Move("enlist", (count,)), Gesture(f"group:{q}:{t.FORTUNES[slot]}", f"war:{len(s.war)}")
    elif kind == "imperial_duties":
        for duty in t.DUTY_IDS:
            yield Move("serve", (duty,)), Gesture("", f"duty:{duty}")
    elif kind == "develop_boats":
        for means in ("wood", "inn_wood"):
            yield Move("advance", (means,)), Gesture(f"boat:{q}", next_boat(s, q))
    elif kind == "reaction":
        dock = frames.reaction_dock(s)
        nation = t.SHIP_NATION[s.docked[dock]]
        yield Move("send_envoy"), Gesture(f"disc:{t.EMISSARIES[nation]}", f"dock:{t.DOCKS[dock]}")
    elif kind == "recruit" and s.seats[q].inn & I_RECRUIT:
        yield Move("recruit"), Gesture("disc:inn_recruit", f"work:{t.WORKS[t.WAR]}")


def _taken_back(s: Yinzi, kind: str, q: int) -> Iterator[Way]:
    """A disc that is carried home from its innovation is used."""
    home = f"stock:{q}:discs"
    for innovation in t.INNOVATIONS:
        if s.seats[q].inn & t.bit(innovation):
            for verb in ("use", "call"):
                if verb in _OFFERED[kind] and innovation in _LISTED[verb]:
                    yield Move(verb, (innovation,)), Gesture(f"disc:{innovation}", home)
            if innovation == "inn_river" and "river" in _OFFERED[kind]:
                yield Move("river"), Gesture(f"disc:{innovation}", home)


_OFFERED = {phase.kind: {step.verb for step in phase.offers} for phase in GAME.phases}
_LISTED = {
    "use": ("inn_city_sale", "inn_plantation", "inn_route_tile", "inn_fruitful_war"),
    "call": ("inn_same_duty", "inn_extra_worker", "inn_immigrants"),
}


def _pairs(s: Yinzi, kind: str, q: int, focus: int) -> Iterator[Way]:
    """Two cubes are one move: it may begin with either of them."""
    if kind == "feed" and q == focus:
        fields = [x for x in s.seats[q].fields if t.CUBES_PER_FOOD[s.grows[x]] == 2]
        for i, a in enumerate(fields):
            for b in fields[i + 1 :]:
                move = Move("eat_pair", (t.SQUARES[a], t.SQUARES[b]))
                yield move, Gesture(cube_on(s, t.SQUARES[b]), f"meal:{q}")
    elif kind == "supply_ships":
        fields = [x for x in s.seats[q].fields if s.grows[x] == t.SALT]
        for i, a in enumerate(fields):
            for b in fields[i + 1 :]:
                for hold, load in enumerate(s.hold):
                    if s.docked[hold // 3] >= 0 and not load:
                        move = Move("ship_salt", (t.SQUARES[a], t.SQUARES[b], t.HOLDS[hold]))
                        yield move, Gesture(cube_on(s, t.SQUARES[b]), f"hold:{t.HOLDS[hold]}")
