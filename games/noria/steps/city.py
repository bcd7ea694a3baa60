"""NO-6.3, NO-6.4: the City disc takes a disc from the market or invests in a Path."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Step
from app.framework.resources import can_pay
from games.noria.components import DISC, DISCS, LEVEL_PRICES, PATH, PATH_PAYS, PATHS, TOP
from games.noria.state import Noria
from games.noria.steps.disc_frames import keep_second_action
from games.noria.steps.payment import GOODS_OF, goods_due, resources_due


class TakeDisc(Step[Noria]):
    """NO-6.3"""

    verb, params, rule = "market", ("disc",), "NO-6.3"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _MARKET

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        disc = DISC[m.args[0]]
        if not s.stacks[disc]:
            return Refusal("stack-empty", (m.args[0],), self.rule)
        price = s.prices[disc]
        if price and price > (have := sum(s.seats[f.seat].resources)):
            return Refusal("resources-short", (price, have), self.rule)
        return None

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        disc = DISC[m.args[0]]
        s.stacks[disc] -= 1
        s.seats[f.seat].bought.append(disc)
        fx.tell("took_disc", f.seat, *m.args, s.prices[disc])
        keep_second_action(s, f)
        if s.prices[disc]:
            s.push(resources_due(f.seat, s.prices[disc]))


def surcharge(s: Noria, seat: int, path: int) -> int:
    """NO-6.4.2: one resource for each rival who is ahead."""
    mine = s.seats[seat].levels[path]
    return sum(1 for other in s.seats if other.levels[path] > mine)


class Invest(Step[Noria]):
    """NO-6.4"""

    verb, params, rule = "invest", ("path",), "NO-6.4"

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _INVEST

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        path, seat = PATH[m.args[0]], s.seats[f.seat]
        level = seat.levels[path]
        if level == TOP:
            return Refusal("path-top", (m.args[0],), self.rule)
        amount, rule = LEVEL_PRICES[path][level]
        ahead, pays_with = surcharge(s, f.seat, path), PATH_PAYS[path]
        stock, extra = seat.resources, ahead
        if pays_with == "resource":
            extra += amount
        else:
            goods = GOODS_OF[pays_with]
            stock = seat.goods[goods[0] : goods[-1] + 1]
        if not can_pay(stock, amount, rule):
            return Refusal(f"price-{rule}-{pays_with}", (amount,), "NO-6.4.3")
        if ahead and sum(seat.resources) < extra:
            return Refusal("surcharge-short", (ahead, extra, sum(seat.resources)), "NO-6.4.2")
        return None

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        path, seat = PATH[m.args[0]], s.seats[f.seat]
        amount, rule = LEVEL_PRICES[path][seat.levels[path]]
        ahead, pays_with = surcharge(s, f.seat, path), PATH_PAYS[path]
        seat.levels[path] += 1
        fx.tell("climbed", f.seat, *m.args, seat.levels[path])
        keep_second_action(s, f)
        if ahead:
            s.push(resources_due(f.seat, ahead))
        price = resources_due(f.seat, amount, rule) if pays_with == "resource" else goods_due(f.seat, amount, rule, pays_with)
        s.push(price)


_MARKET = tuple(Move(TakeDisc.verb, (d,)) for d in DISCS)
_INVEST = tuple(Move(Invest.verb, (p,)) for p in PATHS)
