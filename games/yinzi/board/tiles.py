"""Tiles: plantations, factories, route tiles, and what is written on them."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QTransform

from app.table.ink import NO_BRUSH, NO_PEN, alpha, down, edged, mix, number, pen, player_colour, rounded, square
from app.table.theme import Theme, shape_path
from games.yinzi import tables as t
from games.yinzi.board.crops import TINT
from games.yinzi.board.ink import palette
from games.yinzi.board.tokens import (
    SHAPES,
    edge_of,
    on,
    paint_copper,
    paint_cube,
    paint_disc,
    paint_glyph,
    paint_good,
    paint_mark,
    paint_marker,
    paint_silver,
    paint_tick,
)

EARTH = {
    "salt": QColor("#c9d6dc"),
    "tea": QColor("#bcd6b0"),
    "cotton": QColor("#d8cfe0"),
    "sugarcane": QColor("#e6dca6"),
    "ramie": QColor("#c3d8c8"),
    "bamboo": QColor("#cfe0a8"),
    "potatoes": QColor("#e2c9a4"),
    "corn": QColor("#f0dd9c"),
}
WOOD, WOOD_DARK = QColor("#8a5a34"), QColor("#3a2110")
NUMERALS = ("", "I", "II", "III")


def paint_plantation(p: QPainter, rect: QRectF, good: str, theme: Theme) -> None:
    """A tile: furrows under a crop, on thick paper."""
    box = square(rect, 0.96)
    side, earth = box.width(), EARTH[good]
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 8, 4, 70))
    p.drawRoundedRect(box.translated(side * 0.02, side * 0.04), side * 0.1, side * 0.1)
    p.setPen(pen(edged(theme, QColor("#4a3a20")), side * 0.035))
    p.setBrush(
        mix(earth, QColor("#000000"), 0.72) if theme.strong else QBrush(down(box, mix(earth, QColor("#ffffff"), 0.25), earth))
    )
    p.drawRoundedRect(box, side * 0.1, side * 0.1)
    p.setPen(pen(alpha(QColor("#5a4423"), 60), side * 0.03))
    for i in (0.22, 0.42, 0.62, 0.82):
        p.drawLine(box.topLeft() + QPointF(side * 0.08, side * i), box.topLeft() + QPointF(side * 0.92, side * (i + 0.06)))
    paint_good(p, square(box, 0.82), good, theme)


# Factories. They are drawn with their arms up and right, and turned.


def factory_path(rect: QRectF, turn: int, inset: float = 0.0) -> QPainterPath:
    w = rect.width()
    i = w * inset
    half = w / 2
    path = QPainterPath(QPointF(-half + i, -half + i))
    for x, y in ((-i, -half + i), (-i, i), (half - i, i), (half - i, half - i), (-half + i, half - i)):
        path.lineTo(x, y)
    path.closeSubpath()
    return QTransform().translate(rect.center().x(), rect.center().y()).rotate(turn).map(path)


def _arm(rect: QRectF, turn: int, x: float, y: float) -> QRectF:
    """A square of the block, by the sides on which its middle lies."""
    quarter = rect.width() / 4
    at = QTransform().translate(rect.center().x(), rect.center().y()).rotate(turn).map(QPointF(x * quarter, y * quarter))
    return QRectF(at.x() - quarter, at.y() - quarter, 2 * quarter, 2 * quarter)


def paint_factory(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Product framed in the colour of its raw material; owner's discs on the roof; the store."""
    product, raw, owner, level, room, turn = *words[:5], int(words[5])
    box = square(rect, 1.0)
    ruin = owner == "none"
    _timber(p, box, turn, ruin, theme)
    _framed(p, _arm(box, turn, -1, -1), product, raw, theme)
    _store(p, _arm(box, turn, 1, 1), int(room), theme)
    corner = _arm(box, turn, -1, 1)
    if ruin:
        paint_glyph(p, square(corner, 0.62), "cross", QColor("#3c352c"), QColor("#d8cfbd"), 0.04)
    else:
        _roof(p, corner, owner, int(level), theme)


def _timber(p: QPainter, box: QRectF, turn: int, ruin: bool, theme: Theme) -> None:
    """The L itself."""
    body, side = factory_path(box, turn, 0.02), box.width() / 2
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 8, 4, 90))
    p.drawPath(body.translated(side * 0.03, side * 0.06))
    p.setPen(pen(edged(theme, WOOD_DARK), side * 0.05))
    timber = down(box, QColor("#8b8377"), QColor("#5f594f")) if ruin else down(box, QColor("#c79a66"), WOOD)
    p.setBrush(QColor("#2b2018") if theme.strong else QBrush(timber))
    p.drawPath(body)
    _planks(p, body, side)


def paint_offer(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A factory that can be built, in its small space beside the map: what it makes is larger than on its square."""
    product, raw = words
    box = square(rect, 0.96)
    _timber(p, box, 0, False, theme)
    _store(p, _arm(box, 0, 1, 1), 1, theme)
    side = box.width() * 0.76
    _framed(p, QRectF(box.x() - side * 0.03, box.y() - side * 0.03, side, side), product, raw, theme)


def paint_plan(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A factory that nobody has built yet."""
    product, raw = words
    paint_factory(p, square(rect, 0.96), [product, raw, "plan", "0", "1", "0"], theme)


def _planks(p: QPainter, body: QPainterPath, side: float) -> None:
    p.save()
    p.setClipPath(body)
    p.setPen(pen(QColor(60, 34, 12, 50), side * 0.02))
    area = body.boundingRect()
    y = area.top()
    while y < area.bottom():
        p.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        y += side * 0.16
    p.restore()


def _framed(p: QPainter, rect: QRectF, product: str, raw: str, theme: Theme) -> None:
    """What is made, in a frame of the raw material's colour with its sign: never the owner."""
    box = square(rect, 0.86)
    side, base = box.width(), player_colour(raw)
    p.setPen(pen(edge_of(base, theme), side * 0.05))
    p.setBrush(base)
    p.drawRoundedRect(box, side * 0.12, side * 0.12)
    inner = square(box, 0.72)
    p.setPen(NO_PEN)
    p.setBrush(QColor("#000000") if theme.strong else QColor("#fbf6e8"))
    p.drawRoundedRect(inner, side * 0.08, side * 0.08)
    paint_good(p, square(inner, 0.96), product, theme)
    for corner in (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()):
        at = corner + (box.center() - corner) * 0.16
        p.setPen(NO_PEN)
        p.setBrush(on(raw))
        p.drawPath(shape_path(SHAPES[raw], at.x(), at.y(), side * 0.17))


def _store(p: QPainter, rect: QRectF, room: int, theme: Theme) -> None:
    """The floor of the store, with as many marks as products fit."""
    box = square(rect, 0.84)
    side = box.width()
    p.setPen(pen(alpha(WOOD_DARK, 200), side * 0.04))
    p.setBrush(QColor("#000000") if theme.strong else QColor("#f0e2c4"))
    p.drawRoundedRect(box, side * 0.08, side * 0.08)
    p.setPen(pen(alpha(QColor("#ffffff") if theme.strong else WOOD_DARK, 110), side * 0.035))
    p.setBrush(NO_BRUSH)
    spots = {1: ((0.5, 0.5),), 2: ((0.28, 0.5), (0.72, 0.5)), 3: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72))}[
        max(1, min(3, room))
    ]
    for x, y in spots:
        p.drawEllipse(box.topLeft() + QPointF(side * x, side * y), side * 0.15, side * 0.15)


def _roof(p: QPainter, rect: QRectF, owner: str, level: int, theme: Theme) -> None:
    """A roof with a disc of the owner for each level, and the level as a numeral."""
    box = square(rect, 0.9)
    side = box.width()
    paint_glyph(
        p, QRectF(box.x() + side * 0.1, box.y(), side * 0.8, side * 0.62), "factory", QColor("#4d2b16"), QColor("#f1dfba"), 0.03
    )
    if not level:
        return
    size = side * 0.5
    step = size * 0.34
    left = box.center().x() - (size + step * (level - 1)) / 2
    for i in range(level):
        paint_disc(p, QRectF(left + step * i, box.bottom() - size, size, size), owner, theme)
    label = QRectF(box.right() - side * 0.4, box.y() - side * 0.02, side * 0.42, side * 0.36)
    number(p, label, NUMERALS[level], QColor("#ffffff"), QColor("#2a160a"), 0.86)


# Route tiles.


def paint_demand(p: QPainter, rect: QRectF, route: str, done: int, theme: Theme) -> None:
    """What a route asks for, as large as there is room; what has been delivered is ticked off."""
    needs = t.NEEDS[t.ROUTE[route]]
    w, h = rect.width(), rect.height()
    size, columns = max((min(w / n, h / -(-len(needs) // n)), n) for n in range(1, len(needs) + 1))
    rows = -(-len(needs) // columns)
    first = rect.center() - QPointF(size * columns, size * rows) / 2
    for i, need in enumerate(needs):
        box = QRectF(first.x() + size * (i % columns), first.y() + size * (i // columns), size, size)
        _need(p, box.adjusted(1, 1, -1, -1), need, theme)
        if done >> i & 1:
            paint_tick(p, box)


def _need(p: QPainter, box: QRectF, need: int, theme: Theme) -> None:
    pal = palette(theme)
    if need < t.ANY_PRODUCT:
        _badge(p, box, QColor("#d8b98a"), theme)
        paint_good(p, square(box, 0.86), t.PRODUCTS[need], theme)
    elif need == t.ANY_PRODUCT:
        _badge(p, box, QColor("#d8b98a"), theme)
        half = box.width() / 2
        for i, product in enumerate(t.PRODUCTS):
            paint_good(p, QRectF(box.x() + half * (i % 2), box.y() + half * (i // 2), half, half), product, theme)
    elif need == t.ENVOY:
        paint_glyph(p, square(box, 0.9), "envoy", pal.seal, pal.ink, 0.04)
    elif need == t.ANY_GOOD:
        paint_glyph(p, square(box, 0.86), "cube", QColor("#b9a685"), pal.ink, 0.05)
    else:
        paint_good(p, box, t.GOODS[need - t.FIRST_GOOD], theme)


def _badge(p: QPainter, box: QRectF, colour: QColor, theme: Theme) -> None:
    """The octagon of a product."""
    side = min(box.width(), box.height())
    p.setPen(pen(edged(theme, QColor("#4a3014")), side * 0.05))
    p.setBrush(QColor("#2a2a2a") if theme.strong else colour)
    p.drawPath(rounded(square(box, 0.96), side * 0.26))


def paint_route(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Demand above; below what it pays and its points; on the left edge its swords, in a corner its disaster.
    What is laid on it and the sign of whoever satisfied it leave all this in sight."""
    route, taker, laid = words[0], words[1], words[2:]
    _route_face(p, rect, route, 0, theme)
    w, h = rect.width(), rect.height()
    if taker != "none":
        p.setBrush(alpha(palette(theme).paper, 110))
        p.setPen(NO_PEN)
        p.drawPath(rounded(rect.adjusted(3, 3, -3, -3), h * 0.07))
        low = t.ROUTE_DISASTER[t.ROUTE[route]] >= 0
        side = h * (0.22 if low else 0.26)
        paint_mark(p, QRectF(rect.right() - side - 4, rect.y() + (h * 0.31 if low else 4), side, side), taker, theme)
        size = min(h * 0.25, w * 0.9 / max(1, len(laid)))
        for i, piece in enumerate(laid):
            kind, _, colour = piece.partition("-")
            box = QRectF(rect.right() - w * 0.04 - size * (len(laid) - i), rect.y() + h * 0.53, size, size)
            _LAID[kind](p, box, colour, theme)


_LAID = {
    "cube": lambda p, r, c, theme: paint_cube(p, r, c, "", theme),
    "product": lambda p, r, c, theme: paint_marker(p, r, c, theme),
    "disc": lambda p, r, c, theme: paint_disc(p, r, c, theme),
}


def _route_face(p: QPainter, rect: QRectF, route: str, done: int, theme: Theme, *, pays: bool = True) -> None:
    pal, number_ = palette(theme), t.ROUTE[route]
    w, h = rect.width(), rect.height()
    _paper(p, rect, h * 0.08, theme)
    swords = QRectF(rect.x() + w * 0.03, rect.y() + h * 0.03, w * 0.56, h * 0.25)
    size = swords.height()
    for i in range(t.ROUTE_WAR[number_]):
        paint_glyph(p, QRectF(swords.x() + size * 0.78 * i, swords.y(), size, size), "war", pal.seal)
    if (disaster := t.ROUTE_DISASTER[number_]) >= 0:
        paint_disaster(p, QRectF(rect.right() - h * 0.3, rect.y() + h * 0.03, h * 0.28, h * 0.28), t.DISASTERS[disaster], theme)
    paint_demand(p, QRectF(rect.x() + w * 0.06, rect.y() + h * 0.3, w * 0.88, h * 0.38), route, done, theme)
    _route_pay(p, QRectF(rect.x() + w * 0.05, rect.y() + h * 0.69, w * 0.9, h * 0.28), number_, pays, theme)


def _route_pay(p: QPainter, rect: QRectF, tile: int, pays: bool, theme: Theme) -> None:
    """Points in a star; what it pays beside it."""
    pal, h = palette(theme), rect.height()
    copper, silver = t.ROUTE_PAYS[tile] if pays else (0, 0)
    star = QRectF(rect.x(), rect.y() - h * 0.08, h * 1.16, h * 1.16)
    paint_glyph(p, star, "points", pal.gold, pal.ink, 0.03)
    number(p, star.adjusted(0, h * 0.2, 0, -h * 0.14), str(t.ROUTE_POINTS[tile]), QColor("#fffdf4"), QColor("#3a2a08"), 0.92)
    if copper or silver:
        number(p, QRectF(rect.right() - h * 1.5, rect.y(), h * 0.5, h), str(copper or silver), pal.ink, None, 0.84)
        (paint_copper if copper else paint_silver)(
            p, QRectF(rect.right() - h * 0.98, rect.y() + h * 0.04, h * 0.92, h * 0.92), theme
        )


def paint_own_route(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A personal tile: what is already on it is ticked off."""
    _route_face(p, rect, words[0], int(words[1]), theme, pays=words[2] == "pays")


def paint_pledge(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A rival's personal tile, small: what it asks for with its ticks, its points and what it pays."""
    route, done, pays = words[0], int(words[1]), words[2] == "pays"
    w, h = rect.width(), rect.height()
    _paper(p, rect, h * 0.08, theme)
    low = min(max(20.0, h * 0.36), w * 0.9)
    paint_demand(p, QRectF(rect.x() + w * 0.08, rect.y() + 4, w * 0.84, h - low - 6), route, done, theme)
    box = QRectF(rect.x() + 2, rect.bottom() - low - 3, w - 4, low)
    _reward(p, box, t.ROUTE[route], pays, theme)


def _reward(p: QPainter, rect: QRectF, tile: int, pays: bool, theme: Theme) -> None:
    """What a small tile brings: numbers on a star, and on a coin or an ingot beside it."""
    pal = palette(theme)
    copper, silver = t.ROUTE_PAYS[tile] if pays else (0, 0)
    paid = copper or silver
    size = min(rect.height(), rect.width() / (2 if paid else 1))
    rays = size * 0.17
    left = rect.x() + min(2 * rays, rect.width() / 2 - size) if paid else rect.center().x() - size / 2
    star = QRectF(left, rect.center().y() - size / 2, size, size)
    paint_glyph(p, star.adjusted(-rays, -rays * 1.3, rays, rays * 0.7), "points", pal.gold, pal.ink, 0.03)
    number(p, star, str(t.ROUTE_POINTS[tile]), QColor("#fffdf4"), QColor("#3a2a08"), 0.8)
    if paid:
        coin = QRectF(rect.right() - size - (left - rect.x()), star.y(), size, size)
        (paint_copper if copper else paint_silver)(p, coin, theme)
        number(p, coin, str(paid), QColor("#fffdf4"), QColor("#3a1806"), 0.9)


def _paper(p: QPainter, rect: QRectF, corner: float, theme: Theme) -> None:
    """What a route tile is made of."""
    pal, h, box = palette(theme), rect.height(), rect.adjusted(2, 2, -2, -2)
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 8, 4, 50))
    p.drawPath(rounded(box.translated(1, 2.5), corner))
    p.setPen(pen(pal.cobalt, max(1.0, h * 0.018)))
    p.setBrush(pal.plate if theme.strong else QBrush(down(box, pal.square, mix(pal.square, pal.shade, 0.5))))
    p.drawPath(rounded(box, corner))


def paint_route_back(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    pal, h = palette(theme), rect.height()
    p.setPen(pen(pal.cobalt, h * 0.02))
    p.setBrush(pal.pale)
    p.drawPath(rounded(rect.adjusted(2, 2, -2, -2), h * 0.08))
    paint_glyph(p, square(rect, 0.5), "route", pal.cobalt)


def paint_disaster(p: QPainter, rect: QRectF, kind: str, theme: Theme) -> None:
    fill = {"fire": QColor("#d9451f"), "flood": QColor("#2c6fb8"), "drought": QColor("#d99a1c")}[kind]
    paint_glyph(p, square(rect, 0.94), kind, fill, palette(theme).ink, 0.035)


assert set(EARTH) <= set(TINT)
