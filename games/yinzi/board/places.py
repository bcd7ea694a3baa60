"""Every place of the table, lowest first."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from app.table.board import Place
from games.yinzi import tables as t
from games.yinzi.board import frames, seats
from games.yinzi.board import layout as at
from games.yinzi.board.arrange_seats import SPARE
from games.yinzi.state import Yinzi


def place(name: str, r: QRectF, lie: str = "one", *, round: bool = False) -> Place:  # noqa: A002
    return Place(name, r.x(), r.y(), r.width(), r.height(), lie, None, round)


def all_places(s: Yinzi, focus: int) -> list[Place]:
    found = [*_STILL, *_by_players(s)]
    for q in range(len(s.seats)):
        found += area_places(s, q, seats.area(q, focus, len(s.seats)))
    return [*found, *_passing_by(s)]


# Places that are the same in every game.


def _land() -> Iterator[Place]:
    for province in t.PROVINCES:
        yield place(f"province:{province}", at.province_rect(province))
        yield place(f"name:{province}", at.NAMES[province])
    for site in t.SITES:
        parts = tuple((r.x(), r.y(), r.width(), r.height()) for r in at.site_rects(site))
        yield place(f"site:{site}", at.block_rect(site))._replace(parts=parts)
    for square in t.SQUARES:
        r = at.square_rect(square)
        yield place(f"square:{square}", r)
        yield place(f"plot:{square}", r.adjusted(2, 2, -2, -2), "row")
    for border in at.BORDERS:
        yield place(f"border:{border[0]}:{border[1]}", at.border_rect(border), round=True)
    for province in t.PROVINCES:
        yield place(f"market:{province}", at.market_rect(province))
    for space in range(len(t.SPACES)):
        yield place(f"space:{t.SPACES[space]}", at.stall_rect(t.PROVINCES[space // 6], space % 6))
    yield place("rural", at.RURAL)
    yield place("display", at.DISPLAY_AT)
    yield place("stack:factories", at.FACTORY_STACK)


def _phase_a() -> Iterator[Place]:
    yield place("phase-a", at.PHASE_A)
    yield place("stack:plantations", at.TILE_STACK)
    for i, bonus in enumerate(t.BONUSES):
        yield place(f"column:{i + 1}", at.column_rect(i).united(at.cost_rect(i)))
        yield place(f"stand:{i + 1}", at.column_rect(i))
        yield place(f"bonus:{bonus}", at.bonus_rect(i))
        yield place(f"taken:{bonus}", at.taken_rect(i))


def _innovations() -> Iterator[Place]:
    for number, section in enumerate(t.SECTIONS):
        yield place(f"section:{section}", at.SECTIONS[number])
        yield place(f"lead:{section}", at.lead_rect(number))
    for number, innovation in enumerate(t.INNOVATIONS):
        yield place(f"inn:{innovation}", at.innovation_rect(number))
        yield place(f"rest:{innovation}", at.disc_rect(number), round=True)


def _works() -> Iterator[Place]:
    areas = (at.WAR_AT, at.PRODUCE_AT, at.RESOURCES_AT, at.DUTIES_AT, at.SUPPLY_AT)
    for work, area in zip(t.WORKS, areas, strict=True):
        yield place(f"work:{work}", area)
    for i in range(t.WAR_SPACES):
        yield place(f"war:{i}", at.war_rect(i))
    yield place("lying", at.LYING, "grid")
    for i in range(2):
        yield place(f"glory:{i}", at.glory_rect(i))
        yield place(f"honours:{i}", at.honours_rect(i), "grid")
    yield place("strength", at.STRENGTH)
    yield place("disasters", at.DISASTERS_AT)
    yield place("discard", at.DISCARD)
    for work, area in (("produce", at.PRODUCE_AT), ("take_resources", at.RESOURCES_AT), ("supply_ships", at.SUPPLY_AT)):
        yield place(f"crew:{work}", at.crew_rect(area), "row")
    for i, resource in enumerate(t.RESOURCES):
        yield place(f"pile:{resource}", at.pile_rect(i))
        yield place(f"top:{resource}", at.top_of_pile_rect(i))
    for i, duty in enumerate(t.DUTY_IDS):
        yield place(f"duty:{duty}", at.duty_rect(i))
        yield place(f"crew:{duty}", at.duty_crew_rect(i), "row")
    yield place("migration", at.MIGRATION_AT)
    for i, side in enumerate(("upper", "lower")):
        yield place(f"migration:{side}", at.migration_rect(i), "row")


def _abroad() -> Iterator[Place]:
    yield place("boats", at.BOATS_AT)
    for space in range(len(t.CAPACITY)):
        yield place(f"river:{space + 1}", at.boat_rect(space))
        yield place(f"afloat:{space + 1}", at.afloat_rect(space), "grid")
    for market, foreign in enumerate(t.FOREIGN):
        yield place(f"foreign:{foreign}", at.FOREIGN_AT[market])
        yield place(f"general:{foreign}", at.general_rect(market), "row")
        yield place(f"envoys:{foreign}", at.envoys_rect(market), "row")
    for number, nation in enumerate(t.NATIONS):
        yield place(f"nation:{nation}", at.nation_rect(number))
        yield place(f"exported:{nation}", at.exported_rect(number), "row")
    yield place("exchange", at.EXCHANGE_AT)
    for i in range(len(t.RATES)):
        yield place(f"rate:{i + 1}", at.rate_rect(i))
    yield place("clock", at.CLOCK)
    yield place("bench", at.BENCH)
    for i, pile in enumerate(("upper", "lower")):
        yield place(f"next:{pile}", at.next_rect(i))
        yield place(f"below:{pile}", at.below_rect(i))


_STILL = (*_land(), *_phase_a(), *_innovations(), *_works(), *_abroad())


# Places that depend on how many play, and on what lies on the table.


def _by_players(s: Yinzi) -> Iterator[Place]:
    for q in range(len(s.seats)):
        yield place(f"stall:{q}", at.food_rect(q))
        yield place(f"order:{q + 1}", at.order_rect(q))
        yield place(f"berth:{q + 1}", at.berth_rect(q))
        yield place(f"open:{q + 1}", at.route_rect(q))
    for dock, ship in enumerate(s.docked):
        if ship >= 0 or dock + 1 in t.HARBOUR[len(s.seats)].open:
            yield place(f"dock:{t.DOCKS[dock]}", at.dock_rect(dock))
            yield place(f"aboard:{t.DOCKS[dock]}", at.aboard_rect(dock), "row")
            for hold in range(dock * 3, dock * 3 + 3):
                yield place(f"hold:{t.HOLDS[hold]}", at.hold_rect(hold))
    for factory in s.built:
        yield place(f"store:{t.FACTORIES[factory]}", at.store_rect(t.SITES[s.place[factory]]), "grid")
    for i, factory in enumerate(s.display):
        yield place(f"display:{t.FACTORIES[factory]}", at.display_rect(i))


def _passing_by(s: Yinzi) -> Iterator[Place]:
    """Above all others, while a certain question is open."""
    if frames.factory_in_hand(s) >= 0:
        for peg, middle in at.PEGS.items():
            yield place(peg, QRectF(middle.x() - at.PEG / 2, middle.y() - at.PEG / 2, at.PEG, at.PEG), round=True)
    if frames.asks(s, "take_route"):
        tray = at.tray_rect(s.discard.bit_count() + len(s.secret))
        yield place("tray", tray)
        yield place("tray:tiles", tray.adjusted(12, 12, -12, -12), "grid")


def area_places(s: Yinzi, q: int, area: seats.Area) -> Iterator[Place]:
    yield place(f"area:{q}", area.panel)
    for name, r in area.cells.items():
        kind, _, thing = name.partition(":")
        lie = "row" if kind in ("hand", "tax") and not area.small else "one"
        yield place(f"{kind}:{q}:{thing}" if thing else f"{kind}:{q}", r, lie)
    if not area.small:
        for name in SPARE:
            r = area.cells[f"stock:{name}"]
            yield place(f"nook:{q}:{name}", QRectF(r.x(), r.y(), r.height(), r.height()))
    count = len(s.seats[q].personal) if area.small else max(seats.LEAST_PERSONAL, len(s.seats[q].personal))
    for k in range(count):
        yield place(f"mine:{q}:{k}", seats.personal_rect(area, k, count))
