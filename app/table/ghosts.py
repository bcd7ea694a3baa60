"""What a move would change: half-seen pieces where it would bring them."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from app.table.items import HELD_Z, PieceItem
from app.table.layout import rects

if TYPE_CHECKING:
    from app.table.scene import TableScene

OPACITY = 0.45


class Ghosts:
    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.shown: list[PieceItem] = []

    def show(self, after: Any) -> None:
        """In place of any that stand there."""
        self.clear()
        scene = self.scene
        pieces = scene.board.arrange(after, scene.focus)
        homes = rects(scene.board.places(after, scene.focus), pieces)
        for piece in pieces:
            if scene.homes.get(piece.id) == homes[piece.id]:
                continue
            ghost = PieceItem(piece.id, scene.looks)
            ghost.dress(piece.look, piece.place, False)
            ghost.put(homes[piece.id])
            ghost.setOpacity(OPACITY)
            ghost.setZValue(HELD_Z - 2)
            ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            ghost.ghost = True
            scene.addItem(ghost)
            self.shown.append(ghost)

    def clear(self) -> None:
        for ghost in self.shown:
            self.scene.removeItem(ghost)
        self.shown = []
