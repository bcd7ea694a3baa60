"""AG-A3-1: a single delivery to a notable."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.conversion import DELIVER_MOVES
from games.agra.deliveries import SINGLE_HONOUR, deliver, delivery_refusal
from games.agra.state import Agra
from games.agra.tables import GOOD, NOTABLE, SPOT_GOOD


class ShipGood(Step[Agra]):
    """AG-A3-1: one good to an available notable, with Rupees and influence."""

    verb, params, rule = "deliver", ("notable", "good"), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        goods = s.seats[f.seat].goods
        return [DELIVER_MOVES[spot] for spot in s.open_spots if goods[SPOT_GOOD[spot]]]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        return delivery_refusal(s, s.seats[f.seat], NOTABLE[str(m.args[0])], GOOD[str(m.args[1])])

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        notable = NOTABLE[str(m.args[0])]
        s.push(Frame("honours", f.seat, SINGLE_HONOUR[notable]))
        deliver(s, f.seat, notable, GOOD[str(m.args[1])], fx)


class Ship(Phase[Agra]):
    """AG-A3-1"""

    kind, rule, offers = "ship", "AG-A3-1", (ShipGood(),)
