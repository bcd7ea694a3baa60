"""What a person may not see lies behind the curtain, and neither the log nor a picture gives it away."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.framework.codec import encode
from app.framework.moves import Event, Move
from app.framework.record import Recorder, load
from app.play.eyes import EVERYBODY
from app.play.wants import Curtain
from tests.plugins import find
from tests.table.conftest import Lay, Mouse
from tests.table.minds import log_lines, minds
from tests.toll.board import BOARD

__all__ = ["minds"]

ALONE, BOTS = ("human", "random"), ("random", "novice")


def press_ready(table: Any) -> None:
    QTest.keyClick(table.curtain.ready, Qt.Key.Key_Space)


def test_a_game_of_several_people_with_secrets_opens_behind_the_curtain(lay: Lay) -> None:
    table = lay(curtain="auto", waits=False)
    assert table.curtain.isVisible()
    assert "P0" in table.curtain.text.text()
    assert not any(piece.startswith("card:") for piece in table.scene.pieces), "not even behind it"
    press_ready(table)
    assert not table.curtain.isVisible()
    assert table.session.deciding
    assert any(piece.startswith("card:0:") for piece in table.scene.pieces)


def test_the_curtain_falls_between_people_with_secrets(lay: Lay) -> None:
    table = lay(curtain="auto")
    table.play(Move("work"))
    table.play(Move("take"))
    assert table.curtain.isVisible()
    assert "P1" in table.curtain.text.text()
    assert table.session.viewer == EVERYBODY
    press_ready(table)
    assert table.session.viewer == table.focus == 1
    assert table.session.deciding
    assert table.view.isEnabled()


def test_behind_the_curtain_nothing_can_be_seen_or_done(lay: Lay) -> None:
    table = lay(curtain="auto")
    table.play(Move("work"))
    table.play(Move("draw"))
    assert isinstance(table.turns.now, Curtain)
    before = encode(table.session.match.at(2))
    assert not any("draws" in line for line in log_lines(table))
    for action in table.actions_by_key.values():
        action.trigger()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_M, Qt.Key.Key_Escape):
        QTest.keyClick(table.view, key)
        QTest.keyClick(table.moves.search, key)
    table.moves.chosen.emit(table.session.match.legal()[0])
    table.hint_card.play_wanted.emit(table.session.match.legal()[0])
    table.log.moment_wanted.emit(0)
    table.log.list.itemActivated.emit(table.log.list.item(0))
    Mouse(table).drag("deck", Mouse(table).at("table"))
    assert isinstance(table.turns.now, Curtain)
    assert encode(table.session.match.at(2)) == before
    assert (table.session.match.number, table.turns.past) == (2, None)
    assert table.curtain.isVisible()
    assert table.hint_card.isHidden()
    assert not any(piece.startswith("card:") for piece in table.scene.pieces)
    assert table.scene.hand.ways == []
    assert table.moves.moves() == []
    assert not table.view.isEnabled(), "no keys, and nothing for screen readers"


def test_the_curtain_speaks_the_language_that_is_chosen(lay: Lay) -> None:
    table = lay(curtain="auto", waits=False)
    table.settings.language = "it"
    table.apply(table.settings)
    assert "tocca a te" in table.curtain.text.text()
    assert table.curtain.isVisible()


# Secrets.


def drawn(viewer: int, table: Any) -> bool:
    """Whether the log tells these eyes the card that was drawn."""
    table.log.show_match(table.session.match, viewer, table.session.match.number, table.speaker)
    return any("draws" in line for line in log_lines(table))


def test_the_log_tells_a_secret_only_to_whom_it_belongs(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(controls=ALONE)
    table.play(Move("work"))
    table.play(Move("draw"))
    assert [drawn(viewer, table) for viewer in (0, 1, EVERYBODY)] == [True, False, False]


def test_the_log_keeps_secrets_of_the_set_up_too(lay: Lay) -> None:
    table = lay(controls=ALONE)
    table.session.match.opening_events = (Event("drew", 1, ("one",), (1,)),)
    table.log.relabel(table.speaker)
    assert [drawn(viewer, table) for viewer in (0, 1, EVERYBODY)] == [False, True, False]


def test_a_look_ahead_is_in_the_eyes_of_whoever_looks(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay()
    table.play(Move("work"))
    table.play(Move("take"))
    assert table.session.viewer == 1
    ghosts: list[Any] = []
    monkeypatch.setattr(table.scene.ghosts, "show", ghosts.append)
    move = next(m for m in table.session.match.legal() if m.verb == "card")
    table.explainer.preview(move)
    table.scene.hand.click(next(w.gesture.piece for w in table.scene.hand.ways if w.move == move))
    table.explainer.point("table")
    assert len(ghosts) == 2, "from the list, and with the card in the hand"
    for after in ghosts:
        assert (sum(after.seats[0].hand), sum(after.seats[1].hand)) == (0, 1)


def test_a_picture_gives_no_secret_away(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    """The only person's cards may be seen; of several people's, nobody's."""
    painted: list[Any] = []
    monkeypatch.setattr("app.table.table.picture", lambda board, seen, *more: painted.append(seen))
    lay(curtain="never").picture(200)
    lay(controls=BOTS, waits=False).picture(200)
    lay(controls=ALONE).picture(200)
    lay(controls=("random", "human"), waits=False).picture(200)
    assert [[sum(seat.hand) for seat in seen.seats] for seen in painted] == [[0, 0], [0, 0], [2, 0], [0, 2]]


def test_a_saved_game_of_several_people_opens_behind_the_curtain(lay: Lay, qtbot: Any, tmp_path: Path) -> None:
    from app.table.table import Table

    table = lay(curtain="auto")
    table.play(Move("work"))
    table.shut()
    loaded = load(table.path, find)
    again = Table(loaded.match, loaded.players, Recorder.resume(table.path, loaded), table.settings, board=BOARD)
    qtbot.addWidget(again)
    again.show()
    assert not any(piece.startswith("card:") for piece in again.scene.pieces), "nor in the moment before"
    qtbot.waitUntil(again.curtain.isVisible)
    again.shut()
