"""What the process that thinks answers to one request."""

from typing import Any

import pytest

from app.bots import worker
from app.bots.adviser import advise
from app.bots.search import Effort
from app.framework.codec import written
from app.framework.moves import move_from_words
from tests.plugins import find
from tests.tables import play_on, toll_match


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A request about a game of three in which something happened already."""
    monkeypatch.setattr(worker, "load", find)
    match = toll_match(3)
    play_on(match, 6)
    assert match.frame
    seat = match.frame.seat
    state = written(match.game, match.observe(seat))
    return {"game": "toll", "level": "novice", "seat": seat, "thinking_seed": "x", "state": state}


def test_a_hint_is_a_quick_answer_and_then_a_better_one(asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    efforts: list[Effort] = []
    with_rivals: list[bool] = []

    def watched(game: Any, seen: Any, seat: int, seed: str, effort: Effort, draws: int, *, rivals: bool) -> Any:
        efforts.append(effort)
        with_rivals.append(rivals)
        return advise(game, seen, seat, seed, effort, draws, rivals=rivals)

    monkeypatch.setattr(worker, "advise", watched)
    quick, better = worker._answers({"do": "advise", **asked}, {})
    assert (quick["final"], better["final"]) == (False, True)
    assert quick["advice"]
    assert better["advice"]
    short, long = efforts
    assert short.nodes < long.nodes
    assert 0 < short.seconds < long.seconds < 3, "somebody waits"
    assert with_rivals == [False, True], "what rivals can make of it takes too long for a quick answer"
    for one in quick["advice"]:
        assert one.keys() == {"move", "gain", "reasons", "rest", "line", "against", "asides", "without"}


def test_a_bot_answers_once_and_legally(asked: dict[str, Any]) -> None:
    (answer,) = worker._answers({"do": "choose", **asked}, {})
    assert answer["final"]
    match = toll_match(3)
    play_on(match, 6)
    assert match.explain(move_from_words(answer["move"].split())) is None
