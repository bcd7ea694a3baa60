"""What a position is worth to a seat, in points: the features that bots weigh and hints speak of (section 11.4)."""

from collections.abc import Sequence
from operator import mul

from app.framework.game import Judge
from games.yinzi.outlook import (
    REWARDS,
    ROUNDS,
    TURNS,
    abroad,
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
        "ship_now",
        "make_now",
        "turn_left",
    )
    weights: tuple[float, ...] = (
        1.0,  # points
        1.0,  # silver
        1.2,  # copper
        0.12,  # purse
        -1.0,  # tax_due
        -2.2,  # tax_missing
        -2.4,  # food_missing
        0.45,  # food_ready
        0.4,  # food_spare
        0.35,  # wood
        1.0,  # stone
        0.9,  # boat_step
        0.5,  # reach
        0.38,  # crops
        0.6,  # tea
        0.5,  # salt_pairs
        0.6,  # late_pair
        0.5,  # raw_material
        1.0,  # works
        1.4,  # cargo
        0.9,  # products
        0.3,  # discs
        0.45,  # majorities
        0.7,  # emissaries
        0.8,  # war
        1.0,  # routes_ahead
        1.0,  # duties
        0.45,  # workers
        0.35,  # cards
        0.15,  # migrants
        0.3,  # ship_now
        0.3,  # make_now
        1.45,  # turn_left
    )
    rivalry = 0.2
    fleeting = frozenset({"turn_left", "workers", "cards"})

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
            min(me.wood, LAST_BOAT - me.boat) * min(1.0, left / 4),
            stone_use(s, me) * soon,
            1.0 if left and me.boat < LAST_BOAT and CAPACITY[me.boat + 1] > CAPACITY[me.boat] else 0.0,
            min(CAPACITY[me.boat], 5) * share,
            min(crops, 5) * soon,
            min(tea, 3) * soon,
            min(salt // 2, 2) * soon,
            pair if late else 0.0,
            min(raw, 3) * soon,
            works * share,
            wanted * soon,
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
            min(wanted + tea + salt // 2, 3) if turns and not me.areas[SHIPS_AREA] else 0.0,
            min(raw, 2) if turns and not me.areas[PRODUCE] else 0.0,
            turn_left(s, me, seat, (wanted + tea + salt // 2, raw, crops)),
        )
