"""The desktop side by side with a bare window: start, opening a game, memory, frames, and how alive the window stays while bots
think. Prints one JSON object. Offscreen, raster. The game may be named as an argument.
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
STARTS, OPENINGS, SECONDS, FRAMES, TOUCHES = 7, 20, 20, 120, 300
CASES = {"noria": (3, 120, 250), "agra": (4, 700, 900), "yinzi": (4, 420, 420)}
"""Players, moves before frames are measured, moves in the game that is opened."""
GAME = sys.argv[1] if len(sys.argv) > 1 else "noria"
PEOPLE, MOVES_FRAMES, MOVES_OPENED = CASES[GAME]


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


def opened(home: Path, controls: tuple[str, ...], moves: int = 0) -> Any:
    from app.bots.levels import make_bot
    from app.desk.door import Agreed, begin
    from app.desk.folders import Folders
    from app.desk.library import Library
    from app.framework.game import load
    from app.framework.players import Player

    library = Library(Folders(*(home / name for name in ("config", "data", "state", "cache"))), "window")
    game = load(GAME)
    players = tuple(Player(f"P{i}", game.colours[i].id, c) for i, c in enumerate(controls))
    made = begin(library, Agreed(game, game.setup(len(controls)), players, seed="7"))
    bot = make_bot("novice", game, "7")
    while (frame := made.match.frame) and made.match.number < moves:
        made.match.submit(bot.choose(made.match.observe(frame.seat), frame.seat))
    return library, made


def table_of(made: Any, animation: str) -> Any:
    from app.settings import Settings
    from app.table.table import Table

    settings = Settings(language="en", theme="dark", animation=animation)
    table = Table(made.match, made.players, made.recorder, settings)
    table.resize(1600, 1000)
    table.show()
    return table


def gaps(app: Any, home: Path) -> list[float]:
    """Milliseconds between two turns of the event loop while bots play."""
    from PySide6.QtCore import QTimer

    _, made = opened(home, ("regular",) * PEOPLE)
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
    return found


def sit_down(table: Any) -> None:
    """Draw the curtain that hides the board from whoever is not asked."""
    if table.curtain.isVisible():
        table.curtain.ready.click()


def frames(app: Any, home: Path) -> list[float]:
    """Milliseconds to paint one frame of a big animation."""
    from app.table.motion import Flight

    _, made = opened(home, ("human",) * PEOPLE, moves=MOVES_FRAMES)
    table = table_of(made, "slow")
    wait(app, 0.5)
    sit_down(table)
    wait(app, 0.5)  # the first painting of the whole board belongs to opening it
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
    return found


def mouse(app: Any, home: Path) -> tuple[list[float], list[float]]:
    """Milliseconds that the table is busy with one move of the mouse over the board, and with one press and release."""
    from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
    from PySide6.QtGui import QMouseEvent

    _, made = opened(home, ("human",) * PEOPLE, moves=MOVES_FRAMES)
    table = table_of(made, "off")
    wait(app, 0.5)
    sit_down(table)
    wait(app, 0.5)
    viewport, none, left = table.view.viewport(), Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    types = QEvent.Type

    def send(kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        where = QPointF(at), QPointF(viewport.mapToGlobal(at))
        app.sendEvent(viewport, QMouseEvent(kind, *where, button, held, Qt.KeyboardModifier.NoModifier))
        table.explainer.card.away()

    moved, pressed = [], []
    for n in range(TOUCHES):
        at = QPoint((n * 37) % viewport.width(), (n * 23) % viewport.height())
        began = time.perf_counter()
        send(types.MouseMove, at, none, none)
        moved.append(1000 * (time.perf_counter() - began))
        began = time.perf_counter()
        send(types.MouseButtonPress, at, left, left)
        pressed.append(1000 * (time.perf_counter() - began))
        send(types.MouseMove, QPoint(-5, -5), none, left)
        send(types.MouseButtonRelease, QPoint(-5, -5), left, none)
        app.processEvents()
    dispose(table)
    return moved, pressed


def best_starts(folder: str) -> dict[str, float]:
    """Ours beside a bare window's, turn by turn; the best of each."""
    ways = {"bare": BARE, "ours": OURS}
    measured = [{name: start(code, folder) for name, code in ways.items()} for _ in range(STARTS)]
    found = {name: min(one[name][0] for one in measured) for name in ways}
    return found | {"bare_memory": min(one["bare"][1] for one in measured)}


def visits(home: Path, folder: str) -> list[list[float]]:
    """How long each opening of one saved game takes, and the memory after it."""
    made = opened(home, ("human",) * PEOPLE, moves=MOVES_OPENED)[1]
    made.recorder.close()
    return run(VISITS, folder, str(made.recorder.path), str(OPENINGS))


def painted(home: Path) -> tuple[list[float], ...]:
    from PySide6.QtWidgets import QApplication

    from app.shell.style import dress
    from app.table.theme import DARK

    app = QApplication([])
    dress(app, DARK, 100)
    return frames(app, home), gaps(app, home), *mouse(app, home)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        starts = best_starts(folder)
        times, memory = zip(*visits(home, folder), strict=True)
        drawn, waited, moved, pressed = painted(home)
    found = {
        "start_bare_s": round(starts["bare"], 3),
        "start_ours_s": round(starts["ours"], 3),
        "start_ratio": round(starts["ours"] / starts["bare"], 2),
        "open_first_ms": round(times[0]),
        "open_median_ms": round(share(list(times), 0.5)),
        "memory_bare_kib": starts["bare_memory"],
        "memory_game_kib": memory[0],
        "memory_ratio": round(memory[0] / starts["bare_memory"], 2),
        "memory_growth_after_20": round(memory[-1] / memory[0] - 1, 3),
        "frame_ms_p95": round(share(drawn, 0.95), 2),
        "frame_ms_max": round(max(drawn), 2),
        "gap_ms_p95": round(share(waited, 0.95), 2),
        "gap_ms_max": round(max(waited), 1),
        "mouse_move_ms_median": round(share(moved, 0.5), 2),
        "mouse_press_ms_median": round(share(pressed, 0.5), 2),
    }
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
