"""What the table can be told to do, with its keys: for menus, buttons and the shortcut sheet."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from app.table.icons import icon
from app.table.theme import Theme
from app.text.speaker import Speaker

if TYPE_CHECKING:
    from app.table.table import Table

MENUS = {
    "edit": ("undo", "redo", "restart-turn", "take-backs"),
    "play": ("hint", "coach", "news", "replay", "moves", "pause", "step", "to-my-turn"),
    "view": ("log", "side", "next-player", "fit", "zoom-in", "zoom-out", "earlier", "later", "now"),
}


ICONS = {"undo": "undo", "redo": "redo", "hint": "hint", "pause": "pause", "step": "step", "to-my-turn": "fast"}
"""Those that have a picture, for buttons."""


def make_actions(table: "Table") -> dict[str, QAction]:
    """Every action by key; its words are `ui-do-<key>`."""
    made: dict[str, QAction] = {}
    for name, keys, slot in (
        ("undo", "Ctrl+Z", table.undo),
        ("redo", "Ctrl+Shift+Z / Ctrl+Y", table.redo),
        ("restart-turn", "Ctrl+R", table.restart_turn),
        ("take-backs", "", table.agree_take_backs),
        ("hint", "H", table.ask_hint),
        ("coach", "C", table.teacher.explain),
        ("news", "W", table.show_news),
        ("replay", "V", table.replay_news),
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
        action.setShortcuts([QKeySequence(key) for key in keys.split(" / ") if key])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(slot)
        made[name] = action
        table.addAction(action)
        action.setIconVisibleInMenu(False)
    for name in ("pause", "take-backs"):
        made[name].setCheckable(True)
    return made


def relabel(actions: dict[str, QAction], theme: Theme, speaker: Speaker) -> None:
    """Words and pictures anew; what stands on a button names its key too."""
    for name, action in actions.items():
        text = speaker.say(f"ui-do-{name}")
        action.setText(text)
        action.setToolTip(f"{text} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")
        if name in ICONS:
            action.setIcon(icon(ICONS[name], theme.ink, 20, theme.muted))
