"""From the command line to a window; or one clear paragraph when there is no screen to open it on."""

import gc
import linecache
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.framework.lines import Unreadable
from app.framework.mishap import report
from app.needs import has_display, in_words, lacking
from app.shell.bell import Bell, rung

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication

    from app.desk.folders import Folders
    from app.framework.lines import Note
    from app.shell.window import MainWindow

READY, WRONG = 0, 2
WARM_MS = 120
DESKTOP_FILE = "org.example.caravanserai"
"""By this name a desktop knows which of its icons belongs to the window. Nobody owns that domain: who has one puts it here."""
COLD = ("app.desk.door", "app.bots.levels", "app.table.scene", "app.table.table")
"""What a game needs and the lobby does not, in the order in which it is loaded while nobody waits for it."""


def main_window(argv: Sequence[str]) -> int:
    """Open the window, with a saved game when one is named; the exit status of the process."""
    if not has_display():
        return complain()
    from app.desk.folders import user_folders

    try:
        folders = user_folders()
    except Unreadable as reason:
        return complain(reason)
    file = Path(argv[0]) if argv else None
    if file and rung(folders.state, file):
        return READY
    return _run(folders, file)


def _run(folders: "Folders", file: Path | None) -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in the terminal ends it: every move is on disk already
    gc.disable()  # nothing made until the lobby is painted is garbage
    linecache.cache = Forgetful()
    try:
        from PySide6.QtCore import QTimer

        app = _application()
    except ImportError:
        return complain()

    from app.desk.shelf import shelf
    from app.settings import load_settings
    from app.shell.context import Context
    from app.shell.style import dress
    from app.shell.window import MainWindow

    settings, note = load_settings(folders.settings)
    context = Context(folders, settings, shelf())
    dress(app, context.theme, settings.text_size)
    window = MainWindow(context)
    first = Beginning(window, note, file)
    window.show()
    QTimer.singleShot(0, first.settle)
    status = app.exec()
    first.end()
    return status


def _application() -> "QApplication":
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    qInstallMessageHandler(_before_qt_gives_up)
    app = QApplication(sys.argv[:1])
    qInstallMessageHandler(None)
    app.setApplicationName("caravanserai")
    app.setApplicationDisplayName("Caravanserai")
    app.setDesktopFileName(DESKTOP_FILE)
    return app


class Forgetful(dict[str, Any]):
    """PySide looks into the source of every module that is imported after it, and 12 MB of lines would be kept for nothing."""

    def __setitem__(self, name: str, lines: Any) -> None:
        if len(lines) == 1 or lines[1] is None:  # of no file, as in a frozen build: what is put here is looked up at once
            super().__setitem__(name, lines)


class Beginning:
    """What waits until the lobby has been painted."""

    def __init__(self, window: "MainWindow", note: "Note | None", file: Path | None) -> None:
        from PySide6.QtCore import QTimer

        self._window, self._note, self._file = window, note, file
        self._cold = list(COLD)
        self._warm = QTimer()
        self._warm.timeout.connect(self._warm_up)
        self._bell = Bell(window.context.folders.state, self._answer)

    def settle(self) -> None:
        """Everything that is left to do, each by itself: what breaks off becomes a report, and the rest is done."""
        gc.enable()
        window, library = self._window, self._window.context.library
        for step in (
            self._keep_reports,
            window.tell_crashes,
            partial(window.tell_note, self._note),
            self._open,
            self._bell.hang,
            self._listen,
            self._show_emblem,
            library.purge,
            lambda: window.watcher.look(library.saved()),
        ):
            try:
                step()
            except Exception as reason:
                report(reason)
        self._warm.start(WARM_MS)

    def _keep_reports(self) -> None:
        from app.shell.crash import Keeper

        self._window.keeper = Keeper(self._window.context.folders.state, self._game, self._window.caught)
        self._window.keeper.install()

    def _open(self) -> None:
        if self._file:
            self._window.games.open(self._file)

    def _listen(self) -> None:
        from PySide6.QtCore import QCoreApplication

        from app.shell.opener import Opener

        Opener(QCoreApplication.instance() or self._window, self._answer)

    def _show_emblem(self) -> None:
        from PySide6.QtGui import QIcon, QPixmap

        self._window.setWindowIcon(QIcon(_emblem(QPixmap(128, 128), self._window)))

    def _warm_up(self) -> None:
        """Load one more of them."""
        while self._cold:
            name = self._cold.pop(0)
            if name not in sys.modules:
                import_module(name)
                return
        self._warm.stop()

    def _game(self) -> Path | None:
        opened = self._window.opened
        return opened.recorder.path if opened else None

    def _answer(self, file: Path) -> None:
        self._window.come_forward()
        self._window.games.open(file)

    def end(self) -> None:
        self._warm.stop()
        self._bell.take_down()
        if self._window.keeper:
            self._window.keeper.end()


def _emblem(picture: "QPixmap", window: "MainWindow") -> "QPixmap":
    from PySide6.QtCore import QRectF, Qt

    from app.shell.art import paint_emblem
    from app.table.painting import Painting

    picture.fill(Qt.GlobalColor.transparent)
    with Painting(picture) as painter:
        paint_emblem(painter, QRectF(picture.rect()), window.context.theme)
    return picture


# Without a screen, a library that Qt wants, or a folder to keep anything in.


def complain(reason: Unreadable | None = None) -> int:
    from app.settings import system_language
    from app.text.speaker import Speaker

    missing = lacking("play") if has_display() else []
    key = reason.key if reason else "no-display"
    print(in_words(missing) if missing and not reason else Speaker(system_language()).say(key), file=sys.stderr)  # noqa: T201
    return WRONG


def _before_qt_gives_up(kind: object, _where: object, message: str) -> None:
    """Qt ends the process when it finds no screen or lacks a library; say so in our words first."""
    from PySide6.QtCore import QtMsgType

    if kind == QtMsgType.QtFatalMsg:
        complain()
        print(message, file=sys.stderr, flush=True)  # noqa: T201
        os._exit(WRONG)
