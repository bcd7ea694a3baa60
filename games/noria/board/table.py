"""Everything that never moves: sky, rock, market, islets, and the plates of the players."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.framework.players import Colour
from app.table.ink import (
    BOLD,
    CREAM,
    INK,
    LEFT,
    NO_BRUSH,
    NO_PEN,
    SEMI,
    alpha,
    edged,
    filled,
    fitted,
    glow,
    number,
    pen,
    player_colour,
    rounded,
    square,
    write,
)
from app.table.theme import TITLE, Theme, shape_path
from app.text.speaker import Speaker
from games.noria.board import layout as at
from games.noria.board.cogs import paint_bed
from games.noria.board.glyphs import glyph
from games.noria.board.ink import BRASS_LIGHT, GOLD, SAND, brass, heading, plate, well
from games.noria.board.islands import paint_isle_name, paint_islet, paint_route
from games.noria.board.rock import paint_rock
from games.noria.board.sky import paint_sky
from games.noria.board.tokens import paint_good, paint_knowledge, paint_resource
from games.noria.board.track import paint_track
from games.noria.state import Noria
from games.noria.tables import (
    BUY_RESOURCE,
    CLASSES,
    DISCS,
    FACTORIES,
    GOODS,
    ISLANDS,
    ISLANDS_IN_PLAY,
    RESOURCES,
    SELLS_FOR,
    open_spaces,
)


def paint_table(p: QPainter, s: Noria, focus: int, theme: Theme, speaker: Speaker, colours: Sequence[Colour]) -> None:
    paint_sky(p, theme)
    paint_rock(p, theme, speaker)
    paint_track(p, theme, open_spaces(len(s.seats), 0))
    _market(p, s, theme, speaker)
    _black_market(p, theme, speaker)
    if s.circle:
        paint_route(p, ISLANDS_IN_PLAY[len(s.seats)], theme)
    paint_islet(p, theme)
    for slot, island in enumerate(s.islands):
        paint_isle_name(p, at.isle_rect(slot, ISLANDS_IN_PLAY[len(s.seats)]), speaker.thing("island", ISLANDS[island]), theme)
    for seat in range(len(s.seats)):
        area = at.area(seat, focus, len(s.seats))
        plate(p, area.panel, theme)
        _name(p, area, seat, theme, speaker, colours[seat])
        paint_bed(p, area.wheel, theme)
        if not area.small:
            _own(p, area, theme, speaker)
        else:
            _rival(p, area)
    _corners(p, theme)
    for verb, spots in at.CAPTIONS.items():
        for spot in spots:
            number(p, spot, speaker.thing("verb", verb), CREAM, INK, 0.76)
    for ring, spot in at.RING_NAMES_AT.items():
        number(p, spot, speaker.thing("ring", ring), GOLD, INK, 0.8)


def _market(p: QPainter, s: Noria, theme: Theme, speaker: Speaker) -> None:
    r = at.MARKET
    plate(p, r, theme)
    heading(p, QRectF(r.x() + 20, r.y() + 5, r.width() - 40, 26), speaker.say("board-market"), 21)
    for kind, price in enumerate(s.prices):
        b = at.stack_rect(kind, s.prices)
        hole = QPainterPath()
        hole.addEllipse(b.adjusted(-2, -2, 2, 2))
        well(p, hole, theme)
        p.setPen(pen(alpha(SAND, 120), 1.6))
        p.setBrush(alpha(SAND, 50))
        p.drawPath(fitted(glyph(DISCS[kind]), square(b, 0.56)))
        if not price:
            write(p, QRectF(b.x() - 10, b.bottom() + 3, b.width() + 20, 22), speaker.say("board-free"), 19, SAND)


def _black_market(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    r = at.BLACK_MARKET
    plate(p, r, theme)
    heading(p, QRectF(r.x() + 20, r.y() + 4, r.width() - 40, 26), speaker.say("board-black-market"), 20)
    y = r.y() + 34
    for n, group in enumerate(("simple", "complex")):
        box = QRectF(r.x() + 12, y + n * 39, 190, 36)
        _slot(p, box, theme)
        goods = CLASSES[group]
        for i, g in enumerate(goods):
            paint_good(
                p, QRectF(box.x() + 6 + i * 31 + (0 if len(goods) == 3 else 15), box.y() + 3, 30, 30), GOODS[g], True, theme
            )
        _arrow(p, QRectF(box.x() + 104, box.y() + 8, 24, 20))
        number(p, QRectF(box.x() + 128, box.y() + 2, 24, 32), str(SELLS_FOR[goods[0]]), CREAM, INK, 0.74)
        paint_knowledge(p, QRectF(box.x() + 154, box.y() + 3, 30, 30), theme)
    box = QRectF(r.x() + 208, y, 96, 75)
    _slot(p, box, theme)
    number(p, QRectF(box.x() + 2, box.y() + 22, 20, 32), str(BUY_RESOURCE), CREAM, INK, 0.74)
    _arrow(p, QRectF(box.x() + 59, box.y() + 28, 13, 18))
    for i, name in enumerate(RESOURCES):
        paint_resource(p, QRectF(box.right() - 24, box.y() + 3 + i * 23, 23, 23), name, theme)


def _slot(p: QPainter, rect: QRectF, theme: Theme) -> None:
    well(p, rounded(rect, 8), theme)


def _arrow(p: QPainter, r: QRectF) -> None:
    y = r.center().y()
    p.setPen(pen(GOLD, 3))
    p.drawLine(QPointF(r.left(), y), QPointF(r.right() - 5, y))
    p.setPen(NO_PEN)
    p.setBrush(GOLD)
    head = QPainterPath(QPointF(r.right(), y))
    head.lineTo(r.right() - 9, y - 7)
    head.lineTo(r.right() - 9, y + 7)
    head.closeSubpath()
    p.drawPath(head)


def _name(p: QPainter, area: at.Area, seat: int, theme: Theme, speaker: Speaker, colour: Colour) -> None:
    n = area.name
    side = n.height() * 0.8
    x = n.x() - side * 0.62
    p.setPen(pen(edged(theme, CREAM), 1.6))
    p.setBrush(player_colour(colour.id))
    p.drawPath(shape_path(colour.shape, x, n.center().y(), side))
    words = speaker.name(seat) if seat < len(speaker.names) else ""
    write(p, n, words, 21 if not area.small else 19, CREAM, LEFT, BOLD, TITLE)


def _own(p: QPainter, area: at.Area, theme: Theme, speaker: Speaker) -> None:
    cells = area.cells
    for name in RESOURCES:
        both = cells[f"stock:{name}"].united(cells[f"fleet:{name}"]).adjusted(1, -2, -1, 3)
        _slot(p, both.adjusted(1, 0, -1, 0), theme)
    for name in GOODS:
        _slot(p, cells[f"goods:{name}"].adjusted(-1, -2, 1, 26), theme)
        ghost = fitted(glyph(name), square(cells[f"goods:{name}"], 0.62))
        p.setPen(pen(alpha(SAND, 46), 1.4))
        p.setBrush(alpha(SAND, 16))
        p.drawPath(ghost)
    k = cells["knowledge"]
    _slot(p, QRectF(area.panel.x() + 8, k.y() - 3, area.panel.width() - 16, k.height() + 6), theme)
    t = cells["tableau"]
    write(p, QRectF(t.x() + 4, t.y() - 32, t.width() - 8, 26), speaker.say("board-factories"), 19, SAND, LEFT, SEMI, TITLE)
    _slot(p, t.adjusted(-2, -2, 2, 3), theme)
    for i in range(FACTORIES):
        slot = square(at.tableau_slot(i), 0.8)
        p.setOpacity(0.75)
        paint_knowledge(p, slot, theme)
        p.setOpacity(1)


def _rival(p: QPainter, area: at.Area) -> None:
    c = area.cells
    p.setPen(pen(alpha(BRASS_LIGHT, 60), 1))
    y = c["goods:propeller"].top() - 1.5
    p.drawLine(QPointF(c["goods:propeller"].left() + 2, y), QPointF(area.panel.right() - 10, y))


def _corners(p: QPainter, theme: Theme) -> None:
    for name, (x, y) in at.CORNERS.items():
        c, r = QPointF(x, y), at.CORNER / 2 - 3
        p.setPen(NO_PEN)
        p.setBrush(QColor(8, 4, 16, 110))
        p.drawEllipse(c + QPointF(2, 4), r + 2, r + 2)
        box = QRectF(x - r, y - r, 2 * r, 2 * r)
        p.setPen(pen(edged(theme, QColor("#4a2c0c")), 2))
        p.setBrush(filled(theme, brass(box)))
        p.drawEllipse(c, r, r)
        p.setPen(NO_PEN)
        p.setBrush(QBrush(glow(c - QPointF(6, 8), r * 1.3, QColor("#4b3557"), QColor("#221630"))))
        p.drawEllipse(c, r - 6, r - 6)
        if name == "tray":
            _tray(p, box, theme)
        elif name == "modify":
            p.setBrush(CREAM)
            p.drawPath(fitted(glyph("swap"), square(box, 0.56).translated(0, -5)))
        else:
            _turn(p, c, name.removeprefix("turn:"))


def _tray(p: QPainter, box: QRectF, theme: Theme) -> None:
    p.setBrush(CREAM)
    p.drawPath(fitted(glyph("eye"), QRectF(box.center().x() - 17, box.center().y() - 28, 34, 34)))
    number(p, QRectF(box.center().x() - 25, box.center().y() + 2, 26, 24), "+1", GOLD, INK, 0.84)
    paint_knowledge(p, QRectF(box.center().x() + 1, box.center().y() + 2, 24, 24), theme)


def _turn(p: QPainter, c: QPointF, ring: str) -> None:
    """Three rings, the one that turns in gold with an arrow head."""
    p.setBrush(NO_BRUSH)
    for name, r in (("large", 23.0), ("medium", 15.0), ("small", 7.0)):
        lit = name == ring
        p.setPen(pen(GOLD if lit else alpha(SAND, 90), 5 if lit else 3))
        p.drawEllipse(c, r, r)
    r = 23.0 if ring == "large" else 15.0
    p.setPen(pen(INK, 1.2))
    p.setBrush(QColor("#fff3c8"))
    head = QPainterPath(QPointF(c.x() + r, c.y() + 11))
    head.lineTo(c.x() + r - 10, c.y() - 6)
    head.lineTo(c.x() + r + 10, c.y() - 6)
    head.closeSubpath()
    p.drawPath(head)
