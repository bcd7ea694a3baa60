"""A table with the test-only game on it, and a real mouse."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.framework.game import Game
from app.framework.match import Match
from app.framework.moves import Move
from app.framework.players import Player
from app.framework.record import Recorder
from app.table.items import PieceItem
from app.table.table import Table
from app.table.theme import load_fonts
from tests.toll import GAME as TOLL
from tests.toll.board import BOARD


@dataclass
class Settings:
    language: str = "en"
    theme: str = "dark"
    animation: str = "off"
    bot_pace: str = "off"
    confirm_turn: bool = False
    curtain: str = "never"
    hints: bool = True
    warnings: bool = False
    coach: bool = False
    goal: bool = False
    taught: list[str] = field(default_factory=list)
    learnt: list[str] = field(default_factory=list)
    panels: dict[str, Any] = field(default_factory=dict)


Lay = Callable[..., Table]


@pytest.fixture
def lay(qtbot: Any, tmp_path: Path) -> Iterator[Lay]:
    """Lays a table: of the test-only game with people, unless told otherwise."""
    laid: list[Table] = []

    def make(
        game: Game[Any] = TOLL,
        controls: tuple[str, ...] = ("human", "human"),
        seed: str | None = "5",
        board: Any = None,
        waits: bool = True,
        played: Sequence[Move] = (),
        **settings: Any,
    ) -> Table:
        load_fonts()
        match = Match(game, game.setup(len(controls)), seed)
        for move in played:
            assert match.submit(move) is None
        players = tuple(Player(f"P{i}", game.colours[i].id, control) for i, control in enumerate(controls))
        recorder = Recorder.begin(tmp_path / f"game{len(laid)}.caravan", match, players)
        table = Table(match, players, recorder, Settings(**settings), board=board or (BOARD if game is TOLL else None))
        table.resize(1280, 800)
        qtbot.addWidget(table)
        table.show()
        laid.append(table)
        if waits:
            qtbot.waitUntil(lambda: match.frame is None or "human" not in controls or at_question(table), timeout=60000)
        QApplication.processEvents()
        return table

    yield make
    for table in laid:
        table.shut()
        table.close()


def at_question(table: Table) -> bool:
    """Whether a person is asked; whoever is to sit down does so."""
    if table.curtain.isVisible():
        table.curtain.ready.click()
    return table.session.deciding


class Mouse:
    """A mouse over the board of a table; places and pieces by their ids."""

    def __init__(self, table: Table) -> None:
        self.table, self.view = table, table.view

    def at(self, what: str) -> QPoint:
        """In its middle, or off it where another piece reaches over that."""
        scene, view = self.table.scene, self.view
        if (piece := scene.pieces.get(what)) is None:
            return view.mapFromScene(scene.centre(what))
        area, steps = scene.area(what), (0.5, 0.25, 0.75)
        spots = [view.mapFromScene(area.topLeft() + QPointF(area.width() * x, area.height() * y)) for y in steps for x in steps]
        tops = (next((item for item in view.items(spot) if isinstance(item, PieceItem)), None) for spot in spots)
        return next((spot for spot, top in zip(spots, tops, strict=True) if top is piece), spots[0])

    def send(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, buttons: Qt.MouseButton) -> None:
        viewport = self.view.viewport()
        event = QMouseEvent(
            kind, QPointF(at), QPointF(viewport.mapToGlobal(at)), button, buttons, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(viewport, event)

    def press(self, at: QPoint) -> None:
        self.send(QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton)

    def move(self, at: QPoint, *, held: bool = True) -> None:
        buttons = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
        self.send(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, buttons)

    def release(self, at: QPoint) -> None:
        self.send(QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton)

    def click(self, what: str) -> None:
        self.press(self.at(what))
        self.release(self.at(what))

    def drag(self, piece: str, to: QPoint, facing: int = 0) -> None:
        """Turned on the way as it shall lie."""
        start = self.at(piece)
        self.press(start)
        for part in (0.3, 0.6, 1.0):
            self.move(start + (to - start) * part)
        turn_held(self.table, facing)
        self.release(to)


def turn_held(table: Table, facing: int) -> None:
    """Turn what is held with its key until it lies so; four times at most."""
    for _ in range(4):
        if table.scene.hand.facing != facing:
            QTest.keyClick(table.view, Qt.Key.Key_R)
