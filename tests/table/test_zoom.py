"""Zooming stays smooth: nothing is painted anew until the zoom rests, and then everything is sharp."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from app.table.ground import TableItem
from app.table.items import PieceItem
from app.table.motion import Flight
from tests.table.conftest import Lay


class Counting:
    """How often the table and its pieces are painted."""

    def __init__(self, table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = self.pieces = 0
        board = table.board
        paint_table, paint_piece = board.paint_table, board.paint_piece

        def counted_table(*args: Any) -> None:
            self.table += 1
            paint_table(*args)

        def counted_piece(*args: Any) -> None:
            self.pieces += 1
            paint_piece(*args)

        monkeypatch.setattr(board, "paint_table", counted_table, raising=False)
        monkeypatch.setattr(board, "paint_piece", counted_piece, raising=False)


def roll(table: Any, clicks: int) -> None:
    viewport = table.view.viewport()
    centre = QPointF(viewport.rect().center())
    for _ in range(abs(clicks)):
        angle = QPoint(0, 120 if clicks > 0 else -120)
        where = QPointF(viewport.mapToGlobal(centre.toPoint()))
        none, free = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        event = QWheelEvent(centre, where, QPoint(), angle, none, free, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(viewport, event)
        table.view.viewport().repaint()


def test_nothing_is_painted_anew_until_the_zoom_rests(lay: Lay, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay()
    table.view.viewport().repaint()
    painted = Counting(table, monkeypatch)
    roll(table, 5)
    assert (painted.table, painted.pieces) == (0, 0)
    qtbot.waitUntil(lambda: painted.table == 1 and painted.pieces > 0)
    assert not table.scene.looks.rough
    table.view.viewport().repaint()
    assert painted.table == 1


def test_after_the_rest_the_table_has_the_pixels_of_the_screen(lay: Lay, qtbot: Any) -> None:
    table = lay()
    roll(table, 4)
    qtbot.waitUntil(lambda: not table.scene.looks.rough)
    table.view.viewport().repaint()
    ground: TableItem = table.scene.table
    scale = table.view.transform().m11() * table.view.devicePixelRatioF()
    assert ground._sharp.width() == pytest.approx(ground._area.width() * scale, abs=0.01)
    seen = table.view.mapToScene(table.view.viewport().rect()).boundingRect().intersected(ground.boundingRect())
    assert ground._area.contains(seen)


def test_what_is_painted_of_a_large_table_is_about_what_is_seen(lay: Lay, qtbot: Any) -> None:
    """At five times the size the whole table would take some hundred megabytes."""
    table = lay()
    roll(table, 30)
    qtbot.waitUntil(lambda: not table.scene.looks.rough)
    table.view.viewport().repaint()
    shown, viewport = table.scene.table._sharp, table.view.viewport()
    assert shown.width() * shown.height() < 2.2 * viewport.width() * viewport.height()


def test_panning_beyond_what_is_painted_ends_sharp(lay: Lay, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay()
    roll(table, 30)
    qtbot.waitUntil(lambda: not table.scene.looks.rough)
    table.view.viewport().repaint()
    painted = Counting(table, monkeypatch)
    table.scene.hurry()
    table.view.horizontalScrollBar().setValue(0)
    table.view.viewport().repaint()
    assert painted.table == 0
    qtbot.waitUntil(lambda: painted.table == 1)


def test_a_piece_at_rest_is_drawn_pixel_on_pixel(lay: Lay, qtbot: Any) -> None:
    """Also where it lies between two pixels."""
    table = lay()
    qtbot.waitUntil(lambda: not table.scene.looks.rough)
    item: PieceItem = next(iter(table.scene.pieces.values()))
    painted = item.looks.pixmap(item.look, 31, 27).toImage()
    item.put(QRectF(100.3, 50.6, 31, 27))
    image = QImage(200, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.translate(item.pos())
    item.paint(p, QStyleOptionGraphicsItem())
    p.end()
    assert image.copy(100, 51, 31, 27) == painted.convertToFormat(image.format())


def test_a_piece_that_grows_on_its_way_is_painted_once(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(animation="slow")
    item: PieceItem = next(iter(table.scene.pieces.values()))
    table.view.viewport().repaint()
    painted = Counting(table, monkeypatch)
    start = item.rect()
    table.scene.motion.fly([Flight(item, start, start.adjusted(-17, -17, 17, 17), None, 0.0, 0)])
    for t in (0.2, 0.4, 0.6, 0.8):
        table.scene.motion._tick(t)
        table.view.viewport().repaint()
    assert painted.pieces <= 1
    table.scene.motion.finish()


def test_while_the_window_is_resized_what_was_painted_will_do(lay: Lay, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay()
    table.resize(1260, 790)
    table.view.viewport().repaint()
    painted = Counting(table, monkeypatch)
    for width in (1240, 1200, 1160):
        table.resize(width, 780)
        QApplication.processEvents()
        table.view.viewport().repaint()
    assert (painted.table, painted.pieces) == (0, 0)
    qtbot.waitUntil(lambda: painted.table == 1)
    assert not table.scene.looks.rough
