"""Numbers that follow from a state: said once, asked by the steps, the board, the table in words and the judge."""

from games.noria.components import Ring
from games.noria.state import FREE, Noria, Seat
from games.noria.tables import (
    CHAMBER_VALUES,
    INTRIGUE_PRICE,
    MODIFY_PRICE,
    NIGHT_SHIFT_PRICE,
    RINGS,
    ROUNDS,
    SITES,
    SPACES,
    SYMBOLS_UNDER,
)

_BEFORE = {x: ring[i - 1] for ring in RINGS.values() for i, x in enumerate(ring)}
COMES_FROM = tuple(_BEFORE[x] for x in range(len(SPACES)))
"""NO-9.2: rings turn clockwise; the space that a disc was on one step ago."""
GOES_TO = tuple(COMES_FROM.index(x) for x in range(len(SPACES)))


def night_shift_price(s: Noria) -> int:
    """NO-5.1, NO-5.3: doubled by each one of the turn."""
    return NIGHT_SHIFT_PRICE[len(s.seats)][s.round] << s.night_shifts


def modify_price(s: Noria) -> int:
    """NO-5.2, NO-5.3: doubled by each one of the turn."""
    return MODIFY_PRICE[len(s.seats)][s.round] << s.modifies


def intrigue_price(s: Noria) -> int:
    """NO-8.1, NO-8.5: doubled by each one of the turn."""
    return INTRIGUE_PRICE[len(s.seats)][s.round] << s.intrigues


def turn_open(s: Noria) -> bool:
    """Whether the rings still lie as they did in the Action phase of this turn."""
    return any(f.kind == "administration" and f.seat == s.active for f in s.stack)


def prices_for(s: Noria, seat: int) -> tuple[int, int, int]:
    """What Night Shift, Modify and Intrigue cost this seat: now in its turn, otherwise with nothing doubled yet."""
    if seat == s.active and turn_open(s):
        return night_shift_price(s), modify_price(s), intrigue_price(s)
    players = len(s.seats)
    return NIGHT_SHIFT_PRICE[players][s.round], MODIFY_PRICE[players][s.round], INTRIGUE_PRICE[players][s.round]


def next_price(price: int) -> int:
    """NO-5.4, NO-8.5: what the same costs once more in the same turn."""
    return price << 1


def income(seat: Seat) -> int:
    """NO-9.1: the symbols that the built factories have uncovered."""
    return sum(SYMBOLS_UNDER[: seat.built])


def turned(wheel: list[int], ring: Ring) -> list[int]:
    """NO-5.1, NO-9.2: a wheel with one ring a step further clockwise."""
    later = wheel[:]
    for x in RINGS[ring]:
        later[x] = wheel[COMES_FROM[x]]
    return later


def after_turns(wheel: list[int], turns: int) -> list[int]:
    """NO-9.2: the discs of a wheel after so many turns, if nobody touches them."""
    for _ in range(turns):
        wheel = [wheel[COMES_FROM[x]] for x in range(len(SPACES))]
    return wheel


def gain(seat: Seat, resource: int, actions: int = 1) -> int:
    """NO-6.1: what a resource disc brings, one for each ship."""
    return actions * seat.ships[resource]


def surcharge(s: Noria, seat: int, path: int) -> int:
    """NO-6.4.2: one resource for each rival who is ahead."""
    mine = s.seats[seat].levels[path]
    return sum(1 for other in s.seats if other.levels[path] > mine)


def visitors(s: Noria, seat: int, island: int) -> int:
    """NO-6.5.3: how many rivals' Ambassadors stand there."""
    return sum(1 for q, other in enumerate(s.seats) if q != seat and other.ambassador == island)


def free_site(s: Noria, island: int, good: int) -> int:
    """NO-6.7: which factory space of an island a new factory for this good takes, or -1."""
    for place, (made, _) in enumerate(SITES[island]):
        if made == good and s.sites[island][place] == FREE:
            return place
    return -1


def seats_to_come(s: Noria, chamber: int) -> int:
    """NO-8.2: how many more may be seated in a Chamber, since every Intrigue also takes a Politician out of the game."""
    return min(s.unseated[chamber], sum(s.unseated) // 2)


def best_value(s: Noria, chamber: int) -> int:
    """NO-8.2: what a Chamber is worth if as many as can be are still seated in it."""
    return CHAMBER_VALUES[chamber][s.seated[chamber] + seats_to_come(s, chamber)]


def turns_left(s: Noria, seat: int) -> int:
    """How many turns of this seat are not over."""
    rounds = ROUNDS[len(s.seats)]
    if not s.round:
        return rounds
    still_to_play = any(f.seat == seat and f.kind not in ("round", "final_scoring") for f in s.stack)
    return rounds - s.round + still_to_play
