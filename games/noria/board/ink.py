"""Noria's own colours, dusk and brass, and what is made of them."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from app.table.ink import BOLD, CENTRE, NO_BRUSH, NO_PEN, alpha, down, filled, glow, mix, write
from app.table.theme import TITLE, Theme

SAND, NIGHT = QColor("#e2cda2"), QColor("#1a1530")
BRASS, BRASS_LIGHT, BRASS_DARK, COPPER = QColor("#c8923c"), QColor("#ffe3a0"), QColor("#6d4415"), QColor("#b5643a")
GOLD, SILVER, SILVER_DARK = QColor("#ffd873"), QColor("#eef3f8"), QColor("#7d8794")
ROSE, FUNGUS = QColor("#ff6f91"), QColor("#6fd06a")
DEEP = {"energy": QColor("#8f1f4b"), "mycelium": QColor("#1f5b33"), "obsidian": QColor("#0d1016")}
TINT = {"energy": ROSE, "mycelium": FUNGUS, "obsidian": QColor("#9fc4ea")}


def brass(rect: QRectF) -> QLinearGradient:
    g = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for at, colour in (
        (0, "#ffe9b0"),
        (0.22, "#dba94f"),
        (0.48, "#9c6a25"),
        (0.6, "#c08c3a"),
        (0.8, "#8a5a1d"),
        (1, "#5b3811"),
    ):
        g.setColorAt(at, QColor(colour))
    return g


def plate(p: QPainter, rect: QRectF, theme: Theme, corner: float = 14, rim: float = 3, rivets: bool = True) -> None:
    """A dark plate in a brass frame; what is written on it can be read on any sky."""
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 6, 18, 70))
    p.drawRoundedRect(rect.translated(3, 5), corner, corner)
    p.setBrush(filled(theme, down(rect, QColor("#3b2b45"), QColor("#291f38"), QColor("#211930"))))
    p.drawRoundedRect(rect, corner, corner)
    p.setBrush(NO_BRUSH)
    p.setPen(QPen(QColor(theme.line) if theme.strong else QBrush(brass(rect)), rim))
    p.drawRoundedRect(rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), corner - 1, corner - 1)
    if rivets and not theme.strong:
        inset = rim + 6
        for x in (rect.left() + inset, rect.right() - inset):
            for y in (rect.top() + inset, rect.bottom() - inset):
                rivet(p, QPointF(x, y), 2.6)


def rivet(p: QPainter, at: QPointF, r: float) -> None:
    p.setPen(NO_PEN)
    p.setBrush(QColor(20, 10, 0, 120))
    p.drawEllipse(at + QPointF(r * 0.25, r * 0.35), r * 1.15, r * 1.15)
    p.setBrush(glow(at - QPointF(r * 0.4, r * 0.4), r * 1.6, BRASS_LIGHT, BRASS, BRASS_DARK))
    p.drawEllipse(at, r, r)


def well(p: QPainter, path: QPainterPath, theme: Theme, depth: QColor | None = None) -> None:
    """A hollow that things are laid into."""
    rect = path.boundingRect()
    p.setPen(QPen(QColor(theme.line) if theme.strong else alpha(BRASS, 150), 1.6 if theme.strong else 1.2))
    base = depth or QColor("#120d1e")
    p.setBrush(filled(theme, down(rect, alpha(base, 235), alpha(mix(base, QColor("#4b3a5c"), 0.5), 215))))
    p.drawPath(path)


def heading(p: QPainter, rect: QRectF, words: str, size: float = 19, align: Qt.AlignmentFlag = CENTRE) -> None:
    write(p, rect, words, size, SAND, align, BOLD, TITLE)
