"""The pictures of saved games in the lobby keep secrets."""

from pathlib import Path
from typing import Any

import pytest

from app.framework.players import HUMAN, Player
from app.shell import glance
from tests.tables import toll_match
from tests.toll.board import BOARD


@pytest.mark.parametrize(
    ("controls", "known"),
    [
        ((HUMAN, "random"), [2, 0]),
        (("random", HUMAN), [0, 2]),
        ((HUMAN, HUMAN), [0, 0]),
        (("random", "novice"), [0, 0]),
    ],
)
def test_a_picture_shows_only_what_whoever_comes_by_may_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, controls: tuple[str, ...], known: list[int]
) -> None:
    painted: list[Any] = []

    class Image:
        def save(self, path: str) -> None:
            Path(path).touch()

    def paint(board: Any, seen: Any, *more: Any) -> Image:
        painted.append(seen)
        return Image()

    monkeypatch.setattr(glance, "_board", lambda load, game: BOARD)
    monkeypatch.setattr("app.table.picture.picture", paint)
    match = toll_match()
    players = tuple(Player(f"P{i}", match.game.colours[i].id, control) for i, control in enumerate(controls))
    glance._paint(tmp_path / "g.bmp", match, players, "en", "dark")
    assert [[sum(seat.hand) for seat in seen.seats] for seen in painted] == [known]
    assert (tmp_path / "g.bmp").exists()
