"""Everything that never moves: paper, land and sea, and the porcelain plates on which things are counted."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from app.framework.players import Colour
from app.table.ink import (
    BOLD,
    CENTRE,
    LEFT,
    NO_PEN,
    RIGHT,
    SEMI,
    alpha,
    edged,
    fits,
    number,
    pen,
    player_colour,
    rounded,
    square,
    write,
)
from app.table.theme import TITLE, Theme, shape_path
from app.text.speaker import Speaker
from games.yinzi import tables as t
from games.yinzi.board import layout as at
from games.yinzi.board import seats
from games.yinzi.board.badges import paint_bonus, paint_innovation
from games.yinzi.board.ink import heading, palette, plate, sheet, well
from games.yinzi.board.land import paint_corners, paint_display, paint_land, paint_rural, paint_sea
from games.yinzi.board.magnify import paint_hollows
from games.yinzi.board.ships import paint_flag
from games.yinzi.board.tokens import paint_copper, paint_glyph, paint_silver
from games.yinzi.components import BOX
from games.yinzi.state import Yinzi

SLOT_WORDS = {
    "develop_boats": "board-slot-boats",
    "cultivate": "board-slot-cultivate",
    "sell_city": "board-slot-sell",
    "develop_factories": "board-slot-factories",
    "innovations": "board-slot-innovations",
}
"""The names of the slots, short enough to stand above them."""
SECTION_TINT = (QColor("#f2c9d6"), QColor("#f4dfa8"), QColor("#d8cdea"), QColor("#f0c4b0"))


def paint_table(p: QPainter, s: Yinzi, focus: int, theme: Theme, speaker: Speaker, colours: Sequence[Colour]) -> None:
    sheet(p, QRectF(0, 0, *at.SIZE), theme)
    paint_sea(p, theme)
    paint_land(p, s, theme, speaker)
    paint_rural(p, theme, speaker)
    paint_display(p, theme)
    _phase_a(p, len(s.seats), theme, speaker)
    _innovations(p, theme, speaker)
    _war(p, theme, speaker)
    _band(p, theme, speaker)
    _boats(p, theme, speaker)
    _foreign(p, theme, speaker)
    _harbour(p, s, theme, speaker)
    _exchange(p, theme, speaker)
    paint_corners(p, theme)
    for q in range(len(s.seats)):
        area = seats.area(q, focus, len(s.seats))
        plate(p, area.panel, theme)
        paint_name(p, area, q, speaker.name(q) if q < len(speaker.names) else "", colours[q], theme)
        if area.small:
            well(p, area.cells["personal"], theme, 8, 90)
        else:
            paint_own(p, area, theme, speaker)


# The left side.


def _phase_a(p: QPainter, players: int, theme: Theme, speaker: Speaker) -> None:
    pal = palette(theme)
    plate(p, at.PHASE_A, theme)
    heading(p, QRectF(at.PHASE_A.x() + 12, at.PHASE_A.y() + 4, 300, 22), speaker.say("board-columns"), theme)
    for i, bonus in enumerate(t.BONUSES):
        well(p, at.column_rect(i), theme)
        price = at.cost_rect(i)
        number(p, QRectF(price.x() + 8, price.y(), 20, 20), str(t.TILE_COST[i]), pal.ink, None, 0.92)
        paint_copper(p, QRectF(price.x() + 28, price.y(), 20, 20), theme)
        well(p, at.bonus_rect(i), theme)
        paint_bonus(p, at.bonus_rect(i).adjusted(5, -2, 0, -5), bonus, theme)
    first = at.order_rect(0)
    label = QRectF(at.PHASE_A.x() + 12, first.y(), first.x() - at.PHASE_A.x() - 16, first.height())
    write(p, label, speaker.say("board-order"), 17, pal.cobalt, LEFT, BOLD, TITLE)
    for i in range(players):
        well(p, at.order_rect(i), theme)


def _innovations(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    for number_, section in enumerate(t.SECTIONS):
        box = at.SECTIONS[number_]
        plate(p, box, theme)
        name = speaker.thing("section", section)
        heading(p, QRectF(box.x() + 9, box.y() + 2, box.width() - 72, 24), name, theme, 16)
    for number_, innovation in enumerate(t.INNOVATIONS):
        box = at.innovation_rect(number_)
        well(p, box.adjusted(0.5, 0.5, -0.5, -0.5), theme, 8)
        if not theme.strong:
            tint = SECTION_TINT[t.SECTION_OF[number_]]
            p.setPen(NO_PEN)
            p.setBrush(alpha(tint, 130 if not theme.dark else 60))
            p.drawPath(rounded(box.adjusted(2, 2, -2, -2), 7))
        paint_innovation(p, box.adjusted(3, 2, -3, -2), innovation, theme)


def _war(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    pal = palette(theme)
    plate(p, at.WAR_AT, theme)
    heading(p, QRectF(at.WAR_AT.x() + 12, at.WAR_AT.y() + 4, 176, 26), speaker.thing("work", "war_routes"), theme)
    for i in range(t.WAR_SPACES):
        well(p, at.war_rect(i), theme)
        write(p, at.war_rect(i), str(i + 1), 20, alpha(pal.soft, 110), CENTRE, BOLD)
    well(p, at.LYING, theme)
    p.setOpacity(0.22)
    paint_glyph(p, square(at.LYING, 0.7), "lying", pal.ink)
    p.setOpacity(1)
    for i, points in enumerate(t.GLORY_POINTS):
        box = at.glory_rect(i)
        well(p, box, theme)
        paint_glyph(p, QRectF(box.right() - 21, box.y() + 24, 18, 18), "points", pal.gold)
        number(p, QRectF(box.right() - 21, box.y() + 2, 18, 22), str(points), pal.ink, None, 0.86)
    for i in range(4):
        well(p, at.route_rect(i).adjusted(2, 2, -2, -2), theme, 8)
    for box, words in ((at.DISCARD, "board-discard"), (at.DISASTERS_AT, "")):
        well(p, box, theme, 8)
        beside = box.adjusted(46, 0, -46, 0)
        if words and fits(speaker.say(words), beside.width()):
            write(p, beside, speaker.say(words), 15, pal.soft, LEFT, SEMI)


# Below the land.


def _band(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    pal = palette(theme)
    works = (("produce", at.PRODUCE_AT), ("take_resources", at.RESOURCES_AT), ("imperial_duties", at.DUTIES_AT))
    for work, box in works:
        plate(p, box, theme)
        name = speaker.say("board-produce") if work == "produce" else speaker.thing("work", work)  # the whole name is too long
        heading(p, QRectF(box.x() + 10, box.y() + 2, box.width() - 14, 22), name, theme, 16)
        if work != "imperial_duties":
            well(p, at.crew_rect(box), theme)
    _modes(p, theme)
    for i, duty in enumerate(BOX.duties):
        _duty(p, i, theme)
        well(p, at.duty_crew_rect(i), theme)
        assert duty.id == t.DUTY_IDS[i]
    plate(p, at.MIGRATION_AT, theme)
    box = at.MIGRATION_AT
    heading(p, QRectF(box.x() + 10, box.y() + 2, box.width() - 14, 22), speaker.say("board-migration"), theme, 16)
    for i in range(2):
        r = at.migration_rect(i)
        well(p, r, theme)
        p.setOpacity(0.3)
        paint_glyph(p, QRectF(r.x() + 4, r.y() + 10, 22, 22), "lying" if i == 0 else "up", pal.ink)
        p.setOpacity(1)


def _modes(p: QPainter, theme: Theme) -> None:
    """How many workers a factory of each level takes, the own ones and those of rivals."""
    pal = palette(theme)
    for i, level in enumerate((1, 2, 3)):
        box, men = at.mode_rect(i), t.OWN_MODE[level][0]
        well(p, box, theme)
        write(p, QRectF(box.x(), box.y() + 1, box.width(), 22), "I" * level, 17, pal.ink, CENTRE, BOLD, TITLE)
        for k in range(men):
            paint_glyph(p, QRectF(box.x() + 1 + 9 * k, box.y() + 25, 18, 18), "worker", pal.cobalt)
        made = QRectF(box.x() + 11 + 9 * men, box.y() + 23, 32 - 9 * men, 22)
        number(p, made, f"+{t.OWN_MODE[level][3]}", pal.ink, None, 0.8)


def _duty(p: QPainter, i: int, theme: Theme) -> None:
    """How many workers a duty takes, and its reward."""
    pal, duty, box = palette(theme), BOX.duties[i], at.duty_rect(i)
    well(p, box.adjusted(1, 0, -1, 0), theme, 8, 140)
    number(p, QRectF(box.x() + 4, box.y() + 3, 16, 24), str(duty.workers), pal.ink, None, 0.9)
    paint_glyph(p, QRectF(box.x() + 20, box.y() + 4, 22, 22), "worker", pal.cobalt)
    paint_glyph(p, QRectF(box.right() - 32, box.y() + 2, 28, 28), duty.id.removeprefix("duty_"), pal.soft)
    rewards = [
        ("copper", duty.copper),
        ("silver", duty.silver),
        ("boat", duty.boats),
        ("route", duty.route),
        ("factory", duty.upgrade),
    ]
    x = box.x() + 4
    for name, count in rewards:
        if not count:
            continue
        r = QRectF(x, box.y() + 30, 22, 22)
        if name in ("copper", "silver"):
            number(p, QRectF(x, r.y(), 15, 22), str(count), pal.ink, None, 0.9)
            (paint_copper if name == "copper" else paint_silver)(p, r.translated(15, 0), theme)
            x += 40
        else:
            paint_glyph(p, r, name, pal.gold, pal.ink, 0.03)
            x += 26


# The right side.


def _boats(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    pal = palette(theme)
    plate(p, at.BOATS_AT, theme)
    for space, capacity in enumerate(t.CAPACITY):
        box = at.boat_rect(space)
        well(p, box, theme, 8)
        number(p, QRectF(box.x() + 3, box.y() + 8, 26, 40), str(capacity), pal.cobalt, None, 0.84)
    last = at.boat_rect(len(t.CAPACITY))
    write(
        p,
        QRectF(last.x() + 2, last.y() + 2, last.width() - 4, 24),
        speaker.say("board-boats"),
        17,
        pal.cobalt,
        CENTRE,
        BOLD,
        TITLE,
    )
    paint_glyph(p, QRectF(last.x() + 12, last.y() + 28, 24, 24), "points", pal.gold, pal.ink, 0.03)
    number(p, QRectF(last.x() + 38, last.y() + 28, 30, 24), f"×{t.POINTS_PER_CAPACITY}", pal.ink, None, 0.8)


def _foreign(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    pal = palette(theme)
    for market, foreign in enumerate(t.FOREIGN):
        box = at.FOREIGN_AT[market]
        plate(p, box, theme)
        heading(p, QRectF(box.x() + 10, box.y() + 2, 110, 22), speaker.thing("foreign", foreign), theme)
        paint_glyph(p, QRectF(box.right() - 52, box.y() + 4, 20, 20), "points", pal.gold, pal.ink, 0.03)
        number(p, QRectF(box.right() - 32, box.y() + 3, 22, 22), str(t.NATION_POINTS[market]), pal.ink, None, 0.86)
        y = box.bottom() - 34
        well(p, at.general_rect(market), theme)
        well(p, at.envoys_rect(market), theme)
        number(p, QRectF(box.x() + 6, y, 22, 24), str(t.GENERAL_POINTS[market]), pal.ink, None, 0.84)
        paint_glyph(p, QRectF(box.x() + 115, y + 3, 20, 20), "envoy", pal.seal)
    for number_, nation in enumerate(t.NATIONS):
        box = at.nation_rect(number_)
        paint_flag(p, QRectF(box.x() + 4, box.y() + 3, 38, 24), nation, theme)
        well(p, at.exported_rect(number_), theme, 6)
        ring = at.exported_rect(number_)
        p.setPen(QPen(alpha(pal.line, 140), 1.4))
        p.setBrush(alpha(pal.line, 30))
        for i in range(t.NATION_SPACE):
            p.drawEllipse(QPointF(ring.x() + ring.width() * (i + 0.5) / t.NATION_SPACE, ring.center().y()), 9, 9)


def _harbour(p: QPainter, s: Yinzi, theme: Theme, speaker: Speaker) -> None:
    """Quays for the ships, and the supply area."""
    pal = palette(theme)
    for dock in range(len(t.DOCKS)):
        box = at.dock_rect(dock)
        used = dock + 1 in t.HARBOUR[len(s.seats)].open or s.docked[dock] >= 0
        if not used:
            continue
        well(p, box.adjusted(1, 1, -1, -1), theme, 10, 150)
        write(p, QRectF(box.x() + 4, box.y() + 2, 18, 22), str(dock + 1), 17, pal.cobalt, CENTRE, BOLD, TITLE)
    for pile in range(2):
        box = at.next_rect(pile).united(at.below_rect(pile))
        well(p, box, theme, 10, 110)
    box = at.SUPPLY_AT
    plate(p, box, theme)
    heading(p, QRectF(box.x() + 10, box.y() + 1, 160, 20), speaker.thing("work", "supply_ships"), theme, 16)
    paint_silver(p, QRectF(box.right() - 34, box.y() + 1, 22, 20), theme)
    write(p, QRectF(box.right() - 64, box.y() + 1, 28, 20), "+1", 17, pal.ink, CENTRE, BOLD)
    well(p, at.crew_rect(box), theme)


def _exchange(p: QPainter, theme: Theme, speaker: Speaker) -> None:
    pal, box = palette(theme), at.EXCHANGE_AT
    plate(p, box, theme)
    heading(p, QRectF(box.x() + 10, box.y() + 1, 230, 21), speaker.say("board-exchange"), theme, 16)
    for i, rate in enumerate(t.RATES):
        r = at.rate_rect(i)
        well(p, r, theme)
        paint_copper(p, QRectF(r.x() + 2, r.y() + 24, 20, 20), theme)
        number(p, QRectF(r.x() + 2, r.y() + 2, 26, 22), str(rate), pal.ink, None, 0.86)
    plate(p, at.CLOCK, theme)


# The players.


def paint_name(p: QPainter, area: seats.Area, q: int, words: str, colour: Colour, theme: Theme) -> None:
    n = area.name
    side = n.height() * 0.84
    p.setPen(pen(edged(theme, QColor("#2a2318")), 1.4))
    p.setBrush(player_colour(colour.id))
    p.drawPath(shape_path(colour.shape, n.x() - side * 0.62, n.center().y(), side))
    write(p, n, words, 21 if not area.small else 18, palette(theme).ink, LEFT, BOLD, TITLE)


def paint_own(p: QPainter, area: seats.Area, theme: Theme, speaker: Speaker) -> None:
    pal = palette(theme)
    paint_hollows(p, area, theme)
    for k, fortune in enumerate(t.FORTUNES):
        write(p, seats.slot_label(k), speaker.say(SLOT_WORDS[fortune]), 16, pal.cobalt, CENTRE, BOLD, TITLE)
    label = area.cells["personal"].adjusted(8, 2, -8, -2)
    write(p, label, speaker.say("board-personal"), 15, alpha(pal.soft, 150), RIGHT, SEMI)
