"""How things stand for a seat and what they promise: the readings behind the judge's features."""

from games.yinzi.pieces import has_free_site
from games.yinzi.state import Seat, Yinzi
from games.yinzi.tables import (
    B_FEED,
    B_NO_TAX,
    CAPACITY,
    CARD_VALUE,
    CARD_WORKERS,
    CITY_GOOD,
    CUBES_PER_FOOD,
    DISTANCE,
    DUTY,
    EMISSARY_BITS,
    FACTORY_PRODUCT,
    FACTORY_RAW,
    FORTUNE,
    GENERAL_POINTS,
    GLORY_POINTS,
    I_RICE,
    I_STONE,
    I_WHEAT,
    I_WOOD,
    LAST_BOAT,
    MARKET_OF,
    NATION_POINTS,
    NATION_SPACE,
    NEAR,
    NEEDS,
    POINTS_PER_CAPACITY,
    PROVINCE_OF,
    RATES,
    ROUNDS,
    ROUTE_POINTS,
    ROUTE_WAR,
    SALT,
    SECTION_BITS,
    SHIP_NATION,
    SHIP_WANTS,
    SITE_PROVINCE,
    STORE,
    TEA,
    TEA_SPACE,
    TO_COAST,
    TOP_LEVEL,
    UPGRADE_COST,
    WAR,
    WORK,
    WORKERS_PER_FOOD,
    tax_on,
)

TURNS = 6
USUAL_HAND = 6
"""The values of three cards together, and their workers, as they mostly are."""
FADE = 0.08
"""How much less missing Food matters for each turn in which it may still be found."""
LEVEL_HOPE = (0.0, 0.4, 1.2, 2.0)
"""How useful a factory of each level will be."""
PLACE_HOPE = tuple(
    1.0 + 0.1 * sum(1 for way in DISTANCE[here] if way == 1) - 0.2 * TO_COAST[here] for here in range(len(TO_COAST))
)
"""How good each province is for a factory: close to raw material and to the ships."""
REWARD = {"duty_palace": 0.25, "duty_roads": 1.1, "duty_canal": 1.6, "duty_bridges": 2.6}
REWARDS = tuple(REWARD[duty] for duty in DUTY)
_SQUARE_TO_COAST = tuple(TO_COAST[p] for p in PROVINCE_OF)


def pending(s: Yinzi, seat: int) -> tuple[bool, bool, bool, bool]:
    """Whether tax, food, the resolution of this round and late shipping are still to come for a seat."""
    taxed = fed = resolved = late = not s.round
    for kind, whose, _ in s.stack:
        if kind == "closing" or kind == "bonus_turn":
            return True, True, True, True
        if kind == "battle":
            resolved = True
        elif whose == seat:
            if kind == "tax":
                taxed = True
            elif kind == "feed" or kind == "feed_start":
                fed = True
            elif kind == "late":
                late = True
            elif kind == "duty":
                resolved = True
    return taxed, fed, resolved, late


def undealt(s: Yinzi, me: Seat) -> bool:
    """Whether the first hand is still to come."""
    return s.round <= 1 and not me.played and not me.hand


def turns_left(s: Yinzi, me: Seat) -> tuple[int, int]:
    """Turns of this round and of the whole game that a seat has still to play."""
    turns = TURNS if undealt(s, me) else 2 * len(me.hand) + 5 - me.groups.count(0)
    return turns, turns + TURNS * (ROUNDS - max(1, s.round))


def tax(s: Yinzi, me: Seat) -> tuple[float, float]:
    """Silver that the tax of this round will take, and how much of it is missing so far."""
    if me.bonus == B_NO_TAX:
        return 0.0, 0.0
    base = me.tax + (USUAL_HAND if undealt(s, me) else 0)
    for card in me.slots:
        if card >= 0:
            base += CARD_VALUE[card]
    for card in me.hand:
        base += CARD_VALUE[card]
    due = tax_on(base)
    return due, max(0.0, due - me.silver - me.copper // RATES[s.rate])


def fields(s: Yinzi, me: Seat, fed: bool, turns: int) -> tuple[float, float, int, float, int, float, int]:
    """Food missing, ready and to spare; a late pair in reach; cubes for city markets, tea that ships want, salt."""
    grows, cubes, capacity = s.grows, s.cubes, CAPACITY[me.boat]
    crops = salt = tea = 0
    near: dict[int, int] = {}
    counts = [0] * 12
    for square in me.fields:
        good, count, away = grows[square], cubes[square], _SQUARE_TO_COAST[square]
        if CITY_GOOD[good]:
            crops += count
            if good == SALT:
                salt += count
            elif good == TEA and away <= capacity:
                tea += count
        else:
            counts[good] += count
            near[good] = min(away, near.get(good, away))
    food = sum([counts[good] // CUBES_PER_FOOD[good] for good in near])
    hungry, ready = hunger(s, me, food, turns) if fed and me.bonus != B_FEED else (0.0, 0.0)
    spare = min(3, food - int(ready)) if s.round < ROUNDS else 0
    pair = 0.25 * len(near)
    if len(near) > 1:
        ways = sorted(near.values())
        pair = 1.0 if ways[0] + ways[1] <= capacity else 0.5
    return hungry, ready, spare, pair, crops, min(tea, open_spaces(s, TEA_SPACE) + 0.5) if tea else 0.0, salt


def hunger(s: Yinzi, me: Seat, food: int, turns: int) -> tuple[float, float]:
    """Food missing at the end of this round, less while it may still be found, and how much of the need is grown."""
    mouths = sum(me.areas) + me.upper + me.lower + me.lying + sum(me.groups)
    mouths += USUAL_HAND if undealt(s, me) else sum([CARD_WORKERS[card] for card in me.hand])
    need = -(-mouths // WORKERS_PER_FOOD)
    missing = need - food
    if missing <= 0:
        return 0.0, need
    missing -= (2 if me.inn & I_RICE else 0) + (1 if me.inn & I_WHEAT else 0) + min(sum(s.rural), me.copper // 2)
    return max(0, missing) * (1.0 - FADE * turns), food


def chances(s: Yinzi, me: Seat, turns: int) -> tuple[list[bool], list[bool]]:
    """Which fortune actions and which worker actions can still be taken: in the last round, those not used yet."""
    if s.round < ROUNDS:
        return [True] * 5, [True] * 5
    cards = bool(me.hand)
    return [cards and card < 0 for card in me.slots], [turns > 0 and not used for used in me.areas]


def boat_use(s: Yinzi, me: Seat) -> float:
    """Points that the wood at hand can still bring on the boats track."""
    steps = min(me.wood, LAST_BOAT - me.boat)
    if s.round == ROUNDS:
        steps = min(steps, 1 + max([CARD_VALUE[card] for card in me.hand], default=-1))
        return float(POINTS_PER_CAPACITY * (CAPACITY[me.boat + steps] - CAPACITY[me.boat]))
    return BOAT_WORTH[me.boat + steps] - BOAT_WORTH[me.boat]


BOAT_WORTH = (2.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 12.0)
"""What each space is worth on the way to the next: half a step counts half."""


def affordable_levels(s: Yinzi, me: Seat, seat: int) -> float:
    """Points that upgrades bring for the copper at hand."""
    copper, points = me.copper, 0.0
    if copper >= 3:
        for factory in s.built:
            if s.owner[factory] == seat:
                level = s.level[factory]
                if level < TOP_LEVEL and copper >= UPGRADE_COST[level + 1]:
                    copper -= UPGRADE_COST[level + 1]
                    points += level
    return points


def stone_use(s: Yinzi, me: Seat) -> float:
    """Whether stone has a use: a site for a factory, or a ruin."""
    if not me.stone or not me.discs:
        return 0.0
    ruins = any(not s.level[factory] for factory in s.built)
    return float(min(me.stone, 3)) if ruins or has_free_site(s) else 0.2


def open_spaces(s: Yinzi, thing: int) -> int:
    hold = s.hold
    return sum(
        1
        for dock, ship in enumerate(s.docked)
        if ship >= 0
        for k, wanted in enumerate(SHIP_WANTS[ship])
        if wanted == thing and not hold[dock * 3 + k]
    )


def industry(s: Yinzi, me: Seat, seat: int) -> tuple[int, float, float, float]:
    """Own products in factories, how many of them a ship wants, raw material for own factories, how useful these are."""
    stored, raw, works, wanted = 0, 0.0, 0.0, 0.0
    capacity = CAPACITY[me.boat]
    mine = [0, 0, 0, 0]
    products, owner, cubes = s.stored, s.owner, s.raw
    for factory in s.built:
        here = products[factory * 4 + seat]
        if here:
            stored += here
            if TO_COAST[SITE_PROVINCE[s.place[factory]]] <= capacity:
                mine[FACTORY_PRODUCT[factory]] += here
        if owner[factory] == seat:
            level, colour = s.level[factory], FACTORY_RAW[factory]
            works += LEVEL_HOPE[level] * PLACE_HOPE[SITE_PROVINCE[s.place[factory]]] * (1.15 if colour == seat else 1.0)
            base = factory * 4
            room = STORE[level] - products[base] - products[base + 1] - products[base + 2] - products[base + 3]
            if room > 0:
                reach = 0
                for province in NEAR[SITE_PROVINCE[s.place[factory]]][capacity]:
                    reach += cubes[colour * 4 + province]
                raw += min(reach, room, 2 if level == TOP_LEVEL else 1) * (0.6 if level == 1 else 1.0)
    if stored:
        for product, count in enumerate(mine):
            if count:
                at_once = min(count, open_spaces(s, product))
                wanted += at_once + 0.5 * min(count - at_once, announced(s, product))
    return stored, wanted, min(raw, me.markers), works


def announced(s: Yinzi, product: int) -> int:
    return sum(1 for ship in s.tops if ship >= 0 and product in SHIP_WANTS[ship])


def products_aboard(s: Yinzi, seat: int) -> float:
    """Own products on docked ships: what the market they sail to will pay, a little less for the wait."""
    total = 0.0
    for i, load in enumerate(s.hold):
        if load and load[0] == seat and load[1] >= 0:
            nation = SHIP_NATION[s.docked[i // 3]]
            market = MARKET_OF[nation]
            room = sum(s.nations[nation * 4 : nation * 4 + 4]) < NATION_SPACE
            value = NATION_POINTS[market] if room else GENERAL_POINTS[market]
            total += 1 + 0.75 * (value - 1)
    return total


def abroad(s: Yinzi, seat: int) -> int:
    nations, general, envoys = s.nations, s.general, s.envoys
    asia = nations[seat] + nations[4 + seat] + nations[8 + seat]
    europe = nations[12 + seat] + nations[16 + seat] + nations[20 + seat]
    points = asia * NATION_POINTS[0] + europe * NATION_POINTS[1]
    return points + general[seat] * GENERAL_POINTS[0] + general[4 + seat] * GENERAL_POINTS[1] + envoys[seat] + envoys[4 + seat]


def majorities(s: Yinzi, me: Seat) -> float:
    """Points that the sections would give now."""
    points, inn = 0.0, me.inn
    if inn:
        rivals = [other.inn for other in s.seats if other is not me]
        for bits in SECTION_BITS:
            mine = (inn & bits).bit_count()
            if mine:
                best = max([(discs & bits).bit_count() for discs in rivals])
                points += 2.0 if mine > best else 1.0 if mine == best else 0.0
    return points


def emissaries(s: Yinzi, me: Seat, seat: int) -> float:
    """Emissaries aboard, and those whose ship already carries own cargo."""
    worth = float(sum(s.aboard[seat::4]))
    if me.inn & EMISSARY_BITS:
        for dock, ship in enumerate(s.docked):
            if ship >= 0 and me.inn >> SHIP_NATION[ship] & 1:
                worth += 0.6 * any(x and x[0] == seat for x in s.hold[dock * 3 : dock * 3 + 3])
    return worth


def expected_glory(s: Yinzi, me: Seat, seat: int) -> float:
    mine = me.areas[WAR] + me.recruit
    if not mine:
        return 0.4 * me.lying
    place = s.war.index(seat)
    china, ahead = 0, 0
    for i, p in enumerate(s.war):
        men = s.seats[p].areas[WAR] + s.seats[p].recruit
        china += men
        if p != seat and (men > mine or (men == mine and i < place)):
            ahead += 1
    if ahead > 1:
        return 0.0
    enemy = sum(ROUTE_WAR[tile] for tile in s.shown if tile >= 0)
    others = sum(1 for p, player in enumerate(s.seats) if p not in s.war and (player.hand or any(player.groups)))
    won = min(1.0, max(0.0, 0.5 + (china + 1.2 * others - enemy) * 0.3)) if china < enemy else 1.0
    safe = 1.0 / (1.0 + 0.3 * others) if mine < 3 else 1.0 / (1.0 + 0.1 * others)
    if ahead:
        return won * GLORY_POINTS[1] * safe
    return (won * GLORY_POINTS[0] + (1 - won) * GLORY_POINTS[1]) * safe


def routes_ahead(s: Yinzi, me: Seat, seat: int) -> float:
    """Satisfied tiles not yet won, and a share of open personal ones."""
    worth = 0.0
    if seat in s.taker:
        for tile, taker in zip(s.shown, s.taker, strict=True):
            if taker == seat:
                worth += ROUTE_POINTS[tile]
    for entry in me.personal:
        worth += ROUTE_POINTS[entry[0]] * (0.3 + 0.5 * entry[1].bit_count() / len(NEEDS[entry[0]]))
    return worth


def turn_left(s: Yinzi, me: Seat, seat: int, ready: tuple[float, float, int]) -> float:
    """What the open questions of the present turn still offer; `ready` is what could be shipped, made and sold."""
    worth = 0.0
    for kind, whose, args in s.stack[-3:]:
        if whose == seat:
            if kind in FORTUNE:
                worth += OPEN[FORTUNE[kind]](me, args[0], ready)
            elif kind in WORK:
                worth += BUSY[WORK[kind]](me, me.groups[args[0]], ready)
            else:
                worth += PROMISE.get(kind, 0.0)
    return worth


Ready = tuple[float, float, int]


def _boats(me: Seat, left: int, _: Ready) -> float:
    wood = me.wood + (1 if me.inn & I_WOOD else 0)
    return 0.8 * min(left, wood, LAST_BOAT - me.boat)


def _cultivate(me: Seat, left: int, _: Ready) -> float:
    return 0.7 * min(left, me.cubes)


def _sell(_: Seat, left: int, ready: Ready) -> float:
    return 0.55 * min(left, ready[2])


def _factories(me: Seat, left: int, _: Ready) -> float:
    builds = min(left, me.stone + (1 if me.inn & I_STONE else 0)) if me.discs else 0
    return 1.8 * builds + 1.0 * min(left - builds, me.copper // 3)


def _innovations(me: Seat, left: int, _: Ready) -> float:
    return 0.55 * min(left, me.discs)


OPEN = (_boats, _cultivate, _sell, _factories, _innovations)
"""What the resolutions still to come of a fortune action are worth."""


def _war(_: Seat, group: int, __: Ready) -> float:
    return 0.5 + 0.6 * group


def _produce(me: Seat, group: int, ready: Ready) -> float:
    return 1.3 * min(group + me.lower, ready[1])


def _take(me: Seat, group: int, _: Ready) -> float:
    return 0.6 * min(group, me.copper)


def _duties(me: Seat, group: int, _: Ready) -> float:
    return (0.0, 0.25, 1.1, 1.6, 2.6)[min(4, group + me.lower)]


def _ships(me: Seat, group: int, ready: Ready) -> float:
    return 1.5 * min(group + me.lower, ready[0])


BUSY = (_war, _produce, _take, _duties, _ships)
PROMISE = {"site": 2.0, "lay": 1.2, "free_upgrade": 1.0, "demand": 0.5, "bonus_rest": 0.3}
