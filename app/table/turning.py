"""A piece turned on the spot by the pointer, with everything that rides on it: a ring of a wheel."""

from collections.abc import Mapping, Sequence
from math import atan2, cos, degrees, radians, sin

from PySide6.QtCore import QPointF

from app.table.items import PieceItem
from app.table.motion import Flight

SLACK = 14.0
"""Degrees that it gives beyond the farthest turn."""
SNAP = 8.0
"""Degrees around a turn within which it falls into place."""


class Turning:
    """Follows the angle of the pointer between no turn and the farthest one; `turns` is how far each place means."""

    def __init__(self, piece: PieceItem, riders: Sequence[PieceItem], turns: Mapping[str, float], start: QPointF) -> None:
        self.piece, self.turns = piece, dict(turns)
        self.centre = piece.pos()
        self.angle = 0.0
        """How far it is turned now."""
        self._riders = [(item, item.pos()) for item in riders]
        self._pulled = 0.0
        self._last = self._heading(start)

    def follow(self, pointer: QPointF) -> None:
        heading = self._heading(pointer)
        self._pulled += (heading - self._last + 180) % 360 - 180
        self._last = heading
        ends = 0.0, *self.turns.values()
        angle = min(max(self._pulled, min(ends) - SLACK), max(ends) + SLACK)
        nearest = min(ends, key=lambda end: abs(end - angle))
        self._turn_to(nearest if abs(nearest - angle) <= SNAP else angle)

    def place(self) -> str:
        """The place that is meant by where it stands; none when it is nearer to no turn."""
        return min(("", *self.turns), key=lambda place: abs(self.turns.get(place, 0.0) - self.angle))

    def back(self, homes: Mapping[str, tuple[QPointF, float]]) -> list[Flight]:
        """All of it to where it was, the way it came."""
        pivot = self.centre.x(), self.centre.y()
        flights = []
        for item in (self.piece, *(item for item, _ in self._riders)):
            home, z = homes[item.piece_id]
            end = item.rect()
            end.moveCenter(home)
            spin = (self.angle, 0.0) if item is self.piece else (0.0, 0.0)
            flights.append(Flight(item, item.rect(), end, pivot, z, 0, spin, -self.angle))
        return flights

    def _turn_to(self, angle: float) -> None:
        self.angle = angle
        self.piece.setRotation(angle)
        for item, home in self._riders:
            item.setPos(turned_about(home, self.centre, angle))

    def _heading(self, at: QPointF) -> float:
        return degrees(atan2(at.y() - self.centre.y(), at.x() - self.centre.x()))


def turned_about(point: QPointF, centre: QPointF, angle: float) -> QPointF:
    """So many degrees clockwise, as y grows downwards."""
    d, a = point - centre, radians(angle)
    return centre + QPointF(d.x() * cos(a) - d.y() * sin(a), d.x() * sin(a) + d.y() * cos(a))
