"""YZ-5: what boats can carry. The borders crossed in one action are added up and must fit the capacity (YZ-5.3, R9)."""

from functools import cache

from app.framework.moves import Refusal
from games.yinzi import house
from games.yinzi.discs import usable
from games.yinzi.state import Yinzi
from games.yinzi.tables import I_RIVER


def room_left(s: Yinzi, seat: int, borders: int, river: int) -> int:
    """The capacity left in an action that has crossed so many borders; `river` is 1 when the innovation was used for it."""
    return s.seats[seat].capacity() + river - borders


def most_room(s: Yinzi, seat: int, borders: int = 0, river: int = 0) -> int:
    """The same, if the free river capacity at hand were used as well."""
    return room_left(s, seat, borders, river) + (1 if usable(s, seat) & I_RIVER else 0)


def too_far(room: int, crossing: int) -> Refusal | None:
    if crossing <= room or not crossing:
        return None
    return _no_room(crossing, max(0, room))


@cache
def _no_room(crossing: int, room: int) -> Refusal:
    return Refusal("capacity", (crossing, room), "YZ-5.3")


def added(s: Yinzi, borders: int, crossing: int) -> int:
    """The borders crossed after another piece has moved; at some tables each piece is counted alone."""
    return borders if s.house & house.PER_PIECE else borders + crossing


def room_after(s: Yinzi, room: int, crossing: int) -> int:
    return room if s.house & house.PER_PIECE else room - crossing
