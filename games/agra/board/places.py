"""Every place of the table, lowest first."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from app.table.board import Place
from games.agra.board import homes
from games.agra.board import layout as at
from games.agra.state import Agra
from games.agra.tables import (
    ACTIONS,
    ARCHITECT,
    BONUS_LEVEL,
    BONUSES,
    BOWL_GOODS,
    BOX_CARD,
    BUILDINGS,
    CIRCLE,
    FARM_SPACES,
    FIRST_TILE,
    GOODS,
    GUILDS,
    LUXURIES,
    NOTABLES,
    ORDERS,
    SPACES,
    SPOT_GOOD,
    SPOTS,
    TOKENS,
    TOP,
    TRACKER_LAST,
)

PIERS = range(1, 7)
TRACKS = range(4)


def place(name: str, r: QRectF, lie: str = "one", *, oval: bool = False) -> Place:
    return Place(name, r.x(), r.y(), r.width(), r.height(), lie, None, oval)


def all_places(s: Agra, focus: int) -> list[Place]:
    seats = len(s.seats)
    found = [*_court(), *_city(), *_stores(focus, seats), *_imperial(), *_river(s)]
    for seat in range(seats):
        area = homes.area(seat, focus, seats)
        found += _rival(seat, area) if area.small else own_places(s, seat)
    return found


def own_places(s: Agra, seat: int) -> list[Place]:
    """The large area, as if it were this player's."""
    return [*_own(seat, homes.own_area()), *_contracts(s, seat)]


def _court() -> Iterator[Place]:
    for nth in range(3):
        yield place(f"phase:{nth}", at.phase_rect(nth))
    for nth, name in enumerate(CIRCLE):
        yield place(f"circle:{name}", at.circle_rect(nth), oval=True)
        yield place(f"blocked-at:{name}", at.blocked_rect(nth))
    yield place("points-at", at.points_rect())
    for space in range(ARCHITECT, len(SPACES)):
        yield place(f"character:{SPACES[space]}", at.character_rect(space))
        yield place(f"needs:{SPACES[space]}", at.needs_rect(space))


def _city() -> Iterator[Place]:
    for building, name in enumerate(BUILDINGS):
        yield place(f"house:{name}", at.tile_rect(building))
        yield place(f"works-at:{name}", at.works_rect(building))
        yield place(f"price:{GOODS[building]}", at.price_rect(building))
        yield place(f"figure:{name}", at.figure_rect(building))
        yield place(f"coins-at:{name}", at.coins_rect(building))
    for space, name in enumerate(SPACES):
        yield place(f"space:{name}", at.space_rect(space))
        yield place(f"cost-at:{name}", at.cost_rect(space))
    for good in LUXURIES:
        yield place(f"banner:{GOODS[good]}", at.banner_rect(good))
    for bonus, name in enumerate(BONUSES):
        nth = sum(1 for b in range(bonus) if BONUS_LEVEL[b] == BONUS_LEVEL[bonus])
        yield place(f"bonus-at:{name}", at.bonus_rect(BONUS_LEVEL[bonus], nth))
    for token, name in enumerate(TOKENS):
        yield place(f"token-home:{name}", at.token_home(token))


def _stores(focus: int, seats: int) -> Iterator[Place]:
    for good, name in enumerate(GOODS):
        for seat in range(seats):
            nth = homes.column_in_store(seat, focus, seats)
            r = at.store_rect(good, nth - 1, seats - 1) if nth else at.own_store_rect(good)
            yield place(f"store:{seat}:{name}", r)
        r = at.own_store_rect(good)
        yield place(f"count-at:{name}", at.box(r.center().x(), r.center().y(), 24), oval=True)


def _imperial() -> Iterator[Place]:
    yield place("akbar", at.throne_rect())
    yield place("round-at", at.round_rects()[0].united(at.round_rects()[1]))
    yield place("round-number", at.round_rects()[1])
    yield place("ending-at", at.ending_rect())
    for good in BOWL_GOODS:
        yield place(f"bowl:{GOODS[good]}", at.bowl_rect(good))
        yield place(f"served-at:{GOODS[good]}", at.served_rect(good))
    for nth in range(3):
        yield place(f"tile-row:{nth}", at.favour_tile_rect(nth))
    yield place("pile-at", at.pile_rect())
    yield place("limit-at", at.limit_rect())
    for guild, name in enumerate(GUILDS):
        yield place(f"guild:{name}", at.guild_rect(guild))
        for step in range(TOP + 1):
            yield place(f"stair:{name}:{step}", at.stair_rect(guild, step))
            yield place(f"stand:{name}:{step}", at.stand_rect(guild, step), "row")
        yield place(f"order-end:{name}", at.order_end_rect(guild))
    for order, name in enumerate(ORDERS):
        yield place(f"order:{name}", at.order_rect(order))
        yield place(f"done-at:{name}", at.done_rect(order))


def _river(s: Agra) -> Iterator[Place]:
    for notable, slot in at.slots_of(s.owner, BOX_CARD).items():
        name, count = NOTABLES[notable], len(SPOTS[notable])
        yield place(f"landing:{name}", at.plaque_rect(slot).united(at.card_rect(slot)))
        yield place(f"river:{name}", at.card_rect(slot))
        yield place(f"wins:{name}", at.lead_rect(slot))
        for nth, spot in enumerate(SPOTS[notable]):
            good = GOODS[SPOT_GOOD[spot]]
            yield place(f"spot:{name}:{good}", at.spot_rect(slot, nth, count))
            yield place(f"given-at:{name}:{good}", at.spot_marker_rect(slot, nth, count))
    for pier in PIERS:
        yield place(f"pier:{pier}", at.pier_rect(pier))
        yield place(f"boat-at:{pier}", at.boat_rect(pier))


def _own(seat: int, area: homes.Cells) -> Iterator[Place]:
    yield place(f"area:{seat}", area.panel)
    cells = area.cells
    for good in range(4):
        yield place(f"corner:{seat}:{GOODS[good]}", homes.corner_rect(good, homes.FARM))
    for track in TRACKS:
        for space in range(1, FARM_SPACES + 1):
            yield place(f"farm:{seat}:{track}:{space}", homes.farm_space(track, space, homes.FARM))
    for name in ("workers-at", "supply-at", "first", "purse", "refresh"):
        yield place(f"{name}:{seat}", cells[name.removesuffix("-at")])
    r = cells["favours"]
    yield place(f"favours:{seat}", r.adjusted(4, 14, -4, 1), "stack")
    yield place(f"favours-count:{seat}", at.box(r.right() - 15, r.bottom() - 9, 32), oval=True)
    yield place(f"contracts:{seat}", cells["contracts"])
    for space in range(1, TRACKER_LAST + 1):
        yield place(f"track:{seat}:{space}", cells[f"track:{space}"])
    for action in range(FIRST_TILE):
        yield place(f"action:{seat}:{ACTIONS[action]}", cells[f"printed:{action}"])
    for nth in range(homes.TILES_HELD):
        yield place(f"tile-slot:{seat}:{nth}", cells[f"tile:{nth}"])
    for action in range(FIRST_TILE):
        yield place(f"used-at:{seat}:{action}", homes.used_rect(cells[f"printed:{action}"]))
    for nth in range(homes.TILES_HELD):
        yield place(f"used-at:{seat}:tile{nth}", homes.used_rect(cells[f"tile:{nth}"]))


def _contracts(s: Agra, seat: int) -> Iterator[Place]:
    count = s.owner.count(seat)
    for nth in range(count):
        yield place(f"contract:{seat}:{nth}", homes.contract_rect(nth, count))


def _rival(seat: int, area: homes.Cells) -> Iterator[Place]:
    yield place(f"area:{seat}", area.panel)
    cells = area.cells
    yield place(f"farm-of:{seat}", cells["farm"])
    for name in ("workers-at", "supply-at", "first", "purse", "favours", "covers"):
        yield place(f"{name}:{seat}", cells[name.removesuffix("-at")])
    yield place(f"track:{seat}", cells["track"])
    yield place(f"tiles:{seat}", cells["tiles"], "row")
    yield place(f"contracts:{seat}", cells["contracts"], "grid")
    for good in range(4):
        yield place(f"corner:{seat}:{GOODS[good]}", cells[f"yield:{good}"])
