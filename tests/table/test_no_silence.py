"""Whatever is touched, lifted or dropped answers: it plays, asks, or says a reason.

The suite looks at some positions of each game; CARAVANSERAI_POSITIONS asks for more.
"""

import os
import random
import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu

from app.framework.moves import Move
from app.table.board import load_board
from tests.plugins import GAMES
from tests.table.conftest import Lay, Mouse
from tests.tables import states_of

POSITIONS = int(os.environ.get("CARAVANSERAI_POSITIONS", "12"))
TOUCHES = 20


class Toucher:
    def __init__(self, table: Any, rng: random.Random) -> None:
        self.table, self.rng, self.mouse = table, rng, Mouse(table)

    def touch(self) -> str:
        """One touch of anything: what was done."""
        scene, size = self.table.scene, self.table.view.viewport().size()
        spot = QPoint(self.rng.randrange(size.width()), self.rng.randrange(size.height()))
        things = [*scene.pieces, *scene.places]
        thing = self.rng.choice(things) if things else ""
        kind = self.rng.choice(["piece", "piece", "drag", "drag", "spot"])
        if kind == "spot" or not thing:
            self.mouse.press(spot)
            self.mouse.release(spot)
            return f"clicked at {spot}"
        if kind == "drag":
            self.mouse.drag(thing, spot)
            return f"dragged {thing} to {spot}"
        self.mouse.click(thing)
        return f"clicked {thing}"

    def answered(self, before: tuple[Any, ...]) -> bool:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            menu.close()
            return True
        return self.marks() != before or self.table.prompt.note.isVisible()

    def marks(self) -> tuple[Any, ...]:
        table = self.table
        return table.session.match.number, table.scene.hand.held, table.asking.pending


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_touch_is_met_with_silence(lay: Lay, game: Any) -> None:
    rng, silent, looked_at = random.Random(3), list[str](), 0
    while looked_at < POSITIONS:
        table = lay(game, seed=f"3{looked_at}", confirm_turn=True)
        toucher, match = Toucher(table, rng), table.session.match
        while looked_at < POSITIONS and on(match, rng):
            looked_at += 1
            table.session.refresh()
            for _ in range(TOUCHES):
                table.prompt.clear_note()
                before = toucher.marks()
                done = toucher.touch()
                if not toucher.answered(before):
                    silent.append(done)
                if match.over:
                    break
        table.hide()
    assert silent == []


def on(match: Any, rng: random.Random) -> bool:
    """Some random moves on; false when the game has ended."""
    for _ in range(rng.randrange(1, 25)):
        if not match.over:
            match.submit(rng.choice(match.legal()))
    return not match.over


@pytest.mark.parametrize("game_id", ["agra", "noria", "yinzi"])
def test_what_a_thing_serves_for_is_what_the_hand_does_with_it(game_id: str) -> None:
    game, board = GAMES[game_id], load_board(game_id)
    assert board is not None
    for seen in states_of(game, game.players[-1])[::3]:
        if not seen.stack:
            continue
        for move, _ in game.tried(seen):
            gesture = board.gesture(seen, move, seen.stack[-1].seat)
            if gesture is not None:
                thing = gesture.piece or gesture.place
                assert move.verb in board.uses(thing), f"{thing} serves for {move.verb}"
    for verbs in {re.split("[:/]", p.id)[0]: board.uses(p.id) for p in board.arrange(seen, 0)}.values():
        assert all(verb in game.verbs for verb in verbs)


def test_what_belongs_to_another_phase_says_what_it_waits_for(lay: Lay) -> None:
    table = lay(GAMES["noria"], seed="3")
    match = table.session.match
    while match.frame is None or match.frame.kind != "influence":
        match.submit(match.legal()[0])
    table.session.refresh()
    seat = table.session.viewer
    ambassador = next(p for p in table.scene.pieces if p.startswith("ambassador"))
    Mouse(table).click(ambassador)
    assert table.prompt.note.isVisible()
    assert table.speaker.refusal(match.explain(Move("travel"))) in table.prompt.note.text()  # type: ignore[arg-type]
    assert table.scene._hinted == table.scene.hand.may_start(), f"the hand points at what {seat} can do"
