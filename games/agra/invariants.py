"""What is true of every sound state, by the number of the invariant."""

from collections.abc import Callable, Iterator

from games.agra.components import BOX
from games.agra.deliveries import find_open_spots
from games.agra.farm import harvest
from games.agra.state import Agra, covered
from games.agra.steps.river import pier_of
from games.agra.steps.sailor import free_deliveries
from games.agra.tables import (
    BOX_CARD,
    COOK,
    FREE,
    LEVEL,
    LEVEL_OPENED,
    MARKED_BY_MARKER,
    NEUTRAL,
    NOTABLE_LEVEL,
    ORDER_LIMIT,
    PRINTED,
    SIDES,
    SPOTS,
    TOP,
    TRACKER_LAST,
    USED_LUXURY,
)


def markers(s: Agra) -> bool:
    """INV-1: 22 markers each."""
    for q, player in enumerate(s.seats):
        lying = [player.supply, player.favours, *player.goods]
        spread = s.markers_on_river(q) + s.orders.count(q) + s.bowls.count(q) + len(player.french)
        if (
            min(lying) < 0
            or sum(lying) + spread + (player.used & MARKED_BY_MARKER).bit_count() != BOX.constants.markers_per_player
        ):
            return False
    return True


def workers(s: Agra) -> bool:
    """INV-2: ten workers each, on characters and built buildings only."""
    if any(v != FREE and i < 16 and not s.built[i] for i, v in enumerate(s.spaces)):
        return False
    for q, player in enumerate(s.seats):
        on_board = sum(v >> 1 == q for v in s.spaces)
        if player.workers + on_board + player.cook != BOX.constants.workers_per_player or player.workers < 0:
            return False
        if not 0 <= player.cook <= (BOX.contracts.cook_capacity if s.owner[COOK] == q else 0):
            return False
    return True


def city(s: Agra) -> bool:
    """INV-3: figures and coins. The Builder may stand on a built building while his move is owed."""
    if (
        not all(s.built[:4])
        or not s.built[s.merchant]
        or any(n < 0 or (n and not b) for n, b in zip(s.coins, s.built, strict=True))
    ):
        return False
    owed = any(f.kind == "builder" for f in s.stack)
    if s.builder < 0:
        return all(s.built)
    return owed or not s.built[s.builder]


def bonus_tiles(s: Agra) -> bool:
    """INV-4: always a tile left for every building that may still be built."""
    for level in (2, 3, 4):
        unbuilt = sum(1 for b, built in enumerate(s.built) if LEVEL[b] == level and not built)
        if sum(s.bonuses[4 * (level - 2) : 4 * (level - 1)]) < unbuilt:
            return False
    return True


def farms(s: Agra) -> bool:
    """INV-5: covers, farmers, and 16 minus the covers as the sum of the four yields."""
    for player in s.seats:
        yields = [harvest(player, good) for good in range(4)]
        if min(yields) < 0 or max(yields) > 8 or sum(yields) != 16 - sum(player.covers):
            return False
        for track, space in enumerate(player.farmers):
            on_cover = (space == 1 and player.covers[2 * track]) or (space == 5 and player.covers[2 * track + 1])
            if not 1 <= space <= 5 or on_cover:
                return False
    return True


def prices(s: Agra) -> bool:
    """INV-6: tokens on different goods, values one off the printed ones at most and as the tokens say."""
    lying = [g for g in s.tokens if g >= 0]
    value = list(PRINTED)
    for token, good in enumerate(s.tokens):
        if good >= 0:
            value[good] = SIDES[token][s.sides[token]]
    return (
        len(set(lying)) == len(lying)
        and tuple(value) == s.value
        and all(abs(v - printed) <= BOX.price_difference for v, printed in zip(value, PRINTED, strict=True))
    )


def river(s: Agra) -> bool:
    """INV-7: the cards in play; markers only on open cards that are not complete."""
    counts = BOX.setup.notables[str(len(s.seats))]
    for level, count in enumerate(counts, 1):
        if sum(o != BOX_CARD and NOTABLE_LEVEL[n] == level for n, o in enumerate(s.owner)) != count:
            return False
    for notable, owner in enumerate(s.owner):
        filled = [s.spots[sp] != FREE for sp in SPOTS[notable]]
        closed = owner != -1 or NOTABLE_LEVEL[notable] > LEVEL_OPENED[s.pier]
        if all(filled) or (closed and any(filled)):
            return False
    return s.open_spots == find_open_spots(s)


def boat(s: Agra) -> bool:
    """INV-8: the pier follows from the contracts, once the boat has moved."""
    return any(f.kind == "boat" for f in s.stack) or pier_of(s) == s.pier


def columns(s: Agra) -> bool:
    """INV-9: order limits and order markers."""
    for guild in range(3):
        neutral = s.orders[6 * guild : 6 * guild + 6].count(NEUTRAL)
        if covered(s.orders, guild) > max(ORDER_LIMIT[s.pier], neutral):
            return False
        place = s.marked[guild]
        if place < 0 if covered(s.orders, guild) < 6 else place >= 0:
            return False
        if place >= 0 and s.orders[6 * guild + place] != FREE:
            return False
    return True


def boards(s: Agra) -> bool:
    """INV-10: influence, trackers, favour tiles."""
    held = [*s.row, *(tile for player in s.seats for tile in player.tiles)]
    surplus = {f.seat for f in s.stack if f.kind == "surplus"}
    most = BOX.constants.max_extra_favour_tiles
    return (
        len(set(held)) == len(held)
        and len(s.row) <= BOX.constants.face_up_favour_tiles
        and all(len(player.tiles) <= most + (q in surplus) for q, player in enumerate(s.seats))
        and all(0 <= step <= TOP for player in s.seats for step in player.influence)
        and all(1 <= player.tracker <= TRACKER_LAST for player in s.seats)
    )


def purses(s: Agra) -> bool:
    """INV-11"""
    return all(player.rupees >= 0 for player in s.seats)


def meditation(s: Agra) -> bool:
    """INV-12: points only in the Meditation Phase; the marker on an outer action."""
    meditating = any(f.kind == "meditation" for f in s.stack)
    return s.mp >= 0 and (meditating or not s.mp) and 0 <= s.circle <= 3


def limits(s: Agra) -> bool:
    """INV-13: double deliveries, deliveries of a voyage."""
    for f in s.stack:
        if f.kind == "sailor":
            paid, free_used, paid_used, *_ = f.args
            if free_used > free_deliveries(s, f.seat) or paid_used > paid:
                return False
    return s.doubles <= BOX.constants.max_double_deliveries_per_turn


def main_actions(s: Agra) -> bool:
    """INV-14: one main action, two with a Statue; exactly as many when the Order Phase is reached."""
    if not s.stack:
        return True
    actions = 1 + bool(s.seats[s.active].used & USED_LUXURY[0])
    owed = sum(f.kind == "action" for f in s.stack)
    return s.acts + owed == actions


def turns(s: Agra) -> bool:
    """INV-15: scoring only after a full last round."""
    return bool(s.stack) or (s.final == 1 and (s.active + 1) % len(s.seats) == s.starter)


INVARIANTS: tuple[tuple[str, Callable[[Agra], bool]], ...] = (
    ("INV-1", markers),
    ("INV-2", workers),
    ("INV-3", city),
    ("INV-4", bonus_tiles),
    ("INV-5", farms),
    ("INV-6", prices),
    ("INV-7", river),
    ("INV-8", boat),
    ("INV-9", columns),
    ("INV-10", boards),
    ("INV-11", purses),
    ("INV-12", meditation),
    ("INV-13", limits),
    ("INV-14", main_actions),
    ("INV-15", turns),
)


def broken(s: Agra) -> Iterator[str]:
    return (name for name, holds in INVARIANTS if not holds(s))
