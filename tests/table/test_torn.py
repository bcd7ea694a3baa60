"""What stands on the screen after a gesture is what a fresh painting shows: nothing torn, no ghost of what was there before."""

import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.plugins import GAMES
from tests.table.conftest import Lay, Mouse
from tests.table.likeness import apart

GESTURES = 6
SPECKS = 60
"""So many pixels may be rounded otherwise, at the edges of what was painted anew; a strip has thousands."""


class Watcher:
    def __init__(self, table: Any, qtbot: QtBot) -> None:
        self.table, self.qtbot, self.mouse = table, qtbot, Mouse(table)

    def rest(self) -> None:
        """Until nothing moves any more; the card beside the pointer comes and goes by itself."""
        scene = self.table.scene
        self.qtbot.waitUntil(lambda: not scene.motion.running and not scene.looks.rough)
        self.table.explainer.card.away()
        QApplication.processEvents()
        QApplication.processEvents()

    def on_screen(self) -> QImage:
        """Painted bit by bit, as it happened."""
        window = self.table.window()
        return self._board(window.screen().grabWindow(window.winId()).toImage())

    def afresh(self) -> QImage:
        return self._board(self.table.window().grab().toImage())

    def _board(self, image: QImage) -> QImage:
        view = self.table.view.viewport()
        corner = view.mapTo(self.table.window(), QPoint(0, 0))
        return image.convertToFormat(QImage.Format.Format_RGB32).copy(corner.x(), corner.y(), view.width(), view.height())

    def drag(self, piece: str, to: QPoint) -> None:
        start = self.mouse.at(piece)
        self.mouse.press(start)
        for part in (0.2, 0.5, 0.8, 1.0):
            self.mouse.move(start + (to - start) * part)
            QApplication.processEvents()
        self.mouse.release(to)

    def torn(self) -> int:
        """So many pixels, when they are more than specks."""
        self.rest()
        specks = differing(self.on_screen(), self.afresh())
        return specks if specks > SPECKS else 0


def differing(a: QImage, b: QImage) -> int:
    one, other = (memoryview(bytes(image.constBits())).cast("I") for image in (a, b))
    return sum(x != y and apart(x, y) for x, y in zip(one, other, strict=True)) if a != b else 0


@pytest.mark.parametrize("game", ["noria", "agra", "yinzi"])
def test_nothing_is_torn_after_drags_that_go_nowhere(lay: Lay, qtbot: QtBot, game: str) -> None:
    table = lay(GAMES[game], seed="3", animation="fast")
    rng, watcher, match = random.Random(5), Watcher(table, qtbot), table.session.match
    torn = []
    for _ in range(GESTURES):
        for _ in range(rng.randrange(1, 20)):
            match.submit(rng.choice(match.legal()))
        table.session.refresh()
        watcher.rest()
        scene = table.scene
        pieces = sorted(p for p in scene.pieces if scene.hand.drags(p)) or sorted(scene.pieces)
        piece, spot = rng.choice(pieces), QPoint(rng.randrange(table.view.width()), rng.randrange(table.view.height()))
        watcher.drag(piece, spot)
        if specks := watcher.torn():
            torn.append(f"{specks} pixels after {piece} to {spot}")
    assert torn == []


def test_a_disc_dropped_on_the_rim_of_the_wheel_leaves_no_strips(lay: Lay, qtbot: QtBot) -> None:
    """What lies ahead is painted while it is held, and all of that goes when it springs back."""
    table = lay(GAMES["noria"], seed="3", animation="fast")
    rng, match = random.Random(1), table.session.match
    while match.frame is None or match.frame.kind != "city":
        match.submit(rng.choice(match.legal()))
    table.session.refresh()
    watcher, scene = Watcher(table, qtbot), table.scene
    watcher.rest()
    wheel = scene.places[f"wheel:{table.focus}"].place.rect
    rim = table.view.mapFromScene(wheel.center().x() + wheel.width() * 0.49, wheel.center().y())
    for piece in sorted(p for p in scene.pieces if p.startswith("stock-disc:")):
        watcher.drag(piece, rim)
        assert not watcher.torn(), piece
        if match.frame is None or match.frame.kind != "city":
            table.undo()
            watcher.rest()


def test_a_part_painted_for_others_does_not_run_ahead(lay: Lay, qtbot: QtBot) -> None:
    """A piece that flies has strips of the board painted anew; what is explained there must be what is explained beside it."""
    table = lay(GAMES["noria"], seed="3", animation="fast")
    watcher, scene = Watcher(table, qtbot), table.scene
    watcher.rest()
    explained = scene.overlay.explained
    scene.hovered = next(p for p in scene.pieces if p.startswith("rep:"))
    strip = QImage(50, 50, QImage.Format.Format_RGB32)
    painter = QPainter(strip)
    table.view.render(painter, strip.rect(), strip.rect())
    painter.end()
    assert scene.overlay.explained == explained, "not before all of it is asked for"
    scene.light()
    assert scene.overlay.explained == scene.overlay.wanted() != explained
