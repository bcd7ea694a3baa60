"""Numbers on the table: what somebody owns, owes, leads or has used."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.ink import NO_BRUSH, NO_PEN, alpha, mix, number, pen, player_colour, rounded, square
from app.table.theme import Theme
from games.yinzi.board.ink import palette, plate, tag, well
from games.yinzi.board.tiles import paint_disaster
from games.yinzi.board.tokens import (
    paint_copper,
    paint_cross,
    paint_cube,
    paint_die,
    paint_disc,
    paint_glyph,
    paint_icon,
    paint_mark,
    paint_marker,
    paint_resource,
    paint_silver,
    paint_tick,
    paint_worker,
)

FAINT = 0.42


def paint_stock(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A token and a large number beside it."""
    name, count, colour = words
    pal, h = palette(theme), rect.height()
    well(p, rect.adjusted(h * 0.02, h * 0.02, -h * 0.02, -h * 0.02), theme, h * 0.17)
    if count == "0":
        p.setOpacity(FAINT)
    paint_icon(p, QRectF(rect.x() + h * 0.06, rect.y() + h * 0.06, h * 0.88, h * 0.88), name, colour, theme)
    p.setOpacity(1)
    text = QRectF(rect.x() + h, rect.y() + h * 0.08, rect.width() - h * 1.08, h * 0.84)
    number(p, text, count, pal.ink if count != "0" else pal.soft, None, 0.84)


def paint_tally(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The same, small: an icon and how many."""
    name, count, colour = words
    pal, h = palette(theme), rect.height()
    side = min(h, rect.width() * 0.52)
    if count == "0":
        p.setOpacity(FAINT)
    paint_icon(p, QRectF(rect.x(), rect.center().y() - side / 2, side, side), name, colour, theme)
    p.setOpacity(1)
    tall = min(h * 0.92, side * 1.15)
    text = QRectF(rect.x() + side + 1, rect.center().y() - tall / 2, rect.width() - side - 3, tall)
    number(p, text, count, pal.ink if count != "0" else pal.soft, None, 0.86)


def paint_spare(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """What the hand takes from the stock."""
    name, colour = words
    paint_icon(
        p,
        rect.adjusted(rect.width() * 0.06, rect.height() * 0.06, -rect.width() * 0.06, -rect.height() * 0.06),
        name,
        colour,
        theme,
    )


def paint_taxes(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The tax base so far, and the discs on the tax space."""
    base, discs, colour = words
    pal, h = palette(theme), rect.height()
    wide = rect.width() > 2.4 * h
    if wide:
        well(p, rect.adjusted(h * 0.02, h * 0.02, -h * 0.02, -h * 0.02), theme, h * 0.17)
    side = min(h * 0.8, rect.width() * 0.4)
    paint_icon(p, QRectF(rect.x() + h * 0.08, rect.y() + h * 0.1, side, h * 0.8), "tax", colour, theme)
    left = rect.x() + side + h * 0.1
    text = QRectF(left, rect.y() + h * 0.08, min(h * 0.8, rect.width() * 0.3), h * 0.84)
    number(p, text, base, pal.ink if base != "0" else pal.soft, None, 0.84)
    if wide:
        for i in range(int(discs)):
            paint_disc(p, QRectF(rect.right() - h * (1.3 - 0.4 * i), rect.y() + h * 0.2, h * 0.6, h * 0.6), colour, theme)
        return
    small = min(h * 0.5, rect.width() * 0.3)
    step = (h - small) / max(2, int(discs) - 1)
    for i in range(int(discs)):
        paint_disc(p, QRectF(rect.right() - small, rect.bottom() - small - step * i, small, small), colour, theme)


def paint_won(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Route tiles won as a tile that is ticked off, and their points."""
    count, points = words
    pal, h = palette(theme), rect.height()
    if count == "0":
        p.setOpacity(FAINT)
    side = min(h * 0.8, rect.width() * 0.36)
    tile = QRectF(rect.x() + side * 0.08, rect.center().y() - side * 0.46, side * 0.8, side * 0.92)
    p.setPen(pen(pal.cobalt, side * 0.07))
    p.setBrush(pal.plate)
    p.drawPath(rounded(tile, side * 0.12))
    paint_tick(p, square(tile, 0.9))
    p.setOpacity(1)
    _points(p, rect.adjusted(side + 1, 0, 0, 0), points, theme)


def paint_harm(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Misfortune tiles, and the points that they cost."""
    count, points = words
    h = rect.height()
    if count == "0":
        p.setOpacity(FAINT)
    side = min(h * 0.8, rect.width() * 0.4)
    paint_icon(p, QRectF(rect.x(), rect.center().y() - side / 2, side, side), "misfortune", "", theme)
    p.setOpacity(1)
    pal, beside = palette(theme), rect.adjusted(side + 1, 0, 0, 0)
    if beside.width() > 1.4 * h:
        _points(p, beside, points.replace("-", "−"), theme)
    else:
        text = QRectF(beside.x(), rect.y() + h * 0.1, beside.width() - 2, h * 0.8)
        number(p, text, points.replace("-", "−"), pal.ink if count != "0" else pal.soft, None, 0.84)


def _points(p: QPainter, rect: QRectF, points: str, theme: Theme) -> None:
    """A number with the star that says what it counts."""
    pal, h = palette(theme), rect.height()
    star = min(h * 0.5, rect.width() * 0.36)
    tall = min(h * 0.8, rect.width())
    text = QRectF(rect.x(), rect.center().y() - tall / 2, min(rect.width() - star - 8, tall * 1.2), tall)
    number(p, text, points, pal.ink if points != "0" else pal.soft, None, 0.84)
    if points == "0":
        p.setOpacity(FAINT)
    paint_glyph(p, QRectF(text.right() + 2, rect.center().y() - star / 2, star, star), "points", pal.gold)
    p.setOpacity(1)


def paint_bill(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """What the end of the round costs as things stand, and once everything is played."""
    kind, now, later = words
    pal, h, w = palette(theme), rect.height(), rect.width()
    due = later != "0"
    tag(
        p, rect, theme, mix(pal.plate, pal.seal, 0.16) if due and not theme.strong else pal.plate, pal.seal if due else pal.line
    )
    icon = QRectF(rect.x() + w * 0.03, rect.y() + h * 0.2, w * 0.34, h * 0.6)
    paint_icon(p, icon, "due" if kind == "silver" else kind, "", theme)
    left = rect.x() + w * 0.38
    if now == later:
        number(p, QRectF(left, rect.y() + h * 0.14, w * 0.5, h * 0.72), now, pal.seal if due else pal.soft, None, 0.9)
        return
    number(p, QRectF(left, rect.y() + h * 0.28, w * 0.22, h * 0.5), now, pal.soft, None, 0.84)
    p.setPen(pen(pal.soft, h * 0.04))
    y = rect.y() + h * 0.54
    p.drawLine(QPointF(left + w * 0.23, y), QPointF(left + w * 0.31, y))
    p.drawLine(QPointF(left + w * 0.31, y), QPointF(left + w * 0.28, y - h * 0.07))
    p.drawLine(QPointF(left + w * 0.31, y), QPointF(left + w * 0.28, y + h * 0.07))
    number(p, QRectF(left + w * 0.32, rect.y() + h * 0.16, w * 0.25, h * 0.68), later, pal.seal if due else pal.soft, None, 0.9)


def paint_strength(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """China against the enemy, in no player's colour, and whether it holds."""
    ours, theirs = words
    pal, h, x, y = palette(theme), rect.height(), rect.x(), rect.y()
    holds = int(ours) >= int(theirs)
    box = QRectF(x + h * 0.06, y + h * 0.06, h * 0.88, h * 0.88)
    paint_glyph(p, box, "worker", mix(pal.soft, pal.plate, 0.3), pal.ink, 0.05)
    verdict = QRectF(box.right() - h * 0.46, box.bottom() - h * 0.5, h * 0.56, h * 0.56)
    if holds:
        paint_tick(p, verdict)
    else:
        paint_cross(p, verdict)
    number(p, QRectF(x + h, y, h * 1.1, h), ours, pal.ink, None, 0.88)
    number(p, QRectF(x + h * 2.1, y, h * 0.9, h), "≥" if holds else "<", pal.ink, None, 0.8)
    number(p, QRectF(x + h * 3.0, y, h * 1.1, h), theirs, pal.ink, None, 0.88)
    paint_glyph(p, QRectF(x + h * 4.15, y + h * 0.06, h * 0.88, h * 0.88), "war", pal.seal)


def paint_lead(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Who leads a section, and for how many points each."""
    points, *colours = words
    pal, h = palette(theme), rect.height()
    tag(p, rect, theme)
    number(p, QRectF(rect.right() - h * 0.8, rect.y() + h * 0.02, h * 0.66, h * 0.96), points, pal.ink, None, 0.84)
    room = rect.width() - h * 0.9
    step = min(h * 0.84, room / len(colours))
    for i, colour in enumerate(colours):
        paint_mark(p, QRectF(rect.x() + h * 0.12 + step * i, rect.y() + h * 0.12, h * 0.76, h * 0.76), colour, theme)


def paint_rank(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Whose place in the turn order this is."""
    colour, place = words
    h = rect.height()
    p.setPen(NO_PEN)
    p.setBrush(alpha(player_colour(colour), 70))
    p.drawPath(rounded(rect.adjusted(1, 1, -1, -1), h * 0.2))
    number(p, QRectF(rect.x() + h * 0.05, rect.y(), h * 0.6, h), place, palette(theme).ink, None, 0.62)
    paint_mark(p, QRectF(rect.right() - h * 0.8, rect.y() + h * 0.14, h * 0.72, h * 0.72), colour, theme)


def paint_clock(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Round n of four as ingots, and the phase of the round."""
    round_, now = words
    pal, h = palette(theme), rect.height()
    side = h * 0.52
    for i in range(4):
        p.setOpacity(1.0 if i < int(round_) else 0.25)
        paint_silver(p, QRectF(rect.x() + h * 0.16 + side * 1.02 * i, rect.y() + h * 0.24, side, side), theme)
    p.setOpacity(1)
    left = rect.x() + side * 4.1 + h * 0.32
    step = (rect.right() - h * 0.12 - left) / 6
    for i, letter in enumerate("ABCDEF"):
        box = QRectF(left + step * (i + 0.03), rect.y() + h * 0.18, step * 0.94, h * 0.64)
        lit = letter == now
        p.setPen(pen(pal.cobalt if lit else pal.line, h * (0.035 if lit else 0.016)))
        p.setBrush(pal.cobalt if lit else pal.hollow)
        p.drawPath(rounded(box, h * 0.1))
        number(p, box, letter, pal.plate if lit else pal.soft, None, 0.66)


def paint_rate(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The die on a space of the exchange: it frames the space and leaves its number in sight."""
    h = rect.height()
    p.setPen(pen(palette(theme).seal, h * 0.06))
    p.setBrush(NO_BRUSH)
    p.drawPath(rounded(rect.adjusted(h * 0.04, h * 0.04, -h * 0.04, -h * 0.04), h * 0.16))
    side = min(rect.width() * 0.54, h * 0.57)
    paint_die(p, QRectF(rect.right() - side - h * 0.08, rect.bottom() - side - h * 0.08, side, side), int(words[0]), theme)


def paint_disasters(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The disasters that this round will bring."""
    h = rect.height()
    for i, kind in enumerate(("fire", "flood", "drought")):
        box = QRectF(rect.x() + rect.width() * (i + 0.5) / 3 - h * 0.42, rect.y() + h * 0.08, h * 0.84, h * 0.84)
        p.setOpacity(1.0 if kind in words else 0.16)
        paint_disaster(p, box, kind, theme)
    p.setOpacity(1)


def paint_discard(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    pal, h = palette(theme), rect.height()
    paint_glyph(p, QRectF(rect.x() + h * 0.12, rect.y() + h * 0.12, h * 0.76, h * 0.76), "route", pal.soft)
    number(p, QRectF(rect.right() - h * 1.0, rect.y() + h * 0.1, h * 0.9, h * 0.8), words[0], pal.ink, None, 0.8)


def paint_below(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """How many ships lie face down in a pile."""
    pal, h = palette(theme), rect.height()
    paint_glyph(p, QRectF(rect.x() + h * 0.3, rect.y() + h * 0.04, h * 0.92, h * 0.92), "boat", pal.soft)
    number(p, QRectF(rect.x() + h * 1.4, rect.y(), h * 1.4, h), f"+{words[0]}", pal.ink, None, 0.8)


def paint_stack(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The back of a tile, and how many lie face down."""
    kind, left = words
    pal, h = palette(theme), rect.height()
    if left == "0":
        p.setOpacity(FAINT)
    side = h * 0.8
    for shift in (0.14, 0.0):
        back = QRectF(rect.x() + h * (0.16 + shift), rect.y() + h * (0.14 - shift * 0.6), side, side)
        p.setPen(pen(pal.cobalt, h * 0.06))
        p.setBrush(pal.pale)
        p.drawPath(rounded(back, h * 0.12))
    paint_glyph(p, square(back, 0.8), kind, pal.cobalt)
    p.setOpacity(1)
    text = QRectF(rect.x() + h * 1.14, rect.y(), rect.width() - h * 1.16, h)
    number(p, text, left, pal.ink if left != "0" else pal.soft, None, 0.8)


def paint_pile(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    kind, left = words
    pal, h = palette(theme), rect.height()
    if left == "0":
        p.setOpacity(FAINT)
    paint_resource(p, QRectF(rect.x(), rect.y() + h * 0.1, h * 0.8, h * 0.8), kind, theme)
    p.setOpacity(1)
    number(p, QRectF(rect.x() + h * 0.8, rect.y() + h * 0.14, rect.width() - h * 0.82, h * 0.72), left, pal.ink, None, 0.84)


def paint_chip(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Some discs in one."""
    colour, count = words
    pal, side = palette(theme), min(rect.width(), rect.height())
    paint_disc(p, square(rect, 0.96), colour, theme)
    if count != "1":
        box = QRectF(rect.center().x(), rect.center().y() - side * 0.1, side * 0.5, side * 0.6)
        number(p, box, count, pal.ink, pal.plate, 0.94)


def paint_goods(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Some products in one."""
    colour, count = words
    pal, side = palette(theme), min(rect.width(), rect.height())
    paint_marker(p, square(rect, 0.9), colour, theme)
    if count != "1":
        box = QRectF(rect.center().x(), rect.center().y() - side * 0.1, side * 0.5, side * 0.6)
        number(p, box, count, pal.ink, pal.plate, 0.94)


def paint_food(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Food cubes of one colour at the rural market."""
    colour, count = words
    pal, side = palette(theme), min(rect.width(), rect.height())
    paint_cube(p, square(rect, 0.74), colour, "", theme)
    box = QRectF(rect.right() - side * 0.46, rect.bottom() - side * 0.56, side * 0.46, side * 0.54)
    number(p, box, count, pal.ink, pal.plate, 0.94)


def paint_veterans(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Workers who lie beside the war until the next."""
    colour, count = words
    p.save()
    p.translate(rect.center())
    p.rotate(-90)
    side = min(rect.width(), rect.height()) * 0.9
    paint_worker(p, QRectF(-side / 2, -side / 2, side, side), colour, theme)
    p.restore()
    pal = palette(theme)
    number(
        p,
        QRectF(rect.center().x(), rect.center().y(), rect.width() * 0.46, rect.height() * 0.46),
        count,
        pal.ink,
        pal.plate,
        0.94,
    )


def paint_bench(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A tray of lacquer for what is about to be placed."""
    p.setPen(NO_PEN)
    p.setBrush(QColor(10, 8, 4, 90))
    side = rect.width()
    p.drawPath(rounded(rect.translated(side * 0.02, side * 0.035), side * 0.1))
    p.setPen(pen(palette(theme).gold, side * 0.022))
    p.setBrush(QColor("#000000") if theme.strong else QColor("#7c2a20"))
    p.drawPath(rounded(rect, side * 0.1))
    if words[0] == "turning":
        _turning_arrow(p, QRectF(rect.x() + side * 0.6, rect.y() + side * 0.1, side * 0.3, side * 0.3), theme)


def _turning_arrow(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """It can be turned, with the key R."""
    side, gold = rect.width(), palette(theme).gold
    p.setPen(pen(QColor("#ffe9b0"), side * 0.1))
    p.setBrush(NO_BRUSH)
    p.drawArc(rect, 60 * 16, -300 * 16)
    tip = QPointF(rect.center().x() + side * 0.25, rect.y() + side * 0.07)
    p.drawLine(tip, tip + QPointF(-side * 0.04, side * 0.26))
    p.drawLine(tip, tip + QPointF(side * 0.24, side * 0.12))
    number(p, rect.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2), "R", QColor("#ffe9b0"), gold.darker(260), 0.9)


def paint_tray(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    plate(p, rect.adjusted(2, 2, -4, -6), theme, 18)


def paint_turn(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A lit frame around whoever decides now."""
    gold = QColor("#ffd400") if theme.strong else QColor("#e39a1c")
    p.setBrush(NO_BRUSH)
    unit = min(rect.height() * 0.03, rect.width() * 0.006)
    for part, colour in ((1.0, alpha(gold, 90)), (0.5, gold)):
        inset = unit * part / 2
        p.setPen(pen(colour, unit * part))
        p.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), unit * 1.6, unit * 1.6)


def paint_token(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """What is seen to fly from one place to another."""
    kind, *colours = words
    colour = colours[0] if colours else ""
    if kind == "copper":
        paint_copper(p, rect, theme)
    else:
        paint_icon(
            p, rect, {"cube": "cubes", "disc": "discs", "product": "markers", "worker": "men"}.get(kind, kind), colour, theme
        )


def paint_head(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Beside a player's name."""
    paint_icon(p, rect, words[0], "", theme)
