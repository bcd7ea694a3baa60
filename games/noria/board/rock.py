"""The floating rock: the Town Hall on its top, four paths that climb to it, the cave, the chambers, the hanging tip."""

from itertools import pairwise
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from app.table.ink import BOLD, INK, NO_BRUSH, NO_PEN, SEMI, alpha, down, edged, filled, glow, mix, number, pen, write
from app.table.shapes import polygon
from app.table.theme import TITLE, Theme
from app.text.speaker import Speaker
from games.noria.board import layout as at
from games.noria.board.ink import SAND, heading, plate
from games.noria.board.town import paint_banners, paint_town_hall
from games.noria.tables import (
    CHAMBER_VALUES,
    CHAMBERS,
    LEVEL_PRICES,
    PATHS,
    TOP,
)

ROCK = "#5b4a63"


def paint_rock(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    _body(p, theme)
    paint_town_hall(p, theme)
    _levels(p, theme)
    for path in range(len(PATHS)):
        _path(p, path, theme)
    _cave(p, theme)
    paint_banners(p, theme, speaker)
    for chamber in range(len(CHAMBERS)):
        _chamber(p, chamber, theme, speaker)
    _intrigue(p, theme, speaker)


def _outline() -> QPainterPath:
    rng = Random(11)
    left = [
        (22, 96),
        (8, 180),
        (14, 300),
        (4, 420),
        (16, 540),
        (10, 640),
        (22, 742),
        (52, 830),
        (70, 900),
        (132, 956),
        (214, 984),
    ]
    right = [
        (296, 998),
        (388, 982),
        (452, 950),
        (512, 900),
        (540, 826),
        (568, 742),
        (560, 640),
        (572, 540),
        (562, 420),
        (574, 300),
        (564, 180),
        (560, 96),
    ]
    points = [(x + rng.uniform(-4, 4), y) for x, y in left + right]
    path = QPainterPath(QPointF(*points[0]))
    for (x1, y1), (x2, y2) in pairwise(points):
        path.lineTo((x1 + x2) / 2 + rng.uniform(-5, 5), (y1 + y2) / 2)
        path.lineTo(x2, y2)
    path.quadTo(440, 66, 292, 74)
    path.quadTo(140, 66, points[0][0], points[0][1])
    path.closeSubpath()
    return path


def _body(p: QPainter, theme: Theme) -> None:
    outline = _outline()
    box = outline.boundingRect()
    p.setPen(NO_PEN)
    if not theme.strong:
        p.setBrush(QColor(20, 10, 34, 90))
        p.drawPath(outline.translated(14, 18))
    p.setBrush(
        QColor("#0d0b12")
        if theme.strong
        else QBrush(down(box, QColor("#806a80"), QColor(ROCK), QColor("#45364f"), QColor("#2b2036")))
    )
    p.drawPath(outline)
    p.save()
    p.setClipPath(outline)
    if not theme.strong:
        _facets(p, box)
        side = QRectF(box.right() - 120, box.y(), 120, box.height())
        g = down(QRectF(0, 0, 1, 1), QColor(0, 0, 0))
        g.setStart(side.topLeft())
        g.setFinalStop(side.topRight())
        g.setColorAt(0, QColor(255, 176, 110, 0))
        g.setColorAt(1, QColor(255, 176, 110, 70))
        p.setBrush(QBrush(g))
        p.drawRect(side)
    p.restore()
    p.setBrush(NO_BRUSH)
    p.setPen(pen(edged(theme, QColor("#2a1c33")), 3))
    p.drawPath(outline)
    if not theme.strong:
        _moss(p)
        _crystals(p)


def _facets(p: QPainter, box: QRectF) -> None:
    rng = Random(23)
    for _ in range(150):
        x, y = box.x() + rng.random() * box.width(), box.y() + rng.random() * box.height()
        size = rng.uniform(16, 62)
        points = [(x + rng.uniform(-size, size), y + rng.uniform(-size, size) * 1.3) for _ in range(3)]
        light = rng.random() < 0.5
        p.setBrush(QColor(255, 214, 190, rng.randint(6, 20)) if light else QColor(18, 8, 30, rng.randint(10, 34)))
        p.drawPath(polygon(points))
    for _ in range(26):
        x, y = box.x() + rng.random() * box.width(), box.y() + rng.random() * box.height()
        crack = QPainterPath(QPointF(x, y))
        for _ in range(3):
            x, y = x + rng.uniform(-16, 16), y + rng.uniform(10, 34)
            crack.lineTo(x, y)
        p.setPen(pen(QColor(20, 10, 30, 70), 1.4))
        p.setBrush(NO_BRUSH)
        p.drawPath(crack)
    p.setPen(NO_PEN)


def _moss(p: QPainter) -> None:
    """Green that hangs from the edge of the top."""
    rng = Random(5)
    path = QPainterPath(QPointF(20, 98))
    path.quadTo(140, 62, 292, 70)
    path.quadTo(440, 62, 562, 98)
    x = 562.0
    while x > 24:
        step = rng.uniform(10, 26)
        drop = rng.uniform(4, 22)
        base = 84 + 20 * abs(x - 292) / 292
        path.quadTo(x - step * 0.5, base + drop * 1.7, x - step, base + rng.uniform(0, 4))
        x -= step
    path.closeSubpath()
    p.setPen(NO_PEN)
    p.setBrush(QBrush(down(QRectF(0, 62, 10, 60), QColor("#7fa05a"), QColor("#3f6840"), QColor("#28483a"))))
    p.drawPath(path)


def _crystals(p: QPainter) -> None:
    """The three ores that grow from the underside."""
    rng = Random(17)
    tones = (QColor("#ff7f9f"), QColor("#78cf72"), QColor("#11141c"))
    spots = [
        (66, 858, 0),
        (84, 884, 0),
        (104, 908, 1),
        (150, 944, 2),
        (178, 962, 2),
        (420, 962, 0),
        (446, 946, 0),
        (486, 912, 1),
        (514, 888, 2),
        (530, 862, 2),
    ]
    for x, y, kind in spots:
        for _ in range(3):
            size, cx = rng.uniform(22, 44), x + rng.uniform(-13, 13)
            w, top = size * 0.2, y - 10
            shard = [
                (cx - w, top),
                (cx + w, top),
                (cx + w * 0.9, top + size * 0.6),
                (cx, top + size),
                (cx - w * 0.9, top + size * 0.55),
            ]
            box = QRectF(cx - w, top, 2 * w, size)
            p.setPen(pen(QColor("#b9d2ee") if kind == 2 else mix(tones[kind], INK, 0.65), 1.1))
            p.setBrush(QBrush(down(box, mix(tones[kind], INK, 0.5), tones[kind], mix(tones[kind], QColor("#ffffff"), 0.35))))
            p.drawPath(polygon(shard))
            p.setPen(NO_PEN)
            p.setBrush(QColor(255, 255, 255, 50))
            p.drawPath(polygon([(cx - w, top), (cx, top), (cx, top + size), shard[4]]))


def _levels(p: QPainter, theme: Theme) -> None:
    """The numbers of the levels, as floors of the rock."""
    for level in range(1, TOP + 1):
        y = at.level_rect(0, level).center().y()
        p.setPen(pen(QColor(255, 230, 190, 90 if theme.strong else 30), 1))
        p.drawLine(QPointF(40, y + at.LEVEL_STEP / 2), QPointF(556, y + at.LEVEL_STEP / 2))
        for x in (12, 551):
            number(p, QRectF(x, y - 15, 30, 30), str(level), SAND, alpha(INK, 200), 0.74)


def _path(p: QPainter, path: int, theme: Theme) -> None:
    """Steps joined by a winding trail, from the cave to the gate."""
    start = at.level_rect(path, 0)
    trail = QPainterPath(QPointF(start.x() + at.STONE / 2, start.y() + 12))
    for level in range(1, TOP + 1):
        c = at.stone_rect(path, level).center()
        here = trail.currentPosition()
        bend = 17 if level % 2 else -13
        trail.cubicTo(here.x() + bend, here.y() - 16, c.x() + bend, c.y() + 16, c.x(), c.y())
    here = trail.currentPosition()
    trail.cubicTo(here.x() + 8, here.y() - 22, here.x() + 40, here.y() - 20, at.column(path) + at.COLUMN_W / 2, here.y() - 44)
    p.setBrush(NO_BRUSH)
    for colour, width in ((QColor(26, 14, 34, 150), 20), (QColor("#a98a6c"), 15), (QColor("#dcc39a"), 10)):
        p.setPen(
            pen(
                QColor("#ffffff" if width == 10 else "#000000") if theme.strong else colour,
                3 if theme.strong and width == 10 else width,
            )
        )
        p.drawPath(trail)
    for level in range(1, TOP + 1):
        _step(p, path, level, theme)


def _step(p: QPainter, path: int, level: int, theme: Theme) -> None:
    ledge = at.ledge_rect(path, level)
    p.setPen(NO_PEN)
    p.setBrush(QColor(18, 8, 26, 90))
    p.drawRoundedRect(ledge.translated(1, 4), 13, 13)
    p.setPen(pen(edged(theme, QColor(44, 26, 42, 190)), 1.4))
    lit = 16 * (level % 2)
    p.setBrush(
        QColor("#000000")
        if theme.strong
        else QBrush(down(ledge, QColor(150 + lit, 124 + lit, 134), QColor(110 + lit, 88 + lit, 106)))
    )
    p.drawRoundedRect(ledge, 13, 13)
    r = at.stone_rect(path, level)
    amount, rule = LEVEL_PRICES[path][level - 1]
    p.setPen(NO_PEN)
    p.setBrush(QColor(20, 8, 20, 120))
    p.drawEllipse(r.translated(1.5, 3))
    p.setPen(pen(edged(theme, QColor("#4a2f22")), 1.8))
    p.setBrush(
        QColor("#000000")
        if theme.strong
        else QBrush(glow(r.center() - QPointF(6, 8), 34, QColor("#fff6e0"), QColor("#ecd3a4"), QColor("#b98f5e")))
    )
    p.drawEllipse(r)
    ink = edged(theme, QColor("#3a1f12"))
    if amount == 1:
        number(p, r.adjusted(6, 4, -6, -4), "1", ink, None, 0.8)
        return
    number(p, QRectF(r.x() + 3, r.y() + 5, 19, 32), str(amount), ink, None, 0.84)
    sign = (
        QColor("#7ff0ff" if rule == "same" else "#ff9fd0")
        if theme.strong
        else QColor("#1d5e86" if rule == "same" else "#a3204f")
    )
    number(p, QRectF(r.x() + 21, r.y() + 8, 18, 26), "=" if rule == "same" else "≠", sign, None, 0.96)


def _cave(p: QPainter, theme: Theme) -> None:
    r = QRectF(42, at.CAVE_Y - 3, 512, at.CAVE_H + 6)
    path = QPainterPath(QPointF(r.left(), r.bottom()))
    path.cubicTo(r.left() - 8, r.top() + 14, r.left() + 20, r.top() - 6, r.left() + 60, r.top() + 2)
    for i in range(1, 8):
        x = r.left() + 60 + i * (r.width() - 120) / 7
        path.quadTo(x - (r.width() - 120) / 14, r.top() + (7 if i % 2 else -6), x, r.top() + 2)
    path.cubicTo(r.right() - 20, r.top() - 6, r.right() + 8, r.top() + 14, r.right(), r.bottom())
    path.closeSubpath()
    p.setPen(pen(edged(theme, QColor("#1a1020")), 2.4))
    p.setBrush(filled(theme, down(r, QColor("#0d0714"), QColor("#231631"), QColor("#3a2640"))))
    p.drawPath(path)
    number(p, QRectF(12, r.y() + 14, 30, 30), "0", SAND, alpha(INK, 200), 0.74)
    p.setPen(pen(QColor(255, 220, 170, 40), 1.2))
    for i in range(1, 4):
        x = at.column(i) - 2
        p.drawLine(QPointF(x, r.y() + 12), QPointF(x, r.bottom() - 6))


def _chamber(p: QPainter, chamber: int, theme: Theme, speaker: Speaker) -> None:
    r = at.chamber_rect(chamber)
    plate(p, r, theme, 10, 2.2, rivets=False)
    heading(p, at.title_rect(chamber), speaker.thing("chamber", CHAMBERS[chamber]), 19)
    for i in range(4):
        b = at.stand_cube_rect(chamber, i)
        p.setPen(NO_PEN)
        p.setBrush(QColor(255, 240, 214, 26))
        p.drawEllipse(QRectF(b.x() + 4, b.bottom() - 10, b.width() - 8, 9))
    for i, value in enumerate(CHAMBER_VALUES[chamber]):
        s = at.seat_rect(chamber, i)
        dark = i == 4
        p.setPen(pen(edged(theme, QColor("#2b1d35") if dark else QColor("#8f7a5a")), 1.4))
        fill = (
            QBrush(down(s, QColor("#1b1226"), QColor("#0b0712")))
            if dark
            else QBrush(down(s, QColor("#f0dfba"), QColor("#cfae7a")))
        )
        p.setBrush(filled(theme, fill))
        p.drawRoundedRect(s, 6, 6)
        ink = edged(theme, SAND if dark else QColor("#4a2a18"))
        write(p, s, str(value), 20, ink, weight=BOLD)


def _intrigue(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    r = at.INTRIGUE_AT
    plate(p, r, theme, 12, 2, rivets=False)
    write(
        p,
        QRectF(r.x() + 12, r.y(), 106, r.height()),
        speaker.thing("verb", "intrigue"),
        19,
        SAND,
        weight=SEMI,
        family=TITLE,
    )
    write(p, QRectF(r.x() + 196, r.y(), 66, r.height()), speaker.say("board-left"), 19, SAND)
