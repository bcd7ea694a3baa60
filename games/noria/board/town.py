"""The Town Hall on the top of the rock, and the banners of the four paths that lead to it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import BOLD, CREAM, INK, NO_PEN, down, edged, filled, mix, pen, write
from app.table.theme import TITLE, Theme
from app.text.speaker import Speaker
from games.noria.board import layout as at
from games.noria.board.ink import BRASS_LIGHT, COPPER, GOLD
from games.noria.board.tokens import paint_good, paint_resource
from games.noria.tables import (
    CLASSES,
    GOODS,
    PATH_PAYS,
    PATHS,
    RESOURCES,
)


def paint_town_hall(p: QPainter, theme: Theme) -> None:
    """A fortress with four gates, one above each path."""
    stone = QColor("#17131f") if theme.strong else QColor("#8a7388")
    edge = edged(theme, QColor("#2b1d35"))
    _wall(p, QRectF(96, 52, 392, 46), mix(stone, QColor("#2b1d35"), 0.35), edge)
    for i in range(4):
        cx = at.column(i) + at.COLUMN_W / 2
        tall = (42, 34, 34, 42)[i]
        _tower(p, QRectF(cx - 25, tall, 50, 92 - tall), stone, edge, theme, dome=True)
    for cx, top in ((172, 34), (300, 16), (428, 34)):
        w = 34 if top == 16 else 26
        _tower(p, QRectF(cx - w / 2, top + 24, w, 66 - top), mix(stone, QColor("#2b1d35"), 0.18), edge, theme, dome=False)


def _wall(p: QPainter, rect: QRectF, stone: QColor, edge: QColor) -> None:
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(rect.topLeft())
    x, up = rect.left(), True
    while x < rect.right():
        nx = min(rect.right(), x + 9)
        path.lineTo(x, rect.top() - (6 if up else 0))
        path.lineTo(nx, rect.top() - (6 if up else 0))
        x, up = nx, not up
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    p.setPen(pen(edge, 1.4))
    p.setBrush(QBrush(down(rect, mix(stone, QColor("#ffffff"), 0.12), stone)))
    p.drawPath(path)


def _tower(p: QPainter, r: QRectF, stone: QColor, edge: QColor, theme: Theme, dome: bool) -> None:
    p.setPen(pen(edge, 1.6))
    p.setBrush(QBrush(_sideways(r, mix(stone, QColor("#1c1028"), 0.25), stone, mix(stone, QColor("#ffcf9a"), 0.45))))
    p.drawRect(r)
    roof = QPainterPath(QPointF(r.left() - 5, r.top() + 2))
    if dome:
        roof.cubicTo(r.left() - 6, r.top() - 30, r.right() + 6, r.top() - 30, r.right() + 5, r.top() + 2)
    else:
        roof.lineTo(r.center().x(), r.top() - 26)
        roof.lineTo(r.right() + 5, r.top() + 2)
    roof.closeSubpath()
    copper = QColor("#3a2a1a") if theme.strong else QColor("#4f9a8a") if dome else COPPER
    p.setBrush(QBrush(_sideways(roof.boundingRect(), mix(copper, INK, 0.35), copper, mix(copper, QColor("#ffe2b0"), 0.5))))
    p.drawPath(roof)
    tip = roof.boundingRect()
    p.setPen(pen(GOLD, 2))
    top = QPointF(r.center().x(), tip.top() + (5 if dome else 0))
    p.drawLine(top, QPointF(top.x(), max(2.0, top.y() - 9)))
    p.setPen(NO_PEN)
    p.setBrush(QColor("#ffdf8a"))
    for i in range(2 if dome else 1):
        x = r.center().x() + ((i - 0.5) * 20 if dome else 0)
        p.drawRoundedRect(QRectF(x - 3.5, r.top() + 11, 7, 12), 3.5, 3.5)


def _sideways(rect: QRectF, *stops: QColor) -> QBrush:
    g = down(rect, *stops)
    g.setFinalStop(rect.topRight())
    return QBrush(g)


def paint_banners(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    """The name of each path, and what it is paid with."""
    for i, path in enumerate(PATHS):
        r = QRectF(at.column(i) + 1, 78, at.COLUMN_W - 2, 48)
        flag = QPainterPath(r.topLeft())
        flag.lineTo(r.topRight())
        flag.lineTo(r.right(), r.bottom() - 6)
        flag.lineTo(r.center().x(), r.bottom() + 2)
        flag.lineTo(r.left(), r.bottom() - 6)
        flag.closeSubpath()
        p.setPen(pen(edged(theme, BRASS_LIGHT), 1.6))
        p.setBrush(filled(theme, down(r, QColor("#5d2440"), QColor("#3b1730"))))
        p.drawPath(flag)
        write(
            p,
            QRectF(r.x() + 2, r.y() + 1, r.width() - 4, 22),
            speaker.thing("path", path),
            19,
            CREAM,
            weight=BOLD,
            family=TITLE,
        )
        pays = PATH_PAYS[i]
        names = (
            RESOURCES if pays == "resource" else [GOODS[g] for g in CLASSES["simple" if pays == "simple_good" else "complex"]]
        )
        for n, name in enumerate(names):
            box = QRectF(r.center().x() - len(names) * 14 + n * 28, r.y() + 20, 27, 27)
            paint_resource(p, box, name, theme) if pays == "resource" else paint_good(p, box, name, True, theme)
