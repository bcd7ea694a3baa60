"""The list of saved games: picture, name, players, how it stands; and what can be done with one."""

from datetime import datetime
from html import escape

from PySide6.QtCore import QDate, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QImage, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from app.desk.library import Saved
from app.framework.lines import printable
from app.framework.mishap import unfailing
from app.shell.art import landscape_of, paint_scene
from app.shell.context import Context
from app.shell.parts import ROOMY, Button, IconButton, label, paint_image, paint_mark, read_picture
from app.shell.style import mixed, px
from app.table.painting import Borrowed, Painting
from app.table.shield import Shielded, shielded
from app.table.theme import TEXT, TITLE, font

FOUR_LINES = 115
"""From this text size on, a row has four lines."""
THREE_HIGH, FOUR_HIGH = 5.0, 6.4
FRAME, EDGE, PICTURE_SHAPE, SMALLEST = 2, 8, 1.45, 0.8
SAVED = int(Qt.ItemDataRole.UserRole)
ACTIONS = ("open", "rename", "copy", "export", "delete")
Index = QModelIndex | QPersistentModelIndex


def shapes_of(context: Context, saved: Saved) -> list[str]:
    """The shape of each player's colour; discs as long as nobody has looked into the game."""
    glance = context.library.glance(saved)
    known = glance.shapes[: len(saved.players)] if glance else ()
    return [*known, *["disc"] * (len(saved.players) - len(known))]


def saved_name(context: Context, saved: Saved) -> str:
    if saved.given_name or saved.problem:
        return saved.given_name or printable(saved.path.name)
    title = context.title(saved.game)
    return context.say("saved-numbered", name=title, number=saved.copy_number) if saved.copy_number else title


def when_words(context: Context, changed: float, short: bool = False) -> str:
    """Today and yesterday by name, else the date."""
    try:
        then = datetime.fromtimestamp(changed)
    except (ValueError, OverflowError, OSError):  # disks know dates that no calendar has
        return context.say("saved-undated")
    days, time = (datetime.now().date() - then.date()).days, f"{then:%H:%M}"
    if days == 0:
        return time if short else context.say("saved-today", time=time)
    if days == 1:
        return context.say("saved-only-yesterday") if short else context.say("saved-yesterday", time=time)
    locale = context.locale
    return locale.toString(QDate(then.year, then.month, then.day), "d MMM yyyy")


def stage_words(context: Context, saved: Saved) -> str:
    """How far the game is, as far as that is known without opening it."""
    if saved.problem:
        return context.say(f"saved-bad-{saved.problem.removeprefix('file-')}")
    glance = context.library.glance(saved)
    if glance is None:
        return ""
    return context.say("saved-over" if glance.over else "saved-round", round=glance.round, who=glance.who)


def standing_words(context: Context, saved: Saved) -> str:
    stage = stage_words(context, saved)
    return stage if saved.problem else " · ".join(filter(None, (stage, when_words(context, saved.changed))))


def fair(wanted: list[float], room: float) -> list[float]:
    """The widths that were wanted, the largest cut until all fit."""
    most = max(wanted, default=0.0)
    while sum(min(width, most) for width in wanted) > room and most > 1:
        most -= 1
    return [min(width, most) for width in wanted]


class Rows(QStyledItemDelegate):
    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._images: dict[tuple[str, float], QImage] = {}
        self._scenes: dict[tuple[int, str, float], QImage] = {}

    @unfailing(QSize)
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        saved, list_ = index.data(SAVED), option.widget
        wide = list_.viewport().width() if isinstance(list_, QListView) else option.rect.width()
        return QSize(200, px(self._context.settings.text_size, THREE_HIGH if self._three_lines(saved, wide) else FOUR_HIGH))

    def _three_lines(self, saved: Saved, wide: float) -> bool:
        """Whether everything fits beside the picture."""
        size = self._context.settings.text_size
        beside = wide - 2 * EDGE - (px(size, THREE_HIGH) - 2 * EDGE) * PICTURE_SHAPE - px(size) * 0.8
        return size < FOUR_LINES and (bool(saved.problem) or sum(self._name_widths(saved)) <= beside)

    def _name_widths(self, saved: Saved) -> list[float]:
        unit = px(self._context.settings.text_size)
        letters = QFontMetrics(font(TEXT, unit * 0.93))
        return [letters.horizontalAdvance(player.name) + unit * 1.7 for player in saved.players]

    def forget_pictures(self) -> None:
        self._images.clear()

    def _scene(self, game_id: str, rect: QRectF) -> QImage:
        """The landscape of a game, painted once for all of its rows."""
        number, theme = landscape_of(game_id), self._context.theme
        key = number, theme.id, rect.height()
        if key not in self._scenes:
            image = QImage(round(rect.width() * 2), round(rect.height() * 2), QImage.Format.Format_RGB32)
            with Painting(image) as painter:
                paint_scene(painter, QRectF(image.rect()), number, theme)
            self._scenes[key] = image
        return self._scenes[key]

    def _image(self, saved: Saved) -> QImage:
        key = (str(saved.path), saved.changed)
        if key not in self._images:
            self._images[key] = read_picture(self._context.library.picture_path(saved.path))
        return self._images[key]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        with Borrowed(painter, rect):
            self._paint(painter, rect, option.state, index.data(SAVED))

    def _paint(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag, saved: Saved) -> None:
        theme = self._context.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            share = 0.2 if chosen else 0.08
            painter.setPen(QPen(theme.colour("accent"), 1.5) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(
                theme.colour("panel")
                if theme.strong
                else theme.colour("panel").fromString(mixed(theme.panel, theme.accent, share))
            )
            painter.drawRoundedRect(rect, 7, 7)
        inner = EDGE - FRAME
        self._paint_row(painter, saved, rect.adjusted(inner, inner, -inner, -inner))

    def _paint_row(self, painter: QPainter, saved: Saved, rect: QRectF) -> None:
        """A picture and three lines; with large text or long names four, of which the lower two have the whole width."""
        roomy = self._three_lines(saved, rect.width() + 2 * EDGE)
        high = rect.height() / (3 if roomy else 4)
        picture = QRectF(
            rect.x(), rect.y(), rect.height() * PICTURE_SHAPE if roomy else high * 2.2, rect.height() if roomy else high * 2 - 4
        )
        self._paint_picture(painter, saved, picture)
        left = picture.right() + px(self._context.settings.text_size) * 0.8
        beside = QRectF(left, rect.y(), rect.right() - left, high)
        below = QRectF(beside) if roomy else QRectF(rect.x(), rect.y() + high, rect.width(), high)
        unit, context = px(self._context.settings.text_size), self._context
        small = font(TEXT, unit * 0.87)
        when = when_words(context, saved.changed, short=roomy)
        if roomy:
            wide = QFontMetrics(small).horizontalAdvance(when)
            self._text(painter, beside.adjusted(beside.width() - wide - 2, 0, 0, 0), when, small, "muted")
            beside.setWidth(beside.width() - wide - unit * 0.6)
        else:
            self._text(painter, beside.translated(0, high), when, small, "muted")
        self._text(painter, beside, saved_name(context, saved), font(TITLE, unit * 1.1, QFont.Weight.DemiBold), "ink")
        if saved.problem:
            self._warn(painter, below.adjusted(0, high, 0, high * 2), stage_words(context, saved))
            return
        self._paint_players(painter, saved, below.translated(0, high))
        self._text(painter, below.translated(0, high * 2), stage_words(context, saved), small, "muted")

    def _paint_picture(self, painter: QPainter, saved: Saved, rect: QRectF) -> None:
        painter.save()
        outline = QPainterPath()
        outline.addRoundedRect(rect, 5, 5)
        painter.setClipPath(outline)
        image = self._image(saved)
        paint_image(painter, self._scene(saved.game, rect) if image.isNull() else image, rect)
        painter.restore()

    def _paint_players(self, painter: QPainter, saved: Saved, rect: QRectF) -> None:
        theme, unit, x = self._context.theme, float(px(self._context.settings.text_size)), rect.x()
        wide = self._name_widths(saved)
        shrunk = min(1.0, max(SMALLEST, rect.width() / max(1.0, sum(wide))))  # a full table of usual names fits so
        small, unit, wide = font(TEXT, unit * 0.93 * shrunk), unit * shrunk, [width * shrunk for width in wide]
        for player, shape, width in zip(saved.players, shapes_of(self._context, saved), fair(wide, rect.width()), strict=True):
            paint_mark(painter, theme, player.colour, shape, QPointF(x + unit * 0.45, rect.center().y()), unit * 0.8)
            self._text(painter, QRectF(x + unit * 1.1, rect.y(), width - unit * 1.1, rect.height()), player.name, small, "ink")
            x += width

    def _warn(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.setFont(font(TEXT, px(self._context.settings.text_size) * 0.87))
        painter.setPen(self._context.theme.colour("refused"))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(rect, int(flags), text)

    def _text(self, painter: QPainter, rect: QRectF, text: str, type_: QFont, colour: str) -> float:
        metrics = QFontMetrics(type_)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(rect.width()))
        painter.setFont(type_)
        painter.setPen(self._context.theme.colour(colour))
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        return float(metrics.horizontalAdvance(shown))


class List(QListWidget):
    """A list whose keys do what its buttons do."""

    pressed_key = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_Return: "open",
            Qt.Key.Key_Enter: "open",
            Qt.Key.Key_F2: "rename",
            Qt.Key.Key_Delete: "delete",
        }
        action = keys.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_D and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            action = "copy"
        if action and self.currentItem():
            self.pressed_key.emit(action)
        else:
            super().keyPressEvent(event)


@shielded
class SavedPanel(QFrame):
    chosen = Signal(str, Saved)
    """One of ACTIONS, and the game."""
    import_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.setProperty("kind", "panel")
        self._heading, self._empty = label("heading"), label("muted", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.import_button = Button("import", "quiet")
        self.import_button.clicked.connect(self.import_wanted)
        self.list = List()
        self.list.setMouseTracking(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self._rows = Rows(context)
        self.list.setItemDelegate(self._rows)
        self.list.itemDoubleClicked.connect(self._open)
        self.list.currentItemChanged.connect(self._enable)
        self.list.pressed_key.connect(self._act)
        self.buttons = {name: IconButton(name) for name in ACTIONS}
        for button in self.buttons.values():
            button.clicked.connect(self._button)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.import_button)
        self._tools = QHBoxLayout()
        self._tools.setSpacing(4)
        self._tools.addStretch(1)
        for button in self.buttons.values():
            self._tools.addWidget(button)
        self._tools.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 10, 10, 10)
        whole.setSpacing(6)
        whole.addLayout(head)
        whole.addWidget(self._empty)
        self._filler = QFrame()
        whole.addWidget(self._filler, 1)
        whole.addWidget(self.list, 1)
        whole.addLayout(self._tools)

    def relabel(self) -> None:
        say = self._context.say
        self._heading.setText(say("saved-heading"))
        self._empty.setText(say("saved-empty"))
        words = say("saved-import") if self._context.settings.text_size < ROOMY else ""
        self.import_button.dress(self._context, words, say("saved-import-name"), say("saved-import-tip"))
        self.list.setAccessibleName(say("saved-heading"))
        for name, button in self.buttons.items():
            button.dress(self._context, say(f"saved-{name}"))

    def fill(self, games: list[Saved]) -> None:
        was, row = self.current(), self.list.currentRow()
        self._rows.forget_pictures()
        self.list.clear()
        for saved in games:
            item = QListWidgetItem()
            item.setData(SAVED, saved)
            self.list.addItem(item)
            with Shielded(self, "fill"):
                self._name(item, saved)
            if was and was.path == saved.path:
                self.list.setCurrentItem(item)
        if row >= 0 and self.list.currentRow() < 0:
            self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.list.setVisible(bool(games))
        self._empty.setVisible(not games)
        self._filler.setVisible(not games)
        for button in self.buttons.values():
            button.setVisible(bool(games))
        self._enable()

    def refresh(self, games: list[Saved]) -> None:
        """Their pictures or standings have become known."""
        self._rows.forget_pictures()
        for row, saved in enumerate(games[: self.list.count()]):
            self._name(self.list.item(row), saved)
        self.list.viewport().update()

    def _name(self, item: QListWidgetItem, saved: Saved) -> None:
        players = ", ".join(player.name for player in saved.players)
        words = ". ".join((saved_name(self._context, saved), players, standing_words(self._context, saved)))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        item.setToolTip(f"<p>{escape(printable(saved.path.name))}</p>")  # as it is, whatever it looks like

    def current(self) -> Saved | None:
        item = self.list.currentItem()
        return item.data(SAVED) if item else None

    def select(self, saved_path: object) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).data(SAVED).path == saved_path:
                self.list.setCurrentRow(row)

    def _enable(self) -> None:
        saved = self.current()
        for name, button in self.buttons.items():
            button.setEnabled(saved is not None and (name != "open" or not saved.problem))

    def _button(self) -> None:
        self._act(next(name for name, button in self.buttons.items() if button is self.sender()))

    def _open(self) -> None:
        self._act("open")

    def _act(self, name: str) -> None:
        if saved := self.current():
            self.chosen.emit(name, saved)

    def _menu(self, where: object) -> None:
        item = self.list.itemAt(where)  # type: ignore[call-overload]
        if item is None:
            return
        self.list.setCurrentItem(item)
        menu = QMenu(self)
        for name, button in self.buttons.items():
            action = menu.addAction(button.icon(), button.toolTip())
            action.setData(name)
            action.setEnabled(button.isEnabled())
        picked = menu.exec(self.list.viewport().mapToGlobal(where))  # type: ignore[call-overload]
        if picked:
            self._act(picked.data())
        menu.deleteLater()
