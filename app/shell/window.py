"""The main window: menus, pages, banners, and the game on the table."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QImage, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.framework.lines import Unreadable
from app.settings import CHOICES
from app.shell.context import Context
from app.shell.errands import Errands
from app.shell.frame import Frame
from app.shell.games import Games
from app.shell.leftovers import give_back
from app.shell.lessons import Lessons
from app.shell.lobby import Lobby
from app.shell.menus import Menus
from app.shell.style import px
from app.shell.tries import Tries
from app.shell.watcher import Watcher

if TYPE_CHECKING:
    from app.desk.door import Opened
    from app.shell.crash import Keeper
    from app.shell.patience import Patience
    from app.shell.rulebook import Rulebook
    from app.shell.settings_page import SettingsPage
    from app.shell.setup_page import SetupPage
    from app.table.table import Table

PICTURE = 480
SOON_MS = 100


def real_table(opened: "Opened", context: Context) -> "Table":
    from app.table.access import install
    from app.table.table import Table

    install()
    return Table(opened.match, opened.players, opened.recorder, context.settings)


class MainWindow(Frame):
    def __init__(self, context: Context, make_table: "Callable[[Opened, Context], Table]" = real_table) -> None:
        super().__init__(context)
        self._make_table = make_table
        self.games = Games(context, self)
        self.lessons = Lessons(context, self.games)
        self.tries, self.errands = Tries(self), Errands(self)
        self.opened: Opened | None = None
        self._before_opening: os.stat_result | None = None
        self.table: Table | None = None
        self._setup: SetupPage | None = None
        self._settings: SettingsPage | None = None
        self._rules: Rulebook | None = None
        self._patience: Patience | None = None
        self._before: QWidget | None = None
        self.keeper: Keeper | None = None
        self.watcher = Watcher(context, self)
        self.watcher.ready.connect(self._looked)
        self.watcher.given_up.connect(self.tell_note)
        self.watcher.broke.connect(self._heard_of)
        self.lobby = Lobby(context)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.lobby)
        self._lay_out()
        self.menus = Menus(self, context, self._doings())
        self.menus.add_themes(self._theme_chosen, CHOICES["theme"])
        self.menus.show_table({})
        self._connect()
        self.setAcceptDrops(True)
        self._restore_geometry()
        self.relabel()
        self.lobby.focus_first()

    def _lay_out(self) -> None:
        self._centre = QWidget()
        whole = QVBoxLayout(self._centre)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._bar)
        whole.addWidget(self.pages, 1)
        self.setCentralWidget(self._centre)
        self.setMinimumSize(900, 500)

    def _doings(self) -> dict[str, Callable[[], None]]:
        return {
            "new": self.show_lobby_for_new,
            "open": self.errands.open,
            "import": self.errands.bring_in,
            "lobby": self.show_lobby,
            "settings": self.show_settings,
            "quit": self._quit,
            "text-larger": self._text_larger,
            "text-smaller": self._text_smaller,
            "full": self._full_screen,
            "learn": self.learn,
            "rules": self.show_rules,
            "keys": self.errands.show_keys,
            "about": self.errands.show_about,
        }

    def _connect(self) -> None:
        lobby = self.lobby
        lobby.continue_wanted.connect(self.games.open)
        lobby.play.connect(self.games.begin_usual)
        lobby.together.connect(self._sit_together)
        lobby.learn.connect(self.lessons.begin_guided)
        lobby.coach.connect(self.change)
        lobby.set_up.connect(self.show_setup)
        lobby.rules.connect(self.show_rules_of)
        lobby.saved.chosen.connect(self.errands.act)
        lobby.saved.import_wanted.connect(self.errands.bring_in)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_theme)

    # Pages.

    def show_lobby(self) -> None:
        self.leave_table()
        self._close_rules()
        self.lobby.fill()
        self.pages.setCurrentWidget(self.lobby)
        self.lobby.focus_first()
        self._title()
        self.watcher.look(self.context.library.saved())

    def show_lobby_for_new(self) -> None:
        self.show_lobby()
        if self.lobby.cards:
            self.lobby.cards[0].play_button.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_setup(self, game_id: str) -> None:
        from app.shell.setup_page import SetupPage

        if self._setup is None:
            self._setup = SetupPage(self.context)
            self._setup.begun.connect(self.games.begin)
            self._setup.back.connect(self.show_lobby)
            self.pages.addWidget(self._setup)
        self.pages.setCurrentWidget(self._setup)
        self._setup.begin(game_id)

    def _sit_together(self, game_id: str) -> None:
        from app.shell.together import Together

        dialog = Together(self.context, self.context.find(game_id), self)
        dialog.begun.connect(self.games.begin)
        dialog.open()

    def show_settings(self) -> None:
        from app.shell.settings_page import SettingsPage

        if self._settings is None:
            self._settings = SettingsPage(self.context)
            self._settings.changed.connect(self.change)
            self._settings.back.connect(self._leave_settings)
            self.pages.addWidget(self._settings)
        if self.pages.currentWidget() is not self._settings:
            self._before = self.pages.currentWidget()
        self._settings.relabel()
        self.pages.setCurrentWidget(self._settings)
        self._settings.focus_first()

    def _leave_settings(self) -> None:
        self.pages.setCurrentWidget(self._before or self.lobby)

    def show_rules(self) -> None:
        if game_id := self._game_at_hand():
            self.show_rules_of(game_id)

    def learn(self) -> None:
        """The guided first game of the same."""
        if game_id := self._game_at_hand():
            self.lessons.begin_guided(game_id)

    def _game_at_hand(self) -> str:
        """The game on the table, the one being set up, or the first."""
        game_id = self.opened.match.game.id if self.opened else ""
        if not game_id and self._setup and self.pages.currentWidget() is self._setup:
            game_id = self._setup.game_id
        return game_id or self.lobby.at_hand()

    def show_rules_of(self, game_id: str, rule: str = "") -> None:
        from app.shell.rulebook import Rulebook

        if self._rules is None:
            self._rules = Rulebook(self.context)
            self._rules.setParent(self._centre)
            self._rules.closed.connect(self._close_rules)
        self._place_rules()
        self._rules.show()
        self._rules.raise_()
        self._rules.show_game(game_id)
        if rule:
            self._rules.open(rule)
        self._rules.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_rule(self, rule: str) -> None:
        if self.opened:
            self.show_rules_of(self.opened.match.game.id, rule)

    def _close_rules(self) -> None:
        if self._rules and self._rules.isVisible():
            self._rules.hide()
            if page := self.pages.currentWidget():
                page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_rules(self) -> None:
        area = self._centre.rect()
        wide = min(area.width(), max(px(self.context.settings.text_size, 46), round(area.width() * 0.54)))
        if self._rules:
            self._rules.setGeometry(area.width() - wide, 0, wide, area.height())

    # The game on the table.

    def sit_down(self, opened: "Opened", before: os.stat_result | None = None) -> None:
        self.leave_table()
        self._before_opening = before if before and opened.recorder.path.exists() else None
        for banner in list(self.banners):
            if banner.passing:
                banner.go()
        self.opened = opened
        try:
            table = self.table = self._make_table(opened, self.context)
        except BaseException:
            self.opened = None
            opened.recorder.close()
            raise
        self.games.follow(opened)
        table.lobby_wanted.connect(self.show_lobby)
        table.rule_wanted.connect(self.show_rule)
        table.practice_wanted.connect(self.lessons.begin_practice)
        table.rematch_wanted.connect(self._rematch)
        table.trial_wanted.connect(self.tries.begin)
        self.pages.addWidget(table)
        self.pages.setCurrentWidget(table)
        self.menus.show_table(table.actions_by_menu())
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._title()
        self.file_moved()

    def leave_table(self) -> None:
        """Keep the picture, let go of the file. The game itself is on disk since its last move."""
        table, opened = self.table, self.opened
        if table is None or opened is None:
            return
        from app.table.board import load_board

        self.tries.leave()
        self.table = self.opened = None
        picture = QImage()
        try:
            if load_board(opened.match.game.id):
                picture = table.picture(PICTURE)
        finally:
            self.menus.show_table({})
            self.clear_away(table)
        self.context.has_played(opened.recorder.path)
        self.games.keep_picture(opened.recorder.path, picture, opened.match, opened.players, self._before_opening)
        self.save_settings()
        if self.keeper:
            self.keeper.playing(None)

    def file_moved(self) -> None:
        """The game on the table lies where it did not before."""
        if self.keeper and self.opened:
            self.keeper.playing(self.opened.recorder.path)

    def go_on(self) -> None:
        """What held up the game on the table is out of the way."""
        if self.table:
            self.table.go_on()

    def wait_for(self, job: Callable[..., Any], file: str) -> Any:
        """What a job that reads this file leads to; meanwhile the window is alive. One at a time."""
        from app.shell.patience import Patience

        self._patience = self._patience or Patience(self.context, self)
        if self._patience.busy:
            raise Unreadable("file-one-at-a-time", file=file)
        return self._patience.wait_for(job, file)

    def clear_away(self, table: "Table") -> None:
        table.shut()
        self.pages.removeWidget(table)
        table.deleteLater()
        QTimer.singleShot(SOON_MS, give_back)

    def _rematch(self) -> None:
        from app.desk.door import Agreed

        if old := self.opened:
            self.games.begin(Agreed(old.match.game, old.match.setup, old.players, None, old.match.take_back))

    def relabel(self) -> None:
        """Every word anew: another language, theme or text size."""
        self._title()
        self.menus.relabel()
        self.lobby.relabel()
        for page in (self._setup, self._settings, self._rules):
            if page:
                page.relabel()
        self._place_rules()
        for table in (self.table, self.tries.table):
            if table:
                table.apply(self.context.settings)
        self.watcher.look([])

    def go_on_with(self, path: Path) -> None:
        self.show_lobby()
        self.games.open(path)

    def playing(self) -> Path | None:
        return self.opened.recorder.path if self.opened else None

    def _title(self) -> None:
        say = self.context.say
        if self.opened:
            name = self.context.title(self.opened.match.game.id)
            self.setWindowTitle(say("window-title", game=name))
        else:
            self.setWindowTitle(say("app-name"))

    # Saved games, dialogs, files from elsewhere.

    def library_changed(self, select: Path | None = None) -> None:
        self.lobby.fill()
        if select:
            self.lobby.saved.select(select)
        self.watcher.look(self.context.library.saved())

    def _looked(self) -> None:
        self.lobby.refresh()

    def _heard_of(self, trace: str) -> None:
        if self.keeper:
            self.keeper.heard(trace)

    def ask_where(self, name: str) -> Path | None:
        from app.shell.dialogs import ask_target

        return ask_target(self, self.context, "save-elsewhere", name)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from app.shell.dialogs import dropped_files

        event.acceptProposedAction()
        for path in dropped_files(event.mimeData()):
            self.games.bring_in(path)

    # The window itself.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_rules()

    def _quit(self) -> None:
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave_table()
        self.watcher.stop()
        self.context.settings.geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self.save_settings()
        event.accept()
