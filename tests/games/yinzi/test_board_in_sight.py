"""What lies on Yinzi's board hides nothing that is to be read, and what has changed can be marked."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from app.table.items import EDGE
from app.table.layout import rects
from app.table.theme import THEMES, load_fonts
from games.yinzi import tables as t
from games.yinzi.board import BOARD, layout
from tests.games.yinzi.positions import ANGELIKA, MARION, Table


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def test_who_has_another_place_in_the_turn_order_can_be_marked() -> None:
    """The scene marks only what has a shape."""
    p = Table(4)
    s = p.state
    s.order = (3, 0, 1, 2)
    for piece in BOARD.arrange(s, 0):
        if piece.id.startswith("rank:"):
            path = BOARD.outline(piece.look, QRectF(0, 0, 62, 38))
            assert path is None or not path.isEmpty()
    cells = [layout.order_rect(i) for i in range(4)]
    assert all(b.x() - a.right() >= 2 * EDGE - 4 for a, b in pairwise(cells)), "with room for the rims of both"


@pytest.mark.parametrize("province", t.PROVINCES)
def test_no_number_of_a_column_lies_under_anything(province: str) -> None:
    above = [layout.market_rect(name) for name in t.PROVINCES]
    for words, label in layout.coordinates(province):
        digits = label if label.height() < 20 else QRectF(label.x(), label.center().y() - 7, label.width(), 14)
        assert not any(digits.intersects(rect) for rect in above), words
        for border in layout.BORDERS:
            disc = QPainterPath()
            disc.addEllipse(layout.border_rect(border))
            assert not disc.intersects(digits.adjusted(3, 0, -3, 0)), (words, border)


def test_what_is_counted_beside_a_piece_is_not_under_it() -> None:
    """The points of war glory; the picture of a bonus that somebody has taken."""
    p = Table(4)
    s = p.state
    for q in range(4):
        s.seats[q].bonus = q
        s.seats[q].glory = [1, 2]
    listed = BOARD.places(s, 0)
    at = rects(listed, BOARD.arrange(s, 0))
    for i in range(2):
        space = layout.glory_rect(i)
        points = QRectF(space.right() - 21, space.y(), 21, space.height())
        assert not any(at[f"glory:{i}:{q}"].intersects(points) for q in range(4))
    for q in range(4):
        icon, cylinder = layout.bonus_rect(q), at[f"cylinder:{q}"]
        assert icon.contains(cylinder)
        assert cylinder.width() * cylinder.height() < icon.width() * icon.height() / 5
        assert cylinder.bottom() > icon.bottom() - 6


def test_two_cubes_stay_on_their_square() -> None:
    p = Table(2)
    p.tile("zj_r1c2", "tea", MARION, 2)
    at = rects(BOARD.places(p.state, 0), BOARD.arrange(p.state, 0))
    square = layout.square_rect("zj_r1c2").adjusted(2, 2, -2, -2)
    assert all(square.contains(at[f"cube:zj_r1c2:{i}"]) for i in range(2))


def painted(look: str, theme: str) -> QImage:
    """As small as on the board of a rival."""
    image = QImage(56, 30, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    BOARD.paint_piece(painter, look, QRectF(0, 0, 56, 30), THEMES[theme])
    painter.end()
    return image


@pytest.mark.parametrize("theme", THEMES)
def test_each_thing_that_is_counted_has_a_picture_of_its_own(theme: str) -> None:
    """The tax sum, the silver that is due and the own; one tax disc more; what a tile pays, and that it does not."""
    looks = (
        ("icon/tax", "icon/due", "icon/silver"),
        ("taxes/2/0/red", "taxes/2/1/red", "taxes/2/2/red"),
        ("harm/1/-2", "harm/2/-4"),
        ("pledge/route_07/0/pays", "pledge/route_07/0/counts"),
    )
    for alike in looks:
        images = [painted(look, theme) for look in alike]
        assert all(a != b for i, a in enumerate(images) for b in images[:i]), alike


def test_a_personal_tile_pays_only_where_the_table_says_so() -> None:
    for house, word in (({}, "pays"), ({"personal_routes": "points_only"}, "counts")):
        s = Table(2, **house).state
        s.seats[MARION].personal, s.seats[ANGELIKA].personal = ((0, 0),), ((1, 0),)
        looks = [piece.look for piece in BOARD.arrange(s, MARION) if piece.id.startswith("mine:")]
        assert [look.split("/")[3] for look in looks] == [word, word]
