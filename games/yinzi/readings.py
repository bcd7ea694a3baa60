"""What a learned value reads of a position besides the judge's features: numbers that are mostly between 0 and 1."""

from games.yinzi.outlook import turns_left
from games.yinzi.scoring import factories, score, war_glory
from games.yinzi.state import Seat, Yinzi
from games.yinzi.tables import (
    BONUSES,
    CAPACITY,
    CARD_VALUE,
    CARD_WORKERS,
    COLOURS,
    DUTY_IDS,
    FACTORY_PRODUCT,
    FACTORY_RAW,
    GOODS,
    INNOVATIONS,
    LAST_BOAT,
    MARKET_OF,
    NATIONS,
    PRODUCTS,
    PROVINCE_OF,
    PROVINCES,
    ROUNDS,
    ROUTE_POINTS,
    ROUTE_WAR,
    SECTION_BITS,
    SHIP_NATION,
    SHIP_WANTS,
    SITE_PROVINCE,
    TO_COAST,
    TOP_LEVEL,
    WAR,
)
from games.yinzi.trade import TEA_KIND

HANDS, MOST_MEN, BY_MEN = 12, 4, 6
"""Cards in hand are counted by their values, and from the sixth number on by their workers, up to four."""


def readings(s: Yinzi, seat: int) -> list[float]:
    rivals = [_of_seat(s, q) for q in range(len(s.seats)) if q != seat]
    theirs = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
    return [*_of_table(s, seat), *_of_seat(s, seat), *_of_hand(s.seats[seat]), *theirs]


def _of_table(s: Yinzi, seat: int) -> list[float]:
    players = len(s.seats)
    turns, left = turns_left(s, s.seats[seat])
    found = [1.0, float(players == 2), float(players == 3), float(players == 4), left / 24, turns / 6]
    found += [float(s.round == n) for n in range(1, ROUNDS + 1)]
    found += [float(turns == n) for n in range(7)]
    found.append(s.order.index(seat) / 3 if seat in s.order else 0.0)
    here = len(PROVINCES)
    found += [sum(s.raw[here * colour : here * colour + here]) / 5 for colour in range(len(COLOURS))]
    found.append(sum(s.raw[here * seat : here * seat + here]) / 5)
    found += [n / 3 for n in s.rural]
    found += [s.rate / 4, min(s.wood, 6) / 6, min(s.stone, 6) / 6, float(s.europe)]
    found += _of_harbour(s)
    men = sum([s.seats[q].areas[WAR] + s.seats[q].recruit for q in s.war])
    found += [men / 6, len(s.war) / 3]
    found += [sum([ROUTE_WAR[tile] for tile in s.shown if tile >= 0]) / 8, sum([1 for tile in s.shown if tile >= 0]) / 4]
    found += [len(s.built) / 8, sum([1 for factory in s.built if not s.level[factory]]) / 4]
    return found


def _of_harbour(s: Yinzi) -> list[float]:
    free, filled, europe = [0] * (TEA_KIND + 1), 0, 0
    for dock, ship in enumerate(s.docked):
        if ship >= 0:
            europe += MARKET_OF[SHIP_NATION[ship]]
            for space, thing in enumerate(SHIP_WANTS[ship], dock * 3):
                if s.hold[space]:
                    filled += 1
                else:
                    free[min(thing, TEA_KIND)] += 1
    return [*[n / 4 for n in free], filled / 6, europe / 4, *[n / 6 for n in s.pile]]


def _of_seat(s: Yinzi, seat: int) -> list[float]:
    me = s.seats[seat]
    found = [score(s, seat) / 40, factories(s, seat) / 10, war_glory(s, seat) / 8]
    found += [min(me.copper, 20) / 10, min(me.copper, 3) / 3, me.silver / 8, min(me.silver, 2) / 2, me.misfortune / 3]
    found += [me.wood / 3, me.stone / 3]
    found += [float(me.boat == n) for n in range(LAST_BOAT + 1)]
    found += [CAPACITY[me.boat] / 6, me.cubes / 20, me.discs / 15, me.markers / 10, me.men / 12]
    found += [float(card >= 0) for card in me.slots]
    found.append(sum([CARD_VALUE[card] for card in me.slots if card >= 0]) / 9)
    found += [float(n > 0) for n in me.areas]
    found.append(me.areas[WAR] / 4)
    groups = sorted(me.groups)
    found += [n / 4 for n in groups[2:]]
    found += [sum(groups) / 8, me.upper / 4, me.lower / 4, me.lying / 4]
    found += [float(me.duty == n) for n in range(len(DUTY_IDS))]
    found += [float(me.aide), float(me.recruit), me.tax / 3]
    found += [float(me.bonus == n) for n in range(len(BONUSES))]
    found += [n / 3 for n in me.glory]
    found.append(len(me.hand) / 3)
    found += _of_discs(s, me)
    found += _of_fields(s, me)
    found += _of_factories(s, seat)
    found += _abroad(s, seat)
    found += _on_the_roads(s, me, seat)
    return found


def _of_discs(s: Yinzi, me: Seat) -> list[float]:
    found = [float(me.inn >> n & 1) for n in range(len(INNOVATIONS))]
    rivals = [other.inn for other in s.seats if other is not me]
    for bits in SECTION_BITS:
        mine = (me.inn & bits).bit_count()
        best = max([(discs & bits).bit_count() for discs in rivals])
        found += [(mine - best) / 3, float(mine > best), float(mine == best and mine > 0)]
    return found


def _of_fields(s: Yinzi, me: Seat) -> list[float]:
    crops, near, capacity = [0] * len(GOODS), [0] * len(GOODS), CAPACITY[me.boat]
    for square in me.fields:
        good = s.grows[square]
        crops[good] += s.cubes[square]
        if TO_COAST[PROVINCE_OF[square]] <= capacity:
            near[good] += s.cubes[square]
    return [*[min(n, 6) / 4 for n in crops], *[min(n, 6) / 4 for n in near], sum(crops) / 12, len(me.fields) / 10]


def _of_factories(s: Yinzi, seat: int) -> list[float]:
    levels, made, stored, raw = [0] * (TOP_LEVEL + 1), [0] * len(PRODUCTS), [0] * len(PRODUCTS), 0
    for factory in s.built:
        product = FACTORY_PRODUCT[factory]
        stored[product] += s.stored[factory * 4 + seat]
        if s.owner[factory] == seat:
            levels[s.level[factory]] += 1
            made[product] += 1
            raw += min(2, s.raw[len(PROVINCES) * FACTORY_RAW[factory] + SITE_PROVINCE[s.place[factory]]])
    return [*[n / 2 for n in levels], *[float(n) for n in made], *[n / 2 for n in stored], sum(stored) / 4, raw / 3]


def _abroad(s: Yinzi, seat: int) -> list[float]:
    found = [s.nations[nation * 4 + seat] / 2 for nation in range(len(NATIONS))]
    found += [(s.general[seat] + s.general[4 + seat]) / 3, (s.envoys[seat] + s.envoys[4 + seat]) / 3]
    aboard = sum([1 for load in s.hold if load and load[0] == seat and load[1] >= 0])
    found += [sum(s.aboard[seat::4]) / 2, aboard / 3]
    return found


def _on_the_roads(s: Yinzi, me: Seat, seat: int) -> list[float]:
    found = [len(me.personal) / 2, sum([ROUTE_POINTS[entry[0]] for entry in me.personal]) / 5]
    found += [sum([ROUTE_POINTS[tile] for tile in me.won]) / 8, float(seat in s.taker), float(seat in s.war)]
    found.append(s.war.index(seat) / 3 if seat in s.war else 0.0)
    return found


def _of_hand(me: Seat) -> list[float]:
    """What only this seat knows."""
    found = [0.0] * HANDS
    for card in me.hand:
        if card >= 0:
            found[CARD_VALUE[card]] += 1.0
            found[BY_MEN + min(MOST_MEN, CARD_WORKERS[card])] += 1.0
    return found
