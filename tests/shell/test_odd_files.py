"""Files by names that are no text, in the window: listed, opened, renamed, exported, thrown away like any other."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from app.framework.record import load
from app.shell.context import Context
from app.shell.window import MainWindow
from tests.plugins import find
from tests.shell.conftest import save_game
from tests.shell.hands import playing, said

ODD = os.fsdecode(b"bad\xff\xfe name")


@pytest.fixture
def odd(context: Context, window: MainWindow) -> Path:
    path = save_game(context, "a")
    path = path.rename(path.with_name(f"{ODD}.caravan"))
    window.library_changed(path)
    QApplication.processEvents()
    return path


def test_a_name_that_is_no_text_is_listed_and_opened(window: MainWindow, odd: Path) -> None:
    window.grab()
    window.games.open(odd)
    match = playing(window).match
    match.submit(match.legal()[0])
    window.show_lobby()
    assert load(odd, find).match.number == match.number
    assert not said(window)


@pytest.mark.parametrize("action", ["copy", "delete"])
def test_what_is_done_with_it_is_done(window: MainWindow, context: Context, odd: Path, action: str) -> None:
    before = len(context.library.saved())
    window.games.act(action, context.library.one(odd))
    assert len(context.library.saved()) == before + (1 if action == "copy" else -1)


def test_it_can_be_renamed_and_exported(
    window: MainWindow, context: Context, odd: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "out.caravan"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(target), ""))
    window.errands.act("export", context.library.one(odd))
    assert target.read_bytes() == odd.read_bytes()
    window.errands.act("rename", context.library.one(odd))
    window.errands.rename("A good name")
    assert [saved.given_name for saved in context.library.saved()] == ["A good name"]


def test_a_file_of_that_name_from_elsewhere(window: MainWindow, context: Context, odd: Path, tmp_path: Path) -> None:
    outside = odd.rename(tmp_path / odd.name)
    window.games.bring_in(outside)
    assert len(context.library.saved()) == 1
    assert len(said(window)) == 1
    window.games.open(tmp_path / os.fsdecode(b"gone\xff.caravan"))
    assert len(said(window)) == 2
