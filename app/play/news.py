"""What has happened since somebody last decided: what the others did, in the order in which they did it."""

from typing import Any, NamedTuple

from app.framework.match import Match
from app.framework.moves import Event
from app.play.eyes import readable


class News(NamedTuple):
    since: int
    """The number of moves after the last decision of the one who asks."""
    by_seat: tuple[tuple[int, tuple[Event, ...]], ...]
    """Each other seat that moved, and what these eyes may read of it."""
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
        told.setdefault(entry.seat, []).extend(readable(entry.events, viewer))
    return News(since, tuple((seat, tuple(events)) for seat, events in told.items()), taken_back)
