"""From the lobby to a game and back, by real clicks and keys."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.desk.door import go_on
from app.desk.shelf import shelf
from app.framework.game import Game
from app.framework.lines import FORMAT
from app.framework.locks import Lock
from app.framework.players import Player
from app.framework.record import Recorder, load
from app.shell.context import Context
from app.shell.crash import Keeper
from app.shell.shortcuts import ShortcutSheet
from app.shell.style import dress
from app.shell.window import MainWindow
from tests.plugins import find
from tests.shell.conftest import save_game, standing_in
from tests.shell.hands import click, drop, offered, playing, said, stand_in
from tests.tables import rewritten

# Going on and leaving.


def test_leaving_keeps_a_picture_and_how_the_game_stands(qtbot: QtBot, window: MainWindow) -> None:
    window.games.begin_usual("toll")
    path, table = playing(window).recorder.path, stand_in(window)
    table.lobby_wanted.emit()
    assert table.was_shut
    assert window.pages.currentWidget() is window.lobby
    glance = window.context.library.glance(window.context.library.one(path))
    assert glance
    assert (glance.over, len(glance.shapes)) == (False, 3)
    click(qtbot, window.lobby.continuing.button)
    assert playing(window).recorder.path == path


def test_looking_into_a_game_does_not_make_it_newer(context: Context, window: MainWindow) -> None:
    path = save_game(context, "a", age=5000)
    before = path.stat()
    window.games.open(path)
    window.show_lobby()
    assert (path.stat().st_mtime, path.stat().st_size) == (before.st_mtime, before.st_size)


def test_a_rematch_has_the_same_table_in_a_new_file(window: MainWindow) -> None:
    window.games.begin_usual("toll")
    first = playing(window)
    stand_in(window).rematch_wanted.emit()
    assert playing(window).players == first.players
    assert playing(window).match.setup == first.match.setup
    assert playing(window).recorder.path != first.recorder.path


def test_the_menus_carry_the_actions_of_the_table(window: MainWindow) -> None:
    def texts(menu: str) -> list[str]:
        return [action.text() for action in window.menus._menus[menu].actions()]

    assert not window.menus._menus["edit"].menuAction().isVisible()
    window.games.begin_usual("toll")
    assert "Undo" in texts("edit")
    assert "Odd" in texts("play")
    assert ("Ctrl+Z", "Undo") in [row for _, rows in window.menus.groups() for row in rows]
    window.show_lobby()
    assert texts("edit") == []


def test_closing_the_window_keeps_everything(window: MainWindow) -> None:
    window.games.begin_usual("toll")
    path = playing(window).recorder.path
    window.close()
    assert window.opened is None
    assert load(path, find).continuable
    assert window.context.folders.settings.exists()
    assert window.context.settings.geometry


# Clear words.


def test_a_foreign_file_is_refused_in_words(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    drop(window, tmp_path / "picture.png")
    assert said(window) == ["picture.png is not a Caravanserai game."]
    assert window.context.library.saved() == []


def test_a_game_of_a_newer_version_is_refused_in_one_sentence(context: Context, window: MainWindow) -> None:
    path = rewritten(save_game(context, "a"), lambda lines: lines[0].update(format=FORMAT + 1, more="to come"))
    before = path.read_bytes()
    window.games.open(path)
    assert said(window) == ["a.caravan was written by a newer Caravanserai; update yours to play it."]
    assert window.opened is None
    assert path.read_bytes() == before


def test_a_game_that_is_not_installed(context: Context, window: MainWindow) -> None:
    path = save_game(context, "a")
    window.context.find = dict[str, Game[Any]]().__getitem__
    window.games.open(path)
    assert said(window) == ["a.caravan holds a game of “toll”, which is not installed."]
    assert window.opened is None
    Lock.take(path).close()


def test_a_damaged_file_goes_on_in_a_copy(context: Context, window: MainWindow) -> None:
    path = save_game(context, "a", moves=9)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:-2], b"garbage\n", lines[-1]]))
    before = path.read_bytes()
    window.games.open(path)
    assert playing(window).recorder.path.stem == "a-2"
    assert path.read_bytes() == before
    assert len(said(window)) == 2
    assert "a-2.caravan" in said(window)[1]


def test_a_game_open_in_another_window_opens_in_a_copy(qtbot: QtBot, context: Context, window: MainWindow) -> None:
    path = save_game(context, "a")
    other = Lock.take(path, "window")
    window.games.open(path)
    assert window.opened is None
    assert "another window" in said(window)[0]
    click(qtbot, offered(window, "Open a copy"))
    assert playing(window).recorder.path.stem == "a-2"
    other.close()


def test_two_windows_on_one_game(qtbot: QtBot, context: Context, window: MainWindow) -> None:
    path = save_game(context, "a")
    window.games.open(path)
    second = MainWindow(context, standing_in)
    qtbot.addWidget(second)
    second.games.open(path)
    assert "another window" in said(second)[0]
    window.show_lobby()
    second.games.open(path)
    assert playing(second).recorder.path == path
    second.close()


def test_a_game_that_cannot_be_written_goes_on_where_one_says(
    context: Context, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = save_game(context, "a")
    window.games.open(path)
    match, recorder = playing(window).match, playing(window).recorder
    tried: list[Path] = []
    monkeypatch.setattr(window, "ask_where", lambda name: tmp_path / "stick" / f"{name}.caravan")
    monkeypatch.setattr(window.table, "go_on", lambda: tried.append(recorder.path), raising=False)
    window.keeper = Keeper(context.folders.state, window.playing, window.caught)
    window.keeper.install()
    with monkeypatch.context() as disk:
        disk.setattr(recorder, "_put", full)
        with pytest.raises(OSError, match="full"):
            match.submit(match.legal()[0])
    assert said(window) == ["a.caravan could not be written. Nothing is lost. Try again, or save the game somewhere else."]
    (banner,) = window.banners
    (button,) = banner.buttons
    assert button.text() == "Save somewhere else…"
    button.click()
    assert tried == [tmp_path / "stick" / "a.caravan"], "what was refused is tried again"
    (unseen,) = context.folders.state.glob("crashes/running-*/unseen")
    assert unseen.read_text() == str(tried[0]), "and should all end here, that is the game to go on with"
    match.submit(match.legal()[0])
    window.show_lobby()
    window.keeper.end()
    assert load(tried[0], find).match.number == load(path, find).match.number + 1


def full(at: int, body: bytes) -> None:
    raise OSError(28, "full")


def test_a_game_whose_file_is_replaced_in_the_middle_goes_on_beside_it(context: Context, window: MainWindow) -> None:
    path = save_game(context, "a")
    window.games.open(path)
    older = path.with_name("older")
    older.write_bytes(path.read_bytes()[:-20])
    older.replace(path)
    match = playing(window).match
    match.submit(match.legal()[0])
    assert said(window) == [
        "Something else has taken the place of a.caravan. The whole game is now in a-2.caravan, and goes on there."
    ], "at once"
    window.show_lobby()
    assert load(path.with_name("a-2.caravan"), find).match.number == match.number
    assert {saved.path.stem for saved in context.library.saved()} == {"a", "a-2"}


def refuse_writing(monkeypatch: pytest.MonkeyPatch, method: str, number: int) -> None:
    """Tests may run as root, whom no folder refuses: the system's answer is played instead."""

    def refuse(*_: Any) -> None:
        raise OSError(number, os.strerror(number), "/somewhere/a.caravan")

    monkeypatch.setattr(Recorder, method, refuse)


@pytest.mark.parametrize(
    ("number", "why"), [(errno.EACCES, "you are not allowed"), (errno.EROFS, "read-only"), (errno.ENOSPC, "the disk is full")]
)
def test_a_new_game_that_cannot_be_written(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, why: str
) -> None:
    with monkeypatch.context() as patched:
        refuse_writing(patched, "begin", number)
        window.games.begin_usual("toll")
    assert window.opened is None
    assert why in said(window)[0]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "else.caravan"), ""))
    click(qtbot, offered(window, "Save somewhere else…"))
    assert playing(window).recorder.path == tmp_path / "else.caravan"


def test_a_file_that_cannot_be_written_opens_in_a_copy(
    qtbot: QtBot, context: Context, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = save_game(context, "a")
    with monkeypatch.context() as patched:
        refuse_writing(patched, "resume", errno.EROFS)
        window.games.open(path)
    assert "read-only" in said(window)[0]
    click(qtbot, offered(window, "Open a copy"))
    assert playing(window).recorder.path.stem == "a-2"


def test_settings_that_cannot_be_kept_say_so_once(window: MainWindow) -> None:
    window.context.folders.config.write_text("a file in the way")
    window.change("theme", "dark")
    window.change("theme", "light")
    assert len(said(window)) == 1
    assert "They hold until you close the window." in said(window)[0]


# Languages, themes, sizes.


def texts_of(widget: QWidget) -> set[str]:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shown = {child.text() for child in widget.findChildren(QLabel)} | {b.text() for b in widget.findChildren(QAbstractButton)}
    return {text for text in shown if text}


def test_another_language_changes_every_word_at_once(context: Context, window: MainWindow) -> None:
    save_game(context, "a")
    window.show_settings()
    window.show_setup("toll")
    window.show_rules_of("toll")
    window.lobby.fill()
    english = texts_of(window)
    titles = {action.text() for action in window.menuBar().actions()}
    window.change("language", "it")
    same = english & texts_of(window)
    assert titles.isdisjoint({action.text() for action in window.menuBar().actions()} - {""})
    assert {text for text in same if len(text) > 2} <= {"English", "Italiano", "100%", "115%", "130%", "150%", "a"}
    window.games.begin_usual("toll")
    window.change("language", "en")
    assert stand_in(window).applied == ["en"]


def test_theme_and_text_size_work_at_once(window: MainWindow, qapp: QApplication) -> None:
    before = qapp.font().pixelSize()
    window.change("text_size", 150)
    assert qapp.font().pixelSize() > before
    window.change("theme", "dark")
    assert window.palette().window().color() == window.context.theme.colour("window")
    window.menus.actions["text-smaller"].trigger()
    assert window.context.settings.text_size == 130


@pytest.mark.parametrize("lang", ["en", "it"])
def test_nothing_is_cut_off_at_the_largest_text(
    qtbot: QtBot, qapp: QApplication, context: Context, window: MainWindow, lang: str
) -> None:
    save_game(context)
    window.resize(1280, 800)
    window.change("language", lang)
    window.change("text_size", 150)
    window.lobby.fill()
    window.show_settings()
    window.show_setup("toll")
    for page in (window.lobby, window._settings, window._setup):
        assert page
        window.pages.setCurrentWidget(page)
        qtbot.wait(80)
        for button in page.findChildren(QAbstractButton):
            if button.isVisible() and button.text():
                assert button.width() >= button.minimumSizeHint().width(), button.text()
        for words in page.findChildren(QLabel):
            if words.isVisible() and words.text():
                need = words.heightForWidth(words.width()) if words.wordWrap() else words.sizeHint().height()
                assert words.height() >= need, words.text()
                assert words.wordWrap() or words.width() >= words.sizeHint().width(), words.text()


def test_everything_that_takes_keys_has_a_name(context: Context, window: MainWindow) -> None:
    save_game(context)
    window.lobby.fill()
    window.show_settings()
    window.show_setup("toll")
    window.show_rules_of("toll")
    for widget in window.findChildren(QWidget):
        if (
            widget.window() is window
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not widget.objectName().startswith("qt_")
        ):
            named = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
            assert named, f"{widget} in {widget.parent()}"


def test_the_sheet_of_keys_lists_what_the_menus_know(qtbot: QtBot, window: MainWindow) -> None:
    window.menus.actions["keys"].trigger()
    sheet = window.findChild(ShortcutSheet)
    assert sheet
    shown = texts_of(sheet)
    assert {"Ctrl+N", "New game", "F11", "Full screen", "F1"} <= shown
    assert {"On the board", "Space", "Take it up, put it down"} <= shown
    sheet.accept()


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(1280, 800), (1600, 900)])
def test_the_buttons_of_the_cards_stand_in_line(
    qtbot: QtBot, qapp: QApplication, context: Context, size: tuple[int, int], text_size: int
) -> None:
    """Also when there is a game to go on with, which takes room from the cards."""
    context.settings.text_size = text_size
    full = Context(context.folders, context.settings, shelf())
    dress(qapp, full.theme, text_size)
    made = MainWindow(full, standing_in)
    made.watcher.look = lambda games: None  # type: ignore[method-assign]
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    qtbot.waitExposed(made)

    def in_line() -> None:
        tops = {card.play_button.mapTo(made, QPoint(0, 0)).y() for card in made.lobby.cards}
        bottoms = {card.height() - card.play_button.geometry().bottom() for card in made.lobby.cards}
        assert len(tops) == len(bottoms) == 1, (tops, bottoms)

    qtbot.waitUntil(in_line)
    made.sit_down(go_on(full.library, save_game(full), find))
    made.show_lobby()
    assert made.lobby.continuing.isVisible()
    qtbot.wait(50)
    in_line()
    made.lobby.refresh()
    qtbot.wait(50)
    in_line()


@pytest.mark.parametrize("seats", [3, 4])
def test_usual_names_are_not_cut_in_the_list_of_saved_games(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    path = save_game(window.context)
    saved = window.context.library.one(path)
    names = ("Player 1", "Regular 1", "Regular 2", "Regular 3")[:seats]
    saved = saved._replace(players=tuple(Player(name, saved.players[0].colour) for name in names))
    rows, shown = window.lobby.saved._rows, []
    whole = type(rows)._text

    def told(rows: Any, painter: Any, rect: Any, text: str, type_: Any, colour: str) -> float:
        shown.append((text, QFontMetrics(type_).horizontalAdvance(text) <= rect.width() + 1))
        return whole(rows, painter, rect, text, type_, colour)

    monkeypatch.setattr(type(rows), "_text", told)
    picture = QImage(306, 120, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    rows._paint_row(painter, saved, QRectF(8, 8, 290, 90))
    painter.end()
    assert {text for text, _ in shown} >= set(names)
    assert [text for text, fits in shown if text in names and not fits] == []
