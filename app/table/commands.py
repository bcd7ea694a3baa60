"""What the table can be told to do, with its keys: for menus, buttons and the shortcut sheet."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QAction, QKeySequence

from app.table.icons import icon
from app.table.theme import Theme
from app.table.trying import with_bots
from app.text.speaker import Speaker

if TYPE_CHECKING:
    from app.table.table import Table

Slot = Callable[..., Any] | SignalInstance

TRYING = ("try", "let-bots", "try-again", "try-keep", "try-leave")

MENUS = {
    "edit": ("undo", "redo", "restart-turn", "take-backs"),
    "play": ("hint", "coach", "teach", "news", "replay", "moves", "pause", "step", "to-my-turn", *TRYING),
    "view": ("log", "side", "next-player", "fit", "zoom-in", "zoom-out", "earlier", "later", "now"),
}


ICONS = {"undo": "undo", "redo": "redo", "hint": "hint", "pause": "pause", "step": "step", "to-my-turn": "fast"} | {
    "try": "branch",
    "try-again": "again",
    "try-keep": "export",
    "try-leave": "close",
}
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
        ("teach", "", table.teacher.switch),
        ("news", "W", table.news.show),
        ("replay", "V", table.news.replay),
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
        ("try", "T", table.trial_wanted),
        *_only_tried(table),
    ):
        action = QAction(table)
        action.setShortcuts([QKeySequence(key) for key in keys.split(" / ") if key])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(slot)
        made[name] = action
        table.addAction(action)
        action.setIconVisibleInMenu(False)
    for name in made.keys() & {"pause", "take-backs", "teach", "let-bots"}:
        made[name].setCheckable(True)
    return made


def _only_tried(table: "Table") -> list[tuple[str, str, Slot]]:
    """What there is to do where something is only tried out."""
    if table.trying is None:
        return []
    bots: list[tuple[str, str, Slot]] = [("let-bots", "B", table.trying.let_bots)] if with_bots(table) else []
    return [
        *bots,
        ("try-again", "Ctrl+T", table.again_wanted),
        ("try-keep", "Ctrl+S", table.keep_wanted),
        ("try-leave", "Shift+T", table.leave_wanted),
    ]


def relabel(actions: dict[str, QAction], theme: Theme, speaker: Speaker) -> None:
    """Words and pictures anew; what stands on a button names its key too."""
    for name, action in actions.items():
        text = speaker.say(f"ui-do-{name}")
        action.setText(text)
        action.setToolTip(f"{text} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")
        if name in ICONS:
            action.setIcon(icon(ICONS[name], theme.ink, 20, theme.muted))
