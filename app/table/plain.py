"""A game that has no drawn board yet is shown in words; every move is in the panel and the list."""

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from app.framework.game import Game
from app.framework.moves import Move
from app.table.board import About, Board, Gesture, Headline, Piece, Place
from app.table.theme import TEXT, TITLE, Theme, font
from app.text.speaker import Speaker

MARGIN, LINE, COLUMNS = 40.0, 30.0, 2


class PlainBoard(Board[Any]):
    size: ClassVar[tuple[float, float]] = (1600.0, 1000.0)

    def __init__(self, game: Game[Any], speaker: Speaker) -> None:
        self.game, self.speaker = game, speaker

    def places(self, seen: Any, focus: int) -> Sequence[Place]:
        return ()

    def arrange(self, seen: Any, focus: int) -> Sequence[Piece]:
        return ()

    def gesture(self, seen: Any, move: Move, focus: int) -> Gesture | None:
        return None

    def table_key(self, seen: Any, focus: int) -> object:
        return repr(seen), self.speaker.lang

    def paint_table(self, painter: QPainter, seen: Any, focus: int, theme: Theme, speaker: Speaker) -> None:
        painter.fillRect(QRectF(0, 0, *self.size), theme.colour("panel"))
        painter.setPen(theme.colour("ink"))
        painter.setFont(font(TITLE, 40, QFont.Weight.DemiBold))
        painter.drawText(QRectF(MARGIN, 20, self.size[0], 60), speaker.say("game-title"))
        lines = [("  " if line.seat >= 0 else "") + speaker.description(line) for line in self.game.describe(seen)]
        rows = -(-len(lines) // COLUMNS)
        step = min(LINE, (self.size[1] - 120) / max(1, rows))
        painter.setFont(font(TEXT, step * 0.72))
        width = (self.size[0] - 2 * MARGIN) / COLUMNS
        for i, text in enumerate(lines):
            column, row = divmod(i, rows)
            box = QRectF(MARGIN + column * width, 100 + row * step, width - 20, step)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def paint_piece(self, painter: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
        painter.fillRect(rect, theme.colour("accent"))

    def about(self, seen: Any, what: str, focus: int, speaker: Speaker) -> About | None:
        return None

    def headlines(self, seen: Any, seat: int, speaker: Speaker) -> Sequence[Headline]:
        return (Headline("points", self.game.standing(seen).totals[seat], speaker.say("sheet-total")),)
