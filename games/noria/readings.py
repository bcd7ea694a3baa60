"""What a learned value reads of a position besides the judge's features: numbers that are mostly between 0 and 1."""

from app.framework.resources import SAME
from games.noria.reckoning import income, surcharge, turns_left
from games.noria.scoring import chamber_value
from games.noria.state import FREE, HOME, KIND_OF, KINDS, Noria, Seat
from games.noria.tables import (
    CHAMBER_VALUES,
    DIVISION,
    GOODS,
    LEVEL_PRICES,
    PATH_PAYS,
    RESOURCES,
    SITES,
    SPACES,
    SPECIALIZATION,
    TOP,
)

LAST_TURNS = 6
SIMPLE = 3
"""So many kinds of goods are simple ones; they come first."""


def readings(s: Noria, seat: int) -> list[float]:
    rivals = [_of_seat(s, q) for q in range(len(s.seats)) if q != seat]
    theirs = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
    return [*_of_table(s, seat), *_of_seat(s, seat), *_of_wheel(s.seats[seat]), *theirs]


def _of_table(s: Noria, seat: int) -> list[float]:
    players, left = len(s.seats), turns_left(s, seat)
    found = [1.0, float(players == 2), float(players == 3), float(players == 4), float(s.circle), left / 16]
    found += [float(left == n) for n in range(LAST_TURNS)]
    found.append(float(s.first == seat))
    for chamber, row in enumerate(CHAMBER_VALUES):
        unseated = s.unseated[chamber]
        found += [row[s.seated[chamber]] / 16, unseated / 4, float(not unseated)]
    found.append(sum(s.unseated) / 24)
    found += [n / 8 for n in s.ship_supply]
    found += [n / 4 for n in s.warehouse_supply]
    found += [n / 6 for n in s.stacks]
    found += [n / 4 for n in s.prices]
    found.append(s.covered / 7)
    ships, sites = [0] * len(RESOURCES), [0] * len(GOODS)
    for island in s.islands:
        for resource, n in enumerate(s.island_ships[island]):
            ships[resource] += max(0, n)
        for place, (good, _) in enumerate(SITES[island]):
            if s.sites[island][place] == FREE:
                sites[good] += 1
    found += [n / 8 for n in ships]
    found += [n / 4 for n in sites]
    return found


def _of_seat(s: Noria, seat: int) -> list[float]:
    me, left = s.seats[seat], turns_left(s, seat)
    levels = me.levels
    values = [chamber_value(s, path) for path in range(len(levels))]
    points = sum([level * value for level, value in zip(levels, values, strict=True)])
    points += max(levels) * chamber_value(s, SPECIALIZATION) + min(levels) * chamber_value(s, DIVISION)
    found = [points / 100, max(levels) / 9, min(levels) / 9, sum(levels) / 16]
    for path, (level, value) in enumerate(zip(levels, values, strict=True)):
        found += [level / 9, level * value / 100, float(level == TOP), surcharge(s, seat, path) / 3, value * left / 160]
        found.append(_short(s, seat, path) / 6)
    for n in me.resources:
        found += [min(n, 8) / 8, float(n > 0)]
    found += [min(sum(me.resources), 12) / 12, min(me.resources) / 3, max(me.resources) / 8]
    for n in me.ships:
        found += [n / 4, n * left / 40]
    found += [n / 3 for n in me.goods]
    found += [sum(me.goods[:SIMPLE]) / 4, sum(me.goods[SIMPLE:]) / 4]
    found += [n / 3 for n in me.warehouses]
    found.append((sum(me.warehouses) - sum(me.goods)) / 8)
    found += [min(me.knowledge, 16) / 16, min(me.knowledge, 4) / 4]
    found += [me.built / 4, income(me) / 4, income(me) * left / 40, len(me.bought) / 4]
    normal, advanced = _discs(me)
    for one, two in zip(normal, advanced, strict=True):
        found += [one / 3, two / 3, (one + 1.5 * two) * left / 40]
    found.append(float(me.ambassador == HOME))
    return found


def _discs(me: Seat) -> tuple[list[int], list[int]]:
    """How many discs there are of each kind, normal and advanced."""
    normal, advanced = [0] * KINDS, [0] * KINDS
    for disc in me.wheel:
        if disc:
            (advanced if disc > KINDS else normal)[KIND_OF[disc]] += 1
    for kind in me.bought:
        normal[kind] += 1
    return normal, advanced


def _of_wheel(me: Seat) -> list[float]:
    """What lies on each space, and whether it is advanced."""
    found = [0.0] * (len(SPACES) * (KINDS + 1))
    for space, disc in enumerate(me.wheel):
        if disc:
            found[space * (KINDS + 1) + KIND_OF[disc]] = 1.0
            if disc > KINDS:
                found[space * (KINDS + 1) + KINDS] = 1.0
    return found


def _short(s: Noria, seat: int, path: int) -> int:
    """How many units are missing for the next Level."""
    me = s.seats[seat]
    if me.levels[path] == TOP:
        return 6
    amount, rule = LEVEL_PRICES[path][me.levels[path]]
    ahead, pays, stock = surcharge(s, seat, path), PATH_PAYS[path], sum(me.resources)
    if pays == "resource":
        most = max(me.resources) if rule == SAME else stock
        return max(0, amount - most, amount + ahead - stock)
    goods = me.goods[:SIMPLE] if pays == "simple_good" else me.goods[SIMPLE:]
    most = max(goods) if rule == SAME else sum(goods)
    return max(0, amount - most) + max(0, ahead - stock)
