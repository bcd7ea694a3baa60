"""The round track: a winding chain of round spaces, from the tip of the rock upwards, with signs of what gets dearer."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import CREAM, INK, NO_BRUSH, alpha, down, edged, filled, fitted, number, pen, square
from app.table.theme import Theme
from games.noria.board import layout as at
from games.noria.board.glyphs import glyph
from games.noria.board.ink import GOLD, SAND, brass, well
from games.noria.components import BOX


def paint_track(p: QPainter, theme: Theme, unused: int) -> None:
    """A chain of round spaces from the tip of the rock upwards, with the numbers of their rounds."""
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
        if i > unused:
            number(p, inner.adjusted(3, 3, -3, -3), str(i - unused), alpha(SAND, 215), None, 0.74)


def paint_sign(p: QPainter, rect: QRectF, sign: str, holds: bool, theme: Theme) -> None:
    """A badge: golden as soon as it holds, dark before."""
    box = square(rect, 0.94)
    ink = INK if holds else GOLD
    p.setPen(pen(edged(theme, INK if holds else alpha(CREAM, 220)), box.width() * 0.06))
    if holds:
        p.setBrush(QColor("#ffd400") if theme.strong else QBrush(down(box, QColor("#ffefb5"), GOLD, QColor("#d9993a"))))
    else:
        p.setBrush(filled(theme, QColor("#221630")))
    p.drawEllipse(box)
    if sign == "rise":
        number(p, box, "+1", ink, None, 0.8)
        return
    p.setPen(pen(ink, 0.4))
    p.setBrush(ink)
    p.drawPath(fitted(glyph("knowledge"), square(box, 0.8)))
