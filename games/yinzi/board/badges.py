"""What bonuses and innovations do, as little pictures."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.ink import number, pen, square
from app.table.theme import Theme
from games.yinzi import tables as t
from games.yinzi.board.ink import palette
from games.yinzi.board.ships import paint_flag
from games.yinzi.board.tokens import paint_copper, paint_glyph, paint_good, paint_resource, paint_silver

Drawing = Callable[[QPainter, QRectF, Theme], None]
BAMBOO, RAW = QColor("#6f9c41"), QColor("#b9a685")


def _half(rect: QRectF, part: str) -> QRectF:
    """A square at one side of a rectangle, a little smaller than its height."""
    size = min(rect.height() * 0.74, rect.width() * 0.6)
    y = rect.center().y() - size / 2
    return QRectF(rect.x() if part == "left" else rect.right() - size, y, size, size)


def _plus(p: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    number(p, rect, words, palette(theme).ink, palette(theme).plate, 0.9)


def _corner(rect: QRectF) -> QRectF:
    return QRectF(
        rect.right() - rect.width() * 0.44, rect.bottom() - rect.height() * 0.46, rect.width() * 0.44, rect.height() * 0.46
    )


def paint_bonus(p: QPainter, rect: QRectF, bonus: str, theme: Theme) -> None:
    pal = palette(theme)
    box = square(rect, 0.78)
    if bonus == "bonus_innovation":
        paint_glyph(p, box, "lantern", pal.seal, pal.ink, 0.03)
    elif bonus == "bonus_better_sale":
        paint_copper(p, box, theme)
        _plus(p, _corner(rect), "+1", theme)
    elif bonus == "bonus_feed":
        paint_glyph(p, box, "food", QColor("#e6b65a"), pal.ink, 0.04)
    elif bonus == "bonus_no_tax":
        paint_silver(p, box, theme)
        p.setPen(pen(pal.seal, rect.width() * 0.09))
        p.drawLine(box.bottomLeft() + QPointF(2, -4), box.topRight() + QPointF(-2, 4))
    elif bonus == "bonus_boat":
        paint_glyph(p, box, "boat", pal.cobalt)
        _plus(p, _corner(rect), "+1", theme)
    else:
        paint_glyph(p, box, "factory", pal.cobalt)
        paint_glyph(p, square(_corner(rect), 0.9), "up", pal.gold, pal.ink, 0.08)


def paint_innovation(p: QPainter, rect: QRectF, innovation: str, theme: Theme) -> None:
    """One drawing for each of the 24."""
    name = innovation.removeprefix("inn_")
    if name.startswith("em_"):
        paint_flag(
            p,
            QRectF(rect.x() + rect.width() * 0.08, rect.y() + rect.height() * 0.1, rect.width() * 0.6, rect.height() * 0.6),
            name.removeprefix("em_"),
            theme,
        )
        paint_glyph(
            p,
            QRectF(
                rect.right() - rect.height() * 0.6,
                rect.bottom() - rect.height() * 0.56,
                rect.height() * 0.58,
                rect.height() * 0.54,
            ),
            "envoy",
            palette(theme).seal,
            palette(theme).plate,
            0.05,
        )
    elif name in _GOODS:
        good, count = _GOODS[name]
        _counted(p, rect, count, theme)
        paint_good(p, _half(rect, "right"), good, theme)
    else:
        _OTHERS[name](p, rect, theme)


_GOODS = {"rice": ("rice", "2"), "wheat": ("wheat", "1"), "salt": ("salt", "1")}


def _counted(p: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    left = QRectF(rect.x() + 1, rect.y() + rect.height() * 0.2, rect.width() * 0.32, rect.height() * 0.6)
    number(p, left, words, palette(theme).ink, None, 0.86)


def _resource(kind: str) -> Drawing:
    def draw(p: QPainter, rect: QRectF, theme: Theme) -> None:
        _counted(p, rect, "1", theme)
        paint_resource(p, _half(rect, "right"), kind, theme)

    return draw


def _coins(p: QPainter, rect: QRectF, theme: Theme) -> None:
    _counted(p, rect, str(t.VIRTUAL_COPPER), theme)
    paint_copper(p, _half(rect, "right"), theme)


def _signs(left: str, right: str, first: QColor | str, second: QColor | str, words: str = "") -> Drawing:
    """Two signs side by side, or one and a few letters."""

    def draw(p: QPainter, rect: QRectF, theme: Theme) -> None:
        pal = palette(theme)
        for sign, part, colour in ((left, "left", first), (right, "right", second)):
            if sign:
                fill = getattr(pal, colour) if isinstance(colour, str) else colour
                paint_glyph(p, _half(rect, part), sign, fill, pal.ink, 0.035)
        if words:
            _counted(p, rect, words, theme)

    return draw


def _warcoins(p: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_glyph(p, _half(rect, "left"), "war", palette(theme).seal)
    paint_copper(p, _half(rect, "right").adjusted(2, 4, 2, 4), theme)


_OTHERS: dict[str, Drawing] = {
    "wood": _resource("wood"),
    "stone": _resource("stone"),
    "coins": _coins,
    "raw": _signs("", "cube", RAW, RAW, "1"),
    "river": _signs("", "boat", "cobalt", "cobalt", "+1"),
    "city_sale": _signs("stall", "cube", "cobalt", RAW),
    "plantation": _signs("", "sprout", BAMBOO, BAMBOO, "+"),
    "same_duty": _signs("worker", "worker", "soft", "cobalt"),
    "extra_worker": _signs("", "worker", "cobalt", "cobalt", "+1"),
    "immigrants": _signs("lying", "arrive", "soft", "cobalt"),
    "route_tile": _signs("", "route", "cobalt", "cobalt", "+"),
    "fruitful_war": _warcoins,
    "veterans": _signs("war", "lying", "seal", "cobalt"),
    "recruit": _signs("war", "worker", "seal", "cobalt"),
    "weak_enemy": _signs("", "war", "seal", "seal", "−2"),
}
