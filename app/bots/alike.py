"""States that are equal in every field, found at once among many."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from app.framework.phases import Row, slot_names

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
