"""A monkey at the table: thousands of gestures, sensible or not. Nothing breaks, and the picture always agrees with the state.

The suite runs a short visit; CARAVANSERAI_GESTURES asks for a long one.
"""

import os
import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.plugins import GAMES
from tests.table.conftest import Lay, Mouse

GESTURES = int(os.environ.get("CARAVANSERAI_GESTURES", "80"))
SEEDS = range(5) if GESTURES > 1000 else range(2)
KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab)


class Monkey:
    def __init__(self, table: Any, seed: int) -> None:
        self.table, self.rng = table, random.Random(seed)
        self.mouse = Mouse(table)

    def act(self) -> None:
        acts = [self.drag_sensibly] * 6 + [self.click] * 4 + [self.keys] * 3
        acts += [
            self.drag_anywhere,
            self.listed,
            self.listed,
            self.hover_listed,
            self.undo,
            self.look_back,
            self.look_at,
            self.right_click,
            self.zoom,
        ]
        self.rng.choice(acts)()
        self.answer_menu()
        QApplication.processEvents()

    def things(self) -> list[str]:
        return [*self.table.scene.pieces, *self.table.scene.places]

    def drag_sensibly(self) -> None:
        ways = [w for w in self.table.scene.hand.ways if w.gesture.piece and w.gesture.place]
        if ways:
            way = self.rng.choice(ways)
            self.mouse.drag(way.gesture.piece, self.mouse.at(way.gesture.place), way.gesture.facing)

    def drag_anywhere(self) -> None:
        if self.table.scene.pieces:
            piece, spot = (
                self.rng.choice(list(self.table.scene.pieces)),
                QPoint(self.rng.randrange(900), self.rng.randrange(600)),
            )
            self.mouse.drag(piece, spot)

    def click(self) -> None:
        stops = self.table.scene.hand.stops() or self.things()
        if stops:
            self.mouse.click(self.rng.choice(stops if self.rng.random() < 0.8 else self.things()))

    def keys(self) -> None:
        for _ in range(self.rng.randrange(1, 6)):
            QTest.keyClick(self.table.view, self.rng.choice(KEYS))

    def listed(self) -> None:
        moves = self.table.moves.moves()
        if moves:
            self.table.moves.chosen.emit(self.rng.choice(moves))

    def hover_listed(self) -> None:
        """What a move of the list would do is shown while the pointer is on it."""
        if moves := self.table.moves.moves():
            self.table.moves.pointed.emit(self.rng.choice(moves))

    def undo(self) -> None:
        self.rng.choice([self.table.undo, self.table.redo, self.table.restart_turn])()

    def look_back(self) -> None:
        self.table.session.look_at(self.rng.randrange(self.table.session.match.number + 1))
        QApplication.processEvents()
        agree(self.table)
        if self.rng.random() < 0.7:
            self.table.back_to_now()

    def look_at(self) -> None:
        self.table.look_at_next()

    def right_click(self) -> None:
        if self.things():
            self.table.view.menu_wanted.emit(self.rng.choice(self.things()), QPoint(50, 50))

    def zoom(self) -> None:
        self.rng.choice([self.table.view.zoom_in, self.table.view.zoom_out, self.table.view.fit])()

    def answer_menu(self) -> None:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            actions = [a for a in menu.actions() if a.text()]
            if actions and self.rng.random() < 0.7:
                self.rng.choice(actions).trigger()
            menu.close()


def agree(table: Any) -> None:
    """Every piece lies where the board says it does at the moment looked at."""
    scene = table.scene
    seen = table.session.seen()
    assert scene.seen == seen
    assert scene.pieces.keys() == {p.id for p in scene.board.arrange(seen, scene.focus)}
    for piece_id, item in scene.pieces.items():
        if piece_id != scene.hand.held:
            assert item.rect() == scene.homes[piece_id], piece_id


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_monkey_at_the_table(lay: Lay, game: Any, seed: int) -> None:
    table = lay(game, seed=str(seed))
    monkey = Monkey(table, seed)
    for _ in range(GESTURES):
        monkey.act()
        agree(table)
    assert table.session.match.entries or table.session.match.can_redo, "the monkey has played"
