"""What is done with saved games in the lobby."""

import json
import random
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from app.desk.library import Glance, Saved
from app.settings import load_settings
from app.shell.context import Context
from app.shell.parts import read_picture
from app.shell.window import MainWindow
from tests.shell.conftest import save_game
from tests.shell.hands import click, drop, offered, playing, said


@pytest.fixture
def two_games(context: Context) -> tuple[Path, Path]:
    return save_game(context, "Monday", age=50), save_game(context, "Sunday", age=10)


def choose(window: MainWindow, path: Path) -> None:
    window.lobby.fill()
    window.lobby.saved.select(path)


def test_a_saved_game_opens_by_key_and_by_button(qtbot: QtBot, two_games: tuple[Path, Path], window: MainWindow) -> None:
    choose(window, two_games[0])
    qtbot.keyClick(window.lobby.saved.list, Qt.Key.Key_Return)
    assert playing(window).recorder.path == two_games[0]
    window.show_lobby()
    choose(window, two_games[1])
    click(qtbot, window.lobby.saved.buttons["open"])
    assert playing(window).recorder.path == two_games[1]


def test_delete_offers_to_take_it_back(qtbot: QtBot, two_games: tuple[Path, Path], window: MainWindow) -> None:
    choose(window, two_games[1])
    content = two_games[1].read_bytes()
    qtbot.keyClick(window.lobby.saved.list, Qt.Key.Key_Delete)
    assert not two_games[1].exists()
    assert window.lobby.saved.list.count() == 1
    assert window.lobby.saved.current().path == two_games[0]  # type: ignore[union-attr]
    qtbot.wait(30)
    qtbot.keyClick(window.lobby.saved.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(two_games[1].exists)
    choose(window, two_games[1])
    click(qtbot, window.lobby.saved.buttons["delete"])
    click(qtbot, offered(window, "Undo"))
    assert two_games[1].read_bytes() == content
    assert window.lobby.saved.list.count() == 2
    assert window.lobby.saved.current().path == two_games[1]  # type: ignore[union-attr]


def test_what_was_deleted_is_called_as_it_was_in_the_list(qtbot: QtBot, context: Context, window: MainWindow) -> None:
    choose(window, save_game(context))
    click(qtbot, window.lobby.saved.buttons["delete"])
    assert said(window) == [f"“{context.title('toll')}” is deleted."]


def test_rename_and_duplicate(qtbot: QtBot, two_games: tuple[Path, Path], window: MainWindow) -> None:
    choose(window, two_games[0])
    qtbot.keyClick(window.lobby.saved.list, Qt.Key.Key_F2)
    dialog = window.findChild(QInputDialog)
    assert dialog
    dialog.setTextValue("With Ada")
    dialog.accept()
    assert two_games[0].with_name("With Ada.caravan").exists()
    qtbot.keyClick(window.lobby.saved.list, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert two_games[0].with_name("With Ada-2.caravan").exists()
    assert window.lobby.saved.list.count() == 3


def test_rename_to_a_taken_name_says_so(two_games: tuple[Path, Path], window: MainWindow) -> None:
    window.games.rename(window.context.library.one(two_games[0]), "Sunday")
    assert said(window) == ["There is already a game called “Sunday”."]


def test_export_writes_a_copy(
    qtbot: QtBot, two_games: tuple[Path, Path], window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out"), ""))
    choose(window, two_games[0])
    click(qtbot, window.lobby.saved.buttons["export"])
    assert (tmp_path / "out.caravan").read_bytes() == two_games[0].read_bytes()
    assert said(window) == ["A copy is in out.caravan."]


def test_a_dropped_file_joins_the_library(qtbot: QtBot, context: Context, window: MainWindow, tmp_path: Path) -> None:
    outside = tmp_path / "From Carla.caravan"
    outside.write_bytes(save_game(context, "a").read_bytes())
    drop(window, outside, tmp_path / "readme.txt")
    assert said(window) == ["From Carla.caravan is now among your saved games."]
    assert window.lobby.saved.current().path.stem == "From Carla"  # type: ignore[union-attr]
    click(qtbot, offered(window, "Open"))
    assert playing(window).recorder.path == context.library.folder / "From Carla.caravan"
    assert outside.exists()


def test_import_by_dialog(
    qtbot: QtBot, context: Context, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside = tmp_path / "b.caravan"
    save_game(context, "a").rename(outside)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(outside)], ""))
    click(qtbot, window.lobby.saved.import_button)
    assert [s.path.stem for s in context.library.saved()] == ["b"]


def shown(window: MainWindow) -> list[str]:
    """What a screen reader says of each row."""
    rows = window.lobby.saved.list
    return [rows.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(rows.count())]


@pytest.mark.parametrize("when", [10**12, -(10**12)])
def test_a_date_that_no_calendar_has_is_said_to_be_unknown(
    two_games: tuple[Path, Path], context: Context, window: MainWindow, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    games = [saved._replace(changed=when) for saved in context.library.saved()]
    monkeypatch.setattr(context.library, "saved", lambda: games)
    window.lobby.fill()
    window.grab()
    assert all(words.endswith("date unknown") for words in shown(window))


@pytest.mark.parametrize(
    ("key", "value"),
    [("round", 10**30), ("round", "2"), ("who", 7), ("who", "x" * 10**5), ("shapes", "star"), ("shapes", [1]), ("moves", True)],
)
def test_a_glance_that_nobody_can_have_kept_is_none(
    two_games: tuple[Path, Path], context: Context, window: MainWindow, key: str, value: object
) -> None:
    glance = Glance(two_games[0].stat().st_size, 5, 2, False, "Ada", ("disc", "star"))
    context.library.keep_glance(two_games[0], glance)
    window.lobby.fill()
    assert any("Round 2 · Ada to move" in words for words in shown(window))
    beside = context.library.picture_path(two_games[0]).with_suffix(".json")
    beside.write_text(json.dumps(glance._asdict() | {key: value}))
    window.lobby.refresh()
    window.grab()
    assert not any("Ada" in words for words in shown(window))


def test_a_row_that_breaks_is_marked_and_the_others_are_shown(
    two_games: tuple[Path, Path], context: Context, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, value, trace: told.append(str(value)))

    def breaks(context: Context, saved: Saved) -> str:
        if saved.path == two_games[1]:
            raise ValueError("Sunday")
        return "sound"

    monkeypatch.setattr("app.shell.saved.saved_name", breaks)
    window.lobby.fill()
    window.grab()
    assert window.lobby.saved.list.count() == 2
    assert [str(words)[:5] for words in shown(window)] == ["None", "sound"]
    assert set(told) == {"Sunday"}
    window.lobby.saved.select(two_games[0])
    window.lobby.saved._act("open")
    assert playing(window).recorder.path == two_games[0]


def test_pictures_of_the_cache_may_be_anything(tmp_path: Path) -> None:
    from tests.hostile import ODD, large_picture

    for number, make in enumerate((*ODD, large_picture)):
        make(tmp_path / f"{number}.bmp", random.Random(number))
        assert read_picture(tmp_path / f"{number}.bmp").isNull()


def test_a_picture_as_large_as_a_wall_is_none_of_ours(tmp_path: Path) -> None:
    for side, ours in ((480, True), (3000, False)):
        image = QImage(side, 2, QImage.Format.Format_RGB32)
        image.fill(0)
        assert image.save(str(tmp_path / f"{side}.bmp"))
        assert read_picture(tmp_path / f"{side}.bmp").isNull() != ours


def test_a_game_from_elsewhere_can_be_gone_on_with(qtbot: QtBot, context: Context, window: MainWindow, tmp_path: Path) -> None:
    save_game(context, "older", age=500)
    path = save_game(context, "file", age=100).rename(tmp_path / "file.caravan")
    window.games.open(path)
    window.show_lobby()
    assert load_settings(context.folders.settings)[0].elsewhere == str(path)
    click(qtbot, window.lobby.continuing.button)
    assert playing(window).recorder.path == path
    window.show_lobby()
    path.unlink()
    window.lobby.fill()
    click(qtbot, window.lobby.continuing.button)
    assert playing(window).recorder.path == context.library.folder / "older.caravan"
    window.show_lobby()
    assert context.settings.elsewhere == ""
