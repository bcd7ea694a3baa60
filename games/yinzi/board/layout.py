"""Where everything on the main board lies, in board units of a table of 1600 to 1000."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF

from games.yinzi.components import BOX, COAST
from games.yinzi.tables import PROVINCES, SITE_SQUARES, SITES, SQUARES

SIZE = 1600.0, 1000.0

# The land: squares, city markets, borders.

S = 54.0
"""The side of a square."""
ORIGINS = {"huguang": (420.0, 42.0), "nanzhili": (790.0, 42.0), "jiangxi": (500.0, 356.0), "zhejiang": (890.0, 468.0)}
MARKETS = {"huguang": (572.0, 210.0), "nanzhili": (966.0, 160.0), "jiangxi": (682.0, 472.0), "zhejiang": (914.0, 353.0)}
STALL = 46.0
"""The side of a space of a city market."""
NAMES = {
    "huguang": QRectF(420, 0, 150, 26),
    "nanzhili": QRectF(790, 0, 150, 26),
    "jiangxi": QRectF(676, 574, 150, 30),
    "zhejiang": QRectF(1060, 404, 110, 30),
}
MEDALLION = 42.0
BORDERS: dict[tuple[str, str], tuple[float, float]] = {
    ("huguang", "nanzhili"): (767, 150),
    ("huguang", "jiangxi"): (608, 327),
    ("jiangxi", "nanzhili"): (828, 336),
    ("jiangxi", "zhejiang"): (856, 612),
    ("nanzhili", "zhejiang"): (1000, 322),
    ("nanzhili", COAST): (1134, 304),
    ("zhejiang", COAST): (1127, 560),
}
"""The middle of the boat on each border."""
COAST_X = 1130.0

_CELLS = {q.id: (p.id, q.row, q.column) for p in BOX.provinces for q in p.squares}
_TURNS = {"ne": 0, "se": 90, "sw": 180, "nw": 270}
"""How far an L with its arms up and right is turned to lie so."""


def cell_rect(province: str, row: float, column: float) -> QRectF:
    x, y = ORIGINS[province]
    return QRectF(x + S * column, y + S * row, S, S)


def square_rect(square: str) -> QRectF:
    return cell_rect(*_CELLS[square])


def province_of(square: str) -> str:
    return _CELLS[square][0]


def row_and_column(square: str) -> tuple[int, int]:
    return _CELLS[square][1:]


def coordinates(province: str) -> list[tuple[str, QRectF]]:
    """The numbers of columns, each over the topmost square, and of rows, each left of the first."""
    cells = [row_and_column(x) for x in SQUARES if province_of(x) == province]
    found = []
    for column in {c for _, c in cells}:
        box = cell_rect(province, min(r for r, c in cells if c == column), column)
        found.append((str(column + 1), QRectF(box.center().x() - 8, box.y() - 17, 16, 14)))
    for row in {r for r, _ in cells}:
        box = cell_rect(province, row, min(c for r, c in cells if r == row))
        found.append((str(row + 1), QRectF(box.x() - 13, box.y(), 12, box.height())))
    return found


def stall_rect(province: str, k: int) -> QRectF:
    """A space of a city market: two rows of three."""
    x, y = MARKETS[province]
    return QRectF(x + STALL * (k % 3), y + STALL * (k // 3), STALL, STALL)


def market_rect(province: str) -> QRectF:
    x, y = MARKETS[province]
    return QRectF(x - 6, y - 6, 3 * STALL + 12, 2 * STALL + 12)


def border_rect(border: tuple[str, str]) -> QRectF:
    x, y = BORDERS[border]
    return QRectF(x - MEDALLION / 2, y - MEDALLION / 2, MEDALLION, MEDALLION)


# Factories: an L of three squares in a block of four.


def turn_of(site: str) -> int:
    """How far a factory on this site is turned, clockwise."""
    return _TURNS[site.rpartition("_")[2]]


@cache
def site_rects(site: str) -> tuple[QRectF, QRectF, QRectF]:
    """The inner corner, where the discs are; the arm with the product; the store."""
    corner, upright, level = (square_rect(SQUARES[x]) for x in SITE_SQUARES[SITES.index(site)])
    return (corner, upright, level) if turn_of(site) in (0, 180) else (corner, level, upright)


@cache
def block_rect(site: str) -> QRectF:
    corner, one, other = site_rects(site)
    return corner.united(one).united(other)


def store_rect(site: str) -> QRectF:
    return site_rects(site)[2].adjusted(4, 4, -4, -4)


@cache
def peg_of(site: str) -> str:
    """The point that a factory on this site lies around; four sites share it."""
    middle = block_rect(site).center()
    province = province_of(SQUARES[SITE_SQUARES[SITES.index(site)][0]])
    x, y = ORIGINS[province]
    return f"peg:{province}:{round((middle.y() - y) / S)}:{round((middle.x() - x) / S)}"


PEG = 40.0
PEGS: dict[str, QPointF] = {peg_of(site): block_rect(site).center() for site in SITES}

BENCH = QRectF(408, 350, 114, 114)
"""Where a factory or a tile waits that is about to be placed."""
RURAL = QRectF(400, 470, 86, 168)


DISPLAY_AT = QRectF(1134, 6, 68, 270)
FACTORY_STACK = QRectF(1138, 249, 60, 25)


def display_rect(i: int) -> QRectF:
    """A factory that can be built."""
    return QRectF(1138, 31 + 54.5 * i, 60, 54)


def food_rect(colour: int) -> QRectF:
    return QRectF(RURAL.x() + 2 + (colour % 2) * 41, RURAL.y() + 49 + (colour // 2) * 40, 41, 40)


# The left column: phase A, innovations, war and routes.

LEFT = 388.0
PHASE_A = QRectF(8, 6, LEFT, 212)
COLUMN_X, COLUMN_STEP = 20.0, 61.5
TILE_STACK = QRectF(322, 7, 66, 25)


def column_rect(i: int) -> QRectF:
    return QRectF(COLUMN_X + COLUMN_STEP * i, 32, 58, 58)


def cost_rect(i: int) -> QRectF:
    return QRectF(COLUMN_X + COLUMN_STEP * i, 90, 58, 20)


def bonus_rect(i: int) -> QRectF:
    return QRectF(COLUMN_X + COLUMN_STEP * i, 112, 58, 56)


def taken_rect(i: int) -> QRectF:
    """Where the cylinder stands on a bonus that somebody has taken: its picture stays in sight."""
    at = bonus_rect(i)
    return QRectF(at.x() + 1, at.bottom() - 28, 22, 27)


def order_rect(i: int) -> QRectF:
    return QRectF(117 + 70 * i, 174, 62, 38)


def berth_rect(i: int) -> QRectF:
    """Where the cylinder stands on the turn order, beside its number."""
    at = order_rect(i)
    return QRectF(at.right() - 36, at.y() + 1, 33, at.height() - 2)


SECTIONS = tuple(QRectF(8 + 197 * (i % 2), 224 + 143 * (i // 2), 191, 139) for i in range(4))
IN_SECTION = 6


def innovation_rect(number: int) -> QRectF:
    at, k = SECTIONS[number // IN_SECTION], number % IN_SECTION
    return QRectF(at.x() + 4 + 61.5 * (k % 3), at.y() + 26 + 56 * (k // 3), 60, 54)


def disc_rect(number: int) -> QRectF:
    """Where the disc lies on an innovation: its picture stays in sight."""
    at = innovation_rect(number)
    return QRectF(at.right() - 28, at.bottom() - 28, 28, 28)


def lead_rect(section: int) -> QRectF:
    at = SECTIONS[section]
    return QRectF(at.right() - 64, at.y() + 1, 60, 25)


WAR_AT = QRectF(8, 512, LEFT, 250)
STRENGTH = QRectF(196, 513, 196, 30)
LYING = QRectF(222, 545, 42, 46)
DISCARD = QRectF(14, 711, 170, 47)
DISASTERS_AT = QRectF(188, 711, 204, 47)


def war_rect(i: int) -> QRectF:
    return QRectF(14 + 51 * i, 545, 49, 46)


def glory_rect(i: int) -> QRectF:
    return QRectF(268 + 62 * i, 545, 60, 46)


def honours_rect(i: int) -> QRectF:
    """Where the discs lie on a space of war glory: its points stay in sight."""
    at = glory_rect(i)
    return QRectF(at.x() + 1, at.y() + 2, 38, 42)


def route_rect(i: int) -> QRectF:
    return QRectF(13 + 95 * i, 595, 92, 112)


# Below the land: produce, resources, duties, migration.

BAND_Y, BAND_H = 646.0, 116.0
PRODUCE_AT = QRectF(404, BAND_Y, 152, BAND_H)
RESOURCES_AT = QRectF(562, BAND_Y, 152, BAND_H)
DUTIES_AT = QRectF(720, BAND_Y, 336, BAND_H)
MIGRATION_AT = QRectF(1062, BAND_Y, 136, BAND_H)
TITLE = 22.0
"""How much of an area its name takes."""
BELOW_TITLE = BAND_Y + TITLE + 4


def crew_rect(at: QRectF) -> QRectF:
    """Where the workers of an area stand."""
    tall = min(36.0, at.height() - TITLE - 6)
    return QRectF(at.x() + 5, at.bottom() - 4 - tall, at.width() - 10, tall)


def pile_rect(i: int) -> QRectF:
    return QRectF(RESOURCES_AT.x() + 6 + 72 * i, BAND_Y + 22, 68, 50)


def top_of_pile_rect(i: int) -> QRectF:
    """What the hand takes from a pile, over its picture."""
    at = pile_rect(i)
    return QRectF(at.x() - 2, at.y() + 3, 44, 44)


def mode_rect(i: int) -> QRectF:
    """What a factory of a level takes and makes."""
    return QRectF(PRODUCE_AT.x() + 5 + 48 * i, BELOW_TITLE, 46, 46)


def duty_rect(i: int) -> QRectF:
    return QRectF(DUTIES_AT.x() + 4 + 82 * i, BELOW_TITLE, 80, 86)


def duty_crew_rect(i: int) -> QRectF:
    at = duty_rect(i)
    return QRectF(at.x() + 2, at.bottom() - 35, at.width() - 4, 34)


def migration_rect(i: int) -> QRectF:
    return QRectF(MIGRATION_AT.x() + 4, BELOW_TITLE + 44 * i, MIGRATION_AT.width() - 8, 42)


# The right column: boats, foreign markets, ships, exchange, the round.

RIGHT_X, RIGHT = 1206.0, 386.0
BOATS_AT = QRectF(RIGHT_X, 6, RIGHT, 122)
FOREIGN_AT = tuple(QRectF(RIGHT_X + 195 * i, 134, 191, 158) for i in range(2))
SUPPLY_AT = QRectF(RIGHT_X, 556, RIGHT, 60)
EXCHANGE_AT = QRectF(RIGHT_X, 622, RIGHT, 72)
CLOCK = QRectF(RIGHT_X, 700, RIGHT, 62)
BOATS_IN_ROW = 5


def boat_rect(space: int) -> QRectF:
    row, column = divmod(space, BOATS_IN_ROW)
    return QRectF(RIGHT_X + 4 + 75.8 * column, 10 + 58 * row, 74, 56)


def afloat_rect(space: int) -> QRectF:
    """Where boats lie on a space of the track, beside its number."""
    return boat_rect(space).adjusted(30, 4, -3, -4)


def nation_rect(nation: int) -> QRectF:
    at = FOREIGN_AT[nation // 3]
    return QRectF(at.x() + 4, at.y() + 25 + 31 * (nation % 3), at.width() - 8, 30)


def exported_rect(nation: int) -> QRectF:
    return nation_rect(nation).adjusted(48, 1, -2, -1)


def general_rect(market: int) -> QRectF:
    at = FOREIGN_AT[market]
    return QRectF(at.x() + 30, at.bottom() - 37, 84, 33)


def envoys_rect(market: int) -> QRectF:
    at = FOREIGN_AT[market]
    return QRectF(at.x() + 136, at.bottom() - 37, 52, 33)


def dock_rect(dock: int) -> QRectF:
    row, column = divmod(dock, 2)
    return QRectF(RIGHT_X + 145 * column, 300 + 125 * row, 143, 122)


def next_rect(pile: int) -> QRectF:
    return QRectF(RIGHT_X + 292, 300 + 125 * pile, 94, 96)


def below_rect(pile: int) -> QRectF:
    return QRectF(RIGHT_X + 292, 397 + 125 * pile, 94, 25)


HOLD_PART = (0.06, 0.46, 0.29, 0.34)
"""The first space of a ship in parts of its rectangle: x, y, width, height."""


def hold_in(ship: QRectF, k: int) -> QRectF:
    x, y, w, h = HOLD_PART
    return QRectF(
        ship.x() + ship.width() * (x + (w + 0.01) * k), ship.y() + ship.height() * y, ship.width() * w, ship.height() * h
    )


def hold_rect(hold: int) -> QRectF:
    return hold_in(dock_rect(hold // 3), hold % 3)


def aboard_rect(dock: int) -> QRectF:
    at = dock_rect(dock)
    return QRectF(at.right() - 44, at.y() + 4, 42, 30)


def rate_rect(i: int) -> QRectF:
    return QRectF(RIGHT_X + 6 + 53.6 * i, EXCHANGE_AT.y() + 25, 52, 43)


TRAY_ROW = 7


def tray_rect(tiles: int) -> QRectF:
    """Over the land, as small as it can be, while a route tile is chosen from the discard pile."""
    rows = max(1, -(-tiles // TRAY_ROW))
    columns = min(TRAY_ROW, max(1, tiles))
    h, w = 120.0 * rows + 24, 100.0 * columns + 24
    return QRectF(404, 640 - h, w, h)


def province_rect(province: str) -> QRectF:
    """The land that a province covers, roughly, without its market."""
    rects = [square_rect(x) for x in SQUARES if province_of(x) == province]
    whole = rects[0]
    for rect in rects[1:]:
        whole = whole.united(rect)
    return whole


assert len(ORIGINS) == len(PROVINCES)
