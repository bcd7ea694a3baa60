"""NO-3, NO-6.4.3: paying resources and goods. A payment that can be made in one way only makes itself."""

from collections.abc import Iterable
from functools import cache

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from app.framework.resources import ANY, SAME, affordable, covers, payments, spend
from games.noria.components import CLASSES, GOODS, RESOURCES
from games.noria.state import Noria
from games.noria.steps.black_market import BLACK_MARKET

GOODS_OF = {"simple_good": CLASSES["simple"], "complex_good": CLASSES["complex"]}


def resources_due(seat: int, amount: int, rule: str = ANY) -> Frame:
    return Frame("pay", seat, (amount, rule))


def goods_due(seat: int, amount: int, rule: str, pays_with: str) -> Frame:
    goods = GOODS_OF[pays_with]
    return Frame("pay_goods", seat, (amount, rule, goods[0], goods[-1] + 1))


def _wrong_mix(due: int, rule: str) -> Refusal:
    if rule == ANY:
        return Refusal("mix-any", (due,), "NO-3.5")
    return Refusal("mix-same" if rule == SAME else "mix-different", (due,), "NO-6.4.3")


class PayResources(Step[Noria]):
    verb, params, rule = "pay", tuple(f"n:{r}" for r in RESOURCES), "NO-3.5"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _resource_moves(int(f.args[0]), str(f.args[1]))

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        if not covers(s.seats[f.seat].resources, m.args):  # type: ignore[arg-type]
            return Refusal("mix-short", (), self.rule)
        amount, rule = int(f.args[0]), str(f.args[1])
        return None if m.args in _mixes(len(RESOURCES), amount, rule) else _wrong_mix(amount, rule)

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        spend(s.seats[f.seat].resources, m.args)  # type: ignore[arg-type]
        fx.tell("paid", f.seat, *m.args)


class PayGoods(Step[Noria]):
    verb, params, rule = "pay_goods", tuple(f"n:{g}" for g in GOODS), "NO-6.4.4"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _goods_moves(*f.args)

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        if not covers(s.seats[f.seat].goods, m.args):  # type: ignore[arg-type]
            return Refusal("mix-short", (), self.rule)
        amount, rule = int(f.args[0]), str(f.args[1])
        return None if m in _goods_moves(*f.args) else _wrong_mix(amount, rule)

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        spend(s.seats[f.seat].goods, m.args)  # type: ignore[arg-type]
        fx.tell("paid_goods", f.seat, *m.args)


@cache
def _mixes(kinds: int, amount: int, rule: str) -> frozenset[tuple[int, ...]]:
    return frozenset(payments(kinds, amount, rule))


@cache
def _resource_moves(amount: int, rule: str) -> tuple[Move, ...]:
    return tuple(Move(PayResources.verb, mix) for mix in payments(len(RESOURCES), amount, rule))


def _spread(mix: tuple[int, ...], first: int) -> tuple[int, ...]:
    """A mix of one class of goods as counts of all goods."""
    return (*([0] * first), *mix, *([0] * (len(GOODS) - first - len(mix))))


@cache
def _goods_moves(amount: int, rule: str, first: int, last: int) -> tuple[Move, ...]:
    return tuple(Move(PayGoods.verb, _spread(mix, first)) for mix in payments(last - first, amount, rule))


class Pay(Phase[Noria]):
    kind, rule, offers = "pay", "NO-3.5", (PayResources(), *BLACK_MARKET)

    def asks(self, s: Noria, f: Frame) -> bool:
        return len(affordable(s.seats[f.seat].resources, int(f.args[0]), str(f.args[1]))) > 1

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        mix = affordable(s.seats[f.seat].resources, int(f.args[0]), str(f.args[1]))[0]
        spend(s.seats[f.seat].resources, mix)
        fx.tell("paid", f.seat, *mix)


class PayWithGoods(Phase[Noria]):
    kind, rule, offers = "pay_goods", "NO-6.4.4", (PayGoods(), *BLACK_MARKET)

    def _possible(self, s: Noria, f: Frame) -> list[tuple[int, ...]]:
        amount, rule, first, last = f.args
        return affordable(s.seats[f.seat].goods[int(first) : int(last)], int(amount), str(rule))

    def asks(self, s: Noria, f: Frame) -> bool:
        return len(self._possible(s, f)) > 1

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        mix = _spread(self._possible(s, f)[0], int(f.args[2]))
        spend(s.seats[f.seat].goods, mix)
        fx.tell("paid_goods", f.seat, *mix)
