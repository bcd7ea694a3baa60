"""What a position is worth: the features that bots weigh and hints speak of, in points."""

from collections.abc import Sequence

from app.framework.game import Judge
from games.noria.hopes import SAVED, expected_values, intrigues_to_come
from games.noria.outlook import KEPT, climb, uses
from games.noria.reckoning import income, surcharge
from games.noria.scoring import standing
from games.noria.state import KIND_OF, KINDS, Noria, Seat
from games.noria.tables import (
    BONUS,
    BUY_RESOURCE,
    CITY,
    DISC,
    DIVISION,
    INTRIGUE_PRICE,
    JOURNEY,
    LEVEL_PRICES,
    PATH,
    PATHS,
    ROUNDS,
    SPECIALIZATION,
    TOOL,
    TOP,
)

RESEARCH = PATH["research"]
IN_HAND, TO_COME = 0.95, 0.6
"""How much of the resources in hand, and of those that ships will bring, is there when it is wanted."""
SURE = 0.7
"""How many of the actions that the wheel offers will be of use."""
MORE_CITIES, MORE_TOOLS, MORE_RESOURCES = 0.012, 0.01, 0.05
"""What discs and ships that are still to be won will bring, times the square of the turns left."""
NEW_CITY, NEW_TOOL = 0.2, 0.15
"""How often a disc that was bought will act each turn, before it has a place."""
WORTH = tuple({CITY: 4.0, BONUS: 3.2, JOURNEY: 1.6, TOOL: 1.6}.get(kind, 1.2) for kind in range(KINDS))
FADING = tuple(0.8**n for n in range(13))
"""What each further disc of a kind is worth."""
OVER = frozenset({"round", "final_scoring", "place_discs", "administration"})
"""What may be open when a turn is as good as over."""

Looks = tuple[float, ...]
_WAITING: dict[tuple[object, ...], Looks] = {}


class NoriaJudge(Judge[Noria]):
    features = (
        "levels",
        "highest",
        "lowest",
        "refinement",
        "settlement",
        "exploration",
        "research",
        "ships",
        "factories",
        "warehouses",
        "resources",
        "simple_goods",
        "complex_goods",
        "knowledge",
        "discs",
        "advanced",
        "turn_left",
    )
    usual = (1.0, 1.0, 1.0, 0.7, 0.7, 0.65, 0.65, 0.5, 0.2, 0.1, 0.4, 1.0, 1.5, 0.3, 0.03, 0.25, 0.6)

    fleeting = frozenset({"turn_left"})

    def measure(self, s: Noria, seat: int) -> Sequence[float]:
        if not s.stack:
            return (float(standing(s).totals[seat]), *([0.0] * (len(self.features) - 1)))
        turns = turns_left(s, seat)
        return looks(s, seat, turns) if seat == s.active else _waiting(s, seat, turns)


def _waiting(s: Noria, seat: int, turns: int) -> Looks:
    """The same for somebody whose turn it is not, kept, since little of it changes while others play."""
    me = s.seats[seat]
    asked = (
        s.round,
        turns,
        seat,
        tuple(s.seated),
        tuple(s.unseated),
        tuple([tuple(other.levels) for other in s.seats]),
        tuple(me.wheel),
        tuple(me.resources),
        tuple(me.ships),
        tuple(me.goods),
        tuple(me.warehouses),
        me.knowledge,
        me.built,
    )
    known = _WAITING.get(asked)
    if known is None:
        if len(_WAITING) >= KEPT:
            _WAITING.clear()
        known = _WAITING[asked] = looks(s, seat, turns)
    return known


def looks(s: Noria, seat: int, still: int) -> Looks:
    """The features of a seat with so many turns that are not over."""
    me = s.seats[seat]
    levels, kind = me.levels, s.stack[-1].kind
    acting = seat == s.active and kind not in OVER
    turns = still - 1 if acting and kind == "politics" else still
    values = expected_values(s, me, turns, still)
    wanted = intrigues_to_come(s, still) * INTRIGUE_PRICE[len(s.seats)][s.round]
    kinds, actions, offered = _means(s, me, turns, still, acting, wanted)
    ahead = tuple([surcharge(s, seat, path) for path in range(len(PATHS))])
    reach = climb(tuple(levels), ahead, values, kinds, actions, _goods(me))
    discs, advanced = _discs(me)
    simple, complex_ = me.goods[0] + me.goods[1] + me.goods[2], me.goods[3] + me.goods[4]
    return (
        levels[0] * values[0] + levels[1] * values[1] + levels[2] * values[2] + levels[3] * values[3],
        max(levels) * values[SPECIALIZATION],
        min(levels) * values[DIVISION],
        *reach,
        sum([min(n, 4) + max(0, n - 4) * 0.3 for n in me.ships]) * max(0, turns - 2),
        min(me.built, 5) * max(0, turns - 1),
        sum([min(n, 2) for n in me.warehouses]) * min(turns, 6),
        sum([min(n, 3) for n in me.resources]) if turns else 0,
        min(4, simple) if turns else 0,
        min(4, complex_) if turns else 0,
        min(float(me.knowledge), wanted),
        discs * turns,
        min(advanced, 5) * turns,
        offered,
    )


def _means(
    s: Noria, me: Seat, turns: int, still: int, acting: bool, wanted: float
) -> tuple[tuple[float, float, float], tuple[float, float, float, float], float]:
    """What there will be to climb with: resources of each kind; actions of Cities, Tools and Journeys, and what can be bought.

    Last, what else the present turn still offers.
    """
    cities = tools = offered = 0.0
    if acting and turns == still:
        coming = uses(tuple(me.wheel), tuple(me.ships), 0, still, s.used, s.advanced_used)
        cities, tools, offered = _open(s)
    else:
        coming = uses(tuple(me.wheel), tuple(me.ships), still - turns, still, 0, False)
    for disc in me.bought:
        cities += NEW_CITY * turns if disc == CITY else 0.0
        tools += NEW_TOOL * turns if disc == TOOL else 0.0
    free = max(0.0, me.knowledge + SAVED * income(me) * max(0, turns - 1) - wanted)
    stock, ships, growth = me.resources, me.ships, float(turns * turns)
    return (
        (
            IN_HAND * stock[0] + TO_COME * coming[0] * ships[0],
            IN_HAND * stock[1] + TO_COME * coming[1] * ships[1],
            IN_HAND * stock[2] + TO_COME * coming[2] * ships[2],
        ),
        (
            cities + SURE * coming[CITY] + MORE_CITIES * growth,
            tools + SURE * coming[TOOL] + MORE_TOOLS * growth,
            SURE * coming[JOURNEY],
            free / BUY_RESOURCE + MORE_RESOURCES * growth,
        ),
        offered,
    )


def _open(s: Noria) -> tuple[float, float, float]:
    """What open questions still offer this turn: actions of a City, of a Tool, and of other discs."""
    cities = tools = offered = 0.0
    for f in s.stack:
        if f.kind in DISC:
            _, actions, _ = f.args
            if f.kind == "city":
                cities += actions
            elif f.kind == "tool":
                tools += actions
            else:
                offered += actions
        elif f.kind == "landing":
            offered += 1.0
    return cities, tools, offered


def _goods(me: Seat) -> tuple[int, int, int, int]:
    """Goods in hand and warehouses, simple and complex; of complex goods those of one kind, where Research asks for that."""
    goods, rooms, level = me.goods, me.warehouses, me.levels[RESEARCH]
    simple, simple_rooms = goods[0] + goods[1] + goods[2], rooms[0] + rooms[1] + rooms[2]
    if level < TOP and LEVEL_PRICES[RESEARCH][level][0] > 1:
        return simple, max(goods[3], goods[4]), simple_rooms, max(rooms[3], rooms[4])
    return simple, goods[3] + goods[4], simple_rooms, rooms[3] + rooms[4]


def _discs(me: Seat) -> tuple[float, int]:
    """The worth of all discs, each further one of a kind worth less, and how many are advanced."""
    worth, advanced, copies = 0.0, 0, [0] * KINDS
    for disc in me.wheel:
        if disc:
            kind = KIND_OF[disc]
            worth += WORTH[kind] * FADING[copies[kind]]
            copies[kind] += 1
            advanced += disc > KINDS
    for kind in me.bought:
        worth += WORTH[kind] * FADING[copies[kind]]
        copies[kind] += 1
    return worth, advanced


def turns_left(s: Noria, seat: int) -> int:
    """How many turns of this seat are not over, the present one with them."""
    rounds = ROUNDS[len(s.seats)]
    if not s.round:
        return rounds
    still_to_play = any(f.seat == seat and f.kind not in OVER for f in s.stack)
    return rounds - s.round + still_to_play
