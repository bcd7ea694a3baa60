"""What becomes known, by chance or because a rule lays it open: it is no news before the move, and stays known after it."""

from typing import Any

import pytest

from app.framework.match import Match
from app.framework.moves import Move
from tests.tables import PASS, TAKE, WORK, deal_hands, toll_match
from tests.toll.steps.gate import LetPass


def at_the_gate() -> Match[Any]:
    """The second player may ask for the toll."""
    match = toll_match(2)
    deal_hands(match, (2, 0, 0, 0, 0), (2, 0, 0, 0, 0))
    match.submit(Move("card", ("one",)))
    return match


def looking(step: LetPass, s: Any, f: Any, a: Any, fx: Any) -> None:
    """Whoever lets pass looks at the hand of the player whose turn it is."""
    fx.tell("rolled", f.seat, sum(s.seats[s.active].hand), only=(f.seat,))
    fx.reveal()


def test_what_was_revealed_is_a_barrier_without_any_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LetPass, "play", looking)
    match = at_the_gate()
    match.submit(PASS)
    assert match.entries[-1].picks == ()
    refusal = match.undo()
    assert refusal is not None
    assert (refusal.reason, refusal.params) == ("undo-barrier", ("pass",))


def test_a_preview_does_not_show_what_comes_to_light(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LetPass, "play", looking)
    match = at_the_gate()
    preview = match.preview(PASS, 1)
    assert preview is not None
    assert (preview.state, preview.events, preview.certain) == (match.observe(1), (), False)


def test_the_preview_of_the_last_move_lays_nothing_open() -> None:
    """Whatever a game shows when it is over is shown when it is over."""
    match = toll_match()
    while not match.over:
        match.submit(WORK if match.frame and match.frame.kind == "turn" else TAKE)
    match.take_back = True
    match.undo()
    preview = match.preview(TAKE, 0)
    assert preview is not None
    assert (preview.state, preview.certain) == (match.observe(0), False)


def test_every_move_of_a_seeded_game_meets_other_chance() -> None:
    """A die rolled by move after move of the same kind does not always fall alike."""
    for seed in ("7", "8"):
        match = toll_match(4, seed)
        while not match.over:
            match.submit(WORK if match.frame and match.frame.kind == "turn" else TAKE)
        rolls = [entry.picks for entry in match.entries if entry.move == WORK]
        assert len(rolls) == 12
        assert len(set(rolls)) > 2
