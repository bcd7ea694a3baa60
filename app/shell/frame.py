"""What the window is before it shows anything: banners, settings that work at once, its place on the screen."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout

from app.framework.lines import Note
from app.settings import CHOICES, save_settings
from app.shell.context import Context
from app.shell.games import Later, Offers
from app.shell.parts import Banner
from app.shell.style import dress

MOST_BANNERS = 3
SIZE = (1280, 800)


class Frame(QMainWindow):
    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.banners: list[Banner] = []
        self._bar = QVBoxLayout()
        self._bar.setSpacing(6)

    def relabel(self) -> None:
        raise NotImplementedError

    def go_on_with(self, path: Path) -> None:
        raise NotImplementedError

    def playing(self) -> Path | None:
        """The file of the game on the table."""
        raise NotImplementedError

    def come_forward(self) -> None:
        """Before other windows, also when it was put away."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    # Words for whoever sits here.

    def say_so(self, text: str, picture: str = "note", seconds: float = 0, offers: Offers = ()) -> None:
        if any(banner.label.text() == text for banner in self.banners):
            return
        while len(self.banners) >= MOST_BANNERS:
            self.banners[0].go()
        banner = Banner(self.context, text, picture, seconds)
        for words, image, action in offers:
            banner.offer(words, action, image)
        banner.closed.connect(self._banner_closed)
        self.banners.append(banner)
        self._bar.addWidget(banner)
        self._bar.setContentsMargins(12, 8, 12, 4)

    def _banner_closed(self) -> None:
        banner = self.sender()
        self.banners = [other for other in self.banners if other is not banner]
        if not self.banners:
            self._bar.setContentsMargins(0, 0, 0, 0)

    def caught(self, reason: BaseException, report: Path | None) -> None:
        """Something broke that never should. The game is safe in its file."""
        say = self.context.say
        if isinstance(reason, OSError):
            self.say_so(say("file-unwritable", file=str(reason.filename or ""), why=self.context.why(reason)), "warning")
            return
        offers: list[tuple[str, str, Callable[[], None]]] = []
        if game := self.playing():
            offers.append((say("crash-again"), "open", Later(self.go_on_with, game)))
        if report:
            offers.append((say("crash-show"), "note", Later(self._show_folder, report)))
        self.say_so(say("crash-now", file=str(report or "-")), "warning", offers=tuple(offers))

    def _show_folder(self, folder: Path) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def tell_crashes(self) -> None:
        """What the last session could not say any more."""
        from app.shell import crash

        reports = crash.unseen(self.context.folders.state)
        if not reports:
            return
        report, game = reports[0]
        offers: list[tuple[str, str, Callable[[], None]]] = []
        if game:
            offers.append((self.context.say("crash-resume"), "play", Later(self.go_on_with, game)))
        offers.append((self.context.say("crash-show"), "note", Later(self._show_folder, report)))
        self.say_so(self.context.say("crash-last-time", file=str(report)), "warning", offers=tuple(offers))
        for seen, _ in reports:
            crash.mark_seen(seen)

    def tell_note(self, note: Note | None) -> None:
        if note:
            self.say_so(self.context.words.note(note), "warning")

    # Settings.

    def change(self, key: str, value: Any) -> None:
        setattr(self.context.settings, key, value)
        app = QApplication.instance()
        if key in ("theme", "text_size") and isinstance(app, QApplication):
            dress(app, self.context.theme, self.context.settings.text_size)
        self.relabel()
        self.save_settings()

    def save_settings(self) -> None:
        try:
            save_settings(self.context.folders.settings, self.context.settings)
        except OSError as reason:
            file = str(self.context.folders.settings)
            self.say_so(self.context.say("settings-unsaved", file=file, why=self.context.why(reason)), "warning")

    def _theme_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.change("theme", action.data())

    def _system_theme(self) -> None:
        if self.context.settings.theme == "system":
            self.change("theme", "system")

    def _text_larger(self) -> None:
        self._text_step(1)

    def _text_smaller(self) -> None:
        self._text_step(-1)

    def _text_step(self, by: int) -> None:
        sizes = CHOICES["text_size"]
        at = sizes.index(self.context.settings.text_size) + by
        if 0 <= at < len(sizes):
            self.change("text_size", sizes[at])

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # The window's place.

    def _restore_geometry(self) -> None:
        self.resize(*SIZE)
        kept = QByteArray.fromBase64(self.context.settings.geometry.encode())
        if not kept.isEmpty():
            self.restoreGeometry(kept)
