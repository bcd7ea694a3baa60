"""A plain board in a few lines, for tests of the table."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.framework.moves import Move
from app.table.board import About, Board, Gesture, Headline, Piece, Place
from app.table.theme import Theme, font
from app.text.speaker import Speaker
from tests.toll.components import VALUES
from tests.toll.state import Toll


class TollBoard(Board[Toll]):
    game_id, size = "toll", (1000.0, 600.0)

    def places(self, seen: Toll, focus: int) -> Sequence[Place]:
        hands = [Place(f"hand:{q}", 40 + 240 * q, 420, 200, 150, "row") for q in range(len(seen.seats))]
        return [Place("table", 300, 150, 400, 180, "row"), Place("pile", 60, 150, 120, 180, "stack"), *hands]

    def arrange(self, seen: Toll, focus: int) -> Sequence[Piece]:
        pieces = [Piece("deck", "back", "pile", aspect=0.7)]
        for q, seat in enumerate(seen.seats):
            for v, count in enumerate(seat.hand):
                pieces += [Piece(f"card:{q}:{v}:{i}", f"card/{v + 1}", f"hand:{q}", aspect=0.7) for i in range(count)]
            pieces += [Piece(f"back:{q}:{i}", "back", f"hand:{q}", aspect=0.7) for i in range(seat.unseen)]
        return pieces

    def gesture(self, seen: Toll, move: Move, focus: int) -> Gesture | None:
        seat = seen.stack[-1].seat
        if move.verb == "card":
            piece = f"card:{seat}:{VALUES.index(str(move.args[0]))}:0"
            return Gesture(piece, "table") if any(p.id == piece for p in self.arrange(seen, focus)) else None
        return Gesture("deck", "") if move.verb == "draw" else None

    def paint_table(self, painter: QPainter, seen: Toll, focus: int, theme: Theme, speaker: Speaker) -> None:
        painter.fillRect(QRectF(0, 0, *self.size), QColor("#20402c"))

    def paint_piece(self, painter: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
        painter.setBrush(QColor("#fff7e0" if look.startswith("card") else "#7a3b2e"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        painter.setFont(font("Source Serif Pro", rect.height() * 0.5))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, look.partition("/")[2])

    def about(self, seen: Toll, what: str, focus: int, speaker: Speaker) -> About | None:
        return About(what, (f"{sum(seen.pile)}",), "T-1")

    def headlines(self, seen: Toll, seat: int, speaker: Speaker) -> Sequence[Headline]:
        return (Headline("back", seen.seats[seat].coins, speaker.say("line-coins")),)
