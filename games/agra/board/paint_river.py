"""The Yamuna: lapis with veins of gold, marble landings for the notables, six piers, and the order limits along the way."""

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.table.ink import (
    BOLD,
    CREAM,
    INK,
    NO_BRUSH,
    NO_PEN,
    SMALLEST,
    alpha,
    down,
    edged,
    filled,
    fits,
    mix,
    number,
    pen,
    write,
)
from app.table.theme import Theme
from app.text.speaker import Speaker
from games.agra.board import layout as at
from games.agra.board.pictograms import Signs, paint_signs
from games.agra.board.stone import GILT, GOLD, LAPIS, LAPIS_DEEP, LAPIS_LIGHT, cusped_arch, marble, tone, written
from games.agra.state import Agra
from games.agra.tables import BOX_CARD, NOTABLES, ORDER_LIMIT

ON_PIER: dict[int, Signs] = {
    2: ("hammer", "die"),
    3: ("cotton", "favour"),
    4: ("favour", "+1"),
    5: ("cotton", "marker"),
    6: ("end",),
}
"""What happens when the boat arrives."""


def paint_river(p: QPainter, s: Agra, theme: Theme, speaker: Speaker) -> None:
    _water(p, theme)
    for notable, slot in at.slots_of(s.owner, BOX_CARD).items():
        _plaque(p, slot, speaker.thing("notable", NOTABLES[notable]), theme)
    for pier in range(1, 7):
        _pier(p, pier, theme)


def _water(p: QPainter, theme: Theme) -> None:
    r = at.RIVER
    p.setPen(NO_PEN)
    p.setBrush(
        filled(
            theme,
            down(
                r,
                tone(theme, LAPIS_DEEP),
                tone(theme, LAPIS),
                tone(theme, LAPIS_LIGHT),
                tone(theme, LAPIS),
                tone(theme, LAPIS_DEEP),
            ),
        )
    )
    p.drawRect(r)
    if theme.strong:
        p.setPen(pen(QColor("#ffffff"), 1.6))
        p.drawLine(r.topLeft(), r.topRight())
        p.drawLine(r.bottomLeft(), r.bottomRight())
        return
    rng = Random(8)
    p.setBrush(NO_BRUSH)
    for i in range(15):
        y, swing, start = r.y() + 10 + i * 10.6, rng.uniform(3, 9), rng.uniform(-60, 0)
        path = QPainterPath(QPointF(start, y))
        for n in range(28):
            path.quadTo(start + n * 60 + 30, y + (swing if n % 2 else -swing), start + (n + 1) * 60, y)
        p.setPen(pen(alpha(QColor("#bcd4ff"), rng.randrange(14, 48)), rng.choice((1.0, 2.0))))
        p.drawPath(path)
    for width in (1.0, 1.8):
        p.setPen(pen(alpha(GILT, 130), width))
        p.drawPoints([QPointF(rng.uniform(0, 1600), rng.uniform(r.y(), r.bottom())) for _ in range(90)])
    for y in (r.y() + 2.5, r.bottom() - 2.5):
        for width, colour in ((6.0, tone(theme, QColor("#e9dcc3"))), (2.0, GOLD)):
            p.setPen(pen(colour, width))
            p.drawLine(QPointF(0, y), QPointF(1600, y))


def _plaque(p: QPainter, slot: int, words: str, theme: Theme) -> None:
    """The name of who waits here, on two lines where it is long."""
    r = at.plaque_rect(slot)
    marble(p, r, theme, 5, seed=100 + slot, veins=1)
    box = r.adjusted(3, 0, -3, 0)
    lines = [words] if fits(words, box.width(), BOLD) else words.split(" ", 1)
    for i, line in enumerate(lines):
        part = QRectF(box.x(), box.y() + i * box.height() / len(lines), box.width(), box.height() / len(lines))
        write(p, part, line, SMALLEST, written(theme), weight=BOLD)


def _pier(p: QPainter, pier: int, theme: Theme) -> None:
    """A landing stage: its number, what it opens, what happens when the boat comes."""
    r = at.pier_rect(pier)
    p.setPen(pen(edged(theme, mix(QColor("#7a4d22"), INK, 0.3)), 1.4))
    for i in range(8):
        plank = QRectF(r.x() + 2, r.y() + 2 + i * (r.height() - 4) / 8, r.width() - 4, (r.height() - 4) / 8 - 1.4)
        p.setBrush(filled(theme, tone(theme, QColor("#9a6a3a") if i % 2 else QColor("#8a5c30"))))
        p.drawRoundedRect(plank, 2, 2)
    arch = QRectF(r.center().x() - 20, r.y() + 3, 40, 42)
    p.setPen(pen(edged(theme, GOLD), 1.8))
    p.setBrush(filled(theme, tone(theme, QColor("#7e3224"))))
    p.drawPath(cusped_arch(arch))
    number(p, arch.adjusted(0, 10, 0, -2), str(pier), CREAM, INK, 0.9)
    if signs := ON_PIER.get(pier):
        paint_signs(p, QRectF(r.x() + 4, r.y() + 47, r.width() - 8, 26), signs, theme)
    if pier > 1 and ORDER_LIMIT[pier] != ORDER_LIMIT[pier - 1]:
        row = QRectF(r.x() + 3, r.y() + 71, r.width() - 6, 22)
        paint_signs(p, row, ("scroll", f"≤{ORDER_LIMIT[pier]}"), theme)
