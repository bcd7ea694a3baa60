"""Where each piece lies on its place: pure geometry, the same for the scene, for pictures and for tests."""

from collections.abc import Iterable
from math import ceil, sqrt

from PySide6.QtCore import QRectF

from app.table.board import Piece, Place

OVERLAP = 0.18
"""How much of its size a piece of a stack peeps out under the next."""


def rects(places: Iterable[Place], pieces: Iterable[Piece]) -> dict[str, QRectF]:
    """The rectangle of every piece by id, in the order in which they are painted."""
    known = {place.id: place for place in places}
    together: dict[str, list[Piece]] = {}
    found: dict[str, QRectF] = {}
    for piece in pieces:
        together.setdefault(piece.place, []).append(piece)
        found[piece.id] = QRectF()
    for place_id, group in together.items():
        place = known[place_id]
        group.sort(key=lambda piece: piece.order)
        for i, piece in enumerate(group):
            found[piece.id] = _fitted(piece, *_cell(place, i, len(group)))
    return found


def _cell(place: Place, i: int, n: int) -> tuple[float, float, float, float]:
    x, y, w, h = place.x, place.y, place.w, place.h
    if place.lie == "row":
        return x + w * i / n, y, w / n, h
    if place.lie == "column":
        return x, y + h * i / n, w, h / n
    if place.lie == "grid":
        columns = max(1, min(n, ceil(sqrt(n * w / h))))
        rows = ceil(n / columns)
        return x + w * (i % columns) / columns, y + h * (i // columns) / rows, w / columns, h / rows
    if place.lie == "stack":
        step = min(OVERLAP * h, (h * 0.5) / max(1, n - 1))
        return x, y - step * i, w, h
    return x, y, w, h


def _fitted(piece: Piece, x: float, y: float, w: float, h: float) -> QRectF:
    """Centred in its cell at its own proportions."""
    if piece.aspect == 0:
        return QRectF(x, y, w, h)
    height = min(h, w / piece.aspect) * piece.scale
    width = height * piece.aspect
    return QRectF(x + (w - width) / 2, y + (h - height) / 2, width, height)
