"""Plain data to JSON and back: rows, frames and moves by their declared types, nothing else.

A reader is built once for a class from its annotations. It checks every value on the way in, so a damaged or foreign file is
refused with the place and the reason instead of becoming a strange game.
"""

import json
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeVar, Union

from app.framework.fingerprint import fingerprint
from app.framework.game import Game
from app.framework.moves import Args
from app.framework.phases import Row, State, slot_names

T = TypeVar("T")
Reader = Callable[[Any, str], Any]


class WrittenFrame(NamedTuple):
    """A frame as a file holds it."""

    kind: str
    seat: int
    args: Args


class Damaged(ValueError):
    """Data that cannot be what it claims to be; the text says where and why."""


_PLAIN = frozenset({int, str, bool, types.NoneType})


def encode(value: Any) -> Any:
    """Opening a game asks this of every state there was, and nearly all of what they hold is plain already."""
    if isinstance(value, Row):
        return {name: v if type(v := getattr(value, name)) in _PLAIN else encode(v) for name in slot_names(type(value))}
    if isinstance(value, list | tuple):
        return [v if type(v) in _PLAIN else encode(v) for v in value]
    if isinstance(value, dict):
        return {k: v if type(v) in _PLAIN else encode(v) for k, v in value.items()}
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"{type(value).__name__} is not plain data")


def decode(cls: type[T], data: Any, where: str = "") -> T:
    read: Reader = reader(cls)  # type: ignore[arg-type]
    return typing.cast(T, read(data, where or cls.__name__))


def written(game: Game[Any], s: State) -> dict[str, Any]:
    """A state as a file holds it: things in the arguments of frames by name."""
    data: dict[str, Any] = encode(s)
    data["stack"] = [[f.kind, f.seat, list(game.naming.names(game.phase(f).params, f.args))] for f in s.stack]
    return data


def read_state(game: Game[Any], data: Any) -> Any:
    """A state of this game from a file; Damaged when it cannot be one."""
    where = game.state_type.__name__
    if isinstance(data, dict) and isinstance(data.get("stack"), list):
        seats = len(data["seats"]) if isinstance(data.get("seats"), list) else 0
        frames = [_frame(game, frame, seats, f"{where}.stack[{i}]") for i, frame in enumerate(data["stack"])]
        data = data | {"stack": frames}
    return decode(game.state_type, data, where)


def _frame(game: Game[Any], data: Any, seats: int, where: str) -> Any:
    kind, seat, args = decode(WrittenFrame, data, where)
    phase = game.phase_of(kind)
    if phase is None:
        raise Damaged(f"{where}: no such question")
    if not 0 <= seat < seats:
        raise Damaged(f"{where}: no such seat")
    indices = game.naming.stored(phase.params, args, seats)
    if indices is None:
        raise Damaged(f"{where}: other arguments expected")
    return [kind, seat, list(indices)]


def digest(game: Game[Any], s: State) -> str:
    """A short fingerprint of a whole state, to notice drift."""
    text = json.dumps(written(game, s), separators=(",", ":"), sort_keys=True)
    return fingerprint(text.encode())[:16]


@cache
def reader(kind: Any) -> Reader:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return _anything
    if kind in (int, str, bool, type(None)):
        return _plain(kind)
    if origin in (Union, types.UnionType):
        return _one_of([reader(a) for a in args])
    if origin is list:
        return _many(list, reader(args[0]))
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return _many(tuple, reader(args[0]))
    if origin is tuple:
        return _fixed(tuple, [reader(a) for a in args])
    if origin is dict and args[0] is str:
        return _mapping(reader(args[1]))
    if isinstance(kind, type) and issubclass(kind, tuple):
        return _fixed(kind._make, [reader(a) for a in typing.get_type_hints(kind).values()])  # type: ignore[attr-defined]
    if isinstance(kind, type) and issubclass(kind, Row):
        return _row(kind)
    raise TypeError(f"no plain data for {kind}")


def _anything(data: Any, _where: str) -> Any:
    return data


def _plain(kind: type) -> Reader:
    def read(data: Any, where: str) -> Any:
        if type(data) is not kind:
            raise Damaged(f"{where}: {kind.__name__} expected, {type(data).__name__} found")
        return data

    return read


def _one_of(readers: list[Reader]) -> Reader:
    def read(data: Any, where: str) -> Any:
        for one in readers:
            try:
                return one(data, where)
            except Damaged as reason:
                last = reason
        raise last

    return read


def _many(make: Callable[[Any], Any], one: Reader) -> Reader:
    def read(data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise Damaged(f"{where}: a list expected, {type(data).__name__} found")
        return make([one(d, f"{where}[{i}]") for i, d in enumerate(data)])

    return read


def _fixed(make: Callable[[Any], Any], parts: list[Reader]) -> Reader:
    def read(data: Any, where: str) -> Any:
        if not isinstance(data, list) or len(data) != len(parts):
            raise Damaged(f"{where}: a list of {len(parts)} expected")
        return make([part(d, f"{where}[{i}]") for i, (part, d) in enumerate(zip(parts, data, strict=True))])

    return read


def _mapping(one: Reader) -> Reader:
    def read(data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise Damaged(f"{where}: an object expected, {type(data).__name__} found")
        return {k: one(v, f"{where}.{k}") for k, v in data.items()}

    return read


def _row(cls: type[Row]) -> Reader:
    hints = typing.get_type_hints(cls)
    names = slot_names(cls)
    readers: dict[str, Reader] = {}

    def read(data: Any, where: str) -> Any:
        if not readers:
            readers.update({name: reader(hints[name]) for name in names})
        if not isinstance(data, dict) or data.keys() != readers.keys():
            raise Damaged(f"{where}: the fields {', '.join(names)} expected")
        row = cls()
        for name, one in readers.items():
            setattr(row, name, one(data[name], f"{where}.{name}"))
        return row

    return read
