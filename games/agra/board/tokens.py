"""Small things: markers, workers, figures, coins, and numbers that lie beside them."""

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
    glow,
    mix,
    number,
    pen,
    player_colour,
    shadowed,
    square,
)
from app.table.theme import Theme, shape_path
from games.agra.board.emblems import TINT, paint_emblem
from games.agra.board.goods import paint_good
from games.agra.board.stone import GILT, GOLD, LAPIS, SAND_DEEP, cusped_arch

NEUTRAL, DARK_STONE = QColor("#8d8678"), QColor("#3a1511")
BAN = QColor("#c3201a")
NOTHING = QColor("#ffd2c4")
"""The ink of a zero that one should notice."""


def colour_of(name: str) -> QColor:
    return NEUTRAL if name == "neutral" else player_colour(name)


def marker(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A piece of coloured stone in its owner's shape; a number when it stands for several."""
    colour, kind, count = words
    box = square(rect, 0.9)
    size, base = box.width(), colour_of(colour)
    centre = box.center()
    path = shape_path(
        kind,
        centre.x(),
        centre.y() + (size * 0.06 if kind == "triangle" else 0),
        size * (1.12 if kind in ("triangle", "star") else 0.98),
    )
    p.setPen(NO_PEN)
    p.setBrush(QColor(30, 8, 4, 120))
    p.drawPath(path.translated(size * 0.04, size * 0.07))
    p.setBrush(
        QBrush(
            glow(
                centre - QPointF(size * 0.16, size * 0.2),
                size * 0.75,
                mix(base, QColor("#ffffff"), 0.45),
                base,
                mix(base, INK, 0.35),
            )
        )
    )
    p.setPen(pen(CREAM if not theme.strong else QColor("#ffffff"), size * 0.11))
    p.drawPath(path)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(INK, size * 0.035))
    p.drawPath(path)
    if count != "1":
        number(p, box.adjusted(-size * 0.1, size * 0.06, size * 0.1, -size * 0.06), count, CREAM, INK, 0.86)


def chip(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A rival's goods on a shelf: the owner's shape on dark stone, and how many below."""
    colour, kind, some = words
    p.setPen(pen(edged(theme, DARK_STONE), 1.0))
    p.setBrush(QColor("#000000") if theme.strong else DARK_STONE)
    p.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 5, 5)
    w, h = rect.width(), rect.height()
    p.setPen(NO_PEN)
    p.setBrush(mix(colour_of(colour), QColor("#ffffff"), 0.12))
    p.drawPath(shape_path(kind, rect.center().x(), rect.y() + h * 0.27, min(w, h) * 0.62))
    number(p, QRectF(rect.x() + 0.5, rect.y() + h * 0.44, w - 1, h * 0.55), some, QColor("#ffffff"), None, 0.98)


def heaped(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """How many goods of one's own lie on each other: in the middle of the topmost."""
    number(p, rect, words[0], QColor("#ffffff"), INK, 0.94)


def count(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    box = square(rect, 0.96)
    p.setPen(pen(edged(theme, GOLD), 1.2))
    p.setBrush(QColor("#000000") if theme.strong else DARK_STONE)
    p.drawEllipse(box)
    number(p, box.adjusted(1, 1, -1, -1), words[0], CREAM, None, 0.82)


def _chip(p: QPainter, box: QRectF, colour: str, kind: str) -> None:
    """The owner's shape on somebody's chest."""
    p.setPen(pen(INK, box.width() * 0.09))
    p.setBrush(CREAM)
    p.drawPath(shape_path(kind, box.center().x(), box.center().y(), box.width()))


def worker(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Upright while standing; stretched out on the ground once laid down."""
    colour, kind, pose = words
    p.save()
    if pose == "down":
        p.translate(rect.center())
        p.rotate(-90)
        rect = QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width())
        p.translate(-rect.height() * 0.14, 0)
    tall = QRectF(rect.center().x() - rect.height() / 2, rect.y(), rect.height(), rect.height())
    size = 1.0 if pose == "up" else 0.8
    body = QRectF(
        tall.center().x() - tall.width() * size / 2,
        tall.center().y() - tall.height() * size / 2,
        tall.width() * size,
        tall.height() * size,
    )
    paint_emblem(p, body, "worker", theme, colour_of(colour))
    _chip(
        p,
        QRectF(
            body.center().x() - body.width() * 0.13,
            body.center().y() - body.height() * 0.06,
            body.width() * 0.26,
            body.height() * 0.26,
        ),
        colour,
        kind,
    )
    p.restore()


def workers(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Those in supply, and those who stay with the Cook."""
    colour, kind, some, cook = words
    figure, text = _beside(rect)
    worker(p, figure, [colour, kind, "up"], theme)
    number(p, text, some if cook == "0" else f"{some}+{cook}", CREAM if some != "0" else NOTHING, INK, 0.8)


def supply(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Markers that mean nothing yet."""
    colour, kind, some = words
    figure, text = _beside(rect)
    for back in (0.14, 0.07, 0.0):
        marker(p, square(figure, 0.72).translated(0, -figure.height() * (back - 0.07)), [colour, kind, "1"], theme)
    number(p, text, some, CREAM if some != "0" else NOTHING, INK, 0.8)


def stock(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A sign and how many of it; a lock on a purse that nobody may look into."""
    icon, some = words
    figure, text = _beside(rect)
    paint_emblem(p, square(figure, 0.94), "rupee" if icon == "purse" and some != "closed" else icon, theme)
    if some == "closed":
        paint_emblem(p, square(text, 0.94), "lock", theme)
    else:
        number(p, text, some, CREAM, INK, 0.86)


def harvest(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A basic good and how many of it the farm yields: with a plus, for nobody has them yet."""
    good, some = words
    figure, text = _beside(rect)
    paint_good(p, figure, good, theme)
    number(p, text, f"+{some}", CREAM if some != "0" else NOTHING, INK, 0.82)


def _beside(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Picture and number side by side, one above the other, or the number over a corner of the picture."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    if w > h * 1.2:
        return QRectF(x, y, h * 0.86, h), QRectF(x + h * 0.8, y + h * 0.12, w - h * 0.8 - 2, h * 0.76)
    if h > w * 1.2:
        return QRectF(x, y, w, h * 0.64), QRectF(x, y + h * 0.6, w, h * 0.4)
    return QRectF(x, y, w * 0.72, h * 0.72), QRectF(x + w * 0.34, y + h * 0.46, w * 0.64, h * 0.54)


def farmer(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    paint_emblem(p, rect, "farmer", theme, colour_of(words[0]))


def tracker(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    box = square(rect, 1.0)
    paint_emblem(p, box, "point", theme)
    size = box.width() * 0.34
    colour, kind = words
    p.setPen(pen(CREAM, size * 0.16))
    p.setBrush(colour_of(colour))
    p.drawPath(shape_path(kind, box.center().x(), box.center().y() + box.height() * 0.12, size))


# Coins, prices, numbers.


def price_token(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A golden seal with so many flags; the other side small."""
    value, other = words
    box = square(rect, 0.96)
    path = shape_path("hexagon", box.center().x(), box.center().y(), box.width() * 0.94)
    shadowed(p, path, box.width(), QBrush(down(box, GILT, GOLD, QColor("#a8701f"))), QColor("#5b3811"), theme)
    w = box.width()
    number(p, box.adjusted(w * 0.04, w * 0.1, -w * 0.36, -w * 0.1), value, INK, GILT, 0.9)
    back = QRectF(box.right() - w * 0.46, box.bottom() - w * 0.5, w * 0.48, w * 0.5)
    p.setPen(pen(edged(theme, GOLD), 1))
    p.setBrush(QColor("#000000") if theme.strong else DARK_STONE)
    p.drawEllipse(back)
    number(p, back, other, CREAM, None, 0.92)


def coins(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    coin(p, rect, words[0])


def coin(p: QPainter, rect: QRectF, worth: str) -> None:
    """Plain, so that nothing but the number is read on it; of gold in every theme."""
    box = square(rect, 0.96)
    p.setPen(pen(INK, box.width() * 0.05))
    p.setBrush(QBrush(down(box, GILT, GOLD)))
    p.drawEllipse(box)
    number(p, square(rect, 0.84), worth, INK, None, 0.9)


def price(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """What a space would cost, or give somebody else."""
    icon, some = words
    p.setPen(pen(edged(theme, GOLD), 1.2))
    p.setBrush(QColor("#000000") if theme.strong else DARK_STONE)
    p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() * 0.3, rect.height() * 0.3)
    h = rect.height()
    number(p, QRectF(rect.x() + 2, rect.y(), rect.width() - h, h), some if icon == "rupee" else f"+{some}", CREAM, None, 0.78)
    paint_emblem(p, QRectF(rect.right() - h * 0.96, rect.y() + h * 0.08, h * 0.84, h * 0.84), icon, theme)


def left(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """What is still to come of a character's action."""
    icon, some = words
    p.setPen(pen(edged(theme, GOLD), 1.6))
    p.setBrush(QColor("#000000") if theme.strong else QBrush(down(rect, LAPIS, QColor("#132659"))))
    p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
    h = rect.height()
    paint_emblem(p, QRectF(rect.center().x() - h * 0.22, rect.y() + 2, h * 0.44, h * 0.44), icon, theme, GOLD)
    number(
        p,
        QRectF(rect.x(), rect.y() + h * 0.44, rect.width(), h * 0.54),
        some,
        GILT if some != "0" else QColor("#ff9a86"),
        None,
        0.9,
    )


def points(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    p.setPen(pen(edged(theme, GOLD), 1.8))
    p.setBrush(QColor("#000000") if theme.strong else QBrush(down(rect, LAPIS, QColor("#132659"))))
    p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() / 2, rect.height() / 2)
    h = rect.height()
    number(p, QRectF(rect.x() + 6, rect.y(), rect.width() - h - 4, h), words[0], GILT, None, 0.86)
    paint_emblem(p, QRectF(rect.right() - h - 1, rect.y() + 2, h - 4, h - 4), "point", theme)


def closed(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A thin veil over an action that is blocked: what it does and costs can still be read."""
    box = square(rect, 1.0)
    p.setPen(pen(BAN, box.width() * 0.05))
    p.setBrush(QColor(84, 80, 96, 50))
    p.drawEllipse(box)


def blocked(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The meditation marker, a ban sign."""
    r, centre = rect.width() * 0.46, rect.center()
    p.setPen(pen(INK, r * 0.12))
    p.setBrush(CREAM)
    p.drawEllipse(centre, r, r)
    p.setPen(pen(BAN, r * 0.36))
    p.setBrush(NO_BRUSH)
    r *= 0.72
    p.drawEllipse(centre, r, r)
    p.drawLine(centre + QPointF(-r * 0.7, r * 0.7), centre + QPointF(r * 0.7, -r * 0.7))


def round_number(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """On marble, below the word."""
    number(p, rect, words[0], CREAM if theme.strong else INK, None, 0.9)


def limit(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """How many orders of a column may be fulfilled now."""
    h = rect.height()
    paint_emblem(p, QRectF(rect.x() + 3, rect.y() + h * 0.24, h * 0.5, h * 0.52), "scroll", theme)
    ink = CREAM if theme.strong else INK
    number(p, QRectF(rect.x() + h * 0.56, rect.y() + h * 0.2, rect.width() - h * 0.6, h * 0.6), f"≤{words[0]}", ink, None, 0.86)


def wanted(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A golden frame around the order that a guild wants now."""
    colour = TINT[words[0]]
    for inset, width, tint in ((2.0, 4.6, edged(theme, SAND_DEEP)), (2.0, 3.0, QColor("#ffd400") if theme.strong else GILT)):
        p.setBrush(NO_BRUSH)
        p.setPen(pen(tint, width))
        p.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 7, 7)
    side = min(rect.height(), 20.0)
    flag = QPainterPath(QPointF(rect.left() - 1, rect.center().y() - side / 2))
    flag.lineTo(rect.left() + side * 0.6, rect.center().y())
    flag.lineTo(rect.left() - 1, rect.center().y() + side / 2)
    flag.closeSubpath()
    p.setPen(pen(INK, 1))
    p.setBrush(colour)
    p.drawPath(flag)


def winner(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A crown over whose contract it would be."""
    box = square(rect, 1.0)
    marker(
        p,
        QRectF(box.x() + box.width() * 0.16, box.y() + box.height() * 0.32, box.width() * 0.68, box.height() * 0.68),
        [*words, "1"],
        theme,
    )
    paint_emblem(
        p,
        QRectF(box.center().x() - box.width() * 0.3, box.y() - box.height() * 0.08, box.width() * 0.6, box.height() * 0.5),
        "crown",
        theme,
    )


def ending(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The hourglass: half run out when the end is triggered, red in the last round."""
    r = rect.width() / 2
    p.setPen(pen(edged(theme, GOLD), 2))
    p.setBrush(filled(theme, QColor("#a32a22") if words[0] == "last" else QColor("#6d4415")))
    p.drawPath(cusped_arch(rect.adjusted(2, 2, -2, -2)))
    paint_emblem(p, QRectF(rect.center().x() - r * 0.7, rect.y() + rect.height() * 0.28, r * 1.4, r * 1.4), "end", theme)


# Light.


def turn(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A lit frame around whoever decides now."""
    p.setBrush(NO_BRUSH)
    if theme.strong:
        p.setPen(pen(QColor("#ffd400"), 4))
        p.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 10, 10)
        return
    for inset, width, colour in ((5.0, 10.0, alpha(GOLD, 60)), (3.2, 5.6, alpha(GOLD, 170)), (2.2, 2.6, QColor("#fff6d0"))):
        p.setPen(pen(colour, width))
        p.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 10, 10)


def now(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The part of the turn that is open."""
    p.setBrush(NO_BRUSH)
    for width, colour in ((3.6, alpha(GOLD, 150)), (2.2, QColor("#ffd400") if theme.strong else QColor("#fff2b8"))):
        p.setPen(pen(colour, width))
        p.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
