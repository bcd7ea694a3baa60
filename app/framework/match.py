"""One game in progress: submit, explain, preview, undo, observe.

`Match` owns the true state. A clone from before every move is kept, so undo, redo and a look at any earlier moment cost
nothing. What is to survive the process is told to a `Journal` before anybody sees it.
"""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol

from app.framework.codec import digest
from app.framework.dice import ChanceMet, Effects, Pick, lucky, replayed, unknown
from app.framework.game import Game, Setup
from app.framework.moves import Event, Move, Refusal
from app.framework.phases import Frame, S


class Entry(NamedTuple):
    """One move as it was played, with the chance that it met."""

    seat: int
    move: Move
    picks: tuple[int, ...]
    events: tuple[Event, ...]
    barrier: bool
    """Something became known: undoing it needs the table's consent and leaves a mark."""


class TakenBack(NamedTuple):
    """Something that had become known was taken back."""

    number: int
    """How many moves remained."""
    moves: int
    """How many were taken back."""


class Preview(NamedTuple):
    """What a move would lead to, as far as it can be known."""

    state: Any
    events: tuple[Event, ...]
    certain: bool
    closes: bool = False
    """The same question would be open again, but nothing is left to decide there, so that it ends by itself."""


class Stage(NamedTuple):
    """The table in the midst of what follows from one move by itself, and the news since the stage before."""

    state: Any
    events: tuple[Event, ...]


class Staged(Effects):
    """Keeps the stages that a move goes through."""

    __slots__ = ("_told", "stages")

    def __init__(self, pick: Pick) -> None:
        super().__init__(pick)
        self.stages: list[Stage] = []
        self._told = 0

    def passed(self, s: Any) -> None:
        if news := tuple(self.events[self._told :]):
            self.stages.append(Stage(s.clone(), news))
            self._told = len(self.events)


class Journal(Protocol):
    def played(self, number: int, entry: Entry, after: Any) -> None: ...
    def undone(self, number: int, taken_back: bool) -> None: ...
    def agreed(self) -> None: ...


class Match(Generic[S]):
    def __init__(
        self, game: Game[S], setup: Setup, seed: str | None = None, picks: Sequence[int] | None = None, take_back: bool = False
    ) -> None:
        if reason := game.misfit(setup):
            raise reason
        self.game, self.setup, self.seed = game, setup, seed
        self.take_back = take_back
        """Whether this table lets a player go back behind something that became known."""
        self.journal: Journal | None = None
        fx = Effects(lucky(seed, 0) if picks is None else replayed(picks))
        self._state = game.start(setup, fx)
        self.opening = tuple(fx.picks)
        self.opening_events = tuple(fx.events)
        self.first = 0
        """The number of the earliest move that can be looked at; above 0 only after a resume from a snapshot."""
        self._before: list[S] = []
        self.entries: list[Entry] = []
        self._undone: list[Entry] = []
        self.taken_back: list[TakenBack] = []
        self.prompt = 0
        """Grows with every change, so that a double click can be told from a second decision."""

    @classmethod
    def resumed(cls, game: Game[S], setup: Setup, state: S, number: int, seed: str | None = None) -> "Match[S]":
        """Go on from a snapshot after `number` moves, whose history is not known to these rules."""
        match = cls.__new__(cls)
        match.game, match.setup, match.seed, match.take_back, match.journal = game, setup, seed, False, None
        match._state, match.opening, match.opening_events, match.first = state, (), (), number
        match._before, match.entries, match._undone, match.taken_back, match.prompt = [], [], [], [], 0
        return match

    # Looking.

    @property
    def over(self) -> bool:
        return not self._state.stack

    @property
    def frame(self) -> Frame | None:
        """The question now open, or None when the game is over."""
        return self._state.stack[-1] if self._state.stack else None

    @property
    def number(self) -> int:
        """How many moves have been played."""
        return self.first + len(self.entries)

    def observe(self, seat: int) -> S:
        return self.game.observe(self._state, seat)

    def at(self, number: int) -> S:
        """The true state after `number` moves."""
        return self._at(number).clone()

    def frame_at(self, number: int) -> Frame | None:
        """The question open after `number` moves."""
        state = self._at(number)
        return state.stack[-1] if state.stack else None

    def turn(self, number: int) -> tuple[int, int]:
        """The round after `number` moves, and whose turn it was."""
        state = self._at(number)
        return state.round, state.active

    def _at(self, number: int) -> S:
        if not self.first <= number <= self.number:
            raise IndexError(number)
        return self._state if number == self.number else self._before[number - self.first]

    def digest(self) -> str:
        return digest(self.game, self._state)

    def legal(self) -> list[Move]:
        return self.game.legal(self._state)

    def stock(self, verb: str) -> Sequence[int]:
        """What the one who is asked has of each thing that this verb counts."""
        return self.game.verbs[verb].stock(self._state, self._state.stack[-1])

    def explain(self, move: Move) -> Refusal | None:
        return self.game.refuse(self._state, move)

    def tried(self) -> list[tuple[Move, Refusal | None]]:
        """Everything a player might try now, with the reason against it if there is one."""
        return self.game.tried(self._state)

    def stages(self) -> list[Stage]:
        """What the last move has led to by itself, stage by stage; nothing where it was one thing."""
        if not self.entries:
            return []
        entry, state, fx = self.entries[-1], self._before[-1].clone(), Staged(replayed(self.entries[-1].picks))
        self.game.play(state, entry.move, fx)
        return fx.stages

    def preview(self, move: Move, seat: int) -> Preview | None:
        """What a legal move changes in the eyes of `seat`. What comes to light only when it is played is not shown ahead."""
        if self.explain(move) is not None:
            return None
        after, fx, certain, closes = self._state.clone(), Effects(unknown), True, False
        frame = after.stack[-1]
        try:
            self.game.play(after, move, fx, settle=False)
            again = _owed(after, frame)
            self.game.settle(after, fx)
            closes = again and not _owed(after, frame)
        except ChanceMet:
            certain = False
        if fx.revealed or (self.game.hides and not after.stack):
            return Preview(self.observe(seat), (), False)
        return Preview(self.game.observe(after, seat), tuple(fx.events), certain, closes)

    # Playing.

    def submit(self, move: Move, prompt: int | None = None) -> Refusal | None:
        """Play a move, or say why not. An answer to an older prompt is ignored: it was a double click."""
        if prompt is not None and prompt != self.prompt:
            return None
        if refusal := self.explain(move):
            return refusal
        self._play(move, lucky(self.seed, self.number + 1))
        self._undone.clear()
        return None

    def replay(self, seat: int, move: Move, picks: Sequence[int]) -> Refusal | None:
        """Play a recorded move with its recorded chance."""
        if refusal := self.explain(move):
            return refusal
        if self._state.stack[-1].seat != seat:
            return Refusal("other-seat", (seat,), self.game.phase(self._state.stack[-1]).rule)
        self._play(move, replayed(picks))
        self._undone.clear()
        return None

    def _play(self, move: Move, pick: Pick) -> None:
        before, fx = self._state, Effects(pick)
        seat = before.stack[-1].seat
        after = before.clone()
        self.game.play(after, move, fx)
        entry = Entry(seat, move, tuple(fx.picks), tuple(fx.events), fx.revealed or bool(fx.picks))
        if self.journal:
            self.journal.played(self.number + 1, entry, after)
        self._before.append(before)
        self.entries.append(entry)
        self._state = after
        self.prompt += 1

    def agree(self, take_back: bool) -> None:
        """From now on, or no more, what became known may be taken back."""
        if take_back != self.take_back:
            if self.journal:
                self.journal.agreed()
            self.take_back = take_back

    def why_no_undo(self, moves: int = 1) -> Refusal | None:
        if not 0 < moves <= len(self.entries):
            return Refusal("nothing-to-undo")
        for entry in reversed(self.entries[-moves:]):
            if entry.barrier and not self.take_back:
                return Refusal("undo-barrier", (entry.move.verb,), self.game.verbs[entry.move.verb].rule)
        return None

    def undo(self, moves: int = 1) -> Refusal | None:
        """Take back so many moves, or, when something among them became known, none of them."""
        if refusal := self.why_no_undo(moves):
            return refusal
        known = any(entry.barrier for entry in self.entries[-moves:])
        if self.journal:
            self.journal.undone(self.number - moves, known)
        if known:
            self.taken_back.append(TakenBack(self.number - moves, moves))
        for _ in range(moves):
            self._undone.append(self.entries.pop())
            self._state = self._before.pop()
        self.prompt += 1
        return None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> Refusal | None:
        if not self._undone:
            return Refusal("nothing-to-redo")
        entry = self._undone[-1]
        self._play(entry.move, replayed(entry.picks))
        self._undone.pop()
        return None


def _owed(s: Any, frame: Frame) -> bool:
    """Whether this seat still owes an answer to this kind of question."""
    return any(f.kind == frame.kind and f.seat == frame.seat for f in s.stack)
