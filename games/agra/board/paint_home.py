"""The places of the players: farm, purse, meditation track, favour actions, contracts; for the others one line of numbers."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.framework.players import Colour
from app.table.ink import (
    BOLD,
    CREAM,
    INK,
    LEFT,
    NO_PEN,
    SEMI,
    alpha,
    down,
    edged,
    filled,
    fits,
    glow,
    mix,
    number,
    pen,
    player_colour,
    rounded,
    write,
)
from app.table.theme import TITLE, Theme, shape_path
from app.text.speaker import Speaker
from games.agra.board import homes
from games.agra.board.cards import action_face
from games.agra.board.emblems import paint_emblem
from games.agra.board.goods import ROW, paint_good
from games.agra.board.pictograms import paint_signs
from games.agra.board.stone import (
    GOLD,
    LAPIS,
    LAPIS_DEEP,
    MARBLE_SHADE,
    SAND_DEEP,
    garland,
    hollow,
    marble,
    sandstone,
    star,
    tone,
    written,
)
from games.agra.tables import ACTIONS, FARM_SPACES, FIRST_TILE, GOODS, TRACK_COST, TRACK_MP, TRACKER_LAST

EARTH = QColor("#7a5634")


def _sign(p: QPainter, name: QRectF, colour: Colour, theme: Theme) -> None:
    """The player's colour and shape, before the name."""
    side = min(name.height() * 0.72, 26.0)
    p.setPen(pen(edged(theme, CREAM), 1.8))
    p.setBrush(player_colour(colour.id))
    p.drawPath(shape_path(colour.shape, name.x() - side * 0.66, name.center().y(), side))


def paint_home(p: QPainter, area: homes.Cells, theme: Theme, speaker: Speaker, name: str, colour: Colour) -> None:
    """The focus player's own area."""
    paint_rooms(p, area, theme, colour)
    write(p, area.name, name, 24, written(theme), LEFT, BOLD, TITLE)
    r = area.panel
    track = QRectF(r.x() + 282, r.y() + 123, 244, 26)
    write(p, track, speaker.say("board-track"), 17, written(theme), LEFT, SEMI, TITLE)
    r = area.cells["contracts"]
    write(p, QRectF(r.x() + 4, r.y() - 29, r.width() - 8, 26), speaker.say("board-contracts"), 18, CREAM, LEFT, SEMI, TITLE)


def paint_rooms(p: QPainter, area: homes.Cells, theme: Theme, colour: Colour) -> None:
    """All of it that needs no words."""
    sandstone(p, area.panel, theme, 14, seed=11)
    c = area.cells
    plate = QRectF(area.panel.x() + 272, area.panel.y() + 5, 264, area.panel.height() - 10)
    marble(p, plate, theme, 10, seed=12, veins=6)
    _farm(p, theme, colour)
    _sign(p, area.name, colour, theme)
    hollow(p, rounded(c["purse"], 10), theme, tone(theme, QColor("#7e5a24")))
    both = c["favours"].united(QRectF(c["favours"].x() - 62, c["purse"].y(), 10, c["purse"].height())).adjusted(0, 0, 2, 0)
    hollow(p, rounded(both, 10), theme, tone(theme, QColor("#7a4a5c")))
    paint_emblem(p, QRectF(both.x() + 6, both.y() + 7, 52, 52), "favour", theme)
    _track(p, c, theme)
    _refresh(p, c["refresh"], theme)
    for action in range(FIRST_TILE):
        _printed(p, c[f"printed:{action}"], ACTIONS[action], theme)
    for nth in range(homes.TILES_HELD - 1):
        hollow(p, rounded(c[f"tile:{nth}"], 8), theme, tone(theme, SAND_DEEP))
    _chest(p, c["contracts"], theme)


def _chest(p: QPainter, r: QRectF, theme: Theme) -> None:
    """Where contracts are kept: dark velvet with a pattern of stars."""
    velvet = tone(theme, mix(SAND_DEEP, LAPIS_DEEP, 0.3))
    hollow(p, rounded(r, 10), theme, velvet)
    if not theme.strong:
        for i in range(20):
            star(p, QPointF(r.x() + 26 + i % 5 * 51, r.y() + 28 + i // 5 * 57), 13, alpha(mix(velvet, CREAM, 0.4), 40))


def _farm(p: QPainter, theme: Theme, colour: Colour) -> None:
    """Four tracks around a yard; each corner grows one good."""
    f = homes.FARM
    marble(p, f, theme, 12, seed=30, veins=5)
    yard = f.adjusted(homes.CORNER, homes.CORNER, -homes.CORNER, -homes.CORNER)
    p.setPen(pen(edged(theme, GOLD), 1.6))
    p.setBrush(
        filled(
            theme,
            glow(
                yard.center(),
                yard.width() * 0.7,
                mix(tone(theme, player_colour(colour.id)), INK, 0.25),
                mix(player_colour(colour.id), INK, 0.62),
            ),
        )
    )
    p.drawRoundedRect(yard.adjusted(2, 2, -2, -2), 10, 10)
    for track in range(4):
        for space in range(1, FARM_SPACES + 1):
            box = homes.farm_space(track, space, f).adjusted(1, 1, -1, -1)
            p.setPen(pen(edged(theme, mix(EARTH, INK, 0.3)), 1))
            p.setBrush(filled(theme, down(box, tone(theme, QColor("#f6e8c2")), tone(theme, QColor("#e2cb93")))))
            p.drawRoundedRect(box, 4, 4)
            p.setPen(pen(alpha(EARTH, 90), 1))
            for i in range(3):
                y = box.y() + box.height() * (0.28 + 0.22 * i)
                p.drawLine(QPointF(box.x() + 4, y), QPointF(box.right() - 4, y))
    _corners(p, f, theme)
    if not theme.strong:
        garland(p, QPointF(yard.x() + 10, yard.bottom() - 14), yard.width() - 20, theme, 4.4)


def _corners(p: QPainter, farm: QRectF, theme: Theme) -> None:
    """What grows at the end of each track."""
    for good in range(4):
        box = homes.corner_rect(good, farm).adjusted(3, 3, -3, -3)
        base = ROW[GOODS[good]]
        p.setPen(pen(edged(theme, mix(base, INK, 0.4)), 1.6))
        p.setBrush(
            filled(
                theme,
                glow(box.center(), box.width() * 0.7, mix(base, QColor("#ffffff"), 0.7), mix(base, QColor("#ffffff"), 0.3)),
            )
        )
        p.drawRoundedRect(box, 12, 12)


def _track(p: QPainter, c: dict[str, QRectF], theme: Theme) -> None:
    """Five steps of meditation: the points of the first worker laid down on each, between them what the next one costs."""
    for space in range(1, TRACKER_LAST + 1):
        box = c[f"track:{space}"]
        hollow(p, rounded(box, 8), theme, tone(theme, LAPIS))
        number(p, box.adjusted(2, 6, -2, -6), str(TRACK_MP[space]), CREAM, INK, 0.9)
        if space < TRACKER_LAST:
            gap = homes.track_gap(space)
            for nth, (good, _) in enumerate(TRACK_COST[space]):
                paint_good(
                    p, QRectF(gap.x(), gap.y() + nth * gap.height() / 2, gap.width(), gap.height() / 2), GOODS[good], theme
                )


def _refresh(p: QPainter, r: QRectF, theme: Theme) -> None:
    """Oil and curry for tired workers."""
    hollow(p, rounded(r, 10), theme, tone(theme, mix(MARBLE_SHADE, QColor("#6f9fd6"), 0.45)))
    paint_signs(p, QRectF(r.x() + 8, r.y() + 8, r.width() - 16, r.height() - 16), ("oil", "/", "curry", "arrow", "rise"), theme)


def _printed(p: QPainter, r: QRectF, action: str, theme: Theme) -> None:
    p.setPen(pen(edged(theme, GOLD), 1.8))
    p.setBrush(filled(theme, down(r, QColor("#8f4a68"), QColor("#5d2b46"))))
    p.drawRoundedRect(r, 9, 9)
    action_face(p, r.adjusted(5, 5, -5, -5), action, theme)


def paint_rival(p: QPainter, area: homes.Cells, theme: Theme, speaker: Speaker, name: str, colour: Colour) -> None:
    sandstone(p, area.panel, theme, 12, seed=17)
    inner = area.panel.adjusted(4, 4, -4, -4)
    p.setPen(NO_PEN)
    p.setBrush(filled(theme, alpha(SAND_DEEP, 150)))
    p.drawRoundedRect(inner, 9, 9)
    _sign(p, area.name, colour, theme)
    write(p, area.name, _shortened(name, area.name.width()), 20, CREAM, LEFT, BOLD, TITLE)


def _shortened(name: str, width: float) -> str:
    """A long name beside the turban ends in three dots; the bar of the players has all of it."""
    if fits(name, width, BOLD):
        return name
    return next((short for n in range(len(name) - 1, 1, -1) if fits(short := name[:n].rstrip() + "…", width, BOLD)), name[:1])
