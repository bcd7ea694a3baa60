"""What only flies by: things that change hands without being pieces where they lie."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from app.table.board import Passing
from app.table.items import PieceItem
from app.table.motion import FLYING, Flight

if TYPE_CHECKING:
    from app.table.scene import TableScene

SIZE = 34.0
"""In board units."""
APART = 0.6
"""How far one starts behind the other, in parts of the size."""


def passers(scene: "TableScene", passing: Sequence[Passing]) -> list[Flight]:
    """Side by side from one place, to the middle of another."""
    flights = []
    for look, start, end, many in passing:
        a, b = scene.places[start].place.rect.center(), scene.places[end].place.rect.center()
        for i in range(many):
            item = PieceItem("", scene.looks)
            item.dress(look, end, False)
            rect, goal = QRectF(0, 0, SIZE, SIZE), QRectF(0, 0, SIZE, SIZE)
            rect.moveCenter(a + QPointF(SIZE * APART * (i - (many - 1) / 2), 0))
            goal.moveCenter(b)
            item.put(rect)
            scene.addItem(item)
            flights.append(Flight(item, rect, goal, None, FLYING, -1))
    return flights
