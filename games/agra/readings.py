"""What a learned value reads of a position besides the judge's features: numbers that are mostly between 0 and 1."""

from games.agra.farm import harvest
from games.agra.imperial import bowl_refusal, order_refusal
from games.agra.scoring import contract_rupees, orders_by_guild, track_rate
from games.agra.state import Agra, Seat, covered
from games.agra.tables import (
    AKBAR_RUPEES,
    BOWL_GOODS,
    FREE,
    GOODS,
    GUILDS,
    NOTABLE_LEVEL,
    RIVER,
    SPACES,
    SPOT_GOOD,
    TRACKER_LAST,
)
from games.agra.wants import turns_left, wanted

LATE, LONGEST = 17, 40
"""The round after which a game should come to its end, and the one after which nothing gets later."""
FARMED = 4
"""The goods of the first value, which grow on farms."""


def readings(s: Agra, seat: int) -> list[float]:
    rivals = [_of_seat(s, q) for q in range(len(s.seats)) if q != seat]
    theirs = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
    return [*_of_table(s, seat), *_of_seat(s, seat), *_of_workers(s, seat), *theirs]


def _of_table(s: Agra, seat: int) -> list[float]:
    players, late = len(s.seats), min(s.round, LONGEST)
    found = [1.0, float(players == 2), float(players == 3), float(players == 4), late / 24, max(0, late - LATE) / 6]
    found += [float(s.ending), float(s.final), turns_left(s, seat) / 20, (seat - s.starter) % players / 3]
    found += [float(s.pier == n) for n in range(7)]
    highest = max([max(player.influence) for player in s.seats])
    columns = [covered(s.orders, guild) for guild in range(len(GUILDS))]
    found += [highest / 9, float(highest >= 7), *[n / 6 for n in columns], max(columns) / 6]
    found += [float(s.builder < 0), sum(s.built) / 16]
    found += [float(s.merchant == n) for n in range(len(GOODS))]
    found.append(sum(s.coins) / 4)
    found += [value / 3 for value in s.value]
    levels = [0] * 4
    for notable, owner in enumerate(s.owner):
        if owner == RIVER:
            levels[NOTABLE_LEVEL[notable] - 1] += 1
    found += [n / 4 for n in levels]
    asked = [0.0] * len(GOODS)
    for spot in s.open_spots:
        asked[SPOT_GOOD[spot]] += 1.0
    found += asked
    found += [(place + 1) / 6 for place in s.marked]
    found.append(s.bowls.count(FREE) / 12)
    found += [float(owner == RIVER) for owner in s.owner]
    return found


def _of_seat(s: Agra, seat: int) -> list[float]:
    me, turns = s.seats[seat], turns_left(s, seat)
    orders, rates = orders_by_guild(s, seat), [track_rate(s, seat, guild) for guild in range(len(GUILDS))]
    gifts, contracts = s.bowls.count(seat), contract_rupees(s, seat)
    tracks = sum([rate * n for rate, n in zip(rates, orders, strict=True)])
    end = tracks + contracts + AKBAR_RUPEES[gifts] + me.covers.count(0) + 5 * (me.tracker == TRACKER_LAST)
    found = [(me.rupees + end) / 60, me.rupees / 40, end / 30, contracts / 10, me.supply / 10, min(me.supply, 4) / 4]
    found += _of_goods(s, me)
    found += [me.favours / 8, min(me.favours, 4) / 4]
    found += [me.workers / 10, float(me.workers == 0), float(me.workers == 1), float(me.workers == 2), me.cook / 2]
    yields = [harvest(me, good) for good in range(FARMED)]
    found += [*[n / 4 for n in yields], max(yields) / 4, sum(yields) * turns / 100, me.covers.count(0) / 8]
    found += [float(me.tracker == n) for n in range(1, TRACKER_LAST + 1)]
    found.append(me.tracker * turns / 60)
    for step, n, rate in zip(me.influence, orders, rates, strict=True):
        found += [step / 9, float(step > 0), float(step >= 3), float(step >= 6), n / 3, rate * n / 6]
    found += [sum([step * step for step in me.influence]) / 100, gifts / 6]
    won = [float(owner == seat) for owner in s.owner]
    found += [*won, sum(won) / 5, sum(won) * turns / 80]
    found += [s.spaces.count(2 * seat + 1) / 8, s.spaces.count(2 * seat) / 8, s.markers_on_river(seat) / 6]
    return found


def _of_goods(s: Agra, me: Seat) -> list[float]:
    want, total, asked = wanted(s), 0, 0.0
    for good, n in enumerate(me.goods):
        total += n * s.value[good]
        asked += min(n, 2) * want[good]
    return [*[min(n, 4) / 2 for n in me.goods], *[float(n > 0) for n in me.goods], total / 15, asked / 8]


def _of_workers(s: Agra, seat: int) -> list[float]:
    """Where the own workers stand and where they lie, and what could be done with the goods at hand."""
    me, found = s.seats[seat], [0.0] * (2 * len(SPACES))
    for space, v in enumerate(s.spaces):
        if v >= 0 and v >> 1 == seat:
            found[space if v & 1 else len(SPACES) + space] = 1.0
    found += [float(order_refusal(s, me, guild) is None) for guild in range(len(GUILDS))]
    found.append(float(any(bowl_refusal(s, me, good) is None for good in BOWL_GOODS)))
    found.append(sum([1 for spot in s.open_spots if me.goods[SPOT_GOOD[spot]]]) / 4)
    return found
