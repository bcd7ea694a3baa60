"""What a position is worth: the features that bots weigh and hints speak of, in Rupees."""

from collections.abc import Sequence

from app.framework.game import Judge
from games.agra import outlook
from games.agra.components import BOX
from games.agra.scoring import contract_rupees, standing, track_rate
from games.agra.state import Agra, Seat
from games.agra.tables import AKBAR_RUPEES, NOTABLES, SPOTS, STEP_FAVOURS, TOP, TRACKER_LAST
from games.agra.wants import turns_left, wants

PER_TURN = {
    "portuguese_trader": 0.12,
    "takshaka": 0.14,
    "mahout": 0.25,
    "khatib": 0.22,
    "french_trader": 0.45,
    "dyer": 0.1,
    "cook": 0.15,
    "muezzin": 0.18,
    "jagirdar": 0.35,
    "caliph": 0.1,
    "calligrapher": 0.1,
    "mullah": 0.3,
    "english_trader": 0.12,
    "mosaic_maker": 0.2,
}
"""What the lasting effect of a contract brings in each turn still to come."""
EFFECT = tuple(PER_TURN.get(name, 0.0) for name in NOTABLES)
SHORT = (12.0, 5.0, 2.0, 0.5)
"""What it costs to have so few workers in supply: without one only own spaces can be used, and nobody else is sent home."""
PRESSURE_FROM, PRESSURE = 21, 0.15
"""After this round contracts, orders and influence count more with every round, and ever faster, so that a game closes."""
RISING = tuple(
    1.0 * step + (0.6 if step else 0.0) + sum(0.4 * bool(STEP_FAVOURS[n]) for n in range(1, min(step + 2, TOP + 1)))
    for step in range(TOP + 1)
)
"""The worth of standing on a step: what orders pay there, and the nearness of favours."""


class AgraJudge(Judge[Agra]):
    features = (
        "rupees",
        "goods",
        "wanted_goods",
        "favours",
        "tiles",
        "workers",
        "farm",
        "covers",
        "tracker",
        "influence",
        "orders",
        "contracts",
        "end_contracts",
        "started_cards",
        "akbar",
        "markers",
        "closing",
        "coming",
    )
    usual = (1.0, 0.7, 0.5, 0.65, 1.0, 0.35, 0.05, 1.0, 0.8, 0.9, 1.0, 1.0, 1.0, 0.7, 1.0, 0.25, 1.0, 1.0)
    fleeting = frozenset({"coming"})

    def measure(self, s: Agra, seat: int) -> Sequence[float]:
        if not s.stack:
            return (float(standing(s).totals[seat]), *(0.0,) * (len(self.features) - 1))
        me = s.seats[seat]
        turns = turns_left(s, seat)
        soon = min(1.0, turns / 3)
        late = max(0, s.round - PRESSURE_FROM)
        press = 1 + PRESSURE * late + late * late / 50
        goods, wanted = self._goods(s, me)
        orders = s.orders.count(seat)
        return (
            me.rupees,
            goods * soon,
            wanted * soon,
            min(me.favours, 8) * soon + max(0, me.favours - 8) * 0.3 * soon,
            len(me.tiles) * min(turns, 8) * 0.15,
            self._workers(s, seat, me) * min(1.0, turns / 2),
            0.0 if turns < 2 else min(turns, 10) * (8 - sum(me.covers)),
            me.covers.count(0),
            (me.tracker - 1) * (0.5 + 0.12 * turns) + (6.0 if me.tracker == TRACKER_LAST else 0.0),
            sum(RISING[step] for step in me.influence) * press * min(1.0, turns / 6),
            (self._track_rupees(s, seat) + orders * 0.5 * (press - 1)) if orders else 0.0,
            self._contracts(s, seat, turns) * press,
            contract_rupees(s, seat),
            self._started(s, seat, turns) * soon,
            AKBAR_RUPEES[s.bowls.count(seat)],
            min(me.supply, 4) * soon,
            (press - 1) * self._closing(s, me) if press > 1 else 0.0,
            outlook.worth(s, seat),
        )

    @staticmethod
    def _goods(s: Agra, me: Seat) -> tuple[float, float]:
        """Their value, less for many of one kind; and how much of it somebody asks for."""
        want = wants(s.open_spots, s.marked, s.bowls)
        value, total, wanted = s.value, 0.0, 0.0
        for good, n in enumerate(me.goods):
            if n:
                total += value[good] * (n if n < 4 else 4 + 0.4 * (n - 4))
                wanted += want[good] if n == 1 else 1.5 * want[good]
        return total, wanted

    @staticmethod
    def _workers(s: Agra, seat: int, me: Seat) -> float:
        standing_ones = s.spaces.count(2 * seat + 1)
        supply = me.workers
        lying = BOX.constants.workers_per_player - supply - standing_ones - me.cook
        return standing_ones + 0.2 * lying + 0.6 * supply + me.cook - (SHORT[supply] if supply < len(SHORT) else 0.0)

    @staticmethod
    def _track_rupees(s: Agra, seat: int) -> float:
        return sum(n * track_rate(s, seat, g) for g in range(3) if (n := s.orders[6 * g : 6 * g + 6].count(seat)))

    @staticmethod
    def _closing(s: Agra, me: Seat) -> float:
        """How near the end is: triggered, the boat, the own highest step and the favours for one more."""
        highest = max(me.influence)
        return 4.0 * s.ending + s.pier + 0.5 * highest + (0.3 * min(me.favours, 4) if highest >= TOP - 2 else 0.0)

    @staticmethod
    def _contracts(s: Agra, seat: int, turns: int) -> float:
        total, left = 0.0, min(turns, 12)
        for n, owner in enumerate(s.owner):
            if owner == seat:
                total += 1.0 + EFFECT[n] * left
        return total

    @staticmethod
    def _started(s: Agra, seat: int, turns: int) -> float:
        """Own markers on the river: favours at least; more where the card would be won."""
        total = 0.0
        spots = s.spots
        mine = 2 * seat
        if mine not in spots and mine + 1 not in spots:
            return total
        for n, owner in enumerate(s.owner):
            if owner == -1:
                total += card_worth(spots, n, seat, turns)
        return total


def card_worth(spots: tuple[int, ...], notable: int, seat: int, turns: int) -> float:
    held, others, top = 0, 0, -1
    for sp in SPOTS[notable]:
        v = spots[sp]
        if v >= 0:
            if top < 0:
                top = v >> 1
            if v >> 1 == seat:
                held += 1 + (v & 1)
            else:
                others += 1 + (v & 1)
    if not held:
        return 0.0
    leads = held > others or (held == others and top == seat)
    return held + (0.5 * (2.0 + EFFECT[notable] * min(turns, 12)) if leads else 0.0)
