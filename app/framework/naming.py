"""Names outside, indices inside: what the arguments of moves and frames mean, by their signature.

People, files and boards name things (`invest research`); rules reckon with the place of a thing in its family. Each family is
turned around once, and every argument is read once, at the door.
"""

from collections.abc import Mapping

from app.framework.moves import Args, Indices, Move, Signature

NONE = -1
"""What an argument of a kind that ends in `?` holds when there is none."""


class Naming:
    def __init__(self, things: Mapping[str, tuple[str, ...]]) -> None:
        self._ids = things
        self._index = {family: {name: i for i, name in enumerate(ids)} for family, ids in things.items()}

    def indices(self, signature: Signature, args: Args, seats: int) -> Indices | None:
        """The arguments as indices; None when they are too many, too few, or name nothing."""
        if len(args) != len(signature):
            return None
        found: list[int] = []
        for kind, arg in zip(signature, args, strict=True):
            index = self._index_of(kind, arg, seats)
            if index is None:
                return None
            found.append(index)
        return tuple(found)

    def _index_of(self, kind: str, arg: int | str, seats: int) -> int | None:
        if kind.endswith("?"):
            return NONE if arg == NONE else self._index_of(kind[:-1], arg, seats)
        family = self._index.get(kind)
        if family is not None:
            return family.get(arg) if isinstance(arg, str) else None
        if type(arg) is not int or arg < 0 or (kind == "seat" and arg >= seats):
            return None
        return arg

    def stored(self, signature: Signature, args: Args, seats: int) -> Indices | None:
        """As `indices`, for a frame in a file: older files hold a thing's number instead of its name."""
        if len(args) != len(signature):
            return None
        return self.indices(signature, tuple(self._newer(k, x) for k, x in zip(signature, args, strict=True)), seats)

    def _newer(self, kind: str, arg: int | str) -> int | str:
        ids = self._ids.get(kind.removesuffix("?"), ())
        return ids[arg] if isinstance(arg, int) and 0 <= arg < len(ids) else arg

    def names(self, signature: Signature, indices: Indices) -> Args:
        """The same arguments as people and files write them."""
        return tuple(self._name_of(kind, index) for kind, index in zip(signature, indices, strict=True))

    def _name_of(self, kind: str, index: int) -> int | str:
        if index == NONE and kind.endswith("?"):
            return NONE
        ids = self._ids.get(kind.removesuffix("?"))
        return index if ids is None else ids[index]


class Moves(dict[Indices, Move]):
    """The moves of one verb by their indices, each made once."""

    def __init__(self, verb: str, signature: Signature, naming: Naming) -> None:
        super().__init__()
        self._verb, self._signature, self._naming = verb, signature, naming

    def __missing__(self, indices: Indices) -> Move:
        move = self[indices] = Move(self._verb, self._naming.names(self._signature, indices))
        return move
