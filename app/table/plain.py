"""A game that has no drawn board yet is shown in words; every move is in the panel and the list."""

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from app.framework.game import Game
from app.framework.moves import Move
from app.table.board import About, Board, Gesture, Headline, Piece, Place
from app.table.ink import text_scale
from app.table.theme import TEXT, TITLE, Theme, font, shape_path
from app.text.speaker import Speaker

MARGIN, TOP, GAP = 40.0, 100.0, 24.0
LARGEST, SMALLEST, LETTER = 21, 8, 0.72
"""The size of letters, and their part of a line."""
COLUMNS = (2, 3, 4)
TURNED = "    "
"""Before the rest of a line that is broken."""


class PlainBoard(Board[Any]):
    size: ClassVar[tuple[float, float]] = (1600.0, 1000.0)

    def __init__(self, game: Game[Any], speaker: Speaker) -> None:
        self.game, self.speaker = game, speaker
        self.game_id = game.id  # type: ignore[misc]

    def places(self, seen: Any, focus: int) -> Sequence[Place]:
        """Each line is one, so that it can be heard."""
        size, columns, rows = self._set(self._lines(seen))
        width, step, high = self._width(columns), size / LETTER, -(-len(rows) // columns)
        spots = [(MARGIN + i // high * (width + GAP), TOP + i % high * step) for i in range(len(rows))]
        firsts = [spot for spot, row in zip(spots, rows, strict=True) if not row.startswith(TURNED)]
        return [Place(f"line:{i}", x, y, width, step) for i, (x, y) in enumerate(firsts)]

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
        size, columns, rows = self._set(self._lines(seen))
        painter.setFont(font(TEXT, size))
        width, step, high = self._width(columns), size / LETTER, -(-len(rows) // columns)
        for i, text in enumerate(rows):
            column, row = divmod(i, high)
            box = QRectF(MARGIN + column * (width + GAP), TOP + row * step, width, step)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _lines(self, seen: Any) -> list[str]:
        return [("  " if line.seat >= 0 else "") + self.speaker.description(line) for line in self.game.describe(seen)]

    def _set(self, lines: Sequence[str]) -> tuple[int, int, list[str]]:
        """The largest letters with which all fits, in how many columns, and the lines as they are broken."""
        for size in range(round(LARGEST * text_scale()), SMALLEST, -1):
            for columns in COLUMNS:
                rows = self._broken(lines, size, columns)
                if -(-len(rows) // columns) * size / LETTER <= self.size[1] - TOP - 10:
                    return size, columns, rows
        return SMALLEST, COLUMNS[-1], self._broken(lines, SMALLEST, COLUMNS[-1])

    def _broken(self, lines: Sequence[str], size: int, columns: int) -> list[str]:
        letters, width = QFontMetricsF(font(TEXT, size)), self._width(columns)
        rows: list[str] = []
        for line in lines:
            rows.append(line)
            while letters.horizontalAdvance(rows[-1]) > width and " " in rows[-1].strip():
                whole, cut = rows.pop(), ""
                while letters.horizontalAdvance(whole) > width and " " in whole.strip():
                    whole, _, word = whole.rpartition(" ")
                    cut = f"{word} {cut}".strip()
                rows += [whole, TURNED + cut]
        return rows

    def _width(self, columns: int) -> float:
        return (self.size[0] - 2 * MARGIN + GAP) / columns - GAP

    def paint_piece(self, painter: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
        painter.setBrush(theme.colour("accent"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(shape_path("star", rect.center().x(), rect.center().y(), rect.height()))

    def about(self, seen: Any, what: str, focus: int, speaker: Speaker) -> About | None:
        return About(self._lines(seen)[int(what.partition(":")[2])].strip())

    def headlines(self, seen: Any, seat: int, speaker: Speaker) -> Sequence[Headline]:
        return (Headline("points", self.game.standing(seen).totals[seat], speaker.say("sheet-total")),)
