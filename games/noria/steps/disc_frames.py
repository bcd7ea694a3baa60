"""The question a disc asks. Arguments of its frame: the space of the acting disc, actions left, whether one is compulsory.

A Bonus that repeats a disc opens that disc's frame with that disc's space, so that a Tool cannot upgrade itself through a Bonus
(NO-R10).
"""

from app.framework.phases import Frame
from games.noria.state import Noria
from games.noria.tables import DISCS, SPACES

_FRAMES = tuple(
    tuple(tuple(tuple(Frame(kind, seat, (x, left, must)) for must in (0, 1)) for left in (1, 2)) for x in range(len(SPACES)))
    for kind in DISCS
    for seat in range(4)
)


def disc_frame(kind: int, seat: int, space: int, actions: int, must: int = 1) -> Frame:
    return _FRAMES[kind * 4 + seat][space][actions - 1][must]


def keep_second_action(s: Noria, f: Frame) -> None:
    """Owe what is left of an advanced disc after one of its actions has begun."""
    space, left, _ = f.args
    if left == 2:
        s.push(Frame(f.kind, f.seat, (space, 1, 0)))
