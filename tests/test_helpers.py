"""Helper processes run the app's own code, wherever the app was started and however it was built."""

import json
import os
import stat
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess

from app.framework.codec import encode
from app.framework.match import Match
from app.framework.moves import move_from_words
from app.helpers import Helper, command
from app.table.thinking import Thinker
from tests.plugins import find

ROOT = Path(__file__).parent.parent
WAIT = 30_000
OURS = ("app", "games", "tests", "random", "json", "typing", "os", "sitecustomize", "usercustomize", "encodings", "PySide6")
SCRIPT = Path(sys.executable).with_name("caravanserai.exe" if sys.platform == "win32" else "caravanserai")


@pytest.fixture
def bad_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder full of modules named like ours and the standard library's, each of which tells when it is run."""
    place = tmp_path / "bad"
    place.mkdir()
    for name in OURS:
        (place / f"{name}.py").write_text(f"open({str(place / 'RAN')!r}, 'a').write('{name} ')\nprint('my flask app')\n")
    for name in ("app", "games"):
        (place / "folder").mkdir(exist_ok=True)
        (place / "folder" / name).mkdir()
        (place / "folder" / name / "__init__.py").write_text((place / "app.py").read_text())
    monkeypatch.chdir(place)
    return place


def noria() -> Match[Any]:
    game = find("noria")
    return Match(game, game.setup(2), "x")


def chosen(qtbot: Any) -> str:
    """What the real worker answers to the first question of a game."""
    match = noria()
    answers: list[Any] = []
    failures: list[Any] = []
    assert match.frame
    thinker = Thinker()
    thinker.answered.connect(answers.append)
    thinker.failed.connect(failures.append)
    thinker.ask("choose", "noria", match.frame.seat, "a seed", match.observe(match.frame.seat), level="novice")
    qtbot.waitUntil(lambda: bool(answers or failures), timeout=WAIT)
    thinker.stop()
    assert failures == []
    move = move_from_words(answers[0]["move"].split())
    assert match.explain(move) is None
    return str(move)


def test_a_worker_runs_nothing_that_lies_where_the_app_was_started(
    qtbot: Any, bad_place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("PYTHONPATH", str(bad_place / "folder")), ("PYTHONSTARTUP", "app.py"), ("PYTHONHOME", str(bad_place))):
        monkeypatch.setenv(name, value)
    chosen(qtbot)
    assert not (bad_place / "RAN").exists()


OPEN = """
    import sys
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from app.shell.start import main_window
    def look():
        window = next(w for w in QApplication.topLevelWidgets() if type(w).__name__ == "MainWindow")
        table = window.table
        if table and any(entry.seat != 0 for entry in table.session.match.entries):
            if all(window.context.card_picture(card.id).exists() for card in window.context.cards):
                print("a bot has moved and the cards are painted", flush=True)
                return QApplication.exit()
        QTimer.singleShot(50, look)
    exec_of_qt = QApplication.exec
    def looked_at(*_):
        QTimer.singleShot(50, look)
        return exec_of_qt()
    QApplication.exec = looked_at
    main_window(sys.argv[1:])
"""


def test_app_worker_and_glance_in_a_folder_of_foreign_modules(bad_place: Path, tmp_path: Path) -> None:
    """The whole window: a bot that is to begin does, and the pictures of the lobby come."""
    path = tmp_path / "game.caravan"
    new = [str(SCRIPT), "new", "noria", "--out", str(path), "--seats", "you,novice", "--option", "first_player=2"]
    assert subprocess.run(new, check=False).returncode == 0
    code = textwrap.dedent(OPEN)
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    argv = [sys.executable, "-P", "-c", code, str(path)]
    done = subprocess.run(argv, capture_output=True, text=True, timeout=60, check=False, env=env)
    assert "a bot has moved" in done.stdout, done.stderr
    assert "flask" not in done.stdout + done.stderr
    assert not (bad_place / "RAN").exists()


def test_a_frozen_build_calls_itself(qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its program stands for the interpreter: it takes commands of the app and knows no options of Python."""
    program = tmp_path / "caravanserai"
    told = tmp_path / "told"
    program.write_text(f'#!/bin/sh\necho "$@" >> {told}\nexec {sys.executable} -P -m app "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    chosen(qtbot)
    assert told.read_text() == "worker\n"
    assert command("glance") == [str(program), "glance"]


def test_a_helper_finds_the_app_where_it_is_although_it_is_not_installed(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As from a folder on the path: nothing but the place of the app itself is handed on."""
    copy = tmp_path / "somewhere"
    (copy / "app").mkdir(parents=True)
    (copy / "app" / "__init__.py").write_text("")
    (copy / "app" / "__main__.py").write_text("import sys\ndef main(): print('here', sys.argv[1:])\n")
    monkeypatch.setattr("app.helpers.__file__", str(copy / "app" / "helpers.py"))
    program = command("worker")
    done = subprocess.run([program[0], "-S", *program[1:]], capture_output=True, text=True, check=False)
    assert done.stdout == "here ['worker']\n", done.stderr


def test_what_a_bot_prints_is_no_answer(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    code = (
        "from app.bots import levels, novice, worker\n"
        "class Chatty(novice.NoviceBot):\n"
        "    def choose(self, *args):\n"
        "        print('let me think')\n"
        "        return super().choose(*args)\n"
        "levels.LEVELS['chatty'] = lambda game, rng, _: Chatty(game, rng)\n"
        "worker.main()\n"
    )
    match = noria()
    assert match.frame
    seat = match.frame.seat
    request = {"id": 7, "do": "choose", "game": "noria", "level": "chatty", "seat": seat, "thinking_seed": "x"}
    said = json.dumps({**request, "state": encode(match.observe(seat))}) + "\n"
    done = subprocess.run([sys.executable, "-c", code], input=said, capture_output=True, text=True, check=True)
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [7]
    assert "let me think" in done.stderr


def test_a_worker_whose_window_has_gone_ends_quietly() -> None:
    match = noria()
    assert match.frame
    seat = match.frame.seat
    request = {"id": 1, "do": "choose", "game": "noria", "level": "novice", "seat": seat, "thinking_seed": "x"}
    program = subprocess.Popen(command("worker"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert program.stdin
    assert program.stdout
    assert program.stderr
    program.stdout.close()
    program.stdin.write((json.dumps({**request, "state": encode(match.observe(seat))}) + "\n").encode())
    program.stdin.close()
    assert program.wait(WAIT) == 0
    assert program.stderr.read() == b""
    program.stderr.close()


def test_a_helper_that_was_stopped_is_gone(qtbot: Any) -> None:
    ended: list[object] = []
    helper = Helper([sys.executable, "-c", "import time; time.sleep(60)"])
    helper.ended.connect(ended.append)
    process = helper._process
    assert process
    qtbot.waitUntil(lambda: process.processId() > 0)
    number = process.processId()
    helper.stop()
    with pytest.raises(OSError, match="No such process"):
        os.kill(number, 0)
    assert ended == []
    helper.stop()


def test_a_helper_that_is_thrown_away_takes_its_process_along(qtbot: Any) -> None:
    helper = Helper([sys.executable, "-c", "import time; time.sleep(60)"])
    process = helper._process
    assert process is not None
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.Running)
    ended: list[int] = []
    process.finished.connect(lambda status, how: ended.append(status))
    helper.deleteLater()
    del helper
    qtbot.waitUntil(lambda: bool(ended))
