"""Meditation points: gaining them and spending them (AG-6.1.1-1, AG-A1-9)."""

from app.framework.dice import Effects
from app.framework.moves import Refusal
from games.agra.components import BOX
from games.agra.state import Agra
from games.agra.tables import MA_FARMER, MUEZZIN, TRACK_MP

FEW_MP = tuple(tuple(Refusal("few-mp", (need, have), "AG-6.1.2-1") for have in range(need)) for need in range(5))


def gain_mp(s: Agra, seat: int, count: int, fx: Effects) -> None:
    """AG-A1-9: the Muezzin adds one point to the first of a phase."""
    if s.owner[MUEZZIN] == seat and not s.muezzin:
        s.muezzin = 1
        count += BOX.contracts.muezzin_mp
    s.mp += count
    fx.tell("mp", seat, count)


def lay_value(s: Agra, seat: int, fx: Effects) -> None:
    """AG-6.1.1-1: each further worker gives the value of the next lower space."""
    worth = next_lay(s, seat)
    s.laid += 1
    gain_mp(s, seat, worth, fx)


def next_lay(s: Agra, seat: int) -> int:
    """The points that the next worker laid down in this phase gives, the Muezzin's not counted."""
    return TRACK_MP[max(1, s.seats[seat].tracker - s.laid)]


def spend_mp(s: Agra, seat: int, count: int, place: int, fx: Effects) -> None:
    s.mp -= count
    s.spent = 1
    fx.tell("mp-spent", seat, count)
    if place != MA_FARMER:
        s.outer = place
