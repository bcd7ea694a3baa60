"""Akbar's bowls and the guild orders (AG-6.3.1-1 to AG-6.3.2-6)."""

from app.framework.dice import Effects
from app.framework.moves import Refusal
from games.agra.components import BOX
from games.agra.deliveries import generous
from games.agra.gains import gain_rupees, lacking
from games.agra.influence import leads, raise_step, trigger_end
from games.agra.state import Agra, Seat, covered, replaced
from games.agra.tables import BOWL_GOODS, FREE, GOODS, GUILDS, INFLUENCE_RUPEES, ORDER_GOODS, ORDER_LIMIT, ORDERS

BASIC_GOODS = BOWL_GOODS[0]
"""Akbar has no bowls for these."""
NO_GOOD = lacking("AG-6.3.1-1")
NO_ORDERED_GOOD = lacking("AG-6.3.2-4")
NO_BOWL = tuple(Refusal("no-bowl", (good,), "AG-6.3.1-1") for good in GOODS)
SERVED = tuple(Refusal("bowl-served", (good,), "AG-6.3.1-1") for good in GOODS)
COLUMN_FULL = tuple(Refusal("column-full", (guild,), "AG-6.3.2-6") for guild in GUILDS)
AT_LIMIT = tuple(tuple(Refusal("order-limit", (guild, n), "AG-6.3.2-2") for n in range(7)) for guild in GUILDS)
NO_INFLUENCE = tuple(Refusal("no-influence", (guild,), "AG-6.3.2-3") for guild in GUILDS)


def bowl_refusal(s: Agra, player: Seat, good: int) -> Refusal | None:
    if not player.goods[good]:
        return NO_GOOD[good]
    if good < BASIC_GOODS:
        return NO_BOWL[good]
    return None if s.bowls[good - BASIC_GOODS] == FREE else SERVED[good]


def can_serve(s: Agra, player: Seat) -> bool:
    return any(player.goods[good] and s.bowls[good - BASIC_GOODS] == FREE for good in BOWL_GOODS)


def serve(s: Agra, seat: int, good: int, bowl: int, fx: Effects) -> None:
    """The marker goes into the bowl; only the Sadr us-Sudur makes good and bowl differ."""
    player = s.seats[seat]
    player.goods[good] -= 1
    s.bowls = replaced(s.bowls, bowl, seat)
    if bowl == good - BASIC_GOODS:
        fx.tell("served", seat, GOODS[good])
    else:
        fx.tell("offered", seat, GOODS[good], GOODS[bowl + BASIC_GOODS])
    gain_rupees(player, seat, generous(s, seat, good), fx)


def order_refusal(s: Agra, player: Seat, guild: int) -> Refusal | None:
    if s.marked[guild] < 0:
        return COLUMN_FULL[guild]
    if not player.influence[guild]:
        return NO_INFLUENCE[guild]
    limit = ORDER_LIMIT[s.pier]
    if covered(s.orders, guild) >= limit:
        return AT_LIMIT[guild][limit]
    for good in ORDER_GOODS[6 * guild + s.marked[guild]]:
        if not player.goods[good]:
            return NO_ORDERED_GOOD[good]
    return None


def can_fulfil(s: Agra, player: Seat) -> bool:
    return any(order_refusal(s, player, guild) is None for guild in range(3))


def order_rupees(s: Agra, seat: int, order: int) -> int:
    """AG-6.3.2-5, AG-7.6-2: what an order pays whoever fulfils it; less for those who do not lead, and then there is a step."""
    rupees = INFLUENCE_RUPEES[s.seats[seat].influence[order // 6]]
    reward = rupees if leads(s, seat, order // 6) else rupees - BOX.influence.not_leading_deduction
    return reward + sum(generous(s, seat, good) for good in ORDER_GOODS[order])


def fulfil(s: Agra, seat: int, guild: int, fx: Effects) -> None:
    """AG-6.3.2-4 to -6"""
    player = s.seats[seat]
    order = 6 * guild + s.marked[guild]
    one, two = ORDER_GOODS[order]
    player.goods[one] -= 1
    player.goods[two] -= 1
    player.supply += 1
    s.orders = replaced(s.orders, order, seat)
    fx.tell("fulfilled", seat, ORDERS[order])
    s.marked = replaced(s.marked, guild, next_order(s.orders, guild, s.marked[guild]))
    gain_rupees(player, seat, order_rupees(s, seat, order), fx)
    if s.marked[guild] < 0:
        trigger_end(s, fx)
    if not leads(s, seat, guild):
        raise_step(s, seat, guild, fx)


def next_order(orders: tuple[int, ...], guild: int, place: int) -> int:
    """The next free order below, from the bottom on to the top; -1 when the column is full."""
    for step in range(1, 7):
        below = (place + step) % 6
        if orders[6 * guild + below] == FREE:
            return below
    return -1
