"""AG-A3-1: a single delivery to a notable."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.deliveries import ORDERED, SINGLE_HONOUR, deliver, delivery_refusal
from games.agra.state import Agra
from games.agra.tables import RIVER


class ShipGood(Step[Agra]):
    """AG-A3-1: one good to an available notable, with Rupees and influence."""

    verb = "deliver"
    params = ("client", "piece")
    rule = "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [offer for n, owner in enumerate(s.owner) if owner == RIVER for offer in ORDERED[n]]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        notable, good = a
        return delivery_refusal(s, s.seats[f.seat], notable, good)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        notable, good = a
        s.push(Frame("honours", f.seat, SINGLE_HONOUR[notable]))
        deliver(s, f.seat, notable, good, fx)


class Ship(Phase[Agra]):
    """AG-A3-1"""

    kind = "ship"
    rule = "AG-A3-1"
    offers = (ShipGood(),)
