"""A still picture of a table: thumbnails of saved games, the demo, tests."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from app.table.board import Board
from app.table.layout import rects
from app.table.painting import Borrowed, Painting
from app.table.theme import Theme
from app.text.speaker import Speaker


def picture(board: Board[Any], seen: Any, focus: int, theme: Theme, speaker: Speaker, width: int) -> QImage:
    w, h = board.size
    image = QImage(width, round(width * h / w), QImage.Format.Format_RGB32)
    image.fill(theme.colour("window"))
    with Painting(image) as painter:
        painter.scale(width / w, width / w)
        with Borrowed(painter, QRectF(0, 0, w, h)):
            board.paint_table(painter, seen, focus, theme, speaker)
        pieces = board.arrange(seen, focus)
        looks = {piece.id: piece.look for piece in pieces}
        for piece_id, rect in rects(board.places(seen, focus), pieces).items():
            with Borrowed(painter, rect):
                board.paint_piece(painter, looks[piece_id], QRectF(rect), theme)
    return image
