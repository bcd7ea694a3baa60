"""What the obligations still open are about to bring: a turn half played must look as good as it will be."""

from collections.abc import Callable

from app.framework.phases import Frame
from games.agra.farm import produced
from games.agra.prospects import FAVOUR, GOOD, STEP, USES, WANT
from games.agra.state import Agra, markers_on
from games.agra.steps.payment import held
from games.agra.steps.payment import worth as building_worth
from games.agra.steps.sailor import free_deliveries
from games.agra.steps.trader import value_left
from games.agra.tables import COST, INPUT, ORDER_GOODS, SPOT_GOOD, SPOTS
from games.agra.wants import wanted

ACTION, MP = 2.6, 0.6
CLAIM = (0.0, 0.0, 3.6, 4.7, 5.7)
"""The usual bonus tile of each level."""


def meditation(s: Agra, _: Frame) -> float:
    return MP * min(s.mp, 5)


def piece(s: Agra, goods: list[int], good: int, more: int = 0) -> float:
    """What one piece of a good is worth among those held; with `more` 1, the next one to come."""
    n = goods[good] + more
    want = wanted(s)[good]
    return GOOD * (s.value[good] + USES[good]) * (1.0 if n <= 4 else 0.4) + WANT * want * (
        1.0 if n <= 1 else 0.5 if n == 2 else 0.0
    )


def produce(s: Agra, f: Frame) -> float:
    (good,), me = f.args, s.seats[f.seat]
    count = min(produced(s, f.seat, good), me.supply)
    return count * piece(s, me.goods, good, 1) * 0.9 + 0.1


def process(s: Agra, f: Frame) -> float:
    (good,), goods = f.args, s.seats[f.seat].goods
    count = min(3, goods[INPUT[good]])
    return count * max(0.0, piece(s, goods, good, 1) - piece(s, goods, INPUT[good])) + 0.1 if count else 0.0


def sailor(s: Agra, f: Frame) -> float:
    """Deliveries at hand, the best first; a fare opens more, and what is not used comes back."""
    goods, seat = s.seats[f.seat].goods, f.seat
    paid, free_used, paid_used, order, fares, supplied = f.args
    gains = sorted((spot_gain(s, goods, spot) for spot in s.open_spots if goods[SPOT_GOOD[spot]]), reverse=True)
    free, bought = free_deliveries(s, seat) - free_used, paid - paid_used
    total = sum(g for g in gains[:free] if g > 0) + voyage(gains[free:], bought)
    if not fares:
        openings = (voyage(gains[free:], v) - piece(s, goods, g) for g, v in enumerate(s.value) if goods[g])
        total += max(0.0, max(openings, default=0.0))
    if not order and free + bought >= 2:
        total += order_gain(s, seat)
    return total + STEP * supplied.bit_count()


def voyage(gains: list[float], deliveries: int) -> float:
    """So many paid deliveries: each is used well or gives a Rupee back."""
    used = [max(1.0, gain) for gain in gains[:deliveries]]
    return sum(used) + deliveries - len(used)


def spot_gain(s: Agra, goods: list[int], spot: int) -> float:
    """A delivery's Rupees and influence, and a share of the card where it can be completed, less the good."""
    notable, good = spot // 3, SPOT_GOOD[spot]
    free = sum(1 for sp in SPOTS[notable] if s.spots[sp] < 0)
    return 1.0 + markers_on(s.spots, notable) + STEP - piece(s, goods, good) + (1.2 if free == 1 else 0.4)


def trader(s: Agra, f: Frame) -> float:
    """Goods that somebody asks for in place of others."""
    goods = s.seats[f.seat].goods
    _, exchanged = f.args
    if exchanged or not any(goods):
        return 0.3
    want = wanted(s)
    best = sorted((w for w, n in zip(want, goods, strict=True) if not n), reverse=True)[:2]
    crowded = sum(1 for n in goods if n > 4)
    return max(0.3, WANT * sum(best) - 0.6 + crowded)


def order_gain(s: Agra, seat: int) -> float:
    me = s.seats[seat]
    best = 0.0
    for guild, place in enumerate(s.marked):
        if place >= 0 and me.influence[guild] and all(me.goods[g] for g in ORDER_GOODS[6 * guild + place]):
            best = max(best, 1.0)
    return best


def honours(_: Agra, f: Frame) -> float:
    return STEP * sum(f.args)


def architect(s: Agra, f: Frame) -> float:
    me = s.seats[f.seat]
    if not me.workers:
        return STEP
    have = building_worth(held(me))
    cheapest = min((cost for cost, built in zip(COST, s.built, strict=True) if not built), default=9)
    return 2.2 if have >= cheapest else STEP


def pay(s: Agra, f: Frame) -> float:
    (building,) = f.args
    return CLAIM[2 + (building - 4) // 4] - 0.7 * COST[building] + process(s, f) + 0.5


def claim(_: Agra, f: Frame) -> float:
    (level,) = f.args
    return CLAIM[level]


def taking(_state: Agra, f: Frame) -> float:
    return (GOOD + 0.2) * value_left(f)


def botanist(s: Agra, f: Frame) -> float:
    (used,) = f.args
    return 0.6 * (2 - used.bit_count()) + (0.7 if not used & 2 and any(s.seats[f.seat].covers) else 0.0)


def gain(_: Agra, f: Frame) -> float:
    (value,) = f.args
    return (GOOD + 0.3) * max(1, value)


def times(weight: float) -> Callable[[Agra, Frame], float]:
    def count(_state: Agra, f: Frame) -> float:
        much, *_ = f.args
        return weight * much

    return count


def flat(weight: float) -> Callable[[Agra, Frame], float]:
    def always(_: Agra, __: Frame) -> float:
        return weight

    return always


COMING: dict[str, Callable[[Agra, Frame], float]] = {
    "action": flat(ACTION),
    "meditation": meditation,
    "produce": produce,
    "process": process,
    "settle": process,
    "merchant": flat(2 * FAVOUR),
    "sailor": sailor,
    "honours": honours,
    "favours_due": times(FAVOUR),
    "architect": architect,
    "pay": pay,
    "claim": claim,
    "mujtahida": flat(5.0),
    "trader": trader,
    "giving": taking,
    "taking": taking,
    "token": flat(0.3),
    "tokens": flat(0.3),
    "botanist": botanist,
    "gain": gain,
    "convert": flat(1.0),
    "raise": times(STEP),
    "rise": times(0.4),
    "sell": flat(0.9),
    "uncover": flat(1.2),
    "ship": flat(2.0),
    "imperial": flat(1.5),
    "farmers": times(0.1),
    "swap": flat(0.3),
    "french": flat(0.8),
    "track_bonus": times(0.8),
    "search": flat(1.2),
    "surplus": flat(-1.0),
    "cook": flat(0.2),
    "sadr": flat(1.0),
    "jagirdar": flat(1.5),
}


def worth(s: Agra, seat: int) -> float:
    total = 0.0
    for f in s.stack:
        if f.seat == seat:
            estimate = COMING.get(f.kind)
            if estimate is not None:
                total += estimate(s, f)
    return total
