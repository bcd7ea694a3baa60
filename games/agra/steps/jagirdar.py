"""AG-A1-10: the Jagirdar answers another player's voyage."""

from app.framework.dice import Effects
from app.framework.moves import Indices
from app.framework.phases import Frame, Phase
from games.agra.components import BOX
from games.agra.deliveries import can_deliver
from games.agra.state import Agra
from games.agra.steps.decline import Decline
from games.agra.steps.single_delivery import ShipGood
from games.agra.tables import JAGIRDAR


class Sailed(Phase[Agra]):
    """AG-A1-10: when another player's Sailor action is over, the owner of the Jagirdar may deliver one good."""

    kind = "sailed"
    rule = "AG-A1-10"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        owner = s.owner[JAGIRDAR]
        if owner >= 0 and owner != f.seat and can_deliver(s, s.seats[owner]):
            s.push(Frame("jagirdar", owner, (f.seat,)))


class JagirdarDelivers(ShipGood):
    """AG-A1-10: Rupees and influence as usual; the active player gains one favour."""

    rule = "AG-A1-10"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (sailor,) = f.args
        s.push(Frame("favours_due", sailor, (BOX.contracts.jagirdar_favour,)))
        super().play(s, f, a, fx)


class Jagirdar(Phase[Agra]):
    """AG-A1-10; who has sailed."""

    kind = "jagirdar"
    params = ("seat",)
    rule = "AG-A1-10"
    offers = (JagirdarDelivers(), Decline())
