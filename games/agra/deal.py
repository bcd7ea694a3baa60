"""Setting up: section 2 of the rulebook and the changes for two and three players (AG-2.1-1 to AG-2.3-2)."""

from collections.abc import Sequence

from app.framework.dice import Effects
from app.framework.game import Setup
from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.deliveries import find_open_spots
from games.agra.house import BUILDER_FIRST, house_of
from games.agra.imperial import next_order
from games.agra.state import Agra, Seat
from games.agra.steps.tiles import refill
from games.agra.tables import (
    BONUSES,
    BOWL_GOODS,
    BOWL_SIDES,
    BOX_CARD,
    BUILT_AT_START,
    CIRCLE,
    FREE,
    GUILDS,
    NEUTRAL,
    NOTABLE_GUILD,
    NOTABLE_LEVEL,
    NOTABLES,
    ORDERS,
    PLOTS,
    PRINTED,
    RIVER,
    SPACES,
    SPOT_GOOD,
    TOKENS,
)


def deal(setup: Setup, fx: Effects) -> Agra:
    s = Agra()
    s.house = house_of(setup)
    clear_board(s)
    s.merchant = roll_below(fx, 4)
    s.builder = fx.roll() + (3 if s.house & BUILDER_FIRST else 4)
    s.owner = [BOX_CARD] * len(NOTABLES)
    for notable in draw_notables(setup.players, fx):
        s.owner[notable] = RIVER
    s.open_spots = find_open_spots(s)
    s.starter = s.active = fx.pick(setup.players)
    s.seats = [new_seat() for _ in range(setup.players)]
    cover_bowls(s, BOX.setup.neutral_bowls[str(setup.players)], fx)
    cover_orders(s, BOX.setup.neutral_orders[str(setup.players)], fx)
    mark_orders(s, fx)
    refill(s, fx)
    s.stack = ()
    s.push(Frame("round", s.starter))
    return s


def clear_board(s: Agra) -> None:
    s.round, s.ending, s.final, s.pier = 0, 0, 0, 1
    s.mp = s.laid = s.spent = s.muezzin = s.doubles = s.acts = 0
    s.built, s.coins = BUILT_AT_START, (0,) * 16
    s.spaces = [FREE] * len(SPACES)
    s.value, s.tokens, s.sides = PRINTED, (-1,) * len(TOKENS), (0,) * len(TOKENS)
    s.bonuses = (1,) * len(BONUSES)
    s.spots = (FREE,) * len(SPOT_GOOD)
    s.orders, s.marked, s.bowls = (FREE,) * len(ORDERS), (0, 0, 0), (FREE,) * len(BOWL_GOODS)
    s.circle, s.outer, s.row = CIRCLE.index(BOX.circle_start), -1, ()


def new_seat() -> Seat:
    """AG-2.2-1"""
    player = Seat()
    player.rupees, player.supply, player.goods, player.favours = (
        BOX.constants.start_rupees,
        BOX.constants.markers_per_player,
        [0] * 16,
        0,
    )
    player.workers, player.cook, player.tracker = BOX.constants.workers_per_player, 0, 1
    player.farmers = tuple(track.farmer_start for track in BOX.farm)
    player.covers = (1,) * len(PLOTS)
    player.influence, player.tiles, player.used, player.french = (0,) * len(GUILDS), (), 0, ()
    return player


def roll_below(fx: Effects, most: int) -> int:
    """AG-2.1-3: a die counted from 0, rolled again while it shows more than `most`."""
    while (eyes := fx.roll()) > most:
        pass
    return eyes - 1


def draw_notables(players: int, fx: Effects) -> list[int]:
    """AG-2.1-5: by level at random, then exchanges until no guild has two more than another."""
    drawn: list[int] = []
    for level, count in enumerate(BOX.setup.notables[str(players)], 1):
        left = [n for n, of in enumerate(NOTABLE_LEVEL) if of == level]
        drawn += (left.pop(fx.pick(len(left))) for _ in range(count))
    while sorted(guild_counts(drawn), reverse=True) != BOX.setup.guilds[str(players)]:
        exchange(drawn, fx)
    return drawn


def guild_counts(notables: Sequence[int]) -> list[int]:
    return [sum(NOTABLE_GUILD[n] == guild for n in notables) for guild in range(len(GUILDS))]


def exchange(drawn: list[int], fx: Effects) -> None:
    """One card of a most frequent guild for one of a least frequent guild, at the lowest level where that can be done."""
    counts = guild_counts(drawn)
    for level in range(1, 5):
        level_cards = [n for n, of in enumerate(NOTABLE_LEVEL) if of == level]
        out = [n for n in level_cards if n in drawn and counts[NOTABLE_GUILD[n]] == max(counts)]
        into = [n for n in level_cards if n not in drawn and counts[NOTABLE_GUILD[n]] == min(counts)]
        if out and into:
            drawn.remove(fx.choose(out))
            drawn.append(fx.choose(into))
            return
    raise AssertionError("no exchange brings the guilds nearer to each other")


def cover_bowls(s: Agra, rolls: int, fx: Effects) -> None:
    """AG-2.3-2: so many rolls for each side; a double covers nothing new."""
    bowls = list(s.bowls)
    for side in BOWL_SIDES:
        for _ in range(rolls):
            bowls[side[fx.roll() - 1] - 4] = NEUTRAL
    s.bowls = tuple(bowls)


def cover_orders(s: Agra, rolls: int, fx: Effects) -> None:
    """AG-2.3-2: so many different orders of each column."""
    orders = list(s.orders)
    for column in range(len(GUILDS)):
        for _ in range(rolls):
            while orders[place := 6 * column + fx.roll() - 1] == NEUTRAL:
                pass
            orders[place] = NEUTRAL
    s.orders = tuple(orders)


def mark_orders(s: Agra, fx: Effects) -> None:
    """AG-2.3-1; R-52: from a covered order on to the next free one below."""
    marked = []
    for column in range(len(GUILDS)):
        place = fx.roll() - 1
        free = s.orders[6 * column + place] == FREE
        marked.append(place if free else next_order(s.orders, column, place))
    s.marked = tuple(marked)
