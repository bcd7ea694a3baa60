"""Bots and hints think in a process of their own, so that the window never waits.

    thinker.ask(do, game_id, seat, thinking_seed, state, **more)    a new question; an open one is forgotten
    thinker.reject(note)                                            the last answer was no good: `note` says why
    thinker.cancel()                                                forget the question
    thinker.stop()                                                  and end the process, for good
    thinker.busy                                                    whether an answer is still to come

    answered(dict)    an answer as `app/bots/worker.py` describes them; the last to a question is `final`
    failed(Note)      no good answer is to be had, and why: a key of a message with its arguments

However a worker fails - it cannot start, dies, stays silent, talks nonsense, answers what the caller must reject - the same
follows: the question is asked once more, of a fresh process, and when that fails too, `failed` is emitted and nothing is busy.
`failed` never comes from within `ask`. The thinking seed is the caller's, and never the seed of the game: from that all chance
to come could be known.
"""

import json
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.framework.codec import encode
from app.framework.lines import Note
from app.helpers import Helper, command

DEADLINE = 30_000
"""Milliseconds for an answer. The slowest that was ever seen took a quarter of a second, and a cold start takes about one: who
has not answered by now never will, even where ten others want the machine."""
ATTEMPTS = 2


class Thinker(QObject):
    """Asks the worker one thing at a time."""

    answered = Signal(dict)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: Helper | None = None
        self._number = 0
        self._question: dict[str, Any] = {}
        """The last question; it can be asked again until another is."""
        self._attempts = 0
        self._busy = False
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._too_late)

    @property
    def busy(self) -> bool:
        return self._busy

    def ask(self, do: str, game_id: str, seat: int, thinking_seed: str, state: Any, **more: str) -> None:
        self.cancel()
        self._question = {
            "do": do,
            "game": game_id,
            "seat": seat,
            "thinking_seed": thinking_seed,
            "state": encode(state),
            **more,
        }
        self._attempts = 0
        self._attempt()

    def reject(self, reason: Note) -> None:
        """An answer that the caller cannot take counts as one more way in which a worker fails."""
        if self._question:
            self._fail(reason)

    def cancel(self) -> None:
        """Forget the question; a worker that is thinking about it is ended."""
        if self._busy:
            self.stop()
        self._question = {}

    def stop(self) -> None:
        self._busy = False
        self._question = {}
        self._end_worker()

    def _attempt(self) -> None:
        self._attempts += 1
        self._number += 1
        self._busy = True
        self._deadline.start(DEADLINE)
        if self._worker is None:
            self._worker = Helper(command("worker"), self)
            self._worker.said.connect(self._heard)
            self._worker.ended.connect(self._worker_ended)
        self._worker.tell({"id": self._number, **self._question})

    def _heard(self, line: bytes) -> None:
        if not self._busy:
            self._end_worker()  # it talks without being asked
            return
        answer = _answer(line)
        if answer is None or answer["id"] != self._number or not _fits(answer, self._question["do"]):
            self._fail(Note("thinking-nonsense"))
            return
        if answer["final"]:
            self._busy = False
            self._deadline.stop()
        self.answered.emit(answer)

    def _worker_ended(self, why: Note) -> None:
        self._end_worker()
        if self._busy:
            self._fail(why)

    def _too_late(self) -> None:
        self._fail(Note("thinking-silent", (("seconds", DEADLINE // 1000),)))

    def _fail(self, why: Note) -> None:
        self._end_worker()
        if self._attempts < ATTEMPTS:
            self._attempt()
            return
        self._busy = False
        self._question = {}
        self.failed.emit(why)

    def _end_worker(self) -> None:
        self._deadline.stop()
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stop()
            worker.deleteLater()


def _answer(line: bytes) -> dict[str, Any] | None:
    """What a worker answered, or None when that is no answer at all."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return answer if isinstance(answer, dict) and isinstance(answer.get("final"), bool) and "id" in answer else None


def _fits(answer: dict[str, Any], do: str) -> bool:
    """Whether it has what was asked for, in the right shape. Whether the moves are possible is for the caller to say."""
    if do == "choose":
        return _is_move(answer.get("move"))
    if do == "weigh":
        return isinstance(answer.get("loss"), int | float) and isinstance(answer.get("better"), str)
    advice = answer.get("advice")
    return isinstance(advice, list) and all(map(_is_advice, advice))


def _is_move(words: object) -> bool:
    return isinstance(words, str) and bool(words.split())


def _is_advice(one: object) -> bool:
    if not isinstance(one, dict):
        return False
    reasons, line, asides = one.get("reasons"), one.get("line"), one.get("asides")
    return (
        _is_move(one.get("move"))
        and all(isinstance(one.get(number), int | float) for number in ("gain", "rest"))
        and isinstance(one.get("against"), str)
        and isinstance(reasons, list)
        and all(map(_is_reason, reasons))
        and isinstance(line, list)
        and all(map(_is_move, line))
        and isinstance(asides, list)
        and all(map(_is_aside, asides))
    )


def _is_aside(one: object) -> bool:
    return (
        isinstance(one, list)
        and len(one) == 3
        and isinstance(one[0], str)
        and isinstance(one[1], int)
        and isinstance(one[2], int | float)
    )


def _is_reason(pair: object) -> bool:
    return isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str) and isinstance(pair[1], int | float)
