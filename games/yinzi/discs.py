"""YZ-10: discs on the innovations, which may be used later but not in the turn in which they were placed."""

from app.framework.dice import Effects
from app.framework.moves import Refusal
from games.yinzi.state import Yinzi
from games.yinzi.tables import INNOVATIONS

FRESH = Refusal("disc-fresh", (), "YZ-10.1")
NO_DISC = Refusal("no-disc-there", (), "YZ-10.1")
NOT_NOW = Refusal("innovation-not-now", (), "YZ-10.1")


def usable(s: Yinzi, seat: int) -> int:
    """The innovations that a seat could use now, one bit each."""
    return s.seats[seat].inn & ~s.fresh


def why_not_usable(s: Yinzi, seat: int, innovation: int) -> Refusal | None:
    """Why the disc of an innovation, given as its bit, cannot be used at all."""
    if not s.seats[seat].inn & innovation:
        return NO_DISC
    return FRESH if s.fresh & innovation else None


def spend_disc(s: Yinzi, seat: int, innovation: int, fx: Effects) -> None:
    """An innovation is used: its disc goes home."""
    take_disc(s, seat, innovation, fx)
    s.seats[seat].discs += 1


def take_disc(s: Yinzi, seat: int, innovation: int, fx: Effects) -> None:
    """A disc leaves the innovations; the caller says where it goes."""
    s.seats[seat].inn ^= innovation
    fx.tell("uses", seat, INNOVATIONS[innovation.bit_length() - 1])


def holder(s: Yinzi, innovation: int) -> int:
    """Who has the disc of an innovation, or -1."""
    return next((seat for seat, player in enumerate(s.seats) if player.inn & innovation), -1)
