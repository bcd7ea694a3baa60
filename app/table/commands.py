"""What the table can be told to do, with its keys: for menus, buttons and the shortcut sheet."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

if TYPE_CHECKING:
    from app.table.table import Table

MENUS = {
    "edit": ("undo", "redo", "restart-turn"),
    "play": ("hint", "moves", "pause", "step", "to-my-turn"),
    "view": ("log", "side", "next-player", "fit", "zoom-in", "zoom-out", "earlier", "later", "now"),
}


def make_actions(table: "Table") -> dict[str, QAction]:
    """Every action by key; its words are `ui-do-<key>`."""
    keys = QKeySequence.StandardKey
    made: dict[str, QAction] = {}
    for name, shortcut, slot in (
        ("undo", keys.Undo, table.undo),
        ("redo", keys.Redo, table.redo),
        ("restart-turn", "Ctrl+Shift+Z", table.restart_turn),
        ("hint", "H", table.ask_hint),
        ("moves", "M", table.show_moves),
        ("log", "L", table.show_log),
        ("side", "F9", table.toggle_side),
        ("pause", "P", table.toggle_pause),
        ("step", ".", table.step),
        ("to-my-turn", "N", table.to_my_turn),
        ("earlier", "Ctrl+Left", table.earlier),
        ("later", "Ctrl+Right", table.later),
        ("now", "Ctrl+End", table.back_to_now),
        ("fit", "Ctrl+0", table.view.fit),
        ("zoom-in", "Ctrl++", table.view.zoom_in),
        ("zoom-out", "Ctrl+-", table.view.zoom_out),
        ("next-player", "F6", table.look_at_next),
    ):
        action = QAction(table)
        action.setShortcut(QKeySequence(shortcut))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(slot)
        made[name] = action
        table.addAction(action)
    made["pause"].setCheckable(True)
    return made
