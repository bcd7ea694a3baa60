"""Deliveries to notables, and what happens when a card is complete (AG-7.2-1 to AG-7.4-3)."""

from collections.abc import Sequence

from app.framework.dice import Effects
from app.framework.moves import Refusal
from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.gains import gain_favours, gain_rupees, lacking, some
from games.agra.state import Agra, Seat, markers_on, replaced
from games.agra.tables import (
    FREE,
    GENEROUS,
    GENEROUS_RUPEES,
    GOODS,
    LEVEL_OPENED,
    MOSAIC,
    MUJTAHIDA,
    NOTABLE_GUILD,
    NOTABLE_LEVEL,
    NOTABLES,
    PAINTER,
    RIVER,
    SADR,
    SPOT_GOOD,
    SPOT_OF,
    SPOTS,
    SUFI,
)
from games.agra.tracker import tracker_forward

NO_GOOD = lacking("AG-7.2-1")
GONE = tuple(Refusal("notable-gone", (n,), "AG-7.0-1") for n in NOTABLES)
NOT_OPEN = tuple(Refusal("level-closed", (n, level), "AG-7.0-1") for n, level in zip(NOTABLES, NOTABLE_LEVEL, strict=True))
NOT_ORDERED = tuple(tuple(Refusal("not-ordered", (n, g), "AG-7.2-1") for g in GOODS) for n in NOTABLES)
SPOT_AT = tuple(tuple(spots.get(good, -1) for good in range(16)) for spots in SPOT_OF)
TAKEN = tuple(tuple(Refusal("spot-taken", (n, g), "AG-7.3-1") for g in GOODS) for n in NOTABLES)
ORDERED = tuple(tuple((n, SPOT_GOOD[spot]) for spot in spots) for n, spots in enumerate(SPOTS))
"""What each notable wants, as deliveries."""
SINGLE_HONOUR = tuple(tuple(int(g == guild) for g in range(3)) for guild in NOTABLE_GUILD)


def delivery_refusal(s: Agra, player: Seat, notable: int, good: int) -> Refusal | None:
    """Why this good cannot go to this notable."""
    if s.owner[notable] != RIVER:
        return GONE[notable]
    if NOTABLE_LEVEL[notable] > LEVEL_OPENED[s.pier]:
        return NOT_OPEN[notable]
    spot = SPOT_AT[notable][good]
    if spot < 0:
        return NOT_ORDERED[notable][good]
    if s.spots[spot] != FREE:
        return TAKEN[notable][good]
    return None if player.goods[good] else NO_GOOD[good]


def can_deliver(s: Agra, player: Seat) -> bool:
    goods = player.goods
    return any(goods[SPOT_GOOD[spot]] for spot in s.open_spots)


def find_open_spots(s: Agra) -> tuple[int, ...]:
    level = LEVEL_OPENED[s.pier]
    return tuple(
        spot
        for n, owner in enumerate(s.owner)
        if owner == RIVER and NOTABLE_LEVEL[n] <= level
        for spot in SPOTS[n]
        if s.spots[spot] == FREE
    )


def generous(s: Agra, seat: int, good: int) -> int:
    """AG-7.6-2: extra Rupees for one delivered good."""
    return GENEROUS_RUPEES[good] if s.owner[GENEROUS[good]] == seat and GENEROUS[good] >= 0 else 0


def delivery_rupees(s: Agra, seat: int, notable: int, good: int, count: int = 1) -> int:
    """AG-7.3-1, AG-7.6-2: one for each marker that will then lie on the card, and what generous notables add."""
    return markers_on(s.spots, notable) + count + generous(s, seat, good) * count


def deliver(s: Agra, seat: int, notable: int, good: int, fx: Effects, double: bool = False) -> None:
    """Reward first, then evaluation. What is to happen afterwards must already be on the stack."""
    player = s.seats[seat]
    spot = SPOT_OF[notable][good]
    count = 2 if double else 1
    reward = delivery_rupees(s, seat, notable, good, count)
    player.goods[good] -= count
    s.spots = replaced(s.spots, spot, 2 * seat + double)
    s.open_spots = tuple(other for other in s.open_spots if other != spot)
    if double:
        fx.tell("doubled", seat, *some(good, count), NOTABLES[notable])
    else:
        fx.tell("delivered", seat, GOODS[good], NOTABLES[notable])
    gain_rupees(player, seat, reward, fx)
    if all(s.spots[sp] != FREE for sp in SPOTS[notable]):
        evaluate(s, notable, fx)


def winner_of(s: Agra, supplied: Sequence[int]) -> int:
    """AG-7.4-1: of these spots of one card, top spot first: most markers, then the topmost supplied good."""
    held = [0] * len(s.seats)
    for spot in supplied:
        held[s.spots[spot] >> 1] += 1 + (s.spots[spot] & 1)
    most = max(held)
    return next(s.spots[spot] >> 1 for spot in supplied if held[s.spots[spot] >> 1] == most)


def evaluate(s: Agra, notable: int, fx: Effects) -> None:
    """AG-7.4-1 to -3: the card, the markers, the losers' favours; then its immediate effects, then the boat."""
    winner = winner_of(s, SPOTS[notable])
    s.owner[notable] = winner
    fx.tell("contract", winner, NOTABLES[notable])
    for spot in SPOTS[notable]:
        seat, count = s.spots[spot] >> 1, 1 + (s.spots[spot] & 1)
        if seat == winner:
            s.seats[seat].supply += count
        else:
            s.seats[seat].favours += count
            fx.tell("favours", seat, count)
        s.spots = replaced(s.spots, spot, FREE)
    s.push(Frame("boat", s.active))
    receive(s, winner, notable, fx)


def receive(s: Agra, seat: int, notable: int, fx: Effects) -> None:
    """The effects that a contract has once, on receipt."""
    if notable == SUFI:
        tracker_forward(s, seat, fx)
    elif notable == MOSAIC:
        s.push(Frame("search", seat))
    elif notable == MUJTAHIDA:
        s.push(Frame("mujtahida", seat))
    elif notable == PAINTER:
        s.push(Frame("rise", seat, (BOX.contracts.painter_workers, 0)), Frame("raise", seat, (1, -1)))
    elif notable == SADR:
        s.push(Frame("sadr", seat))
    elif NOTABLE_LEVEL[notable] == 4:
        gain_favours(s, seat, BOX.contracts.level_four_favours, fx)
