"""States that are equal in every field, found at once among many."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

from app.framework.phases import Row, State, slot_names

_readers: dict[type, Callable[[Row], tuple[Any, ...]]] = {}
"""What reads all fields of each kind of row."""


def frozen(row: Row) -> tuple[Any, ...]:
    """All fields of a row as something that can be hashed: equal for equal rows, and only for those."""
    reader = _readers.get(type(row))
    if reader is None:
        reader = _readers[type(row)] = _reader(type(row))
    return tuple([_frozen(value) if type(value) is list else value for value in reader(row)])


def _frozen(values: list[Any]) -> tuple[Any, ...]:
    if values:
        if isinstance(values[0], Row):
            return tuple([frozen(row) for row in values])
        if type(values[0]) is list:
            return tuple([_frozen(row) for row in values])
    return tuple(values)


def _reader(kind: type[Row]) -> Callable[[Row], tuple[Any, ...]]:
    names = slot_names(kind)
    return attrgetter(*names) if len(names) > 1 else lambda row: (getattr(row, names[0]),)


class Place(NamedTuple):
    """Where a number or a list lies in a state."""

    seat: int
    """-1 in the state itself."""
    name: str


_places: dict[tuple[type, int], tuple[Place, ...]] = {}
"""All of them by the type of the state and the number of seats."""


def _places_of(state: State) -> tuple[Place, ...]:
    kind = type(state), len(state.seats)
    places = _places.get(kind)
    if places is None:
        of_all = [Place(-1, name) for name in slot_names(type(state)) if name != "seats"]
        of_seats = [Place(seat, name) for seat, row in enumerate(state.seats) for name in slot_names(type(row))]
        places = _places[kind] = (*of_all, *of_seats)
    return places


def _read(state: State, place: Place) -> Any:
    return getattr(state if place.seat < 0 else state.seats[place.seat], place.name)


def _read_frozen(state: State, place: Place) -> Any:
    value = _read(state, place)
    return _frozen(value) if type(value) is list else value


def _first_difference(one: State, other: State) -> Place | None:
    for place in _places_of(one):
        if _read(one, place) != _read(other, place):
            return place
    return None


class Leaf:
    """A state, and what is known about it."""

    __slots__ = ("known", "state")

    def __init__(self, state: State, known: Any) -> None:
        self.state = state
        self.known = known


class Branch:
    """States that differ in one place, by what is there."""

    __slots__ = ("place", "ways")

    def __init__(self, place: Place) -> None:
        self.place = place
        self.ways: dict[Any, Branch | Leaf] = {}


class Lookalikes:
    """States of the same game that look the same from outside: told apart by no more of their fields than that takes."""

    __slots__ = ("_top",)

    def __init__(self, state: State, known: Any) -> None:
        self._top: Branch | Leaf = Leaf(state, known)

    def setdefault(self, state: State, known: Any) -> Any:
        """What is known about an equal state, or this if there was none."""
        at, above, way = self._top, None, None
        while isinstance(at, Branch):
            above, way = at, _read_frozen(state, at.place)
            below = at.ways.get(way)
            if below is None:
                at.ways[way] = Leaf(state, known)
                return known
            at = below
        place = _first_difference(at.state, state)
        if place is None:
            return at.known
        branch = Branch(place)
        branch.ways[_read_frozen(at.state, place)] = at
        branch.ways[_read_frozen(state, place)] = Leaf(state, known)
        if above is None:
            self._top = branch
        else:
            above.ways[way] = branch
        return known
