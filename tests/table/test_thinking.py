"""However a worker fails, it is asked once more, then told in words; nothing stays busy and nothing is raised."""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.framework.lines import Note
from app.framework.match import Match
from app.framework.moves import move_from_words
from app.helpers import Helper
from app.table import thinking
from app.table.thinking import Thinker
from app.text import LANGUAGES
from app.text.speaker import Speaker
from tests.plugins import find
from tests.table.conftest import Lay
from tests.tables import toll_match

WAIT = 20_000
ANSWER = """
import json, sys
NOTHING = dict(gain=1, reasons=[], rest=0, line=[], against="", asides=[], without=[])
def answer(**what):
    for line in sys.stdin:
        print(json.dumps({"id": json.loads(line)["id"], "final": True, "move": "work", **what}), flush=True)
"""
ENDINGS = {
    "killed": ("import os, signal; input(); os.kill(os.getpid(), signal.SIGKILL)", "helper-killed"),
    "a fault": ("import os, signal; input(); os.kill(os.getpid(), signal.SIGSEGV)", "helper-killed"),
    "ends well": ("input()", "helper-ended"),
    "ends badly": ("import sys; input(); print('KeyError: secret', file=sys.stderr); sys.exit(3)", "helper-ended"),
    "ends at once": ("", "helper-ended"),
    "an endless line": ("import sys\nwhile True: sys.stdout.write('x' * 65536)", "helper-endless"),
    "silent": ("import time; time.sleep(60)", "thinking-silent"),
    "stopped": ("import os, signal; os.kill(os.getpid(), signal.SIGSTOP)", "thinking-silent"),
    "no JSON": ("print('my flask app', flush=True); input(); input()", "thinking-nonsense"),
    "bytes": (
        "import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\x00\\n'); sys.stdout.flush(); input(); input()",
        "thinking-nonsense",
    ),
    "a deep nest": ("print('[' * 100000, flush=True); input(); input()", "thinking-nonsense"),
    "a list": ("print('[1]', flush=True); input(); input()", "thinking-nonsense"),
    "no id": ('print(\'{"final": true, "move": "work"}\', flush=True); input(); input()', "thinking-nonsense"),
    "other id": (ANSWER + "answer(id=99)", "thinking-nonsense"),
    "no final": (ANSWER + "answer(final=None)", "thinking-nonsense"),
    "no move": (ANSWER + "answer(move=None)", "thinking-nonsense"),
    "empty move": (ANSWER + "answer(move=' ')", "thinking-nonsense"),
}


class Heard:
    def __init__(self, thinker: Thinker) -> None:
        self.answers: list[dict[str, Any]] = []
        self.failures: list[Note] = []
        thinker.answered.connect(self.answers.append)
        thinker.failed.connect(self.failures.append)


@pytest.fixture
def thinker(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.stop()


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """The workers run these programs instead, one after the other, the last for ever; the list grows with each start."""

    def run(*codes: str) -> list[str]:
        left, started = list(codes), []

        def command(name: str) -> list[str]:
            code = left.pop(0) if len(left) > 1 else left[0]
            started.append(code)
            return [sys.executable, "-c", code]

        monkeypatch.setattr(thinking, "command", command)
        return started

    return run


def ask(thinker: Thinker, do: str = "choose") -> None:
    match = toll_match()
    thinker.ask(do, "toll", 0, "a seed", match.observe(0), level="novice")


@pytest.mark.parametrize("how", ENDINGS)
def test_every_way_to_fail_ends_alike(
    qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    code, key = ENDINGS[how]
    if key == "thinking-silent":
        monkeypatch.setattr(thinking, "DEADLINE", 400)
    heard, started = Heard(thinker), starts(code)
    ask(thinker)
    assert (thinker.busy, heard.failures) == (True, [])
    qtbot.waitUntil(lambda: heard.failures != [], timeout=WAIT)
    qtbot.wait(50)
    assert [why.key for why in heard.failures] == [key]
    assert (thinker.busy, len(started), heard.answers) == (False, 2, [])
    for lang in LANGUAGES:
        assert len(Speaker(lang).note(heard.failures[0])) > 20
        assert "secret" not in Speaker(lang).note(heard.failures[0])


@pytest.mark.parametrize("program", ["/nowhere/python", ""], ids=["gone", "unknown"])
def test_what_cannot_be_started_is_told(qtbot: Any, thinker: Thinker, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(thinking, "command", lambda name: [program])
    heard = Heard(thinker)
    ask(thinker)
    assert heard.failures == [], "never from within the question"
    qtbot.waitUntil(lambda: heard.failures != [], timeout=WAIT)
    assert heard.failures[0].key == "helper-unstarted"
    assert dict(heard.failures[0].params)["why"]
    assert not thinker.busy


def test_a_worker_that_fails_once_is_not_told_of(qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]]) -> None:
    heard, started = Heard(thinker), starts(ENDINGS["killed"][0], ANSWER + "answer()")
    ask(thinker)
    qtbot.waitUntil(lambda: heard.answers != [], timeout=WAIT)
    assert (heard.answers[0]["move"], heard.failures, len(started), thinker.busy) == ("work", [], 2, False)
    ask(thinker)
    qtbot.waitUntil(lambda: len(heard.answers) == 2, timeout=WAIT)
    assert len(started) == 2, "the same process thinks on"


def test_what_was_answered_in_time_is_not_asked_again(
    qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "DEADLINE", 600)
    heard, started = Heard(thinker), starts(ANSWER + "answer()")
    ask(thinker)
    qtbot.waitUntil(lambda: heard.answers != [], timeout=WAIT)
    qtbot.wait(900)
    assert (len(heard.answers), heard.failures, len(started), thinker.busy) == (1, [], 1, False)


def test_an_answer_that_is_rejected_counts_as_a_failure(qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]]) -> None:
    heard, started = Heard(thinker), starts(ANSWER + "answer(move='fly')")
    thinker.answered.connect(lambda answer: thinker.reject(Note("thinking-illegal")))
    ask(thinker)
    qtbot.waitUntil(lambda: heard.failures != [], timeout=WAIT)
    assert heard.failures == [Note("thinking-illegal")]
    assert (len(heard.answers), len(started), thinker.busy) == (2, 2, False)
    thinker.reject(Note("thinking-illegal"))
    assert (len(heard.failures), thinker.busy) == (1, False), "there is no question any more"


def test_after_a_failure_one_can_ask_again(qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]]) -> None:
    heard = Heard(thinker)
    starts("", "", "", ANSWER + "answer()")
    ask(thinker)
    qtbot.waitUntil(lambda: heard.failures != [], timeout=WAIT)
    ask(thinker)
    qtbot.waitUntil(lambda: heard.answers != [], timeout=WAIT)
    assert len(heard.failures) == 1


def test_what_was_cancelled_is_neither_answered_nor_told(
    qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]]
) -> None:
    heard = Heard(thinker)
    starts("import time; input(); time.sleep(0.2)")
    ask(thinker)
    thinker.cancel()
    assert not thinker.busy
    thinker.reject(Note("thinking-illegal"))
    qtbot.wait(600)
    assert (heard.answers, heard.failures) == ([], [])


def test_a_new_question_replaces_the_old_one(qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]]) -> None:
    heard = Heard(thinker)
    starts("import time; time.sleep(60)", ANSWER + "answer()")
    ask(thinker)
    ask(thinker)
    qtbot.waitUntil(lambda: heard.answers != [], timeout=WAIT)
    qtbot.wait(50)
    assert (len(heard.answers), heard.failures) == (1, [])


def test_an_idle_worker_that_ends_is_replaced_without_a_word(
    qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]]
) -> None:
    heard, started = (
        Heard(thinker),
        starts(ANSWER.replace("for line in sys.stdin", "for line in [input()]") + "answer()\nanswer"),
    )
    ask(thinker)
    qtbot.waitUntil(lambda: heard.answers != [], timeout=WAIT)
    qtbot.wait(300)
    ask(thinker)
    qtbot.waitUntil(lambda: len(heard.answers) == 2, timeout=WAIT)
    assert (heard.failures, len(started)) == ([], 2)


def test_an_idle_worker_that_talks_is_replaced_without_a_word(
    qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]]
) -> None:
    heard, started = (
        Heard(thinker),
        starts(ANSWER + "        print('and by the way', flush=True)\nanswer()", ANSWER + "answer()"),
    )
    ask(thinker)
    qtbot.waitUntil(lambda: heard.answers != [], timeout=WAIT)
    qtbot.wait(300)
    ask(thinker)
    qtbot.waitUntil(lambda: len(heard.answers) == 2, timeout=WAIT)
    assert (heard.failures, len(started)) == ([], 2)


@pytest.mark.parametrize(
    "advice",
    [
        None,
        {},
        [1],
        [{"move": "work"}],
        [{"move": "work", "gain": "much", "reasons": [], "rest": 0.0, "line": [], "against": "", "asides": []}],
    ],
    ids=["none", "no list", "no advice", "half", "no number"],
)
def test_a_hint_in_no_right_shape_is_no_answer(
    qtbot: Any, thinker: Thinker, starts: Callable[..., list[str]], advice: Any
) -> None:
    heard = Heard(thinker)
    starts(ANSWER + f"answer(advice={advice!r})")
    ask(thinker, "advise")
    qtbot.waitUntil(lambda: heard.failures != [], timeout=WAIT)
    assert (heard.failures, heard.answers) == ([Note("thinking-nonsense")], [])


def test_a_question_has_a_seed_to_think_with_and_nothing_of_the_truth(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(Helper, "tell", lambda helper, request: told.append(request))
    match = toll_match(seed="the seed of the game")
    thinker.ask("choose", "toll", 0, "a seed to think with", match.observe(0), level="novice")
    assert told[0].keys() == {"id", "do", "game", "seat", "thinking_seed", "state", "level"}
    assert told[0]["thinking_seed"] == "a seed to think with"
    assert "the seed of the game" not in json.dumps(told[0])


# At the table.


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (ENDINGS["killed"][0], "A helper program broke down or was ended by the system."),
        (
            ANSWER + "answer(advice=[dict(NOTHING, move='fly')])",
            "The answer that came is not possible",
        ),
        (
            ANSWER + "answer(advice=[dict(NOTHING, move='ask')])",
            "The answer that came is not possible",
        ),
    ],
    ids=["no answer", "no move", "no move now"],
)
def test_a_hint_that_cannot_be_had_says_so(
    qtbot: Any, lay: Lay, starts: Callable[..., list[str]], code: str, words: str
) -> None:
    started = starts(code)
    table = lay()
    table.ask_hint()
    qtbot.waitUntil(lambda: words in table.hint_card.text.text(), timeout=WAIT)
    assert len(started) == 2
    assert not table.hint_card.more.isEnabled()
    table.hint_card.dismiss()


# The real worker.


def test_the_real_worker_chooses_and_advises(qtbot: Any, thinker: Thinker) -> None:
    game = find("noria")
    match = Match(game, game.setup(2), "x")
    assert match.frame
    seat, heard = match.frame.seat, Heard(thinker)
    thinker.ask("choose", "noria", seat, "a seed", match.observe(seat), level="novice")
    qtbot.waitUntil(lambda: heard.answers != [], timeout=WAIT)
    assert match.explain(move_from_words(heard.answers[0]["move"].split())) is None
    thinker.ask("advise", "noria", seat, "a seed", match.observe(seat))
    qtbot.waitUntil(lambda: len(heard.answers) == 3, timeout=WAIT)
    assert [answer["final"] for answer in heard.answers] == [True, False, True]
    assert (heard.failures, thinker.busy) == ([], False)
