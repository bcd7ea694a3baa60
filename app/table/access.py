"""The table for screen readers: every place and piece of the board, every row of a list and every player is a named child
with a press that does what a click does.

Qt shows nothing of a graphics scene to assistive technology by itself, and lets rows only be marked, so they answer with
interfaces of their own. Those are kept as long as their widget lives; Qt holds only bare pointers.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractItemModel, QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QListView, QWidget
from shiboken6 import VoidPtr, getCppPointer

from app.framework.mishap import unfailing
from app.table.panels.players import PlayerCard
from app.table.reading import Reading, Thing
from app.table.view import TableView

Key = TypeVar("Key", str, int)
POPUP = "QComboBoxListView"
"""The list of a combo box, which answers for itself."""

_kept: dict[int, QAccessibleInterface] = {}


class Press(QAccessibleActionInterface):
    """What a click does, for who cannot click."""

    def __init__(self, do: Callable[[], None]) -> None:
        super().__init__()
        self._do = do

    def actionNames(self) -> list[str]:  # noqa: N802
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:  # noqa: N802
        if name == QAccessibleActionInterface.pressAction():
            self._do()

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: N802
        return []


def _pressed(kind: QAccessible.InterfaceType, press: Press) -> Any:
    """Qt takes an address here: whatever is none, such as None, would end the process."""
    return VoidPtr(getCppPointer(press)[0] if kind == QAccessible.InterfaceType.ActionInterface else 0)


def _nothing() -> QAccessibleInterface | None:
    return None


class Part(QAccessibleInterface, Generic[Key]):
    """Something that is shown by a widget and is none itself."""

    def __init__(self, whole: "Whole[Key]", key: Key) -> None:
        super().__init__()
        self.whole: Whole[Key] = whole
        self.key: Key = key
        self._press = Press(partial(whole.press, key))

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return _pressed(kind, self._press)

    @unfailing(bool)
    def isValid(self) -> bool:  # noqa: N802
        return self.key in self.whole.shown()

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self.whole

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

    @unfailing(QAccessible.State)
    def state(self) -> QAccessible.State:
        return self.whole.state_of(self.key) if self.isValid() else QAccessible.State()

    @unfailing(str)
    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        if kind == QAccessible.Text.Name:
            return self.whole.name(self.key)
        return self.whole.describe(self.key) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802
        pass

    @unfailing(QRect)
    def rect(self) -> QRect:
        return self.whole.area(self.key) if self.isValid() else QRect()


class Whole(QAccessibleWidget, Generic[Key]):
    """A widget that shows parts."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.List)
        self._children: dict[Key, Part[Key]] = {}

    def shown(self) -> Sequence[Key]:
        raise NotImplementedError

    def press(self, key: Key) -> None:
        raise NotImplementedError

    def name(self, key: Key) -> str:
        raise NotImplementedError

    def describe(self, key: Key) -> str:
        return ""

    def state_of(self, key: Key) -> QAccessible.State:
        raise NotImplementedError

    def area(self, key: Key) -> QRect:
        raise NotImplementedError

    @unfailing(int)
    def childCount(self) -> int:  # noqa: N802
        return len(self.shown())

    @unfailing(_nothing)
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        keys = self.shown()
        if not 0 <= index < len(keys):
            return None
        return self._children.setdefault(keys[index], Part(self, keys[index]))

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        keys = self.shown()
        return keys.index(child.key) if isinstance(child, Part) and child.key in keys else -1

    def let_go(self) -> None:
        for part in self._children.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
        self._children.clear()


class BoardAccess(Whole[str]):
    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.view, self.reading = view, Reading(view.table_scene)
        self._focus = ""
        view.table_scene.hand.changed.connect(self._follow)

    def things(self) -> dict[str, Thing]:
        """Nothing behind a curtain."""
        return self.reading.things() if self.view.isEnabled() else {}

    def shown(self) -> Sequence[str]:
        return list(self.things())

    def press(self, key: str) -> None:
        if thing := self.things().get(key):
            self.view.table_scene.click(self.reading.meant(thing))

    def name(self, key: str) -> str:
        return self.things()[key].name

    def describe(self, key: str) -> str:
        thing = self.things()[key]
        usable = [self.view.table_scene.speaker.say("ui-usable")] if self.reading.usable(thing) else []
        return " ".join([*usable, *thing.lines])

    def state_of(self, key: str) -> QAccessible.State:
        state, thing, hand = QAccessible.State(), self.things()[key], self.view.table_scene.hand
        state.focusable = hand.touchable(self.reading.meant(thing))
        state.focused = hand.focus in thing.parts
        state.selectable = bool(self.reading.usable(thing))
        state.selected = hand.held in thing.parts
        return state

    def area(self, key: str) -> QRect:
        scene, what = self.view.table_scene, self.reading.meant(self.things()[key])
        item = scene.pieces.get(what)
        shown = self.view.mapFromScene(item.rect() if item is not None else scene.places[what].place.rect).boundingRect()
        return QRect(self.view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def _follow(self) -> None:
        """The keys walk over the board: say where they are."""
        focus = self.view.table_scene.hand.focus
        if focus == self._focus:
            return
        self._focus = focus
        at = next((i for i, thing in enumerate(self.things().values()) if focus in thing.parts), -1)
        if at >= 0:
            event = QAccessibleEvent(self.view, QAccessible.Event.Focus)
            event.setChild(at)
            QAccessible.updateAccessibility(event)


class RowsAccess(Whole[int]):
    """The rows of a list: a press does what Enter does there."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self.view = view

    def _model(self) -> QAbstractItemModel | None:
        return self.view.model()

    def shown(self) -> Sequence[int]:
        model = self._model()
        return range(model.rowCount()) if model else ()

    def press(self, key: int) -> None:
        model = self._model()
        if model and self.view.isEnabled() and key in self.shown():
            self.view.activated.emit(model.index(key, 0))

    def name(self, key: int) -> str:
        model = self._model()
        return str(model.index(key, 0).data(Qt.ItemDataRole.DisplayRole)) if model else ""

    def state_of(self, key: int) -> QAccessible.State:
        state, index = QAccessible.State(), self.view.model().index(key, 0)
        state.focusable = state.selectable = True
        state.invisible = self.view.isRowHidden(key)
        state.focused = self.view.hasFocus() and self.view.currentIndex() == index
        state.selected = self.view.selectionModel().isSelected(index)
        return state

    def area(self, key: int) -> QRect:
        shown = self.view.visualRect(self.view.model().index(key, 0))
        return QRect(self.view.viewport().mapToGlobal(shown.topLeft()), shown.size())


class CardAccess(QAccessibleWidget):
    """A player: a press shows that player's area large."""

    def __init__(self, card: PlayerCard) -> None:
        super().__init__(card, QAccessible.Role.Button)
        self._press = Press(card.choose)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return _pressed(kind, self._press)


def _interface(thing: QObject | None) -> QAccessibleInterface | None:
    if isinstance(thing, TableView):
        return BoardAccess(thing)
    if isinstance(thing, PlayerCard):
        return CardAccess(thing)
    if isinstance(thing, QListView) and thing.metaObject().className() != POPUP:
        return RowsAccess(thing)
    return None


def _factory(_class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    made = _interface(thing)
    if made is not None and thing is not None:
        _kept[id(thing)] = made
        thing.destroyed.connect(partial(_forget, id(thing)))
    return made


def _forget(key: int, _gone: QObject | None = None) -> None:
    """What Qt keeps of the parts goes with their widget, or a client that still asks for one would end the process."""
    made = _kept.pop(key, None)
    if isinstance(made, Whole):
        made.let_go()


@cache
def install() -> None:
    """Once, when the application starts."""
    QAccessible.installFactory(_factory)
