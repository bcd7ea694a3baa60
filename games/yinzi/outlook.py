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
    DUTY,
    DUTY_WORKERS,
    EMISSARY_BITS,
    FORTUNE,
    GENERAL_POINTS,
    GLORY_POINTS,
    I_RICE,
    I_SALT,
    I_STONE,
    I_WHEAT,
    I_WOOD,
    LAST_BOAT,
    MOST_WORKERS,
    NATION_POINTS,
    POINTS_PER_CAPACITY,
    PROVINCE_OF,
    RATES,
    ROUNDS,
    ROUTE_WAR,
    SALT,
    SECTION_BITS,
    SHIP_NATION,
    TEA,
    TO_COAST,
    TOP_LEVEL,
    UPGRADE_COST,
    WAR,
    WORK,
    WORKERS_PER_FOOD,
    tax_on,
)

TURNS = 6
LASTING = (1.0, 1.0, 1.0, 1.0, 0.4)
"""By round: how much of what is collected for later still finds a use."""
USUAL_HAND = 6
"""The values of three cards together, and their workers, as they mostly are."""
FADE = 0.08
"""How much less missing Food matters for each turn in which it may still be found."""
REWARD = {"duty_palace": 0.25, "duty_roads": 1.1, "duty_canal": 1.6, "duty_bridges": 2.6}
REWARDS = tuple(REWARD[duty] for duty in DUTY)
CROWDED = 10
"""With fewer factories on the board there is always room for another."""
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


def fields(s: Yinzi, me: Seat, fed: bool, turns: int, tea_wanted: int) -> tuple[float, float, int, float, float, int, int]:
    """Food missing, ready and to spare; a late pair in reach; tea that ships want, how much of it boats carry at once, and how
    many pairs of salt."""
    grows, cubes, capacity = s.grows, s.cubes, CAPACITY[me.boat]
    salt = far_salt = tea = far_tea = food = 0
    near: dict[int, int] = {}
    counts: dict[int, int] = {}
    for square in me.fields:
        good, count, away = grows[square], cubes[square], _SQUARE_TO_COAST[square]
        if good == SALT:
            salt += count
            far_salt += away * count
        elif good == TEA:
            if away <= capacity:
                tea += count
                far_tea += away * count
        elif not CITY_GOOD[good]:
            counts[good] = counts.get(good, 0) + count
            near[good] = min(away, near.get(good, away))
    for good in counts:
        food += counts[good] // CUBES_PER_FOOD[good]
    hungry, ready = hunger(s, me, food, turns) if fed and me.bonus != B_FEED else (0.0, 0.0)
    spare = min(3, food - int(ready)) if s.round < ROUNDS else 0
    pair = 0.25 * len(near)
    if len(near) > 1:
        ways = sorted(near.values())
        pair = 1.0 if ways[0] + ways[1] <= capacity else 0.5
    wanted = min(float(tea), tea_wanted + 0.5) if tea else 0.0
    if salt:
        salt = (min(salt, capacity * salt // far_salt) + (1 if me.inn & I_SALT else 0)) // 2
    return hungry, ready, spare, pair, wanted, min(tea, tea_wanted, capacity * tea // far_tea) if tea else 0, salt


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


def coins(s: Yinzi, me: Seat, turns: int) -> float:
    """What copper will be in silver: at the end only whole bags count, and less and less can still be earned to fill one."""
    rate = RATES[s.rate]
    if s.round < ROUNDS:
        return me.copper / rate
    bags, rest = divmod(me.copper, rate)
    return bags + rest / rate * min(1.0, 0.3 + 0.15 * turns)


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
    if len(s.built) < CROWDED or has_free_site(s) or any(not s.level[factory] for factory in s.built):
        return float(min(me.stone, 3))
    return 0.2


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


def turn_left(s: Yinzi, me: Seat, seat: int, ready: "Ready") -> float:
    """What the open questions of the present turn still offer."""
    worth = 0.0
    for kind, whose, args in s.stack[-3:]:
        if whose == seat:
            if kind in FORTUNE:
                worth += resolutions(me, args[0], ready)[FORTUNE[kind]]
            elif kind in WORK:
                worth += labour(me, me.groups[args[0]], ready)[WORK[kind]]
            else:
                worth += PROMISE.get(kind, 0.0)
    return worth


Ready = tuple[float, float, float, float]
"""What could be shipped, made and sold now, and how much of what is only collected still finds a use."""


def resolutions(me: Seat, left: int, ready: Ready) -> tuple[float, float, float, float, float]:
    """What so many resolutions of each fortune action are worth."""
    sold, lasting = ready[2], ready[3]
    wood = min(me.wood + (1 if me.inn & I_WOOD else 0), LAST_BOAT - me.boat, left)
    builds = min(left, me.stone + (1 if me.inn & I_STONE else 0)) if me.discs else 0
    levels = min(left - builds, me.copper // 3)
    return (
        0.8 * wood,
        0.7 * lasting * (left if left < me.cubes else me.cubes),
        0.55 * (left if left < sold else sold),
        1.8 * builds + levels,
        0.55 * (0.5 + 0.5 * lasting) * (left if left < me.discs else me.discs),
    )


def labour(me: Seat, group: int, ready: Ready) -> tuple[float, float, float, float, float]:
    """What a group of workers is worth in each worker action."""
    shipped, made, _, lasting = ready
    helped = group + me.lower
    return (
        0.5 + 0.6 * group,
        1.3 * (helped if helped < made else made),
        0.6 * lasting * (group if group < me.copper else me.copper),
        DUTY_HOPE[helped if helped < MOST_WORKERS else MOST_WORKERS],
        1.5 * (helped if helped < shipped else shipped),
    )


DUTY_HOPE = (0.0, *(max(REWARDS[d] for d, men in enumerate(DUTY_WORKERS) if men <= group) for group in range(1, 5)))
"""What the best duty for so many workers brings."""
PROMISE = {"site": 2.0, "lay": 1.2, "free_upgrade": 1.0, "demand": 0.5, "bonus_rest": 0.3}


def cards_left(me: Seat, ready: Ready) -> float:
    """What the cards in hand can still do, each on the slot where it does most, the highest first."""
    worth, taken = 0.0, 0
    for card in reversed(me.hand):
        best, chosen = 0.0, 0
        for slot, does in enumerate(resolutions(me, CARD_VALUE[card], ready)):
            if does > best and me.slots[slot] < 0 and not taken >> slot & 1:
                best, chosen = does, 1 << slot
        worth += best
        taken |= chosen
    return worth


def groups_left(me: Seat, ready: Ready) -> float:
    """The same for groups of workers, those that cards in hand will bring included: so no card gains by being played early."""
    worth, taken = 0.0, 0
    for group in sorted(me.groups + [CARD_WORKERS[card] for card in me.hand], reverse=True):
        if not group:
            break
        best, chosen = 0.0, 0
        for area, does in enumerate(labour(me, group, ready)):
            if does > best and not me.areas[area] and not taken >> area & 1:
                best, chosen = does, 1 << area
        worth += best
        taken |= chosen
    return worth
