"""Who may see what. Log, board, terminal, commands and pictures ask here, and nowhere else."""

from collections.abc import Iterable, Sequence
from typing import Any

from app.framework.game import Game
from app.framework.match import Entry
from app.framework.moves import Event
from app.framework.phases import Frame
from app.framework.players import HUMAN, Player

EVERYBODY = -1
"""Eyes that see what no player may keep from another: of onlookers, and in front of a closed curtain."""


def persons(players: Sequence[Player]) -> list[int]:
    """The seats of people."""
    return [seat for seat, player in enumerate(players) if player.control == HUMAN]


def onlooker(players: Sequence[Player]) -> int:
    """Whose eyes somebody has who has said nothing: those of the only person at the table, if there is one."""
    people = persons(players)
    return people[0] if len(people) == 1 else EVERYBODY


def eyes_at(players: Sequence[Player], frame: Frame | None) -> int:
    """Whose eyes count at this question, with no curtain between: those of the person who is asked."""
    return frame.seat if frame is not None and frame.seat in persons(players) else onlooker(players)


def seen_by(viewer: int, game: Game[Any], state: Any) -> Any:
    """The state in these eyes."""
    for seat in range(len(state.seats)) if viewer == EVERYBODY else (viewer,):
        state = game.observe(state, seat)
    return state


def readable(events: Iterable[Event], viewer: int) -> list[Event]:
    """What of the news these eyes may read."""
    return [event for event in events if not event.only or viewer in event.only]


def open_to(entry: Entry, viewer: int) -> bool:
    """Whether these eyes may know which move this was: not when some of what it led to is for others alone."""
    return entry.seat == viewer or len(readable(entry.events, viewer)) == len(entry.events)
