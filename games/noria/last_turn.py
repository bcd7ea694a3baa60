"""What the last turn still offers: the Levels and the seats in Chambers that can be reached with all that can be had for them.

Stocks, ships and factories are worth nothing any more but for what they bring before the turn ends. It is counted roughly, and
a little below what it is worth once it is done, so that doing it is always better than being able to.
"""

from typing import NamedTuple

from app.framework.resources import DIFFERENT, SAME
from games.noria.reckoning import gain, intrigue_price, next_price, surcharge
from games.noria.scoring import counted_level
from games.noria.state import KIND_OF, KINDS, Noria, Seat
from games.noria.steps.payment import GOODS_OF
from games.noria.tables import (
    BONUS,
    BUY_RESOURCE,
    CHAMBER_VALUES,
    CITY,
    DISC,
    DIVISION,
    JOURNEY,
    LEVEL_PRICES,
    LINES_WITH_BITS,
    PATH_PAYS,
    RECIPES,
    RESOURCES,
    SELLS_FOR,
    SPECIALIZATION,
    TOOL,
    TOP,
)

TO_BUY, TO_GAIN = 0.05, 0.02
"""What each unit costs that is still to be bought, or that a disc still has to bring."""
HOPE, FAR = 0.4, 12
"""How much of a Level out of reach counts where next to nothing is missing, and from how much missing Knowledge on nothing."""
SHARED = 0.5
"""How much of what an Intrigue brings counts: rivals have Levels there too."""
SITES_A_TRIP = 2
"""Room for goods that a factory built on a Journey makes."""


def in_reach(s: Noria, me: Seat, seat: int, values: list[float]) -> float:
    seats = SHARED * _seats(s, me)
    if s.stack[-1].kind == "politics":
        return seats
    levels = 0.0
    for line, bits in LINES_WITH_BITS:
        if not s.used & ~bits:
            levels = max(levels, _levels(s, seat, values, Means(s, me, line)))
    return seats + levels


def _seats(s: Noria, me: Seat) -> float:
    """What the Intrigues that can be paid now bring at most."""
    knowledge, price, number = me.knowledge, intrigue_price(s), 0
    while price <= knowledge and number < sum(s.unseated) // 2:
        knowledge -= price
        price = next_price(price)
        number += 1
    brings = [
        (row[seated + 1] - row[seated]) * counted_level(me, chamber)
        for chamber, (row, seated, unseated) in enumerate(zip(CHAMBER_VALUES, s.seated, s.unseated, strict=True))
        if unseated
    ]
    return sum(sorted(brings, reverse=True)[:number])


class Price(NamedTuple):
    """What a Level costs."""

    short: int
    """Units of resources that must be bought."""
    due: tuple[int, ...]
    """Units of each resource that are there."""
    ahead: int
    """Units of any kind, of those that are there."""
    goods: tuple[int, ...]

    def knowledge(self) -> int:
        """What is to be bought, and what the goods would sell for."""
        return BUY_RESOURCE * self.short + sum([count * price for count, price in zip(self.goods, SELLS_FOR, strict=False)])


class Means:
    """What there is to spend along a line: what is at hand, and what its discs can still do."""

    def __init__(self, s: Noria, me: Seat, line: tuple[int, ...]) -> None:
        self.stock, self.goods = me.resources[:], me.goods[:]
        self.knowledge = me.knowledge
        actions = [0] * len(DISC)
        city = False
        for kind, _, args in s.stack:
            if kind == "landing":
                actions[JOURNEY] += 1
            elif kind in DISC:
                actions[DISC[kind]] += args[1]
        for x in line:
            disc = me.wheel[x]
            if disc:
                kind_of = KIND_OF[disc]
                if not s.used >> x & 1:
                    actions[kind_of] += 2 if disc > KINDS and not s.advanced_used else 1
                city = city or kind_of == CITY
        for resource in range(len(RESOURCES)):
            self.stock[resource] += gain(me, resource, actions[resource])
        self.levels = actions[CITY] + (actions[BONUS] if city else 0)
        """How many can be climbed."""
        self.tools = actions[TOOL]
        room = SITES_A_TRIP * actions[JOURNEY]
        self.rooms = [most - full + room for most, full in zip(me.warehouses, me.goods, strict=True)]

    def funds(self) -> int:
        return self.knowledge + sum([count * price for count, price in zip(self.goods, SELLS_FOR, strict=True)])

    def price(self, path: int, level: int, ahead: int) -> Price | None:
        amount, rule = LEVEL_PRICES[path][level]
        pays = PATH_PAYS[path]
        if pays == "resource":
            return self._in_resources(amount, rule, ahead)
        first, *_, last = GOODS_OF[pays]
        prices = [self._in_goods(range(first, last + 1), made, amount, rule, ahead) for made in range(first, last + 1)]
        return min([price for price in prices if price], key=Price.knowledge, default=None)

    def _in_resources(self, amount: int, rule: str, ahead: int) -> Price:
        stock = self.stock
        if rule != SAME:
            short = max(0, amount + ahead - sum(stock), rule == DIFFERENT and amount > 1 and max(stock) == sum(stock))
            return Price(short, (), max(0, amount + ahead - short), ())
        most = max(stock)
        paid = min(most, amount)
        there = min(ahead, sum(stock) - paid)
        kind = stock.index(most)
        return Price(amount - paid + ahead - there, tuple([paid if r == kind else 0 for r in range(len(stock))]), there, ())

    def _in_goods(self, kinds: range, made: int, amount: int, rule: str, ahead: int) -> Price | None:
        """With what is missing made of one kind of goods."""
        used = [0] * len(self.goods)
        left = amount
        for good in kinds if rule != SAME else (made,):
            used[good] = min(self.goods[good], left)
            left -= used[good]
        if rule == DIFFERENT and not left and amount > 1 and max(used) == amount and not used[made]:
            used[used.index(amount)] -= 1
            left = 1
        if left and (left > self.rooms[made] or not self.tools):
            return None
        due = [left * units for units in RECIPES[made]]
        paid = [min(units, have) for units, have in zip(due, self.stock, strict=True)]
        there = min(ahead, sum(self.stock) - sum(paid))
        return Price(sum(due) - sum(paid) + ahead - there, tuple(paid), there, tuple(used))

    def pay(self, price: Price) -> None:
        self.knowledge -= BUY_RESOURCE * price.short
        for resource, units in enumerate(price.due):
            self.stock[resource] -= units
        for _ in range(price.ahead):
            self.stock[self.stock.index(max(self.stock))] -= 1
        for good, count in enumerate(price.goods):
            self.goods[good] -= count


def _levels(s: Noria, seat: int, values: list[float], means: Means) -> float:
    """What the Levels bring that can be climbed, each the one that brings most for now; or some of one that is out of reach."""
    me = s.seats[seat]
    levels, worth, hope = me.levels[:], 0.0, 0.0
    for _ in range(means.levels):
        funds, best, chosen, paid = means.funds(), 0.0, -1, None
        for path, level in enumerate(levels):
            price = means.price(path, level, surcharge(s, seat, path)) if level < TOP else None
            if price is None:
                continue
            points = values[path]
            if level == max(levels):
                points += values[SPECIALIZATION]
            if level == min(levels) and levels.count(level) == 1:
                points += values[DIVISION]
            points -= TO_BUY * price.short + TO_GAIN * max(0, sum(price.due) + price.ahead - sum(me.resources))
            missing = price.knowledge() - funds
            if missing > 0:
                hope = max(hope, HOPE * points * (1 - missing / FAR))
            elif points > best:
                best, chosen, paid = points, path, price
        if paid is None:
            break
        worth += best
        levels[chosen] += 1
        means.pay(paid)
    return worth or hope
