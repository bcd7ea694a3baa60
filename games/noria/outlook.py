"""What a wheel will still do, and how far one can still climb with it: a rough plan to the end of the game.

Both are asked for every state that a search looks at, and mostly about the same wheels and stocks, so answers are kept.
"""

from functools import lru_cache

from games.noria.reckoning import COMES_FROM
from games.noria.state import KIND_OF, KINDS
from games.noria.tables import (
    BONUS,
    CITY,
    DIVISION,
    JOURNEY,
    LEVEL_PRICES,
    LINES,
    PATH,
    SPECIALIZATION,
    TOOL,
    TOP,
)

REFINEMENT, SETTLEMENT, EXPLORATION = PATH["refinement"], PATH["settlement"], PATH["exploration"]
KEPT = 1 << 15
PERIOD = 12
"""After so many turns every ring lies as it did."""
_NOW = tuple(tuple(sorted(line)) for line in LINES.values())


def _lines_after(turns: int) -> tuple[tuple[int, ...], ...]:
    lines = _NOW
    for _ in range(turns):
        lines = tuple(tuple(COMES_FROM[x] for x in line) for line in lines)
    return lines


LINES_AFTER = tuple(_lines_after(turns) for turns in range(PERIOD))
"""By turns: the spaces whose discs will lie on each line then."""
_BITS = tuple(sum(1 << x for x in line) for line in _NOW)

Uses = tuple[float, float, float, float, float, float, float, float]
"""How often each kind of disc will act; and last, how many actions there will be."""

CITY_FIRST, TOOL_WORTH, JOURNEY_WORTH, BONUS_WORTH, SHIP_WORTH = 4.0, 2.2, 1.5, 2.0, 0.8


@lru_cache(maxsize=KEPT)
def uses(wheel: tuple[int, ...], ships: tuple[int, ...], begin: int, turns: int, used: int, spent: bool) -> Uses:
    """What the discs will do in the turns from `begin` on, each turn on its best line, if nobody touches the wheel.

    In the present turn, number 0, some spaces may be used already, and the one advanced disc of a turn may be spent.
    Resources and goods that come after the last City are no use.
    """
    worth = [SHIP_WORTH * ships[0], SHIP_WORTH * ships[1], SHIP_WORTH * ships[2], 0.0, 0.0, 0.0, 0.0]
    worth[JOURNEY], worth[CITY], worth[TOOL], worth[BONUS] = JOURNEY_WORTH, CITY_FIRST, TOOL_WORTH, BONUS_WORTH
    acts = [0.0] * KINDS
    useful = [0.0] * KINDS
    for turn in range(begin, turns):
        best, best_total = _best_line(wheel, turn, used if turn == 0 else 0, worth, spent and turn == 0)
        if best_total <= 0.0:
            continue
        twice, most = -1, 0.0
        for x in best:
            disc = wheel[x]
            if disc and not (turn == 0 and used >> x & 1):
                kind = KIND_OF[disc]
                acts[kind] += 1.0
                if disc > KINDS and worth[kind] > most and not (spent and turn == 0):
                    twice, most = kind, worth[kind]
        if twice >= 0:
            acts[twice] += 1.0
        if acts[CITY] > useful[CITY]:
            useful = acts[:]
    useful[JOURNEY] = acts[JOURNEY]
    return (useful[0], useful[1], useful[2], useful[3], useful[4], useful[5], useful[6], sum(acts))


def _best_line(wheel: tuple[int, ...], turn: int, used: int, worth: list[float], spent: bool) -> tuple[tuple[int, ...], float]:
    best, best_total = _NOW[0], 0.0
    for number, line in enumerate(LINES_AFTER[turn % PERIOD]):
        if used & ~_BITS[number]:
            continue
        total, more = 0.0, 0.0
        for x in line:
            disc = wheel[x]
            if disc and not used >> x & 1:
                value = worth[KIND_OF[disc]]
                total += value
                if disc > KINDS and value > more:
                    more = value
        if not spent:
            total += more
        if total > best_total:
            best, best_total = line, total
    return best, best_total


Climb = tuple[float, float, float, float]
"""Points still to be climbed for on each Path."""

CITY_PRICE, TOOL_PRICE, ROOM_PRICE, LACK_PRICE = 1.2, 0.6, 2.0, 0.7
"""What a Level takes beside its price, in resources: a City's action, a Tool's, a warehouse that is missing, and what has to be
bought, each."""
UNSURE = 0.6
"""How much of the points counts where goods have yet to be made."""
LEAST = 0.3
"""Points for each resource below which nobody climbs."""


class Means:
    """What there will be to climb with."""

    __slots__ = ("cities", "goods", "journeys", "kinds", "rooms", "tools", "wild")

    def __init__(self, kinds: list[float], wild: float, cities: float, tools: float, journeys: float) -> None:
        self.kinds = kinds
        self.wild = wild
        """Resources of any kind."""
        self.cities, self.tools, self.journeys = cities, tools, journeys
        self.goods: list[int] = [0, 0]
        """Simple and complex."""
        self.rooms: list[int] = [0, 0]
        """Warehouses, simple and complex."""


class Step:
    """One Level on one Path, and what it takes."""

    __slots__ = ("amount", "gain", "needs", "path", "rate", "room", "short", "tool", "total")

    def __init__(self, path: int, gain: float, amount: int) -> None:
        self.path, self.gain, self.amount = path, gain, amount
        self.needs = [0.0, 0.0, 0.0]
        self.total = self.short = self.tool = self.rate = 0.0
        self.room = 0
        """Warehouses that have to be built."""


@lru_cache(maxsize=KEPT)
def climb(
    levels: tuple[int, ...],
    ahead: tuple[int, ...],
    values: tuple[float, ...],
    kinds: tuple[float, float, float],
    actions: tuple[float, float, float, float],
    goods: tuple[int, int, int, int],
) -> Climb:
    """The Levels that can still be paid for, dearest points first, the last one in part.

    `ahead` is how many rivals stand higher on each Path, `kinds` are resources, `actions` those of Cities, Tools, Journeys, and
    resources that can be bought; `goods` are the simple and complex ones in hand, and the warehouses for them.
    """
    m = Means(list(kinds), actions[3], actions[0], actions[1], actions[2])
    m.goods, m.rooms = [goods[0], goods[1]], [goods[2], goods[3]]
    now = list(levels)
    points = [0.0, 0.0, 0.0, 0.0]
    while m.cities > 0.0:
        best: Step | None = None
        for path in range(4):
            if now[path] < TOP:
                step = _step(now, path, values, m, ahead[path])
                if step is not None and (best is None or step.rate > best.rate):
                    best = step
        if best is None or best.rate < LEAST:
            break
        part = min(1.0, m.cities)
        if best.short > m.wild:
            part = min(part, 1.0 - (best.short - m.wild) / best.total)
        points[best.path] += part * best.gain
        if part < 1.0:
            break
        _take(m, best)
        now[best.path] += 1
    return points[0], points[1], points[2], points[3]


def _step(now: list[int], path: int, values: tuple[float, ...], m: Means, ahead: int) -> Step | None:
    level, gain = now[path], values[path]
    low = min(now)
    if level == max(now):
        gain += values[SPECIALIZATION]
    if level == low:
        gain += values[DIVISION] / now.count(low)
    if gain <= 0.0:
        return None
    amount, _ = LEVEL_PRICES[path][level]
    step = Step(path, gain, amount)
    needs, kinds = step.needs, m.kinds
    most = 0 if kinds[0] >= kinds[1] and kinds[0] >= kinds[2] else 1 if kinds[1] >= kinds[2] else 2
    needs[most] += ahead
    if path == REFINEMENT:
        needs[most] += amount
    elif path == SETTLEMENT:
        one, two = (most + 1) % 3, (most + 2) % 3
        needs[most] += amount - 1
        needs[one if kinds[one] >= kinds[two] else two] += 1
    elif not _goods_can_be_made(step, m):
        return None
    step.total = needs[0] + needs[1] + needs[2]
    step.short = max(0.0, needs[0] - kinds[0]) + max(0.0, needs[1] - kinds[1]) + max(0.0, needs[2] - kinds[2])
    dear = step.total + LACK_PRICE * step.short + CITY_PRICE + TOOL_PRICE * step.tool + ROOM_PRICE * (step.room > 0)
    step.rate = step.gain / dear
    return step


def _goods_can_be_made(step: Step, m: Means) -> bool:
    """Whether the goods for a Level are there or can be made; adds what that takes."""
    lacking = step.amount - m.goods[step.path - EXPLORATION]
    if lacking <= 0:
        return True
    room = m.rooms[step.path - EXPLORATION]
    if step.amount > room:
        if m.journeys < 1.0:
            return False
        step.room = step.amount - room
        room = step.amount
    step.gain *= UNSURE
    step.tool = lacking / room
    for kind in range(3):
        step.needs[kind] += lacking * step.path / 3.0
    return m.tools >= step.tool


def _take(m: Means, step: Step) -> None:
    m.cities -= 1.0
    m.wild = max(0.0, m.wild - step.short)
    for kind in range(3):
        m.kinds[kind] = max(0.0, m.kinds[kind] - step.needs[kind])
    if step.path >= EXPLORATION:
        m.goods[step.path - EXPLORATION] = max(0, m.goods[step.path - EXPLORATION] - step.amount)
        m.tools -= step.tool
        if step.room:
            m.rooms[step.path - EXPLORATION] += step.room
            m.journeys -= 1.0
