"""NO-10: the count at the end."""

from app.framework.game import Standing
from games.noria.state import Noria, Seat
from games.noria.tables import (
    CHAMBER,
    CHAMBER_VALUES,
    CHAMBERS,
    DIVISION,
    PATH,
    SPECIALIZATION,
)


def chamber_value(s: Noria, chamber: int) -> int:
    """NO-8: the leftmost value that no Politician covers."""
    return CHAMBER_VALUES[chamber][s.seated[chamber]]


def counted_level(seat: Seat, chamber: int) -> int:
    """NO-10.2 to NO-10.4: the Level that a Chamber multiplies."""
    if chamber == SPECIALIZATION:
        return max(seat.levels)
    if chamber == DIVISION:
        return min(seat.levels)
    return seat.levels[PATH[CHAMBERS[chamber]]]


def burden(seat: Seat) -> int:
    """NO-10.6: ships and warehouses; fewer are better in a tie."""
    return sum(seat.ships) + sum(seat.warehouses)


def standing(s: Noria) -> Standing:
    lines = tuple(
        (name, tuple(counted_level(seat, CHAMBER[name]) * chamber_value(s, CHAMBER[name]) for seat in s.seats))
        for name in CHAMBERS
    )
    totals = tuple(sum(values) for values in zip(*(values for _, values in lines), strict=True))
    return Standing(lines, totals, (("burden", tuple(-burden(seat) for seat in s.seats)),))
