"""AG-7.6-1, AG-7.5-1: saying no to what is offered."""

from app.framework.dice import Effects
from app.framework.moves import Indices
from app.framework.phases import Frame, Step
from games.agra.state import Agra


class Decline(Step[Agra]):
    """AG-7.6-1: what a card, an order or another player offers may be declined."""

    verb = "decline"
    rule = "AG-7.6-1"
    ends = True

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        pass
