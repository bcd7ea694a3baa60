"""Whose turn it is and what comes next: one machine, which window, terminal and demo drive alike.

A face tells what people and bots do; each of these calls returns what the face is to do now, or None when that is nothing new:

    Show      the table as it stands    ->  shown()
    Ask       a person chooses          ->  play(move)
    Think     a bot chooses             ->  answer(move, prompt), failed(why, prompt)
    Hold      a bot waits: paused       ->  step(), pause(False)
    Curtain   the screen changes hands  ->  draw_curtain()
    Over      the game has ended
    Stuck     it cannot go on           ->  try_again()
    Refused   not possible; what was open stays open

`now` is the one that is open, None only in the past. Nothing is done but what it waits for: a move that is not asked for, an
answer that comes too late and everything behind a closed curtain are left alone. The rest may be said at any time: `look_at`,
`undo`, `redo`, `restart_turn`, `pause`, `step`, `hurry`.
"""

from collections.abc import Callable, Sequence
from errno import ENOSPC
from functools import partial
from typing import Any

from app.framework.lines import Note
from app.framework.match import Match
from app.framework.moves import Move, Refusal
from app.framework.players import Player
from app.play.eyes import EVERYBODY, eyes_at, onlooker, persons, seen_by
from app.play.wants import Ask, Curtain, Hold, Over, Refused, Show, Stuck, Think, Want

Change = Callable[[], Refusal | None]


class Turns:
    def __init__(
        self, match: Match[Any], players: Sequence[Player], curtains: str = "auto", people: Sequence[int] | None = None
    ) -> None:
        self.match, self.players, self.curtains = match, players, curtains
        self.people = persons(players) if people is None else list(people)
        """The seats that people decide for."""
        self.viewer = onlooker(players) if self.needs_curtain else eyes_at(players, match.frame)
        """Whose eyes the face shows: a seat, or EVERYBODY."""
        self.now: Want | None = None
        self.past: int | None = None
        """The moment looked at, when it is not now."""
        self.paused = False
        self.hurried = False
        """Bots play on unwatched until a person is asked."""
        self._steps = 0
        """How many bots' moves are still to be played although the game is paused."""
        self._trouble: tuple[Note, Callable[[], Want | None]] | None = None
        """Why the game is stuck, and what to try again."""

    # Looking.

    @property
    def needs_curtain(self) -> bool:
        """Whether people at this table must not look at each other's turns."""
        return len(self.people) > 1 and (self.curtains == "always" or (self.curtains == "auto" and self.match.game.hides))

    @property
    def shown_number(self) -> int:
        return self.match.number if self.past is None else self.past

    def seen(self) -> Any:
        """What the viewer sees at the moment looked at."""
        return seen_by(self.viewer, self.match.game, self.match.at(self.shown_number))

    def look_at(self, number: int) -> Want | None:
        """The table after so many moves. In the past nobody plays on."""
        number = max(self.match.first, min(number, self.match.number))
        if self._curtained or number == self.shown_number:
            return None
        self.past = None if number == self.match.number else number
        return self._show()

    def refresh(self) -> Want | None:
        """The match went on by other hands: take it from where it is now."""
        if self._curtained:
            return None
        self.past = None
        return self._show()

    # Going on.

    def start(self) -> Want | None:
        return self._next()

    def shown(self) -> Want | None:
        return self._next() if isinstance(self.now, Show) else None

    def play(self, move: Move, prompt: int | None = None) -> Want | None:
        """What the person chose; with a prompt only as an answer to that very question."""
        if not isinstance(self.now, Ask) or prompt not in (None, self.now.prompt):
            return None
        return self._change(partial(self.match.submit, move), news=True)

    def answer(self, move: Move, prompt: int) -> Want | None:
        """What the bot chose."""
        return self._change(partial(self.match.submit, move), news=True) if self._thinks_about(prompt) else None

    def failed(self, reason: Note, prompt: int) -> Want | None:
        """Whoever thinks for the bot cannot."""
        return self._stick(reason, self._think) if self._thinks_about(prompt) else None

    def try_again(self) -> Want | None:
        if not isinstance(self.now, Stuck) or self._trouble is None:
            return None
        (_, again), self._trouble = self._trouble, None
        return again()

    def draw_curtain(self) -> Want | None:
        if not isinstance(self.now, Curtain):
            return None
        self.viewer = self.now.seat
        return self._show()

    def seat(self, people: Sequence[int]) -> Want | None:
        """From now on people decide for these seats, and bots for the others."""
        self.people = list(people)
        if not isinstance(self.now, Ask | Think | Hold | Stuck):
            return None
        self._trouble = None
        return self._show()

    # The pace of bots.

    def pause(self, on: bool) -> Want | None:
        self.paused, self._steps = on, 0
        self.hurried = self.hurried and not on
        if on and isinstance(self.now, Think):
            self.now = Hold(self.now.seat)
            return self.now
        return self._think() if not on and isinstance(self.now, Hold) else None

    def step(self) -> Want | None:
        """One bot's move, then a pause."""
        if isinstance(self.now, Hold):
            return self._think()
        if isinstance(self.now, Think | Show):
            self._steps += self.paused
            self.paused = True
        return None

    def hurry(self) -> Want | None:
        """No more watching."""
        self.hurried = isinstance(self.now, Think | Hold | Show)
        return self.pause(False)

    # Undo.

    def undo(self) -> Want | None:
        """Back to the last decision of a person, over what bots did since; among bots, back by one move and pause."""
        return self._take_back(self._way_back)

    def why_no_undo(self) -> Refusal | None:
        return self.match.why_no_undo(self._way_back)

    def restart_turn(self) -> Want | None:
        """Back to where the present turn began, or as far as nothing that became known is in the way."""
        match, back = self.match, 0
        while back < len(match.entries) and match.turn(match.number - back - 1) == match.turn(match.number):
            if back and match.why_no_undo(back + 1):
                break
            back += 1
        return self._take_back(back)

    def agree(self, take_back: bool) -> Want | None:
        """The table agrees that what became known may be taken back, or that it may not."""
        return None if self._curtained else self._change(partial(self._agree, take_back), news=False)

    def _agree(self, take_back: bool) -> None:
        self.match.agree(take_back)

    def _take_back(self, moves: int) -> Want | None:
        if self._curtained:
            return None
        if refusal := self.match.why_no_undo(moves):
            return Refused(refusal)
        self.paused = self.paused or not self.people
        return self._change(partial(self.match.undo, moves), news=False)

    def redo(self) -> Want | None:
        """Once more what an undo took back: on to the next decision of a person."""
        if self._curtained:
            return None
        return self._change(self._redo, news=False)

    def _redo(self) -> Refusal | None:
        refusal = self.match.redo()
        while refusal is None and self.people and self.match.can_redo and self._bot_is_next:
            refusal = self.match.redo()
        return refusal

    # Inside.

    @property
    def _way_back(self) -> int:
        entries = reversed(self.match.entries)
        return next((n for n, e in enumerate(entries, 1) if e.seat in self.people or not self.people), 0)

    @property
    def _curtained(self) -> bool:
        return isinstance(self.now, Curtain)

    @property
    def _bot_is_next(self) -> bool:
        return self.match.frame is not None and self.match.frame.seat not in self.people

    def _thinks_about(self, prompt: int) -> bool:
        return isinstance(self.now, Think) and self.now.prompt == prompt

    def _change(self, change: Change, *, news: bool) -> Want:
        """Change the match and show it. What a full disk prevented can be tried again."""
        try:
            refusal = change()
        except OSError as reason:
            return self._stick(_unwritten(reason), partial(self._change, change, news=news))
        if refusal:
            return Refused(refusal)
        self._trouble = self.past = None
        return self._show(news)

    def _show(self, news: bool = False) -> Show:
        self.now = show = Show(news, self.hurried)
        return show

    def _next(self) -> Want | None:
        """Whoever is next, now that all is shown."""
        frame = self.match.frame
        if self.past is not None:
            self.now = None
        elif self._trouble is not None:
            self.now = Stuck(self._trouble[0])
        elif frame is None:
            self.hurried, self.now = False, Over()
        elif not self._bot_is_next:
            self.now = self._ask(frame.seat)
        elif self.paused and not self._steps:
            self.now = Hold(frame.seat)
        else:
            return self._think()
        return self.now

    def _ask(self, seat: int) -> Want:
        self._steps, self.hurried = 0, False
        if seat == self.viewer:
            return Ask(seat, self.match.prompt, self.match.tried())
        if self.needs_curtain:
            self.viewer = EVERYBODY
            return Curtain(seat)
        self.viewer = seat
        return Show(news=False)

    def _think(self) -> Want:
        """Ask the bot that is next; a paused game has one step less to go."""
        frame = self.match.frame
        assert frame is not None
        self._steps = max(0, self._steps - 1)
        self.now = Think(frame.seat, self.match.prompt)
        return self.now

    def _stick(self, reason: Note, again: Callable[[], Want | None]) -> Stuck:
        self._trouble = reason, again
        self.now = stuck = Stuck(reason)
        return stuck


def _unwritten(reason: OSError) -> Note:
    if reason.errno == ENOSPC:
        return Note("stuck-disk-full")
    return Note("stuck-disk", (("why", reason.strerror or str(reason)),))
