"""How the process starts: with a screen, without one, and what it must not load before the lobby is painted."""

import json
import linecache
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.desk.folders import Folders
from app.desk.library import Library
from app.desk.shelf import card_words, shelf
from app.framework.game import installed_ids
from app.shell.glance import _look_into
from app.shell.start import Beginning, Forgetful
from app.shell.window import MainWindow
from app.text import LANGUAGES
from tests.plugins import GAMES, find

ROOT = Path(__file__).parents[2]


def python(*args: str, said: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LANG")
    env = {k: v for k, v in os.environ.items() if k not in hidden} | {"PYTHONPATH": str(ROOT)} | environment
    return subprocess.run([sys.executable, *args], input=said, capture_output=True, text=True, env=env, timeout=60, check=False)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
@pytest.mark.parametrize(("lang", "words"), [("en_GB.UTF-8", "no screen"), ("it_IT.UTF-8", "non trova uno schermo")])
def test_without_a_screen_one_paragraph_and_status_2(lang: str, words: str) -> None:
    done = python("-m", "app", LANG=lang)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_a_screen_that_does_not_answer_gives_the_same_paragraph() -> None:
    done = python("-m", "app", DISPLAY=":4711", QT_QPA_PLATFORM="xcb")
    assert done.returncode == 2
    assert "no screen" in done.stderr.splitlines()[0] or "no screen" in done.stderr
    assert "Traceback" not in done.stderr


PAINT = """
import sys
from collections.abc import Callable
from PySide6.QtWidgets import QApplication
from app.desk.folders import user_folders
from app.settings import load_settings
from app.desk.folders import Folders
from app.desk.library import Library
from app.desk.shelf import shelf
from app.shell.context import Context
from app.shell.style import dress
from app.shell.window import MainWindow
app = QApplication([])
folders = user_folders()
context = Context(folders, load_settings(folders.settings)[0], shelf())
dress(app, context.theme, 100)
window = MainWindow(context)
window.show()
app.processEvents()
heavy = ("pydantic", "numpy", "games", "openskill", "fluent", "babel")
late = ("app.bots", "app.table.table", "app.framework.record", "app.cli")
print(*sorted(m for m in sys.modules if m.split(".")[0] in heavy or m.startswith(late)))
window.watcher.stop()
"""


def test_the_lobby_loads_no_game_no_bot_and_no_validator() -> None:
    done = python("-c", PAINT, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["games"]


OPEN = """
import linecache, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.shell.start import main_window
def look():
    window = next(w for w in QApplication.topLevelWidgets() if type(w).__name__ == "MainWindow")
    heavy = {"pydantic", "annotated_types", "numpy", "openskill", "fluent", "babel"}
    heavy |= {"sqlite3", "ssl", "_hashlib", "email", "xml", "socket"}
    print("lines", len(linecache.cache), "table", window.table is not None)
    print(*sorted(m for m in sys.modules if m.split(".")[0] in heavy))
    QApplication.exit()
exec_of_qt = QApplication.exec
def looked_at(*_):
    QTimer.singleShot(1500, look)
    return exec_of_qt()
QApplication.exec = looked_at
main_window(sys.argv[1:])
"""


def test_a_game_on_the_table_loads_nothing_that_costs_much_memory(tmp_path: Path) -> None:
    record = shutil.copy(ROOT / "tests" / "records" / "noria-2-base.caravan", tmp_path)
    homes = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    done = python("-c", OPEN, str(record), QT_QPA_PLATFORM="offscreen", **homes)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["lines 0 table True", ""]


def test_the_shelf_finds_games_without_importing_them() -> None:
    cards = {card.id: card.folder for card in shelf()}
    assert cards == {game_id: GAMES[game_id].folder for game_id in installed_ids()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", [card.id for card in shelf()])
def test_a_card_says_what_the_game_is(game_id: str, lang: str) -> None:
    card = next(card for card in shelf() if card.id == game_id)
    game = find(game_id)
    assert card_words(card, lang, "game-title")
    assert card_words(card, lang, "game-line")
    assert card_words(card, lang, "game-length")
    numbers = [int(c) for c in card_words(card, lang, "game-players") if c.isdecimal()]
    assert (numbers[0], numbers[-1]) == (min(game.players), max(game.players))


def glance(tmp_path: Path, *games: Path) -> tuple[list[Any], Library]:
    folders = Folders(*(tmp_path / name for name in ("config", "data", "state", "cache")))
    order = {"folders": list(map(str, folders)), "lang": "en", "theme": "light", "games": list(map(str, games))}
    done = python("-m", "app", "glance", said=json.dumps(order) + "\n", QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()], Library(folders, "window")


def test_a_glance_finds_out_how_games_stand(tmp_path: Path) -> None:
    record = ROOT / "tests" / "records" / "noria-rules2-2.caravan"
    answers, library = glance(tmp_path, record)
    assert answers[0] == {"game": str(record), "ready": True, "broke": ""}
    assert answers[1]["end"]
    found = library.glance(library.one(record))
    assert found
    assert (found.over, len(found.shapes)) == (True, 2)


def test_a_game_that_cannot_be_looked_into_keeps_no_other_from_it(tmp_path: Path) -> None:
    record, odd = ROOT / "tests" / "records" / "noria-2-base.caravan", tmp_path / "odd.caravan"
    odd.write_text("no game")
    answers, _ = glance(tmp_path, odd, tmp_path / "gone.caravan", record)
    assert [answer["ready"] for answer in answers[:3]] == [False, False, True]


def test_whatever_a_game_breaks_is_no_more_than_a_picture_less(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("of nobody's making")

    library = Library(Folders(*(tmp_path / name for name in ("config", "data", "state", "cache"))), "command")
    record = ROOT / "tests" / "records" / "noria-2-base.caravan"
    monkeypatch.setattr("app.shell.glance.glance_of", breaks)
    told: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, value, trace: told.append(str(value)))
    assert not _look_into(library, record, "en", "light")
    assert told == ["of nobody's making"]


BREAKS = """
from app.shell import glance
def breaks(*_):
    raise ZeroDivisionError("of nobody's making")
glance.glance_of = breaks
glance.main()
"""


def test_what_breaks_in_a_glance_is_in_its_answer(tmp_path: Path) -> None:
    record = ROOT / "tests" / "records" / "noria-2-base.caravan"
    order = {"folders": [str(tmp_path)] * 4, "lang": "en", "theme": "light", "games": [str(record)]}
    done = python("-c", BREAKS, said=json.dumps(order) + "\n", QT_QPA_PLATFORM="offscreen")
    first, last = map(json.loads, done.stdout.splitlines())
    assert "of nobody's making" in first["broke"]
    assert (first["ready"], last["broke"], done.stderr) == (False, "", "")


def test_lines_are_asked_for_where_only_a_loader_knows_them_and_else_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a frozen build no module is a file; PySide asks for the lines of every one."""

    class Loader:
        def get_source(self, name: str) -> str:
            return "a = 1\n" * 9

    kept = Forgetful()
    monkeypatch.setattr(linecache, "cache", kept)
    told = {"__name__": "nosuch", "__loader__": Loader()}
    assert linecache.getlines("/nosuch/module.py", told) == ["a = 1\n"] * 9
    assert linecache.getlines(__file__)
    assert list(kept) == ["/nosuch/module.py"]


@pytest.mark.parametrize("asks", [True, False])
def test_a_glance_whose_window_is_gone_ends_without_a_word(tmp_path: Path, asks: bool) -> None:
    order = {"folders": [str(tmp_path)] * 4, "lang": "en", "theme": "light", "games": [str(tmp_path / "gone.caravan")] * 3}
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-m", "app", "glance"], env=env, **pipes) as process:  # type: ignore[call-overload]
        process.stdout.close()
        process.stdin.write((json.dumps(order) + "\n").encode() if asks else b"")
        process.stdin.close()
        assert process.stderr.read() == b""


def test_what_breaks_off_at_the_start_keeps_nothing_else_from_being_done(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(window, "caught", lambda reason, report: told.append(str(reason)))
    done: list[str] = []

    def breaks(name: str) -> Callable[..., None]:
        def broken(*_: object) -> None:
            raise RuntimeError(name)

        return broken

    for name in ("tell_crashes", "tell_note"):
        monkeypatch.setattr(window, name, breaks(name))
    monkeypatch.setattr(window.games, "open", breaks("open"))
    monkeypatch.setattr(window.context.library, "purge", breaks("purge"))
    monkeypatch.setattr(window.watcher, "look", lambda games: done.append("look"))
    before, first = sys.excepthook, Beginning(window, None, Path("a.caravan"))
    monkeypatch.setattr(first._bell, "hang", breaks("bell"))
    first.settle()
    assert not window.windowIcon().isNull()
    assert window.keeper
    first.end()
    monkeypatch.setattr(sys, "excepthook", before)
    assert (told, done) == (["tell_crashes", "tell_note", "open", "bell", "purge"], ["look"])
