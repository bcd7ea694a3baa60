"""Small widgets that several pages use."""

from collections.abc import Callable
from pathlib import Path
from stat import S_ISREG

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QIcon,
    QImage,
    QImageReader,
    QKeySequence,
    QPainter,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.shell.context import Context
from app.shell.style import px
from app.table.icons import icon
from app.table.painting import Painting
from app.table.theme import PLAYER_COLOURS, Theme, shape_path

LARGEST, WIDEST = 1 << 23, 2000
"""Of a picture in the cache: bytes, and pixels from side to side."""
ROOMY = 130
"""From this text size on, words need the room of the pictures beside them."""


def label(kind: str = "", wrap: bool = False) -> QLabel:
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    if kind:
        made.setProperty("kind", kind)
    made.setWordWrap(wrap)
    if not wrap:
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return made


def line() -> QFrame:
    made = QFrame()
    made.setProperty("kind", "rule")
    return made


class Button(QPushButton):
    """A button with a picture that keeps the colour of its words in every theme."""

    def __init__(self, picture: str = "", kind: str = "") -> None:
        super().__init__()
        self._picture, self._kind = picture, kind
        if kind:
            self.setProperty("kind", kind)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)

    def dress(self, context: Context, text: str, name: str = "", tip: str = "") -> None:
        self.setText(text)
        self.setAccessibleName(name or text)
        self.setToolTip(tip)
        self.setIcon(QIcon())
        if self._picture and (self._kind == "quiet" or context.settings.text_size < ROOMY):
            theme, size = context.theme, px(context.settings.text_size, 1.2)
            ink = theme.accent_ink if self._kind == "primary" else theme.ink
            self.setIcon(icon(self._picture, ink, size, theme.muted))
            self.setIconSize(QSize(size, size))


class IconButton(QToolButton):
    """A button that is only a picture; its words are its tip and its name."""

    def __init__(self, picture: str, on_picture: bool = False) -> None:
        super().__init__()
        self._picture = picture
        self.setProperty("kind", "afloat" if on_picture else "quiet")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def dress(self, context: Context, name: str) -> None:
        size = px(context.settings.text_size, 1.3)
        self.setIcon(icon(self._picture, context.theme.ink, size, context.theme.muted))
        self.setIconSize(QSize(size, size))
        self.setAccessibleName(name)
        self.setToolTip(name)


class Combo(QComboBox):
    """A choice that shows that there is more to choose, in every theme."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)


def paint_mark(painter: QPainter, theme: Theme, colour: str, shape: str, centre: QPointF, size: float) -> None:
    """A player's colour in its shape."""
    path = shape_path(shape, centre.x(), centre.y(), size)
    painter.setPen(QPen(theme.colour("ink", 255 if theme.strong else 150), 1.2))
    painter.setBrush(QColor(PLAYER_COLOURS.get(colour, theme.muted)))
    painter.drawPath(path)


def mark_icon(theme: Theme, colour: str, shape: str, size: int, ratio: float) -> QIcon:
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with Painting(picture) as painter:
        paint_mark(painter, theme, colour, shape, QPointF(size / 2, size / 2), size * 0.82)
    return QIcon(picture)


def read_picture(path: Path) -> QImage:
    """A picture from the cache; a null one when it is not there, is only kept to say that there is none, or is none of ours."""
    try:
        stat = path.stat()
    except OSError:
        return QImage()
    if not S_ISREG(stat.st_mode) or not 0 < stat.st_size <= LARGEST:
        return QImage()
    reader = QImageReader(str(path), QByteArray(b"bmp"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    return reader.read() if 0 < size.width() <= WIDEST and 0 < size.height() <= WIDEST else QImage()


def paint_image(painter: QPainter, image: QImage, rect: QRectF) -> None:
    """A picture that fills a rectangle, cut where its proportions are others."""
    scale = max(rect.width() / image.width(), rect.height() / image.height())
    w, h = rect.width() / scale, rect.height() / scale
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, image, QRectF((image.width() - w) / 2, (image.height() - h) / 2, w, h))


class Banner(QFrame):
    """Something that must be said, with what can be done about it. It goes when it is closed or when its time is over."""

    closed = Signal()

    def __init__(self, context: Context, text: str, picture: str, seconds: float = 0) -> None:
        super().__init__()
        self._context = context
        self.setProperty("kind", "banner")
        unit = px(context.settings.text_size)
        row = QHBoxLayout(self)
        row.setContentsMargins(unit, unit // 2, unit // 2, unit // 2)
        row.setSpacing(unit * 2 // 3)
        mark = QLabel()
        colour = context.theme.refused if picture == "warning" else context.theme.accent
        mark.setPixmap(icon(picture, colour, unit * 3 // 2).pixmap(unit * 3 // 2, unit * 3 // 2))
        row.addWidget(mark)
        self.label = label(wrap=True)
        self.label.setText(text)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(self.label, 1)
        self._row = row
        self.buttons: list[Button] = []
        self._actions: dict[Button, Callable[[], None]] = {}
        self._close = IconButton("close")
        self._close.dress(context, context.say("banner-close"))
        self._close.clicked.connect(self.go)
        row.addWidget(self._close)
        self.setAccessibleName(text)
        self.passing = bool(seconds)
        """Whether it goes by itself."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.go)
        if seconds:
            self._timer.start(round(seconds * 1000))

    def offer(self, text: str, action: Callable[[], None], picture: str = "") -> "Banner":
        button = Button(picture)
        button.dress(self._context, text)
        button.clicked.connect(self._chosen)
        if picture == "undo":
            button.setShortcut(QKeySequence(QKeySequence.StandardKey.Undo))
        self._actions[button] = action
        self.buttons.append(button)
        self._row.insertWidget(self._row.count() - 1, button)
        return self

    def showEvent(self, event: QShowEvent) -> None:
        """Screen readers say it, wherever the focus is."""
        super().showEvent(event)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _chosen(self) -> None:
        action = self._actions[self.sender()]  # type: ignore[index]
        self.go()
        action()

    def go(self) -> None:
        self._timer.stop()
        self.hide()
        self.closed.emit()
        self.deleteLater()


def column(*widgets: QWidget, spacing: int = 8) -> QVBoxLayout:
    made = QVBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(spacing)
    for widget in widgets:
        made.addWidget(widget)
    return made
