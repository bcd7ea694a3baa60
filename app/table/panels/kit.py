"""Small parts that the panels share: type, shapes, icons, empty layouts."""

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QImage, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QWidget
from shiboken6 import delete

from app.framework.players import Colour
from app.table.board import Board
from app.table.icons import icon
from app.table.painting import Painting
from app.table.theme import PLAYER_COLOURS, TITLE, Theme, shape_path

SIGN, SIGN_EDGE = "#fffdf6", "#1b1d24"


def grown(widget: QWidget, factor: float, weight: QFont.Weight = QFont.Weight.Normal, title: bool = False) -> QFont:
    """The widget's font, larger or smaller, so that everything follows the chosen text size."""
    f = QFont(TITLE) if title else QFont(widget.font())
    f.setPixelSize(round(QFontInfo(widget.font()).pixelSize() * factor))
    f.setWeight(weight)
    return f


def canvas(size: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def shape_pixmap(colour: Colour, size: int, ratio: float, theme: Theme) -> QPixmap:
    """A player's colour in the player's shape."""
    pixmap = canvas(size, ratio)
    with Painting(pixmap) as painter:
        painter.setBrush(QColor(PLAYER_COLOURS[colour.id]))
        painter.setPen(QPen(theme.colour("ink"), 1.4))
        painter.drawPath(shape_path(colour.shape, size / 2, size / 2, size - 4))
    return pixmap


def sign_pixmap(colour: Colour, size: int, ratio: float) -> QPixmap:
    """A player's colour and shape, to be seen from across the table: the shape stands out of whatever colour it is."""
    pixmap = canvas(size, ratio)
    with Painting(pixmap) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PLAYER_COLOURS[colour.id]))
        painter.drawRoundedRect(QRectF(0, 0, size, size), 8, 8)
        painter.setBrush(QColor(SIGN))
        painter.setPen(QPen(QColor(SIGN_EDGE), size / 24))
        painter.drawPath(shape_path(colour.shape, size / 2, size / 2, size * 0.66))
    return pixmap


def look_pixmap(board: Board[Any], look: str, size: int, ratio: float, theme: Theme) -> QPixmap:
    """A piece of the board as an icon."""
    side = round(size * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with Painting(image) as painter:
        board.paint_piece(painter, look, QRectF(0, 0, side, side), theme)
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def button(text: str, theme: Theme, icon_name: str = "", tip: str = "") -> QPushButton:
    made = QPushButton(text)
    if icon_name:
        made.setIcon(icon(icon_name, theme.ink, 18, theme.muted))
        made.setIconSize(QSize(18, 18))
    if tip:
        made.setToolTip(tip)
    made.setAccessibleName(text or tip)
    return made


def words(text: str = "", *, wrap: bool = True, links: bool = False) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(wrap)
    label.setTextFormat(Qt.TextFormat.RichText if links else Qt.TextFormat.PlainText)
    return label


def emptied(layout: QLayout, keeping: Collection[QWidget] = ()) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        delete(item)  # whoever takes it owns it, and the binding does not know
        if widget is not None and widget not in keeping:
            widget.hide()
            widget.deleteLater()
