"""Who teaches at the table: which card is due now, and which goals of a guided first game have been reached.

Everything is asked of the match each time, so that undo, the past and a game gone on with another day need nothing special.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from app.framework.game import Game, Setup
from app.framework.match import Entry, Match
from app.framework.players import HUMAN, Player
from app.framework.teaching import Card, Goal, Guided, Teaching
from app.play.eyes import persons

LEARNER, PLAYERS = 0, 2
RIVAL = "novice"


class Progress(NamedTuple):
    """How far a learner has come."""

    done: tuple[Goal, ...]
    """In the order in which they were reached."""
    left: tuple[Goal, ...]
    """In the order in which they are to be tried."""


def guided_setup(game: Game[Any], guided: Guided) -> Setup:
    return game.setup(PLAYERS, "", dict(guided.options))


class Coach:
    def __init__(self, teaching: Teaching, match: Match[Any], players: Sequence[Player]) -> None:
        self.match, self.cards = match, teaching.cards
        self.goals = teaching.guided.goals if _is(teaching.guided, match, players) else ()
        """None but in a guided game."""
        self._known = -1, Progress((), ())
        """At which prompt of the match, and how far the learner had come then."""

    def about(self, seen: Any) -> Card | None:
        """What explains the question that is open."""
        kind = seen.stack[-1].kind if seen.stack else ""
        return next((card for card in self.cards if kind in card.asked), None)

    def due(self, seen: Any, seat: int, taught: Collection[str]) -> list[Card]:
        """What this seat should hear of now and has not heard yet: first the question, then what comes near."""
        about = self.about(seen)
        near = [card for card in self.cards if card.when is not None and card is not about and card.when(seen, seat)]
        return [card for card in ([about] if about else []) + near if card.id not in taught]

    def progress(self) -> Progress:
        if self._known[0] != self.match.prompt:
            self._known = self.match.prompt, self._progress()
        return self._known[1]

    def _progress(self) -> Progress:
        done: list[Goal] = []
        for entry in self.match.entries:
            done += [goal for goal in self.goals if goal not in done and reached(goal, entry)]
        return Progress(tuple(done), tuple(goal for goal in self.goals if goal not in done))


def reached(goal: Goal, entry: Entry) -> bool:
    """Whether this move has reached it, whoever made it."""
    news = [(event.kind, *event.params) for event in entry.events if goal.of_anybody or event.seat == LEARNER]
    own = entry.seat == LEARNER and _begins(goal.moves, (entry.move.verb, *entry.move.args))
    return own or any(_begins(goal.news, words) for words in news)


def _begins(wanted: Sequence[str], words: Sequence[int | str]) -> bool:
    """Whether these words begin with some that are wanted."""
    said = tuple(map(str, words))
    return any(said[: len(some)] == some for some in (tuple(text.split()) for text in wanted))


def _is(guided: Guided, match: Match[Any], players: Sequence[Player]) -> bool:
    return match.seed == guided.seed and match.setup == guided_setup(match.game, guided) and persons(players) == [LEARNER]


def guided_players(game: Game[Any], names: Sequence[str]) -> tuple[Player, ...]:
    """The learner and the one rival."""
    controls = (HUMAN, RIVAL)
    return tuple(Player(names[seat], game.colours[seat].id, control) for seat, control in enumerate(controls))
