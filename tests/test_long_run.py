"""The long run in short: it plays sound games, sees what is wrong, and its monkey leaves no memory behind."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from app.framework.game import Game
from tests.long_run import let_monkey, play_games
from tests.plugins import each_game, find
from tests.toll.game import TollGame


@each_game
def test_games_with_any_set_up_are_sound(game: Game[Any]) -> None:
    found = play_games(game, range(2))
    assert (found["games"], found["wrong"]) == (2, {})
    assert found["decisions"] > 20


def test_what_is_wrong_in_a_game_is_counted_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unsound(game: TollGame, s: Any) -> Iterator[str]:
        if s.round == 2:
            yield "the second round"

    monkeypatch.setattr(TollGame, "broken", unsound)
    found = play_games(find("toll"), range(3))
    assert found["wrong"] == {"the second round": 3, "AssertionError": 3}
    assert "long/2" in capsys.readouterr().err


def test_the_monkey_does_no_harm(qapp: Any) -> None:
    found = let_monkey(find("toll"), 0, gestures=30)
    assert (found["tables"], found["gestures"], found["wrong"]) == (1, 30, {})


def test_what_breaks_under_the_monkey_is_counted(qapp: Any, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    from app.table.panels.players import PlayersStrip

    def breaks(*_: Any) -> None:
        sys.excepthook(ValueError, ValueError("broken"), None)

    monkeypatch.setattr(PlayersStrip, "show_state", breaks)
    assert let_monkey(find("toll"), 0, gestures=5)["wrong"].keys() == {"ValueError"}
