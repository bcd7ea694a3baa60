"""Earlier moments of a match, and matches played again from what was kept."""

import pytest

from app.framework.dice import ChanceMismatch
from app.framework.match import Match
from tests.tables import ASK, PASS, WORK, card, marks, play_on, toll_match, with_ones

# History.


def test_every_earlier_moment_can_be_looked_at() -> None:
    match = toll_match(4)
    seen = [match.at(0)]
    while not match.over:
        match.submit(match.legal()[0])
        seen.append(match.at(match.number))
    assert [match.at(n) for n in range(match.number + 1)] == seen
    for outside in (-1, match.number + 1):
        with pytest.raises(IndexError):
            match.at(outside)


def test_looking_back_gives_copies() -> None:
    match = toll_match()
    match.submit(WORK)
    for number in (0, 1):
        match.at(number).seats[0].coins += 5
        match.observe(0).seats[0].coins += 5
        assert match.at(number).seats[0].coins == 3


def test_a_resumed_match_begins_at_its_snapshot() -> None:
    match = toll_match()
    play_on(match, 6)
    later = Match.resumed(match.game, match.setup, match.at(6), 6, match.seed)
    assert (later.first, later.number) == (6, 6)
    assert later.at(6) == match.at(6)
    with pytest.raises(IndexError):
        later.at(5)
    refusal = later.undo()
    assert refusal is not None
    assert refusal.reason == "nothing-to-undo"
    assert play_on(later) == play_on(match), "the seed gives move 7 the same chance"


# Replay.


def test_a_replay_gives_the_same_game() -> None:
    match = toll_match(3, seed=None)
    play_on(match)
    again = Match(match.game, match.setup, None, match.opening)
    for entry in match.entries:
        assert again.replay(entry.seat, entry.move, entry.picks) is None
    assert again.digest() == match.digest()
    assert again.entries == match.entries


def test_only_the_seat_that_is_asked_may_move() -> None:
    match = with_ones()
    before = marks(match)
    refusal = match.replay(1, card("one"), [])
    assert refusal is not None
    assert (refusal.reason, refusal.params) == ("other-seat", (1,))
    assert marks(match) == before
    match.submit(card("one"))
    refusal = match.replay(0, PASS, [])
    assert refusal is not None
    assert refusal.reason == "other-seat"
    assert match.replay(1, ASK, []) is None


@pytest.mark.parametrize("picks", [[], [6], [-1]])
def test_a_replay_with_wrong_chance_changes_nothing(picks: list[int]) -> None:
    match = with_ones()
    before = marks(match)
    with pytest.raises(ChanceMismatch):
        match.replay(0, WORK, picks)
    assert marks(match) == before
