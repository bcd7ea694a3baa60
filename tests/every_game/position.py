"""Positions put together by hand, and moves by their words: what the scenario tests of every game are written in.

A game adds its own subclass, with a setter for each thing that a scenario gives. Every position played from, and every one
reached, is checked to be possible.
"""

import random
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self

from app.framework.dice import Effects, live, replayed
from app.framework.game import Game
from app.framework.moves import Event, Move, Refusal, move_from_words
from app.framework.phases import Frame, S


class Position(Generic[S]):
    game: ClassVar[Game[Any]]
    rest: ClassVar[tuple[Frame, ...]] = ()
    """What is owed below a question put by `ask`: where a scenario comes to rest."""
    luck: ClassVar[int | None] = None
    """The seed of the chance that a scenario does not name; None when a scenario must name all that it meets."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.news: list[Event] = []
        """What the last call of `play` or `follow` has told."""

    # Putting together.

    def ask(self, kind: str, seat: int = 0, *args: int) -> Self:
        """In the turn of `seat`, ask it this and nothing else."""
        self.state.stack, self.state.active = (*self.rest, Frame(kind, seat, args)), seat
        return self

    def follow(self, *frames: Frame, picks: Sequence[int] = (), die: int = 0) -> Self:
        """Let these follow each other from here, until somebody is asked; chance as in `play`."""
        self.state.stack = self.rest
        self.state.push(*frames)
        fx = self._chance(_named(picks, die))
        self.game.settle(self.state, fx)
        self.news = fx.events
        return self

    # Playing.

    def play(self, *lines: str, picks: Sequence[int] = (), die: int = 0) -> Self:
        """Play these moves, whatever is refused fails. Chance as given, a die by its eyes; all of it must be met."""
        left = _named(picks, die)
        self.news = []
        self.sound()
        for line in lines:
            refusal = self._why(line)
            assert refusal is None, f"{line}: {refusal} at {self.state.stack[-1:]}"
            fx = self._chance(left)
            self.game.play(self.state, move(line), fx)
            left = left[len(fx.picks) :]
            self.news += fx.events
            assert self.broken() == [], line
        assert not left, "more chance was given than met"
        return self

    def _chance(self, picks: Sequence[int]) -> Effects:
        return Effects(replayed(picks) if picks or self.luck is None else live(random.Random(self.luck)))

    # Looking.

    @property
    def asked(self) -> tuple[str, int]:
        """The question now open, and to whom."""
        return self.state.stack[-1].kind, self.state.stack[-1].seat

    def legal(self, verb: str = "") -> list[str]:
        """All legal moves, or those of one verb."""
        return [str(m) for m in self.game.legal(self.state) if verb in ("", m.verb)]

    def refused(self, line: str) -> Refusal:
        """Why this move is not possible now."""
        self.sound()
        refusal = self._why(line)
        assert refusal is not None, f"{line} is legal"
        return refusal

    def reason(self, line: str) -> str:
        """The key of the refusal, empty when the move is legal."""
        refusal = self._why(line)
        return refusal.reason if refusal else ""

    def _why(self, line: str) -> Refusal | None:
        return self.game.refuse(self.state, move(line))

    def told(self, kind: str) -> list[tuple[int | str, ...]]:
        """Each event of this kind in the last news: whom it is about, and its numbers."""
        return [(event.seat, *event.params) for event in self.news if event.kind == kind]

    def broken(self) -> list[str]:
        return list(self.game.broken(self.state))

    def sound(self) -> None:
        assert self.broken() == [], "an impossible position"


def _named(picks: Sequence[int], die: int) -> list[int]:
    return [*([die - 1] if die else []), *picks]


def move(line: str) -> Move:
    return move_from_words(line.split())
