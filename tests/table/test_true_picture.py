"""What is on the screen is what the table is: nothing torn while the hand moves, no ghost once it has gone.

The suite makes some gestures at each game; CARAVANSERAI_GESTURES asks for more.
"""

import os
import random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.plugins import GAMES
from tests.table.conftest import Lay, Mouse
from tests.table.likeness import apart
from tests.table.test_monkey import Monkey

GESTURES = int(os.environ.get("CARAVANSERAI_GESTURES", "24"))
FRESH = 4
"""Every so many gestures a table is laid anew to compare with."""


def board_of(table: Any) -> QRect:
    corner = table.view.viewport().mapTo(table, QPoint(0, 0))
    return QRect(corner, table.view.viewport().size())


def on_screen(table: Any) -> QImage:
    """The board as it was painted, bit by bit, since the window opened; nothing comes or goes by itself meanwhile."""
    table.explainer.card.away()
    table.asking.answers._flash.stop()
    table.prompt._fade.stop()
    for _ in range(3):  # a layout asks for another, and a paint waits for the last of them
        QApplication.processEvents()
    while table.scene.looks.rough:  # after a change of size it is painted sharply a moment later
        QApplication.processEvents()
    QApplication.processEvents()
    r = board_of(table)
    shown = table.screen().grabWindow(table.winId(), r.x(), r.y(), r.width(), r.height())
    picture: QImage = shown.toImage().convertToFormat(QImage.Format.Format_RGB32)
    return picture


def repainted(table: Any) -> QImage:
    table.view.viewport().update()
    return on_screen(table)


def difference(a: QImage, b: QImage) -> str:
    """Where two pictures differ; nothing where they do not."""
    if a.size() != b.size():
        return f"{a.size()} and {b.size()}"
    if a == b:
        return ""
    spots = ((x, y) for y in range(a.height()) for x in range(0, a.width(), 2))
    unlike = [(x, y) for x, y in spots if (p := a.pixel(x, y)) != (q := b.pixel(x, y)) and apart(p, q)]
    if not unlike:
        return ""
    xs, ys = [x for x, _ in unlike], [y for _, y in unlike]
    return f"{len(unlike)} between {min(xs)}, {min(ys)} and {max(xs)}, {max(ys)}"


class Watcher(Mouse):
    """A mouse whose every step is looked at."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.torn: list[str] = []

    def send(self, kind: Any, at: QPoint, button: Any, buttons: Any) -> None:
        super().send(kind, at, button, buttons)
        shown = on_screen(self.table)
        if torn := difference(shown, repainted(self.table)):
            self.torn.append(f"{kind} at {at.x()}, {at.y()}: {torn}")


def put_away(table: Any) -> None:
    """The hand has gone, and what pointed at something for a moment."""
    table.scene.hand.cancel()
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.Leave))
    QApplication.sendEvent(table.moves.list.viewport(), QEvent(QEvent.Type.Leave))
    table.asking.answers._dim()
    table.prompt.clear_note()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_picture_is_that_of_a_freshly_opened_table(lay: Lay, game: Any) -> None:
    table, rng = lay(game, seed="11"), random.Random(11)
    match = table.session.match
    monkey = Monkey(table, 11)
    monkey.mouse = mouse = Watcher(table)
    gestures = [monkey.drag_sensibly, monkey.drag_anywhere, monkey.click, monkey.click, monkey.hover_listed]
    for number in range(GESTURES):
        if match.over:
            break
        before = match.number
        rng.choice(gestures)()
        monkey.answer_menu()
        assert mouse.torn == []
        if number % FRESH == 0 and not match.over:
            put_away(table)
            table.focus = max(0, table.session.viewer)
            fresh = lay(game, seed="11", played=[entry.move for entry in match.entries])
            assert difference(on_screen(table), on_screen(fresh)) == "", f"after move {before}, gesture {number}"
            fresh.hide()
