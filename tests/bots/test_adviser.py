import random
from typing import Any

import pytest

from app.bots.adviser import RIVALS, Advice, _changes, advise
from app.bots.search import Cancelled
from app.framework.dice import ChanceMet, Effects, QuietEffects, live, unknown
from app.framework.match import Match
from tests.plugins import find
from tests.tables import deal_hands, play_on, toll_match


def quick(match: Match[Any], seat: int | None = None, seed: str = "s") -> list[Advice]:
    seat = match.frame.seat if seat is None and match.frame else seat
    assert seat is not None
    return advise(match.game, match.observe(seat), seat, seed, width=3, nodes=120)


def test_a_line_without_chance_is_followed_to_its_end() -> None:
    """In Noria, every advised line of a first turn ends where the turn passes on."""
    game = find("noria")
    match = Match(game, game.setup(3), "14")
    play_on(match, 14)
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


def test_the_gain_is_the_sum_of_all_changes() -> None:
    """A pair of ones for three coins: two cards fewer, three coins more, whatever the rest of the turn brings."""
    match = toll_match(2)
    before, after = match.at(0), match.at(0)
    after.seats[0].coins += 3
    after.seats[1].coins += 1
    changes = _changes(match.game, before, after, 0)
    assert changes == {"coins": 3.0, "cards": 0.0, RIVALS: -0.5}


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


def test_who_asked_may_stop() -> None:
    match = toll_match()
    assert match.frame
    with pytest.raises(Cancelled):
        advise(match.game, match.observe(match.frame.seat), match.frame.seat, "s", stop=lambda: True)
