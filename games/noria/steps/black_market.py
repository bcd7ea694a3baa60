"""NO-7: the Black Market, open at every moment of the own Action phase."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Step
from games.noria.state import Noria
from games.noria.steps.knowledge import knowledge_short
from games.noria.tables import BUY_RESOURCE, GOODS, RESOURCES, SELLS_FOR

_NO_GOODS = Refusal("no-goods", (), "NO-7.2")
_NO_SUCH_GOOD = tuple(Refusal("no-such-good", (good,), "NO-7.2") for good in GOODS)


class SellGood(Step[Noria]):
    """While goods are owed there are at least two ways to pay them, so that any one may be sold: the last way pays itself."""

    verb = "sell"
    params = ("good",)
    rule = "NO-7.2"
    aside = True

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return each(len(GOODS))

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        return None if any(s.seats[f.seat].goods) else _NO_GOODS

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        return None if s.seats[f.seat].goods[good] else _NO_SUCH_GOOD[good]

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        s.seats[f.seat].goods[good] -= 1
        s.seats[f.seat].knowledge += SELLS_FOR[good]
        fx.tell("sold", f.seat, GOODS[good], SELLS_FOR[good])


class BuyResource(Step[Noria]):
    verb = "buy"
    params = ("resource",)
    rule = "NO-7.2"
    aside = True

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        knowledge = s.seats[f.seat].knowledge
        return knowledge_short(BUY_RESOURCE, knowledge, self.rule) if knowledge < BUY_RESOURCE else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return each(len(RESOURCES))

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (resource,) = a
        s.seats[f.seat].knowledge -= BUY_RESOURCE
        s.seats[f.seat].resources[resource] += 1
        fx.tell("bought_resource", f.seat, RESOURCES[resource], BUY_RESOURCE)


BLACK_MARKET = (SellGood(), BuyResource())
