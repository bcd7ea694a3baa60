from collections.abc import Callable
from typing import Any

import pytest

from app.framework.match import Entry, Match
from app.framework.moves import Move, Refusal
from tests.plugins import find
from tests.tables import DRAW, TAKE, WORK, card, marks, play_on, toll_match, with_ones
from tests.toll.components import VALUES
from tests.toll.steps.card import PlayCard


class Journal:
    def __init__(self) -> None:
        self.lines: list[tuple[object, ...]] = []

    def played(self, number: int, entry: Entry, after: Any) -> None:
        self.lines.append(("played", number, str(entry.move)))

    def agreed(self) -> None:
        raise AssertionError("nobody has agreed on anything")

    def undone(self, number: int, taken_back: bool) -> None:
        self.lines.append(("undone", number, taken_back))


class FullDisk(Journal):
    def played(self, number: int, entry: Entry, after: Any) -> None:
        raise OSError("no space left")

    def agreed(self) -> None:
        raise AssertionError("nobody has agreed on anything")

    def undone(self, number: int, taken_back: bool) -> None:
        raise OSError("no space left")


def test_a_set_up_that_does_not_exist_is_refused() -> None:
    game = find("toll")
    with pytest.raises(ValueError, match=r"misfit-players .*2, 3, 4"):
        Match(game, game.setup(2)._replace(players=5))


def test_a_double_click_is_ignored() -> None:
    match = with_ones()
    prompt = match.prompt
    assert match.submit(Move("pair", ("one",)), prompt) is None
    before = marks(match)
    assert match.submit(WORK, prompt) is None
    assert marks(match) == before
    assert match.submit(WORK, match.prompt) is None
    assert match.number == 2


def test_undo_makes_a_prompt_stale_too() -> None:
    match = with_ones()
    match.submit(Move("pair", ("one",)))
    prompt = match.prompt
    match.undo()
    assert match.submit(WORK, prompt) is None
    assert match.number == 0


def test_refusing_changes_nothing_and_explaining_says_the_same() -> None:
    match = with_ones()
    for move in (card("two"), card("six"), TAKE, Move("fly"), Move("pair", ("five",)), Move("work", (1,))):
        before = marks(match)
        refusal = match.explain(move)
        assert refusal is not None
        assert match.submit(move) == refusal
        assert marks(match) == before


@pytest.mark.parametrize(
    ("move", "reason", "rule"),
    [
        (card("two"), "no-card", "T-3.2"),
        (card("six"), "unknown-thing", "T-3.2"),
        (TAKE, "not-now", "T-3"),
        (Move("fly"), "unknown-verb", "T-3"),
    ],
    ids=str,
)
def test_every_refusal_has_reason_and_rule(move: Move, reason: str, rule: str) -> None:
    refusal = with_ones().explain(move)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (reason, rule)


def test_after_the_end_everything_is_refused() -> None:
    match = toll_match()
    play_on(match)
    assert match.over
    assert match.frame is None
    assert (match.legal(), match.tried()) == ([], [])
    refusal = match.submit(WORK)
    assert refusal is not None
    assert refusal.reason == "game-over"


def test_tried_holds_what_is_legal_and_why_the_rest_is_not() -> None:
    match = with_ones()
    tried = dict(match.tried())
    assert [m for m, why in tried.items() if why is None] == match.legal()
    refusal = tried[card("five")]
    assert refusal is not None
    assert refusal.reason == "no-card"


# Preview.


def test_a_preview_shows_what_would_be_and_changes_nothing() -> None:
    match = with_ones()
    before = marks(match)
    preview = match.preview(Move("pair", ("one",)), 0)
    assert preview is not None
    assert preview.certain
    assert preview.state.seats[0].coins == match.at(0).seats[0].coins + 3
    assert marks(match) == before


def test_a_preview_ends_at_a_chance() -> None:
    match = with_ones()
    before = marks(match)
    preview = match.preview(WORK, 0)
    assert preview is not None
    assert not preview.certain
    assert preview.events == ()
    assert marks(match) == before


def test_a_preview_hides_what_the_seat_may_not_see() -> None:
    match = with_ones()
    preview = match.preview(Move("pair", ("one",)), 0)
    assert preview is not None
    assert preview.state.seats[1].hand == [0] * 5
    assert preview.state.seats[1].unseen == 2


def test_there_is_no_preview_of_what_is_refused() -> None:
    assert with_ones().preview(card("five"), 0) is None


# Undo.


def test_undo_and_redo() -> None:
    match = with_ones()
    start = match.digest()
    match.submit(Move("pair", ("one",)))
    after, entries = match.digest(), list(match.entries)
    assert match.undo() is None
    assert (match.digest(), match.number) == (start, 0)
    assert match.redo() is None
    assert (match.digest(), match.entries) == (after, entries)
    refusal = match.redo()
    assert refusal is not None
    assert refusal.reason == "nothing-to-redo"


def test_another_move_forgets_what_was_undone() -> None:
    match = with_ones()
    match.submit(Move("pair", ("one",)))
    match.undo()
    match.submit(card("one"))
    refusal = match.redo()
    assert refusal is not None
    assert refusal.reason == "nothing-to-redo"


def test_chance_is_a_barrier() -> None:
    match = toll_match()
    match.submit(WORK)
    before = marks(match)
    refusal = match.undo()
    assert refusal is not None
    assert (refusal.reason, refusal.params) == ("undo-barrier", ("work",))
    assert marks(match) == before
    match.submit(TAKE)
    assert match.undo() is None, "taking the wages shows nothing new"


def test_what_was_revealed_is_a_barrier() -> None:
    match = toll_match()
    match.submit(WORK)
    match.submit(DRAW)
    assert match.entries[-1].barrier
    assert match.undo() is not None


def test_a_table_may_allow_to_take_back() -> None:
    match = toll_match(take_back=True)
    start = match.digest()
    journal = match.journal = Journal()
    match.submit(WORK)
    rolled = match.digest()
    assert match.undo() is None
    assert match.digest() == start
    assert journal.lines == [("played", 1, "work"), ("undone", 0, True)]
    match.submit(WORK)
    assert match.digest() == rolled, "with a seed, going back does not change the chance"


def test_an_undo_that_gives_nothing_away_is_not_marked() -> None:
    match = with_ones(take_back=True)
    journal = match.journal = Journal()
    match.submit(Move("pair", ("one",)))
    match.undo()
    match.redo()
    assert journal.lines == [("played", 1, "pair one"), ("undone", 0, False), ("played", 1, "pair one")]


def test_redo_meets_the_same_chance_even_without_a_seed() -> None:
    match = toll_match(seed=None, take_back=True)
    match.submit(WORK)
    rolled, picks = match.digest(), match.entries[-1].picks
    match.undo()
    match.redo()
    assert match.digest() == rolled
    assert match.entries[-1].picks == picks


# When something fails.


def test_a_step_that_fails_half_way_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(step: PlayCard, s: Any, f: Any, m: Move, fx: Any) -> None:
        s.seats[0].coins = 99
        s.stack = ()
        raise RuntimeError("half-way")

    match = with_ones()
    match.submit(Move("pair", ("one",)))
    match.undo()
    before, journal = marks(match), Journal()
    match.journal = journal
    with monkeypatch.context() as broken:
        broken.setattr(PlayCard, "play", fail)
        with pytest.raises(RuntimeError, match="half-way"):
            match.submit(card("one"))
    assert marks(match) == before
    assert journal.lines == []
    assert match.redo() is None, "what was undone is still there"


def test_what_cannot_be_written_down_is_not_played() -> None:
    match = with_ones()
    match.submit(Move("pair", ("one",)))
    match.undo()
    before = marks(match)
    match.journal = FullDisk()
    attempts: list[Callable[[], Refusal | None]] = [lambda: match.submit(WORK), match.redo]
    for attempt in attempts:
        with pytest.raises(OSError, match="no space"):
            attempt()
        assert marks(match) == before
    match.journal = None
    assert match.redo() is None
    match.journal = FullDisk()
    before = marks(match)
    with pytest.raises(OSError, match="no space"):
        match.undo()
    assert marks(match) == before


def test_what_can_be_tried_is_what_would_be_explained_and_a_shut_verb_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards, buttons and lists show these reasons; whoever tries gets the same."""
    match = toll_match()
    card = match.game.verbs["card"]
    asked: list[str] = []
    monkeypatch.setattr(type(card), "shut", lambda step, s, f: asked.append(step.verb))
    assert match.tried() == [(m, match.explain(m)) for m, _ in match.tried()]
    del asked[:]
    match.tried()
    assert asked == ["card"]
    monkeypatch.undo()
    shut = 0
    while not match.over:
        play_on(match, 1, seed=match.number)
        assert match.tried() == [(m, match.explain(m)) for m, _ in match.tried()]
        if match.frame is not None and match.frame.kind == "toll":
            (value,) = match.frame.args
            shut += Refusal("no-card", (VALUES[value],), "T-3.2") in [why for _, why in match.tried()]
    assert shut, "there was a verb that could not be used at all"
    assert match.tried() == []


def test_whose_turn_it_was() -> None:
    match = toll_match()
    play_on(match, 12)
    for number in range(match.number + 1):
        assert match.turn(number) == (match.at(number).round, match.at(number).active)
