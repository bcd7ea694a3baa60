"""The long run: random games with every invariant checked after every move, a monkey at the board, and an eye on the memory.

`python -m tests.long_run games GAME --count 5000 --first 0` plays the random games of these numbers, each with a set-up of its
own; `python -m tests.long_run monkey GAME --minutes 120` lets the monkey make gestures on one table after another, for so long
by the clock. Both print a JSON line of figures at the end, and up to forty on the way as errors, and end with status 1 when
anything was wrong.
"""

import argparse
import json
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from app.bots.playing import play_random
from app.framework.game import Game, Setup
from app.framework.moves import Move
from tests.plugins import find

WARM = 0.1
"""The part of a run after which memory is to stay as it is."""
SAMPLES = 40
GESTURES = 400
"""On one table; then the next game is laid out."""


def memory() -> int:
    """KiB that this process holds."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


class Watched:
    """What went wrong, and how memory went."""

    def __init__(self) -> None:
        self.wrong: Counter[str] = Counter()
        self.samples: list[tuple[float, int]] = []
        """Which part of the run was over, and the memory then."""

    def sample(self, part: float, **so_far: object) -> None:
        """How things stand after this part of the run, told to whoever cannot wait for its end."""
        if not self.samples or part >= self.samples[-1][0] + 1 / SAMPLES:
            self.samples.append((part, memory()))
            sys.stderr.write(json.dumps({"part": round(part, 3), **so_far, **self.figures()}) + "\n")
            sys.stderr.flush()

    def failed(self, where: str) -> None:
        """An exception: counted by its kind, told with everything that is needed to meet it again."""
        kind = sys.exc_info()[0]
        self.wrong[kind.__name__ if kind else "?"] += 1
        sys.stderr.write(f"{where}\n{traceback.format_exc()}\n")

    def figures(self) -> dict[str, Any]:
        warm = [kib for part, kib in self.samples if part >= WARM] or [memory()]
        return {"wrong": dict(self.wrong), "memory_kib": [warm[0], max(warm), memory()]}


def any_setup(game: Game[Any], rng: random.Random) -> Setup:
    """Everything that can be agreed before a game, at random."""
    while True:
        options = tuple(sorted((option.id, rng.choice(option.values)) for option in game.options))
        setup = Setup(rng.choice(game.players), rng.choice(game.variants), options)
        if game.misfit(setup) is None:
            return setup


def play_games(game: Game[Any], numbers: Iterable[int]) -> dict[str, Any]:
    watched, decisions, seconds = Watched(), 0, 0.0
    asked = list(numbers)

    def watch(s: Any, moves: list[Move]) -> None:
        if broken := list(game.broken(s)):
            watched.wrong.update(broken)
            raise AssertionError(f"{broken} at {s.stack[-1:]}")
        if s.stack and not moves:
            raise AssertionError(f"nobody can move at {s.stack[-1]}")

    for done, number in enumerate(asked):
        setup = any_setup(game, random.Random(number))
        try:
            played = play_random(game, setup, f"long/{number}", watch)
            decisions, seconds = decisions + played.decisions, seconds + played.seconds
        except Exception:
            watched.failed(f"{game.id} {setup} long/{number}")
        watched.sample(done / len(asked), games=done + 1, decisions=decisions)
    return {"game": game.id, "games": len(asked), "decisions": decisions, **watched.figures()}


# The monkey.


def lay_table(game: Game[Any], folder: Path, seed: int) -> Any:
    from app.framework.match import Match
    from app.framework.players import Player
    from app.framework.record import Recorder
    from app.table.table import Table
    from tests.table.conftest import Settings
    from tests.toll import GAME as TOLL
    from tests.toll.board import BOARD

    rng = random.Random(seed)
    match = Match(game, any_setup(game, rng), str(seed))
    bot = random.Random(seed)
    for _ in range(rng.randrange(game.longest)):  # anywhere in a game
        if match.over:
            match.undo()
            break
        match.submit(bot.choice(match.legal()))
    players = tuple(Player(f"P{i}", game.colours[i].id) for i in range(match.setup.players))
    recorder = Recorder.begin(folder / f"{seed}.caravan", match, players)
    table = Table(match, players, recorder, Settings(), board=BOARD if game is TOLL else None)
    table.resize(1280, 800)
    table.show()
    return table


def visit(table: Any, seed: int, gestures: int, watched: Watched) -> None:
    from PySide6.QtWidgets import QApplication

    from tests.table.test_monkey import Monkey, agree

    QApplication.processEvents()
    monkey, match = Monkey(table, seed), table.session.match
    for n in range(gestures):
        try:
            monkey.act()
            agree(table)
            watched.wrong.update(match.game.broken(match.at(match.number)))
        except Exception:
            watched.failed(f"{match.game.id} table {seed}, gesture {n}")


def processor(since: float) -> int:
    return round(time.process_time() - since)


def clear_away(table: Any) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    from app.shell.leftovers import give_back

    path = table.path
    table.shut()
    table.close()
    table.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    give_back()
    path.unlink()


def let_monkey(game: Game[Any], seconds: float, first: int = 0, gestures: int = GESTURES) -> dict[str, Any]:
    """For so long, and at least on one table."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from app.table.theme import load_fonts

    app = QApplication.instance() or QApplication(["monkey"])
    watched, tables = Watched(), 0

    def warned(kind: QtMsgType, _where: object, text: str) -> None:
        if not text.startswith("This plugin does not support"):
            watched.wrong[f"Qt: {text}"] += 1

    def raised(kind: type[BaseException], value: BaseException, trace: Any) -> None:
        watched.wrong[kind.__name__] += 1
        traceback.print_exception(kind, value, trace)

    before, sys.excepthook = sys.excepthook, raised
    listening = qInstallMessageHandler(warned)
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        began, worked = time.monotonic(), time.process_time()
        while not tables or time.monotonic() - began < seconds:
            table = lay_table(game, Path(folder), first + tables)
            visit(table, first + tables, gestures, watched)
            clear_away(table)
            tables += 1
            watched.sample((time.monotonic() - began) / max(seconds, 1e-9), tables=tables, processor_s=processor(worked))
    qInstallMessageHandler(listening)
    sys.excepthook = before
    del app
    return {
        "game": game.id,
        "tables": tables,
        "gestures": tables * gestures,
        "processor_s": processor(worked),
        **watched.figures(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("games", "monkey"))
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    game = find(args.game)
    if args.what == "games":
        found = play_games(game, range(args.first, args.first + args.count))
    else:
        found = let_monkey(game, args.minutes * 60, args.first)
    sys.stdout.write(json.dumps(found) + "\n")
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
