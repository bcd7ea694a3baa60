import random
from typing import Any

import pytest

from app.bots.adviser import RIVALS, WORTH_SAYING, Advice, _changes, advise
from app.bots.search import Cancelled
from app.framework.dice import ChanceMet, Effects, QuietEffects, live, unknown
from app.framework.match import Match
from tests.plugins import GAMES, find
from tests.tables import deal_hands, play_on, toll_match


def quick(match: Match[Any], seat: int | None = None, seed: str = "s") -> list[Advice]:
    seat = match.frame.seat if seat is None and match.frame else seat
    assert seat is not None
    return advise(match.game, match.observe(seat), seat, seed, width=3, nodes=120)


def moments(game_id: str) -> list[Match[Any]]:
    game = find(game_id)
    made = []
    for moves in (0, 3, 8, 14):
        match = Match(game, game.setup(3), str(moves))
        play_on(match, moves)
        assert not match.over
        made.append(match)
    return made


MOMENTS = [match for game_id in GAMES for match in moments(game_id)]
at_each_moment = pytest.mark.parametrize("match", MOMENTS, ids=[f"{m.game.id}-{m.number}" for m in MOMENTS])


@at_each_moment
def test_up_to_three_different_legal_moves(match: Match[Any]) -> None:
    before = match.digest()
    advice = quick(match)
    firsts = [a.move for a in advice]
    assert 1 <= len(firsts) <= 3
    assert len(set(firsts)) == len(firsts)
    assert all(match.explain(m) is None for m in firsts)
    assert match.digest() == before


@at_each_moment
def test_the_line_can_be_played_as_far_as_no_chance_is_met(match: Match[Any]) -> None:
    assert match.frame
    seat = match.frame.seat
    for advice in quick(match):
        state = match.at(match.number)
        for move in (advice.move, *advice.line):
            if not state.stack or state.stack[-1].seat != seat:
                break  # a rival answers in between
            assert match.game.refuse(state, move) is None
            try:
                match.game.play(state, move, Effects(unknown))
            except ChanceMet:
                break


def test_a_line_without_chance_is_followed_to_its_end() -> None:
    """In Noria, every advised line of a first turn ends where the turn passes on."""
    match = MOMENTS[[m.game.id for m in MOMENTS].index("noria") + 3]
    assert match.frame
    seat, followed = match.frame.seat, 0
    for advice in quick(match):
        state = match.at(match.number)
        fx = QuietEffects(unknown)
        try:
            for move in (advice.move, *advice.line):
                assert match.game.refuse(state, move) is None
                match.game.play(state, move, fx)
        except ChanceMet:
            continue
        followed += 1
        assert state.stack[-1].seat != seat or state.active != seat
        changes = _changes(match.game, match.at(match.number), state, seat)
        assert advice.gain == pytest.approx(sum(changes.values()))
        assert dict(advice.reasons).items() <= changes.items()
    assert followed


@at_each_moment
def test_reasons_are_features_strongest_first(match: Match[Any]) -> None:
    known = {*match.game.judge.features, RIVALS} - match.game.judge.fleeting
    for advice in quick(match):
        sizes = [abs(change) for _, change in advice.reasons]
        assert len(sizes) <= 3
        assert sizes == sorted(sizes, reverse=True)
        assert all(size >= WORTH_SAYING for size in sizes)
        assert {name for name, _ in advice.reasons} <= known


def test_the_gain_is_the_sum_of_all_changes() -> None:
    """A pair of ones for three coins: two cards fewer, three coins more, whatever the rest of the turn brings."""
    match = toll_match(2)
    before, after = match.at(0), match.at(0)
    after.seats[0].coins += 3
    after.seats[1].coins += 1
    changes = _changes(match.game, before, after, 0)
    assert changes == {"coins": 3.0, "cards": 0.0, RIVALS: -0.5}


@at_each_moment
def test_who_is_not_asked_gets_no_advice(match: Match[Any]) -> None:
    assert match.frame
    for seat in range(3):
        assert bool(quick(match, seat)) == (seat == match.frame.seat)


def test_there_is_no_advice_after_the_end() -> None:
    match = toll_match()
    play_on(match)
    assert quick(match, 0) == quick(match, 1) == []


def test_the_same_seed_gives_the_same_advice() -> None:
    match = MOMENTS[1]
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


def test_who_asked_may_stop() -> None:
    match = MOMENTS[0]
    assert match.frame
    with pytest.raises(Cancelled):
        advise(match.game, match.observe(match.frame.seat), match.frame.seat, "s", stop=lambda: True)
