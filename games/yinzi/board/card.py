"""The picture of the game in the lobby: a junk on the river between ink-wash hills, porcelain and silver. No words."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from app.table.ink import NO_BRUSH, NO_PEN, alpha, down, edged, mix, pen
from app.table.theme import Theme
from games.yinzi.board.ink import brush, palette, sheet, waves
from games.yinzi.board.land import curve, paint_hill
from games.yinzi.board.tokens import paint_copper, paint_glyph, paint_silver

UNITS = 840.0, 760.0
HILLS = (
    (-40, 330, 460, 250, 3),
    (330, 310, 420, 200, 7),
    (560, 340, 380, 270, 12),
    (-60, 430, 380, 190, 21),
    (480, 430, 420, 150, 33),
)
RIVER = ((-40, 470), (140, 500), (300, 470), (470, 520), (640, 560), (900, 540))


def paint_card(p: QPainter, rect: QRectF, theme: Theme) -> None:
    w, h = UNITS
    pal = palette(theme)
    p.save()
    p.setClipRect(rect)
    p.translate(rect.topLeft())
    p.scale(rect.width() / w, rect.height() / h)
    sheet(p, QRectF(0, 0, w, h), theme)
    if not theme.strong:
        sky = QLinearGradient(0, 0, 0, 340)
        sky.setColorAt(0, alpha(pal.pale, 190))
        sky.setColorAt(1, alpha(pal.paper, 0))
        p.fillRect(QRectF(0, 0, w, 340), sky)
    p.setPen(NO_PEN)
    p.setBrush(alpha(pal.seal, 225))
    p.drawEllipse(QPointF(640, 130), 62, 62)
    for hill in HILLS:
        paint_hill(p, *hill, theme)
    brush(p, curve(RIVER), 118.0, pal.river, 3)
    waves(p, QRectF(470, 510, 370, 90), theme, 54.0)
    _junk(p, QRectF(470, 330, 220, 220), theme)
    _bank(p, theme)
    _vase(p, QRectF(60, 356, 240, 350), theme)
    for x, y, size in ((330, 590, 150), (470, 612, 150), (402, 540, 150)):
        paint_silver(p, QRectF(x, y, size, size), theme)
    for x, y, size in ((620, 640, 84), (690, 656, 84), (656, 600, 84)):
        paint_copper(p, QRectF(x, y, size, size), theme)
    p.restore()


def _bank(p: QPainter, theme: Theme) -> None:
    """The near shore, where things stand."""
    pal = palette(theme)
    shore = QPainterPath(QPointF(-10, 610))
    shore.cubicTo(200, 560, 420, 650, 850, 610)
    shore.lineTo(850, 770)
    shore.lineTo(-10, 770)
    shore.closeSubpath()
    p.setPen(pen(alpha(pal.ink, 130), 4))
    p.setBrush(down(shore.boundingRect(), mix(pal.land[2], pal.paper, 0.3), pal.land[2]))
    p.drawPath(shore)


def _junk(p: QPainter, box: QRectF, theme: Theme) -> None:
    pal = palette(theme)
    p.setPen(NO_PEN)
    p.setBrush(alpha(pal.ink, 40))
    p.drawEllipse(QRectF(box.x() + 10, box.bottom() - 22, box.width() - 10, 30))
    paint_glyph(
        p, box, "boat", QColor("#7d4a26") if not theme.strong else QColor("#000000"), edged(theme, QColor("#2c1508")), 0.02
    )


def _vase(p: QPainter, box: QRectF, theme: Theme) -> None:
    """White porcelain with cobalt bands and a spray of leaves."""
    pal = palette(theme)
    path = _silhouette(box)
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 10, 20, 60))
    p.drawEllipse(QRectF(box.x() + 20, box.bottom() - 22, box.width(), 40))
    shine = QLinearGradient(box.topLeft(), box.topRight())
    for at, colour in ((0, "#c3d0e0"), (0.28, "#ffffff"), (0.6, "#f4f7fb"), (1, "#9fb1c8")):
        shine.setColorAt(at, QColor(colour))
    p.setBrush(QColor("#101010") if theme.strong else shine)
    p.drawPath(path)
    p.save()
    p.setClipPath(path)
    cobalt = pal.cobalt if theme.strong else QColor("#1f4c9c")
    for top, high in ((0.02, 6), (0.07, 3), (0.3, 5), (0.335, 14), (0.71, 14), (0.76, 5), (0.9, 4), (0.95, 10)):
        p.setPen(pen(cobalt, high))
        p.setBrush(NO_BRUSH)
        y = box.y() + box.height() * top
        p.drawArc(QRectF(box.x() - 20, y - 26, box.width() + 40, 40), 200 * 16, 140 * 16)
    c = QPointF(box.center().x(), box.y() + box.height() * 0.56)
    for dx, dy, turn, size in ((-62, 10, -36, 60), (0, -8, 0, 84), (62, 10, 36, 60), (-34, 42, -70, 40), (34, 42, 70, 40)):
        p.save()
        p.translate(c.x() + dx, c.y() + dy)
        p.rotate(turn)
        paint_glyph(p, QRectF(-size / 2, -size / 2, size, size), "tea", cobalt)
        p.restore()
    p.restore()
    p.setPen(pen(edged(theme, QColor("#173a78")), 3.5))
    p.setBrush(NO_BRUSH)
    p.drawPath(path)


def _silhouette(box: QRectF) -> QPainterPath:
    """A slender neck, broad shoulders, a narrow foot."""
    points = ((0.34, 0.0), (0.28, 0.12), (0.32, 0.24), (0.06, 0.38), (0.0, 0.55), (0.1, 0.78), (0.26, 0.9), (0.24, 1.0))
    left = [(box.x() + box.width() * x, box.y() + box.height() * y) for x, y in points]
    right = [(2 * box.center().x() - x, y) for x, y in reversed(left)]
    path = QPainterPath(curve(tuple(left)))
    path.connectPath(curve(tuple(right)))
    path.closeSubpath()
    return path
