"""Pieces under new names, pieces turned in the hand, places that are no rectangle: on a board of three places."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.framework.moves import Move
from app.table.board import Board, Gesture, Piece, Place
from app.table.hand import Way
from app.table.scene import TableScene
from app.table.theme import DARK, Theme
from app.table.view import TableView
from app.text.speaker import Speaker

UPRIGHT, LYING = Move("put", ("upright",)), Move("put", ("lying",))
Where = tuple[str, ...]


class NamedAfterPlaces(Board[Any]):
    """Its state is where stones lie; each is named after its place."""

    game_id, size = "stones", (400.0, 200.0)

    def places(self, seen: Where, focus: int) -> Sequence[Place]:
        corner = Place("corner", 250, 50, 100, 100, parts=((250, 50, 50, 100), (300, 100, 50, 50)))
        return [Place("left", 0, 0, 50, 50), Place("right", 100, 0, 50, 50), corner]

    def arrange(self, seen: Where, focus: int) -> Sequence[Piece]:
        return [Piece(f"on-{where}", "stone", where) for where in seen]

    def renamed(self, before: Where, after: Where, focus: int) -> Mapping[str, str]:
        gone, come = sorted({*before} - {*after}), sorted({*after} - {*before})
        return {f"on-{a}": f"on-{b}" for a, b in zip(gone, come, strict=False)}

    def table_key(self, seen: Where, focus: int) -> object:
        return None

    def paint_table(self, painter: QPainter, seen: Any, focus: int, theme: Theme, speaker: Speaker) -> None:
        pass

    def paint_piece(self, painter: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
        painter.fillRect(rect, theme.colour("accent"))


@pytest.fixture
def scene(qapp: Any) -> TableScene:
    made = TableScene(NamedAfterPlaces(), DARK, Speaker("en"))
    made.motion.duration = 0
    return made


def test_a_piece_under_a_new_name_is_the_same_piece(scene: TableScene) -> None:
    scene.show_state(("left",), 0, animate=True)
    stone = scene.pieces["on-left"]
    scene.show_state(("right",), 0, animate=True)
    assert scene.pieces == {"on-right": stone}
    assert stone.piece_id == "on-right"
    assert stone.rect() == QRectF(100, 0, 50, 50)


def test_a_piece_that_takes_the_name_of_another_joins_it(scene: TableScene) -> None:
    scene.show_state(("left", "right"), 0, animate=True)
    left, right = scene.pieces["on-left"], scene.pieces["on-right"]
    assert scene._rename({"on-left": "on-right"}) == [(left, "on-right")]
    assert scene.pieces == {"on-right": right}


def test_a_place_of_parts_is_only_found_on_its_parts(scene: TableScene) -> None:
    scene.show_state((), 0, animate=False)
    assert scene.what_at(QPointF(275, 75)) == "corner"
    assert scene.what_at(QPointF(325, 125)) == "corner"
    assert scene.what_at(QPointF(325, 75)) == ""
    assert scene.what_at(scene.centre("corner")) == "corner"


@pytest.mark.parametrize("turned_by", ["key", "wheel"])
def test_what_is_held_is_turned(scene: TableScene, turned_by: str) -> None:
    view = TableView(scene)
    view.resize(400, 200)
    view.show()
    meant: list[list[Move]] = []
    scene.hand.chosen.connect(meant.append)
    scene.show_state(("left",), 0, animate=False)
    ways = [Gesture("on-left", "right"), Gesture("on-left", "right", facing=90)]
    scene.offer([Way(move, gesture, None) for move, gesture in zip((UPRIGHT, LYING), ways, strict=True)])
    scene.hand.click("on-left")
    before = view.transform().m11()
    if turned_by == "key":
        QTest.keyClick(view, Qt.Key.Key_R)
    else:
        QApplication.sendEvent(view.viewport(), wheel())
    assert scene.hand.facing == 90
    assert scene.pieces["on-left"].rotation() == 90
    assert view.transform().m11() == before
    scene.hand.click("right")
    assert meant == [[LYING]]
    scene.tidy()
    assert scene.pieces["on-left"].rotation() == 0
    view.close()


def wheel() -> QWheelEvent:
    none, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    return QWheelEvent(QPointF(20, 20), QPointF(20, 20), QPoint(), QPoint(0, -120), none, no_key, phase, False)
