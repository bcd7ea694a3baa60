"""One animation at a time takes all pieces to where they should be. Nothing waits for it to be correct."""

from math import atan2, cos, hypot, pi, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal

from app.table.items import PieceItem

SPEEDS = {"off": 0, "fast": 160, "normal": 380, "slow": 800}
"""Milliseconds for one step."""
FLYING = 500.0
"""How much higher than at rest a moving piece is painted; one that turns on the spot stays under what it carries."""
STRAIGHT = 0.0, 0.0


class Flight(NamedTuple):
    item: PieceItem
    start: QRectF
    end: QRectF
    pivot: tuple[float, float] | None
    rest_z: float
    fade: int
    """1 appears, -1 vanishes, 0 stays visible."""
    spin: tuple[float, float] = (0.0, 0.0)
    """How far it is turned at the start and at the end; from then on it lies straight again, looking the same."""
    sweep: float | None = None
    """How far it travels around the pivot, in degrees clockwise; None: the shorter way."""


class Motion(QObject):
    landed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.duration = SPEEDS["normal"]
        self._flights: list[Flight] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._finish)

    @property
    def running(self) -> bool:
        return self._clock.state() == QAbstractAnimation.State.Running

    def fly(self, flights: list[Flight]) -> None:
        """Start these, first bringing to its end what is still in the air."""
        self.finish()
        self._flights = flights
        if not flights or self.duration == 0:
            self._finish()
            return
        for flight in flights:
            flight.item.setZValue(flight.rest_z + (0 if flight.spin != STRAIGHT else FLYING))
            flight.item.fly_to(flight.end)
        self._tick(0.0)
        self._clock.setDuration(self.duration)
        self._clock.start()

    def finish(self) -> None:
        """Everything to its end at once."""
        if self.running:
            self._clock.stop()
            self._finish()

    def _tick(self, t: float) -> None:
        for item, start, end, pivot, _, fade, spin, sweep in self._flights:
            item.put(between(start, end, t, pivot, sweep))
            if spin != STRAIGHT:
                item.setRotation(spin[0] + (spin[1] - spin[0]) * t)
            if fade:
                item.setOpacity(t if fade > 0 else 1 - t**3)

    def _finish(self) -> None:
        flights, self._flights = self._flights, []
        for item, _, end, _, rest_z, fade, *_ in flights:
            item.land(end)
            item.setZValue(rest_z)
            item.setOpacity(1.0)
            if fade < 0 and (scene := item.scene()):
                scene.removeItem(item)
        self.landed.emit()


def between(start: QRectF, end: QRectF, t: float, pivot: tuple[float, float] | None, sweep: float | None = None) -> QRectF:
    w = start.width() + (end.width() - start.width()) * t
    h = start.height() + (end.height() - start.height()) * t
    a, b = start.center(), end.center()
    centre = around(a, b, t, pivot, sweep) if pivot else a + (b - a) * t
    return QRectF(centre.x() - w / 2, centre.y() - h / 2, w, h)


def around(a: QPointF, b: QPointF, t: float, pivot: tuple[float, float], sweep: float | None = None) -> QPointF:
    """On an arc about the pivot: so many degrees, else the shorter way; half a turn goes clockwise."""
    px, py = pivot
    from_angle, to_angle = atan2(a.y() - py, a.x() - px), atan2(b.y() - py, b.x() - px)
    turn = (to_angle - from_angle) % (2 * pi)
    if sweep is not None:
        from_angle, turn = to_angle - radians(sweep), radians(sweep)
    elif turn > pi + 0.01:
        turn -= 2 * pi
    reach_a, reach_b = hypot(a.x() - px, a.y() - py), hypot(b.x() - px, b.y() - py)
    angle, reach = from_angle + turn * t, reach_a + (reach_b - reach_a) * t
    return QPointF(px + reach * cos(angle), py + reach * sin(angle))
