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

    verb, rule = "move_merchant", "AG-6.2.1.3-2"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        s.push(Frame("favours_due", f.seat, (BOX.constants.merchant_visit_favour,)), Frame("merchant_walks", f.seat))


class Merchant(Phase[Agra]):
    """AG-6.2.1.3-2"""

    kind, rule, offers = "merchant", "AG-6.2.1.3-2", (RollMerchant(), *ASIDES)


class MerchantWalks(Phase[Agra]):
    """AG-6.2.1.3-2: only when the favours have found their markers."""

    kind, rule = "merchant_walks", "AG-6.2.1.3-2"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        move_merchant(s, fx)


class RollBuilder(Step[Agra]):
    """AG-6.2.1.4-1"""

    verb, rule = "move_builder", "AG-6.2.1.4-1"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        move_builder(s, fx)


class Builder(Phase[Agra]):
    """AG-6.2.1.4-1"""

    kind, rule, offers = "builder", "AG-6.2.1.4-1", (RollBuilder(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        return s.builder >= 0
