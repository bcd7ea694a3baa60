"""NO-6.3, NO-6.4: the City disc takes a disc from the market or invests in a Path."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Step
from app.framework.resources import can_pay
from games.noria.reckoning import surcharge
from games.noria.state import Noria
from games.noria.steps.disc_frames import keep_second_action
from games.noria.steps.payment import GOODS_OF, goods_due, resources_due
from games.noria.tables import (
    DISCS,
    LEVEL_PRICES,
    PATH_PAYS,
    PATHS,
    TOP,
)


class TakeDisc(Step[Noria]):
    """NO-6.3"""

    verb = "market"
    params = ("disc",)
    rule = "NO-6.3"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return each(len(DISCS))

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (disc,) = a
        if not s.stacks[disc]:
            return Refusal("stack-empty", (DISCS[disc],), self.rule)
        price = s.prices[disc]
        if price and price > (have := sum(s.seats[f.seat].resources)):
            return Refusal("resources-short", (price, have), self.rule)
        return None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (disc,) = a
        s.stacks[disc] -= 1
        s.seats[f.seat].bought.append(disc)
        fx.tell("took_disc", f.seat, DISCS[disc], s.prices[disc])
        keep_second_action(s, f)
        if s.prices[disc]:
            s.push(resources_due(f.seat, s.prices[disc]))


class Invest(Step[Noria]):
    """NO-6.4"""

    verb = "invest"
    params = ("path",)
    rule = "NO-6.4"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return each(len(PATHS))

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        (path,) = a
        seat = s.seats[f.seat]
        level = seat.levels[path]
        if level == TOP:
            return Refusal("path-top", (PATHS[path],), self.rule)
        amount, rule = LEVEL_PRICES[path][level]
        ahead, pays_with = surcharge(s, f.seat, path), PATH_PAYS[path]
        stock, extra = seat.resources, ahead
        if pays_with == "resource":
            extra += amount
        else:
            goods = GOODS_OF[pays_with]
            stock = seat.goods[goods[0] : goods[-1] + 1]
        if not can_pay(stock, amount, rule):
            if (have := sum(stock)) < amount:
                return Refusal(f"price-short-{pays_with}", (amount, have), "NO-6.4.6")
            return Refusal(f"price-{rule}-{pays_with}", (amount,), "NO-6.4.3")
        if ahead and sum(seat.resources) < extra:
            return Refusal("surcharge-short", (ahead, extra, sum(seat.resources)), "NO-6.4.2")
        return None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        (path,) = a
        seat = s.seats[f.seat]
        amount, rule = LEVEL_PRICES[path][seat.levels[path]]
        ahead, pays_with = surcharge(s, f.seat, path), PATH_PAYS[path]
        seat.levels[path] += 1
        fx.tell("climbed", f.seat, PATHS[path], seat.levels[path])
        keep_second_action(s, f)
        if ahead:
            s.push(resources_due(f.seat, ahead))
        price = resources_due(f.seat, amount, rule) if pays_with == "resource" else goods_due(f.seat, amount, rule, pays_with)
        s.push(price)
