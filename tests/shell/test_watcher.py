"""The process that looks into games: it is started again once, behind the game that it died over, then left alone."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.shell import watcher
from app.shell.context import Context
from app.shell.watcher import Watcher
from tests.shell.conftest import save_game

WAIT = 20_000
LOOK = """
import json, os, sys
order = json.loads(input())
open({log!r}, "a").write(json.dumps(order["games"]) + "\\n")
for game in order["games"]:
    if "bad" in os.path.basename(game):
        {harm}
    print(json.dumps({{"game": game, "ready": True}}), flush=True)
{end}
print(json.dumps({{"ready": False, "end": True}}), flush=True)
input()
"""
HARMS = {
    "killed": "os.kill(os.getpid(), 11)",
    "ends": "sys.exit(0)",
    "nonsense": "print('hello', flush=True); input()",
    "other game": "print(json.dumps({'game': 'x', 'ready': True}), flush=True); input()",
    "silent": "input()",
}


class Seen:
    def __init__(self, watched: Watcher) -> None:
        self.ready, self.given_up = 0, [""][:0]
        watched.ready.connect(self._count)
        watched.given_up.connect(lambda note: self.given_up.append(note.key))

    def _count(self) -> None:
        self.ready += 1


@pytest.fixture
def watched(qtbot: Any, context: Context) -> Iterator[Watcher]:
    made = Watcher(context)
    yield made
    made.stop()


@pytest.fixture
def process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Callable[[], list[list[str]]]]:
    """The process runs this instead; what it was asked, each time it was started, by names of games."""

    def run(harm: str = "pass", end: str = "pass") -> Callable[[], list[list[str]]]:
        log = tmp_path / "orders"
        log.touch()
        code = LOOK.format(log=str(log), harm=harm, end=end)
        monkeypatch.setattr(watcher, "command", lambda name: [sys.executable, "-c", code])
        return lambda: [[Path(game).stem for game in json.loads(line)] for line in log.read_text().splitlines()]

    return run


def games(context: Context, *names: str) -> list[Any]:
    for age, name in enumerate(names):
        save_game(context, name, age=age)
    return context.library.saved()


def test_each_game_is_looked_into_once(qtbot: Any, context: Context, watched: Watcher, process: Any) -> None:
    orders, seen = process(), Seen(watched)
    watched.look(games(context, "a", "b", "c"))
    qtbot.waitUntil(lambda: seen.ready == 3, timeout=WAIT)
    qtbot.waitUntil(lambda: watched._helper is None, timeout=WAIT)
    watched.look(context.library.saved())
    qtbot.wait(200)
    assert (orders(), seen.given_up) == ([["a", "b", "c"]], [])


@pytest.mark.parametrize("harm", HARMS)
def test_a_bad_game_hides_no_later_one(
    qtbot: Any, context: Context, watched: Watcher, process: Any, monkeypatch: pytest.MonkeyPatch, harm: str
) -> None:
    if harm == "silent":
        monkeypatch.setattr(watcher, "DEADLINE", 700)
    orders, seen = process(HARMS[harm]), Seen(watched)
    watched.look(games(context, "a", "bad", "b", "c"))
    qtbot.waitUntil(lambda: seen.ready == 3, timeout=WAIT)
    qtbot.waitUntil(lambda: watched._helper is None, timeout=WAIT)
    assert (orders(), seen.given_up) == ([["a", "bad", "b", "c"], ["b", "c"]], [])


def test_a_process_that_never_says_a_word_is_not_waited_for(
    qtbot: Any, context: Context, watched: Watcher, process: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watcher, "DEADLINE", 700)
    orders, seen = process(HARMS["silent"]), Seen(watched)
    watched.look(games(context, "bad", "a"))
    qtbot.waitUntil(lambda: seen.ready == 1, timeout=WAIT)
    assert orders() == [["bad", "a"], ["a"]]


def test_a_process_that_dies_twice_is_left_alone_and_that_is_told(
    qtbot: Any, context: Context, watched: Watcher, process: Any
) -> None:
    orders, seen = process(HARMS["killed"]), Seen(watched)
    watched.look(games(context, "a", "bad", "b", "bad2", "c"))
    qtbot.waitUntil(lambda: seen.given_up != [], timeout=WAIT)
    qtbot.wait(200)
    assert (len(orders()), seen.ready, seen.given_up) == (2, 2, ["pictures-given-up"])
    assert watched._helper is None


def test_a_process_that_dies_over_the_cards_is_started_again_once(
    qtbot: Any, context: Context, watched: Watcher, process: Any
) -> None:
    orders, seen = process(end="os.kill(os.getpid(), 11)"), Seen(watched)
    watched.look(games(context, "a"))
    qtbot.waitUntil(lambda: seen.given_up != [], timeout=WAIT)
    assert (orders(), seen.ready) == ([["a"], []], 1)


def test_what_comes_meanwhile_is_looked_into_afterwards(qtbot: Any, context: Context, watched: Watcher, process: Any) -> None:
    orders, seen = process(), Seen(watched)
    watched.look(games(context, "a"))
    save_game(context, "later", age=9)
    watched.look(context.library.saved())
    qtbot.waitUntil(lambda: seen.ready == 2, timeout=WAIT)
    assert orders() == [["a"], ["later"]]


def test_after_giving_up_newer_games_are_still_looked_into(
    qtbot: Any, context: Context, watched: Watcher, process: Any
) -> None:
    orders, seen = process(HARMS["killed"]), Seen(watched)
    watched.look(games(context, "bad", "bad2"))
    save_game(context, "bad3", age=8)
    save_game(context, "later", age=9)
    watched.look(context.library.saved())
    qtbot.waitUntil(lambda: seen.ready == 1, timeout=WAIT)
    assert orders() == [["bad", "bad2"], ["bad2"], ["bad3", "later"], ["later"]]
    assert seen.given_up == ["pictures-given-up"]


def test_what_broke_in_the_process_is_handed_on(qtbot: Any, context: Context, watched: Watcher, process: Any) -> None:
    process("print(json.dumps({'game': game, 'ready': False, 'broke': 'off'}), flush=True); continue")
    heard: list[str] = []
    watched.broke.connect(heard.append)
    watched.look(games(context, "a", "bad", "b"))
    qtbot.waitUntil(lambda: watched._helper is None, timeout=WAIT)
    assert heard == ["off"]
