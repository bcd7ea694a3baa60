"""Before a move that throws much away the table asks again, for who wants that."""

from typing import Any

import pytest

from app.framework.lines import Note
from app.framework.moves import Move
from app.table.warner import MUCH
from tests.table.conftest import Lay

WORK = Move("work")


@pytest.fixture
def warned(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table that warns, and what its worker was asked; the test answers for it."""
    table = lay(warnings=True)
    asked: list[str] = []
    monkeypatch.setattr(table.asking.warner._thinker, "ask", lambda *_, move: asked.append(move))
    return table, asked


def answer(table: Any, loss: float) -> None:
    table.asking.warner._thinker.answered.emit({"loss": loss, "better": "take" if loss else "", "final": True})


def test_a_move_that_loses_little_is_played(warned: Any) -> None:
    table, asked = warned
    for number, loss in enumerate((0.0, MUCH - 0.1)):
        move = table.session.match.legal()[0]
        table.play(move)
        assert table.session.match.number == number, "it is weighed first"
        assert asked[-1] == str(move)
        answer(table, loss)
        assert table.session.match.number == number + 1


def test_a_move_that_loses_much_waits_for_a_yes(warned: Any) -> None:
    table, asked = warned
    for said, played in ((table.prompt.rejected, 0), (table.prompt.confirmed, 1)):
        table.play(WORK)
        answer(table, 7.2)
        assert table.session.match.number == 0
        assert "about 7 points" in table.prompt.question.text()
        said.emit()
        assert table.session.match.number == played
    assert asked == ["work", "work"], "who says yes is not asked again"


def test_where_nothing_can_be_found_out_the_move_is_played(warned: Any) -> None:
    table, _ = warned
    table.play(WORK)
    table.asking.warner._thinker.failed.emit(Note("thinking-silent", (("seconds", 30),)))
    assert table.session.match.number == 1


def test_an_answer_that_comes_too_late_changes_nothing(warned: Any) -> None:
    table, _ = warned
    table.play(WORK)
    table.asking.warner.wanted = False
    table.play(table.session.match.legal()[0])
    assert table.session.match.number == 1
    answer(table, 9.0)
    assert table.asking.pending is None
    assert table.session.match.number == 1


def test_nobody_is_warned_who_does_not_want_it(lay: Lay) -> None:
    table = lay()
    table.play(WORK)
    assert table.session.match.number == 1
