"""Where pieces lie and how they travel."""

from math import cos, hypot, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from app.table.board import Piece, Place
from app.table.layout import rects
from app.table.motion import around, between
from app.table.theme import PLAYER_COLOURS, shape_path
from tests.plugins import GAMES


@given(
    st.sampled_from(["row", "column", "grid"]),
    st.integers(1, 30),
    st.floats(20, 400),
    st.floats(20, 400),
    st.floats(0.3, 3),
)
def test_pieces_stay_on_their_place_and_apart(lie: str, n: int, w: float, h: float, aspect: float) -> None:
    place = Place("p", 10, 20, w, h, lie)
    found = list(rects([place], [Piece(str(i), "x", "p", order=i, aspect=aspect) for i in range(n)]).values())
    assert len(found) == n
    for rect in found:
        assert place.rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(rect)
        assert rect.width() == pytest.approx(rect.height() * aspect)
    for i, rect in enumerate(found):
        assert not any(rect.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other) for other in found[i + 1 :])


def test_order_decides_the_cell_and_painting_follows_the_list() -> None:
    place = Place("p", 0, 0, 100, 50, "row")
    found = rects([place], [Piece("late", "x", "p", order=1), Piece("early", "x", "p", order=0)])
    assert list(found) == ["late", "early"]
    assert found["early"].x() < found["late"].x()


def test_a_piece_may_fill_its_place() -> None:
    assert rects([Place("p", 1, 2, 30, 40)], [Piece("x", "x", "p", aspect=0)])["x"] == QRectF(1, 2, 30, 40)


def test_a_turn_keeps_its_distance_from_the_pivot() -> None:
    a, b = QPointF(100, 0), QPointF(0, 100)
    for t in (0.0, 0.25, 0.5, 1.0):
        at = around(a, b, t, (0, 0))
        assert hypot(at.x(), at.y()) == pytest.approx(100)
    half = around(a, b, 0.5, (0, 0))
    assert half.x() == pytest.approx(half.y())


@pytest.mark.parametrize(("start", "end"), [(350, 20), (20, 350), (100, 200), (200, 100), (1, 179), (179, 1)])
def test_a_turn_takes_the_shorter_way_round(start: float, end: float) -> None:
    a, b = (QPointF(100 * cos(radians(angle)), 100 * sin(radians(angle))) for angle in (start, end))
    half = around(a, b, 0.5, (0, 0))
    assert hypot(half.x() - a.x(), half.y() - a.y()) < 142, "never over the far side"


def test_a_straight_flight_grows_on_the_way() -> None:
    middle = between(QRectF(0, 0, 10, 10), QRectF(100, 0, 30, 30), 0.5, None)
    assert middle.width() == 20
    assert middle.center().x() == pytest.approx(60)


def test_every_colour_of_every_game_can_be_painted() -> None:
    for game in GAMES.values():
        for colour in game.colours:
            assert colour.id in PLAYER_COLOURS
            assert not shape_path(colour.shape, 0, 0, 20).isEmpty()
