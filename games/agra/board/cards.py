"""Cards and tiles: notables on the river and as contracts, favour tiles, bonus tiles, buildings under construction."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import CREAM, INK, NO_BRUSH, NO_PEN, alpha, down, edged, filled, mix, number, pen, rounded, square
from app.table.theme import Theme
from games.agra.board.emblems import TINT, paint_emblem
from games.agra.board.goods import paint_good
from games.agra.board.pictograms import OF_ACTION, OF_CONTRACT, in_little_room, paint_signs
from games.agra.board.stone import (
    GOLD,
    MARBLE,
    MARBLE_SHADE,
    SAND_DARK,
    SAND_DEEP,
    arcade,
    tone,
)
from games.agra.board.strokes import WHITE
from games.agra.board.tokens import coin, marker
from games.agra.components import BOX
from games.agra.tables import (
    ACTION,
    BONUS,
    BONUS_COVER,
    BONUS_FAVOUR,
    BONUS_GUILD,
    BONUS_RUPEES,
    GENEROUS,
    GENEROUS_RUPEES,
    GOODS,
    GUILDS,
    NOTABLE,
    NOTABLE_GUILD,
    OWN,
    SPEND,
    SPOT_GOOD,
    SPOTS,
)

END_CONTRACTS = {n.id for n in BOX.notables if n.level >= 3 and n.id not in ("mujtahida", "painter")}
"""Those that pay at the end of the game."""


def _leaf(p: QPainter, rect: QRectF, theme: Theme, band: QColor, corner: float = 7.0) -> None:
    """A card of pale stone in a coloured frame."""
    p.setPen(NO_PEN)
    if not theme.strong:
        p.setBrush(QColor(10, 5, 30, 120))
        p.drawRoundedRect(rect.adjusted(1, 3, 1, 0), corner, corner)
    box = rect.adjusted(1, 1, -1, -2)
    p.setBrush(filled(theme, down(box, tone(theme, WHITE), tone(theme, MARBLE), tone(theme, MARBLE_SHADE))))
    p.setPen(pen(edged(theme, band), rect.width() * 0.035))
    p.drawRoundedRect(box, corner, corner)


# Notables.


def notable(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The order side: guild on top, the ordered goods below, each beside a place for a marker."""
    name, state = words
    number_of = NOTABLE[name]
    guild = GUILDS[NOTABLE_GUILD[number_of]]
    unit = rect.width() / 83
    _leaf(p, rect, theme, TINT[guild], 7 * unit)
    band = QRectF(rect.x() + 2 * unit, rect.y() + 2 * unit, rect.width() - 4 * unit, 29 * unit)
    p.setPen(NO_PEN)
    p.setBrush(filled(theme, down(band, mix(TINT[guild], WHITE, 0.16), TINT[guild])))
    p.drawRoundedRect(band, 5 * unit, 5 * unit)
    paint_emblem(
        p, QRectF(band.x() + 3 * unit, band.y() + unit, 27 * unit, 27 * unit), guild, theme, mix(TINT[guild], WHITE, 0.55)
    )
    spots = SPOTS[number_of]
    pitch = (rect.height() - 34 * unit) / 3
    for nth, spot in enumerate(spots):
        y = rect.y() + 33 * unit + (nth + (3 - len(spots)) / 2) * pitch
        row = QRectF(rect.x() + 4 * unit, y, rect.width() - 8 * unit, pitch - 2 * unit)
        _ordered(p, row, GOODS[SPOT_GOOD[spot]], theme, first=nth == 0, unit=unit)
    if state == "shut":
        _shutter(p, rect, theme, unit)


def _ordered(p: QPainter, row: QRectF, good: str, theme: Theme, *, first: bool, unit: float) -> None:
    p.setPen(pen(edged(theme, GOLD if first else MARBLE_SHADE), (1.8 if first else 1.0) * unit))
    p.setBrush(filled(theme, alpha(SAND_DARK, 30)))
    p.drawRoundedRect(row, 6 * unit, 6 * unit)
    side = row.height()
    paint_good(p, QRectF(row.x() + unit, row.y(), side, side), good, theme)
    hole = QRectF(row.right() - side - 4 * unit, row.y() + unit, side - 2 * unit, side - 2 * unit)
    p.setPen(pen(alpha(INK, 120) if not theme.strong else QColor("#ffffff"), 1.1 * unit))
    p.setBrush(filled(theme, alpha(INK, 36)))
    p.drawEllipse(hole)


def _shutter(p: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
    """Mist of the river: this level is not open yet."""
    p.setPen(NO_PEN)
    p.setBrush(QColor(0, 0, 0, 150) if theme.strong else QColor(24, 42, 96, 128))
    p.drawRoundedRect(rect.adjusted(1, 1, -1, -2), 7 * unit, 7 * unit)
    paint_emblem(p, QRectF(rect.right() - 31 * unit, rect.y() + 3 * unit, 27 * unit, 27 * unit), "lock", theme)


def contract(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The contract side: what it does, what it pays for, and the guild."""
    name, state, kept = words
    nth = NOTABLE[name]
    guild, w, h = GUILDS[NOTABLE_GUILD[nth]], rect.width(), rect.height()
    _leaf(p, rect, theme, TINT[guild], w * 0.09)
    band = QRectF(rect.x() + w * 0.04, rect.y() + h * 0.04, w * 0.92, h * 0.3)
    p.setPen(NO_PEN)
    p.setBrush(filled(theme, down(band, mix(TINT[guild], WHITE, 0.16), TINT[guild])))
    p.drawRoundedRect(band, w * 0.06, w * 0.06)
    paint_emblem(
        p, QRectF(band.x() + w * 0.02, band.y(), band.height(), band.height()), guild, theme, mix(TINT[guild], WHITE, 0.55)
    )
    right = QRectF(
        band.x() + band.height() + w * 0.06, band.y(), band.right() - band.x() - band.height() - w * 0.08, band.height()
    )
    if name in END_CONTRACTS:
        paint_emblem(p, square(right, 0.86), "end", theme)
    elif kept != "0":
        number(p, right, f"{kept}/3", CREAM, INK, 0.8)
    good = next((g for g, n in enumerate(GENEROUS) if n == nth), -1)
    body = QRectF(rect.x() + w * 0.06, rect.y() + h * 0.38, w * 0.88, h * (0.34 if good >= 0 else 0.54))
    paint_signs(p, body, OF_CONTRACT[name], theme, CREAM if theme.strong else INK)
    if good >= 0:
        foot = QRectF(rect.x() + w * 0.1, rect.y() + h * 0.72, w * 0.8, h * 0.24)
        paint_signs(p, foot, (GOODS[good], f"+{GENEROUS_RUPEES[good]}", "rupee"), theme, CREAM if theme.strong else INK)
    if state == "used":
        p.setPen(NO_PEN)
        p.setBrush(QColor(30, 20, 40, 150))
        p.drawRoundedRect(rect.adjusted(1, 1, -1, -2), w * 0.09, w * 0.09)


def small_contract(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A rival's: only what it does, as large as there is room, in the colour of its guild."""
    name, state, kept = words
    tint = TINT[GUILDS[NOTABLE_GUILD[NOTABLE[name]]]]
    box = rect.adjusted(1.6, 1.6, -1.6, -1.6)
    p.setPen(pen(edged(theme, tint), 2.8))
    p.setBrush(filled(theme, down(box, tone(theme, WHITE), tone(theme, MARBLE_SHADE))))
    p.drawRoundedRect(box, 5, 5)
    signs = ("rupee", f"{kept}/3") if kept != "0" else OF_CONTRACT[name]
    if name in END_CONTRACTS:
        signs = ("end", *signs)
    room = box.adjusted(2, 2, -2, -2)
    lines = in_little_room(signs, room)
    high = room.height() / len(lines)
    for nth, line in enumerate(lines):
        row = QRectF(room.x(), room.y() + nth * high, room.width(), high)
        paint_signs(p, row, line, theme, CREAM if theme.strong else INK)
    if state == "used":
        p.setPen(NO_PEN)
        p.setBrush(QColor(30, 20, 40, 150))
        p.drawRoundedRect(box, 5, 5)


def wake(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Where a notable has left: ripples, the name in the shade, and the sign of whoever has the contract."""
    unit = rect.width() / 83
    p.setPen(NO_PEN)
    p.setBrush(QColor(12, 26, 66, 170))
    p.drawRoundedRect(QRectF(rect.x(), rect.y(), rect.width(), 35 * unit), 5 * unit, 5 * unit)
    p.setBrush(NO_BRUSH)
    for i in range(3):
        y = rect.y() + rect.height() * (0.62 + 0.12 * i)
        path = QPainterPath(QPointF(rect.x() + rect.width() * 0.14, y))
        for k in range(3):
            x = rect.x() + rect.width() * (0.14 + 0.24 * (k + 1))
            path.quadTo(x - rect.width() * 0.12, y + rect.height() * (0.05 if k % 2 else -0.05), x, y)
        p.setPen(pen(alpha(QColor("#bcd4ff"), 130), rect.width() * 0.02))
        p.drawPath(path)
    marker(p, QRectF(rect.center().x() - 15 * unit, rect.y() + 50 * unit, 30 * unit, 30 * unit), [*words, "1"], theme)


# Tiles.


def tile(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A favour tile: what it does, and under it how many favours one must own and spend."""
    name, state = words
    unit = rect.height() / 62
    p.setPen(NO_PEN)
    if not theme.strong:
        p.setBrush(QColor(10, 5, 30, 110))
        p.drawRoundedRect(rect.adjusted(1, 3, 1, 0), 8 * unit, 8 * unit)
    box = rect.adjusted(1, 1, -1, -2)
    p.setBrush(filled(theme, down(box, QColor("#3c6f9e"), QColor("#27507c"), QColor("#1d3c62"))))
    p.setPen(pen(edged(theme, GOLD), 1.8 * unit))
    p.drawRoundedRect(box, 8 * unit, 8 * unit)
    action_face(p, box.adjusted(3 * unit, 2 * unit, -3 * unit, -2 * unit), name, theme)
    if state == "used":
        p.setPen(NO_PEN)
        p.setBrush(QColor(20, 14, 36, 150))
        p.drawRoundedRect(box, 8 * unit, 8 * unit)


def action_face(p: QPainter, rect: QRectF, name: str, theme: Theme) -> None:
    """Picture above, price below: favours to own, favours to spend where that is less."""
    h = rect.height()
    paint_signs(p, QRectF(rect.x() + 2, rect.y() + h * 0.03, rect.width() - 4, h * 0.5), OF_ACTION[name], theme)
    own, spend = OWN[ACTION[name]], SPEND[ACTION[name]]
    row = QRectF(rect.x(), rect.y() + h * 0.55, rect.width(), h * 0.43)
    paint_signs(p, row, (f"{own}", "favour", f"−{spend}"), theme, CREAM)


def small_tile(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """A rival's favour tile."""
    box = square(rect, 0.94)
    p.setPen(pen(edged(theme, GOLD), 1.4))
    p.setBrush(filled(theme, QColor("#27507c")))
    p.drawRoundedRect(box, 4, 4)
    paint_signs(p, box.adjusted(2, 2, -2, -2), OF_ACTION[words[0]][:1], theme)


def pile(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Face-down tiles: the back, and how many."""
    for lift in (6.0, 3.0, 0.0):
        box = rect.adjusted(3, 5 - lift + 3, -3, -lift - 1)
        p.setPen(pen(edged(theme, GOLD), 1.4))
        p.setBrush(filled(theme, down(box, QColor("#2b5580"), QColor("#173150"))))
        p.drawRoundedRect(box, 7, 7)
    paint_emblem(p, QRectF(rect.x() + 8, rect.y() + 4, rect.width() * 0.46, rect.height() * 0.56), "favour", theme)
    number(
        p,
        QRectF(rect.x() + rect.width() * 0.42, rect.y() + rect.height() * 0.42, rect.width() * 0.5, rect.height() * 0.46),
        words[0],
        CREAM,
        INK,
        0.86,
    )


def bonus(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Rupees, and what else."""
    nth = BONUS[words[0]]
    _leaf(p, rect, theme, GOLD, 5)
    w, h = rect.width(), rect.height()
    both = BONUS_GUILD[nth] >= 0 or BONUS_FAVOUR[nth] or BONUS_COVER[nth]
    left = QRectF(rect.x() + w * (0.04 if both else 0.21), rect.y() + h * 0.1, w * 0.54, h * 0.78)
    coin(p, left, str(BONUS_RUPEES[nth]))
    if both:
        icon = GUILDS[BONUS_GUILD[nth]] if BONUS_GUILD[nth] >= 0 else "favour" if BONUS_FAVOUR[nth] else "cover"
        paint_emblem(p, QRectF(rect.x() + w * 0.54, rect.y() + h * 0.2, w * 0.42, h * 0.6), icon, theme)


def works(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """Under construction: bare red arches, as many as the level, scaffolding, and the cost."""
    level, cost = words
    w, h = rect.width(), rect.height()
    arcade(p, rect.adjusted(0, 0, 0, 0), int(level), theme, tone(theme, QColor("#a8523a")), tone(theme, SAND_DEEP))
    p.setPen(pen(edged(theme, QColor("#d9b27a")), w * 0.016))
    for x in (0.04, 0.5, 0.96):
        p.drawLine(QPointF(rect.x() + w * x, rect.y() + h * 0.04), QPointF(rect.x() + w * x, rect.bottom() - 1))
    for y in (0.36, 0.72):
        p.drawLine(QPointF(rect.x(), rect.y() + h * y), QPointF(rect.right(), rect.y() + h * y))
    sign = QRectF(rect.right() - h * 0.96, rect.y() + h * 0.1, h * 0.88, h * 0.8)
    p.setPen(pen(edged(theme, GOLD), 1.6))
    p.setBrush(QBrush(QColor("#000000")) if theme.strong else QBrush(QColor("#3a1511")))
    p.drawPath(rounded(sign, h * 0.14))
    paint_emblem(p, QRectF(sign.x() + 1, sign.y() + h * 0.06, h * 0.4, h * 0.7), "hammer", theme)
    number(p, QRectF(sign.x() + h * 0.36, sign.y(), h * 0.5, sign.height()), cost, CREAM, None, 0.8)
