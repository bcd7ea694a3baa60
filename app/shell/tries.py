"""The table on which something is tried out, in front of that of the game itself, which waits and stays as it is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from app.shell.window import MainWindow
    from app.table.table import Table

SECONDS = 9


class Tries:
    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self.table: Table | None = None
        self._moment = 0
        """After how many moves of the game it began."""

    def begin(self) -> None:
        """From the moment that is looked at."""
        from app.table.table import Table

        window, real = self._window, self._window.table
        trial = real.trial() if real else None
        if real is None or trial is None:
            window.say_so(window.context.say("try-cannot"), "warning", seconds=SECONDS)
            return
        self._clear_away()
        real.rest()
        self._moment = real.turns.shown_number
        settings = window.context.settings
        settings.panels.update(real.panels())
        table = self.table = Table(trial.match, real.players, None, settings, trial=trial)
        table.rule_wanted.connect(window.show_rule)
        table.again_wanted.connect(self.begin)
        table.keep_wanted.connect(self._ask_name)
        table.leave_wanted.connect(self.leave)
        self._to_the_front(table)

    def leave(self) -> None:
        """Back to the game, as it was."""
        if self._clear_away() and (real := self._window.table):
            self._to_the_front(real)
            real.session.wake()

    def _clear_away(self) -> bool:
        table, self.table = self.table, None
        if table:
            self._window.clear_away(table)
        return table is not None

    def _to_the_front(self, table: "Table") -> None:
        window = self._window
        window.pages.addWidget(table)
        window.pages.setCurrentWidget(table)
        window.menus.show_table(table.actions_by_menu())
        table.setFocus(Qt.FocusReason.OtherFocusReason)

    # Keeping it.

    def _ask_name(self) -> None:
        from app.shell.dialogs import name_dialog

        context, table = self._window.context, self.table
        if table:
            name = context.say("try-name", game=context.title(table.game.id))
            name_dialog(self._window, context, name, "try-keep", "try-keep-ask").textValueSelected.connect(self.keep)

    def keep(self, name: str) -> None:
        """What was tried as a game of its own; one goes on trying."""
        from app.play.trial import as_a_game

        real, table = self._window.table, self.table
        if real and table and table.trying:
            trial = table.trying.trial
            told = "try-kept-imagined" if trial.imagined else "try-kept"
            self._window.games.keep(as_a_game(trial, real.session.match, self._moment), table.players, told, name)
