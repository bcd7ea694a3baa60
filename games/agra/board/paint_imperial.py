"""The Imperial board: Akbar between his bowls, favour tiles, the staircases of the guilds and their orders."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.ink import BOLD, CREAM, INK, NO_PEN, alpha, down, edged, filled, glow, mix, number, pen, rounded, write
from app.table.theme import TITLE, Theme
from app.text.speaker import Speaker
from games.agra.board import layout as at
from games.agra.board.emblems import TINT, paint_emblem
from games.agra.board.goods import paint_good
from games.agra.board.stone import GILT, GOLD, SAND_DEEP, cusped_arch, garland, hollow, marble, sandstone, tone, written
from games.agra.board.strokes import paint_parts, shades
from games.agra.tables import BOWL_GOODS, GOODS, GUILDS, INFLUENCE_RUPEES, ORDER_GOODS, STEP_FAVOURS, TOP

_AKBAR = (
    ("M -96 96 L -96 20 C -96 -20 -60 -20 -60 10 L -60 60 L 60 60 L 60 10 C 60 -20 96 -20 96 20 L 96 96 Z", "gold"),
    ("M -50 96 C -64 20 -40 -8 0 -8 C 40 -8 64 20 50 96 Z", "base"),
    ("O 0 -34 26", "skin"),
    ("M -36 -40 C -44 -92 44 -92 36 -40 C 12 -54 -12 -54 -36 -40 Z", "white"),
    ("M -4 -78 C -14 -104 10 -110 12 -84 Z", "rose"),
    ("O 0 -58 7", "gold"),
    ("M -18 -22 C -10 -4 10 -4 18 -22 C 8 -18 -8 -18 -18 -22 Z", "ink"),
    ("M -22 12 L 0 34 L 22 12 M 0 34 L 0 92", "line"),
)


def paint_imperial(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    sandstone(p, at.COURT_OF_AKBAR, theme, 14, seed=9)
    _throne(p, theme, speaker)
    for good in BOWL_GOODS:
        _bowl(p, good, theme)
    for nth in range(3):
        hollow(p, rounded(at.favour_tile_rect(nth), 8), theme, tone(theme, SAND_DEEP))
    _limit(p, theme)
    for guild in range(len(GUILDS)):
        _guild(p, guild, theme, speaker)


def _throne(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    r = at.throne_rect()
    marble(p, r, theme, 12, seed=77, veins=6)
    garland(p, QPointF(r.x() + 12, r.y() + 10), r.width() - 24, theme, 5)
    arch = QRectF(r.center().x() - 46, r.y() + 18, 92, r.height() - 22)
    p.setPen(pen(edged(theme, GOLD), 2.4))
    p.setBrush(filled(theme, down(arch, QColor("#2f6b57"), QColor("#173c33"))))
    p.drawPath(cusped_arch(arch, 9))
    write(p, at.round_rects()[0], speaker.say("board-round"), 19, written(theme))
    paint_parts(p, QRectF(arch.center().x() - 43, arch.y() + 14, 86, 86), _AKBAR, shades(QColor("#a12f6a")), theme)


def _bowl(p: QPainter, good: int, theme: Theme) -> None:
    """A golden bowl, what belongs into it above."""
    r = at.bowl_rect(good)
    dish = QRectF(r.x() + 1, r.y() + 2, r.width() - 2, r.height() - 4)
    p.setPen(pen(edged(theme, QColor("#7a4d12")), 2))
    p.setBrush(filled(theme, glow(dish.center() - QPointF(6, 8), dish.width() * 0.8, GILT, GOLD, QColor("#9a6418"))))
    p.drawRoundedRect(dish, 22, 22)
    p.setPen(NO_PEN)
    p.setBrush(filled(theme, down(dish, QColor("#6a3a10"), QColor("#a8701f"))))
    p.drawRoundedRect(dish.adjusted(4, 4, -4, -4), 18, 18)
    paint_good(p, dish.adjusted(6, 8, -6, -8), GOODS[good], theme)


def _limit(p: QPainter, theme: Theme) -> None:
    marble(p, at.limit_rect(), theme, 8, seed=4, veins=2)


def _guild(p: QPainter, guild: int, theme: Theme, speaker: Speaker) -> None:
    name, r = GUILDS[guild], at.guild_rect(guild)
    marble(p, r, theme, 10, seed=40 + guild, veins=6)
    colour = tone(theme, TINT[name])
    band = QRectF(r.x() + at.STAIR_W + 8, r.y() + 3, r.width() - at.STAIR_W - 12, 28)
    p.setPen(pen(edged(theme, mix(colour, INK, 0.4)), 1.2))
    p.setBrush(filled(theme, down(band, mix(colour, QColor("#ffffff"), 0.16), colour)))
    p.drawRoundedRect(band, 7, 7)
    paint_emblem(p, QRectF(r.x() + 5, r.y() + 3, 30, 30), name, theme)
    write(p, band.adjusted(4, 0, -4, 0), speaker.thing("guild", name), 17, CREAM, weight=BOLD, family=TITLE)
    for step in range(TOP + 1):
        _stair(p, guild, step, theme, colour)
    for place in range(6):
        _order(p, 6 * guild + place, theme)


def _stair(p: QPainter, guild: int, step: int, theme: Theme, colour: QColor) -> None:
    """Lighter the higher; the Rupees of an order on the left, favours on the third and the sixth."""
    r = at.stair_rect(guild, step)
    shade = mix(mix(colour, QColor("#ffffff"), 0.74), colour, 0.62 * step / TOP)
    p.setPen(pen(edged(theme, mix(colour, INK, 0.3)), 1))
    p.setBrush(filled(theme, down(r, mix(shade, QColor("#ffffff"), 0.35), shade)))
    p.drawRoundedRect(r, 4, 4)
    if step:
        coin = QRectF(r.x() + 1, r.y() + 1, 25, r.height() - 2)
        p.setPen(NO_PEN)
        p.setBrush(filled(theme, alpha(GOLD, 220)))
        p.drawRoundedRect(coin, 4, 4)
        number(p, coin, str(INFLUENCE_RUPEES[step]), INK if not theme.strong else CREAM, None, 0.84)
    for i in range(STEP_FAVOURS[step]):
        paint_emblem(p, QRectF(r.right() - 22 - 16 * i, r.y() + 3, 20, 20), "favour", theme)


def _order(p: QPainter, order: int, theme: Theme) -> None:
    r = at.order_rect(order)
    hollow(p, rounded(r, 7), theme, tone(theme, QColor("#e6dac2")))
    for nth, good in enumerate(ORDER_GOODS[order]):
        paint_good(
            p, QRectF(r.x() + 3 + nth * (r.width() / 2 - 2), r.y() + 4, r.width() / 2 - 4, r.height() - 8), GOODS[good], theme
        )
