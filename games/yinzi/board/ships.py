"""Ships with their flags and the spaces of their holds."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import NO_BRUSH, NO_PEN, down, edged, mix, pen, rounded, square
from app.table.shapes import star
from app.table.theme import Theme
from games.yinzi import tables as t
from games.yinzi.board.layout import hold_in
from games.yinzi.board.tokens import paint_cube, paint_good, paint_mark

HULL, HULL_DARK = QColor("#7d4a26"), QColor("#331a0a")
SAIL_ASIA, SAIL_EUROPE = QColor("#d98c4e"), QColor("#f6efdf")


def paint_flag(p: QPainter, rect: QRectF, nation: str, theme: Theme) -> None:
    """The colours by which the nations are told apart."""
    w, h = rect.width(), rect.height()
    p.save()
    p.setClipPath(rounded(rect, h * 0.08))
    bands = _BANDS[nation]
    for i, colour in enumerate(bands):
        p.fillRect(QRectF(rect.x(), rect.y() + h * i / len(bands), w, h / len(bands) + 0.6), QColor(colour))
    c = rect.center()
    if nation == "korea":
        p.setPen(NO_PEN)
        p.setBrush(QColor("#ffffff"))
        p.drawEllipse(c, h * 0.3, h * 0.3)
        p.setBrush(QColor("#1c3f8f"))
        p.drawPie(QRectF(c.x() - h * 0.22, c.y() - h * 0.22, h * 0.44, h * 0.44), 180 * 16, 180 * 16)
        p.setBrush(QColor("#c8392f"))
        p.drawPie(QRectF(c.x() - h * 0.22, c.y() - h * 0.22, h * 0.44, h * 0.44), 0, 180 * 16)
    elif nation == "portugal":
        p.setPen(pen(QColor("#c9961f"), h * 0.09))
        p.setBrush(QColor("#b2332a"))
        p.drawPath(rounded(QRectF(c.x() - h * 0.24, c.y() - h * 0.3, h * 0.48, h * 0.58), h * 0.16))
    elif nation == "spain":
        p.setPen(pen(QColor("#b2332a"), h * 0.14))
        p.drawLine(rect.topLeft(), rect.bottomRight())
        p.drawLine(rect.topRight(), rect.bottomLeft())
    elif nation == "brunei":
        p.setPen(NO_PEN)
        p.setBrush(QColor("#241f1a"))
        p.drawPath(star(5, h * 0.32, h * 0.14).translated(c))
    p.restore()
    p.setPen(pen(edged(theme, QColor("#2a2318")), max(0.8, h * 0.05)))
    p.setBrush(NO_BRUSH)
    p.drawPath(rounded(rect, h * 0.08))


_BANDS = {
    "brunei": ("#f0c73a",),
    "korea": ("#c8392f",),
    "japan": ("#fbfaf4", "#2a2723", "#fbfaf4"),
    "portugal": ("#fbfaf4",),
    "spain": ("#fbfaf4",),
    "netherlands": ("#e5852a", "#fbfaf4", "#2f5fb0"),
}


def paint_ship(p: QPainter, rect: QRectF, ship: str, theme: Theme) -> None:
    """A junk or a carrack: sail and flag above, its spaces in a row in the hull."""
    number = t.SHIP[ship]
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    _sails(p, rect, european=t.EUROPEAN[number], theme=theme)
    paint_flag(p, QRectF(x + w * 0.6, y + h * 0.04, w * 0.3, h * 0.24), t.NATIONS[t.SHIP_NATION[number]], theme)
    hull = QPainterPath(QPointF(x + w * 0.01, y + h * 0.38))
    hull.cubicTo(x + w * 0.3, y + h * 0.46, x + w * 0.7, y + h * 0.46, x + w * 0.99, y + h * 0.36)
    hull.cubicTo(x + w * 0.98, y + h * 0.72, x + w * 0.9, y + h * 0.94, x + w * 0.8, y + h * 0.95)
    hull.lineTo(x + w * 0.18, y + h * 0.95)
    hull.cubicTo(x + w * 0.08, y + h * 0.9, x + w * 0.02, y + h * 0.7, x + w * 0.01, y + h * 0.38)
    p.setPen(pen(edged(theme, HULL_DARK), w * 0.014))
    p.setBrush(
        QColor("#1c120a")
        if theme.strong
        else QBrush(down(hull.boundingRect(), mix(HULL, QColor("#ffffff"), 0.12), HULL, HULL_DARK))
    )
    p.drawPath(hull)
    p.setPen(pen(QColor(255, 226, 180, 70), w * 0.008))
    for part in (0.84, 0.9):
        p.drawLine(QPointF(x + w * 0.12, y + h * part), QPointF(x + w * 0.88, y + h * part))
    for k, wanted in enumerate(t.SHIP_WANTS[number]):
        _space(p, hold_in(rect, k), "tea" if wanted == t.TEA_SPACE else t.PRODUCTS[wanted], theme)


def _sails(p: QPainter, rect: QRectF, *, european: bool, theme: Theme) -> None:
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    fill = SAIL_EUROPE if european else SAIL_ASIA
    p.setPen(pen(edged(theme, HULL_DARK), w * 0.016))
    for mast in (0.22, 0.5):
        p.drawLine(QPointF(x + w * mast, y + h * 0.02), QPointF(x + w * mast, y + h * 0.44))
    p.setPen(pen(edged(theme, QColor("#5b3212")), w * 0.01))
    p.setBrush(QColor("#3a2a18") if theme.strong else QBrush(down(rect, mix(fill, QColor("#ffffff"), 0.3), fill)))
    for mast, size in ((0.22, 0.8), (0.5, 1.0)):
        left, top = x + w * (mast - 0.13 * size), y + h * (0.42 - 0.38 * size)
        sail = QPainterPath(QPointF(left, top))
        sail.lineTo(left + w * 0.2 * size, top - h * (0.02 if european else 0.03))
        sail.cubicTo(
            left + w * 0.3 * size, top + h * 0.12, left + w * 0.28 * size, top + h * 0.26, left + w * 0.25 * size, y + h * 0.39
        )
        sail.lineTo(left + w * 0.02, y + h * 0.39)
        sail.closeSubpath()
        p.drawPath(sail)
        if not european:
            for part in (0.25, 0.5, 0.75):
                at = top + (y + h * 0.39 - top) * part
                p.drawLine(QPointF(left + w * 0.01, at), QPointF(left + w * 0.26 * size, at - h * 0.01))


def _space(p: QPainter, rect: QRectF, wanted: str, theme: Theme) -> None:
    side = rect.width()
    p.setPen(pen(edged(theme, HULL_DARK), side * 0.05))
    p.setBrush(QColor("#000000") if theme.strong else QColor("#eadbb8"))
    p.drawPath(rounded(rect.adjusted(1, 1, -1, -1), side * 0.14))
    p.setOpacity(1.0 if theme.strong else 0.92)
    paint_good(p, square(rect, 0.84), wanted, theme)
    p.setOpacity(1.0)


def paint_load(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Cubes on a space of a ship: tea, a pair of salt, a pair of foods. They leave in sight what the space asks for."""
    owner, cubes = words[0], words[1:]
    side = min(rect.width(), rect.height())
    size = side * (0.58 if len(cubes) < 2 else 0.52)
    low = rect.bottom() - size
    if not cubes:
        paint_mark(p, QRectF(rect.right() - size, low, size, size), owner, theme)
        return
    for i, colour in enumerate(reversed(cubes)):
        paint_cube(p, QRectF(rect.right() - size - i * size * 0.92, low, size, size), colour, "", theme)
    if any(colour != owner for colour in cubes):
        paint_mark(p, QRectF(rect.right() - side * 0.36, rect.y(), side * 0.36, side * 0.36), owner, theme)
