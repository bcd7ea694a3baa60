"""The round track: a winding chain of round spaces, from the tip of the rock upwards."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.table.ink import INK, NO_BRUSH, alpha, edged, filled, number, pen
from app.table.theme import Theme
from games.noria.board import layout as at
from games.noria.board.ink import GOLD, SAND, brass, well
from games.noria.board.tokens import paint_knowledge
from games.noria.components import BOX


def paint_track(p: QPainter, theme: Theme, symbols: list[int], rise: int, unused: int) -> None:
    """A chain of round spaces from the tip of the rock upwards; plain ones carry the number of their round."""
    spaces = BOX.round_track.spaces
    chain = QPainterPath(at.round_rect(1).center())
    for i in range(2, spaces + 1):
        chain.lineTo(at.round_rect(i).center())
    p.setBrush(NO_BRUSH)
    for colour, width in ((QColor(14, 6, 20, 150), 11), (QColor("#8a5a1d"), 7), (QColor("#ffe3a0"), 2)):
        p.setPen(pen(edged(theme, colour), width))
        p.drawPath(chain)
    for i in range(1, spaces + 1):
        r = at.round_rect(i)
        p.setPen(pen(edged(theme, QColor("#4a2c0c")), 1.6))
        p.setBrush(filled(theme, brass(r)))
        p.drawEllipse(r)
        inner = r.adjusted(5, 5, -5, -5)
        path = QPainterPath()
        path.addEllipse(inner)
        well(p, path, theme)
        if i in symbols or i == rise:
            paint_sign(p, inner, "knowledge" if i in symbols else "rise", theme)
        elif i > unused:
            number(p, inner.adjusted(3, 3, -3, -3), str(i - unused), alpha(SAND, 215), None, 0.74)


def paint_sign(p: QPainter, rect: QRectF, sign: str, theme: Theme) -> None:
    if sign == "knowledge":
        paint_knowledge(p, rect.adjusted(2, 2, -2, -2), theme)
    elif sign == "rise":
        number(p, rect.adjusted(3, 3, -3, -3), "+1", GOLD, INK, 0.74)
