"""What each look is painted by."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import (
    CREAM,
    INK,
    NO_BRUSH,
    NO_PEN,
    alpha,
    down,
    edged,
    filled,
    fitted,
    glow,
    number,
    pen,
    player_colour,
    shadowed,
    square,
)
from app.table.theme import Theme
from games.noria.board import layout as at
from games.noria.board import tokens
from games.noria.board.arrange import line_through
from games.noria.board.cogs import paint_cog, paint_hub, paint_light, rim_of
from games.noria.board.discs import paint_disc, paint_mark
from games.noria.board.glyphs import glyph
from games.noria.board.ink import GOLD, SAND, plate
from games.noria.board.islands import paint_island
from games.noria.board.track import paint_sign

Painter = Callable[[QPainter, QRectF, list[str], Theme], None]


def paint_look(p: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
    name, *words = look.split("/")
    _PAINTERS[name](p, rect, words, theme)


def _stock(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A large token and how many of it."""
    name, count = words
    h = rect.height()
    side = min(rect.width(), h) * 0.8
    if count == "0":
        p.setOpacity(0.5)
    tokens.paint_icon(p, QRectF(rect.center().x() - side * 0.62, rect.y(), side, side), name, theme)
    p.setOpacity(1)
    box = QRectF(rect.center().x() - side * 0.06, rect.bottom() - h * 0.5, rect.width() / 2 + side * 0.06, h * 0.5)
    number(p, box, count, CREAM if count != "0" else SAND, INK, 0.86)


def _goods(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A rival's good: full ones of all warehouses."""
    good, full, owned = words
    picture, text = tokens.halves(rect, 0.43)
    if owned == "0":
        p.setOpacity(0.4)
    tokens.paint_good(p, picture, good, full != "0", theme)
    p.setOpacity(1)
    if owned != "0":
        number(p, text, f"{full}/{owned}", CREAM if full != "0" else alpha(CREAM, 170), INK, 0.8)


def _full(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    full, owned = words
    colour = CREAM if owned != "0" else alpha(CREAM, 90)
    number(p, rect, f"{full}/{owned}" if owned != "0" else "–", colour, INK, 0.84)


def _worth(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """What a chamber gives to whom the table is shown for: level times value."""
    level, value, total = words
    none = total == "0"
    number(p, _part(rect, 0.05, 0.47), f"{level} × {value}", alpha(CREAM, 150 if none else 225), None, 0.72)
    number(p, _part(rect, 0.53, 0.95), f"= {total}", SAND if none else GOLD, None, 0.74 if none else 0.82)


def _part(rect: QRectF, start: float, end: float) -> QRectF:
    return QRectF(rect.x() + rect.width() * start, rect.y(), rect.width() * (end - start), rect.height())


def _shut(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A seat that nobody can take any more."""
    box = rect.adjusted(1, 3, -1, -3)
    p.setPen(NO_PEN)
    p.setBrush(QColor(18, 11, 28, 110 if theme.strong else 165))
    p.drawRoundedRect(box, 5, 5)
    p.setPen(pen(QColor("#c9b9a2") if not theme.strong else QColor("#ffffff"), max(1.0, rect.height() * 0.05)))
    cut = box.adjusted(box.width() * 0.2, box.height() * 0.24, -box.width() * 0.2, -box.height() * 0.24)
    p.drawLine(cut.bottomLeft(), cut.topRight())


def _marker(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A round marker: a lid with the number of its round."""
    box = square(rect, 0.9)
    r = box.width() / 2
    p.setPen(pen(edged(theme, QColor("#20142c")), r * 0.08))
    fill = glow(box.center() - QPointF(r * 0.3, r * 0.4), r * 1.6, QColor("#8b86a6"), QColor("#585273"), QColor("#342e4c"))
    p.setBrush(QColor("#2a2a2a") if theme.strong else QBrush(fill))
    p.drawEllipse(box)
    p.setPen(pen(QColor(255, 255, 255, 60), r * 0.06))
    p.setBrush(NO_BRUSH)
    p.drawEllipse(box.adjusted(r * 0.2, r * 0.2, -r * 0.2, -r * 0.2))
    number(p, box.adjusted(r * 0.25, r * 0.25, -r * 0.25, -r * 0.25), words[0], CREAM, INK, 0.74)


def _now(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The present round, of how many."""
    box = square(rect, 0.92)
    r = box.width() / 2
    p.setPen(pen(QColor("#000000") if theme.strong else QColor("#fff6d8"), r * 0.14))
    p.setBrush(QColor("#ffd400") if theme.strong else QBrush(down(box, QColor("#ffefb5"), GOLD, QColor("#c9852a"))))
    p.drawEllipse(box.adjusted(1, 1, -1, -1))
    rnd, rounds = words
    number(p, box.adjusted(r * 0.3, r * 0.12, -r * 0.3, -r * 0.76), rnd, INK, None, 1.0)
    number(p, box.adjusted(r * 0.3, r * 1.1, -r * 0.3, -r * 0.16), f"/{rounds}", INK, None, 1.0)


def _price(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """In a faint frame while it cannot be paid for now."""
    price, icon, *state = words
    tokens.paint_price(p, rect, price, icon, state == ["off"], theme)


def _income(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """What the end of a turn brings; a rival's stands beside the Knowledge."""
    h = rect.height()
    if words[1:] == ["bare"]:
        number(p, rect, f"+{words[0]}", SAND if words[0] == "0" else GOLD, INK, 0.72)
        return
    number(p, QRectF(rect.x(), rect.y(), rect.width() - h, h), f"+{words[0]}", GOLD, INK, 0.76)
    tokens.paint_knowledge(p, QRectF(rect.right() - h, rect.y(), h, h), theme)


def _turn(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A lit frame around whoever decides now."""
    corner = min(15.0, min(rect.width(), rect.height()) * 0.14)
    p.setBrush(NO_BRUSH)
    if theme.strong:
        p.setPen(pen(QColor("#ffd400"), 4))
        p.drawRoundedRect(rect.adjusted(2, 2, -2, -2), corner, corner)
        return
    for inset, width, colour in ((4.5, 9.0, alpha(GOLD, 50)), (3.0, 5.0, alpha(GOLD, 120)), (2.0, 2.6, QColor("#fff6d0"))):
        p.setPen(pen(colour, width))
        p.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner)


def _light(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    paint_light(p, rect, theme)
    if words[0] == "main":
        paint_hub(p, rect, theme)


def _lines(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The lines that stay possible, glowing between the discs of the focus player's wheel."""
    wheel = at.wheel(rect.center().x(), rect.center().y(), rect.width() / 2, False)
    p.setBrush(NO_BRUSH)
    shine = QColor("#ffd400") if theme.strong else QColor("#fff2b8")
    for colour, width in ((alpha(INK, 190), 0.05), (GOLD, 0.03), (shine, 0.012)):
        p.setPen(pen(colour, wheel.r * width))
        for name in words:
            points = [QPointF(*wheel.spaces[x]) for x in line_through(name)]
            p.drawPolyline(points)


def outline(look: str, rect: QRectF) -> QPainterPath | None:
    """Rings are grabbed by their rim; light is not touched at all."""
    name, *words = look.split("/")
    if name == "cog":
        return rim_of(rect, words[0], words[1] == "small")
    return QPainterPath() if name in ("light", "lines", "turn", "veil") else None


def _factory(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """On an island it stands on its own ground; a small sign tells which good is made there."""
    if len(words) > 1:
        box = square(rect, 0.97)
        p.setPen(pen(player_colour(words[0]), box.width() * 0.05))
        p.setBrush(filled(theme, down(box, QColor("#3a2b40"), QColor("#1d1326"))))
        p.drawRoundedRect(box, box.width() * 0.16, box.width() * 0.16)
        side = box.width()
        tokens.paint_factory(p, QRectF(box.x(), box.y(), side * 0.84, side * 0.84), words[0], theme)
        tokens.paint_made(
            p, QRectF(box.right() - side * 0.55, box.bottom() - side * 0.55, side * 0.57, side * 0.57), words[2], theme
        )
        return
    tokens.paint_factory(p, rect, words[0], theme)


def _veil(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Over a disc that nothing more can be done with this turn."""
    p.setPen(NO_PEN)
    p.setBrush(QColor(12, 7, 20, 170 if theme.strong else 150))
    p.drawEllipse(square(rect, 1.0))


def _smokestack(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    box = square(rect, 0.92)
    shadowed(p, fitted(glyph("smokestack"), box), box.width(), QColor("#d8a55a"), INK, theme)


_PAINTERS: dict[str, Painter] = {
    "disc": lambda p, r, w, t: paint_disc(p, r, w[0], w[1] == "advanced", t),
    "cog": lambda p, r, w, t: paint_cog(p, r, w[0], w[1] == "small", t),
    "light": _light,
    "lines": _lines,
    "mark": lambda p, r, w, t: paint_mark(p, r, w[0]),
    "veil": _veil,
    "ship": lambda p, r, w, t: tokens.paint_ship(p, r, w[0], t),
    "gone": lambda p, r, w, t: tokens.paint_gone(p, r, w[0], t),
    "good": lambda p, r, w, t: tokens.paint_good(p, r, w[0], w[1] == "full", t),
    "goods": _goods,
    "full": _full,
    "stock": _stock,
    "tally": lambda p, r, w, t: tokens.paint_tally(p, r, w[0], w[1], t),
    "cylinder": lambda p, r, w, t: tokens.paint_cylinder(p, r, w[0], t),
    "ambassador": lambda p, r, w, t: tokens.paint_ambassador(p, r, w[0], t),
    "factory": _factory,
    "politician": lambda p, r, w, t: tokens.paint_politician(p, r, w[0] == "seated", t),
    "value": lambda p, r, w, t: tokens.paint_value(p, r, w[0], t),
    "worth": _worth,
    "shut": _shut,
    "count": lambda p, r, w, t: tokens.paint_count(p, r, w[0], t),
    "price": _price,
    "income": _income,
    "tray": lambda p, r, w, t: plate(p, r.adjusted(2, 2, -4, -6), t, r.height() / 4),
    "turn": _turn,
    "smokestack": _smokestack,
    "marker": _marker,
    "now": _now,
    "sign": lambda p, r, w, t: paint_sign(p, r, w[0], w[1] == "now", t),
    "island": lambda p, r, w, t: paint_island(p, r, w[0], t),
    "coin": lambda p, r, w, t: tokens.paint_knowledge(p, r, t),
    "icon": lambda p, r, w, t: tokens.paint_icon(p, r, w[0], t),
}
