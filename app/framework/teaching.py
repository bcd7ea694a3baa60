"""What a game says to those who learn it: cards for the first time that something matters, goals of a guided first game.

A game declares both as a `Teaching` in its `lessons.py`, announced in the group `caravanserai.lessons`. The words lie in
`text/lessons/<lang>.ftl`: `card-<id>` and `about-card-<id>` for a card, `goal-<id>` and `about-goal-<id>` for a goal, and
`learnt` for what one knows at the end.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from app.framework.plugins import announced, fetch

GROUP = "caravanserai.lessons"


class Card(NamedTuple):
    """A few words for the first time: of what something is about, what people aim for, and why."""

    id: str
    asked: tuple[str, ...] = ()
    """The kinds of questions that it explains."""
    when: Callable[[Any, int], bool] | None = None
    """What else makes it due, at any question: something that holds of the table as this seat sees it."""


class Goal(NamedTuple):
    """Something small to do, reached by any move of the learner, or any news of the learner, that begins with these words."""

    id: str
    moves: tuple[str, ...] = ()
    """As moves are written: `invest`, `activate small_top`."""
    news: tuple[str, ...] = ()
    """The kind of an event and what it says, likewise: `climbed research`."""
    of_anybody: bool = False
    """News of others will do."""


class Guided(NamedTuple):
    """A first game against one bot. Who is dealt this seed is dealt this game: so a saved game tells it without a new word."""

    seed: str
    goals: tuple[Goal, ...]
    options: tuple[tuple[str, str], ...] = ()


class Teaching(NamedTuple):
    cards: tuple[Card, ...]
    guided: Guided


def lesson_words(folder: Path) -> Path:
    """Where the words of the lessons lie, in the folder of a game."""
    return folder / "text" / "lessons"


def teaching_of(game_id: str) -> Teaching | None:
    """None for a game that teaches nothing."""
    target = announced(GROUP).get(game_id)
    made: Teaching | None = fetch(target) if target else None
    return made
