"""What changes hands among the rivals, where it is only a number: markers between piles, from the supply, to the favours."""

from collections.abc import Iterator, Sequence

from app.framework.players import Colour
from app.table.board import Passing
from games.agra.board.moved import distance, moved
from games.agra.board.player import look_of
from games.agra.state import Agra
from games.agra.tables import GOODS

MOST = 6
"""Flying side by side; more are not told apart."""


def passing(before: Agra, after: Agra, focus: int, colours: Sequence[Colour]) -> list[Passing]:
    names = moved(before, after, focus)
    return [p for q in range(len(before.seats)) if q != focus for p in _of(before, after, q, set(names.values()), colours[q])]


def _of(before: Agra, after: Agra, q: int, renamed: set[str], colour: Colour) -> Iterator[Passing]:
    look, old, new = f"marker/{look_of(colour)}/1", before.seats[q], after.seats[q]
    change = [now - then for then, now in zip(old.goods, new.goods, strict=True)]
    lost = {good: -n for good, n in enumerate(change) if n < 0}
    for good, n in enumerate(change):
        if n <= 0:
            continue
        source = min(lost, key=lambda other: distance(other, good), default=-1)
        start = f"store:{q}:{GOODS[source]}" if source >= 0 else f"supply-at:{q}"
        many = n - (f"pile:{q}:{GOODS[good]}" in renamed)
        if many:
            yield Passing(look, start, f"store:{q}:{GOODS[good]}", min(MOST, many))
    if new.favours > old.favours:
        yield Passing(look, f"supply-at:{q}", f"favours:{q}", min(MOST, new.favours - old.favours))
