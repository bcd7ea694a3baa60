"""What the machine wants of a face: see `app.play.turns`."""

from collections.abc import Sequence
from typing import NamedTuple

from app.framework.lines import Note
from app.framework.moves import Move, Refusal


class Show(NamedTuple):
    """Put the table where `Turns.seen()` is, then say `shown()`."""

    news: bool
    """One move was just played, to be seen and told; else another moment or other eyes."""
    quick: bool = False
    """Nobody wants to watch: no animation."""


class Ask(NamedTuple):
    """Let this person choose, and `play` it."""

    seat: int
    prompt: int
    tried: Sequence[tuple[Move, Refusal | None]]
    """Everything that might be tried, with the reason against it if there is one: found out once, for all who show it."""

    def legal(self) -> list[Move]:
        return [move for move, refusal in self.tried if refusal is None]


class Think(NamedTuple):
    """Let the bot of this seat choose, and give its `answer` with this prompt; or say that it `failed`."""

    seat: int
    prompt: int


class Hold(NamedTuple):
    """The game is paused, and a bot is next: wait for `step` or `pause(False)`."""

    seat: int


class Curtain(NamedTuple):
    """Show nothing until this person says that nobody else looks: `draw_curtain`."""

    seat: int


class Over(NamedTuple):
    """The game has ended."""


class Stuck(NamedTuple):
    """The game cannot go on, for this reason; it stays so until `try_again` or an undo."""

    reason: Note


class Refused(NamedTuple):
    """What was wanted is not possible; whatever was open stays open."""

    refusal: Refusal


Want = Show | Ask | Think | Hold | Curtain | Over | Stuck | Refused
