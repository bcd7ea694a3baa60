"""Islands on cloud: face down, lying open, and the islet from which all ambassadors set out."""

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import BOLD, CREAM, NO_BRUSH, NO_PEN, alpha, down, edged, filled, glow, mix, number, pen, write
from app.table.theme import TITLE, Theme
from games.noria.board import layout as at
from games.noria.board.ink import BRASS_LIGHT, DEEP, GOLD, TINT
from games.noria.board.sky import cloud
from games.noria.board.tokens import paint_good
from games.noria.tables import (
    GOODS,
    ISLAND,
    ISLAND_SHIPS,
    RESOURCES,
    SITES,
)


def paint_island(p: QPainter, rect: QRectF, name: str, theme: Theme) -> None:
    """A tile of any size; its spaces lie as the layout says."""
    p.save()
    p.translate(rect.topLeft())
    p.scale(rect.width() / at.TILE[0], rect.height() / at.TILE[1])
    tile = QRectF(0, 0, *at.TILE)
    if name in ("hidden", "next"):
        _face_down(p, tile, name == "next", theme)
    else:
        _face_up(p, tile, ISLAND[name], theme)
    p.restore()


def _face_down(p: QPainter, tile: QRectF, following: bool, theme: Theme) -> None:
    """A shape in the mist. The one that is discovered next lies a little clearer."""
    body = QPainterPath(QPointF(tile.x() + 40, tile.y() + 74))
    for x, y in ((58, 48), (76, 54), (96, 18), (112, 40), (128, 30), (148, 58), (166, 74)):
        body.lineTo(tile.x() + x, tile.y() + y)
    body.lineTo(tile.x() + 120, tile.y() + 130)
    body.lineTo(tile.x() + 96, tile.y() + 138)
    body.closeSubpath()
    p.setPen(pen(QColor("#ffffff"), 2) if theme.strong else NO_PEN)
    p.setBrush(filled(theme, down(tile, QColor(122, 92, 140, 230), QColor(70, 48, 92, 230))))
    p.drawPath(body)
    if not theme.strong:
        cloud(p, tile.adjusted(0, 66, 0, -2), 3, theme, 205 if following else 240)
        cloud(p, tile.adjusted(34, 30, -60, -66), 8, theme, 90 if following else 190)
        cloud(p, tile.adjusted(92, 18, -14, -84), 9, theme, 50 if following else 170)
    box = QRectF(tile.center().x() - 30, tile.center().y() - 34, 60, 68)
    number(p, box, "?", GOLD if following else CREAM, QColor("#4b2f5c"), 0.8)


def _ground(island: int) -> tuple[QColor, QColor]:
    """The colour of the ground follows the ore that its ships carry."""
    kinds = [RESOURCES[r] for r, delta in enumerate(ISLAND_SHIPS[island]) if delta is not None]
    top = TINT[kinds[0]] if len(kinds) == 1 else mix(TINT[kinds[0]], TINT[kinds[1]], 0.5)
    return mix(top, QColor("#6b5a6b"), 0.5), mix(DEEP[kinds[0]], QColor("#2c2036"), 0.55)


def _face_up(p: QPainter, tile: QRectF, island: int, theme: Theme) -> None:
    if not theme.strong:
        cloud(p, tile.adjusted(0, 70, 0, 0), 40 + island, theme, 205)
    top, deep = _ground(island)
    body = _silhouette(tile.adjusted(4, 20, -4, -3), island)
    p.setPen(NO_PEN)
    p.setBrush(QColor(14, 6, 24, 100))
    p.drawPath(body.translated(3, 5))
    p.setBrush(
        QColor("#08070c") if theme.strong else QBrush(down(tile, mix(top, QColor("#ffffff"), 0.12), mix(top, deep, 0.5), deep))
    )
    p.setPen(pen(edged(theme, mix(deep, QColor("#000000"), 0.4)), 2))
    p.drawPath(body)
    if not theme.strong:
        _texture(p, body, island)
    strip = QRectF(tile.x() + 9, tile.y() + 79, tile.width() - 18, 46)
    p.setPen(NO_PEN)
    p.setBrush(QColor(12, 8, 20, 150))
    p.drawRoundedRect(strip.adjusted(-2, -1, 2, 1), 10, 10)
    for i, (good, count) in enumerate(SITES[island]):
        _site(p, at.site_rect(tile, i), good, count, theme)
    port = at.port_rect(tile)
    p.setPen(pen(edged(theme, alpha(BRASS_LIGHT, 120)), 1.4))
    p.setBrush(QColor(12, 8, 20, 110))
    p.drawRoundedRect(port.adjusted(0, 3, 0, -2), 18, 18)


def _silhouette(r: QRectF, seed: int) -> QPainterPath:
    rng = Random(90 + seed)
    path = QPainterPath(QPointF(r.left() + 16, r.top() + 4))
    path.lineTo(r.right() - 16, r.top() + 2)
    path.quadTo(r.right(), r.top() + 6, r.right() - 2, r.top() + 30)
    path.lineTo(r.right() - rng.uniform(0, 5), r.top() + r.height() * 0.5)
    path.lineTo(r.right() - rng.uniform(6, 14), r.top() + r.height() * 0.76)
    path.lineTo(r.right() - r.width() * 0.16, r.bottom() - rng.uniform(2, 12))
    path.lineTo(r.right() - r.width() * 0.36, r.bottom() - rng.uniform(0, 5))
    path.lineTo(r.left() + r.width() * 0.5, r.bottom() - rng.uniform(2, 9))
    path.lineTo(r.left() + r.width() * 0.3, r.bottom() - rng.uniform(0, 4))
    path.lineTo(r.left() + r.width() * 0.13, r.bottom() - rng.uniform(4, 14))
    path.lineTo(r.left() + rng.uniform(4, 12), r.top() + r.height() * 0.74)
    path.lineTo(r.left() + rng.uniform(0, 5), r.top() + r.height() * 0.45)
    path.lineTo(r.left() + 2, r.top() + 26)
    path.quadTo(r.left(), r.top() + 6, r.left() + 16, r.top() + 4)
    path.closeSubpath()
    return path


def _texture(p: QPainter, body: QPainterPath, seed: int) -> None:
    rng = Random(seed)
    box = body.boundingRect()
    p.save()
    p.setClipPath(body)
    p.setPen(NO_PEN)
    for _ in range(34):
        x, y = box.x() + rng.random() * box.width(), box.y() + rng.random() * box.height()
        size = rng.uniform(8, 30)
        tri = QPainterPath(QPointF(x, y))
        tri.lineTo(x + rng.uniform(-size, size), y + rng.uniform(0, size))
        tri.lineTo(x + rng.uniform(-size, size), y + rng.uniform(-size, size))
        tri.closeSubpath()
        p.setBrush(QColor(255, 240, 220, rng.randint(6, 22)) if rng.random() < 0.5 else QColor(10, 4, 20, rng.randint(10, 30)))
        p.drawPath(tri)
    p.restore()


def _site(p: QPainter, r: QRectF, good: int, count: int, theme: Theme) -> None:
    """A factory space: the warehouse it brings, and how many of it."""
    paint_good(p, r.adjusted(1, 1, -1, -1), GOODS[good], False, theme)
    if count > 1:
        tag = QRectF(r.right() - 23.5, r.bottom() - 24, 22.5, 22.5)
        p.setPen(pen(edged(theme, BRASS_LIGHT), 1.2))
        p.setBrush(QColor("#3b2416"))
        p.drawEllipse(tag)
        number(p, tag.adjusted(2, 0, -2, 0), str(count), CREAM, None, 0.84)


def paint_islet(p: QPainter, theme: Theme) -> None:
    r = at.HOME_AT.adjusted(8, 22, -8, -14)
    if not theme.strong:
        cloud(p, r.adjusted(4, 58, -4, 14), 77, theme, 170)
    body = QPainterPath(QPointF(r.left() + 4, r.top() + 44))
    body.cubicTo(r.left() + 30, r.top() + 22, r.right() - 30, r.top() + 22, r.right() - 4, r.top() + 44)
    for x, y in ((0.9, 0.62), (0.74, 0.74), (0.6, 0.96), (0.46, 0.86), (0.34, 0.93), (0.2, 0.72), (0.08, 0.6)):
        body.lineTo(r.left() + r.width() * x, r.top() + r.height() * y)
    body.closeSubpath()
    p.setPen(pen(edged(theme, QColor("#33263c")), 2))
    p.setBrush(
        QColor("#08070c")
        if theme.strong
        else QBrush(down(r, QColor("#86a866"), QColor("#7fa05a"), QColor("#6b5a6b"), QColor("#43334d")))
    )
    p.drawPath(body)
    _lighthouse(p, QPointF(r.right() - 34, r.top() + 36), theme)
    port = at.home_port_rect()
    p.setPen(pen(edged(theme, QColor("#5b3b22")), 2))
    p.setBrush(filled(theme, down(port, QColor("#a57a4c"), QColor("#7d5632"))))
    p.drawRoundedRect(port, 8, 8)
    if not theme.strong:
        p.setPen(pen(QColor(60, 34, 16, 110), 1.3))
        for i in range(1, 8):
            x = port.x() + port.width() * i / 8
            p.drawLine(QPointF(x, port.y() + 3), QPointF(x, port.bottom() - 3))


def _lighthouse(p: QPainter, foot: QPointF, theme: Theme) -> None:
    p.setPen(NO_PEN)
    if not theme.strong:
        p.setBrush(glow(foot - QPointF(0, 34), 40, QColor(255, 226, 140, 150), QColor(255, 226, 140, 0)))
        p.drawEllipse(foot - QPointF(0, 34), 40, 40)
    p.setPen(pen(edged(theme, QColor("#33263c")), 1.6))
    tower = QPainterPath(foot + QPointF(-9, 0))
    for dx, dy in ((9, 0), (6, -28), (-6, -28)):
        tower.lineTo(foot + QPointF(dx, dy))
    tower.closeSubpath()
    p.setBrush(filled(theme, QColor("#e9dcc6")))
    p.drawPath(tower)
    p.setBrush(GOLD)
    p.drawRect(QRectF(foot.x() - 6, foot.y() - 39, 12, 11))
    roof = QPainterPath(foot + QPointF(-9, -39))
    roof.lineTo(foot + QPointF(0, -50))
    roof.lineTo(foot + QPointF(9, -39))
    roof.closeSubpath()
    p.setBrush(QColor("#4f9a8a"))
    p.drawPath(roof)


def paint_isle_name(p: QPainter, tile: QRectF, words: str, theme: Theme) -> None:
    """A ribbon above the tile, written on the table because pieces know no language."""
    r = at.isle_name_rect(tile)
    ribbon = QPainterPath(r.topLeft())
    for x, y in ((r.right(), r.top()), (r.right() - 7, r.center().y()), (r.right(), r.bottom()), (r.left(), r.bottom())):
        ribbon.lineTo(x, y)
    ribbon.lineTo(r.left() + 7, r.center().y())
    ribbon.closeSubpath()
    p.setPen(pen(edged(theme, BRASS_LIGHT), 1.2))
    p.setBrush(filled(theme, down(r, QColor("#4a2a4e"), QColor("#2e1a38"))))
    p.drawPath(ribbon)
    write(p, r.adjusted(8, -1, -8, -1), words, 19, CREAM, weight=BOLD, family=TITLE)


def paint_route(p: QPainter, count: int, theme: Theme) -> None:
    """In the expert game ambassadors fly around the circle."""
    centres = [at.isle_rect(i, count).center() for i in range(count)]
    p.setBrush(NO_BRUSH)
    for i, a in enumerate(centres):
        b = centres[(i + 1) % count]
        for colour, width in ((QColor(20, 8, 30, 120), 9), (QColor("#ffd400") if theme.strong else GOLD, 4)):
            line = pen(colour, width)
            line.setDashPattern([0.1, 2.2] if width == 4 else [1, 0.01])
            p.setPen(line)
            p.drawLine(a, b)
