"""AG-7.1-1 to -6: the boat and its events."""

from collections.abc import Callable

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from app.framework.players import clockwise
from games.agra.city import move_builder, move_merchant, put_up
from games.agra.components import BOX
from games.agra.deliveries import find_open_spots
from games.agra.influence import trigger_end
from games.agra.prices import price
from games.agra.state import Agra
from games.agra.tables import COTTON, NOTABLE_LEVEL

SAILS_AFTER = ((1, 2), (2, 1), (2, 2), (3, 1), (4, 1))
"""For each pier but the last the level and the number of fulfilled contracts after which the boat leaves it."""


def pier_of(s: Agra) -> int:
    """AG-7.1-1: where the boat belongs by the number of contracts fulfilled at each level."""
    for pier, (level, needed) in enumerate(SAILS_AFTER, 1):
        if fulfilled(s, level) < needed:
            return pier
    return len(SAILS_AFTER) + 1


def fulfilled(s: Agra, level: int) -> int:
    """The contracts of a level that somebody has won."""
    return sum(1 for owner, its in zip(s.owner, NOTABLE_LEVEL, strict=True) if owner >= 0 and its == level)


def builder_builds(s: Agra, fx: Effects) -> None:
    """AG-7.1-2: without worker, processing or bonus."""
    if s.builder >= 0 and not s.built[s.builder]:
        put_up(s, s.active, s.builder, fx)
    if s.builder >= 0:
        move_builder(s, fx)


def cotton_favours(s: Agra, fx: Effects) -> None:
    """AG-7.1-3"""
    move_merchant(s, fx)
    most = BOX.piers.cotton_favour_max
    s.push(*(Frame("favours_due", q, (min(most, s.seats[q].goods[COTTON]),)) for q in clockwise(len(s.seats), s.active)))


def prices_return(s: Agra, _: Effects) -> None:
    """AG-7.1-4; R-48: lower side up."""
    for token in range(len(s.tokens)):
        price(s, token, -1, 0)
    s.push(*(Frame("favours_due", q, (BOX.piers.favour_each,)) for q in clockwise(len(s.seats), s.active)))


def cotton_goods(s: Agra, _: Effects) -> None:
    """AG-7.1-5: each player chooses one good, whose value depends on the cotton owned now."""
    values = BOX.piers.cotton_good_values
    gifts = [(q, values[min(2, s.seats[q].goods[COTTON])]) for q in clockwise(len(s.seats), s.active)]
    s.push(*(Frame("gain", q, (value,)) for q, value in gifts))


EVENTS: dict[int, Callable[[Agra, Effects], None]] = {
    2: builder_builds,
    3: cotton_favours,
    4: prices_return,
    5: cotton_goods,
    6: trigger_end,
}


class Boat(Phase[Agra]):
    """AG-7.1-1: after a completed contract, at once."""

    kind = "boat"
    rule = "AG-7.1-1"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        if pier_of(s) > s.pier:
            s.pier += 1
            fx.tell("boat", f.seat, s.pier)
            s.push(f)
            EVENTS[s.pier](s, fx)
        s.open_spots = find_open_spots(s)
