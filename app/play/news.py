"""What has happened since somebody last decided: what the others did, in the order in which they did it."""

from typing import Any, NamedTuple

from app.framework.game import Game
from app.framework.match import Match
from app.framework.moves import Event
from app.play.eyes import readable


class News(NamedTuple):
    since: int
    """The number of moves after the last decision of the one who asks."""
    by_seat: tuple[tuple[int, tuple[Event, ...]], ...]
    """Each other seat that moved, and what these eyes may read of it, but for that a phase begins: an event called like one."""
    about_you: tuple[Event, ...]
    """What of all this befell the one who asks."""
    taken_back: int
    """How many moves were taken back although something had become known."""


def news_for(match: Match[Any], viewer: int) -> News | None:
    """None when nobody else has moved, or when these eyes belong to no seat."""
    entries = match.entries
    last = next((i for i in range(len(entries) - 1, -1, -1) if entries[i].seat == viewer), -1)
    others = entries[last + 1 :]
    since = match.first + last + 1
    taken_back = sum(mark.moves for mark in match.taken_back if mark.number >= since)
    if viewer < 0 or last < 0 or not (others or taken_back):
        return None
    told: dict[int, list[Event]] = {}
    for entry in others:
        events = (event for event in readable(entry.events, viewer) if not match.game.phase_of(event.kind))
        told.setdefault(entry.seat, []).extend(events)
    by_seat = tuple((seat, tuple(events)) for seat, events in told.items())
    about_you = tuple(event for _, events in by_seat for event in events if _befalls(match.game, event, viewer))
    return News(since, by_seat, about_you, taken_back)


def _befalls(game: Game[Any], event: Event, seat: int) -> bool:
    named = zip(game.events[event.kind], event.params, strict=True)
    return event.seat == seat or any(kind == "seat" and param == seat for kind, param in named)
