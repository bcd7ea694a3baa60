"""States that are equal in every field, found at once among many."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from app.framework.phases import Row, slot_names


def frozen(row: Row) -> tuple[Any, ...]:
    """All fields of a row as something that can be hashed: equal for equal rows, and only for those."""
    kind: Any = type(row)
    return tuple([_frozen(value) if type(value) is list else value for value in _fields(kind)(row)])


def _frozen(values: list[Any]) -> tuple[Any, ...]:
    if values:
        if isinstance(values[0], Row):
            return tuple(map(frozen, values))
        if type(values[0]) is list:
            return tuple(map(_frozen, values))
    return tuple(values)


@cache
def _fields(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    names = slot_names(kind)
    return attrgetter(*names) if len(names) > 1 else lambda row: (getattr(row, names[0]),)
