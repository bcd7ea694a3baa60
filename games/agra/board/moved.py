"""What goes on under another name between two states: a worker that leaves the supply, a marker that becomes another good."""

from collections.abc import Iterator

from games.agra.board.gestures import good_piece
from games.agra.state import Agra
from games.agra.tables import ACTIONS, GOODS, INPUT, LUXURIES, NOTABLES, ORDERS, ROW_OF, SPACES, SPOT_GOOD, SPOTS, USED_LUXURY

Moved = dict[str, str]


def moved(before: Agra, after: Agra, focus: int) -> Moved:
    found: Moved = {}
    for seat in range(len(before.seats)):
        found.update(_workers(before, after, seat))
        found.update(_markers(before, after, seat, focus))
    return found


def _workers(before: Agra, after: Agra, seat: int) -> Iterator[tuple[str, str]]:
    """From the supply to the one new space, or from a space into the supply."""
    old = [name for name, v in zip(SPACES, before.spaces, strict=True) if v >> 1 == seat]
    new = [name for name, v in zip(SPACES, after.spaces, strict=True) if v >> 1 == seat]
    left = [name for name in old if name not in new]
    came = [name for name in new if name not in old]
    if len(left) == len(came) == 1:
        yield f"worker:{seat}:{left[0]}", f"worker:{seat}:{came[0]}"
    elif came:
        yield f"workers:{seat}", f"worker:{seat}:{came[0]}"
    elif left:
        yield f"worker:{seat}:{left[0]}", f"workers:{seat}"


def _markers(before: Agra, after: Agra, seat: int, focus: int) -> Iterator[tuple[str, str]]:
    """Each new marker is one that has left another place: the topmost, of the same good if possible; else one of the supply."""
    gone = _lying(before, seat, focus)
    new = _lying(after, seat, focus)
    old, fresh = [m for m in gone if m not in new], [m for m in new if m not in gone]
    old += [m for m in _shrunk(before, after, seat, focus) if m not in old]
    supply = f"supply:{seat}"
    for name in fresh:
        source = min(reversed(old), key=lambda other: distance(gone[other], new[name]), default="")
        if source:
            old.remove(source)
            yield source, name
        elif supply:
            yield supply, name
            supply = ""
    for name in old:
        if name in gone and name not in new:
            yield name, f"supply:{seat}"


def _shrunk(before: Agra, after: Agra, seat: int, focus: int) -> list[str]:
    """Piles of a rival of which something was taken."""
    if seat == focus:
        return []
    counts = zip(before.seats[seat].goods, after.seats[seat].goods, strict=True)
    return [good_piece(before, seat, good, focus) for good, (had, has) in enumerate(counts) if has < had]


def distance(source: int, target: int) -> int:
    """How likely a marker of one good has become one of the other; -1 stands for what is no good."""
    if source == target:
        return 0
    if target >= 0 and INPUT[target] == source:
        return 1
    if source >= 0 and target >= 0:
        return 2 if ROW_OF[source] == ROW_OF[target] else 3
    return 4


def _lying(s: Agra, seat: int, focus: int) -> dict[str, int]:
    """The markers of a player that can be told apart, each with the good that it stands for."""
    p, found = s.seats[seat], {}
    for good, count in enumerate(p.goods):
        if seat == focus:
            found.update({f"good:{seat}:{GOODS[good]}:{i}": good for i in range(count)})
            continue
        if piece := good_piece(s, seat, good, focus):
            found[piece] = good
    if seat == focus:
        found.update({f"favour:{seat}:{i}": -1 for i in range(p.favours)})
        found.update({f"spent:{seat}:{name}": -1 for action, name in enumerate(ACTIONS) if p.used >> action & 1})
    found.update({f"shown:{seat}:{GOODS[g]}": g for i, g in enumerate(LUXURIES) if p.used & USED_LUXURY[i]})
    for notable, spots in enumerate(SPOTS):
        for spot in spots:
            if s.spots[spot] >> 1 == seat:
                found[f"given:{NOTABLES[notable]}:{GOODS[SPOT_GOOD[spot]]}"] = SPOT_GOOD[spot]
    found.update({f"served:{GOODS[bowl + 4]}": bowl + 4 for bowl, who in enumerate(s.bowls) if who == seat})
    found.update({f"done:{ORDERS[order]}": -1 for order, who in enumerate(s.orders) if who == seat})
    return found


def came_from(piece: str) -> str:
    """Where a piece flies in from that was not there and is no other piece under a new name."""
    kind, *words = piece.split(":")
    if kind in ("good", "favour"):
        return f"supply-at:{words[0]}"
    return "pile-at" if kind == "tile" else ""
