"""Numbers that follow from a state: said once, asked by the steps, the board, the table in words and the judge."""

from games.noria.components import (
    INTRIGUE_PRICE,
    MODIFY_PRICE,
    NIGHT_SHIFT_PRICE,
    RINGS,
    SITES,
    SYMBOLS_UNDER,
    Ring,
)
from games.noria.state import FREE, Noria, Seat


def night_shift_price(s: Noria) -> int:
    """NO-5.1, NO-5.3: doubled by each one of the turn."""
    return NIGHT_SHIFT_PRICE[len(s.seats)][s.round] << s.night_shifts


def modify_price(s: Noria) -> int:
    """NO-5.2, NO-5.3: doubled by each one of the turn."""
    return MODIFY_PRICE[len(s.seats)][s.round] << s.modifies


def intrigue_price(s: Noria) -> int:
    """NO-8.1, NO-8.5: doubled by each one of the turn."""
    return INTRIGUE_PRICE[len(s.seats)][s.round] << s.intrigues


def income(seat: Seat) -> int:
    """NO-9.1: the symbols that the built factories have uncovered."""
    return sum(SYMBOLS_UNDER[: seat.built])


def turned(wheel: list[int], ring: Ring) -> list[int]:
    """NO-5.1, NO-9.2: a wheel with one ring a step further clockwise."""
    spaces = RINGS[ring]
    start, end = spaces[0], spaces[-1] + 1
    return [*wheel[:start], wheel[end - 1], *wheel[start : end - 1], *wheel[end:]]


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
