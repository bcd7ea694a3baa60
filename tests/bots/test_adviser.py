import random
from typing import Any

import pytest

from app.bots.adviser import CHANCE, CLOSES, FEATURE, LINE, OPENS, RIVALS, Advice, _left_to_others, advise, differences
from app.bots.search import Effort
from app.framework.dice import Effects, live
from app.framework.match import Match
from app.framework.moves import Move
from app.framework.phases import Frame
from tests.plugins import find
from tests.tables import deal_hands, play_on, states_of, toll_match
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


def test_who_can_do_one_thing_only_is_told_so() -> None:
    game = find("noria")
    s = next(s for s in states_of(game, 2) if s.stack and len(game.legal(s)) == 1)
    seat = s.stack[-1].seat
    (only,) = advise(game, game.observe(s, seat), seat, "s", Effort(300))
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


def test_what_is_urgent_is_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toll_match(2)
    deal_hands(match, (0, 2, 0, 0, 1), (0, 0, 0, 1, 1))
    named = {name for name, _ in quick(match)[0].reasons}
    assert len(named) > 1
    for name in named - {RIVALS}:
        monkeypatch.setattr(TollJudge, "urgent", frozenset({name.removeprefix(FEATURE)}))
        assert quick(match)[0].reasons[0][0] == name


def test_a_way_that_hangs_on_chance_says_so_and_is_told_as_a_mean() -> None:
    """Work rolls a die: with more draws the gain is that of no single roll."""
    match = toll_match(2)
    deal_hands(match, (0, 0, 1, 0, 0), (0, 0, 0, 1, 1))
    single = {advise(match.game, match.observe(0), 0, seed, Effort(300), 1)[0].gain for seed in "abcdefgh"}
    several = {advise(match.game, match.observe(0), 0, seed, Effort(300), 16)[0].gain for seed in "abcdefgh"}
    assert max(several) - min(several) < max(single) - min(single)
    assert CHANCE in [aside.key for aside in quick(match)[0].asides]


def test_the_next_player_is_named_when_the_move_matters_to_them() -> None:
    one, two = toll_match(2).at(0), toll_match(2).at(0)
    game = find("toll")
    one.stack = two.stack = (Frame("turn", 1),)
    one.active = two.active = 1
    two.seats[1].coins += 5
    (aside,) = _left_to_others(game, 0, toll_match(2).at(0), two, one)
    assert (aside.key, aside.seat) == (OPENS, 1)
    assert aside.points == pytest.approx(5.0, abs=1.5)
    (aside,) = _left_to_others(game, 0, toll_match(2).at(0), one, two)
    assert aside.key == CLOSES
    assert _left_to_others(game, 0, toll_match(2).at(0), one, one) == []


def test_a_quick_answer_leaves_out_what_the_next_player_can_make_of_the_move() -> None:
    game, told = find("noria"), {True: set[str](), False: set[str]()}
    for s in states_of(game, 3)[20:200:20]:
        seat = s.stack[-1].seat
        for rivals, keys in told.items():
            best, *_ = advise(game, game.observe(s, seat), seat, "s", Effort(100), 1, rivals=rivals)
            keys.update(aside.key for aside in best.asides)
    assert told[True] & {OPENS, CLOSES}
    assert told[False] == told[True] - {OPENS, CLOSES}
