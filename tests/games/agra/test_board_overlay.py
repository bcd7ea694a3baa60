"""What Agra's board explains while one points at a thing or holds it, seen by what it paints."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.table.theme import DARK, load_fonts
from games.agra.board import BOARD, homes
from games.agra.board import layout as at
from games.agra.reckoning import wanted
from games.agra.state import Agra
from games.agra.tables import BOX_CARD, BUILDINGS, GOODS, NOTABLES, SPOTS
from tests.games.agra.walks import walk


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


@pytest.fixture(scope="module")
def late() -> Agra:
    """Four players; somebody else than the first has a contract and a favour tile."""
    found: Agra = next(
        t.before
        for t in walk(4, 1)
        if any(owner > 0 for owner in t.before.owner) and any(p.tiles for p in t.before.seats[1:]) and t.before.open_spots
    )
    return found


def overlay(s: Agra, what: str, held: bool = False) -> QImage:
    image = QImage(1600, 1000, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if held:
        BOARD.paint_held(painter, s, what, 0, DARK)
    else:
        BOARD.paint_overlay(painter, s, what, 0, DARK)
    painter.end()
    return image


def touched(image: QImage, rect: QRectF) -> bool:
    xs, ys = range(int(rect.left()), int(rect.right())), range(int(rect.top()), int(rect.bottom()))
    return any(image.pixelColor(x, y).alpha() for x, y in product(xs, ys))


def test_a_rivals_home_is_shown_large_from_everything_in_it(late: Agra) -> None:
    card = next(i for i, owner in enumerate(late.owner) if owner > 0)
    tile = next(p for p in BOARD.arrange(late, 0) if p.id.startswith("tile:") and p.place.startswith("tiles:"))
    for what in ("area:2", "purse:1", "workers:3", f"card:{NOTABLES[card]}", tile.id, "yield:1:wood", "small-farm:1"):
        assert touched(overlay(late, what), homes.FARM), what
    for what in ("area:0", "purse:0", "workers:0"):
        assert not touched(overlay(late, what), QRectF(0, 0, 1600, 1000)), what


def test_a_good_in_the_hand_points_at_everybody_who_wants_it(late: Agra) -> None:
    slots = at.slots_of(late.owner, BOX_CARD)
    for good, name in enumerate(GOODS):
        image = overlay(late, f"good:0:{name}:0", held=True)
        who = wanted(late, good)
        for spot in who.spots:
            card = SPOTS[spot // 3]
            assert touched(image, at.spot_rect(slots[spot // 3], card.index(spot), len(card))), name
        for order in who.orders:
            assert touched(image, at.order_rect(order)), name
        assert not who.bowl or touched(image, at.bowl_rect(good)), name


def test_a_farmer_in_the_hand_tells_what_it_would_yield_where_it_can_go() -> None:
    s = walk(2, 1)[0].before
    image = overlay(s, "farmer:0:0", held=True)
    reach = [space for space in (1, 2, 4, 5) if touched(image, homes.farm_space(0, space, homes.FARM).adjusted(8, 8, -8, -8))]
    assert reach == [2, 4], "the covers bar the ends"


def test_a_building_shows_ways_and_a_good_also_who_wants_it(late: Agra) -> None:
    notable = next(spot // 3 for spot in late.open_spots)
    good = next(g for g in range(16) if any(spot // 3 == notable for spot in wanted(late, g).spots))
    slots = at.slots_of(late.owner, BOX_CARD)
    card = at.card_rect(slots[notable])
    assert touched(overlay(late, f"store:0:{GOODS[good]}"), card)
    assert not touched(overlay(late, f"house:{BUILDINGS[good]}"), card)
