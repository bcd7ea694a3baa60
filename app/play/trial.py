"""To try something out: a game of its own that begins at a moment of another one, as far as one pair of eyes knows it."""

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

from app.framework.dice import Effects, live
from app.framework.game import Game
from app.framework.match import Entry, Match
from app.framework.moves import Move
from app.play.dues import what_for
from app.play.eyes import seen_by

GUESSES = 200
"""So often something possible is imagined, until it is such that the open question can be answered."""


class Trial(NamedTuple):
    match: Match[Any]
    """The copy. It knows nothing of what the game it comes from keeps hidden, nor of the chance that awaits that game."""
    imagined: bool
    """Whether hidden things had to be imagined."""
    led: Move | None
    """What led to the payment that it may begin with."""

    @property
    def lucky(self) -> bool:
        """Whether chance was met that may fall otherwise in the game itself."""
        return any(entry.picks for entry in self.match.entries)


def can_try(match: Match[Any], number: int) -> bool:
    """Whether anybody is asked anything at that moment."""
    return number < match.number or not match.over


def try_out(match: Match[Any], viewer: int, number: int) -> Trial | None:
    """A copy of the game as it stood after so many moves; None when these eyes know too little to go on from there."""
    seen = seen_by(viewer, match.game, match.at(number))
    full = _imagined(match.game, seen, max(0, viewer))
    if full is None:
        return None
    imagined = bool(full != seen)
    first = max(1, number) if imagined else number  # before its first move a game is as it was dealt, not as one imagines it
    copy = Match.resumed(match.game, match.setup, full, first)
    copy.take_back = match.take_back
    return Trial(copy, imagined, what_for(match, number))


def as_a_game(trial: Trial, match: Match[Any], number: int) -> Match[Any]:
    """The trial as a game that can be kept: with all that came before it, unless that would belie what was imagined."""
    copy = trial.match
    if trial.imagined:
        return _replayed(Match.resumed(copy.game, copy.setup, copy.at(copy.first), copy.first), copy.entries)
    if match.first:
        start = Match.resumed(match.game, match.setup, match.at(match.first), match.first)
    else:
        start = Match(match.game, match.setup, None, match.opening)
    start.take_back = match.take_back
    return _replayed(start, [*match.entries[: number - match.first], *copy.entries])


def _imagined(game: Game[Any], seen: Any, seat: int) -> Any | None:
    fx = Effects(live(random.Random()))
    for _ in range(GUESSES):
        full = game.imagine(seen, seat, fx)
        if game.legal(full) and not list(game.broken(full)):
            return full
    return None


def _replayed(match: Match[Any], entries: Iterable[Entry]) -> Match[Any]:
    for entry in entries:
        refusal = match.replay(entry.seat, entry.move, entry.picks)
        assert refusal is None, refusal
    return match
