"""What asks something first: which file, which name; and the leaves to read in front of the window."""

from typing import TYPE_CHECKING

from app.desk.library import Saved
from app.shell.saved import saved_name

if TYPE_CHECKING:
    from app.shell.window import MainWindow


class Errands:
    def __init__(self, window: "MainWindow") -> None:
        self._window, self._context = window, window.context

    def act(self, name: str, saved: Saved) -> None:
        """One of the buttons under the list of saved games."""
        from app.shell import dialogs

        if name == "rename":
            self._renaming = saved
            given = saved.given_name or saved_name(self._context, saved)
            dialogs.name_dialog(self._window, self._context, given).textValueSelected.connect(self.rename)
        elif name == "export":
            if target := dialogs.ask_target(self._window, self._context, "saved-export", saved_name(self._context, saved)):
                self._window.games.export(saved, target)
        else:
            self._window.games.act(name, saved)

    def rename(self, name: str) -> None:
        self._window.games.rename(self._renaming, name)

    def open(self) -> None:
        from app.shell.dialogs import ask_files

        for path in ask_files(self._window, self._context, "do-open")[:1]:
            self._window.games.open(path)

    def bring_in(self) -> None:
        from app.shell.dialogs import ask_files

        for path in ask_files(self._window, self._context, "do-import"):
            self._window.games.bring_in(path)

    def show_about(self) -> None:
        from app.shell.about import About

        About(self._window, self._context).open()

    def show_keys(self) -> None:
        from app.shell.shortcuts import ShortcutSheet, hands_on_the_board

        sheet = ShortcutSheet(self._context, [*self._window.menus.groups(), hands_on_the_board(self._context)], self._window)
        sheet.open()
