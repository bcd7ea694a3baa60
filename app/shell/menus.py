"""The menu bar: what the shell can always do, and what the table adds while a game is open."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from app.shell.context import Context
from app.shell.shortcuts import Group, keys_of

MENUS = ("game", "edit", "play", "view", "help")
"""The keys that `Table.actions_by_menu` may use; anything else lands in `play`."""


class Item(NamedTuple):
    menu: str
    key: str
    keys: tuple[str, ...] = ()
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    apart: bool = False
    """A line above it."""


ITEMS = (
    Item("game", "new", ("Ctrl+N",)),
    Item("game", "open", ("Ctrl+O",)),
    Item("game", "import", ("Ctrl+I",)),
    Item("game", "lobby", ("Ctrl+W", "Ctrl+L"), apart=True),
    Item("game", "settings", ("Ctrl+,",), QAction.MenuRole.PreferencesRole, apart=True),
    Item("game", "quit", ("Ctrl+Q",), QAction.MenuRole.QuitRole, apart=True),
    Item("view", "text-larger", ("Ctrl+Shift+Up",), apart=True),
    Item("view", "text-smaller", ("Ctrl+Shift+Down",)),
    Item("view", "full", ("F11",), apart=True),
    Item("help", "learn"),
    Item("help", "rules", ("Shift+F1",)),
    Item("help", "keys", ("F1",)),
    Item("help", "about", (), QAction.MenuRole.AboutRole, apart=True),
)


class Menus:
    def __init__(self, window: QMainWindow, context: Context, do: dict[str, Callable[[], None]]) -> None:
        self._window, self._context = window, context
        self._menus = {key: QMenu(window) for key in MENUS}
        self.actions: dict[str, QAction] = {}
        self._themes: dict[str, QAction] = {}
        self._from_table: dict[str, list[QAction]] = {}
        for menu in self._menus.values():
            window.menuBar().addMenu(menu)
        for item in ITEMS:
            action = QAction(window)
            action.setShortcuts([QKeySequence(keys) for keys in item.keys])
            action.setMenuRole(item.role)
            action.triggered.connect(do[item.key])
            self.actions[item.key] = action
        self.actions["full"].setCheckable(True)
        self._fill()

    def add_themes(self, chosen: Callable[[], None], themes: tuple[str, ...]) -> None:
        group = QActionGroup(self._window)
        for name in themes:
            action = QAction(self._window)
            action.setCheckable(True)
            action.setData(name)
            action.triggered.connect(chosen)
            group.addAction(action)
            self._themes[name] = action
        self._fill()

    def show_table(self, actions: dict[str, list[QAction]]) -> None:
        """The table's actions stand above the shell's own in the same menu."""
        self._from_table = {}
        for key, some in actions.items():
            self._from_table.setdefault(key if key in MENUS else "play", []).extend(some)
        self.actions["lobby"].setEnabled(bool(actions))
        self._fill()

    def _fill(self) -> None:
        for key, menu in self._menus.items():
            menu.clear()
            theirs = self._from_table.get(key, [])
            menu.addActions(theirs)
            own = [item for item in ITEMS if item.menu == key]
            for i, item in enumerate(own):
                if (item.apart and not menu.isEmpty()) or (i == 0 and theirs):
                    menu.addSeparator()
                menu.addAction(self.actions[item.key])
            if key == "view" and self._themes:
                menu.addSeparator()
                menu.addActions(list(self._themes.values()))
            menu.menuAction().setVisible(not menu.isEmpty())

    def relabel(self) -> None:
        say, settings = self._context.say, self._context.settings
        for key, menu in self._menus.items():
            menu.setTitle(say(f"menu-{key}"))
        for key, action in self.actions.items():
            action.setText(say(f"do-{key}"))
        for name, action in self._themes.items():
            action.setText(say(f"set-theme-{name}"))
            action.setChecked(settings.theme == name)

    def groups(self) -> list[Group]:
        """All keys, by menu, and those that belong to no menu."""
        say = self._context.say
        found = [keys_of(menu.title().replace("&", ""), menu.actions()) for menu in self._menus.values()]
        names = ("open", "rename", "copy", "delete", "undo")
        lists = [(keys, f"saved-{name}") for keys, name in zip(("Enter", "F2", "Ctrl+D", "Del", "Ctrl+Z"), names, strict=True)]
        extra = [(keys, say(key)) for keys, key in lists] if not self._from_table else []
        return [*found, (say("saved-heading"), extra)]
