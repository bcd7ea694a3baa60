"""Every place of the table, lowest first."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from app.table.board import Place
from games.noria.board import layout as at
from games.noria.components import BOX
from games.noria.state import Noria
from games.noria.tables import (
    CHAMBERS,
    DISCS,
    FACTORIES,
    GOODS,
    ISLAND_SHIPS,
    ISLANDS_IN_PLAY,
    PATHS,
    RESOURCES,
    RINGS,
    SPACES,
    TOP,
)


def place(name: str, r: QRectF, lie: str = "one", pivot: tuple[float, float] | None = None, *, round: bool = False) -> Place:  # noqa: A002
    return Place(name, r.x(), r.y(), r.width(), r.height(), lie, pivot, round)


def spot(name: str, x: float, y: float, size: float, pivot: tuple[float, float] | None = None) -> Place:
    return Place(name, x - size / 2, y - size / 2, size, size, "one", pivot, True)


def all_places(s: Noria, focus: int) -> list[Place]:
    found = [*_rock(), *_track(), *_market(s), *_islands(s)]
    for seat in range(len(s.seats)):
        found += _player(seat, focus, len(s.seats))
    found += _controls(focus)
    steps = {f"turn:{ring}": at.step_of(ring) for ring in RINGS}
    return [place._replace(turn=steps[place.id]) if place.id in steps else place for place in found]


def _rock() -> Iterator[Place]:
    for p, path in enumerate(PATHS):
        for level in range(TOP + 1):
            yield place(f"level:{path}:{level}", at.level_rect(p, level))
            yield place(f"stand:{path}:{level}", at.stand_rect(p, level), "row")
    for c, chamber in enumerate(CHAMBERS):
        yield place(f"chamber:{chamber}", at.chamber_rect(c))
        yield place(f"worth:{chamber}", at.worth_rect(c))
        for i in range(4):
            yield place(f"bench:{chamber}:{i}", at.stand_cube_rect(c, i))
        for i in range(5):
            yield place(f"seat:{chamber}:{i}", at.seat_rect(c, i))
    yield place("intrigue", at.INTRIGUE_AT)
    r = at.INTRIGUE_AT
    yield place("price:intrigue", QRectF(r.x() + 124, r.y() + 5, 66, 34))
    yield place("intrigues-left", QRectF(r.right() - 46, r.y() + 5, 34, 34), round=True)


def _track() -> Iterator[Place]:
    for i in range(1, BOX.round_track.spaces + 1):
        yield place(f"round:{i}", at.round_rect(i), round=True)
    for i in at.SIGNS:
        yield place(f"sign:{i}", at.sign_rect(i), round=True)


def _market(s: Noria) -> Iterator[Place]:
    for kind, disc in enumerate(DISCS):
        r = at.stack_rect(kind, s.prices)
        yield place(f"market:{disc}", r, "stack")
        yield place(f"left:{disc}", QRectF(r.right() - 22, r.bottom() - 24, 28, 28), round=True)
        yield place(f"price:{disc}", QRectF(r.center().x() - 30, r.bottom() + 5, 60, 30))
    b = at.BLACK_MARKET
    yield place("sell", QRectF(b.x() + 8, b.y() + 32, 200, 80))
    yield place("buy", QRectF(b.x() + 212, b.y() + 32, 94, 80))
    yield place("coins", QRectF(b.x() + 230, b.y() + 54, 36, 36))


def _islands(s: Noria) -> Iterator[Place]:
    count = ISLANDS_IN_PLAY[len(s.seats)]
    for slot in range(count):
        tile = at.isle_rect(slot, count)
        yield place(f"isle:{slot}", tile)
        if slot >= len(s.islands):
            continue
        kinds = [r for r, delta in enumerate(ISLAND_SHIPS[s.islands[slot]]) if delta is not None]
        for i, r in enumerate(kinds):
            area = at.ships_rect(tile, i, len(kinds))
            yield place(f"ships:{slot}:{RESOURCES[r]}", area, "row")
            yield place(f"left:{slot}:{RESOURCES[r]}", QRectF(area.right() - 26, area.bottom() - 24, 26, 26), round=True)
        for i in range(4):
            yield place(f"site:{slot}:{i}", at.site_rect(tile, i))
        yield place(f"port:{slot}", at.port_rect(tile), "row")
    yield place("home", at.HOME_AT)
    yield place("home:port", at.home_port_rect(), "row")


_LIES = {"goods": "grid"}
"""How several pieces of the focus player lie together."""


def area_places(area: at.Area, seat: int) -> Iterator[Place]:
    """Where the stock and the discs of a player lie, in an area of any size."""
    w = area.wheel
    pivot = w.x, w.y
    yield place(f"wheel:{seat}", QRectF(w.x - w.r, w.y - w.r, 2 * w.r, 2 * w.r), round=True)
    for name, r in area.cells.items():
        kind, _, thing = name.partition(":")
        lie = "one" if area.small else _LIES.get(kind, "one")
        yield place(f"{kind}:{seat}:{thing}" if thing else f"{kind}:{seat}", r, lie)
    yield place(f"bought:{seat}", area.bought, "grid" if area.small else "row", pivot)
    for name, (x, y) in zip(SPACES, w.spaces, strict=True):
        yield spot(f"wheel:{seat}:{name}", x, y, w.disc, pivot)


def _player(seat: int, focus: int, seats: int) -> Iterator[Place]:
    area = at.area(seat, focus, seats)
    w = area.wheel
    pivot = w.x, w.y
    yield place(f"area:{seat}", area.panel)
    yield place(f"first:{seat}", area.first)
    yield from area_places(area, seat)
    if area.small:
        return
    yield place(f"parts-tray:{seat}", at.PARTS_AT.adjusted(-12, -4, 12, 5))
    yield place(f"parts:{seat}", at.PARTS_AT, "row", pivot)
    for name, (x, y) in zip(SPACES, w.spaces, strict=True):
        yield spot(f"badge:{seat}:{name}", x + w.disc * 0.36, y - w.disc * 0.36, 24)
    for good in GOODS:
        yield place(f"full:{seat}:{good}", at.label_rect(good))
    for name in RESOURCES:
        r = area.cells[f"fleet:{name}"]
        yield place(f"fleet-size:{seat}:{name}", QRectF(r.right() - 26, r.bottom() - 20, 28, 28), round=True)
    for i in range(FACTORIES):
        yield place(f"tableau:{seat}:{i}", at.tableau_slot(i))


def _controls(focus: int) -> Iterator[Place]:
    for name, (x, y) in at.CORNERS.items():
        yield spot(name, x, y, at.CORNER)
    w = at.MAIN_WHEEL
    yield spot("turn:small", w.x, w.y, w.r * 0.3)
    for name in ("turn:large", "turn:medium", "modify"):
        x, y = at.CORNERS[name]
        left = x < at.MAIN_WHEEL.x
        yield place(
            f"price:{name.removeprefix('turn:')}", QRectF(x - 36 if left else x - 20, y - 58 if y < 700 else y + 12, 56, 30)
        )
