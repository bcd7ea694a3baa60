"""Where everything lies that belongs to a player: the large area of the focus player, the lines of the others."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from games.agra.tables import FARM_SPACES, TRACKER_LAST

OWN = QRectF(6, 722, 1070, 272)
RIVALS = QRectF(1082, 722, 512, 272)
FARM = QRectF(14, 730, 256, 256)
CORNER = 58.0
TILES_HELD = 4
"""Three favour tiles, and for a moment a fourth."""
TALLIES = ("purse", "favours", "workers", "supply", "track")
SHARES = 57, 54, 70, 56, 53
"""Of a line of tallies: workers may be two numbers."""
YIELDS = tuple(f"yield:{good}" for good in range(4))


class Cells(NamedTuple):
    """The area of a player: its panel and where in it each thing lies."""

    panel: QRectF
    name: QRectF
    cells: dict[str, QRectF]
    small: bool


def contract_rect(nth: int, count: int) -> QRectF:
    """Contracts in rows of three; of four or five when there are many."""
    r = own_area().cells["contracts"]
    columns, rows = (3, 2) if count <= 6 else (4, 3) if count <= 12 else (5, 4)
    w, h = r.width() / columns, r.height() / rows
    return QRectF(r.x() + nth % columns * w + 2, r.y() + nth // columns * h + 2, w - 4, h - 4)


def farm_space(track: int, space: int, farm: QRectF) -> QRectF:
    """Tracks: top, left, right, bottom; spaces counted from the good that is named first."""
    part = CORNER / FARM.width()
    corner = farm.width() * part
    length = (farm.width() - 2 * corner) / FARM_SPACES
    along = corner + (space - 1) * length
    inset = (corner - length) / 2
    if track in (0, 3):
        y = farm.y() + inset if track == 0 else farm.bottom() - corner + inset
        return QRectF(farm.x() + along, y, length, length)
    x = farm.x() + inset if track == 1 else farm.right() - corner + inset
    return QRectF(x, farm.y() + along, length, length)


def plot_space(plot: int) -> tuple[int, int]:
    """The space of a track that touches this end: where its cover lies."""
    return plot >> 1, FARM_SPACES if plot & 1 else 1


def corner_rect(good: int, farm: QRectF) -> QRectF:
    side = farm.width() * CORNER / FARM.width()
    return QRectF(
        farm.x() if good in (0, 2) else farm.right() - side, farm.y() if good < 2 else farm.bottom() - side, side, side
    )


def own_area() -> Cells:
    r = OWN
    middle = FARM.center()
    cells = {
        "workers": QRectF(middle.x() - 64, middle.y() - 58, 60, 82),
        "supply": QRectF(middle.x() + 4, middle.y() - 58, 60, 82),
        "first": QRectF(r.x() + 494, r.y() + 8, 38, 38),
        "purse": QRectF(r.x() + 280, r.y() + 52, 124, 66),
        "favours": QRectF(r.x() + 472, r.y() + 55, 58, 58),
        "refresh": QRectF(r.x() + 280, r.y() + 204, 252, 60),
        "actions": QRectF(r.x() + 540, r.y() + 8, 258, 256),
        "contracts": QRectF(r.x() + 806, r.y() + 36, 256, 228),
    }
    for space in range(1, TRACKER_LAST + 1):
        cells[f"track:{space}"] = QRectF(r.x() + 280 + (space - 1) * 53.5, r.y() + 152, 38, 42)
    for nth in range(3):
        cells[f"printed:{nth}"] = QRectF(r.x() + 540, r.y() + 8 + nth * 86, 126, 82)
    for nth in range(TILES_HELD):
        cells[f"tile:{nth}"] = QRectF(r.x() + 672, r.y() + 8 + nth * 64.5, 126, 62)
    return Cells(r, QRectF(r.x() + 316, r.y() + 8, 176, 38), cells, small=False)


def track_gap(space: int) -> QRectF:
    """Between two spaces of the meditation track: what the step costs."""
    a = own_area().cells[f"track:{space}"]
    return QRectF(a.right() - 2, a.y(), 19, a.height())


def used_rect(card: QRectF) -> QRectF:
    """Where the marker of a used favour action lies."""
    return QRectF(card.right() - 34, card.y() + 4, 30, 30)


def rival_area(nth: int, rivals: int) -> Cells:
    """One under the other; a single rival has room for four lines instead of two."""
    height = RIVALS.height() / rivals
    r = QRectF(RIVALS.x(), RIVALS.y() + nth * height, RIVALS.width(), height - (4 if nth + 1 < rivals else 0))
    return _single(r) if rivals == 1 else _lines(r)


def _lines(r: QRectF) -> Cells:
    line = min(r.height() / 2, 60.0)
    top = r.y() + (r.height() - 2 * line) / 2
    low = top + line + 2
    farm = _farm_at(r, min(r.height() - 4, 98.0))
    left = farm.x() - 3
    cells = _shared(QRectF(r.x() + 130, top + 3, left - r.x() - 130, line - 5))
    step = 50.0 if line > 50 else (left - r.x() - 142) / (len(YIELDS) + 1)
    cells |= _row((*YIELDS, "covers"), r.x() + 8, low, step - 2, step, line - 6)
    name = QRectF(r.x() + 38, top + 2, 90, line - 4)
    cells["farm"], cells["first"] = farm, _starter_at(name, 28)
    x = cells["covers"].right() + 4
    tiles = (left - x) * 0.4
    cells["tiles"] = QRectF(x, low, tiles, line - 6)
    cells["contracts"] = QRectF(x + tiles + 3, low, left - x - tiles - 5, line - 6)
    return Cells(r, name, cells, small=True)


def _single(r: QRectF) -> Cells:
    farm = _farm_at(QRectF(r.x(), r.y() + 112, r.width() - 4, r.height() - 112), r.height() - 120)
    left = farm.x() - r.x() - 20
    cells = _row(TALLIES, r.x() + 14, r.y() + 50, 92, 97, 56)
    cells |= _row((*YIELDS, "covers"), r.x() + 14, r.y() + 122, left / 5 - 2, left / 5, 48)
    name = QRectF(r.x() + 46, r.y() + 8, 200, 40)
    cells["farm"], cells["first"] = farm, _starter_at(name, 38)
    cells["tiles"] = QRectF(r.x() + 12, r.y() + 186, 130, 74)
    cells["contracts"] = QRectF(r.x() + 148, r.y() + 186, left - 138, 74)
    return Cells(r, name, cells, small=True)


def _farm_at(r: QRectF, side: float) -> QRectF:
    """A small farm at the right end of a panel."""
    return QRectF(r.right() - side - 5, r.center().y() - side / 2, side, side)


def _starter_at(name: QRectF, side: float) -> QRectF:
    """The turban of whoever began lies at the end of the line of the name."""
    return QRectF(name.right() - side, name.center().y() - side / 2, side, side)


def name_of_starter(area: Cells) -> QRectF:
    """What the turban leaves of that line."""
    return area.name.adjusted(0, 0, -area.cells["first"].width() - 1, 0) if area.small else area.name


def _shared(r: QRectF) -> dict[str, QRectF]:
    """The tallies in one line, each as wide as what is written there."""
    found, x = {}, r.x()
    for name, part in zip(TALLIES, SHARES, strict=True):
        w = r.width() * part / sum(SHARES)
        found[name] = QRectF(x, r.y(), w - 4, r.height())
        x += w
    return found


def _row(names: tuple[str, ...], x: float, y: float, w: float, step: float, h: float) -> dict[str, QRectF]:
    return {name: QRectF(x + i * step, y, w, h) for i, name in enumerate(names)}


def order_of_rivals(focus: int, seats: int) -> list[int]:
    """The others, clockwise from the focus player."""
    return [(focus + i) % seats for i in range(1, seats)]


def area(seat: int, focus: int, seats: int) -> Cells:
    if seat == focus:
        return own_area()
    return rival_area(order_of_rivals(focus, seats).index(seat), seats - 1)


def column_in_store(seat: int, focus: int, seats: int) -> int:
    """Which part of each storage is this player's."""
    return (seat - focus) % seats
