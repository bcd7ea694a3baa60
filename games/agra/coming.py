"""What the obligations still open are about to bring: a turn half played must look as good as it will be."""

from collections.abc import Callable

from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.farm import produced
from games.agra.state import Agra, markers_on
from games.agra.steps.building import held
from games.agra.steps.building import worth as building_worth
from games.agra.steps.sailor import free_deliveries
from games.agra.tables import COST, INPUT, ORDER_GOODS, SPOT_GOOD, SPOTS

ACTION, MP, FAVOUR, STEP, GOOD = 2.6, 0.6, 0.65, 1.1, 0.7
CLAIM = (0.0, 0.0, 3.6, 4.7, 5.7)
"""The usual bonus tile of each level."""


def meditation(s: Agra, _: Frame) -> float:
    return MP * min(s.mp, 5)


def produce(s: Agra, f: Frame) -> float:
    good = int(f.args[0])
    return GOOD * s.value[good] * min(4, produced(s, f.seat, good)) + 0.3


def process(s: Agra, f: Frame) -> float:
    good = int(f.args[0])
    count = min(3, s.seats[f.seat].goods[INPUT[good]])
    return count * (GOOD * (s.value[good] - s.value[INPUT[good]]) + 0.3)


def sailor(s: Agra, f: Frame) -> float:
    """Deliveries at hand, the best first; a fare opens more, and what is not used comes back."""
    goods, seat = s.seats[f.seat].goods, f.seat
    gains = sorted((spot_gain(s, spot) for spot in s.open_spots if goods[SPOT_GOOD[spot]]), reverse=True)
    left = free_deliveries(s, seat) + int(f.args[0]) - int(f.args[1])
    refund = min(left, int(f.args[0]))
    total = sum(gains[:left]) + max(0, refund - max(0, len(gains) - (left - refund)))
    if not f.args[3]:
        value = max((v for v, n in zip(s.value, goods, strict=True) if n), default=0)
        total += sum(max(0.3, g - GOOD) for g in gains[left : left + value])
    if not f.args[2] and left >= 2:
        total += order_gain(s, seat)
    supplied = int(f.args[4])
    return total + STEP * supplied.bit_count()


def spot_gain(s: Agra, spot: int) -> float:
    """A delivery's Rupees and influence, and a share of the card where it can be completed, less the good."""
    notable, good = spot // 3, SPOT_GOOD[spot]
    lying = markers_on(s.spots, notable)
    free = sum(1 for sp in SPOTS[notable] if s.spots[sp] < 0)
    return 1.0 + lying + STEP - GOOD * s.value[good] - 0.2 + (1.2 if free == 1 else 0.3)


def order_gain(s: Agra, seat: int) -> float:
    p = s.seats[seat]
    best = 0.0
    for guild, place in enumerate(s.marked):
        if place >= 0 and p.influence[guild] and all(p.goods[g] for g in ORDER_GOODS[6 * guild + place]):
            best = max(best, 1.0)
    return best


def honours(_: Agra, f: Frame) -> float:
    return STEP * sum(int(n) for n in f.args)


def architect(s: Agra, f: Frame) -> float:
    p = s.seats[f.seat]
    if not p.workers:
        return STEP
    have = building_worth(held(p))
    cheapest = min((cost for cost, built in zip(COST, s.built, strict=True) if not built), default=9)
    return 2.2 if have >= cheapest else STEP


def pay(s: Agra, f: Frame) -> float:
    building = int(f.args[0])
    return CLAIM[2 + (building - 4) // 4] - 0.7 * COST[building] + process(s, f) + 0.5


def claim(_: Agra, f: Frame) -> float:
    return CLAIM[int(f.args[0])]


def taking(_: Agra, f: Frame) -> float:
    left = int(f.args[2]) - BOX.constants.trader_loss if f.kind == "giving" else int(f.args[1])
    return (GOOD + 0.2) * left


def botanist(s: Agra, f: Frame) -> float:
    return 0.6 * (2 - int(f.args[0]).bit_count()) + (0.7 if not int(f.args[0]) & 2 and any(s.seats[f.seat].covers) else 0.0)


def gain(_: Agra, f: Frame) -> float:
    return (GOOD + 0.3) * max(1, int(f.args[0]))


def times(weight: float) -> Callable[[Agra, Frame], float]:
    def count(_: Agra, f: Frame) -> float:
        return weight * int(f.args[0])

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
    "thanks": flat(FAVOUR),
    "architect": architect,
    "pay": pay,
    "claim": claim,
    "mujtahida": flat(5.0),
    "trader": flat(0.4),
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
