"""Everything that is taken, moved or counted: resources, goods, ships, wooden pieces, coins with numbers."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import (
    CREAM,
    INK,
    NO_BRUSH,
    NO_PEN,
    across,
    alpha,
    down,
    edged,
    filled,
    fitted,
    glow,
    mix,
    number,
    pen,
    player_colour,
    shadowed,
    square,
)
from app.table.shapes import box as rectangle
from app.table.shapes import polygon
from app.table.theme import Theme, shape_path
from games.noria.board.glyphs import cog, glyph
from games.noria.board.ink import BRASS, BRASS_DARK, BRASS_LIGHT, DEEP, FUNGUS, GOLD, ROSE, TINT

GOODS_COLOUR = {
    "propeller": QColor("#e39a3b"),
    "sail": QColor("#f3ead2"),
    "compass": QColor("#e7c65a"),
    "lamp": QColor("#ffcf4d"),
    "piston": QColor("#b9cbd8"),
}
SHAPES = {"blue": "disc", "yellow": "square", "white": "triangle", "purple": "star"}


def paint_resource(p: QPainter, rect: QRectF, kind: str, theme: Theme) -> None:
    box = square(rect, 0.9)
    side, c = box.width(), box.center()
    shape = fitted(glyph(kind), box)
    if kind == "energy":
        p.setPen(NO_PEN)
        p.setBrush(glow(c, side * 0.55, alpha(ROSE, 150), alpha(ROSE, 50), alpha(ROSE, 0)))
        p.drawEllipse(c, side * 0.55, side * 0.55)
        shadowed(p, shape, side, QBrush(down(box, QColor("#fff0f3"), QColor("#ff8fab"), QColor("#e83f70"))), DEEP[kind], theme)
    elif kind == "mycelium":
        shadowed(p, shape, side, QBrush(down(box, QColor("#d7ffb0"), FUNGUS, QColor("#2f8a45"))), QColor("#123a20"), theme)
    else:
        shadowed(
            p,
            shape,
            side,
            QBrush(across(box, QColor("#5b6a82"), QColor("#1a1e29"), QColor("#07090d"))),
            QColor("#b9d2ee"),
            theme,
        )
        p.setPen(NO_PEN)
        for points, colour in (
            (((-0.1, -1), (-0.5, -0.52), (-0.8, 0.1), (-0.16, -0.1)), QColor(190, 220, 255, 150)),
            (((-0.1, -1), (0.52, -0.62), (-0.16, -0.1)), QColor(225, 240, 255, 190)),
            (((0.78, 0.12), (0.36, 0.95), (0.1, 0.36)), QColor(120, 150, 190, 110)),
        ):
            p.setBrush(colour)
            p.drawPath(fitted(polygon(points), box))


def paint_knowledge(p: QPainter, rect: QRectF, theme: Theme) -> None:
    box = square(rect, 0.92)
    face = across(box, QColor("#fff0bf"), QColor("#f0c367"), QColor("#d79f45"), QColor("#b57f31"))
    shadowed(p, fitted(cog(8, 0.98, 0.76, 0.0), box), box.width(), QBrush(face), BRASS_DARK, theme)
    p.setPen(pen(BRASS_DARK, box.width() * 0.04))
    p.setBrush(QColor("#4a2d0c"))
    p.drawEllipse(box.center(), box.width() * 0.17, box.width() * 0.17)


def paint_good(p: QPainter, rect: QRectF, kind: str, full: bool, theme: Theme) -> None:
    """A crate with the good on its lid, or the empty floor of a warehouse."""
    box = square(rect, 0.92)
    side = box.width()
    crate = rectangle(box.x(), box.y(), side, side, side * 0.14)
    if full:
        shadowed(p, crate, side, QBrush(down(box, QColor("#7a4a28"), QColor("#4f2b13"))), QColor("#2c1508"), theme)
        p.setPen(pen(QColor(255, 226, 170, 70), side * 0.03))
        p.setBrush(NO_BRUSH)
        p.drawRoundedRect(box.adjusted(side * 0.07, side * 0.07, -side * 0.07, -side * 0.07), side * 0.1, side * 0.1)
        p.setPen(NO_PEN)
        p.setBrush(mix(GOODS_COLOUR[kind], QColor("#ffffff"), 0.25))
        p.drawPath(fitted(glyph(kind), square(box, 0.8)))
        return
    p.setPen(pen(edged(theme, alpha(BRASS_LIGHT, 150)), side * 0.035))
    p.setBrush(QColor("#000000") if theme.strong else QColor("#4d3d57"))
    p.drawPath(crate)
    p.setPen(pen(GOODS_COLOUR[kind], side * 0.05))
    p.setBrush(alpha(GOODS_COLOUR[kind], 60))
    p.drawPath(fitted(glyph(kind), square(box, 0.7)))


def paint_made(p: QPainter, rect: QRectF, kind: str, theme: Theme) -> None:
    """The sign of a factory: which good it is for."""
    side = rect.width()
    p.setPen(pen(edged(theme, BRASS_LIGHT), side * 0.05))
    p.setBrush(QColor("#000000") if theme.strong else QColor("#150d20"))
    p.drawRoundedRect(rect, side * 0.2, side * 0.2)
    p.setPen(NO_PEN)
    p.setBrush(mix(GOODS_COLOUR[kind], CREAM, 0.35))
    p.drawPath(fitted(glyph(kind), square(rect, 0.86)))


def paint_ship(p: QPainter, rect: QRectF, kind: str, theme: Theme) -> None:
    box = square(rect, 0.96)
    side, c = box.width(), box.center()
    hull = across(box, mix(TINT[kind], QColor("#ffffff"), 0.45), mix(TINT[kind], DEEP[kind], 0.25), DEEP[kind])
    if kind == "obsidian":
        hull = across(box, QColor("#a9bdd6"), QColor("#414d65"), QColor("#141821"))
    shape = fitted(glyph("ship"), box)
    shadowed(p, shape, side, QBrush(hull), INK, theme)
    p.save()
    p.setClipPath(shape)
    p.setPen(NO_PEN)
    p.setBrush(QColor("#6e4524"))
    p.drawRect(QRectF(box.x(), c.y() + side * 0.2, side, side * 0.3))
    p.setBrush(QColor("#a9743f"))
    p.drawRect(QRectF(box.x(), c.y() + side * 0.1, side, side * 0.13))
    p.setBrush(QColor(255, 255, 255, 70))
    p.drawEllipse(QRectF(c.x() - side * 0.42, c.y() - side * 0.47, side * 0.84, side * 0.16))
    p.restore()
    p.setPen(pen(edged(theme, INK), side * 0.035))
    p.setBrush(NO_BRUSH)
    p.drawPath(shape)
    spot = QRectF(c.x() - side * 0.17, c.y() - side * 0.38, side * 0.34, side * 0.34)
    p.setPen(pen(INK, side * 0.03))
    p.setBrush({"energy": QColor("#fff0f3"), "mycelium": QColor("#f4ffdf"), "obsidian": QColor("#0c0f15")}[kind])
    if kind == "obsidian":
        p.setPen(pen(QColor("#e8f3ff"), side * 0.03))
    p.drawPath(fitted(glyph(kind), square(spot, 0.95)))


def paint_gone(p: QPainter, rect: QRectF, kind: str, theme: Theme) -> None:
    """Where no ship is left."""
    box = square(rect, 0.92)
    p.setPen(pen(edged(theme, alpha(mix(TINT[kind], CREAM, 0.6), 150)), box.width() * 0.035))
    p.setBrush(QColor(12, 8, 20, 90))
    p.drawPath(fitted(glyph("ship"), box))


def paint_cylinder(p: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    """A wooden cylinder: the player's colour, the player's shape on top."""
    c, w, h = rect.center(), rect.width() * 0.9, rect.height() * 0.94
    w = min(w, h * 0.86)
    lid = min(w * 0.62, h * 0.5)
    top, bottom = c.y() - h / 2, c.y() + h / 2
    base = player_colour(colour)
    body = QPainterPath(QPointF(c.x() - w / 2, top + lid / 2))
    body.lineTo(c.x() - w / 2, bottom - lid / 2)
    body.arcTo(QRectF(c.x() - w / 2, bottom - lid, w, lid), 180, 180)
    body.lineTo(c.x() + w / 2, top + lid / 2)
    body.closeSubpath()
    box = QRectF(c.x() - w / 2, top, w, h)
    p.setPen(NO_PEN)
    p.setBrush(QColor(5, 2, 10, 120))
    p.drawEllipse(QRectF(c.x() - w * 0.52, bottom - lid * 0.8, w * 1.12, lid * 0.8))
    edge = edged(theme, mix(base, QColor("#000000"), 0.62))
    p.setPen(pen(edge, max(w, h) * 0.045))
    g = across(
        QRectF(box.left(), box.top(), box.width(), 0.1),
        mix(base, QColor("#ffffff"), 0.25),
        base,
        mix(base, QColor("#000000"), 0.45),
    )
    p.setBrush(g)
    p.drawPath(body)
    p.setBrush(mix(base, QColor("#ffffff"), 0.3))
    lid_rect = QRectF(c.x() - w / 2, top, w, lid)
    p.drawEllipse(lid_rect)
    p.save()
    p.translate(lid_rect.center())
    p.scale(1, lid / w)
    p.setPen(NO_PEN)
    p.setBrush(INK if colour != "black" else CREAM)
    p.drawPath(shape_path(SHAPES.get(colour, "disc"), 0, 0, w * 0.52))
    p.restore()


def paint_ambassador(p: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    """The same cylinder, hanging under a small balloon: it travels."""
    w, h = rect.width(), rect.height()
    side = min(w, h)
    c = rect.center()
    bag = QRectF(c.x() - side * 0.36, c.y() - side * 0.5, side * 0.72, side * 0.66)
    base = player_colour(colour)
    edge = edged(theme, mix(base, QColor("#000000"), 0.6))
    p.setPen(pen(QColor("#f5dfae"), side * 0.035))
    for dx in (-0.18, 0.18):
        p.drawLine(QPointF(c.x() + dx * side * 1.2, c.y() + side * 0.06), QPointF(c.x() + dx * side * 0.8, c.y() + side * 0.28))
    p.setPen(pen(edge, side * 0.045))
    p.setBrush(
        glow(
            bag.center() - QPointF(side * 0.12, side * 0.16),
            side * 0.6,
            mix(base, QColor("#ffffff"), 0.5),
            base,
            mix(base, QColor("#000000"), 0.4),
        )
    )
    p.drawEllipse(bag)
    p.setPen(NO_PEN)
    p.setBrush(INK)
    p.drawPath(shape_path(SHAPES.get(colour, "disc"), bag.center().x(), bag.center().y(), side * 0.34))
    p.setPen(pen(edge, side * 0.04))
    p.setBrush(mix(QColor("#8a5630"), base, 0.35))
    p.drawRoundedRect(QRectF(c.x() - side * 0.17, c.y() + side * 0.24, side * 0.34, side * 0.24), side * 0.05, side * 0.05)


def paint_factory(p: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    box = square(rect, 0.9)
    base = player_colour(colour)
    edge = mix(base, QColor("#000000"), 0.7)
    shadowed(
        p,
        fitted(glyph("factory"), box),
        box.width(),
        QBrush(down(box, mix(base, QColor("#ffffff"), 0.35), base, mix(base, QColor("#000000"), 0.25))),
        edge,
        theme,
    )
    c = box.center()
    p.setPen(NO_PEN)
    p.setBrush(INK)
    p.drawPath(
        shape_path(SHAPES.get(colour, "disc"), c.x() - box.width() * 0.06, c.y() + box.height() * 0.29, box.width() * 0.26)
    )


def paint_politician(p: QPainter, rect: QRectF, seated: bool, theme: Theme) -> None:
    """A grey cube, seen from above its corner."""
    box = square(rect, 0.86)
    faces = (
        (((0, -1), (0.9, -0.52), (0, -0.04), (-0.9, -0.52)), QColor("#f0edf4")),
        (((-0.9, -0.52), (0, -0.04), (0, 1), (-0.9, 0.5)), QColor("#b3adbd")),
        (((0.9, -0.52), (0, -0.04), (0, 1), (0.9, 0.5)), QColor("#7d768a")),
    )
    p.setPen(NO_PEN)
    p.setBrush(QColor(5, 2, 10, 120))
    p.drawEllipse(box.adjusted(box.width() * 0.04, box.height() * 0.5, box.width() * 0.1, box.height() * 0.06))
    for points, colour in faces:
        p.setPen(pen(QColor("#000000") if theme.strong else QColor("#3a3444"), box.width() * 0.05))
        p.setBrush(mix(colour, GOLD, 0.28) if seated else colour)
        p.drawPath(fitted(polygon(points), box))


def paint_icon(p: QPainter, rect: QRectF, name: str, theme: Theme) -> None:
    """A small picture beside a number."""
    if name in TINT:
        paint_resource(p, rect, name, theme)
    elif name == "knowledge":
        paint_knowledge(p, rect, theme)
    elif name == "goods":
        _paint_crate(p, rect, theme)
    elif name == "any":
        _paint_any(p, rect, theme)
    elif name in GOODS_COLOUR:
        paint_good(p, rect, name, True, theme)
    elif name.startswith("ship-"):
        paint_ship(p, rect, name.removeprefix("ship-"), theme)
    elif name.startswith("factory-"):
        paint_factory(p, rect, name.removeprefix("factory-"), theme)
    else:
        box = square(rect, 0.86)
        fill = {"points": GOLD, "factory": QColor("#e0a070"), "ship": QColor("#cfd8ea")}.get(name, BRASS)
        shadowed(p, fitted(glyph(name), box), box.width(), fill, INK, theme)


def _paint_crate(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Goods of whatever kind: a shut crate of planks."""
    box = square(rect, 0.84)
    side = box.width()
    shadowed(
        p,
        rectangle(box.x(), box.y(), side, side, side * 0.1),
        side,
        QBrush(down(box, QColor("#e0b27a"), QColor("#b67d44"))),
        QColor("#3c2009"),
        theme,
    )
    p.setBrush(NO_BRUSH)
    p.setPen(pen(QColor("#5a3516"), side * 0.08))
    inner = box.adjusted(side * 0.17, side * 0.17, -side * 0.17, -side * 0.17)
    p.drawRect(inner)
    p.drawLine(inner.bottomLeft(), inner.topRight())


def _paint_any(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Any resource: an orb of the three ores."""
    box = square(rect, 0.86)
    p.setPen(pen(edged(theme, CREAM), box.width() * 0.05))
    for i, colour in enumerate((ROSE, FUNGUS, QColor("#2b3342"))):
        p.setBrush(colour)
        p.drawPie(box, round((90 + 120 * i) * 16), 120 * 16)


def paint_tally(p: QPainter, rect: QRectF, icon: str, words: str, theme: Theme) -> None:
    """An icon and how many of it, side by side. Nothing of it is shown faintly."""
    picture, text = halves(rect)
    if words == "0":
        p.setOpacity(0.6)
    paint_icon(p, picture, icon, theme)
    p.setOpacity(1.0)
    number(p, text, words, alpha(CREAM, 190) if words == "0" else CREAM, INK, 0.8)


def halves(rect: QRectF, part: float = 0.54) -> tuple[QRectF, QRectF]:
    """A cell divided for an icon and a number."""
    w, h = rect.width(), rect.height()
    side = min(h, w * part)
    tall = min(h, max(side * 1.22, 26.0))
    text = QRectF(rect.x() + side + w * 0.01, rect.center().y() - tall / 2, w * 0.97 - side, tall)
    return QRectF(rect.x(), rect.center().y() - side / 2, side, side), text


def paint_price(p: QPainter, rect: QRectF, words: str, icon: str, faint: bool, theme: Theme) -> None:
    """What something costs: a dark tag with the number, and what it is paid with."""
    h = rect.height()
    box = rect.adjusted(h * 0.03, h * 0.04, -h * 0.03, -h * 0.04)
    p.setPen(pen(alpha(edged(theme, GOLD), 90 if faint else 255), h * (0.04 if faint else 0.06)))
    p.setBrush(filled(theme, down(box, QColor("#4a2d1c"), QColor("#2a160c"))))
    p.drawRoundedRect(box, h * 0.42, h * 0.42)
    if icon:
        paint_icon(p, QRectF(rect.right() - h * 1.02, rect.y() + h * 0.1, h * 0.8, h * 0.8), icon, theme)
    left = QRectF(rect.x() + h * 0.1, rect.y(), rect.width() - h * (1.0 if icon else 0.2), h)
    number(p, left, words, QColor("#e6dbc4" if faint else "#fff4d6"), None, 0.7)


def paint_value(p: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    """The value of a chamber now, on a lit brass plate."""
    h = rect.height()
    p.setPen(NO_PEN)
    p.setBrush(glow(rect.center(), h * 0.62, alpha(GOLD, 190), alpha(GOLD, 60), alpha(GOLD, 0)))
    p.drawEllipse(rect.center(), h * 0.5, h * 0.5)
    box = square(rect, 0.84)
    p.setPen(pen(QColor("#000000") if theme.strong else QColor("#fff6d8"), h * 0.06))
    p.setBrush(QColor("#ffd400") if theme.strong else QBrush(down(box, QColor("#ffefb5"), GOLD, QColor("#d08f2c"))))
    p.drawRoundedRect(box, h * 0.2, h * 0.2)
    number(p, box.adjusted(1, 0, -1, 0), words, INK, None, 0.74)


def paint_count(p: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    """A number in a small dark round: how many there are here."""
    box = square(rect, 0.94)
    p.setPen(pen(edged(theme, alpha(BRASS_LIGHT, 220)), box.height() * 0.06))
    p.setBrush(QColor("#150d20"))
    p.drawEllipse(box.adjusted(1, 1, -1, -1))
    number(p, box.adjusted(box.width() * 0.1, 0, -box.width() * 0.1, 0), words, CREAM, None, 0.78)
