"""Whole games by hand: with the mouse alone and with the keys alone, against a bot and between two people at one screen.

The suite makes the first and the last moves of each game by hand; CARAVANSERAI_GESTURES, when large, asks for all of them.
"""

import math
import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from app.bots.levels import make_bot
from app.framework.game import installed
from app.framework.match import Match
from app.framework.moves import Move
from app.table.board import Gesture, load_board
from app.table.panels.payment import PaymentPicker
from tests.table.conftest import Lay, Mouse, turn_held

DRAWN = [game for game in installed().values() if load_board(game.id)]
SEATS = {"bot": ("human", "random"), "people": ("human", "human")}
WHOLE = int(os.environ.get("CARAVANSERAI_GESTURES", "80")) > 1000
FIRST, LAST = 16, 20
"""So many moves at either end of a game are made by hand."""
WHIM = 0.25


def chooser(game: Any, seed: str) -> Callable[[Match[Any]], Move]:
    """A novice who now and then does anything at all: games in which everything happens and that come to an end."""
    rng, bot = random.Random(seed), make_bot("novice", game, seed)

    def choose(match: Match[Any]) -> Move:
        assert match.frame
        seat = match.frame.seat
        return rng.choice(match.legal()) if rng.random() < WHIM else bot.choose(match.observe(seat), seat)

    return choose


def all_but_the_last(game: Any, seats: int, seed: str) -> list[Move]:
    match, choose = Match(game, game.setup(seats), seed), chooser(game, seed)
    while not match.over:
        match.submit(choose(match))
    return [entry.move for entry in match.entries][:-LAST]


def gesture_of(table: Any, move: Move) -> Gesture | None:
    gesture: Gesture | None = table.board.gesture(table.session.seen(), move, table.scene.focus)
    return gesture


def menu() -> QMenu | None:
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, QMenu) else None


class MouseHand:
    """Makes a move with the mouse: drags, clicks, buttons, the list, menus."""

    def __init__(self, table: Any, qtbot: Any) -> None:
        self.table, self.qtbot, self.mouse = table, qtbot, Mouse(table)

    def make(self, move: Move) -> None:
        gesture = gesture_of(self.table, move)
        if gesture is None:
            self._from_panel(move)
        elif gesture.piece and gesture.place:
            self.mouse.drag(gesture.piece, self.mouse.at(gesture.place), gesture.facing)
        else:
            self.mouse.click(gesture.piece or gesture.place)
        self._from_menu(move)

    def _from_menu(self, move: Move) -> None:
        if (popup := menu()) is not None:
            action = next(a for a in popup.actions() if a.text() == self.table.speaker.move(move))
            QTest.mouseClick(popup, Qt.MouseButton.LeftButton, pos=popup.actionGeometry(action).center())

    def _from_panel(self, move: Move) -> None:
        text = self.table.speaker.move(move)
        pickers = [p for p in self.table.prompt.findChildren(PaymentPicker) if p.isVisible()]
        buttons = [b for b in self.table.prompt.findChildren(QPushButton) if b.isVisible()]
        if pickers and pickers[0].verb == move.verb:
            for box, count in zip(pickers[0].boxes.values(), move.args, strict=True):
                box.setValue(int(count))
            self.qtbot.mouseClick(pickers[0].accept, Qt.MouseButton.LeftButton)
        elif found := [b for b in buttons if b.text() in (text, text + self.table.asking.explainer.price(move))]:
            self.qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)
        else:
            self._from_list(move)

    def _from_list(self, move: Move) -> None:
        self.table.tabs.setCurrentWidget(self.table.moves)
        view = self.table.moves.list
        index = self.table.moves.filter.index(self.table.moves.moves().index(move), 0)
        view.scrollTo(index)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())


class KeyHand:
    """Makes a move with the keys: over the board, or by searching the list."""

    def __init__(self, table: Any, qtbot: Any) -> None:
        self.table, self.qtbot = table, qtbot

    def make(self, move: Move) -> None:
        gesture = gesture_of(self.table, move)
        if gesture is None:
            self._search(move)
            return
        carried = bool(gesture.piece and gesture.place)
        self._walk_to(gesture.piece or gesture.place, Qt.Key.Key_Space if carried else Qt.Key.Key_Return)
        if carried:
            turn_held(self.table, gesture.facing)
            self._walk_to(gesture.place, Qt.Key.Key_Return)
        if (popup := menu()) is not None:
            texts = [a.text() for a in popup.actions() if a.text()]
            for _ in range(texts.index(self.table.speaker.move(move))):
                QTest.keyClick(popup, Qt.Key.Key_Down)
            QTest.keyClick(popup, Qt.Key.Key_Return)

    def _walk_to(self, what: str, then: Qt.Key) -> None:
        hand = self.table.scene.hand
        for _ in range(len(hand.stops()) + 1):
            if hand.focus == what:
                break
            QTest.keyClick(self.table.view, Qt.Key.Key_Right)
        assert hand.focus == what, f"the keys do not reach {what}"
        QTest.keyClick(self.table.view, then)

    def _search(self, move: Move) -> None:
        QTest.keyClick(self.table, Qt.Key.Key_M)
        search = self.table.moves.search
        search.clear()
        QTest.keyClicks(search, self.table.speaker.move(move))
        QTest.keyClick(search, Qt.Key.Key_Down)
        rows = self.table.moves.moves()
        for _ in range(rows.index(move)):
            QTest.keyClick(self.table.moves.list, Qt.Key.Key_Down)
        QTest.keyClick(search if len(rows) == 1 else self.table.moves.list, Qt.Key.Key_Return)
        search.clear()


@pytest.mark.parametrize("against", SEATS)
@pytest.mark.parametrize("hand", [MouseHand, KeyHand], ids=["mouse", "keys"])
@pytest.mark.parametrize("game", DRAWN, ids=[game.id for game in DRAWN])
def test_a_game_begins(lay: Lay, qtbot: Any, game: Any, hand: type[MouseHand | KeyHand], against: str) -> None:
    table = lay(game, SEATS[against], seed=against)
    play(table, qtbot, hand(table, qtbot), math.inf if WHOLE else FIRST)
    assert table.session.match.number >= FIRST


@pytest.mark.parametrize("against", SEATS)
@pytest.mark.parametrize("hand", [MouseHand, KeyHand], ids=["mouse", "keys"])
@pytest.mark.parametrize("game", DRAWN, ids=[game.id for game in DRAWN])
def test_a_game_ends(lay: Lay, qtbot: Any, game: Any, hand: type[MouseHand | KeyHand], against: str) -> None:
    table = lay(game, SEATS[against], seed=against, played=all_but_the_last(game, len(SEATS[against]), against))
    play(table, qtbot, hand(table, qtbot), math.inf)
    assert table.stack.currentWidget() is table.score


def play(table: Any, qtbot: Any, player: MouseHand | KeyHand, moves: float) -> None:
    match = table.session.match
    choose, by_hand = chooser(match.game, "hand"), 0
    while not match.over and by_hand < moves:
        qtbot.waitUntil(lambda: match.over or (table.session.deciding and bool(table.moves.moves())), timeout=120000)
        if match.over:
            break
        before = match.number
        move = choose(match)
        player.make(move)
        assert match.number > before, f"{move} was not played"
        mine = [e for e in match.entries[before:] if e.seat in table.turns.people]
        assert mine[0].move == move
        by_hand += 1
