"""A double click on a saved game reaches the window that is open; without one, or when it sleeps, a new one opens."""

import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent

from app.shell import bell
from app.shell.bell import Bell, rung
from app.shell.opener import Opener
from tests.screen import Screen


def test_nobody_answers_where_no_window_is_open(tmp_path: Path, qtbot: Any) -> None:
    assert not rung(tmp_path, Path("game.caravan"))
    mine = Bell(tmp_path, print)
    mine.hang()
    mine.take_down()
    assert not rung(tmp_path, Path("game.caravan"))
    assert list(tmp_path.rglob("*.call")) == []


def test_the_open_window_is_told_the_whole_path(tmp_path: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Path] = []
    mine = Bell(tmp_path / "state", told.append)
    mine.hang()
    monkeypatch.chdir(tmp_path)
    answers: list[bool] = []
    caller = threading.Thread(target=lambda: answers.append(rung(tmp_path / "state", Path("pièce \n.caravan"))))
    caller.start()
    qtbot.waitUntil(lambda: bool(answers))
    caller.join()
    assert (answers, told) == ([True], [tmp_path / "pièce \n.caravan"])
    mine.take_down()
    assert not rung(tmp_path / "state", Path("game.caravan"))


def test_a_window_that_does_not_answer_is_left_alone(tmp_path: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Path] = []
    mine = Bell(tmp_path, told.append)
    mine.hang()
    monkeypatch.setattr(bell, "PATIENCE", 0.1)
    assert not rung(tmp_path, Path("game.caravan"))
    QCoreApplication.processEvents()
    mine.take_down()
    assert told == []


def test_the_second_window_leaves_the_bell_to_the_first(tmp_path: Path, qtbot: Any) -> None:
    first: list[Path] = []
    second: list[Path] = []
    bells = [Bell(tmp_path, told.append) for told in (first, second)]
    for each in bells:
        each.hang()
    bells[1].take_down()
    (tmp_path / "bell" / "1.call").write_bytes(b"/tmp/game.caravan")
    qtbot.waitUntil(lambda: bool(first))
    assert (first, second) == ([Path("/tmp/game.caravan")], [])
    bells[0].take_down()


def test_a_file_that_the_system_hands_over_is_opened(qapp: QCoreApplication) -> None:
    opened: list[Path] = []
    opener = Opener(qapp, opened.append)
    QCoreApplication.sendEvent(qapp, QFileOpenEvent("/tmp/game.caravan"))
    qapp.removeEventFilter(opener)
    assert opened == [Path("/tmp/game.caravan")]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs a screen of its own")
def test_a_second_start_hands_its_game_to_the_first_window(tmp_path: Path, qtbot: Any) -> None:
    game = tmp_path / "game.caravan"
    app = [sys.executable, "-m", "app"]
    subprocess.run([*app, "new", "noria", "--out", str(game)], check=True, capture_output=True)
    with Screen() as screen:
        home = {name: str(tmp_path / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")}
        env = screen.environment() | home
        window = subprocess.Popen(app, env=env)
        try:
            lock = tmp_path / "XDG_STATE_HOME" / "caravanserai" / "bell" / "window"
            qtbot.waitUntil(lock.exists, timeout=60_000)
            done = subprocess.run([*app, str(game)], env=env, timeout=60, check=False)
            assert done.returncode == 0
            assert window.poll() is None
            qtbot.waitUntil(lambda: _holds(window.pid, game), timeout=30_000)
        finally:
            window.terminate()
            window.wait()


def _holds(pid: int, file: Path) -> bool:
    """Whether this process has the file open."""
    for link in Path(f"/proc/{pid}/fd").iterdir():
        try:
            if link.readlink() == file:
                return True
        except OSError:
            continue
    return False
