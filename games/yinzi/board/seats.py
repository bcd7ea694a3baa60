"""Where the things of players lie: the focus player's own board, and the small areas of rivals."""

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QRectF

from games.yinzi.tables import FORTUNES

OWN_AT = QRectF(8, 768, 1072, 228)
RIVALS_AT = QRectF(1086, 768, 506, 228)
GAP = 6.0
STOCK = ("copper", "silver", "wood", "stone", "cubes", "discs", "markers", "men")
SLOT_X, SLOT_STEP, SLOT_W = 212.0, 102.0, 98.0
LARGE_SHIFT = 510.0, -240.0
"""How far from the own board a rival's is shown large."""
PERSONAL_AT = QRectF(730, 898, 344, 95)
LEAST_PERSONAL = 4
PLEDGES = 44.0
"""How much of a rival's area is kept for personal route tiles; with room to spare it is twice as much."""


class Area(NamedTuple):
    panel: QRectF
    name: QRectF
    cells: dict[str, QRectF]
    """By kind of place: `stock:copper`, `slot:cultivate`, `hand`, `tax` ..."""
    small: bool


def slot_label(k: int) -> QRectF:
    return QRectF(SLOT_X + SLOT_STEP * k, 771, SLOT_W, 21)


@cache
def own_area(dx: float = 0.0, dy: float = 0.0) -> Area:
    cells = {}
    for i, name in enumerate(STOCK):
        cells[f"stock:{name}"] = QRectF(14 + 95 * (i % 2), 802 + 48 * (i // 2), 94, 47)
    for k, fortune in enumerate(FORTUNES):
        x = SLOT_X + SLOT_STEP * k
        cells[f"slot:{fortune}"] = QRectF(x, 793, SLOT_W, 94)
        cells[f"muster:{fortune}"] = QRectF(x, 889, SLOT_W, 50)
    cells["tax"] = QRectF(212, 944, 150, 49)
    cells["misfortune"] = QRectF(366, 944, 116, 49)
    cells["won"] = QRectF(486, 944, 116, 49)
    cells["score"] = QRectF(606, 944, 116, 49)
    cells["hand"] = QRectF(730, 774, 258, 118)
    cells["bill"] = QRectF(994, 774, 80, 58)
    cells["meal"] = QRectF(994, 835, 80, 58)
    cells["personal"] = PERSONAL_AT
    moved = {name: r.translated(dx, dy) for name, r in cells.items()}
    return Area(OWN_AT.translated(dx, dy), QRectF(48, 773, 156, 28).translated(dx, dy), moved, small=False)


@cache
def rival_area(i: int, count: int) -> Area:
    h = (RIVALS_AT.height() - GAP * (count - 1)) / count
    at = QRectF(RIVALS_AT.x(), RIVALS_AT.y() + i * (h + GAP), RIVALS_AT.width(), h)
    inner = at.adjusted(6, 4, -6, -4)
    if count == 3:
        half, width = inner.height() / 2, inner.width() - PLEDGES - GAP / 2
        name = QRectF(inner.x() + 30, inner.y(), 82, half - 1)
        top = QRectF(inner.x() + 114, inner.y(), width - 114, half - 1)
        low = QRectF(inner.x(), inner.y() + half + 1, width, half - 1)
        cells = _row(top, ("hand", "tax"), 0.33) | _slots(_part(top, 0.34, 1))
        cells["personal"] = QRectF(inner.right() - PLEDGES, inner.y(), PLEDGES, inner.height())
        return Area(at, name, cells | _row(low, (*_STOCK_CELLS, "misfortune", "won", "score"), 1.0), small=True)
    head = 32.0
    name = QRectF(inner.x() + 30, inner.y(), 130, head)
    cells = _row(
        QRectF(inner.x() + 166, inner.y(), inner.width() - 166, head), ("hand", "tax", "misfortune", "won", "score"), 1.0
    )
    rest = inner.adjusted(0, head + 3, 0, 0)
    slots = QRectF(rest.x(), rest.y(), rest.width() - 2 * PLEDGES - GAP / 2, rest.height() * 0.5 - 2)
    across = slots.width() if count == 2 else rest.width()
    stock = QRectF(rest.x(), slots.bottom() + 3, across, rest.bottom() - slots.bottom() - 3)
    tall = rest.height() if count == 2 else slots.height()
    cells |= _slots(slots) | {"personal": QRectF(rest.right() - 2 * PLEDGES, rest.y(), 2 * PLEDGES, tall)}
    if count == 2:
        return Area(at, name, cells | _row(stock, _STOCK_CELLS, 1.0), small=True)
    upper = QRectF(stock.x(), stock.y(), stock.width(), stock.height() / 2 - 1)
    lower = QRectF(stock.x(), upper.bottom() + 2, stock.width(), stock.height() / 2 - 1)
    return Area(at, name, cells | _row(upper, _STOCK_CELLS[:4], 1.0) | _row(lower, _STOCK_CELLS[4:], 1.0), small=True)


_STOCK_CELLS = tuple(f"stock:{name}" for name in STOCK)
_WIDTH = {
    **dict.fromkeys(("stock:copper", "stock:cubes", "stock:discs", "score"), 1.2),
    **dict.fromkeys(("stock:wood", "stock:stone"), 0.9),
    "tax": 1.4,
    "misfortune": 1.1,
    "won": 1.7,
}
"""Of cells that are wider or narrower than others: by how many digits are usual, and what stands beside the number."""


def _part(at: QRectF, start: float, end: float) -> QRectF:
    return QRectF(at.x() + at.width() * start, at.y(), at.width() * (end - start), at.height())


def _row(at: QRectF, names: tuple[str, ...], part: float) -> dict[str, QRectF]:
    """Cells side by side over this part of a rectangle."""
    shares = [_WIDTH.get(name, 1.0) for name in names]
    unit, cells, x = at.width() * part / sum(shares), {}, at.x()
    for name, share in zip(names, shares, strict=True):
        cells[name] = QRectF(x, at.y(), unit * share - 2, at.height())
        x += unit * share
    return cells


def _slots(at: QRectF) -> dict[str, QRectF]:
    return _row(at, tuple(f"slot:{fortune}" for fortune in FORTUNES), 1.0)


@cache
def area(seat: int, focus: int, seats: int) -> Area:
    """The focus player's own board, or a rival's small area, in clockwise order after the focus."""
    return own_area() if seat == focus else rival_area((seat - focus) % seats - 1, seats - 1)


def personal_rect(at: Area, k: int, count: int) -> QRectF:
    """One of so many personal route tiles."""
    cell = at.cells["personal"]
    w = cell.width() / count
    gap = 1.0 if at.small else 3.0
    return QRectF(cell.x() + w * k, cell.y(), w - gap, cell.height())
