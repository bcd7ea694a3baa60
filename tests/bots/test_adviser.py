import random
from typing import Any

import pytest

from app.bots.adviser import FEATURE, LINE, RIVALS, Advice, advise, differences
from app.bots.search import Effort
from app.framework.dice import Effects, live
from app.framework.match import Match
from app.framework.moves import Move
from tests.tables import deal_hands, play_on, toll_match
from tests.toll.features import TollJudge


def quick(match: Match[Any], seat: int | None = None, seed: str = "s") -> list[Advice]:
    seat = match.frame.seat if seat is None and match.frame else seat
    assert seat is not None
    return advise(match.game, match.observe(seat), seat, seed, Effort(300))


def test_the_difference_of_two_ways_part_by_part() -> None:
    """Three coins more and one card fewer; the only rival has one coin more, which counts half."""
    match = toll_match(2)
    one, two = match.at(0), match.at(0)
    two.seats[0].coins += 3
    two.seats[0].hand[next(i for i, n in enumerate(two.seats[0].hand) if n)] -= 1
    two.seats[1].coins += 1
    assert differences(match.game, one, two, 0) == [
        (FEATURE + "coins", 3.0, True),
        (FEATURE + "cards", -1.5, True),
        (RIVALS, -0.5, True),
    ]


def test_what_comes_anyway_is_no_difference() -> None:
    """Both ways end a turn later, in another round and with the same income: nothing of that is told."""
    match = toll_match(2)
    one = match.at(0)
    play_on(match, 4)
    two = match.at(match.number)
    one.seats, one.round = two.seats, two.round
    assert all(change == 0 for _, change, _ in differences(match.game, one, two, 0))


def test_once_the_game_is_over_the_score_sheet_is_compared() -> None:
    match = toll_match(2)
    play_on(match)
    one, two = match.at(match.number), match.at(match.number)
    two.seats[0].coins += 2
    told = {name: change for name, change, _ in differences(match.game, one, two, 0)}
    assert sum(told.values()) == 2
    assert all(name.startswith(LINE) for name in told if name != RIVALS)


def test_what_only_guides_the_search_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TollJudge, "fleeting", frozenset({"cards"}))
    match = toll_match(3)
    play_on(match, 3)
    hints = quick(match)
    assert all(name != FEATURE + "cards" for hint in hints for name, _ in hint.reasons)


def test_who_can_do_one_thing_only_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toll_match(3)
    everything = match.game.legal
    monkeypatch.setattr(match.game, "legal", lambda s: everything(s)[:1])
    (only,) = quick(match)
    assert (only.gain, only.reasons, only.rest, only.against) == (0.0, (), 0.0, None)


def test_where_nothing_matters_nothing_is_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toll_match(2)
    monkeypatch.setattr(match.game.judge, "weights", (0.0, 0.0))
    best, *_ = quick(match)
    assert (best.gain, best.reasons, best.rest) == (0.0, (), 0.0)
    assert best.against not in (None, best.move)


def test_a_card_that_takes_the_toll_is_told_against_playing_another() -> None:
    """With a one in hand and a one with the rival, who would take the toll: the hint knows it before it happens."""
    match = toll_match(2)
    deal_hands(match, (1, 0, 0, 0, 1), (1, 0, 0, 0, 0))
    best, *_ = quick(match)
    assert best.against != best.move
    assert best.gain > 0
    assert isinstance(best.move, Move)


def test_there_is_no_advice_after_the_end() -> None:
    match = toll_match()
    play_on(match)
    assert quick(match, 0) == quick(match, 1) == []


def test_the_same_seed_gives_the_same_advice() -> None:
    match = toll_match(3)
    play_on(match, 3)
    assert quick(match) == quick(match)


def test_nobody_elses_secrets_are_read() -> None:
    match = toll_match(3)
    hands = [[(1, 0, 0, 0, 1), (0, 1, 1, 0, 0), (0, 0, 0, 2, 0)], [(1, 0, 0, 0, 1), (0, 0, 0, 0, 2), (2, 0, 0, 0, 0)]]
    told = []
    for hand in hands:
        deal_hands(match, *hand)
        told.append(quick(match))
    assert told[0] == told[1]
    seen = match.observe(0)
    for n in range(5):
        match._state = match.game.imagine(seen, 0, Effects(live(random.Random(n))))
        assert quick(match) == told[0]


def test_own_cards_do_matter() -> None:
    match = toll_match(2)
    deal_hands(match, (0, 0, 0, 0, 2), (1, 1, 0, 0, 0))
    rich = quick(match)
    deal_hands(match, (2, 0, 0, 0, 0), (0, 0, 1, 1, 0))
    assert quick(match) != rich
