"""What the scene is made of: places that light up, pieces that lie where they are told."""

from enum import IntEnum
from math import ceil, hypot
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.framework.mishap import unfailing
from app.table.board import Board, Place
from app.table.painting import Painting, signed
from app.table.theme import Theme

MOST_PIXELS = 32_000_000
"""That the pixmaps of pieces may hold together: at four bytes each, a seventh of a gigabyte."""
WIDE = 150.0
"""Places wider than this are washed less, so that what lies there can still be read."""
CORNER = 12.0
"""A rim is not rounder than that, unless what it goes around is."""
SEAM, EDGE = 2.5, 6.0
"""How much wider the seam of a rim is than its line; how far a rim reaches beyond its piece."""
UNLIT_Z, LIT_Z, HELD_Z = -500.0, 4900.0, 5000.0
SHADOW = 7.0
"""How far the shadow of a lifted piece falls, in board units."""


UNTURNED = QTransform()


def where(painter: QPainter) -> tuple[QTransform, float, float]:
    """From board units to points, device pixels for a point, and device pixels for a board unit."""
    world, device = painter.worldTransform(), painter.device()
    ratio = device.devicePixelRatioF() if device else 1.0
    return world, ratio, hypot(world.m11(), world.m12()) * ratio


def _pixels(length: float) -> int:
    """Whole ones; a hair's breadth of rounding, as turned pieces have, does not make one more."""
    return max(1, ceil(length - 0.001))


class Looks:
    """Pieces painted once for each size: sharp at any zoom and pixel ratio, cheap to move."""

    def __init__(self, board: Board[Any], theme: Theme) -> None:
        self.board, self.theme = board, theme
        self.rough = False
        """While the zoom changes, what was painted for another zoom will do."""
        self._made: dict[tuple[str, int, int], QPixmap] = {}
        self._pixels = 0

    def clear(self, theme: Theme) -> None:
        self.theme = theme
        self._made.clear()
        self._pixels = 0

    def outline(self, look: str, rect: QRectF) -> QPainterPath | None:
        return self.board.outline(look, rect)

    def pixmap(self, look: str, w: int, h: int, scale: float = 1.0) -> QPixmap:
        """So many pixels, painted in board units."""
        key = look, w, h
        if key not in self._made:
            self._pixels += w * h
            if self._pixels > MOST_PIXELS:
                self._made.clear()
                self._pixels = w * h
            image = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            with Painting(image) as painter:
                painter.scale(scale, scale)
                self.board.paint_piece(painter, look, QRectF(0, 0, w / scale, h / scale), self.theme)
            self._made[key] = QPixmap.fromImage(image)
        return self._made[key]


class Glow(IntEnum):
    NONE = 0
    MAY = 1
    """Something can be done with it."""
    TARGET = 2
    """What is held may go here."""
    UNDER = 3
    """It would go here now."""
    NO = 4
    """It may not go here."""
    HINT = 5
    NEW = 6
    """It has changed since one's last decision."""


class Lit(QGraphicsItem):
    """What can be lit, and can have the focus of the keys."""

    def __init__(self) -> None:
        super().__init__()
        self.glow, self.focused = Glow.NONE, False

    def light(self, glow: Glow, focused: bool) -> None:
        if (glow, focused) != (self.glow, self.focused):
            self.glow, self.focused = glow, focused
            self.update()


class PlaceItem(Lit):
    """Invisible until it matters."""

    def __init__(self, place: Place, theme: Theme) -> None:
        super().__init__()
        self.place, self.theme = place, theme
        self._bounds = place.rect.adjusted(-8, -8, 8, 8)
        self._shape = outlined(place)
        self.setZValue(UNLIT_Z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def light(self, glow: Glow, focused: bool) -> None:
        """What may be a target shines through the pieces that cover it; what is not lit costs no time to paint."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, not (glow or focused))
        if glow != self.glow:
            self.setZValue(LIT_Z if glow >= Glow.TARGET else UNLIT_Z)
        super().light(glow, focused)

    @unfailing(QRectF)
    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._bounds

    @unfailing(QPainterPath)
    def shape(self) -> QPainterPath:
        return self._shape

    @signed
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.glow:
            self._outline(painter, *_GLOWS[self.glow])
        if self.focused:
            self._outline(painter, "focus", 0, 4.0)

    def _outline(self, painter: QPainter, colour: str, fill: int, width: float) -> None:
        rect = self.place.rect.adjusted(1, 1, -1, -1)
        w, h = rect.width(), rect.height()
        wash = fill // 3 if min(w, h) > WIDE else fill
        corners = (w / 2, h / 2) if self.place.round else (min(CORNER, h / 4, w / 4),) * 2
        painter.setBrush(self.theme.colour(colour, wash) if wash else QBrush())
        if self.place.parts:
            rim_along(painter, self._shape, self.theme, colour, width)
        else:
            rim(painter, rect, corners, self.theme, colour, width)


def outlined(place: Place) -> QPainterPath:
    """Where the pointer finds it."""
    path = QPainterPath()
    if place.parts:
        for part in place.parts:
            path.addRect(QRectF(*part))
        return path.simplified()
    path.addEllipse(place.rect) if place.round else path.addRect(place.rect)
    return path


_GLOWS: dict[int, tuple[str, int, float]] = {
    Glow.MAY: ("legal", 0, 2.0),
    Glow.TARGET: ("legal", 70, 3.5),
    Glow.UNDER: ("legal", 130, 5.0),
    Glow.NO: ("refused", 90, 4.0),
    Glow.HINT: ("hint", 90, 5.5),
    Glow.NEW: ("accent", 0, 1.5),
}


def rim(painter: QPainter, rect: QRectF, corners: tuple[float, float], theme: Theme, colour: str, width: float) -> None:
    """A line with a seam in the colour of the panels, so that it stands out on any ground."""
    painter.setPen(QPen(theme.colour("panel", 230), width + SEAM))
    painter.drawRoundedRect(rect, *corners)
    painter.setPen(QPen(theme.colour(colour), width))
    painter.setBrush(QBrush())
    painter.drawRoundedRect(rect, *corners)


def rim_along(painter: QPainter, path: QPainterPath, theme: Theme, colour: str, width: float) -> None:
    """The same around any shape."""
    for paint, thick in ((theme.colour("panel", 230), width + SEAM), (theme.colour(colour), width)):
        painter.setPen(QPen(paint, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)
        painter.setBrush(QBrush())


class PieceItem(Lit):
    """Lies where it is put. Its position is the centre of its rectangle."""

    def __init__(self, piece_id: str, looks: Looks) -> None:
        super().__init__()
        self.piece_id, self.looks = piece_id, looks
        self.look, self.place_id, self.rides = "", "", ""
        self.w = self.h = 0.0
        self._bounds = QRectF()
        self._landing: QRectF | None = None
        self._painted: tuple[str, Theme, QPixmap] | None = None
        """What it was painted with last."""
        self.lifted = self.ghost = self.round = False

    def dress(self, look: str, place_id: str, round_place: bool, rides: str = "") -> None:
        self.place_id, self.round, self.rides = place_id, round_place, rides
        if look != self.look:
            self.look = look
            self.update()

    def put(self, rect: QRectF) -> None:
        if (self.w, self.h) != (rect.width(), rect.height()):
            self.prepareGeometryChange()
            self.w, self.h = w, h = rect.width(), rect.height()
            self._bounds = QRectF(-w / 2 - EDGE, -h / 2 - EDGE, w + 2 * EDGE + SHADOW, h + 2 * EDGE + SHADOW)
        self.setPos(rect.center())

    def fly_to(self, end: QRectF) -> None:
        """On the way it is painted from one pixmap, made for where it lands: making one for every size takes too long."""
        self._landing = end

    def land(self, end: QRectF) -> None:
        self._landing = None
        self.setRotation(0.0)
        self.put(end)
        self.update()

    def rect(self) -> QRectF:
        return QRectF(self.pos() - QPointF(self.w / 2, self.h / 2), self.pos() + QPointF(self.w / 2, self.h / 2))

    def lift(self, on: bool) -> None:
        self.prepareGeometryChange()
        self.lifted = on
        self.setScale(1.12 if on else 1.0)

    @unfailing(QRectF)
    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._bounds

    @unfailing(QPainterPath)
    def shape(self) -> QPainterPath:
        rect = QRectF(-self.w / 2, -self.h / 2, self.w, self.h)
        path = self.looks.outline(self.look, rect)
        if path is None:
            path = QPainterPath()
            path.addRect(rect)
        return path

    @signed
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.w < 0.5 or self.h < 0.5:
            return
        rect = QRectF(-self.w / 2, -self.h / 2, self.w, self.h)
        if self.lifted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 70))
            painter.drawEllipse(rect.translated(SHADOW, SHADOW))
        world, ratio, scale = where(painter)
        pixmap = self._pixmap(scale)
        if not blit(painter, world, ratio, rect, pixmap):
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        if self.glow or self.focused:
            theme = self.looks.theme
            colour, _, width = ("focus", 0, 4.0) if self.focused else _GLOWS[self.glow]
            painter.setBrush(QBrush())
            side = min(rect.width(), rect.height())
            corner = side / 2 if self.round else min(CORNER, side / 4)
            rim(painter, rect.adjusted(-1, -1, 1, 1), (corner, corner), theme, colour, width)

    def _pixmap(self, scale: float) -> QPixmap:
        before, made = self._painted, self._landing or self.rect()
        if self.looks.rough and before is not None and before[:2] == (self.look, self.looks.theme):
            return before[2]
        pixmap = self.looks.pixmap(self.look, _pixels(made.width() * scale), _pixels(made.height() * scale), scale)
        self._painted = self.look, self.looks.theme, pixmap
        return pixmap


def blit(painter: QPainter, world: QTransform, ratio: float, rect: QRectF, pixmap: QPixmap) -> bool:
    """Pixel on pixel, as sharp as it was painted; false when it must be turned or scaled."""
    shown = world.mapRect(rect)
    wide, high = shown.width() * ratio - pixmap.width(), shown.height() * ratio - pixmap.height()
    if abs(world.m12()) > 1e-6 or not (-1.01 < wide < 0.01 and -1.01 < high < 0.01):
        return False
    if pixmap.devicePixelRatio() != ratio:
        pixmap.setDevicePixelRatio(ratio)
    painter.setWorldTransform(UNTURNED)
    painter.drawPixmap(QPointF(round(shown.x() * ratio) / ratio, round(shown.y() * ratio) / ratio), pixmap)
    painter.setWorldTransform(world)
    return True
