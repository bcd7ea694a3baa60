"""The desktop side by side with a bare window: start, opening a game, memory, frames, and how alive the window stays while bots
think. Prints one JSON object. Offscreen, raster.

    python bench/table.py [game]        one of TABLES, the first unless told otherwise
"""

import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

BARE = """
import sys, time
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
window.resize(1280, 800)
window.show()
app.processEvents()
print(time.time(), [line.split()[1] for line in open("/proc/self/status") if line.startswith("VmRSS")][0])
"""
STEPS = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
def memory():
    return [line.split()[1] for line in open("/proc/self/status") if line.startswith("VmRSS")][0]
exec_of_qt = QApplication.exec
def driven(*_):
    todo = steps()
    def on():
        wait = next(todo, None)
        QApplication.quit() if wait is None else QTimer.singleShot(wait, on)
    QTimer.singleShot(0, on)
    return exec_of_qt()
QApplication.exec = driven
from app.shell.start import main_window
"""
OURS = (
    STEPS
    + """
def steps():
    for _ in range(3):
        QApplication.processEvents()
    print(time.time(), memory(), flush=True)
    yield 0
main_window([])
"""
)
VISITS = (
    STEPS
    + """
def steps():
    yield 1200
    window = next(w for w in QApplication.topLevelWidgets() if type(w).__name__ == "MainWindow")
    for _ in range(int(sys.argv[2])):
        began = time.perf_counter()
        window.games.open(Path(sys.argv[1]))
        yield 0
        opened = 1000 * (time.perf_counter() - began)
        yield 500
        print(opened, memory(), flush=True)
        window.leave_table()
        yield 300
main_window([])
"""
)
STARTS, OPENINGS, SECONDS, FRAMES = 7, 20, 20, 120
TABLES = {"noria": (3, 120, 250), "agra": (4, 700, 900)}
"""How many play, and how many moves have been made when frames are measured and when a saved game is opened."""


def run(code: str, home: str, *args: str) -> list[list[float]]:
    """What a process of its own printed, a list of numbers for each line."""
    names = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    env = {**os.environ, **names, "HOME": home, "PYTHONDONTWRITEBYTECODE": ""}  # as installed: compiled once
    out = subprocess.run([sys.executable, "-c", code, *args], env=env, check=True, capture_output=True, text=True).stdout
    return [[float(word) for word in line.split()] for line in out.splitlines()]


def start(code: str, home: str) -> tuple[float, float]:
    """Seconds from process start to the first painted window, and its memory in KiB."""
    began = time.time()
    painted, memory = run(code, home)[0]
    return painted - began, memory


def share(values: list[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))]


def dispose(table: Any) -> None:
    """What leaving a table does in the app; outside an event loop deferred deletes must be sent by hand."""
    from PySide6.QtCore import QCoreApplication, QEvent

    table.shut()
    table.close()
    table.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def wait(app: Any, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        app.processEvents()


def opened(home: Path, game_id: str, control: str, moves: int = 0) -> Any:
    from app.bots.levels import make_bot
    from app.folders import Folders
    from app.framework.game import load
    from app.framework.players import Player
    from app.library import Library
    from app.shell.opening import Agreed, begin

    library = Library(Folders(*(home / name for name in ("config", "data", "state", "cache"))))
    game, seats = load(game_id), TABLES[game_id][0]
    players = tuple(Player(f"P{i}", game.colours[i].id, control) for i in range(seats))
    made = begin(library, Agreed(game, game.setup(seats), players, seed="7"))
    bot = make_bot("novice", game, "7")
    while made.match.number < moves and not made.match.over:
        seat = made.match.frame.seat
        made.match.submit(bot.choose(made.match.observe(seat), seat))
    return library, made


def table_of(made: Any, animation: str) -> Any:
    from app.settings import Settings
    from app.table.table import Table

    settings = Settings(language="en", theme="dark", animation=animation)
    table = Table(made.match, made.players, made.recorder, settings)
    table.resize(1600, 1000)
    table.show()
    return table


def gaps(app: Any, home: Path, game_id: str) -> list[float]:
    """Milliseconds between two turns of the event loop while bots play."""
    from PySide6.QtCore import QTimer

    _, made = opened(home, game_id, "regular")
    table = table_of(made, "fast")
    found: list[float] = []
    last = [time.perf_counter()]

    def tick() -> None:
        now = time.perf_counter()
        found.append(1000 * (now - last[0]))
        last[0] = now

    wait(app, 1.0)
    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(1)
    last[0] = time.perf_counter()
    end = QTimer()
    end.setSingleShot(True)
    end.timeout.connect(app.quit)
    end.start(1000 * SECONDS)
    app.exec()
    timer.stop()
    dispose(table)
    made.lock.release()
    return found


def frames(app: Any, home: Path, game_id: str) -> list[float]:
    """Milliseconds to paint one frame of a big animation."""
    from app.table.motion import Flight

    _, made = opened(home, game_id, "human", TABLES[game_id][1])
    table = table_of(made, "slow")
    wait(app, 0.5)
    scene, motion = table.scene, table.scene.motion
    items = list(scene.pieces.values())[:40]
    flights = [Flight(i, i.rect(), i.rect().translated(60, 40), None, i.zValue(), 0) for i in items]
    found = []
    motion.fly(flights)
    motion._clock.stop()
    motion._flights = flights
    for n in range(FRAMES):
        began = time.perf_counter()
        motion._tick(n / FRAMES)
        app.processEvents()
        found.append(1000 * (time.perf_counter() - began))
    dispose(table)
    made.lock.release()
    return found


def main() -> int:
    game_id = sys.argv[1] if len(sys.argv) > 1 else next(iter(TABLES))
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        starts: dict[str, list[tuple[float, float]]] = {"bare": [], "ours": []}
        for _ in range(STARTS):
            starts["bare"].append(start(BARE, folder))
            starts["ours"].append(start(OURS, folder))
        bare, ours = (min(s for s, _ in starts[name]) for name in ("bare", "ours"))
        bare_memory = min(m for _, m in starts["bare"])

        made = opened(home, game_id, "human", TABLES[game_id][2])[1]
        made.recorder.close()
        made.lock.release()
        visits = run(VISITS, folder, str(made.recorder.path), str(OPENINGS))
        times, memory = [ms for ms, _ in visits], [kib for _, kib in visits]

        from PySide6.QtWidgets import QApplication

        from app.shell.style import dress
        from app.table.theme import DARK

        app = QApplication([])
        dress(app, DARK, 100)
        painted, waited = frames(app, home, game_id), gaps(app, home, game_id)
        print(
            json.dumps(
                {
                    "game": game_id,
                    "players": TABLES[game_id][0],
                    "start_bare_s": round(bare, 3),
                    "start_ours_s": round(ours, 3),
                    "start_ratio": round(ours / bare, 2),
                    "open_first_ms": round(times[0]),
                    "open_median_ms": round(share(times, 0.5)),
                    "memory_bare_kib": bare_memory,
                    "memory_game_kib": memory[0],
                    "memory_ratio": round(memory[0] / bare_memory, 2),
                    "memory_growth_after_20": round(memory[-1] / memory[0] - 1, 3),
                    "frame_ms_p95": round(share(painted, 0.95), 2),
                    "frame_ms_max": round(max(painted), 2),
                    "gap_ms_p95": round(share(waited, 0.95), 2),
                    "gap_ms_max": round(max(waited), 1),
                },
                indent=2,
            )
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
