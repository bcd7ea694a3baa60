"""The board for screen readers: every place and piece is a named child of the view.

Qt shows nothing of a graphics scene to assistive technology by itself, so the view answers with interfaces of its own. They are
kept as long as the view lives; Qt holds only bare pointers.
"""

from collections import Counter
from functools import cache, partial
from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, getCppPointer

from app.table.view import TableView

_kept: dict[int, "BoardAccess"] = {}


class Press(QAccessibleActionInterface):
    """What a click does, for who cannot click."""

    def __init__(self, board: "BoardAccess", what: str) -> None:
        super().__init__()
        self.board, self.what = board, what

    def actionNames(self) -> list[str]:  # noqa: N802
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:  # noqa: N802
        if name == QAccessibleActionInterface.pressAction() and self.what in self.board.things():
            self.board.view.table_scene.click(self.what)

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: N802
        return []


class ThingAccess(QAccessibleInterface):
    """One place or piece."""

    def __init__(self, board: "BoardAccess", what: str) -> None:
        super().__init__()
        self.board, self.what = board, what
        self._press = Press(board, what)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Qt takes an address here: whatever is none, such as None, would end the process."""
        return VoidPtr(getCppPointer(self._press)[0] if kind == QAccessible.InterfaceType.ActionInterface else 0)

    def isValid(self) -> bool:  # noqa: N802
        return self.what in self.board.things()

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self.board

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:  # noqa: N802
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        hand = self.board.view.table_scene.hand
        state.focusable = hand.touchable(self.what)
        state.focused = hand.focus == self.what
        state.selectable = self.board.lit(self.what)
        state.selected = hand.held == self.what
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.board.names().get(self.what, "")
        about = self.board.about(self.what)
        if about is None or kind != QAccessible.Text.Description:
            return ""
        usable = [self.board.view.table_scene.speaker.say("ui-usable")] if self.board.lit(self.what) else []
        return " ".join([*usable, *about.lines])

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802
        pass

    def rect(self) -> QRect:
        view, scene = self.board.view, self.board.view.table_scene
        item = scene.pieces.get(self.what)
        area = item.rect() if item is not None else scene.places[self.what].place.rect
        shown = view.mapFromScene(area).boundingRect()
        return QRect(view.viewport().mapToGlobal(shown.topLeft()), shown.size())


class BoardAccess(QAccessibleWidget):
    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self.view = view
        self._children: dict[str, ThingAccess] = {}
        self._seen: object = None
        self._named: object = None
        self._things: list[str] = []
        self._names: dict[str, str] = {}

    def lit(self, what: str) -> bool:
        """Whether it can be used now, or what is held can go there."""
        hand = self.view.table_scene.hand
        return what in (hand.targets() if hand.held else hand.may_start())

    def names(self) -> dict[str, str]:
        """No two alike: the second of a name is called so."""
        scene = self.view.table_scene
        if self._named != (key := (id(scene.seen), scene.focus, scene.speaker.lang)):
            self._named, self._names = key, {}
            met: Counter[str] = Counter()
            for what in self.things():
                title = about.title if (about := self.about(what)) else what
                met[title] += 1
                self._names[what] = title if met[title] == 1 else f"{title} ({met[title]})"
        return self._names

    def things(self) -> list[str]:
        """All but what is only painted, where the pointer finds nothing either; nothing behind a curtain."""
        scene = self.view.table_scene
        if not self.view.isEnabled():
            return []
        if self._seen is not scene.seen:
            self._seen = scene.seen
            self._things = [*scene.places, *(i for i, item in scene.pieces.items() if not item.shape().isEmpty())]
        return self._things

    def about(self, what: str) -> Any:
        scene = self.view.table_scene
        return scene.board.about(scene.seen, what, scene.focus, scene.speaker)

    def childCount(self) -> int:  # noqa: N802
        return len(self.things())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        things = self.things()
        if not 0 <= index < len(things):
            return None
        return self._children.setdefault(things[index], ThingAccess(self, things[index]))

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        things = self.things()
        return things.index(child.what) if isinstance(child, ThingAccess) and child.what in things else -1


def _factory(_class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    made = _kept[id(thing)] = BoardAccess(thing)
    thing.destroyed.connect(partial(_forget, id(thing)))
    return made


def _forget(key: int, _gone: QObject | None = None) -> None:
    _kept.pop(key, None)


@cache
def install() -> None:
    """Once, when the application starts."""
    QAccessible.installFactory(_factory)
