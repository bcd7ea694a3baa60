"""Action discs: an enamelled face in a brass rim, or, advanced, in a silver one with two stars."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QTransform

from app.table.ink import CREAM, INK, NO_BRUSH, NO_PEN, alpha, edged, fitted, glow, mix, pen, square
from app.table.shapes import star
from app.table.theme import Theme
from games.noria.board.glyphs import cog, glyph
from games.noria.board.ink import BRASS_DARK, SILVER, SILVER_DARK, brass

ENAMEL = {
    "energy": QColor("#c22c5d"),
    "mycelium": QColor("#2f8a45"),
    "obsidian": QColor("#20242e"),
    "journey": QColor("#2f7fc4"),
    "city": QColor("#d9822b"),
    "tool": QColor("#4d6170"),
    "bonus": QColor("#7d46b8"),
}
SIGN = {
    "energy": QColor("#ffd9e2"),
    "mycelium": QColor("#d9ffc4"),
    "obsidian": QColor("#cfe6ff"),
    "journey": QColor("#f2fbff"),
    "city": QColor("#fff3d0"),
    "tool": QColor("#f0f6fa"),
    "bonus": QColor("#f6e6ff"),
}


MARK = {
    "used": QColor("#2b7a4b"),
    "inspected": QColor("#8a5a1d"),
    "upgraded": QColor("#54606e"),
    "closed": QColor("#b3261e"),
}


def paint_disc(p: QPainter, rect: QRectF, kind: str, advanced: bool, theme: Theme) -> None:
    box = square(rect, 0.96)
    c, r = box.center(), box.width() / 2
    p.setPen(NO_PEN)
    p.setBrush(QColor(8, 4, 14, 110))
    p.drawEllipse(c + QPointF(r * 0.03, r * 0.06), r * 0.99, r * 0.99)
    _rim(p, c, r, advanced, theme)
    _face(p, c, r * 0.8, kind, theme)
    sign = QRectF(c.x() - r * 0.52, c.y() - r * 0.52, r * 1.04, r * 1.04)
    if advanced:
        sign.translate(0, -r * 0.1)
        sign.adjust(r * 0.06, r * 0.06, -r * 0.06, -r * 0.06)
    shape = fitted(glyph(kind), sign)
    p.setPen(NO_PEN)
    p.setBrush(alpha(INK, 150))
    p.drawPath(shape.translated(r * 0.03, r * 0.05))
    p.setBrush(edged(theme, SIGN[kind]))
    p.drawPath(shape)
    if advanced:
        _stars(p, c, r)


def _rim(p: QPainter, c: QPointF, r: float, advanced: bool, theme: Theme) -> None:
    box = QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r)
    if advanced:
        p.setPen(pen(QColor("#3c434d"), r * 0.04))
        p.setBrush(
            glow(c - QPointF(r * 0.4, r * 0.5), r * 1.9, QColor("#ffffff"), QColor("#d5dee8"), SILVER_DARK, QColor("#aeb9c6"))
        )
        p.drawPath(QTransform().translate(c.x(), c.y()).scale(r, r).map(cog(18, 1.0, 0.93)))
    else:
        p.setPen(pen(BRASS_DARK, r * 0.04))
        p.setBrush(brass(box))
        p.drawEllipse(c, r * 0.97, r * 0.97)
    if theme.strong:
        p.setBrush(NO_BRUSH)
        p.setPen(pen(QColor("#ffffff"), r * 0.07))
        p.drawEllipse(c, r * 0.94, r * 0.94)


def _face(p: QPainter, c: QPointF, r: float, kind: str, theme: Theme) -> None:
    base = ENAMEL[kind]
    p.setPen(pen(alpha(INK, 200), r * 0.06))
    light = mix(base, QColor("#ffffff"), 0.32)
    shade = glow(c - QPointF(r * 0.35, r * 0.45), r * 1.7, light, base, mix(base, QColor("#000000"), 0.42))
    p.setBrush(mix(base, QColor("#000000"), 0.35) if theme.strong else QBrush(shade))
    p.drawEllipse(c, r, r)
    if not theme.strong:
        p.setPen(NO_PEN)
        p.setBrush(QColor(255, 255, 255, 26))
        p.drawEllipse(QPointF(c.x(), c.y() - r * 0.42), r * 0.72, r * 0.42)


def _stars(p: QPainter, c: QPointF, r: float) -> None:
    p.setPen(pen(INK, r * 0.05))
    p.setBrush(SILVER)
    for dx in (-0.24, 0.24):
        at = QRectF(c.x() + dx * r - r * 0.23, c.y() + r * 0.4, r * 0.46, r * 0.46)
        p.drawPath(fitted(star(5, 1.0, 0.44), at))


def paint_mark(p: QPainter, rect: QRectF, what: str) -> None:
    """A badge on a disc: it was used, looked at, turned over this turn, or cannot be reached any more."""
    box = square(rect, 0.94)
    colour = MARK[what]
    p.setPen(pen(CREAM, box.width() * 0.07))
    p.setBrush(colour)
    p.drawEllipse(box.adjusted(1, 1, -1, -1))
    p.setPen(NO_PEN)
    p.setBrush(CREAM)
    if what == "closed":
        p.setPen(pen(CREAM, box.width() * 0.14))
        reach = box.width() * 0.19
        for dx in (-reach, reach):
            p.drawLine(box.center() - QPointF(dx, reach), box.center() + QPointF(dx, reach))
        return
    shape = star(5, 1.0, 0.44) if what == "upgraded" else glyph({"used": "check", "inspected": "eye"}[what])
    p.drawPath(fitted(shape, square(box, 0.6)))
