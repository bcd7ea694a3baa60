"""The values of the goods (AG-5.2.1-1)."""

from games.agra.state import Agra, replaced
from games.agra.tables import PRINTED, SIDES


def price(s: Agra, token: int, good: int, side: int) -> None:
    """Put a token on a good, or with good -1 back into the storage, and count the values again."""
    s.tokens = replaced(s.tokens, token, good)
    s.sides = replaced(s.sides, token, side)
    value = list(PRINTED)
    for t, place in enumerate(s.tokens):
        if place >= 0:
            value[place] = SIDES[t][s.sides[t]]
    s.value = tuple(value)
