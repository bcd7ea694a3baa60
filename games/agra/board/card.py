"""The picture of the game in the lobby: the mausoleum over the lapis river, seen through a cusped arch. No words."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.table.theme import Theme
from games.agra.board.stone import sandstone


def paint_card(p: QPainter, rect: QRectF, theme: Theme) -> None:
    sandstone(p, rect, theme)
