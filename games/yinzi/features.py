"""What a position is worth to a seat, in points: the features that bots weigh and hints speak of (section 11.4)."""

from collections.abc import Sequence
from operator import mul

from app.framework.game import Judge
from games.yinzi.outlook import (
    REWARDS,
    TURNS,
    abroad,
    affordable_levels,
    boat_use,
    chances,
    emissaries,
    expected_glory,
    fields,
    industry,
    majorities,
    pending,
    products_aboard,
    routes_ahead,
    stone_use,
    tax,
    turn_left,
    turns_left,
)
from games.yinzi.scoring import factories, score, war_glory
from games.yinzi.state import Yinzi
from games.yinzi.tables import (
    CAPACITY,
    CARD_VALUE,
    LAST_BOAT,
    MISFORTUNE_POINTS,
    POINTS_PER_CAPACITY,
    PRODUCE,
    RATES,
    ROUNDS,
    ROUTE_POINTS,
    SHIPS_AREA,
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
        "turn_left",
    )
    usual = (
        1.0,  # points
        1.4,  # silver
        1.0,  # copper
        0.07,  # purse
        -1.1,  # tax_due
        -2.9,  # tax_missing
        -2.4,  # food_missing
        0.46,  # food_ready
        0.52,  # food_spare
        0.14,  # wood
        0.8,  # stone
        0.9,  # boat_step
        0.46,  # reach
        0.12,  # crops
        0.7,  # tea
        0.21,  # salt_pairs
        0.6,  # late_pair
        0.33,  # raw_material
        1.3,  # works
        1.4,  # cargo
        0.8,  # products
        0.38,  # discs
        0.68,  # majorities
        0.68,  # emissaries
        1.4,  # war
        1.0,  # routes_ahead
        0.56,  # duties
        0.3,  # workers
        0.42,  # cards
        0.1,  # migrants
        0.3,  # levels_ahead
        0.26,  # ship_now
        0.36,  # make_now
        0.6,  # turn_left
    )
    rivalry = 0.0
    """Judging rivals as well multiplies the time to think, and what it wins could not be told from luck."""
    fleeting = frozenset({"turn_left", "workers", "cards"})
    urgent = frozenset({"tax_missing", "food_missing"})

    def own(self, s: Yinzi, seat: int) -> float:
        value: float = sum(map(mul, self.weights, self.measure(s, seat)))
        return value

    def measure(self, s: Yinzi, seat: int) -> Sequence[float]:
        if not s.stack:
            return (float(score(s, seat)), *([0.0] * (len(self.features) - 1)))
        me = s.seats[seat]
        taxed, fed, resolved, late = pending(s, seat)
        turns, left = turns_left(s, me)
        share = left / (ROUNDS * TURNS)
        silver_due, silver_missing = tax(s, me) if taxed else (0.0, 0.0)
        hungry, ready, spare, pair, crops, tea, salt = fields(s, me, fed, turns)
        stored, wanted, raw, works = industry(s, me, seat)
        docked = products_aboard(s, seat)
        points = (
            POINTS_PER_CAPACITY * CAPACITY[me.boat]
            + factories(s, seat)
            + abroad(s, seat)
            + stored
            + docked
            + war_glory(s, seat)
            + sum(ROUTE_POINTS[tile] for tile in me.won)
            + MISFORTUNE_POINTS * me.misfortune
        )
        soon = min(1.0, left / 6)
        (boating, _, selling, building, _), (_, producing, _, _, shipping) = chances(s, me, turns)
        return (
            points,
            me.silver,
            me.copper / RATES[s.rate],
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
            min(crops, 5) * soon if selling else 0.0,
            min(tea, 3) * soon if shipping else 0.0,
            min(salt // 2, 2) * soon if shipping else 0.0,
            pair if late else 0.0,
            min(raw, 3) * soon if producing else 0.0,
            works * share,
            wanted * soon if shipping else 0.0,
            (stored - wanted) * soon,
            me.inn.bit_count() * soon,
            majorities(s, me) * (1.0 - 0.7 * share),
            emissaries(s, me, seat),
            expected_glory(s, me, seat) if resolved else 0.0,
            routes_ahead(s, me, seat),
            REWARDS[me.duty] if resolved and me.duty >= 0 else 0.0,
            sum(me.groups),
            sum([CARD_VALUE[card] for card in me.hand]),
            (me.lower + 0.7 * me.upper) * share,
            affordable_levels(s, me, seat) if building else 0.0,
            min(wanted + tea + salt // 2, 3) if turns and not me.areas[SHIPS_AREA] else 0.0,
            min(raw, 2) if turns and not me.areas[PRODUCE] else 0.0,
            turn_left(s, me, seat, (wanted + tea + salt // 2, raw, crops)),
        )
