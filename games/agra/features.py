"""What a position is worth: the features that bots weigh and hints speak of, in Rupees."""

from collections.abc import Sequence
from functools import lru_cache

from app.framework.game import Judge
from games.agra import outlook
from games.agra.components import BOX
from games.agra.farm import harvest
from games.agra.prospects import EFFECT, GOOD, LONGEST, LURE, LURED, WANT, at_hand
from games.agra.readings import readings
from games.agra.scoring import contract_rupees, standing, track_rate
from games.agra.state import Agra, Seat
from games.agra.tables import ACTIONS, AKBAR_RUPEES, DUTCH, STEP_FAVOURS, TOP, TRACKER_LAST
from games.agra.wants import fullest, turns_left

SHORT = (12.0, 5.0, 2.0, 0.5)
"""What it costs to have so few workers in supply: without one only own spaces can be used, and nobody else is sent home."""
PRESSURE_FROM, PRESSURE = (0, 0, 12, 17, 17), 0.2
"""After this round, by the number of players, whatever brings the end nearer counts more with every round, and ever faster, so
that a game closes."""
RISING = tuple(
    1.0 * step + (0.6 if step else 0.0) + sum(0.4 * bool(STEP_FAVOURS[n]) for n in range(1, min(step + 2, TOP + 1)))
    for step in range(TOP + 1)
)
"""The worth of standing on a step: what orders pay there, and the nearness of favours."""
TILE_PER_TURN = {
    "ft_stand_worker": 0.01,
    "ft_extra_process": 0.02,
    "ft_meditation_point": 0.25,
    "ft_sell_good": 0.2,
    "ft_remove_cover": 0.17,
    "ft_deliver_notable": 0.35,
    "ft_move_farmers": 0.05,
    "ft_price_token": 0.01,
    "ft_exchange_good": 0.2,
    "ft_gain_value_2": 0.25,
    "ft_process_1_to_2": 0.15,
}
TILE = tuple(TILE_PER_TURN.get(name, 0.0) for name in ACTIONS)
"""What each favour tile brings in each turn still to come."""
PLACE = 0.5
"""What a favour tile takes: one of three places. So one that will hardly be used is left."""


@lru_cache(maxsize=4096)
def farm(farmers: tuple[int, ...], covers: tuple[int, ...]) -> int:
    """The yield of a farm: much of one good with one worker is better than some of each."""
    player = Seat()
    player.farmers, player.covers = farmers, covers
    return sum([harvest(player, good) ** 2 for good in range(4)])


class AgraJudge(Judge[Agra]):
    features = (
        "rupees",
        "goods",
        "wanted_goods",
        "voyage",
        "errands",
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
    usual = (1.0, GOOD, WANT, 0.8, 1.0, 0.55, 1.4, 0.4, 0.012, 1.1, 1.1, 0.8, 1.0, 0.7, 1.0, 0.5, 1.0, 0.25, 1.0, 1.0)
    fleeting = frozenset({"coming"})
    a_turn = 80

    def rivalry(self, rivals: int) -> float:
        return 0.7

    def measure(self, s: Agra, seat: int) -> Sequence[float]:
        if not s.stack:
            return (float(standing(s).totals[seat]), *(0.0,) * (len(self.features) - 1))
        me = s.seats[seat]
        turns = turns_left(s, seat)
        soon = min(1.0, turns / 3)
        late = max(0, s.round - PRESSURE_FROM[len(s.seats)])
        press = PRESSURE * late + late * late / 50
        goods, wanted_goods, voyage, errands, started = at_hand(s, seat, turns)
        gifts = s.bowls.count(seat)
        return (
            me.rupees,
            goods * soon,
            wanted_goods * soon,
            voyage,
            errands,
            min(me.favours, 8) * soon + max(0, me.favours - 8) * 0.3 * soon,
            sum([TILE[tile] for tile in me.tiles]) * min(turns, 10) - PLACE * len(me.tiles),
            self._workers(s, seat, me) * min(1.0, turns / 2),
            min(turns, 10) * farm(me.farmers, me.covers) if turns > 1 else 0.0,
            me.covers.count(0),
            (me.tracker - 1) * (0.5 + 0.25 * min(turns, 14)) + (6.0 if me.tracker == TRACKER_LAST else 0.0),
            sum([RISING[step] for step in me.influence]) * min(1.0, turns / 6),
            self._track_rupees(s, seat) if s.orders.count(seat) else 0.0,
            self._contracts(s, seat, turns),
            contract_rupees(s, seat) if seat in s.owner[DUTCH:] else 0,
            started * soon,
            AKBAR_RUPEES[gifts] + LURE * min(gifts, LURED) * min(1.0, turns / 8),
            min(me.supply, 4) * soon,
            press * self._closing(s, me) if press else 0.0,
            outlook.worth(s, seat),
        )

    def readings(self, s: Agra, seat: int) -> Sequence[float]:
        return readings(s, seat)

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
        """How near the end is: triggered, the boat, the own highest step and the favours for one more, the fullest column."""
        highest = max(me.influence)
        near = 4.0 * s.ending + s.pier + 0.5 * highest + 0.5 * fullest(s.orders)
        return near + (0.3 * min(me.favours, 4) if highest >= TOP - 2 else 0.0)

    @staticmethod
    def _contracts(s: Agra, seat: int, turns: int) -> float:
        total, left = 0.0, min(turns, LONGEST)
        for n, owner in enumerate(s.owner):
            if owner == seat:
                total += 0.5 + EFFECT[n] * left
        return total
