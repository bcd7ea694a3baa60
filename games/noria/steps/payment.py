"""NO-3, NO-6.4.3: paying resources and goods. A payment that can be made in one way only makes itself."""

from collections.abc import Iterable, Sequence
from functools import cache

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from app.framework.resources import ANY, DIFFERENT, SAME, affordable, covers, fits, payments, spend
from games.noria.state import Noria
from games.noria.steps.black_market import BLACK_MARKET
from games.noria.tables import CLASSES, GOODS, RESOURCES

GOODS_OF = {"simple_good": CLASSES["simple"], "complex_good": CLASSES["complex"]}


PAYMENTS = (ANY, SAME, DIFFERENT)
"""How the units of a payment relate; a frame holds the place in this list."""


def resources_due(seat: int, amount: int, rule: str = ANY) -> Frame:
    return Frame("pay", seat, (amount, PAYMENTS.index(rule)))


def goods_due(seat: int, amount: int, rule: str, pays_with: str) -> Frame:
    goods = GOODS_OF[pays_with]
    return Frame("pay_goods", seat, (amount, PAYMENTS.index(rule), goods[0], goods[-1] + 1))


def _wrong_mix(due: int, rule: str) -> Refusal:
    if rule == ANY:
        return Refusal("mix-any", (due,), "NO-3.5")
    return Refusal("mix-same" if rule == SAME else "mix-different", (due,), "NO-6.4.3")


class PayResources(Step[Noria]):
    verb = "pay"
    params = tuple(f"n:{r}" for r in RESOURCES)
    rule = "NO-3.5"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        amount, rule = f.args
        return payments(len(RESOURCES), amount, PAYMENTS[rule])

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        if not covers(s.seats[f.seat].resources, a):
            return Refusal("mix-short", (), self.rule)
        amount, rule = f.args
        return None if fits(a, amount, PAYMENTS[rule]) else _wrong_mix(amount, PAYMENTS[rule])

    def stock(self, s: Noria, f: Frame) -> Sequence[int]:
        return s.seats[f.seat].resources

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        spend(s.seats[f.seat].resources, a)
        fx.tell("paid", f.seat, *a)


class PayGoods(Step[Noria]):
    verb = "pay_goods"
    params = tuple(f"n:{g}" for g in GOODS)
    rule = "NO-6.4.4"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return _goods_mixes(*f.args)

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        if not covers(s.seats[f.seat].goods, a):
            return Refusal("mix-short", (), self.rule)
        amount, rule, _, _ = f.args
        return None if a in _goods_mixes(*f.args) else _wrong_mix(amount, PAYMENTS[rule])

    def stock(self, s: Noria, f: Frame) -> Sequence[int]:
        return s.seats[f.seat].goods

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        spend(s.seats[f.seat].goods, a)
        fx.tell("paid_goods", f.seat, *a)


def _spread(mix: tuple[int, ...], first: int) -> tuple[int, ...]:
    """A mix of one class of goods as counts of all goods."""
    return (*([0] * first), *mix, *([0] * (len(GOODS) - first - len(mix))))


@cache
def _goods_mixes(amount: int, rule: int, first: int, last: int) -> tuple[Indices, ...]:
    return tuple(_spread(mix, first) for mix in payments(last - first, amount, PAYMENTS[rule]))


class Pay(Phase[Noria]):
    kind = "pay"
    params = ("needs", "payment")
    rule = "NO-3.5"
    offers = (PayResources(), *BLACK_MARKET)
    pays = True

    def _possible(self, s: Noria, f: Frame) -> list[tuple[int, ...]]:
        amount, rule = f.args
        return affordable(s.seats[f.seat].resources, amount, PAYMENTS[rule])

    def asks(self, s: Noria, f: Frame) -> bool:
        return len(self._possible(s, f)) > 1

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        mix = self._possible(s, f)[0]
        spend(s.seats[f.seat].resources, mix)
        fx.tell("paid", f.seat, *mix)


class PayWithGoods(Phase[Noria]):
    kind = "pay_goods"
    params = ("needs", "payment", "first", "last")
    rule = "NO-6.4.4"
    offers = (PayGoods(), *BLACK_MARKET)
    pays = True

    def _possible(self, s: Noria, f: Frame) -> list[tuple[int, ...]]:
        amount, rule, first, last = f.args
        return affordable(s.seats[f.seat].goods[first:last], amount, PAYMENTS[rule])

    def asks(self, s: Noria, f: Frame) -> bool:
        return len(self._possible(s, f)) > 1

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        _, _, first, _ = f.args
        mix = _spread(self._possible(s, f)[0], first)
        spend(s.seats[f.seat].goods, mix)
        fx.tell("paid_goods", f.seat, *mix)
