"""Action cards, face up and face down."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import NO_BRUSH, NO_PEN, across, edged, fitted, number, pen, player_colour, rounded, square
from app.table.theme import Theme
from games.yinzi.board.glyphs import glyph
from games.yinzi.board.ink import palette
from games.yinzi.board.tokens import edge_of, on, paint_glyph


def paint_card(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The value as brush strokes with its number, the workers below."""
    value, men = int(words[0]), int(words[1])
    pal = palette(theme)
    w, h = rect.width(), rect.height()
    _card_paper(p, rect, theme)
    strokes = QRectF(rect.x() + w * 0.1, rect.y() + h * 0.08, w * 0.44, h * 0.46)
    p.setBrush(NO_BRUSH)
    for i in range(value):
        y = strokes.y() + strokes.height() * (i + 0.5) / value
        stroke = QPainterPath(QPointF(strokes.left(), y + h * 0.02))
        stroke.cubicTo(
            strokes.left() + w * 0.14, y - h * 0.05, strokes.left() + w * 0.3, y + h * 0.05, strokes.right(), y - h * 0.02
        )
        p.setPen(pen(QColor("#ffffff") if theme.strong else QColor("#1d1712"), h * 0.085))
        p.drawPath(stroke)
    number(
        p,
        QRectF(rect.right() - w * 0.4, rect.y() + h * 0.06, w * 0.34, h * 0.44),
        str(value),
        pal.seal if theme.strong else QColor("#a92a21"),
        None,
        0.92,
    )
    size = min(w * 0.3, h * 0.34)
    left = rect.center().x() - size * men / 2
    for i in range(men):
        ink = QColor("#ffffff") if theme.strong else QColor("#3b3226")
        paint_glyph(p, QRectF(left + size * i, rect.bottom() - h * 0.1 - size, size, size), "worker", ink)


def _card_paper(p: QPainter, rect: QRectF, theme: Theme) -> None:
    w = rect.width()
    box = rect.adjusted(w * 0.02, w * 0.02, -w * 0.03, -w * 0.04)
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 8, 4, 80))
    p.drawPath(rounded(box.translated(w * 0.015, w * 0.03), w * 0.08))
    p.setPen(pen(edged(theme, QColor("#1f4c9c")), w * 0.03))
    p.setBrush(QColor("#000000") if theme.strong else QBrush(across(box, QColor("#fffcf2"), QColor("#efe3c6"))))
    p.drawPath(rounded(box, w * 0.08))


def paint_card_back(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    _card_paper(p, rect, theme)
    w, base = rect.width(), player_colour(words[0])
    box = rect.adjusted(w * 0.1, w * 0.1, -w * 0.11, -w * 0.12)
    p.setPen(pen(edge_of(base, theme), w * 0.02))
    p.setBrush(base)
    p.drawPath(rounded(box, w * 0.06))
    p.setPen(NO_PEN)
    p.setBrush(on(words[0]))
    p.drawPath(fitted(glyph("lantern"), square(box, 0.5)))
