"""The heart of the game made visible: where a cube may go and what it brings, what feeds a factory, over how many borders."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.framework.players import Colour
from app.table.ink import NO_BRUSH, NO_PEN, number, pen, rounded, square
from app.table.theme import Theme
from games.yinzi import tables as t
from games.yinzi.board import layout as at
from games.yinzi.board.frames import capacity_left
from games.yinzi.board.ink import palette, tag
from games.yinzi.board.magnify import owner_of, paint_large
from games.yinzi.board.places import all_places
from games.yinzi.board.tokens import paint_copper, paint_glyph, paint_silver
from games.yinzi.board.ways import Goal, borders_between, eaters, fodder, sales, shipments
from games.yinzi.state import Yinzi

NEAR, FAR, DARK = QColor("#2bb673"), QColor("#e2453a"), QColor("#14110d")


def paint_overlay(p: QPainter, s: Yinzi, what: str, focus: int, theme: Theme, colours: Sequence[Colour]) -> None:
    rival = owner_of(what)
    if rival is not None and rival != focus and rival < len(s.seats):
        paint_large(p, s, rival, theme, colours[rival])
        return
    goals = goals_of(s, what, focus)
    if goals:
        rects = {place.id: place.rect for place in all_places(s, focus)}
        _paint_goals(p, goals, rects, theme)
        here = rects.get(goals[0].start if len({goal.start for goal in goals}) == 1 else goals[0].place)
        if here is not None:
            _capacity(p, here, capacity_left(s, _carrier(s, what, focus)), theme)
    elif what.split(":")[0] in ("province", "name"):
        _distances(p, what.split(":")[1], theme)


def goals_of(s: Yinzi, what: str, focus: int) -> list[Goal]:
    """What is in reach of the thing that is pointed at, and what would be with more boats."""
    kind, *words = what.split(":")
    if kind in ("cube", "plot", "square", "tile"):
        x = t.SQUARE[words[0]]
        if s.site[x] >= 0:
            return _of_factory(s, s.site[x], focus)
        return sales(s, x) if s.cubes[x] else []
    if kind in ("fac", "store") and s.place[t.FACTORY[words[0]]] >= 0:
        return _of_factory(s, t.FACTORY[words[0]], focus)
    if kind == "site":
        factory = next((f for f in s.built if t.SITES[s.place[f]] == words[0]), -1)
        return _of_factory(s, factory, focus) if factory >= 0 else []
    if kind in ("raw", "space") and s.market[t.SPACE[words[0]]] >= 0:
        return eaters(s, t.SPACE[words[0]], focus)
    if kind == "product":
        return shipments(s, t.FACTORY[words[0]], int(words[1]))
    return []


def _of_factory(s: Yinzi, factory: int, focus: int) -> list[Goal]:
    own = s.stored[factory * 4 + focus]
    return [*fodder(s, factory, focus), *(shipments(s, factory, focus) if own else [])]


def _carrier(s: Yinzi, what: str, focus: int) -> int:
    """Whose boats carry it: the owner of a cube in the field, else whoever looks."""
    kind, *words = what.split(":")
    if kind in ("cube", "plot", "square") and s.cubes[t.SQUARE[words[0]]]:
        return s.whose[t.SQUARE[words[0]]]
    return int(words[1]) if kind == "product" else focus


def _capacity(p: QPainter, rect: QRectF, left: int, theme: Theme) -> None:
    """What can still be carried over borders in this action."""
    pal = palette(theme)
    box = QRectF(rect.center().x() - 31, rect.bottom() - 4, 62, 30)
    tag(p, box, theme, pal.cobalt, pal.plate)
    paint_glyph(p, QRectF(box.x() + 6, box.y() + 4, 22, 22), "boat", pal.plate)
    number(p, QRectF(box.x() + 30, box.y() + 2, 26, 26), f"≤{left}", pal.plate, None, 0.86)


def _paint_goals(p: QPainter, goals: Iterable[Goal], rects: Mapping[str, QRectF], theme: Theme) -> None:
    ordered = sorted(goals, key=lambda goal: goal.near)
    for goal in ordered:
        if goal.start in rects and goal.place in rects:
            _line(p, _way(rects[goal.start].center(), goal, rects[goal.place].center()), goal.near)
    for goal in ordered:
        if goal.start in rects and goal.place in rects:
            _ring(p, rects[goal.place if goal.pays != (0, 0) else goal.start], goal.near)
            _chip(p, goal, rects, theme)


def _way(start: QPointF, goal: Goal, end: QPointF) -> QPainterPath:
    """Over the boats of the borders that are crossed."""
    stops = [start, *(at.border_rect(border).center() for border in goal.borders), end]
    path = QPainterPath(start)
    for i in range(1, len(stops)):
        a, b = stops[i - 1], stops[i]
        bend = QPointF(-(b - a).y(), (b - a).x()) * 0.12
        path.quadTo((a + b) / 2 + bend, b)
    return path


def _line(p: QPainter, path: QPainterPath, near: bool) -> None:
    p.setBrush(NO_BRUSH)
    for colour, width in ((DARK, 9.0), (NEAR if near else FAR, 5.0)):
        line = pen(colour, width)
        if not near:
            line.setDashPattern([1.4 * 5 / width, 2.0 * 5 / width])
        p.setPen(line)
        p.drawPath(path)


def _ring(p: QPainter, rect: QRectF, near: bool) -> None:
    p.setBrush(NO_BRUSH)
    box = rect.adjusted(2, 2, -2, -2)
    for colour, width in ((DARK, 7.0), (NEAR if near else FAR, 4.0)):
        p.setPen(pen(colour, width))
        p.drawPath(rounded(box, 9))


def _chip(p: QPainter, goal: Goal, rects: Mapping[str, QRectF], theme: Theme) -> None:
    """What it brings, and how many borders are crossed for it."""
    pal = palette(theme)
    copper, silver = goal.pays
    target = rects[goal.place if copper or silver else goal.start]
    w = 74.0 if copper or silver else 44.0
    box = QRectF(target.center().x() - w / 2, target.top() - 22, w, 28)
    p.setPen(NO_PEN)
    tag(p, box, theme, None, NEAR if goal.near else FAR)
    x = box.x() + 4
    if copper or silver:
        number(p, QRectF(x, box.y() + 2, 15, 24), str(copper or silver), pal.ink, None, 0.84)
        (paint_copper if copper else paint_silver)(p, QRectF(x + 15, box.y() + 4, 20, 20), theme)
        x += 36
    number(p, QRectF(x, box.y() + 2, 14, 24), str(len(goal.borders)), pal.ink if goal.near else FAR, None, 0.84)
    paint_glyph(p, QRectF(x + 14, box.y() + 4, 20, 20), "boat", pal.cobalt if goal.near else FAR)


def _distances(p: QPainter, province: str, theme: Theme) -> None:
    """How many borders away the others are, and the sea."""
    pal = palette(theme)
    spots = {name: at.NAMES[name].center() for name in t.PROVINCES if name != province}
    spots["coast"] = QPointF(at.COAST_X + 40, 400)
    for name, centre in spots.items():
        way = borders_between(province, name)
        box = square(QRectF(centre.x() - 34, centre.y() - 34, 68, 68))
        tag(p, QRectF(box.x(), box.y() + 14, 68, 40), theme)
        number(p, QRectF(box.x() + 4, box.y() + 17, 26, 34), str(len(way)), pal.ink, None, 0.86)
        paint_glyph(p, QRectF(box.x() + 30, box.y() + 18, 32, 32), "boat", pal.cobalt)
    for border in {b for name in spots for b in borders_between(province, name)}:
        _ring(p, at.border_rect(border), near=True)
