from collections.abc import Iterator
from typing import Any

import pytest

from app.bots.simulate import DeadEnd, simulate
from app.framework.moves import Refusal
from tests.plugins import find
from tests.toll.game import TollGame
from tests.toll.state import Toll
from tests.toll.steps.gate import LetPass
from tests.toll.steps.work import TakeWages

each_way = pytest.mark.parametrize("levels", [["random", "random"], ["novice", "random"]], ids=["random", "bots"])


def run(levels: list[str], games: int = 3) -> dict[str, Any]:
    game = find("toll")
    return simulate(game, game.setup(2), levels, games, "1")


@each_way
def test_sound_games_break_nothing(levels: list[str]) -> None:
    result = run(levels)
    assert (result["violations"], result["broken"]) == (0, {})
    assert result["decisions"] > 3 * 12
    assert result["longest"] <= result["decisions"]
    assert result["longest_rounds"] == 3
    assert len(result["mean_scores"]) == 2
    assert result["mean_total"] == pytest.approx(sum(result["mean_scores"]) / 2, abs=0.01)
    assert max(result["mean_scores"]) <= result["mean_winner"]
    assert result["bots"] == levels


@each_way
def test_a_step_that_breaks_an_invariant_is_counted(levels: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_a_card(step: TakeWages, s: Toll, f: Any, m: Any, fx: Any) -> None:
        s.seats[f.seat].coins += int(f.args[0])
        s.pile[0] -= 1 if s.pile[0] else 0

    monkeypatch.setattr(TakeWages, "play", lose_a_card)
    result = run(levels)
    assert result["broken"].keys() == {"cards of value one"}
    assert result["violations"] == result["broken"]["cards of value one"] > 0


def test_the_end_is_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def unsound_end(game: TollGame, s: Toll) -> Iterator[str]:
        if not s.stack:
            yield "the end"

    monkeypatch.setattr(TollGame, "broken", unsound_end)
    assert run(["random"] * 2)["broken"] == {"the end": 3}


@each_way
def test_a_dead_end_is_found(levels: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LetPass, "shut", lambda step, s, f: Refusal("no-card", ("one",), step.rule))
    with pytest.raises(DeadEnd, match="toll"):
        run(levels, 20)


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = run(["random"] * 2), run(["random"] * 2)
    for key in ("decisions", "mean_scores", "mean_winner", "longest"):
        assert one[key] == two[key]
