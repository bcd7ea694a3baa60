"""Where everything lies, in board units of a table of 1600 to 1000."""

from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QRectF

from games.noria.components import BOX, Ring
from games.noria.tables import (
    FACTORIES,
    FIRST_GAME_PRICES,
    GOODS,
    PATHS,
    RESOURCES,
    RING_OF,
    RINGS,
    TOP,
)

SIZE = 1600.0, 1000.0
WHEEL_RADII = {"large": 0.755, "medium": 0.49, "small": 0.255}
"""How far from the middle the discs of each ring lie, in parts of the wheel's radius."""
SMALL_RADII = {"large": 0.775, "medium": 0.45, "small": 0.175}
DISC_PART, SMALL_DISC_PART = 0.292, 0.345

# The rock: paths as columns, chambers below.
COLUMN_X, COLUMN_STEP, COLUMN_W = 46.0, 128.0, 124.0
LEVEL_TOP, LEVEL_STEP = 130.0, 48.0
CAVE_Y, CAVE_H = 566.0, 56.0
CHAMBER_Y, CHAMBER_H = 634.0, 132.0
COMMON_Y, COMMON_H, COMMON_W = 776.0, 132.0, 204.0
STONE = 42.0

TRACK_X, TRACK_BOTTOM, TRACK_STEP, TRACK_SIZE = 605.0, 960.0, 61.0, 46.0
SIGNS = dict.fromkeys(BOX.round_track.symbols, "knowledge") | {BOX.round_track.wheel_price_rise: "rise"}
"""What is dearer from a round space on; it stands on its rim."""
SIGN = 25.0

MARKET = QRectF(642, 8, 314, 334)
BLACK_MARKET = QRectF(642, 352, 314, 118)
STACK = 68.0
ISLANDS_AT = QRectF(962, 2, 636, 530)
TILE = 204.0, 174.0
STOCK_AT = QRectF(1098, 540, 186, 452)
RIVALS_AT = QRectF(1289, 540, 306, 452)
CORNER = 74.0
PARTS_AT = QRectF(712, 474, 310, 56)
"""Above the wheel: the discs that it is still built from."""
CAPTIONS = {
    "night_shift": (QRectF(704, 479, 126, 25), QRectF(904, 479, 126, 25)),
    "modify": (QRectF(709, 973, 94, 25),),
    "inspect": (QRectF(931, 973, 94, 25),),
}
RING_NAMES_AT = {"large": QRectF(704, 503, 126, 23), "medium": QRectF(904, 503, 126, 23)}
"""Which ring a Night Shift button turns, below its caption."""
INTRIGUE_AT = QRectF(146, 918, 312, 44)


class Wheel(NamedTuple):
    x: float
    y: float
    r: float
    disc: float
    spaces: tuple[tuple[float, float], ...]
    active: tuple[bool, ...]


@cache
def wheel(x: float, y: float, r: float, small: bool) -> Wheel:
    radii, part = (SMALL_RADII, SMALL_DISC_PART) if small else (WHEEL_RADII, DISC_PART)
    spaces = []
    for space, ring in zip(BOX.wheel.spaces, RING_OF, strict=True):
        angle = space.angle * pi / 180
        spaces.append((x + r * radii[ring] * sin(angle), y - r * radii[ring] * cos(angle)))
    return Wheel(x, y, r, r * part, tuple(spaces), tuple(s.active for s in BOX.wheel.spaces))


MAIN_WHEEL = wheel(867.0, 762.0, 224.0, small=False)
CORNERS = {
    "turn:large": (680.0, 562.0),
    "turn:medium": (1054.0, 562.0),
    "modify": (680.0, 952.0),
    "tray": (1054.0, 952.0),
}


def step_of(ring: Ring) -> float:
    """Degrees from one space of a ring to the next."""
    return 360.0 / len(RINGS[ring])


def column(path: int) -> float:
    return COLUMN_X + COLUMN_STEP * path


def level_rect(path: int, level: int) -> QRectF:
    """A step of a path; they wind a little. Level 0 is the cave."""
    if level == 0:
        return QRectF(column(path), CAVE_Y, COLUMN_W, CAVE_H)
    sway = 5.0 * sin(level * 1.25 + path * 1.9)
    return QRectF(column(path) + sway, LEVEL_TOP + (TOP - level) * LEVEL_STEP, COLUMN_W, LEVEL_STEP - 2)


def stone_rect(path: int, level: int) -> QRectF:
    r = level_rect(path, level)
    return QRectF(r.x() + 1, r.center().y() - STONE / 2, STONE, STONE)


def ledge_rect(path: int, level: int) -> QRectF:
    r = level_rect(path, level)
    return QRectF(r.x() + STONE - 4, r.y() + 4, r.width() - STONE + 3, r.height() - 9)


def stand_rect(path: int, level: int) -> QRectF:
    """Where Representatives stand: so far from the ends of the ledge that four, who overlap a little, still fit."""
    if level == 0:
        return level_rect(path, level).adjusted(6, 6, -6, -4)
    return ledge_rect(path, level).adjusted(12, -3, -8, 3)


def chamber_rect(chamber: int) -> QRectF:
    if chamber < len(PATHS):
        return QRectF(column(chamber), CHAMBER_Y, COLUMN_W, CHAMBER_H)
    return QRectF(COLUMN_X + 44 + (chamber - len(PATHS)) * (COMMON_W + 14), COMMON_Y, COMMON_W, COMMON_H)


def title_rect(chamber: int) -> QRectF:
    r = chamber_rect(chamber)
    return QRectF(r.x() + 3, r.y() + 4, r.width() - 6, 22)


def stand_cube_rect(chamber: int, i: int) -> QRectF:
    r = chamber_rect(chamber)
    step = (r.width() - 8) / 5
    size = min(30.0, step + 2)
    return QRectF(r.x() + 4 + step * i + (step - size) / 2, r.y() + 27, size, 30)


def seat_rect(chamber: int, i: int) -> QRectF:
    r = chamber_rect(chamber)
    step = (r.width() - 8) / 5
    return QRectF(r.x() + 4 + step * i + 0.5, r.y() + 62, step - 1, 34)


def worth_rect(chamber: int) -> QRectF:
    r = chamber_rect(chamber)
    return QRectF(r.x() + 6, r.y() + 101, r.width() - 12, 26)


def round_rect(index: int) -> QRectF:
    x = TRACK_X - 6 * sin(index * 1.1)
    y = TRACK_BOTTOM - (index - 1) * TRACK_STEP
    return QRectF(x - TRACK_SIZE / 2, y - TRACK_SIZE / 2, TRACK_SIZE, TRACK_SIZE)


def sign_rect(index: int) -> QRectF:
    c = round_rect(index).center()
    return QRectF(c.x() + 21.5 - SIGN / 2, c.y() - 20.5 - SIGN / 2, SIGN, SIGN)


def stack_rect(kind: int, prices: tuple[int, ...]) -> QRectF:
    """The lowest disc of a market stack: three free stacks over four with prices, the dearest on the left."""
    if not FIRST_GAME_PRICES[kind]:
        x = MARKET.x() + MARKET.width() * (kind + 0.5) / 3
        return QRectF(x - STACK / 2, MARKET.y() + 70, STACK, STACK)
    x = MARKET.x() + 4 + (MARKET.width() - 8) * (4 - prices[kind] + 0.5) / 4
    return QRectF(x - STACK / 2, MARKET.y() + 218, STACK, STACK)


_CIRCLES: dict[int, tuple[tuple[float, float], ...]] = {
    5: ((0.45, 0), (1.55, 0), (2, 1), (1, 2), (0, 1)),
    6: ((0.45, 0), (1.55, 0), (2, 1), (1.55, 2), (0.45, 2), (0, 1)),
    7: ((0, 0), (1, 0), (2, 0), (2, 1), (1.55, 2), (0.45, 2), (0, 1)),
}
"""Columns and rows of the islands, clockwise around the home islet."""


def isle_rect(slot: int, count: int) -> QRectF:
    return _cell(*_CIRCLES[count][slot])


def _cell(col: float, row: float) -> QRectF:
    dx = (ISLANDS_AT.width() - TILE[0]) / 2
    dy = (ISLANDS_AT.height() - TILE[1]) / 2
    return QRectF(ISLANDS_AT.x() + dx * col, ISLANDS_AT.y() + dy * row, *TILE)


HOME_AT = _cell(1, 1)


def isle_name_rect(tile: QRectF) -> QRectF:
    return QRectF(tile.x() + 8, tile.y(), tile.width() - 16, 22)


def ships_rect(tile: QRectF, i: int, kinds: int) -> QRectF:
    w, gap = (84.0, 14.0) if kinds > 1 else (120.0, 0.0)
    x = tile.center().x() - (w * kinds + gap * (kinds - 1)) / 2 + i * (w + gap)
    return QRectF(x, tile.y() + 25, w, 50)


def site_rect(tile: QRectF, i: int) -> QRectF:
    return QRectF(tile.x() + 10 + i * 46.5, tile.y() + 80, 44, 44)


def port_rect(tile: QRectF) -> QRectF:
    return QRectF(tile.x() + 30, tile.y() + 127, tile.width() - 60, 42)


def home_port_rect() -> QRectF:
    return HOME_AT.adjusted(26, 64, -26, -54)


class Area(NamedTuple):
    """Where the things of one player lie."""

    panel: QRectF
    name: QRectF
    wheel: Wheel
    bought: QRectF
    cells: dict[str, QRectF]
    """By kind of place: `stock:energy`, `fleet:energy`, `goods:sail`, `knowledge`, `income`, `tableau`."""
    first: QRectF
    """Where the smokestack of the first player stands."""
    small: bool


@cache
def own_area() -> Area:
    at, cells = STOCK_AT, {}
    x, w = at.x() + 7, (at.width() - 14) / 3
    for i, name in enumerate(RESOURCES):
        cells[f"stock:{name}"] = QRectF(x + i * w, at.y() + 96, w, 56)
        cells[f"fleet:{name}"] = QRectF(x + i * w + 5, at.y() + 160, w - 10, 44)
    for i, name in enumerate(GOODS):
        centred = w / 2 * (i // 3)
        cells[f"goods:{name}"] = QRectF(x + (i % 3) * w + 3 + centred, at.y() + 214 + (i // 3) * 82, w - 6, 50)
    cells["knowledge"] = QRectF(at.x() + 14, at.y() + 42, 92, 44)
    cells["income"] = QRectF(at.x() + 112, at.y() + 50, 62, 30)
    cells["tableau"] = QRectF(at.x() + 8, at.y() + 402, at.width() - 16, 40)
    m = MAIN_WHEEL
    bought = QRectF(m.x - 58, m.y - 20, 116, 40)
    return Area(
        at,
        QRectF(at.x() + 38, at.y() + 7, at.width() - 84, 28),
        m,
        bought,
        cells,
        QRectF(at.right() - 42, at.y() + 4, 32, 32),
        small=False,
    )


@cache
def rival_area(i: int, count: int) -> Area:
    gap = 7.0
    h = (RIVALS_AT.height() - gap * (count - 1)) / count
    panel = QRectF(RIVALS_AT.x(), RIVALS_AT.y() + i * (h + gap), RIVALS_AT.width(), h)
    return _tall(panel) if count == 1 else _wide(panel)


_ROWS: tuple[tuple[str, ...], ...] = (
    tuple(f"stock:{r}" for r in RESOURCES),
    tuple(f"fleet:{r}" for r in RESOURCES),
    tuple(f"goods:{g}" for g in GOODS[:3]),
    (*(f"goods:{g}" for g in GOODS[3:]), "tableau"),
)
_PAIRS: tuple[tuple[str, ...], ...] = (
    *((f"stock:{r}", f"fleet:{r}") for r in RESOURCES),
    *(tuple(f"goods:{g}" for g in pair) for pair in (GOODS[:2], GOODS[2:4])),
    (f"goods:{GOODS[4]}", "tableau"),
)


def _grid(at: QRectF, rows: tuple[tuple[str, ...], ...] = _ROWS) -> dict[str, QRectF]:
    w, h = at.width() / len(rows[0]), at.height() / len(rows)
    return {
        name: QRectF(at.x() + c * w, at.y() + r * h + 1, w - 2, h - 2)
        for r, row in enumerate(rows)
        for c, name in enumerate(row)
    }


def _tall(panel: QRectF) -> Area:
    r = 118.0
    made = wheel(panel.center().x(), panel.y() + 40 + r, r, small=True)
    cells = _grid(QRectF(panel.x() + 12, panel.y() + 284, panel.width() - 20, 160))
    cells["knowledge"] = QRectF(panel.right() - 116, panel.y() + 7, 70, 30)
    cells["income"] = QRectF(panel.right() - 44, panel.y() + 7, 36, 30)
    name = QRectF(panel.x() + 40, panel.y() + 8, panel.width() - 194, 28)
    return Area(
        panel,
        name,
        made,
        QRectF(made.x - 110, made.y + r - 34, 44, 44),
        cells,
        QRectF(panel.right() - 152, panel.y() + 6, 32, 32),
        small=True,
    )


def _wide(panel: QRectF) -> Area:
    """Side by side; with more room the wheel is larger, the name goes above it and the stock stands in pairs."""
    roomy = panel.height() > 180
    r, head = (84.0, 34.0) if roomy else (65.0, 0.0)
    made = wheel(panel.x() + 5 + r, panel.center().y() + head / 2, r, small=True)
    left = made.x + r + 4
    top = panel.y() + (40 if roomy else 34)
    cells = _grid(QRectF(left, top, panel.right() - left - 3, panel.bottom() - top - 5), _PAIRS if roomy else _ROWS)
    if roomy:
        cells["knowledge"] = QRectF(panel.right() - 90, panel.y() + 7, 54, 28)
        cells["income"] = QRectF(panel.right() - 34, panel.y() + 7, 28, 28)
        name = QRectF(panel.x() + 36, panel.y() + 7, panel.width() - 162, 26)
        first = QRectF(name.right() + 4, panel.y() + 7, 28, 28)
    else:
        cells["knowledge"] = QRectF(panel.right() - 80, panel.y() + 8, 47, 25)
        cells["income"] = QRectF(panel.right() - 32, panel.y() + 8, 28, 25)
        name = QRectF(left + 18, panel.y() + 9, panel.right() - left - 100, 22)
        first = QRectF(left - 25, panel.y() + 4, 23, 23)
    return Area(
        panel,
        name,
        made,
        QRectF(made.x - r, made.y - r, 34, 34),
        cells,
        first,
        small=True,
    )


@cache
def large_area() -> Area:
    """A rival's area for a closer look, over the islands."""
    panel = QRectF(966, 70, 628, 416)
    made = wheel(panel.x() + 192, panel.center().y(), 176, small=True)
    left = made.x + made.r + 14
    cells = _grid(QRectF(left, panel.y() + 70, panel.right() - left - 14, 330))
    cells["knowledge"] = QRectF(panel.right() - 146, panel.y() + 16, 84, 44)
    cells["income"] = QRectF(panel.right() - 58, panel.y() + 16, 46, 44)
    bought = QRectF(panel.x() + 14, panel.y() + 14, 64, 64)
    return Area(panel, QRectF(left, panel.y() + 16, 60, 44), made, bought, cells, QRectF(), small=True)


@cache
def area(seat: int, focus: int, seats: int) -> Area:
    """The focus player's own area, or a rival's small one, in clockwise order after the focus."""
    return own_area() if seat == focus else rival_area((seat - focus) % seats - 1, seats - 1)


def tableau_slot(i: int) -> QRectF:
    at = own_area().cells["tableau"]
    w = at.width() / FACTORIES
    return QRectF(at.x() + i * w, at.y(), w, at.height())


def label_rect(good: str) -> QRectF:
    """Below the warehouses of one good: how many are full."""
    at = own_area().cells[f"goods:{good}"]
    return QRectF(at.x(), at.bottom() + 1, at.width(), 26)
