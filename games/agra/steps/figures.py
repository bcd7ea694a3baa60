"""AG-6.2.1.3-2, AG-6.2.1.4-1: the Merchant's visit and the Builder's move, after the action of their building."""

from app.framework.dice import Effects
from app.framework.moves import Indices
from app.framework.phases import Frame, Phase, Step
from games.agra.city import move_builder, move_merchant
from games.agra.components import BOX
from games.agra.state import Agra
from games.agra.steps.secondary import ASIDES


class RollMerchant(Step[Agra]):
    """AG-6.2.1.3-2: two favours, then the die."""

    verb = "move_merchant"
    rule = "AG-6.2.1.3-2"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        s.push(Frame("favours_due", f.seat, (BOX.constants.merchant_visit_favour,)), Frame("merchant_walks", f.seat))


class Merchant(Phase[Agra]):
    """AG-6.2.1.3-2"""

    kind = "merchant"
    rule = "AG-6.2.1.3-2"
    offers = (RollMerchant(), *ASIDES)


class MerchantWalks(Phase[Agra]):
    """AG-6.2.1.3-2: only when the favours have found their markers."""

    kind = "merchant_walks"
    rule = "AG-6.2.1.3-2"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        move_merchant(s, fx)


class RollBuilder(Step[Agra]):
    """AG-6.2.1.4-1"""

    verb = "move_builder"
    rule = "AG-6.2.1.4-1"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        move_builder(s, fx)


class Builder(Phase[Agra]):
    """AG-6.2.1.4-1"""

    kind = "builder"
    rule = "AG-6.2.1.4-1"
    offers = (RollBuilder(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        return s.builder >= 0
