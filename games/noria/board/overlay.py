"""The wheel explains itself: lines that stay possible, what closes a disc, and where discs will be after one and two turns."""

from collections.abc import Sequence
from math import atan2, degrees, hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from app.framework.players import Colour
from app.table.ink import CREAM, INK, NO_BRUSH, NO_PEN, alpha, fitted, number, pen
from app.table.theme import Theme
from games.noria.board import layout as at
from games.noria.board.arrange import line_through, lines_left, used_now
from games.noria.board.cogs import paint_wheel
from games.noria.board.discs import paint_disc
from games.noria.board.glyphs import glyph
from games.noria.board.ink import GOLD, plate
from games.noria.board.layout import Wheel
from games.noria.board.magnify import owner_of, paint_large
from games.noria.board.naming import disc_names
from games.noria.components import Ring
from games.noria.reckoning import GOES_TO, after_turns
from games.noria.state import Noria, disc_kind, is_advanced
from games.noria.steps.actions import CLOSED
from games.noria.tables import (
    ACTIVE,
    DISCS,
    RING_OF,
    RINGS,
    SPACE,
    SPACES,
)

AHEAD = 2
LOOK_AHEAD_AT = QRectF(642, 252, 500, 250)
GO, STOP = QColor("#fff2b8"), QColor("#ff5a4f")


class Verdict(NamedTuple):
    """What choosing a space means for the others."""

    lines: tuple[tuple[int, ...], ...]
    """The lines that stay possible, each from the outer ring inwards."""
    closed: tuple[tuple[int, int], ...]
    """Discs out of reach, each with the choice that closes it."""


def verdict(s: Noria, focus: int, space: int) -> Verdict:
    """NO-4.2, NO-4.3, for a space of the active half that is chosen now or has been this turn."""
    used = used_now(s, focus)
    if CLOSED[used][space] is None:
        used |= 1 << space
    taken = {x for x in range(len(SPACES)) if used >> x & 1}
    lines = tuple(line_through(name) for name in lines_left(used))
    wheel = s.seats[focus].wheel
    closed = []
    for x in ACTIVE:
        reason = CLOSED[used][x]
        if reason is not None and wheel[x] and x not in taken:
            closed.append((x, SPACE[reason.params[1]]))
    return Verdict(lines, tuple(closed))


def space_of(s: Noria, focus: int, what: str) -> int | None:
    """The space of the focus player's wheel that a hovered piece or place means."""
    if what.startswith(f"wheel:{focus}:"):
        return SPACE[what.split(":")[2]]
    return next((x for x, name in disc_names(s, focus).items() if name == what), None)


def paint_overlay(p: QPainter, s: Noria, what: str, focus: int, theme: Theme, colours: Sequence[Colour]) -> None:
    wheel = at.MAIN_WHEEL
    rival = owner_of(what)
    if rival is not None and rival != focus and rival < len(s.seats):
        paint_large(p, s, rival, theme, colours[rival])
        return
    ring = ring_to_turn(s, what, focus)
    if ring is not None:
        for x in RINGS[ring]:
            _next_step(p, wheel, x, 1.0)
    if what in (f"wheel:{focus}", f"bought:{focus}") or what.startswith("cog:"):
        _look_ahead(p, s, focus, theme)
    elif (space := space_of(s, focus, what)) is not None:
        if space in ACTIVE:
            _lines(p, wheel, verdict(s, focus, space), theme)
        else:
            _next_step(p, wheel, space, 1.0)
            _next_step(p, wheel, GOES_TO[space], 0.55)


def ring_to_turn(s: Noria, what: str, focus: int) -> Ring | None:
    """The ring that a click here turns: on its button, or, while that is asked, on its rim."""
    asked = bool(s.stack) and s.stack[-1][:2] == ("influence", focus)
    for ring in RINGS:
        button = f"turn:{ring}"
        if button in at.CORNERS and (what == button or (asked and what == f"cog:{focus}:{ring}")):
            return ring
    return None


def _lines(p: QPainter, wheel: Wheel, found: Verdict, theme: Theme) -> None:
    for x, blocker in found.closed:
        _closed(p, wheel, x, blocker)
    p.setBrush(NO_BRUSH)
    for colour, width in ((alpha(INK, 210), 15.0), (QColor("#ffd400") if theme.strong else GOLD, 8.0), (GO, 3.0)):
        for line in found.lines:
            points = [QPointF(*wheel.spaces[x]) for x in line]
            path = QPainterPath(points[0])
            for point in points[1:]:
                path.lineTo(point)
            p.setPen(pen(colour, width))
            p.drawPath(path)
    p.setPen(pen(INK, 2))
    p.setBrush(GO)
    for x in {x for line in found.lines for x in line}:
        p.drawEllipse(QPointF(*wheel.spaces[x]), 6.5, 6.5)


def _closed(p: QPainter, wheel: Wheel, space: int, blocker: int) -> None:
    """A veil and a cross on the disc, and a broken line to what closed it, bent outwards so that it crosses no other disc."""
    c, b = QPointF(*wheel.spaces[space]), QPointF(*wheel.spaces[blocker])
    r = wheel.disc / 2
    p.setPen(NO_PEN)
    p.setBrush(QColor(20, 8, 18, 120))
    p.drawEllipse(c, r, r)
    middle, centre = (c + b) / 2, QPointF(wheel.x, wheel.y)
    out = middle - centre
    reach = max(1.0, hypot(out.x(), out.y()))
    bend = middle + out / reach * (0.34 * hypot((c - b).x(), (c - b).y()))
    path = QPainterPath(_towards(b, bend, r))
    path.quadTo(bend, _towards(c, bend, r))
    p.setBrush(NO_BRUSH)
    for colour, width in ((INK, 8.0), (STOP, 4.0)):
        dashed = pen(colour, width)
        dashed.setDashPattern([1.6 * 4 / width, 2.4 * 4 / width])
        p.setPen(dashed)
        p.drawPath(path)
    for colour, width in ((INK, 10.0), (STOP, 5.5)):
        p.setPen(pen(colour, width))
        for dx in (-1, 1):
            p.drawLine(c + QPointF(-0.28 * r * dx, -0.28 * r), c + QPointF(0.28 * r * dx, 0.28 * r))


def _towards(start: QPointF, end: QPointF, step: float) -> QPointF:
    way = end - start
    return start + way * (step / max(1.0, hypot(way.x(), way.y())))


def _next_step(p: QPainter, wheel: Wheel, space: int, strength: float) -> None:
    """An arrow along the ring to the next space."""
    start, end = QPointF(*wheel.spaces[space]), QPointF(*wheel.spaces[GOES_TO[space]])
    c = QPointF(wheel.x, wheel.y)
    reach = hypot(start.x() - c.x(), start.y() - c.y())
    a = -degrees(atan2(start.y() - c.y(), start.x() - c.x()))
    turn = -360.0 / len(RINGS[RING_OF[space]])
    box = QRectF(c.x() - reach, c.y() - reach, 2 * reach, 2 * reach)
    margin = degrees(wheel.disc * 0.56 / reach)
    path = QPainterPath()
    path.arcMoveTo(box, a - margin)
    path.arcTo(box, a - margin, turn + 2 * margin)
    p.setBrush(NO_BRUSH)
    for colour, width in ((INK, 11.0), (GO, 6.0)):
        p.setPen(pen(alpha(colour, round(255 * strength)), width))
        p.drawPath(path)
    tip = path.currentPosition()
    heading = degrees(atan2(end.y() - tip.y(), end.x() - tip.x()))
    arrow = QTransform().translate(tip.x(), tip.y()).rotate(heading)
    head = QPainterPath(arrow.map(QPointF(15, 0)))
    head.lineTo(arrow.map(QPointF(-5, -11)))
    head.lineTo(arrow.map(QPointF(-5, 11)))
    head.closeSubpath()
    p.setPen(pen(alpha(INK, round(255 * strength)), 2.5))
    p.setBrush(alpha(GO, round(255 * strength)))
    p.drawPath(head)


def _look_ahead(p: QPainter, s: Noria, focus: int, theme: Theme) -> None:
    """The same wheel one and two turns on."""
    box = LOOK_AHEAD_AT
    plate(p, box, theme)
    for turns in range(1, AHEAD + 1):
        small = at.wheel(box.x() + box.width() * (2 * turns - 1) / 4 + 12, box.center().y(), 104, True)
        paint_wheel(p, small, theme, small=True)
        for x, disc in enumerate(after_turns(s.seats[focus].wheel, turns)):
            if disc:
                x0, y0 = small.spaces[x]
                d = small.disc
                rect = QRectF(x0 - d / 2, y0 - d / 2, d, d)
                paint_disc(p, rect, DISCS[disc_kind(disc)], is_advanced(disc), theme)
        left = small.x - small.r - 22
        p.setPen(NO_PEN)
        p.setBrush(GOLD)
        p.drawPath(fitted(glyph("turn"), QRectF(left, box.y() + 16, 32, 32)))
        number(p, QRectF(left, box.y() + 50, 32, 38), str(turns), CREAM, INK, 0.8)
