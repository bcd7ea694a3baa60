"""A still picture of a table: thumbnails of saved games, the demo, tests."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.table.board import Board
from app.table.layout import rects
from app.table.theme import Theme
from app.text.speaker import Speaker


def picture(board: Board[Any], seen: Any, focus: int, theme: Theme, speaker: Speaker, width: int) -> QImage:
    w, h = board.size
    image = QImage(width, round(width * h / w), QImage.Format.Format_RGB32)
    image.fill(theme.colour("window"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(width / w, width / w)
    painter.save()
    board.paint_table(painter, seen, focus, theme, speaker)
    painter.restore()
    pieces = board.arrange(seen, focus)
    looks = {piece.id: piece.look for piece in pieces}
    for piece_id, rect in rects(board.places(seen, focus), pieces).items():
        painter.save()
        board.paint_piece(painter, looks[piece_id], QRectF(rect), theme)
        painter.restore()
    painter.end()
    return image
