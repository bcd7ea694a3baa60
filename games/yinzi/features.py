"""What a position is worth to a seat, in points: the features that bots weigh and hints speak of (section 11.4)."""

from collections.abc import Sequence
from operator import mul

from app.framework.game import Judge
from games.yinzi.outlook import (
    LASTING,
    REWARDS,
    TURNS,
    abroad,
    affordable_levels,
    boat_use,
    cards_left,
    chances,
    coins,
    emissaries,
    expected_glory,
    fields,
    groups_left,
    majorities,
    pending,
    stone_use,
    tax,
    turn_left,
    turns_left,
)
from games.yinzi.readings import readings
from games.yinzi.roads import disasters, route_now, routes_ahead
from games.yinzi.scoring import factories, score, war_glory
from games.yinzi.state import Seat, Yinzi
from games.yinzi.tables import (
    CAPACITY,
    LAST_BOAT,
    MISFORTUNE_POINTS,
    POINTS_PER_CAPACITY,
    PRODUCE,
    ROUNDS,
    ROUTE_POINTS,
    SHIPS_AREA,
    WAR,
)
from games.yinzi.trade import TEA_KIND, cargo, crops, harbour, industry


def safe(s: Yinzi, me: Seat, seat: int) -> float:
    """Points that nobody takes away any more, or hardly."""
    return float(
        POINTS_PER_CAPACITY * CAPACITY[me.boat]
        + factories(s, seat)
        + abroad(s, seat)
        + war_glory(s, seat)
        + sum([ROUTE_POINTS[tile] for tile in me.won])
        + MISFORTUNE_POINTS * me.misfortune
    )


class YinziJudge(Judge[Yinzi]):
    features = (
        "points",
        "silver",
        "copper",
        "purse",
        "tax_due",
        "tax_missing",
        "food_missing",
        "food_ready",
        "food_spare",
        "wood",
        "stone",
        "boat_step",
        "reach",
        "crops",
        "tea",
        "salt_pairs",
        "late_pair",
        "raw_material",
        "works",
        "cargo",
        "products",
        "discs",
        "majorities",
        "emissaries",
        "war",
        "routes_ahead",
        "duties",
        "workers",
        "cards",
        "migrants",
        "levels_ahead",
        "ship_now",
        "make_now",
        "fed_rivals",
        "disasters",
        "route_now",
        "turn_left",
    )
    usual = (
        1.0,  # points
        1.2,  # silver
        1.0,  # copper
        0.06,  # purse
        -1.35,  # tax_due
        -1.3,  # tax_missing
        -1.6,  # food_missing
        0.1,  # food_ready
        0.52,  # food_spare
        0.1,  # wood
        0.35,  # stone
        0.9,  # boat_step
        0.46,  # reach
        0.12,  # crops
        0.5,  # tea
        0.25,  # salt_pairs
        0.6,  # late_pair
        0.7,  # raw_material
        0.3,  # works
        0.9,  # cargo
        1.2,  # products
        0.32,  # discs
        0.75,  # majorities
        0.68,  # emissaries
        0.6,  # war
        1.0,  # routes_ahead
        0.45,  # duties
        0.42,  # workers
        0.5,  # cards
        0.3,  # migrants
        0.3,  # levels_ahead
        0.22,  # ship_now
        0.36,  # make_now
        -0.13,  # fed_rivals
        -0.7,  # disasters
        0.3,  # route_now
        0.75,  # turn_left
    )
    fleeting = frozenset({"turn_left", "workers", "cards"})
    urgent = frozenset({"tax_missing", "food_missing"})
    trust = 0.8
    ways = {
        "trader": {
            "silver": 1.1,
            "cargo": 1.3,
            "products": 1.2,
            "ship_now": 1.5,
            "tea": 1.3,
            "salt_pairs": 1.3,
            "emissaries": 1.3,
        },
        "builder": {"works": 1.15, "stone": 1.2, "levels_ahead": 1.25, "raw_material": 1.15, "make_now": 1.2},
        "general": {"war": 1.15, "routes_ahead": 1.15, "route_now": 1.3, "duties": 1.3, "migrants": 1.3},
    }

    def rivalry(self, rivals: int) -> float:
        """Judging rivals as well multiplies the time to think, and what it wins could not be told from luck."""
        return 0.0

    def own(self, s: Yinzi, seat: int) -> float:
        value: float = sum(map(mul, self.weights, self.measure(s, seat)))
        return value

    def measure(self, s: Yinzi, seat: int) -> Sequence[float]:
        if not s.stack:
            return (float(score(s, seat)), *([0.0] * (len(self.features) - 1)))
        me = s.seats[seat]
        taxed, fed, resolved, late = pending(s, seat)
        turns, left = turns_left(s, me)
        share, soon = left / (ROUNDS * TURNS), min(1.0, left / 6)
        silver_due, silver_missing = tax(s, me) if taxed else (0.0, 0.0)
        free_for, call, aboard = harbour(s, seat, left)
        stored, mine, borders, raw, fed_rivals, works, served = industry(s, me, seat)
        wanted, carried = cargo(s, mine, borders, CAPACITY[me.boat], free_for, call) if stored else (0.0, 0.0)
        hungry, ready, spare, pair, tea, tea_now, salt = fields(s, me, fed, turns, free_for[TEA_KIND])
        grown = crops(s, me, served)
        to_do = carried + tea_now + salt, raw, grown, LASTING[s.round]
        (boating, _, selling, building, _), (fighting, producing, _, _, shipping) = chances(s, me, turns)
        return (
            safe(s, me, seat) + stored + aboard,
            me.silver,
            coins(s, me, turns),
            min(me.copper, 8) * soon,
            silver_due,
            silver_missing,
            hungry,
            ready,
            spare,
            boat_use(s, me) if boating and me.wood else 0.0,
            stone_use(s, me) * soon if building else 0.0,
            1.0 if left and me.boat < LAST_BOAT and CAPACITY[me.boat + 1] > CAPACITY[me.boat] else 0.0,
            min(CAPACITY[me.boat], 5) * share,
            min(grown, 5.0) * soon if selling else 0.0,
            min(tea, 3) * soon if shipping else 0.0,
            min(salt, 2) * soon if shipping else 0.0,
            pair if late else 0.0,
            min(raw, 3) * soon if producing else 0.0,
            works * share,
            wanted * soon if shipping else 0.0,
            max(0.0, stored - wanted) * soon,
            me.inn.bit_count() * soon,
            majorities(s, me) * (1.0 - 0.7 * share),
            emissaries(s, me, seat),
            expected_glory(s, me, seat) if resolved else 0.0,
            routes_ahead(s, me, seat),
            REWARDS[me.duty] if resolved and me.duty >= 0 else 0.0,
            groups_left(me, to_do),
            cards_left(me, to_do),
            (me.lower + 0.7 * me.upper) * share,
            affordable_levels(s, me, seat) if building else 0.0,
            min(carried + tea_now + salt, 3.0) if turns and not me.areas[SHIPS_AREA] else 0.0,
            min(raw, 2.0) if turns and not me.areas[PRODUCE] else 0.0,
            fed_rivals * soon,
            disasters(s, me, seat) if resolved else 0.0,
            route_now(s, me, seat) if turns and fighting and not me.areas[WAR] else 0.0,
            turn_left(s, me, seat, to_do),
        )

    def readings(self, s: Yinzi, seat: int) -> Sequence[float]:
        return readings(s, seat)
