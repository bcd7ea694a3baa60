"""Rupees, goods, favours: gaining and spending them within the limit of 22 markers."""

from collections.abc import Iterable
from functools import lru_cache

from app.framework.dice import Effects
from app.framework.moves import Refusal
from app.framework.naming import NONE
from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.state import Agra, Seat
from games.agra.tables import ACTIONS, FIRST_TILE, GOODS, MULLAH, OWN, SPEND, USED_MULLAH

FAVOUR = NONE
"""Stands for a favour where a good is expected: no good at all."""

FEW_FAVOURS = tuple(tuple(Refusal("few-favours", (need, have), "AG-6.2.3-3") for have in range(need)) for need in range(5))
NO_TILE = tuple(Refusal("no-tile", (action,), "AG-6.2.3-2") for action in ACTIONS)
ACTION_USED = tuple(Refusal("action-used", (action,), "AG-6.2.3-2") for action in ACTIONS)


def lacking(rule: str) -> tuple[Refusal, ...]:
    """For each good: there is none of it, and this rule wants one."""
    return tuple(Refusal("no-good", (good,), rule) for good in GOODS)


@lru_cache(maxsize=1024)
def some(good: int, count: int) -> tuple[int, ...]:
    """So many of one good, as news and reasons speak of goods: a number for each kind."""
    return (0,) * good + (count,) + (0,) * (len(GOODS) - 1 - good)


def few_goods(good: int, need: int, rule: str) -> Refusal:
    return Refusal("few-goods", some(good, need), rule)


def pay_goods(player: Seat, seat: int, price: Iterable[tuple[int, int]], fx: Effects) -> None:
    """Pairs of a good and how many of it go back into supply."""
    paid = [0] * len(GOODS)
    for good, count in price:
        player.goods[good] -= count
        player.supply += count
        paid[good] = count
    fx.tell("paid", seat, *paid)


def gain_rupees(player: Seat, seat: int, count: int, fx: Effects) -> None:
    if count:
        player.rupees += count
        fx.tell("rupees", seat, count)


def gain_favours(s: Agra, seat: int, count: int, fx: Effects) -> None:
    player = s.seats[seat]
    fit = count if count <= player.supply else player.supply
    player.supply -= fit
    player.favours += fit
    if fit:
        fx.tell("favours", seat, fit)
    if fit < count:
        short_of_markers(s, seat, FAVOUR, count - fit)


def gain_goods(s: Agra, seat: int, good: int, count: int, fx: Effects) -> None:
    player = s.seats[seat]
    fit = count if count <= player.supply else player.supply
    player.supply -= fit
    player.goods[good] += fit
    if fit:
        fx.tell("goods", seat, *some(good, fit))
    if fit < count:
        short_of_markers(s, seat, good, count - fit)


def short_of_markers(s: Agra, seat: int, what: int, count: int) -> None:
    """AG-9-1: other markers may be freed first, whoever's turn it is."""
    s.push(Frame("shortage", seat, (what, count)))


def favour_refusal(player: Seat, action: int) -> Refusal | None:
    """AG-6.2.3-2, -3: why this favour action cannot be paid now."""
    if action >= FIRST_TILE and action not in player.tiles:
        return NO_TILE[action]
    if player.used >> action & 1:
        return ACTION_USED[action]
    return FEW_FAVOURS[OWN[action]][player.favours] if player.favours < OWN[action] else None


def pay_favour_action(s: Agra, seat: int, action: int, fx: Effects) -> None:
    """One of the spent markers lies on the action until the end of the turn; the Mullah saves one once per turn (AG-A1-13)."""
    player = s.seats[seat]
    cost = SPEND[action]
    saved = BOX.contracts.mullah_discount
    if cost > saved and s.owner[MULLAH] == seat and seat == s.active and not player.used & USED_MULLAH:
        cost -= saved
        player.used |= USED_MULLAH
    player.favours -= cost
    player.supply += cost - 1
    player.used |= 1 << action
    fx.tell("favour-action", seat, ACTIONS[action], cost)
