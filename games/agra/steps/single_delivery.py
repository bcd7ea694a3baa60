"""AG-A3-1: a single delivery to a notable."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.deliveries import SINGLE_HONOUR, SPOT_OFFER, deliver, delivery_refusal
from games.agra.state import Agra
from games.agra.tables import SPOT_GOOD


class ShipGood(Step[Agra]):
    """AG-A3-1: one good to an available notable, with Rupees and influence."""

    verb, params, rule = "deliver", ("notable", "good"), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        goods = s.seats[f.seat].goods
        return [SPOT_OFFER[spot] for spot in s.open_spots if goods[SPOT_GOOD[spot]]]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        notable, good = a
        return delivery_refusal(s, s.seats[f.seat], notable, good)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        notable, good = a
        s.push(Frame("honours", f.seat, SINGLE_HONOUR[notable]))
        deliver(s, f.seat, notable, good, fx)


class Ship(Phase[Agra]):
    """AG-A3-1"""

    kind, rule, offers = "ship", "AG-A3-1", (ShipGood(),)
