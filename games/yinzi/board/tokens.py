"""Wooden pieces and counted things: cubes, discs, cylinders, workers, boats, products, coins, ingots, the die."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import (
    NO_BRUSH,
    NO_PEN,
    across,
    alpha,
    down,
    edged,
    fitted,
    glow,
    mix,
    number,
    pen,
    player_colour,
    shadowed,
    square,
)
from app.table.shapes import polygon
from app.table.theme import Theme, shape_path
from games.yinzi import GAME
from games.yinzi.board.crops import TINT
from games.yinzi.board.glyphs import glyph
from games.yinzi.board.ink import palette

SHAPES = {colour.id: colour.shape for colour in GAME.colours}
DARK, LIGHT = QColor("#17130f"), QColor("#fffdf6")
COPPER, COPPER_DARK = QColor("#c8743a"), QColor("#5d2c10")
SILVER, SILVER_DARK = QColor("#dfe6ee"), QColor("#5f6b78")


def on(colour: str) -> QColor:
    """What can be read on a player's colour."""
    return DARK if colour == "yellow" else LIGHT


def edge_of(colour: QColor, theme: Theme) -> QColor:
    return edged(theme, mix(colour, QColor("#000000"), 0.55))


def paint_glyph(p: QPainter, rect: QRectF, name: str, fill: QColor, edge: QColor | None = None, width: float = 0.05) -> None:
    """A silhouette with a thin outline."""
    path = fitted(glyph(name), rect)
    p.setPen(pen(edge, min(rect.width(), rect.height()) * width) if edge else NO_PEN)
    p.setBrush(fill)
    p.drawPath(path)


def paint_good(p: QPainter, rect: QRectF, good: str, theme: Theme) -> None:
    """A good or a product in its own colour, outlined in ink so that it is seen on anything."""
    box = square(rect, 0.9)
    path = fitted(glyph(good), box)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(QColor("#000000") if theme.strong else QColor("#2a2318"), box.width() * 0.1))
    p.drawPath(path)
    p.setPen(NO_PEN)
    p.setBrush(TINT[good])
    p.drawPath(path)


def paint_tick(p: QPainter, box: QRectF) -> None:
    _stroked(p, box, (((0.2, 0.55), (0.42, 0.78), (0.84, 0.24)),), QColor("#1f8f3f"))


def paint_cross(p: QPainter, box: QRectF) -> None:
    _stroked(p, box, (((0.22, 0.22), (0.78, 0.78)), ((0.78, 0.22), (0.22, 0.78))), QColor("#b2332a"))


def _stroked(p: QPainter, box: QRectF, lines: tuple[tuple[tuple[float, float], ...], ...], colour: QColor) -> None:
    """Lines that are seen on anything."""
    size = box.width()
    p.setBrush(NO_BRUSH)
    for ink, width in ((QColor("#ffffff"), 0.24), (colour, 0.14)):
        p.setPen(pen(ink, size * width))
        for line in lines:
            p.drawPolyline([box.topLeft() + QPointF(size * x, size * y) for x, y in line])


def paint_mark(p: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    """The sign of a player: colour and shape."""
    side = min(rect.width(), rect.height())
    base = player_colour(colour)
    p.setPen(pen(edge_of(base, theme), side * 0.08))
    p.setBrush(base)
    p.drawPath(shape_path(SHAPES[colour], rect.center().x(), rect.center().y(), side * 0.82))


def paint_cube(p: QPainter, rect: QRectF, colour: str, good: str, theme: Theme) -> None:
    """A wooden cube seen a little from above; in the field it wears its crop, in a market only its own sign."""
    box = square(rect, 0.94)
    side, base = box.width(), player_colour(colour)
    top = box.adjusted(0, 0, 0, -side * 0.14)
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 8, 4, 80))
    p.drawRoundedRect(box.translated(side * 0.03, side * 0.06), side * 0.14, side * 0.14)
    p.setPen(pen(edge_of(base, theme), side * 0.05))
    p.setBrush(mix(base, QColor("#000000"), 0.42))
    p.drawRoundedRect(box, side * 0.14, side * 0.14)
    p.setBrush(across(top, mix(base, LIGHT, 0.32), base, mix(base, QColor("#000000"), 0.12)))
    p.drawRoundedRect(top, side * 0.14, side * 0.14)
    if good:
        paint_good(p, square(top, 0.9), good, theme)
        corner = QRectF(box.x() - side * 0.02, box.y() + side * 0.66, side * 0.34, side * 0.34)
        p.setPen(pen(edge_of(base, theme), side * 0.04))
        p.setBrush(on(colour))
        p.drawPath(shape_path(SHAPES[colour], corner.center().x(), corner.center().y(), corner.width() * 0.9))
        return
    p.setPen(NO_PEN)
    p.setBrush(alpha(on(colour), 235))
    p.drawPath(shape_path(SHAPES[colour], top.center().x(), top.center().y(), side * 0.46))


def paint_disc(p: QPainter, rect: QRectF, colour: str, theme: Theme, fresh: bool = False) -> None:
    box = square(rect, 0.9)
    r, base = box.width() / 2, player_colour(colour)
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 8, 4, 80))
    p.drawEllipse(box.translated(r * 0.06, r * 0.14))
    p.setPen(pen(edge_of(base, theme), r * 0.1))
    p.setBrush(glow(box.center() - QPointF(r * 0.3, r * 0.4), r * 1.7, mix(base, LIGHT, 0.45), base, mix(base, DARK, 0.35)))
    p.drawEllipse(box)
    p.setPen(pen(alpha(on(colour), 120), r * 0.08))
    p.setBrush(NO_BRUSH)
    p.drawEllipse(box.adjusted(r * 0.3, r * 0.3, -r * 0.3, -r * 0.3))
    p.setPen(NO_PEN)
    p.setBrush(on(colour))
    p.drawPath(shape_path(SHAPES[colour], box.center().x(), box.center().y(), r * 0.78))
    if fresh:
        p.setPen(pen(LIGHT, r * 0.14))
        p.setBrush(NO_BRUSH)
        p.drawEllipse(box.adjusted(-r * 0.06, -r * 0.06, r * 0.06, r * 0.06))


def paint_sold(p: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    """A cube on a space of a city market, in a corner: what the space shows stays in sight."""
    side = min(rect.width(), rect.height()) * 0.62
    paint_cube(p, QRectF(rect.right() - side, rect.bottom() - side, side, side), colour, "", theme)


def paint_cylinder(p: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    c, h = rect.center(), rect.height() * 0.94
    w = min(rect.width() * 0.9, h * 0.8)
    lid, base = w * 0.5, player_colour(colour)
    top, bottom = c.y() - h / 2, c.y() + h / 2
    body = QPainterPath(QPointF(c.x() - w / 2, top + lid / 2))
    body.lineTo(c.x() - w / 2, bottom - lid / 2)
    body.arcTo(QRectF(c.x() - w / 2, bottom - lid, w, lid), 180, 180)
    body.lineTo(c.x() + w / 2, top + lid / 2)
    body.closeSubpath()
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 8, 4, 80))
    p.drawEllipse(QRectF(c.x() - w * 0.5, bottom - lid * 0.8, w * 1.1, lid * 0.8))
    p.setPen(pen(edge_of(base, theme), h * 0.04))
    p.setBrush(across(QRectF(c.x() - w / 2, top, w, 0.1), mix(base, LIGHT, 0.25), base, mix(base, DARK, 0.4)))
    p.drawPath(body)
    cap = QRectF(c.x() - w / 2, top, w, lid)
    p.setBrush(mix(base, LIGHT, 0.28))
    p.drawEllipse(cap)
    p.setPen(pen(edge_of(base, theme), h * 0.03))
    p.setBrush(on(colour))
    p.drawPath(shape_path(SHAPES[colour], c.x(), c.y() + lid * 0.34, w * 0.56))


def paint_boat(p: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    """A river boat under a sail of the player's colour."""
    box, base = square(rect, 0.96), player_colour(colour)
    path = fitted(glyph("boat"), box)
    shadowed(
        p, path, box.width(), QBrush(down(box, mix(base, LIGHT, 0.3), base, mix(base, DARK, 0.35))), edge_of(base, theme), theme
    )
    p.setPen(NO_PEN)
    p.setBrush(on(colour))
    c = box.center()
    p.drawPath(shape_path(SHAPES[colour], c.x(), c.y() + box.height() * 0.34, box.width() * 0.26))


def paint_worker(p: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    box, base = square(rect, 0.96), player_colour(colour)
    path = fitted(glyph("worker"), box)
    shadowed(
        p, path, box.width(), QBrush(down(box, mix(base, LIGHT, 0.38), base, mix(base, DARK, 0.2))), edge_of(base, theme), theme
    )
    p.setPen(NO_PEN)
    p.setBrush(on(colour))
    c = box.center()
    p.drawPath(shape_path(SHAPES[colour], c.x(), c.y() + box.height() * 0.27, box.width() * 0.3))


def paint_workers(p: QPainter, rect: QRectF, colour: str, count: str, extra: bool, theme: Theme) -> None:
    """A group: how many, and whether a disc stands with them."""
    side = min(rect.height(), rect.width() * 0.66)
    box = QRectF(rect.x() + (rect.width() - side * 1.5) / 2, rect.center().y() - side / 2, side, side)
    if int(count) > 1 and side > 24:
        paint_worker(p, box.adjusted(-side * 0.12, -side * 0.04, -side * 0.16, -side * 0.1), colour, theme)
    paint_worker(p, box.adjusted(side * 0.06, side * 0.06, side * 0.02, side * 0.02), colour, theme)
    text = QRectF(box.right() - side * 0.06, rect.center().y() - side * 0.42, side * 0.56, side * 0.84)
    number(p, text, count, palette(theme).ink, palette(theme).plate, 0.9)
    if extra:
        paint_disc(p, QRectF(box.x() - side * 0.1, box.bottom() - side * 0.42, side * 0.46, side * 0.46), colour, theme)


def paint_marker(p: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    """A product marker: a flat octagon."""
    box, base = square(rect, 0.92), player_colour(colour)
    points = ((-0.42, -1), (0.42, -1), (1, -0.42), (1, 0.42), (0.42, 1), (-0.42, 1), (-1, 0.42), (-1, -0.42))
    shadowed(
        p,
        fitted(polygon(points), box),
        box.width(),
        QBrush(across(box, mix(base, LIGHT, 0.3), base)),
        edge_of(base, theme),
        theme,
    )
    p.setPen(NO_PEN)
    p.setBrush(on(colour))
    p.drawPath(shape_path(SHAPES[colour], box.center().x(), box.center().y(), box.width() * 0.46))


def paint_product(p: QPainter, rect: QRectF, product: str, colour: str, theme: Theme) -> None:
    """A product and whose it is."""
    box, base = square(rect, 0.94), player_colour(colour)
    points = ((-0.42, -1), (0.42, -1), (1, -0.42), (1, 0.42), (0.42, 1), (-0.42, 1), (-1, 0.42), (-1, -0.42))
    shadowed(
        p,
        fitted(polygon(points), box),
        box.width(),
        QBrush(across(box, mix(base, LIGHT, 0.3), base)),
        edge_of(base, theme),
        theme,
    )
    paint_good(p, square(box, 0.74), product, theme)
    side = box.width() * 0.34
    p.setPen(pen(edge_of(base, theme), side * 0.1))
    p.setBrush(on(colour))
    p.drawPath(shape_path(SHAPES[colour], box.x() + side * 0.4, box.bottom() - side * 0.42, side))


def paint_copper(p: QPainter, rect: QRectF, theme: Theme) -> None:
    box = square(rect, 0.94)
    path = fitted(glyph("copper"), box)
    fill = QBrush(
        glow(
            box.center() - QPointF(box.width() * 0.2, box.width() * 0.24),
            box.width() * 0.8,
            QColor("#f3b787"),
            COPPER,
            QColor("#8a4519"),
        )
    )
    shadowed(p, path, box.width(), fill, COPPER_DARK, theme)


def paint_silver(p: QPainter, rect: QRectF, theme: Theme) -> None:
    box = square(rect, 0.98)
    path = fitted(glyph("silver"), box)
    shadowed(p, path, box.width(), QBrush(down(box, QColor("#ffffff"), SILVER, QColor("#93a0af"))), SILVER_DARK, theme)
    p.setPen(pen(QColor(255, 255, 255, 200), box.width() * 0.04))
    c = box.center()
    p.drawLine(c + QPointF(-box.width() * 0.16, -box.height() * 0.24), c + QPointF(box.width() * 0.06, -box.height() * 0.29))


def paint_due(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Silver that will have to be paid."""
    paint_silver(p, rect, theme)
    box = square(rect)
    side = box.width() * 0.46
    p.setPen(pen(LIGHT, side * 0.1))
    p.setBrush(QColor("#b2332a"))
    p.drawEllipse(QRectF(box.right() - side, box.bottom() - side, side, side))
    p.setPen(pen(LIGHT, side * 0.18))
    middle = QPointF(box.right() - side / 2, box.bottom() - side / 2)
    p.drawLine(middle - QPointF(side * 0.24, 0), middle + QPointF(side * 0.24, 0))


def paint_resource(p: QPainter, rect: QRectF, kind: str, theme: Theme) -> None:
    box = square(rect, 0.94)
    fill, edge = (QColor("#a8713c"), QColor("#3f230c")) if kind == "wood" else (QColor("#aab0b3"), QColor("#33383b"))
    shadowed(p, fitted(glyph(kind), box), box.width(), QBrush(down(box, mix(fill, LIGHT, 0.35), fill)), edge, theme)


def paint_icon(p: QPainter, rect: QRectF, name: str, colour: str, theme: Theme) -> None:
    """A small picture of something that is counted."""
    pal = palette(theme)
    if name == "copper":
        paint_copper(p, rect, theme)
    elif name == "silver":
        paint_silver(p, rect, theme)
    elif name == "due":
        paint_due(p, rect, theme)
    elif name in ("wood", "stone"):
        paint_resource(p, rect, name, theme)
    elif name == "cubes":
        paint_cube(p, square(rect, 0.94), colour, "", theme)
    elif name == "discs":
        paint_disc(p, rect, colour, theme)
    elif name == "markers":
        paint_marker(p, square(rect, 0.94), colour, theme)
    elif name == "men":
        paint_worker(p, rect, colour, theme)
    elif name in TINT:
        paint_good(p, rect, name, theme)
    else:
        fill = {"points": pal.gold, "misfortune": pal.seal, "tax": pal.seal, "food": QColor("#e6b65a")}.get(name, pal.cobalt)
        paint_glyph(p, square(rect, 0.9), name, fill, pal.ink if theme.strong else None)


def paint_die(p: QPainter, rect: QRectF, face: int, theme: Theme) -> None:
    box = square(rect, 0.92)
    side = box.width()
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 8, 4, 90))
    p.drawRoundedRect(box.translated(side * 0.04, side * 0.06), side * 0.2, side * 0.2)
    p.setPen(pen(QColor("#8f2018"), side * 0.05))
    p.setBrush(down(box, QColor("#fffdf6"), QColor("#e6dcc6")))
    p.drawRoundedRect(box, side * 0.2, side * 0.2)
    p.setPen(NO_PEN)
    p.setBrush(QColor("#b2332a"))
    for x, y in _PIPS[face]:
        p.drawEllipse(box.center() + QPointF(x * side * 0.26, y * side * 0.26), side * 0.09, side * 0.09)


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
