"""Where everything lies, in board units of a table of 1600 to 1000."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF

from games.agra.tables import ARCHITECT, BOWL_SIDES, CIRCLE, LEVEL, NOTABLE_LEVEL

SIZE = 1600.0, 1000.0

# The Emperor's court: characters, meditation circle, what a turn consists of.
COURT = QRectF(6, 6, 232, 532)
PHASES = QRectF(14, 10, 216, 46)
CIRCLE_AT, CIRCLE_R = QPointF(122, 168), 108.0
CHARACTER_Y, CHARACTER_W, CHARACTER_H = 282.0, 108.0, 122.0

# The city.
CITY = QRectF(244, 6, 762, 532)
CITY_X, CITY_Y, COLUMN_STEP, ROW_STEP = 252.0, 56.0, 181.0, 121.0
TILE_W, TILE_H = 168.0, 106.0
BANNER_W = 28.0
STRIP_Y, STRIP_H = 11.0, 38.0
STORE_GAP = 6.0

# The Imperial board.
COURT_OF_AKBAR = QRectF(1012, 6, 582, 532)
BOWL, BOWL_STEP = 50.0, 57.0
TILES_Y = 136.0
GUILD_X, GUILD_STEP, GUILD_W, GUILD_Y, GUILD_H = 1018.0, 191.0, 186.0, 208.0, 324.0
STEP_H, STAIR_W = 28.4, 98.0

# The river.
RIVER = QRectF(0, 544, 1600, 172)
CARD_W, CARD_STEP, PIER_W = 83.0, 86.5, 58.0
CARD_Y, CARD_H, PLAQUE_H = 584.0, 126.0, 34.0
SLOTS = (5, 4, 3, 2)
"""How many cards of each level there is room for."""


def box(x: float, y: float, size: float) -> QRectF:
    """A square around a point."""
    return QRectF(x - size / 2, y - size / 2, size, size)


# Court.


def phase_rect(nth: int) -> QRectF:
    return QRectF(PHASES.x() + nth * PHASES.width() / 3, PHASES.y(), PHASES.width() / 3, PHASES.height())


def circle_rect(place: int) -> QRectF:
    """The outer actions clockwise from the upper left; the farmers in the middle."""
    if place == len(CIRCLE) - 1:
        return box(CIRCLE_AT.x(), CIRCLE_AT.y() + 16, 60)
    angle = pi * (-0.75 + 0.5 * place)
    return box(CIRCLE_AT.x() + 70 * sin(angle), CIRCLE_AT.y() - 70 * cos(angle), 64)


def blocked_rect(place: int) -> QRectF:
    """On the edge of an action, where nothing is written: above the outer ones, below the one in the middle."""
    r = circle_rect(place)
    return box(r.center().x(), r.bottom() + 5 if place == len(CIRCLE) - 1 else r.y() - 5, 27)


def points_rect() -> QRectF:
    """The meditation points left, in the middle of the circle."""
    return QRectF(CIRCLE_AT.x() - 26, CIRCLE_AT.y() - 42, 52, 32)


def character_rect(space: int) -> QRectF:
    column, row = (space - ARCHITECT) % 2, (space - ARCHITECT) // 2
    return QRectF(13 + column * (CHARACTER_W + 4), CHARACTER_Y + row * (CHARACTER_H + 5), CHARACTER_W, CHARACTER_H)


def needs_rect(space: int) -> QRectF:
    """What is left of a character's action: deliveries, value."""
    r = character_rect(space)
    return QRectF(r.x() + 5, r.y() + 64, 44, 50)


# City.


def tile_rect(building: int) -> QRectF:
    """Columns are levels; a building has the number of its good."""
    return QRectF(CITY_X + (LEVEL[building] - 1) * COLUMN_STEP, CITY_Y + (building % 4) * ROW_STEP, TILE_W, TILE_H)


def good_rect(good: int) -> QRectF:
    r = tile_rect(good)
    return QRectF(r.x() + 4, r.y() + 4, 50, 50)


def price_rect(good: int) -> QRectF:
    r = tile_rect(good)
    return QRectF(r.x() + 7, r.y() + 58, 44, 44)


def space_rect(space: int) -> QRectF:
    """Where a worker stands."""
    r = character_rect(space) if space >= ARCHITECT else tile_rect(space)
    return QRectF(r.right() - 56, r.y() + 26, 52, 62) if space >= ARCHITECT else QRectF(r.right() - 54, r.y() + 4, 50, 56)


def cost_rect(space: int) -> QRectF:
    """What it costs to use a space, or what it gives somebody else."""
    r = space_rect(space)
    return QRectF(r.right() - 26, r.y() - 4, 32, 24)


def figure_rect(building: int) -> QRectF:
    """Where the Merchant or the Builder stands: low, so that coins have room beside his head."""
    r = tile_rect(building)
    return QRectF(r.x() + 55, r.y() + 12, 50, 50)


def coins_rect(building: int) -> QRectF:
    r = tile_rect(building)
    return QRectF(r.x() + 83, r.y() + 1, 30, 30)


def works_rect(building: int) -> QRectF:
    r = tile_rect(building)
    return QRectF(r.x() + 55, r.y() + 3, r.width() - 58, 58)


def own_store_rect(good: int) -> QRectF:
    """The focus player's part of the storage, the largest."""
    r = tile_rect(good)
    return QRectF(r.x() + 57, r.y() + 67, 34, 34)


def store_rect(good: int, nth: int, rivals: int) -> QRectF:
    """A rival's part of the storage: far enough from the next for the mark of a change to be of one alone."""
    r = tile_rect(good)
    w = min(26.0, (r.width() - 99 - (rivals - 1) * STORE_GAP) / rivals)
    return QRectF(r.x() + 96 + nth * (w + STORE_GAP), r.y() + 66, w, 37)


def banner_rect(good: int) -> QRectF:
    r = tile_rect(good)
    return QRectF(r.right() + 4, r.y() + 2, BANNER_W, TILE_H - 10)


def bonus_rect(level: int, nth: int) -> QRectF:
    x = CITY_X + (level - 1) * COLUMN_STEP
    return QRectF(x + nth * 43.5, STRIP_Y, 40, STRIP_H)


def token_home(token: int) -> QRectF:
    return QRectF(CITY_X + 28 + token * 46, STRIP_Y - 2, 42, 42)


# The Imperial board.


def bowl_rect(good: int) -> QRectF:
    side = 0 if good in BOWL_SIDES[0] else 1
    nth = BOWL_SIDES[side].index(good)
    x = COURT_OF_AKBAR.x() + 8 + nth % 3 * BOWL_STEP if side == 0 else COURT_OF_AKBAR.right() - 178 + nth % 3 * BOWL_STEP
    return QRectF(x + 2, 12 + nth // 3 * 60, BOWL, 56)


def served_rect(good: int) -> QRectF:
    """A corner of a bowl: who served it; the good stays to be seen."""
    r = bowl_rect(good)
    return box(r.right() - 9, r.bottom() - 9, 26)


def throne_rect() -> QRectF:
    r = COURT_OF_AKBAR
    return QRectF(r.x() + 186, r.y() + 4, r.width() - 372, 126)


def round_rects() -> tuple[QRectF, QRectF]:
    """Left of the throne: the word, and the number below it."""
    r = throne_rect()
    return QRectF(r.x() + 3, r.bottom() - 66, 52, 22), QRectF(r.x() + 3, r.bottom() - 44, 52, 34)


def ending_rect() -> QRectF:
    r = throne_rect()
    return QRectF(r.right() - 50, r.bottom() - 56, 46, 52)


def favour_tile_rect(nth: int) -> QRectF:
    return QRectF(COURT_OF_AKBAR.x() + 84 + nth * 134, TILES_Y, 128, 66)


def pile_rect() -> QRectF:
    return QRectF(COURT_OF_AKBAR.x() + 10, TILES_Y, 66, 66)


def limit_rect() -> QRectF:
    return QRectF(COURT_OF_AKBAR.right() - 90, TILES_Y, 82, 66)


def guild_rect(guild: int) -> QRectF:
    return QRectF(GUILD_X + guild * GUILD_STEP, GUILD_Y, GUILD_W, GUILD_H)


def stair_rect(guild: int, step: int) -> QRectF:
    """A step of a staircase, the lowest one at the bottom."""
    r = guild_rect(guild)
    return QRectF(r.x() + 4, r.bottom() - 6 - (step + 1) * STEP_H, STAIR_W, STEP_H - 1.4)


def stand_rect(guild: int, step: int) -> QRectF:
    """The part of a step where influence markers stand: right of what it pays; all of the lowest, which pays nothing."""
    r = stair_rect(guild, step)
    return r.adjusted(26 if step else 2, 0, -2, 0)


def order_rect(order: int) -> QRectF:
    r = guild_rect(order // 6)
    return QRectF(r.x() + STAIR_W + 8, r.y() + 34 + (order % 6) * 46.6, r.width() - STAIR_W - 12, 44)


def done_rect(order: int) -> QRectF:
    """Between and below the goods of an order: who fulfilled it."""
    r = order_rect(order)
    return box(r.center().x(), r.bottom() - 11, 23)


def order_end_rect(guild: int) -> QRectF:
    """Where an order marker rests below a full column."""
    r = guild_rect(guild)
    return QRectF(r.right() - 32, r.y() + 2, 28, 28)


# The river.


def _along_the_river() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The left edges of all cards and of all piers."""
    cards: list[float] = []
    piers: list[float] = []
    x = 14.0
    for level, count in enumerate(SLOTS, 1):
        for _ in range(count):
            cards.append(x)
            x += CARD_STEP
        for _ in range(2 if level in (2, 4) else 1):
            piers.append(x)
            x += PIER_W
    return tuple(cards), tuple(piers)


_CARDS, _PIERS = _along_the_river()
_FIRST_SLOT = tuple(sum(SLOTS[:level]) for level in range(len(SLOTS)))


def slots_of(owner: list[int], box: int) -> dict[int, int]:
    """The place on the river of every notable that takes part, for good: by level, in the order of the box."""
    found: dict[int, int] = {}
    taken = [0] * len(SLOTS)
    for notable, who in enumerate(owner):
        if who != box:
            level = NOTABLE_LEVEL[notable] - 1
            found[notable] = _FIRST_SLOT[level] + taken[level]
            taken[level] += 1
    return found


def card_rect(slot: int) -> QRectF:
    return QRectF(_CARDS[slot], CARD_Y, CARD_W, CARD_H)


def plaque_rect(slot: int) -> QRectF:
    return QRectF(_CARDS[slot] - 1.5, CARD_Y - PLAQUE_H - 2, CARD_W + 3, PLAQUE_H)


def lead_rect(slot: int) -> QRectF:
    """Who would win the card as it stands."""
    return QRectF(_CARDS[slot] + CARD_W - 31, CARD_Y + 3, 28, 28)


def spot_rect(slot: int, nth: int, count: int) -> QRectF:
    """The place of a delivery: the ordered good on the left, the marker on the right."""
    pitch = (CARD_H - 34) / 3
    y = CARD_Y + 33 + (nth + (3 - count) / 2) * pitch
    return QRectF(_CARDS[slot] + 4, y, CARD_W - 8, pitch - 2)


def spot_marker_rect(slot: int, nth: int, count: int) -> QRectF:
    r = spot_rect(slot, nth, count)
    return QRectF(r.right() - r.height() - 5, r.y() - 1, r.height() + 2, r.height() + 2)


def pier_rect(pier: int) -> QRectF:
    return QRectF(_PIERS[pier - 1], CARD_Y - PLAQUE_H, PIER_W - 4, CARD_H + PLAQUE_H)


def boat_rect(pier: int) -> QRectF:
    r = pier_rect(pier)
    return QRectF(r.x() - 2, r.bottom() - 68, r.width() + 4, 66)
