"""The Emperor's court on the left: the parts of a turn, the meditation circle, the four characters."""

from math import pi

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.ink import (
    BOLD,
    CREAM,
    INK,
    NO_BRUSH,
    SEMI,
    alpha,
    down,
    edged,
    filled,
    glow,
    mix,
    pen,
    write,
)
from app.table.theme import TITLE, Theme
from app.text.speaker import Speaker
from games.agra.board import layout as at
from games.agra.board.emblems import paint_emblem
from games.agra.board.pictograms import Signs, paint_signs
from games.agra.board.stone import (
    GILT,
    GOLD,
    LAPIS,
    LAPIS_DEEP,
    LAPIS_LIGHT,
    MARBLE_SHADE,
    SAND_DEEP,
    cusped_arch,
    flower,
    marble,
    sandstone,
    star,
    tone,
    written,
)
from games.agra.steps.circle import COVER_COST, DELIVER_COST, FARMER_COST
from games.agra.tables import ARCHITECT, CIRCLE, SPACES

PHASES = (("point", "board-meditation"), ("hand", "board-action"), ("scroll", "board-order"))
ON_CIRCLE: dict[str, tuple[Signs, str]] = {
    "ma_trade": (("marker", "swap", "marker"), "="),
    "ma_deliver": (("marker", "arrow", "boat"), str(DELIVER_COST)),
    "ma_process": (("marker", "arrow", "marker"), "="),
    "ma_cover": (("cover", "−1"), str(COVER_COST)),
    "ma_farmer": (("farmer",), str(FARMER_COST)),
}
"""What it does, and the points it costs; some cost the value of the good."""
ON_CHARACTER: dict[str, Signs] = {
    "architect": ("stairs", "/", "hammer"),
    "sailor": ("boat", "arrow", "crown"),
    "trader": ("marker", "swap", "flag"),
    "botanist": ("point", "cover", "farmer"),
}
FACES = {
    "architect": QColor("#c65a3c"),
    "sailor": QColor("#21489c"),
    "trader": QColor("#c78a1c"),
    "botanist": QColor("#3f7d54"),
}


def paint_court(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    sandstone(p, at.COURT, theme, 14, seed=3)
    for nth, (sign, key) in enumerate(PHASES):
        _phase(p, at.phase_rect(nth).adjusted(3, 2, -3, -2), sign, speaker.say(key), theme)
    _circle(p, theme)
    for space in range(ARCHITECT, len(SPACES)):
        _character(p, space, theme, speaker)


def _phase(p: QPainter, rect: QRectF, sign: str, words: str, theme: Theme) -> None:
    p.setPen(pen(edged(theme, alpha(GOLD, 120)), 1))
    p.setBrush(filled(theme, alpha(SAND_DEEP, 150)))
    p.drawRoundedRect(rect, 8, 8)
    paint_emblem(p, QRectF(rect.center().x() - 10, rect.y() + 1, 20, 20), sign, theme)
    write(p, QRectF(rect.x() + 3, rect.y() + 20, rect.width() - 6, 18), words, 15, CREAM, weight=SEMI)


def _circle(p: QPainter, theme: Theme) -> None:
    """A pool of lapis set in marble, four lotus leaves and the heart of the farmer."""
    c, r = at.CIRCLE_AT, at.CIRCLE_R
    p.setPen(pen(edged(theme, SAND_DEEP), 2))
    p.setBrush(filled(theme, glow(c, r, tone(theme, QColor("#ffffff")), tone(theme, MARBLE_SHADE))))
    p.drawEllipse(c, r, r)
    if not theme.strong:
        for i in range(24):
            angle = i * pi / 12
            from_centre = QPointF(r * 0.925, 0)
            p.save()
            p.translate(c)
            p.rotate(angle * 180 / pi)
            flower(p, from_centre, 5.2, tone(theme, (QColor("#b93a3f"), QColor("#3f78c9"))[i % 2]))
            p.restore()
    p.setPen(pen(edged(theme, GOLD), 2))
    p.setBrush(filled(theme, glow(c, r * 0.86, LAPIS_LIGHT, LAPIS, LAPIS_DEEP)))
    p.drawEllipse(c, r * 0.85, r * 0.85)
    if not theme.strong:
        star(p, c, r * 0.6, alpha(GILT, 26))
    for nth, name in enumerate(CIRCLE):
        _lotus_leaf(p, at.circle_rect(nth), name, theme)


def _lotus_leaf(p: QPainter, box: QRectF, name: str, theme: Theme) -> None:
    signs, cost = ON_CIRCLE[name]
    p.setPen(pen(edged(theme, GOLD), 1.6))
    p.setBrush(filled(theme, glow(box.center(), box.width() * 0.6, QColor("#4f8f6b"), QColor("#2c5f48"))))
    p.drawEllipse(box)
    paint_signs(p, QRectF(box.x() + 6, box.y() + 6, box.width() - 12, box.height() * 0.38), signs, theme)
    row = QRectF(box.x() + 6, box.y() + box.height() * 0.47, box.width() - 12, box.height() * 0.42)
    paint_signs(p, row, (cost, "point") if cost != "=" else ("flag", "=", "point"), theme)


def _character(p: QPainter, space: int, theme: Theme, speaker: Speaker) -> None:
    """A niche under a cusped arch, what its person does, and the mat for a worker."""
    name, r = SPACES[space], at.character_rect(space)
    marble(p, r, theme, 9, seed=space, veins=4)
    arch = QRectF(r.x() + 5, r.y() + 24, 46, r.height() - 30)
    face = tone(theme, FACES[name])
    p.setPen(pen(edged(theme, face), 2))
    p.setBrush(filled(theme, down(arch, mix(face, QColor("#ffffff"), 0.5), face)))
    p.drawPath(cusped_arch(arch))
    write(
        p,
        QRectF(r.x() + 4, r.y() + 2, r.width() - 8, 22),
        speaker.thing("space", name),
        17,
        written(theme),
        weight=BOLD,
        family=TITLE,
    )
    _portrait(p, QRectF(arch.x() + 3, arch.y() + 10, 40, 40), name, theme)
    paint_signs(p, QRectF(r.x() + 54, r.bottom() - 30, r.width() - 58, 24), ON_CHARACTER[name], theme, written(theme))
    mat(p, at.space_rect(space), theme, face)


def _portrait(p: QPainter, box: QRectF, name: str, theme: Theme) -> None:
    sign = {"architect": "hammer", "sailor": "boat", "trader": "merchants", "botanist": "farmer"}[name]
    paint_emblem(p, box, sign, theme, FACES[name])


def mat(p: QPainter, rect: QRectF, theme: Theme, colour: QColor) -> None:
    """Where a worker stands: a round mat before the house."""
    box = QRectF(rect.x() + 3, rect.bottom() - rect.width() * 0.62, rect.width() - 6, rect.width() * 0.56)
    p.setPen(pen(edged(theme, mix(colour, INK, 0.4)), 1.4))
    p.setBrush(
        filled(
            theme,
            glow(box.center(), box.width() * 0.6, mix(colour, QColor("#ffffff"), 0.72), mix(colour, QColor("#ffffff"), 0.4)),
        )
    )
    p.drawEllipse(box)
    p.setPen(
        pen(
            alpha(mix(colour, INK, 0.3), 130),
            1,
        )
    )
    p.setBrush(NO_BRUSH)
    p.drawEllipse(box.adjusted(5, 3, -5, -3))
